import GalleyDrawing
import GalleyText

extension GlyphRun {
    private struct Key: Hashable {
        var face: FontFace
        var glyph: UInt32
    }

    /// Pictures by glyph, and nil for glyphs that are none; each is decoded once.
    private static let known = Locked<[Key: GlyphPicture?]>([:])
    /// A font's pictures have some 64 kB each.
    private static let mostKnown = 256

    /// The pictures of its glyphs that are such, by the glyphs' numbers.
    public var pictures: [UInt32: GlyphPicture] {
        guard face.hasPictures else { return [:] }
        var pictures: [UInt32: GlyphPicture] = [:]
        for glyph in glyphs where pictures[glyph.id] == nil { pictures[glyph.id] = picture(of: glyph.id) }
        return pictures
    }

    private func picture(of glyph: UInt32) -> GlyphPicture? {
        let key = Key(face: face, glyph: glyph)
        if let known = Self.known.withLock({ $0[key] }) { return known }
        var picture: GlyphPicture?
        // Faces with bitmaps have no outlines for the same glyphs, and asking for outlines is cheaper.
        if face.outline(of: glyph).isEmpty, let bitmap = face.colorBitmap(of: glyph),
            let image = try? ImageDecoder.decode(bitmap.png)
        {
            picture = GlyphPicture(image: image, box: bitmap.box)
        }
        Self.known.withLock { known in
            if known.count >= Self.mostKnown { known.removeAll() }
            known[key] = .some(picture)
        }
        return picture
    }
}

import GalleyText

extension DrawItem {
    /// Whether two items are marks that draw the same. Groups are none.
    func isSameMark(as other: DrawItem) -> Bool {
        switch (self, other) {
        case (.fill(let path, let paint, let style), .fill(let path2, let paint2, let style2)):
            path == path2 && paint == paint2 && style == style2
        case (.stroke(let path, let paint, let style), .stroke(let path2, let paint2, let style2)):
            path == path2 && paint == paint2 && style == style2
        case (
            .glyphs(let run, let origin, let paint, let pictures),
            .glyphs(let run2, let origin2, let paint2, let pictures2)
        ):
            origin == origin2 && paint == paint2 && run.isSame(as: run2)
                && pictures.count == pictures2.count
                && pictures.allSatisfy { glyph, picture in pictures2[glyph].map(picture.isSame) ?? false }
        case (.image(let picture, let rect, let style), .image(let picture2, let rect2, let style2)):
            rect == rect2 && style == style2 && picture.isSame(as: picture2)
        default: false
        }
    }
}

extension GlyphRun {
    fileprivate func isSame(as other: GlyphRun) -> Bool {
        face == other.face && size == other.size && text == other.text && textStart == other.textStart
            && isRightToLeft == other.isRightToLeft && glyphs.elementsEqual(other.glyphs) { $0.isSame(as: $1) }
    }
}

extension PlacedGlyph {
    fileprivate func isSame(as other: PlacedGlyph) -> Bool {
        id == other.id && x == other.x && y == other.y && advance == other.advance && cluster == other.cluster
    }
}

extension GlyphPicture {
    fileprivate func isSame(as other: GlyphPicture) -> Bool { box == other.box && image.isSame(as: other.image) }
}

extension Picture {
    fileprivate func isSame(as other: Picture) -> Bool {
        switch (self, other) {
        case (.raster(let image), .raster(let other)): image.isSame(as: other)
        case (.vector(let image), .vector(let other)):
            image === other || image.size == other.size && image.svg == other.svg
        case (.raster, .vector), (.vector, .raster): false
        }
    }
}

extension RasterImage {
    fileprivate func isSame(as other: RasterImage) -> Bool {
        if self === other { return true }
        // A file that a document holds as it is may be more than its pixels.
        return file == nil && other.file == nil && pixelWidth == other.pixelWidth && pixelHeight == other.pixelHeight
            && premultipliedBGRA == other.premultipliedBGRA
    }
}

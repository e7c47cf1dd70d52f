import CCairo
import Foundation
import GalleyDrawing
import GalleyGeometry
import GalleyText

/// One glyph of one face.
struct GlyphKey: Hashable {
    var face: ObjectIdentifier
    var glyph: UInt32

    init(_ face: FontFace, _ glyph: UInt32) {
        self.face = ObjectIdentifier(face)
        self.glyph = glyph
    }
}

/// How text is drawn.
extension CairoCanvas {
    func draw(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint, pictures: [UInt32: GlyphPicture]) {
        tagger?.text()
        let isText = target == .document && !isInCopy && pixelsPerEm(run.size) < Self.largestText
        // Colour glyphs are drawn as pictures, so they are left out here.
        let shown = isText ? run.glyphs.filter { $0.x.isFinite && $0.y.isFinite && pictures[$0.id] == nil } : []
        let common = isText ? CommonGlyphs.of(run.face).flatMap { $0.contains(shown) ? $0 : nil } : nil
        if isText, let font = font(CairoFont.Key(face: run.face, isCommon: common != nil)) {
            showText(run, shown, at: origin, paint, font) { common?.number(of: $0) ?? UInt($0) }
        } else {
            if target == .document || !fillMasks(run, at: origin, paint) { fillOutlines(run, at: origin, paint) }
        }
        if isText { noteEnd(of: run, at: origin) }
        for glyph in run.glyphs {
            guard let picture = pictures[glyph.id] else { continue }
            if isText, let hiddenLetters, let font = hiddenLetters.font {
                show(hiddenLetters, font, run, glyph, at: origin)
            }
            drawBitmap(picture.image, in: picture.rect(of: glyph, size: run.size, origin: origin))
        }
    }

    /// From this size on a document holds outlines: FreeType refuses fonts of 65,536 pixels an em.
    private static var largestText: Double { 32_768 }

    /// How long an em is on the page, along the axis that the transform stretches more.
    private func pixelsPerEm(_ size: Double) -> Double {
        let matrix = matrix
        return abs(size) * max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
    }

    private func outline(of glyph: UInt32, in face: FontFace) -> Path {
        let key = GlyphKey(face, glyph)
        if let known = outlines[key] { return known }
        let made = face.outline(of: glyph)
        outlines[key] = made
        return made
    }

    /// Fills the glyphs' outlines: Cairo 1.16 would put glyphs of its own on whole pixels.
    private func fillOutlines(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint) {
        cairo_new_path(context)
        let size = run.size
        for glyph in run.glyphs {
            let left = origin.x + glyph.x
            let base = origin.y + glyph.y
            guard left.isFinite, base.isFinite else { continue }
            append(
                outline(of: glyph.id, in: run.face),
                CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: left, ty: base), limit: .infinity)
        }
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
        setSource(paint) { deviceBounds(cairo_fill_extents) }
        cairo_fill(context)
    }

    private func font(_ key: CairoFont.Key) -> CairoFont? {
        if let known = fonts[key] { return known }
        let font = CairoFont.take(key)
        fonts[key] = .some(font)
        return font
    }

    /// Shows the glyphs as text that can be searched and copied.
    private func showText(
        _ run: GlyphRun, _ shown: [PlacedGlyph], at origin: CGPoint, _ paint: Paint, _ font: CairoFont,
        number: (UInt32) -> UInt
    ) {
        guard !shown.isEmpty else { return }
        font.select(in: context, size: run.size)
        var glyphs = shown.map {
            cairo_glyph_t(index: number($0.id), x: origin.x + $0.x, y: origin.y + $0.y)
        }
        setSource(paint) {
            cairo_new_path(context)
            cairo_glyph_path(context, glyphs, Int32(glyphs.count))
            defer { cairo_new_path(context) }
            return deviceBounds(cairo_fill_extents)
        }
        var bytes = Array(run.text.utf8)
        var clusters = Self.clusters(shown, textLength: bytes.count, isRightToLeft: run.isRightToLeft)
        guard shown.count == run.glyphs.count, !clusters.isEmpty else {
            cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
            return
        }
        if let place = spaceBefore(run), let space = font.space {
            // Backward clusters count glyphs from the last one.
            glyphs.insert(
                cairo_glyph_t(index: space, x: place.x, y: place.y), at: run.isRightToLeft ? glyphs.count : 0)
            bytes.insert(UInt8(ascii: " "), at: 0)
            clusters.insert(cairo_text_cluster_t(num_bytes: 1, num_glyphs: 1), at: 0)
        }
        CairoLetters.accept(&bytes, &clusters)
        bytes.withUnsafeBytes { text in
            cairo_show_text_glyphs(
                context, text.bindMemory(to: CChar.self).baseAddress, Int32(text.count), glyphs, Int32(glyphs.count),
                clusters, Int32(clusters.count),
                run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0))
        }
    }

    /// Which bytes of the text each group of glyphs stands for; empty if the glyphs do not say so consistently.
    private static func clusters(
        _ glyphs: [PlacedGlyph], textLength: Int, isRightToLeft: Bool
    ) -> [cairo_text_cluster_t] {
        guard textLength > 0 else { return [] }
        let logical = isRightToLeft ? glyphs.reversed() : glyphs
        var result: [cairo_text_cluster_t] = []
        var start = 0
        var index = 0
        while index < logical.count {
            let cluster = logical[index].cluster
            var next = index
            while next < logical.count, logical[next].cluster == cluster { next += 1 }
            let end = next < logical.count ? logical[next].cluster : textLength
            guard end > start, end <= textLength else { return [] }
            result.append(cairo_text_cluster_t(num_bytes: Int32(end - start), num_glyphs: Int32(next - index)))
            start = end
            index = next
        }
        return result
    }
}

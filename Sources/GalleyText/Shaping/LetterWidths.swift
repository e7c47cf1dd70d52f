import CHarfBuzz

/// Sets the clusters of an item as wide as Apple's font has them, where the font of theirs stands for it; others as wide as they
/// are. A letter stands in the middle of its width.
struct LetterWidths {
    let advances: SystemAdvances?
    let size: Double
    /// From the font's units to points.
    let scale: Double
    let face: FontFace
    let isReversed: Bool
    /// Whether the font's own kerning is in its glyphs' advances: then it must not be taken for a letter's width.
    let isKerned: Bool
    private var last = SystemAdvances.none
    private var place = SystemAdvances.none

    init(
        advances: SystemAdvances?, size: Double, scale: Double, face: FontFace, isReversed: Bool, isKerned: Bool
    ) {
        self.advances = advances
        self.size = size
        self.scale = scale
        self.face = face
        self.isReversed = isReversed
        self.isKerned = isKerned
    }

    /// Begins a cluster; what is to be added to the width of the one before, a space included, in points.
    @inline(__always)
    mutating func kerning(before code: UInt32) -> Double {
        guard let advances else { return 0 }
        last = place
        place = SystemAdvances.place(of: code)
        guard last != SystemAdvances.none, place != SystemAdvances.none, !isReversed else { return 0 }
        let kerning = advances.kerning(last, place)
        return kerning == 0 ? 0 : (kerning * size * 65_536).rounded() / 65_536
    }

    /// Adds the glyphs of the cluster that was begun; its width.
    @inline(__always)
    func add(_ cluster: ArraySlice<RawGlyph>, to glyphs: inout [ShapedText.Glyph]) -> Double {
        if let advances, place != SystemAdvances.none, !isReversed || cluster.count == 1 {
            return add(cluster, width: advances.width(place) * size, to: &glyphs)
        }
        var width = 0.0
        for glyph in cluster {
            width += Double(glyph.advance) * scale
            glyphs.append(ShapedText.Glyph(glyph, scale: scale))
        }
        return width
    }

    private func add(
        _ cluster: ArraySlice<RawGlyph>, width: Double, to glyphs: inout [ShapedText.Glyph]
    ) -> Double {
        guard let letter = cluster.first else { return 0 }
        let own = isKerned ? hb_font_get_glyph_h_advance(face.font, letter.id) : letter.advance
        let shift = (width - Double(own) * scale) / 2
        var glyph = ShapedText.Glyph(letter, scale: scale)
        glyph.xOffset += Float(shift)
        glyph.advance = Float(width)
        glyphs.append(glyph)
        guard cluster.count > 1 else { return width }
        // Marks keep their place on the letter: their offsets count from the end of its advance.
        let back = Float(shift - (width - Double(letter.advance) * scale))
        var sum = width
        for mark in cluster.dropFirst() {
            var glyph = ShapedText.Glyph(mark, scale: scale)
            glyph.xOffset += back
            glyphs.append(glyph)
            sum += Double(mark.advance) * scale
        }
        return sum
    }
}

extension ShapedText.Glyph {
    /// Gives the glyph another width and stands it in the middle of it.
    mutating func widen(to width: Double) {
        xOffset += (Float(width) - advance) / 2
        advance = Float(width)
    }
}

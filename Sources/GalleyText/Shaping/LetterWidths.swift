import CHarfBuzz

/// How wide the clusters of an item are: as wide as Apple's font has them where another stands for it, else as their own font has
/// them.
struct LetterWidths {
    let size: Double
    /// From the font's units to points.
    let scale: Double
    let face: FontFace
    let isReversed: Bool
    /// Whether the font's own kerning is in its glyphs' advances: then it must not be taken for a letter's width.
    let isKerned: Bool
    private let advances: SystemAdvances
    private let hasAdvances: Bool
    /// The place in the table of the cluster that was begun.
    private var place = SystemAdvances.none

    init(
        advances: SystemAdvances?, size: Double, scale: Double, face: FontFace, isReversed: Bool, isKerned: Bool
    ) {
        self.advances = advances ?? .nothing
        hasAdvances = advances != nil
        self.size = size
        self.scale = scale
        self.face = face
        self.isReversed = isReversed
        self.isKerned = isKerned
    }

    /// Begins a cluster; what is to be added to the width of the one before, a space included, in points.
    @inline(__always)
    mutating func kerning(before code: UInt32) -> Double {
        guard hasAdvances else { return 0 }
        let last = place
        place = SystemAdvances.place(of: code)
        guard last >= 0, place >= 0, !isReversed else { return 0 }
        let kerning = advances.kerning(last, place)
        return kerning == 0 ? 0 : (kerning * size * 65_536).rounded() / 65_536
    }

    /// The width of the cluster that was begun, if the table has it.
    @inline(__always) var width: Double? { place >= 0 ? advances.width(place) * size : nil }
}

extension Shaper {
    /// Adds the glyphs of a cluster; its width. A letter stands in the middle of its width.
    @inline(__always)
    mutating func addLetter(_ part: Range<Int>, _ letters: LetterWidths) -> Double {
        if let width = letters.width, !letters.isReversed || part.count == 1 {
            let letter = scratch[part.lowerBound]
            let own = letters.isKerned ? hb_font_get_glyph_h_advance(letters.face.font, letter.id) : letter.advance
            let shift = (width - Double(own) * letters.scale) / 2
            glyphs.append(
                ShapedText.Glyph(
                    id: letter.id, xOffset: Float(Double(letter.xOffset) * letters.scale + shift),
                    yOffset: Float(-Double(letter.yOffset) * letters.scale), advance: Float(width)))
            return part.count == 1 ? width : width + addMarks(part, letters, shift: shift, width: width)
        }
        var width = 0.0
        for glyph in part {
            width += Double(scratch[glyph].advance) * letters.scale
            glyphs.append(ShapedText.Glyph(scratch[glyph], scale: letters.scale))
        }
        return width
    }

    /// Adds what follows a letter that was moved by `shift`. Marks keep their place on it: their offsets count from the end of
    /// its advance.
    private mutating func addMarks(
        _ part: Range<Int>, _ letters: LetterWidths, shift: Double, width: Double
    ) -> Double {
        let back = Float(shift - (width - Double(scratch[part.lowerBound].advance) * letters.scale))
        var sum = 0.0
        for mark in part.dropFirst() {
            var glyph = ShapedText.Glyph(scratch[mark], scale: letters.scale)
            glyph.xOffset += back
            glyphs.append(glyph)
            sum += Double(scratch[mark].advance) * letters.scale
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

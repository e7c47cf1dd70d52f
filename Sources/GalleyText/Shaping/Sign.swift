import CHarfBuzz

extension ResolvedFont {
    /// Glyphs that a text does not have itself: the ellipsis, the hyphen.
    struct Sign: Sendable {
        var text: String
        var face: FontFace?
        var glyphs: [ShapedText.Glyph] = []
        var advance = 0.0

        /// Shapes `codes`, or `other` where no font has them.
        init(
            _ codes: [UInt32], or other: [UInt32], _ face: FontFace?, _ request: FontRequest, tracking: Double,
            in library: FontLibrary
        ) {
            let choices = ([face] + FontTable.lastResorts.lazy.map { library.face($0) }).compactMap { $0 }
            let best = choices.first { $0.hasGlyph(for: codes[0]) }
            self.init(best == nil ? other : codes, best ?? face, request, tracking: tracking)
        }

        private init(_ codes: [UInt32], _ face: FontFace?, _ request: FontRequest, tracking: Double) {
            text = ""
            for code in codes { if let scalar = Unicode.Scalar(code) { text.unicodeScalars.append(scalar) } }
            self.face = face
            guard let face else { return }
            let scale = request.size / face.unitsPerEm
            var shaped: [RawGlyph] = []
            codes.withUnsafeBufferPointer {
                GlyphShaper.shape($0, 0..<$0.count, face, script: HB_SCRIPT_LATIN, [.literal], to: &shaped)
            }
            for raw in shaped {
                glyphs.append(ShapedText.Glyph(raw, scale: scale))
                advance += Double(raw.advance) * scale + tracking
            }
            advance = (advance * 65_536).rounded() / 65_536
        }
    }
}

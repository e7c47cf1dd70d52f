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
            _ codes: [UInt32], or other: [UInt32], _ found: FoundFace, _ request: FontRequest, in library: FontLibrary
        ) {
            let choices = ([found.face] + FontTable.lastResorts.lazy.map { library.face($0) }).compactMap { $0 }
            let best = choices.first { $0.hasGlyph(for: codes[0]) }
            self.init(best == nil ? other : codes, best ?? found.face, found, request)
        }

        private init(_ codes: [UInt32], _ face: FontFace?, _ found: FoundFace, _ request: FontRequest) {
            text = ""
            for code in codes { if let scalar = Unicode.Scalar(code) { text.unicodeScalars.append(scalar) } }
            self.face = face
            guard let face else { return }
            let scale = request.size / face.unitsPerEm
            var shaped: [RawGlyph] = []
            codes.withUnsafeBufferPointer {
                GlyphShaper.shape($0, 0..<$0.count, face, script: HB_SCRIPT_LATIN, [.literal, .unkerned], to: &shaped)
            }
            let advances = face === found.face ? found.advances : nil
            for raw in shaped {
                var glyph = ShapedText.Glyph(raw, scale: scale)
                let code = codes.indices.contains(Int(raw.cluster)) ? codes[Int(raw.cluster)] : 0
                let place = SystemAdvances.place(of: code)
                if let advances, place != SystemAdvances.none {
                    glyph.widen(to: advances.width(place) * request.size)
                }
                glyphs.append(glyph)
                advance += Double(glyph.advance) + found.tracking
            }
            advance = (advance * 65_536).rounded() / 65_536
        }
    }
}

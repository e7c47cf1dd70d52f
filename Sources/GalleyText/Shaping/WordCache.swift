/// A glyph as HarfBuzz made it, in units of the font, y up.
struct RawGlyph: Sendable {
    var id: UInt32
    var advance, xOffset, yOffset: Int32
    /// The first character that it stands for.
    var cluster: Int32
}

/// The glyphs of short words of a font. It is emptied when it is full.
///
/// Words of ASCII are always shaped by themselves, each with the spaces after it, so that it makes no difference whether a word
/// is known already.
struct WordCache: Sendable {
    /// A word of 16 characters at most, and how it was shaped.
    struct Key: Hashable {
        private var low: UInt64 = 0
        private var high: UInt64 = 0
        private var kind: UInt16

        static let longestWord = 16

        func hash(into hasher: inout Hasher) {
            hasher.combine(low ^ high &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(kind) &* 0xBF58_476D_1CE4_E5B9)
        }

        init(_ codes: UnsafeBufferPointer<UInt32>, _ range: Range<Int>, _ features: GlyphShaper.Features) {
            kind = UInt16(truncatingIfNeeded: range.count << 8 | features.rawValue)
            var shift: UInt64 = 0
            for index in range {
                if shift < 64 {
                    low |= UInt64(codes[index]) << shift
                } else {
                    high |= UInt64(codes[index]) << (shift - 64)
                }
                shift += 8
            }
        }
    }

    private var words: [Key: Range<Int32>] = [:]
    private var glyphs: [RawGlyph] = []

    /// Hands the glyphs of a known word to `body`, with clusters that count from `start`.
    func append(_ key: Key, at start: Int, to target: inout [RawGlyph]) -> Bool {
        guard let range = words[key] else { return false }
        for index in range {
            var glyph = glyphs[Int(index)]
            glyph.cluster += Int32(start)
            target.append(glyph)
        }
        return true
    }

    /// Remembers the glyphs of a word that begins at `start`.
    mutating func insert(_ key: Key, _ word: ArraySlice<RawGlyph>, at start: Int) {
        if glyphs.count > 65_536 {
            words.removeAll(keepingCapacity: true)
            glyphs.removeAll(keepingCapacity: true)
        }
        let first = Int32(glyphs.count)
        for var glyph in word {
            glyph.cluster -= Int32(start)
            glyphs.append(glyph)
        }
        words[key] = first..<Int32(glyphs.count)
    }
}

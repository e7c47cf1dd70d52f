import Testing

@testable import GalleyText

/// Options of paragraphs, lines of a height that is given (Apple's documentation of `AttributedString.LineHeight`), and what is kept of
/// texts that were shaped; in squares of 10 points, with 8 above the baseline.
@Suite("Parts of paragraphs") struct ParagraphPartTests {
    @Test("Options that make no sense are brought to the nearest that does") func options() {
        func told(_ change: (inout ParagraphOptions) -> Void) -> [Double] {
            var options = ParagraphOptions()
            change(&options)
            let made = options.checked
            return [
                made.lineLimit.map(Double.init) ?? -1, Double(made.reservedLines), made.minimumScale, made.lineSpacing,
                made.pixelLength,
            ]
        }
        let seen: [[Double]] = [
            told { _ in }, told { $0.lineLimit = 0 }, told { $0.lineLimit = 3 }, told { $0.reservedLines = -2 },
            told { $0.reservedLines = 2_000_000 }, told { $0.minimumScale = 0 }, told { $0.minimumScale = 2 },
            told { $0.minimumScale = .nan }, told { $0.lineSpacing = -3 }, told { $0.pixelLength = 0 },
            told { $0.pixelLength = 5000 },
            told { $0.pixelLength = 0.5 },
        ]
        let wanted: [[Double]] = [
            [-1, 0, 1, 0, 1], [1, 0, 1, 0, 1], [3, 0, 1, 0, 1], [-1, 0, 1, 0, 1], [-1, 1_000_000, 1, 0, 1],
            [-1, 0, 0.01, 0, 1],
            [-1, 0, 1, 0, 1], [-1, 0, 1, 0, 1], [-1, 0, 1, -3, 1], [-1, 0, 1, 0, 1], [-1, 0, 1, 0, 1000],
            [-1, 0, 1, 0, 0.5],
        ]
        #expect(seen == wanted)
        var all = ParagraphOptions(
            truncation: .middle, allowsTightening: true, alignment: .trailing, isRightToLeft: true)
        all.lineHeight = .exact(7)
        #expect(all.checked == all)
    }

    @Test("Lines of a height: so many points, more than the font's size, so many times it") func lineHeights() {
        let heights: [Double?] = [
            ParagraphLineHeight.exact(7).height(ofSize: 10), ParagraphLineHeight.leading(7).height(ofSize: 10),
            ParagraphLineHeight.multiple(7).height(ofSize: 10), ParagraphLineHeight.exact(0).height(ofSize: 10),
            ParagraphLineHeight.exact(-1).height(ofSize: 10), ParagraphLineHeight.multiple(.nan).height(ofSize: 10),
            ParagraphLineHeight.multiple(1e9).height(ofSize: 10), ParagraphLineHeight.leading(-11).height(ofSize: 10),
        ]
        #expect(heights == [7, 17, 70, 0, nil, nil, 100_000, nil])
        /// The height of three lines, and their first and last baseline.
        func told(_ height: ParagraphLineHeight?, _ spacing: Double = 0) -> [Double] {
            let size = squares("a\nb\nc") {
                $0.lineHeight = height
                $0.lineSpacing = spacing
            }.measure(width: nil, height: nil)
            return [size.height, size.firstBaseline, size.lastBaseline]
        }
        let seen: [[Double]] = [
            told(nil), told(.exact(20)), told(.leading(4)), told(.multiple(1.4)), told(.exact(6)), told(.exact(20), 3),
            told(nil, 3),
        ]
        // Half of what is more lies above.
        let wanted: [[Double]] = [
            [30, 8, 28], [60, 13, 53], [42, 10, 38], [42, 10, 38], [18, 6, 18], [66, 13, 59], [36, 8, 34],
        ]
        #expect(seen == wanted)
    }

    @Test("Smaller letters stand further apart, as SF's spacing has them; those of a named font do not") func shrunk() {
        let font = FontRequest(size: 17)
        let text = Paragraph([TextSpan("HH", font: font)], options: ParagraphOptions(), fonts: .shared).shaped
        // −52 at 17 points and 45.5 at 8.5, in 1/2048 em, of two letters.
        let wanted = 1 + 2 * (45.5 + 52) / 2048 * 17 / text.idealWidth
        #expect(abs(text.spacing(at: 0.5) - wanted) < 1e-9 && text.spacing(at: 1) == 1)
        #expect(squares("ab").shaped.spacing(at: 0.5) == 1 && squares("").shaped.spacing(at: 0.5) == 1)
    }

    @Test("Texts are kept by all that they are shaped by") func kept() {
        let fonts = FontLibrary(folders: ["/nonexistent"])
        func shape(_ change: (inout TextSpan) -> Void = { _ in }, isRightToLeft: Bool = false) -> Int {
            var span = TextSpan("ab", font: FontRequest(size: 10))
            change(&span)
            let before = fonts.shapedTexts.bytes
            _ = fonts.shapedTexts.shaped([span], isRightToLeft: isRightToLeft, fonts)
            return fonts.shapedTexts.bytes - before
        }
        let first = shape()
        #expect(first > 0 && shape() == 0 && shape { $0.tag = 3 } == 0)
        let others = [
            shape { $0.text = "ac" }, shape { $0.font.size = 11 }, shape { $0.tracking = 1 }, shape { $0.kerning = 1 },
            shape { $0.baselineOffset = 1 }, shape { $0.object = TextObject(width: 1, ascent: 1, descent: 1) },
            shape(isRightToLeft: true),
            shape { $0.font.design = .serif }, shape { $0.text = "\u{E9}" }, shape { $0.text = "e\u{301}" },
        ]
        #expect(others.allSatisfy { $0 > 0 }, "\(others)")
        fonts.shapedTexts.removeAll()
        #expect(fonts.shapedTexts.bytes == 0 && shape() == first)
    }

    @Test("A paragraph that someone has is another's, if it is equal") func shared() {
        let fonts = FontLibrary(folders: ["/nonexistent"])
        let spans = [TextSpan("ab", font: FontRequest(size: 10))]
        let one = Paragraph.shared(spans, options: ParagraphOptions(), fonts: fonts)
        let same = Paragraph.shared(spans, options: ParagraphOptions(), fonts: fonts)
        let limited = Paragraph.shared(spans, options: ParagraphOptions(lineLimit: 2), fonts: fonts)
        #expect(one === same && limited !== one)
        var tagged = spans
        tagged[0].tag = 4
        let other = Paragraph.shared(tagged, options: ParagraphOptions(lineLimit: 2), fonts: fonts)
        #expect(
            other !== limited
                && Paragraph.shared(tagged, options: ParagraphOptions(lineLimit: 2), fonts: fonts) === other)
    }

    @Test("Words that are known: by their letters, their length and how they are shaped") func words() {
        func key(_ text: String, from start: Int = 0, _ features: GlyphShaper.Features = []) -> WordCache.Key {
            let codes = text.unicodeScalars.map(\.value)
            return codes.withUnsafeBufferPointer { WordCache.Key($0, start..<codes.count, features) }
        }
        #expect(key("word") == key("a word", from: 2) && key("word") != key("words") && key("ab") != key("ba"))
        #expect(key("abcdefghi") != key("abcdefghj") && key("abcdefghijklmnop") != key("abcdefghijklmnoq"))
        #expect(
            key("iabcdefgh") != key("abcdefghi") && key("word") != key("word", .literal) && key("ab") != key("ab\0"))
        #expect(WordCache.Key.longestWord == 16)
        var cache = WordCache()
        func glyph(_ id: UInt32, _ cluster: Int32) -> RawGlyph {
            RawGlyph(id: id, advance: 1, xOffset: 2, yOffset: 3, cluster: cluster)
        }
        cache.insert(key("one"), [glyph(1, 10), glyph(2, 11)], at: 10)
        cache.insert(key("two"), [glyph(3, 7)], at: 5)
        func found(_ word: String, at start: Int) -> [Int32]? {
            var glyphs = [glyph(9, 0)]
            return cache.append(key(word), at: start, to: &glyphs)
                ? glyphs.map(\.cluster) + glyphs.map { Int32($0.id) } : nil
        }
        #expect(
            found("one", at: 20) == [0, 20, 21, 9, 1, 2] && found("two", at: 0) == [0, 2, 9, 3]
                && found("six", at: 0) == nil)
    }
}

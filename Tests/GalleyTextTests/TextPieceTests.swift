import Testing

@testable import GalleyText

/// Small pieces that texts are shaped from: code points with their places in UTF-8 (RFC 3629) and in grapheme clusters
/// (UAX #29), small capitals, and characters that no font has.
@Suite("Pieces of shaping") struct TextPieceTests {
    private func codes(_ texts: String...) -> TextCodes {
        TextCodes(texts.map { TextSpan($0, font: SquareFont.request(10)) }, texts.joined())
    }

    @Test("Code points of ASCII: bytes, without tables of their places") func ascii() {
        let one = codes("a\u{7F}")
        #expect(one.isASCII && one.codes == [0x61, 0x7F] && one.offsets == [] && one.startsGrapheme == [])
        #expect(one.spanStarts == [0, 2])
        let more = codes("ab", "", "c")
        #expect(more.isASCII && more.codes == [0x61, 0x62, 0x63] && more.spanStarts == [0, 2, 2, 3])
        let none = codes("")
        #expect(none.isASCII && none.codes == [] && none.spanStarts == [0, 0])
    }

    @Test("Other code points: of one to four bytes, and where clusters begin") func others() {
        let sizes = codes("a\u{80}\u{7FF}\u{800}\u{FFFF}\u{10000}")
        #expect(!sizes.isASCII && sizes.codes == [0x61, 0x80, 0x7FF, 0x800, 0xFFFF, 0x10000])
        #expect(sizes.offsets == [0, 1, 3, 5, 8, 11, 15] && sizes.spanStarts == [0, 6])
        let marks = codes("e\u{301}\r\n👩\u{200D}👧x")
        #expect(marks.codes == [0x65, 0x301, 0xD, 0xA, 0x1F469, 0x200D, 0x1F467, 0x78])
        #expect(marks.startsGrapheme == [true, false, true, false, true, false, false, true])
        #expect(marks.offsets == [0, 1, 3, 4, 5, 9, 12, 16, 17])
        // A cluster goes on in the next span.
        let spans = codes("ae", "\u{301}b", "", "é")
        #expect(spans.spanStarts == [0, 2, 4, 4, 5] && spans.startsGrapheme == [true, true, false, true, true])
        #expect(spans.offsets == [0, 1, 2, 4, 5, 7] && !codes("a", "é", "b").isASCII && !codes("é", "b").isASCII)
    }

    @Test("The capital of a letter, where it is one character") func capitals() {
        let known: [(UInt32, UInt32)] = [
            (0x61, 0x41), (0x7A, 0x5A), (0x41, 0x41), (0x31, 0x31), (0xE9, 0xC9), (0xDF, 0xDF), (0xFF, 0x178),
            (0x3B1, 0x391), (0x3C2, 0x3A3), (0x131, 0x49), (0xFB01, 0xFB01), (0xD800, 0xD800), (0x110000, 0x110000),
        ]
        for (code, capital) in known { #expect(SmallCaps.capital(of: code) == capital, "\(code)") }
    }

    @Test("Stretches of small capitals: three quarters as large") func stretches() {
        func told(_ text: String, _ kind: SmallCaps) -> [String] {
            var span = TextSpan(text, font: SquareFont.request(10), tag: 7)
            span.font.smallCaps = kind
            return SmallCaps.split([span], SquareFont.fonts).map { part in
                let sign = part.font.drawsCapitals ? "small" : "large"
                #expect(part.tag == 7 && part.font.smallCaps == kind.intersection(part.font.smallCaps))
                #expect(part.font.glyphScale == (part.font.drawsCapitals ? 0.75 : 1))
                return "\(part.text) \(sign)"
            }
        }
        #expect(told("abCd1", .lowercase) == ["ab small", "C large", "d small", "1 large"])
        #expect(told("abCd1", .uppercase) == ["ab large", "C small", "d1 large"])
        #expect(told("aB 2c", [.lowercase, .uppercase]) == ["aB small", " 2 large", "c small"])
        #expect(told("", .lowercase) == [" large"] && told("ABC", .lowercase) == ["ABC large"])
        #expect(told("abc", []) == ["abc large"])
        // A mark goes with its letter.
        #expect(told("e\u{301}E\u{301}", .lowercase) == ["e\u{301} small", "E\u{301} large"])
    }

    @Test("A mark in the next span goes with the letter before it") func parted() {
        var letter = TextSpan("e", font: SquareFont.request(10))
        letter.font.smallCaps = .lowercase
        var mark = letter
        mark.text = "\u{301}A"
        let parts = SmallCaps.split([letter, mark], SquareFont.fonts)
        #expect(parts.map(\.font.drawsCapitals) == [true, true, false])
        #expect(parts.map { $0.text.unicodeScalars.count } == [1, 1, 1])
    }

    @Test("A glyph of another width stands in the middle of it") func widened() {
        var glyph = ShapedText.Glyph(id: 3, xOffset: 1, yOffset: 2, advance: 6)
        glyph.widen(to: 10)
        #expect(glyph.id == 3 && glyph.xOffset == 3 && glyph.yOffset == 2 && glyph.advance == 10)
        glyph.widen(to: 4)
        #expect(glyph.xOffset == 0 && glyph.advance == 4)
    }

    @Test("Characters that no font has are named, each once and twenty at most in a text") func missing() {
        func told(_ text: String) -> [String] {
            let fonts = FontLibrary()
            _ = Paragraph([TextSpan(text, font: FontRequest(size: 10))], options: ParagraphOptions(), fonts: fonts)
                .measure(width: nil, height: nil)
            return fonts.takeDiagnostics()
        }
        #expect(told("a\u{378}b\u{378}") == ["no font has a glyph for U+0378: a box is drawn"])
        #expect(
            told("\u{10FFFD}\u{FFFF}") == [
                "no font has a glyph for U+10FFFD: a box is drawn", "no font has a glyph for U+FFFF: a box is drawn",
            ])
        let many = (0..<30).compactMap { Unicode.Scalar(0x10FF00 + $0).map { String($0) } }
        #expect(told(many.joined()).count == 20 && told(many.prefix(20).joined()).count == 20)
        #expect(told(many.prefix(19).joined()).count == 19 && told("\u{200B}\u{FEFF}a").isEmpty)
    }
}

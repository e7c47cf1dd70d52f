import Testing

@testable import GalleyText

@Suite("Wrapping (rules.md §13.1)") struct WrappingTests {
    @Test(
        "T-159, T-165: as wide as with SF (recorded)",
        arguments: [("Hello", 31.0), ("Supercalifragilistic", 112.0), ("The quick brown fox", 122.5)])
    func widths(text: String, width: Double) {
        #expect(paragraph(text).measure(width: nil, height: nil).width == width)
    }

    @Test(
        "T-160: the sentence takes as many lines as with SF",
        arguments: [
            (100.0, 6), (120.0, 4), (150.0, 4), (200.0, 3), (300.0, 2),
        ]) func lineCounts(width: Double, count: Int)
    {
        let size = paragraph(t160).measure(width: width, height: nil)
        #expect(size.height == Double(count) * 16)
        #expect(size.width <= width && size.width > width * 0.8)
    }

    @Test("Lines are greedy") func greedy() {
        #expect(
            paragraph(t160, platform: .iOS).lines(150) == [
                "Layout must wrap this", "sentence onto several", "lines inside a narrow", "frame.",
            ])
    }

    @Test("A last word does not stand alone if moving one word evens the lines") func evenLines() {
        #expect(paragraph("Layout must wrap").lines(80) == ["Layout", "must wrap"])
        #expect(paragraph("Layout must wrap", platform: .iOS).lines(80) == ["Layout", "must wrap"])
    }

    @Test("T-165: a word wider than the line breaks between characters") func longWord() {
        let lines = paragraph("Supercalifragilistic").lines(60)
        #expect(lines.count == 2)
        #expect(lines.joined() == "Supercalifragilistic")
    }

    @Test("T-168: a line feed ends a line; the widest line counts") func lineFeeds() {
        let size = paragraph("a\nbcd").measure(width: nil, height: nil)
        #expect(size.height == 32)
        #expect(size.width == paragraph("bcd").measure(width: nil, height: nil).width)
        for text in ["a\r\nb", "a\u{2028}b", "a\u{2029}b", "a\rb"] {
            #expect(paragraph(text).lines(nil) == ["a", "b"])
        }
        #expect(paragraph("a\n\nb\n").lines(nil) == ["a", "", "b", ""])
    }

    @Test("At width 0 each character has a line, and the width is 0") func zeroWidth() {
        let text = paragraph("ab c", platform: .iOS)
        #expect(text.lines(0) == ["a", "b", "c"])
        #expect(text.measure(width: 0, height: nil).width == 0)
        #expect(text.measure(width: -5, height: nil) == text.measure(width: 0, height: nil))
    }

    @Test("nil, infinity and NaN mean the ideal size") func idealSize() {
        let text = paragraph(t160)
        let ideal = text.measure(width: nil, height: nil)
        #expect(text.measure(width: .infinity, height: .infinity) == ideal)
        #expect(text.measure(width: .nan, height: .nan) == ideal)
        #expect(ideal.height == 16)
        #expect(text.lines(nil) == [t160])
    }

    @Test("No text takes no room") func emptyText() {
        let size = paragraph("").measure(width: 100, height: 100)
        #expect(size.width == 0 && size.height == 0)
        #expect(paragraph("").layout(width: 100, height: 100).lines.isEmpty)
        #expect(paragraph("") { $0.reservedLines = 2 }.measure(width: 100, height: nil).height == 32)
        #expect(Paragraph([], options: ParagraphOptions(), fonts: .shared).measure(width: nil, height: nil).height == 0)
        #expect(paragraph(" ").measure(width: nil, height: nil).height == 16)
    }

    @Test("Korean wraps between words, and between syllables only where a word is too long") func korean() {
        let text = paragraph("안녕하세요 여러분 반갑습니다", size: 17, platform: .iOS)
        #expect(text.lines(100) == ["안녕하세요", "여러분", "반갑습니다"])
        let lines = text.lines(40)
        #expect(lines.first == "안녕" && lines.joined() == "안녕하세요여러분반갑습니다")
    }

    @Test("A soft hyphen shows where a line ends at it") func softHyphen() {
        let lines = paragraph("extra\u{AD}ordi\u{AD}nary", platform: .iOS).lines(60)
        #expect(lines.count == 2)
        #expect(lines[0].hasSuffix("\u{AD}\u{2010}"))
    }

    @Test("Alignment moves lines inside the text's own width") func alignment() {
        func xs(_ alignment: TextLineAlignment, isRightToLeft: Bool = false) -> [Double] {
            let text = paragraph("wide line\nx", platform: .iOS) {
                $0.alignment = alignment
                $0.isRightToLeft = isRightToLeft
            }
            let fitted = text.layout(width: 300, height: nil)
            let room = fitted.size.width - fitted.lines[1].width
            // The letter itself stands in the middle of its width.
            let letter = fitted.lines[1].runs[0].glyphs[0].x
            #expect(abs(letter - fitted.lines[1].x) < 0.2)
            return [fitted.lines[1].x / room]
        }
        #expect(xs(.leading) == [0])
        #expect(xs(.center) == [0.5])
        #expect(xs(.trailing) == [1])
        #expect(xs(.leading, isRightToLeft: true) == [1])
        #expect(xs(.trailing, isRightToLeft: true) == [0])
    }

    @Test("Tracking spaces every character, and unties ligatures") func tracking() {
        func width(_ tracking: Double) -> Double {
            let span = TextSpan("abcd", font: FontRequest(size: 17), tracking: tracking)
            let text = Paragraph([span], options: ParagraphOptions(pixelLength: 1.0 / 1024), fonts: .shared)
            return text.measure(width: nil, height: nil).width
        }
        #expect(abs(width(3) - width(0) - 12) < 0.002)
    }
}

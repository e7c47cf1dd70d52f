import Testing

@testable import GalleyText

// rules.md §13: heights, baselines and limits rest on SF's metrics, which our fonts take over; widths are those of
// our own glyphs and are only compared with each other.

private func paragraph(
    _ text: String, _ font: FontRequest, pixel: Double = 1, _ change: (inout ParagraphOptions) -> Void = { _ in }
) -> Paragraph {
    var options = ParagraphOptions(pixelLength: pixel)
    change(&options)
    return Paragraph([TextSpan(text, font: font)], options: options, fonts: .shared)
}

private func iOS(_ style: TextStyle) -> FontRequest {
    let metrics = TextStyleMetrics.of(style, platform: .iOS)
    return FontRequest(size: metrics.size, weight: metrics.weight, lineHeight: metrics.lineHeight)
}

private let mac13 = FontRequest(size: 13, platform: .macOS)
private let sentence = "Layout must wrap this sentence onto several lines inside a narrow frame."

@Suite("Paragraphs")
struct ParagraphTests {
    /// §13.3: one line at 3 and at 2 pixels to the point, two lines at 3.
    static let heights: [(TextStyle, Double, Double, Double)] = [
        (.largeTitle, 122 / 3, 41, 245 / 3), (.title, 101 / 3, 33.5, 203 / 3), (.title2, 79 / 3, 26.5, 163 / 3),
        (.title3, 24, 24, 49), (.headline, 61 / 3, 20.5, 127 / 3), (.body, 61 / 3, 20.5, 127 / 3),
        (.callout, 58 / 3, 19.5, 121 / 3), (.subheadline, 18, 18, 38), (.footnote, 47 / 3, 16, 101 / 3),
        (.caption, 43 / 3, 14.5, 91 / 3), (.caption2, 40 / 3, 13.5, 79 / 3),
    ]

    @Test("Line heights of the iOS text styles (rules.md §13.3)", arguments: heights)
    func lineHeights(style: TextStyle, atThree: Double, atTwo: Double, twoLines: Double) {
        func height(_ text: String, _ pixel: Double) -> Double {
            paragraph(text, iOS(style), pixel: pixel).measure(width: nil, height: nil).height
        }
        #expect(abs(height("A", 1 / 3) - atThree) < 1e-9)
        #expect(abs(height("A", 1 / 2) - atTwo) < 1e-9)
        #expect(abs(height("A\nB", 1 / 3) - twoLines) < 1e-9)
    }

    @Test("T-159 V, height and baseline") func macLine() {
        let size = paragraph("Hello", mac13, pixel: 0.5).measure(width: nil, height: nil)
        #expect(size.height == 16)
        #expect(size.firstBaseline == 13)
        #expect(size.lastBaseline == 13)
    }

    @Test("T-162 V: room for lines") func reservedLines() {
        let two = paragraph("Hello", mac13, pixel: 0.5) { ($0.lineLimit, $0.reservedLines) = (2, 2) }
        #expect(two.measure(width: nil, height: nil).height == 32)
        let three = paragraph("Hello", mac13, pixel: 0.5) { $0.reservedLines = 3 }
        #expect(three.measure(width: nil, height: nil).height == 48)
        #expect(three.measure(width: nil, height: nil).lastBaseline == 13)
    }

    /// The widths at which our glyphs need five lines differ from SF's: any that does serves.
    @Test("T-163 V: height limits the lines") func limitedHeight() throws {
        let text = paragraph(sentence, mac13, pixel: 0.5)
        let width = try #require(
            (80...200).map(Double.init).first { text.measure(width: $0, height: nil).height == 80 })
        let lines = [8, 20, 32, 40, 48, 70].map { text.measure(width: width, height: $0).height / 16 }
        #expect(lines == [1, 1, 2, 2, 3, 4])
    }

    @Test("T-164 V: line spacing", arguments: [(0, 64), (4, 76), (10, 94)] as [(Double, Double)])
    func lineSpacing(spacing: Double, height: Double) {
        let text = paragraph("a\nb\nc\nd", mac13, pixel: 0.5) { $0.lineSpacing = spacing }
        #expect(text.measure(width: nil, height: nil).height == height)
    }

    @Test("T-165 V: a word wider than the line breaks between letters") func longWord() {
        let text = paragraph("Supercalifragilistic", mac13, pixel: 0.5)
        let ideal = text.measure(width: nil, height: nil).width
        let broken = text.measure(width: ideal * 0.54, height: nil)
        #expect(broken.height == 32)
        #expect(broken.width <= ideal * 0.54)
    }

    @Test("T-168 V: forced lines") func forcedLines() {
        let text = paragraph("a\nbbb", mac13, pixel: 0.5).measure(width: nil, height: nil)
        #expect(text.height == 32)
        #expect(text.width == paragraph("bbb", mac13, pixel: 0.5).measure(width: nil, height: nil).width)
    }

    @Test("Zero width is a letter a line, and reports zero (recorded, rules.md §13.1)") func zeroWidth() {
        let size = paragraph("abc", mac13, pixel: 0.5).measure(width: 0, height: nil)
        #expect(size.width == 0)
        #expect(size.height == 48)
    }

    @Test(
        "SF's widths (recorded, T-159, T-165)",
        arguments: [
            ("Hello", 31), ("The quick brown fox", 122.5), ("Supercalifragilistic", 112),
        ] as [(String, Double)])
    func widths(text: String, expected: Double) {
        let width = paragraph(text, mac13, pixel: 0.5).measure(width: nil, height: nil).width
        #expect(width == expected)
    }

    @Test("Truncation at the tail, the head and in the middle (recorded, rules.md §13.2)") func truncation() throws {
        func shown(_ mode: TextTruncation) -> String {
            let text = paragraph(sentence, mac13, pixel: 0.5) { ($0.lineLimit, $0.truncation) = (1, mode) }
            let fitted = text.layout(width: 150, height: nil)
            #expect(fitted.isTruncated)
            #expect(fitted.size.width <= 150)
            return fitted.lines[0].text
        }
        let tail = shown(.tail), head = shown(.head), middle = shown(.middle)
        #expect(tail.hasPrefix("Layout must") && tail.hasSuffix("…"))
        #expect(head.hasPrefix("…") && head.hasSuffix("narrow frame."))
        #expect(middle.hasPrefix("Layout") && middle.hasSuffix("frame.") && middle.contains("…"))
        for text in [tail, head, middle] { #expect(!text.contains(" …") && !text.contains("… ")) }
    }

    @Test("Shrinking comes before cutting (recorded, T-166)") func minimumScale() {
        let text = paragraph("The quick brown fox", mac13, pixel: 0.5) { ($0.lineLimit, $0.minimumScale) = (1, 0.5) }
        let ideal = text.measure(width: nil, height: nil).width
        let shrunk = text.layout(width: ideal * 0.8, height: nil)
        #expect(!shrunk.isTruncated)
        #expect(shrunk.size.width <= ideal * 0.8 && shrunk.size.width > ideal * 0.77)
        let cut = text.layout(width: ideal * 0.3, height: nil)
        #expect(cut.isTruncated)
    }

    @Test("Korean wraps between words, and inside one only where it must") func korean() {
        let text = paragraph("안녕하세요 여러분", mac13, pixel: 0.5)
        let word = paragraph("안녕하세요", mac13, pixel: 0.5).measure(width: nil, height: nil).width
        #expect(text.layout(width: word + 8, height: nil).lines.map(\.text) == ["안녕하세요", "여러분"])
        #expect(text.layout(width: word / 2, height: nil).lines.count >= 3)
    }

    @Test("An answer holds for every proposal of its range") func honestRanges() {
        var state: UInt64 = 42
        func random() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 33) / Double(1 << 31)
        }
        let texts = [sentence, "Hello", "안녕하세요 여러분 반갑습니다", "a\nlonger line\n", "שלום עולם hello", ""]
        for round in 0..<3_000 {
            let text = paragraph(texts[round % texts.count], mac13, pixel: 0.5) {
                if round % 3 == 1 { $0.lineLimit = 1 + round % 4 }
            }
            let width = random() * 460, height = round % 2 == 0 ? nil : random() * 120
            let size = text.measure(width: width, height: height)
            for _ in 0..<3 {
                let low = size.widthLow, high = min(size.widthHigh, 500)
                guard low <= high else { continue }
                let other = text.measure(width: low + random() * (high - low), height: height)
                #expect(other.width == size.width && other.height == size.height, "\(text.text) at \(width), seed 42")
            }
        }
    }

    @Test("What is drawn does not depend on what was drawn before") func independence() {
        let text = "Aa한漢かなعربי😀→"
        func glyphs() -> [UInt32] {
            paragraph(text, mac13).layout(width: nil, height: nil).lines.flatMap {
                $0.runs.flatMap { $0.glyphs.map(\.id) }
            }
        }
        let first = glyphs()
        _ = paragraph("漢字かな交じり文 한국어 עברית", FontRequest(size: 40, weight: 700)).layout(width: 30, height: nil)
        #expect(glyphs() == first)
        #expect(!first.contains(0), "no character is missing its glyph")
    }

    @Test("Lengths that are none", arguments: [Double.nan, -5, .infinity])
    func odd(length: Double) {
        let size = paragraph("Hello", mac13).measure(width: length, height: length)
        #expect(size.width.isFinite && size.height.isFinite)
    }

    @Test("Ten thousand marks on one letter") func marks() {
        let text = "a" + String(repeating: "\u{301}", count: 10_000)
        #expect(paragraph(text, mac13).measure(width: 50, height: nil).height.isFinite)
    }
}

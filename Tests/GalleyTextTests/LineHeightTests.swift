import GalleyEngine
import Testing

@testable import GalleyText

@Suite("Line heights and baselines (rules.md §13.3)") struct LineHeightTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var style: TextStyle
        var one3, one2, two3: Double
        var testDescription: String { "\(style)" }
    }

    static let iOS: [Row] = [
        Row(style: .largeTitle, one3: 40.667, one2: 41, two3: 81.667),
        Row(style: .title, one3: 33.667, one2: 33.5, two3: 67.667),
        Row(style: .title2, one3: 26.333, one2: 26.5, two3: 54.333), Row(style: .title3, one3: 24, one2: 24, two3: 49),
        Row(style: .headline, one3: 20.333, one2: 20.5, two3: 42.333),
        Row(style: .body, one3: 20.333, one2: 20.5, two3: 42.333),
        Row(style: .callout, one3: 19.333, one2: 19.5, two3: 40.333),
        Row(style: .subheadline, one3: 18, one2: 18, two3: 38),
        Row(style: .footnote, one3: 15.667, one2: 16, two3: 33.667),
        Row(style: .caption, one3: 14.333, one2: 14.5, two3: 30.333),
        Row(style: .caption2, one3: 13.333, one2: 13.5, two3: 26.333),
    ]

    @Test("iOS text styles at 3 and 2 pixels a point", arguments: iOS) func textStyle(row: Row) {
        func height(_ text: String, _ pixels: Double) -> Double {
            paragraph(text, row.style, .iOS, pixels: pixels).measure(width: nil, height: nil).height
        }
        #expect(abs(height("Hello", 3) - row.one3) < 0.0005)
        #expect(height("Hello", 2) == row.one2)
        #expect(abs(height("Hello\nworld", 3) - row.two3) < 0.0005)
    }

    /// The distances of rules.md §3 that follow from a style's metrics.
    @Test(
        "Text beside text leaves the style's leading",
        arguments: [
            (TextStyle.largeTitle, 0.667, 0.5), (.title, 0.667, 1), (.title2, 2, 2), (.title3, 1.333, 1.5),
            (.body, 2, 2),
            (.footnote, 2.667, 2.5), (.caption2, 0, 0),
        ]) func leading(style: TextStyle, at3: Double, at2: Double)
    {
        let metrics = paragraph("a", style, .iOS, pixels: 3).firstLineMetrics
        #expect(abs(roundedUp(metrics.leading, to: 1.0 / 3) - at3) < 0.0005)
        #expect(roundedUp(metrics.leading, to: 0.5) == at2)
    }

    @Test("A 13-point line on macOS is 16 tall with its baseline at 13") func macOSLine() {
        let size = paragraph("Hello").measure(width: nil, height: nil)
        #expect(size.height == 16)
        #expect(size.firstBaseline == 13)
        #expect(size.lastBaseline == 13)
        let metrics = paragraph("Hello").firstLineMetrics
        #expect(abs(metrics.ascent + metrics.descent - 15.310546875) < 1e-9)
        #expect(abs(metrics.capHeight - 9.15966796875) < 1e-9)
        #expect(metrics.leading == 0)
    }

    /// Size, height, baseline: macOS 26.2, iamcgn/swiftui-web, Fixtures/Goldens/text-metrics.json; 16 and 34 points from a
    /// package's reference pictures.
    @Test(
        "Recorded lines on macOS, and four of each are four times as tall",
        arguments: [
            (10.0, 13.0, 10.0), (11, 14, 11), (12, 15, 12), (13, 16, 13), (15, 19, 15), (16, 19, 15), (17, 20, 16),
            (20, 24, 19), (22, 26, 21), (24, 28, 23), (26, 30, 25), (32, 38, 31), (34, 40, 33), (40, 47, 39),
        ])
    func macOSLines(points: Double, height: Double, baseline: Double) {
        let font = FontRequest(size: points, platform: .macOS)
        for pixel in [1, 0.5] {
            func text(_ text: String) -> Paragraph {
                Paragraph([TextSpan(text, font: font)], options: ParagraphOptions(pixelLength: pixel), fonts: .shared)
            }
            let one = text("Star").measure(width: nil, height: nil)
            #expect(one.height == height && one.firstBaseline == baseline)
            let four = text("S\nt\na\nr").measure(width: nil, height: nil)
            #expect(four.height == 4 * height && four.lastBaseline == 3 * height + baseline)
        }
    }

    /// A package's reference pictures at one pixel to the point. The two lines of 39 are of `title3`: 15 points in a row by
    /// themselves are 19 apart (above).
    @Test(
        "Text styles on macOS where a pixel is a point",
        arguments: [(TextStyle.title2, "a", 21.0), (.title3, "a\nb", 39), (.caption, "a", 13)])
    func macOSStyles(style: TextStyle, text: String, height: Double) {
        #expect(paragraph(text, style, .macOS, pixels: 1).measure(width: nil, height: nil).height == height)
    }

    @Test("macOS body lines are 16 tall, 16 apart, with a leading beside other text") func macOSBody() {
        let body = paragraph("one\ntwo\nthree", .body, .macOS, pixels: 2)
        #expect(body.measure(width: nil, height: nil).height == 48)
        #expect(roundedUp(body.firstLineMetrics.leading, to: 0.5) == 1)
    }

    @Test("Baselines: the first on the nearest pixel, the last on the next") func baselines() {
        let size = paragraph("a\nb", .body, .iOS, pixels: 3).measure(width: nil, height: nil)
        #expect(abs(size.firstBaseline - 49.0 / 3) < 1e-9)
        #expect(abs(size.lastBaseline - 115.0 / 3) < 1e-9)
    }

    @Test("T-164: lineSpacing raises the distance of baselines to a line and itself") func lineSpacing() {
        func height(_ spacing: Double) -> Double {
            paragraph(t160) { $0.lineSpacing = spacing }.measure(width: 150, height: nil).height
        }
        #expect([0, 4, 10].map(height) == [64, 76, 94])
        #expect(paragraph("a") { $0.lineSpacing = 10 }.measure(width: nil, height: nil).height == 16)
        // The leading of a text style absorbs a small one.
        let body = paragraph("a\nb", .body, .iOS, pixels: 3) { $0.lineSpacing = 1 }
        #expect(abs(body.measure(width: nil, height: nil).height - 42.333) < 0.0005)
    }

    @Test("T-162: reserved lines make a text taller, the last baseline stays") func reservedLines() {
        for (lines, height) in [(2, 32.0), (3, 48.0)] {
            let size = paragraph("Hello") { $0.reservedLines = lines }.measure(width: nil, height: nil)
            #expect(size.height == height)
            #expect(size.lastBaseline == 13)
        }
    }

    @Test("A raised text grows by as much") func baselineOffset() {
        for offset in [5.0, -5] {
            let span = TextSpan("a", font: FontRequest(size: 13, platform: .macOS), baselineOffset: offset)
            let text = Paragraph([span], options: ParagraphOptions(), fonts: .shared)
            #expect(text.measure(width: nil, height: nil).height == 21)
            let glyph = text.layout(width: nil, height: nil).lines[0].runs[0].glyphs[0]
            #expect(glyph.y == (offset > 0 ? 13 : 18))
        }
    }

    @Test("The tallest font makes the line") func mixedFonts() {
        let spans = [20.0, 40].map { TextSpan("a", font: FontRequest(size: $0)) }
        let text = Paragraph(spans, options: ParagraphOptions(pixelLength: 0.5), fonts: .shared)
        let large = Paragraph([spans[1]], options: ParagraphOptions(pixelLength: 0.5), fonts: .shared)
        #expect(text.measure(width: nil, height: nil).height == large.measure(width: nil, height: nil).height)
        #expect(text.firstLineMetrics == large.firstLineMetrics)
        let runs = text.layout(width: nil, height: nil).lines[0].runs
        #expect(Set(runs.flatMap { $0.glyphs.map(\.y) }).count == 1)
    }
}

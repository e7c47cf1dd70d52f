import GalleyRandom
import Testing

@testable import GalleyText

/// "One cached layout answers every proposal between the requested and the measured size" (rules.md §13.1): the ranges
/// that come with a size must be honest.
@Suite("Ranges of proposals") struct ProposalRangeTests {
    private static let texts = [
        t160, "Hello", "a\nbb b\n\nccc ", "안녕하세요 여러분 반갑습니다", "日本語のテキスト、改行。", "Supercalifragilistic x",
        "mixed عربي and 한국어 🎉 text", "soft\u{AD}hyphen\u{AD}ation  with  spaces ", "", " ",
    ]

    /// One of some values.
    private func any<T>(_ values: [T], _ random: inout SeededGenerator) -> T {
        values[Int.random(in: values.indices, using: &random)]
    }

    private func length(_ random: inout SeededGenerator, _ reach: Double) -> Double? {
        switch Int.random(in: 0..<10, using: &random) {
        case 0: nil
        case 1: .infinity
        case 2: 0
        default: Double.random(in: 0...reach, using: &random)
        }
    }

    private func scene(_ random: inout SeededGenerator) -> Paragraph {
        var options = ParagraphOptions(pixelLength: any([1, 0.5, 1.0 / 3], &random))
        if Bool.random(using: &random) { options.lineLimit = Int.random(in: 1...4, using: &random) }
        options.reservedLines = Int.random(in: 0...2, using: &random)
        options.truncation = any([.head, .middle, .tail], &random)
        options.lineSpacing = any([0, 0, 3], &random)
        if Int.random(in: 0..<5, using: &random) == 0 { options.minimumScale = 0.6 }
        let platform: FontPlatform = Bool.random(using: &random) ? .iOS : .macOS
        func span(_ text: String) -> TextSpan {
            let size = any([13.0, 17], &random)
            let lineHeight = Bool.random(using: &random) ? size + 5 : nil
            return TextSpan(text, font: FontRequest(size: size, lineHeight: lineHeight, platform: platform))
        }
        var spans = [span(any(Self.texts, &random))]
        if Int.random(in: 0..<3, using: &random) == 0 {
            spans.append(span(any(Self.texts, &random)))
        }
        return Paragraph(spans, options: options, fonts: .shared)
    }

    private func inside(_ low: Double, _ high: Double, _ random: inout SeededGenerator) -> Double {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: low
        case 1: high
        default:
            high.isFinite
                ? Double.random(in: low...high, using: &random) : low + Double.random(in: 0...500, using: &random)
        }
    }

    @Test("Asked anywhere inside, the answer is the same", arguments: 0..<40) func honest(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            let text = scene(&random)
            let width = length(&random, 300)
            let height = length(&random, 90)
            let size = text.measure(width: width, height: height)
            #expect(size.widthLow <= (width ?? .infinity) && (width ?? .infinity) <= size.widthHigh)
            #expect(size.heightLow <= (height ?? .infinity) && (height ?? .infinity) <= size.heightHigh)
            #expect(text.layout(width: width, height: height).size == size)
            for _ in 0..<8 {
                let otherWidth = inside(size.widthLow, size.widthHigh, &random)
                let otherHeight = inside(size.heightLow, size.heightHigh, &random)
                let other = text.measure(width: otherWidth, height: otherHeight)
                #expect(
                    other.width == size.width && other.height == size.height
                        && other.firstBaseline == size.firstBaseline && other.lastBaseline == size.lastBaseline,
                    "seed \(seed), “\(text.text)” \(text.options) at \(width as Any)×\(height as Any): \(size); at \(otherWidth)×\(otherHeight): \(other)"
                )
            }
        }
    }

    @Test("Answers are finite, and no wider than offered", arguments: 0..<10) func bounded(seed: UInt64) {
        var random = SeededGenerator(seed: seed &+ 1000)
        for _ in 0..<100 {
            let text = scene(&random)
            let width = length(&random, 300)
            let size = text.measure(width: width, height: length(&random, 90))
            #expect(size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0)
            #expect(size.width <= width ?? .infinity)
        }
    }

    @Test("A text that does not wrap answers every larger width") func unwrapped() {
        let size = paragraph("Hello").measure(width: 500, height: nil)
        #expect(size.widthLow == 31 && size.widthHigh == .infinity)
        #expect(size.heightLow == 0 && size.heightHigh == .infinity)
    }
}

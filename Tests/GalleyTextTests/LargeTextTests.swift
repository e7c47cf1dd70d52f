import Foundation
import GalleyRandom
import Testing

@testable import GalleyText

/// Texts of megabytes, and what could make work grow faster than the text.
@Suite("Very large texts", .serialized) struct LargeTextTests {
    /// The time that a text takes from its characters to its lines.
    private func time(_ text: String, lineLimit: Int? = 3) -> Duration {
        processorTime {
            let paragraph = paragraph(text, size: 17, platform: .iOS, fonts: FontLibrary()) { $0.lineLimit = lineLimit }
            let fitted = paragraph.layout(width: 300, height: nil)
            #expect(fitted.size == paragraph.measure(width: 300, height: nil))
            #expect(fitted.size.width <= 300 && fitted.size.height.isFinite)
        }
    }

    @Test("Ten megabytes") func tenMegabytes() {
        let text = String(repeating: "The quick brown fox jumps. ", count: 370_370)
        #expect(text.utf8.count > 9_999_000)
        #expect(time(text) < .seconds(120))
    }

    /// Each doubles its text: the time may not grow much more than that. Measured on what would take minutes, were it quadratic.
    @Test(
        "Time grows with the text",
        arguments: [
            "a", "\n", "\u{301}", "👩\u{200D}", "🇰", "\u{2067}א(", "\u{202E}a\u{202D}ב", "(", "\u{2068}", "א\u{2068}a",
            "\u{2066}", "1+1$", "ก", "มนุษย์", "عرب", "\u{10FFFE}", "क्", "\t\u{1}", "\u{AD}", "ᄀ", "\u{FFFD}",
        ]) func linear(piece: String)
    {
        func text(_ length: Int) -> String {
            "א" + String(repeating: piece, count: length / piece.unicodeScalars.count)
        }
        _ = time(text(500))
        let small = time(text(5_000))
        let large = time(text(40_000))
        #expect(large < small * 24 + .milliseconds(500), "\(small), then \(large)")
    }

    @Test("What opens and closes thousands deep") func nested() {
        for (open, close) in [("(", ")"), ("\u{2067}", "\u{2069}"), ("\u{2068}", "\u{2069}"), ("\u{202B}", "\u{202C}")]
        {
            let text =
                "א" + String(repeating: open, count: 20_000) + "a" + String(repeating: close, count: 20_000) + "ב"
            #expect(time(text) < .seconds(20))
        }
    }

    @Test("Too deep isolates change no level") func deepIsolates() {
        // From the outside of too many isolates in, what takes its direction from its content has no level of its own.
        for outer in [0, 1, 60, 123, 124, 125, 126, 200] {
            let text = String(repeating: "\u{2067}", count: outer) + "a\u{2068}א1\u{2069}b"
            let codes = text.unicodeScalars.map(\.value)
            let found = codes.withUnsafeBufferPointer { BidiLevels.levels($0, .leftToRight)?.levels } ?? []
            // Each isolate's level is the next odd one, while there is one up to 125: then the innermost as well.
            let level = min(2 * outer - 1, 125)
            let base = outer == 0 ? 0 : level
            #expect(Int(found[outer]) == (base % 2 == 0 ? base : base + 1))
            let inner = base % 2 == 0 ? base + 1 : base + 2
            // Beyond the deepest level the isolate's content stands in the level around it.
            #expect(Int(found[outer + 2]) == (inner <= 125 ? inner : base))
        }
    }

    @Test("Many different texts leave no more memory than is set aside for them") func caches() {
        let fonts = FontLibrary()
        for index in 0..<30_000 {
            _ = paragraph("text number \(index)", size: 17, platform: .iOS, fonts: fonts)
            if index % 1000 == 0 { #expect(fonts.shapedTexts.bytes <= ShapedTextCache.limit) }
        }
        #expect(fonts.shapedTexts.bytes > ShapedTextCache.limit / 4)
        // Fonts of thousands of sizes, too.
        for index in 0..<3000 { _ = paragraph("x", size: 5 + Double(index) / 100, platform: .iOS, fonts: fonts) }
        #expect(fonts.resolvedCount <= 1024)
        // And names of families that are not there.
        for index in 0..<600 { _ = fonts.lineMetrics(for: FontRequest(family: "No Family \(index)", size: 17)) }
        #expect(fonts.knownFileCount <= FontLibrary.mostFiles)
    }
}

import GalleyRandom
import Testing

@testable import GalleyText

@Suite("Odd and large texts") struct RobustnessTests {
    private static let odd = [
        "\u{301}", "a" + String(repeating: "\u{301}", count: 10_000), "\u{202E}\u{2067}\u{2069}", "\0\u{1}\u{7F}\u{85}",
        "\t\ta\tb",
        String(repeating: "\u{200D}", count: 500), "\u{FFFC}\u{FFFD}\u{FEFF}", "👨‍👩‍👧‍👦" + String(repeating: "👩‍👩‍👧", count: 300),
        String(repeating: "\u{2067}א(", count: 2000), "\u{E0001}\u{E007F}", String(repeating: "\r\n", count: 300),
        "\u{AD}\u{AD}",
        String(repeating: " ", count: 5000), "가\u{11A8}\u{1100}\u{1161}", "नि\u{200D}क्ष\u{094D}",
    ]

    @Test("Odd texts have a size at any proposal", arguments: odd.indices) func oddTexts(index: Int) {
        for limit in [nil, 1, 3] {
            for mode in [TextTruncation.head, .middle, .tail] {
                let text = paragraph(Self.odd[index]) {
                    $0.lineLimit = limit
                    $0.truncation = mode
                }
                for width in [nil, 0, 7, 50.0] {
                    let fitted = text.layout(width: width, height: 40)
                    #expect(fitted.size == text.measure(width: width, height: 40))
                    #expect(fitted.lines.allSatisfy { $0.width.isFinite })
                }
            }
        }
    }

    @Test("Control characters take no room; a tab is four spaces wide") func controls() {
        func width(_ text: String) -> Double {
            paragraph(text, pixels: 1024).measure(width: nil, height: nil).width
        }
        #expect(width("a\u{1}b\u{7F}") == width("ab"))
        // The letter spacing of 13 points, −12/2048 em, comes once and not four times.
        #expect(abs(width("a\tb") - width("a    b") - 3 * 12 / 2048 * 13) < 0.01)
    }

    @Test("Ten times the text takes no more than some ten times the time") func linear() {
        func time(_ count: Int) -> Duration {
            let text = String(repeating: "The quick brown 여우 jumps. ", count: count)
            return processorTime { _ = paragraph(text).measure(width: 300, height: nil) }
        }
        _ = time(1000)
        let small = time(2000)
        #expect(time(20_000) < small * 40 + .milliseconds(50))
    }

    @Test("The width of a word does not depend on where it stands") func exactWidths() {
        let far = String(repeating: "word\n", count: 10_000) + "word"
        #expect(
            paragraph(far).measure(width: nil, height: nil).width
                == paragraph("word").measure(width: nil, height: nil).width)
        let lines = paragraph(far).layout(width: nil, height: nil).lines
        #expect(Set(lines.map(\.width)).count == 1)
    }

    @Test("Texts that mean the same in other code points are not taken for each other") func canonicalEquivalence() {
        let fonts = FontLibrary()
        func glyphs(_ text: String) -> [UInt32] {
            let runs = paragraph(text, fonts: fonts).layout(width: nil, height: nil).lines.flatMap(\.runs)
            #expect(runs.map(\.text).joined().unicodeScalars.elementsEqual(text.unicodeScalars))
            return runs.flatMap { $0.glyphs.map(\.id) }
        }
        for text in ["\u{212B}", "\u{C5}", "A\u{30A}", "\u{AC00}", "\u{1100}\u{1161}", "\u{2126}", "\u{3A9}"] {
            let alone = paragraph(text, fonts: FontLibrary()).layout(width: nil, height: nil).lines.flatMap(\.runs)
            #expect(glyphs(text) == alone.flatMap { $0.glyphs.map(\.id) })
        }
    }

    @Test("A text looks the same whatever was shaped before, and on any thread") func determinism() async {
        func picture(_ fonts: FontLibrary) -> [String] {
            let text = paragraph("漢字 Mixed 한국어 عربي 🎉 text, fi -> é", platform: .iOS, fonts: fonts)
            return text.layout(width: 90, height: nil).lines.map { line in
                line.text
                    + line.runs.map { run in
                        run.face.postScriptName + run.glyphs.map { "\($0.id)@\($0.x),\($0.y)" }.joined(separator: " ")
                    }.joined()
            }
        }
        let expected = picture(FontLibrary())
        let other = FontLibrary()
        for text in ["かな", "한글", "عربي", "text", "Mixed "] { _ = paragraph(text, fonts: other) }
        #expect(picture(other) == expected)
        await withTaskGroup(of: [String].self) { group in
            let shared = FontLibrary()
            for index in 0..<16 {
                group.addTask {
                    for number in 0..<50 { _ = paragraph("\(index) \(number) 한글", fonts: shared) }
                    return picture(shared)
                }
            }
            for await found in group { #expect(found == expected) }
        }
    }
}

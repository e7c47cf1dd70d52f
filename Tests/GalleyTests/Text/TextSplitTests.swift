import Galley
import GalleyTestSupport
import GalleyText
import Testing

/// A text measures the same however it is put together, and whatever was drawn before.
@MainActor
struct TextSplitTests {
    private static let texts = [
        "AVATAR To. Wave – fi ffl office", "שלום עולם 123 abc", "السلام عليكم ورحمة", "e\u{301}a\u{308}o\u{302} naïve",
        "한국어 문장입니다 다음", "👨‍👩‍👧‍👦🇰🇷👍🏽 x", "日本語の文章、です。", "a\nb\n\nc", "สวัสดีชาวโลก",
    ]

    private static let styles: [(Text) -> Text] = [
        { $0 }, { $0.bold().italic() }, { $0.font(.title3.width(.condensed)) }, { $0.kerning(1.5).baselineOffset(2) },
        { $0.tracking(-0.5).fontDesign(.serif) }, { $0.font(.body.smallCaps()).underline() },
    ]

    @Test(arguments: 0..<9) func equalPartsAreOneText(_ index: Int) {
        let string = Self.texts[index]
        let scalars = Array(string.unicodeScalars)
        for (number, style) in Self.styles.enumerated() {
            let whole = style(Text(verbatim: string))
            for step in [1, 2, 5] {
                var parts = Text(verbatim: "")
                for start in stride(from: 0, to: scalars.count, by: step) {
                    var part = String.UnicodeScalarView()
                    part.append(contentsOf: scalars[start..<min(start + step, scalars.count)])
                    parts = parts + Text(verbatim: String(part))
                }
                for width in [nil, 60.0, 25] {
                    let a = DrawnText(whole, width: width.map { CGFloat($0) })
                    let b = DrawnText(style(parts), width: width.map { CGFloat($0) })
                    #expect(a.size == b.size, "\(string), style \(number), step \(step), width \(width ?? .infinity)")
                    #expect(a.runs.flatMap(\.glyphs).map(\.id) == b.runs.flatMap(\.glyphs).map(\.id))
                }
            }
        }
    }

    @Test func colorsDoNotPartKerning() {
        let whole = DrawnText(Text("AVAVAV").font(.system(size: 40, design: .serif)))
        let parts = ["A", "V", "A", "V", "A", "V"].enumerated().map {
            Text($1).foregroundColor($0 % 2 == 0 ? .red : .blue)
        }
        let colored = DrawnText(parts.dropFirst().reduce(parts[0], +).font(.system(size: 40, design: .serif)))
        #expect(colored.size == whole.size)
        #expect(colored.runs.count == 6)
        #expect(colored.runs.flatMap(\.glyphs).map(\.x) == whole.runs.flatMap(\.glyphs).map(\.x))
        #expect(Set(colored.paints).count == 2)
    }

    @Test func nothingDependsOnWhatWasDrawnBefore() {
        let first = Self.styles.map { DrawnText($0(Text("Office AV שלום"))).size }
        for style in Self.styles.reversed() { _ = DrawnText(style(Text("Office")).textCase(.uppercase)) }
        #expect(Self.styles.map { DrawnText($0(Text("Office AV שלום"))).size } == first)
    }
}

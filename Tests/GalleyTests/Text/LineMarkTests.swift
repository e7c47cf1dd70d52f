import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import GalleyText
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// Lines, grounds and bars at letters beside each other (docs/rules.md §13.2, §13.6): what a patterned line has in
/// common with an even one, what is behind smaller letters, and Apple's Markdown for attributes.
@MainActor @Suite("Lines and grounds of letters")
struct LineMarkTests {
    private let text = Text(verbatim: "Underlined words").font(.system(size: 40))

    @Test("A pattern's strokes and gaps are so many times as long as the line is thick, in its middle") func patterns()
    {
        typealias Pattern = Text.LineStyle.Pattern
        let patterns: [(Pattern, [CGFloat])] = [
            (.dot, [3, 3]), (.dash, [10, 5]), (.dashDot, [10, 3, 3, 3]), (.dashDotDot, [10, 3, 3, 3, 3, 3]),
        ]
        for isUnder in [true, false] {
            func drawn(_ pattern: Pattern) -> DrawnText {
                DrawnText(isUnder ? text.underline(pattern: pattern) : text.strikethrough(pattern: pattern))
            }
            let even = drawn(.solid).fills
            guard even.count == 1, let line = even.first else {
                Issue.record("an even line is one rectangle")
                continue
            }
            #expect(line.width > 100 && line.height > 1 && drawn(.solid).strokes.isEmpty)
            for (pattern, lengths) in patterns {
                let found = drawn(pattern)
                #expect(found.fills.isEmpty && found.strokes.count == 1)
                let style = found.strokes.first?.style
                #expect(style?.lineWidth == line.height && style?.dash == lengths.map { $0 * line.height })
                let box = CGRect(x: line.minX, y: line.midY, width: line.width, height: 0)
                #expect(found.strokes.first?.box == box)
            }
        }
    }

    // Smaller letters stand in lines as tall as before.
    @Test("What is behind letters is as tall as their font's lines, whatever their scale") func grounds() {
        func ground(_ change: (Text) -> Text) -> CGRect {
            var string = AttributedString("xx")
            string.backgroundColor = .red
            return DrawnText(change(Text(string).font(.system(size: 20)))).fills.first ?? .null
        }
        let metrics = FontLibrary.shared.lineMetrics(for: FontRequest(size: 20, platform: .macOS))
        let plain = ground { $0 }, small = ground { $0.textScale(.secondary) }
        #expect(abs(plain.height - (metrics.ascent + metrics.descent)) <= 0.5)
        #expect(small.height == plain.height && small.minY == plain.minY && small.width < plain.width)
    }

    @Test("A bar in place of a line has corners of a fifth of its height") func bars() {
        let view = Text(verbatim: "abc\nabcdef").font(.system(size: 30)).redacted(reason: .placeholder)
        let paths = DrawnText(view).displayList.marks.compactMap { mark -> Path? in
            if case .fill(let path, _, _) = mark { path } else { nil }
        }
        #expect(paths.count == 2)
        for path in paths {
            let box = path.boundingRect
            #expect(path.description == Path(roundedRect: box, cornerRadius: box.height / 5).description)
        }
    }

    @Test("Attributes are taken off where both brackets are closed and follow each other") func attributes() {
        func removed(_ text: String, marks: Bool = false) -> [String?] {
            let found = MarkdownAttribute.removed(from: text, marks: marks)
            return [found.text, found.inflected]
        }
        let found = [
            removed("^[a](inflect: true)"), removed("x ^[a](b: 1) y"), removed("\\^[a](inflect: true)"),
            removed("^[a]"), removed("^[a](b"), removed("^[a] (b)"), removed("^ [a](b)"), removed("^"), removed("a^b"),
            removed("^[a [b](u) c](inflect: true)!"), removed("^[a\\](b)](c: 1)"), removed("^[](x: 1)y"),
            removed("^[1](inflect: true) ^[2](inflect: true)"), removed("^[a ^[b](inflect: true)](c: 1)"),
            removed("^[a](b(c)d)e"), removed("^(a)[b]"),
        ]
        let wanted: [[String?]] = [
            ["a", "^[a](inflect: true)"], ["x a y", nil], ["\\^[a](inflect: true)", nil], ["^[a]", nil],
            ["^[a](b", nil], ["^[a] (b)", nil], ["^ [a](b)", nil], ["^", nil], ["a^b", nil],
            ["a [b](u) c!", "^[a [b](u) c](inflect: true)"], ["a\\](b)", nil], ["y", nil],
            ["1 2", "^[1](inflect: true)"], ["a b", "^[b](inflect: true)"], ["ae", nil], ["^(a)[b]", nil],
        ]
        #expect(found == wanted)
        let (start, end) = (Inflection.start, Inflection.end)
        let marked = [
            removed("x^[a](inflect: true)y", marks: true)[0], removed("^[a](b: 1)", marks: true)[0],
            removed("^[a ^[b](inflect: true)](inflect: true)", marks: true)[0],
        ]
        #expect(marked == ["x\(start)a\(end)y", "a", "\(start)a \(start)b\(end)\(end)"])
    }

    @Test("Ends of lines of two signs are one; blanks around them stay") func lineEnds() {
        let runs = InlineMarkdown.runs("*a*\r\nb\n\n _c_ ")
        #expect(runs.map(\.text) == ["a", "\nb\n\n ", "c", " "])
        #expect(runs.map(\.intent) == [.emphasized, [], .emphasized, []])
        #expect(InlineMarkdown.runs("").isEmpty && InlineMarkdown.runs("ab").map(\.text) == ["ab"])
        let counts = [InlineMarkdown.runs("**a *b* c**").map(\.text), InlineMarkdown.runs("[x](u) [y](v)").map(\.text)]
        #expect(counts == [["a ", "b", " c"], ["x", " ", "y"]])
        #expect(InlineMarkdown.runs("[x](u) [y](v)").map(\.link) == ["u", nil, "v"])
        #expect(InlineMarkdown.runs("**a *b* c**").map { $0.intent.rawValue } == [2, 3, 2])
    }
}

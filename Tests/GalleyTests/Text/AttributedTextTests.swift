import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyViews

@Suite("Attributed strings")
struct AttributedTextTests {
    @Test("SwiftUI's own attributes, by their names and by the scope")
    func scope() throws {
        var string = AttributedString("ab")
        string.font = .title
        string.foregroundColor = .red
        string.swiftUI.backgroundColor = .yellow
        string.kern = 1
        string.tracking = 2
        string.baselineOffset = 3
        string.underlineStyle = .single
        string.strikethroughStyle = Text.LineStyle(pattern: .dot, color: .blue)
        let segments = Text(string).resolved(in: context())
        let segment = try #require(segments.first)
        #expect(segments.count == 1)
        #expect(segment.string == "ab")
        #expect(segment.font == .title)
        #expect(segment.style != nil)
        #expect(segment.background == .yellow)
        #expect(segment.kerning == 1)
        #expect(segment.tracking == 2)
        #expect(segment.baselineOffset == 3)
        #expect(segment.underline == .some(.single))
        #expect(segment.strikethrough == .some(Text.LineStyle(pattern: .dot, color: .blue)))
    }

    @Test("Intents and links of a stretch")
    func intents() throws {
        var string = AttributedString("a strong link")
        string[try #require(string.range(of: "strong"))].inlinePresentationIntent = [.stronglyEmphasized, .emphasized]
        string[try #require(string.range(of: "link"))].link = URL(string: "https://a.b")
        let expected = [
            Shown(string: "a "), Shown(string: "strong", isBold: true, isItalic: true), Shown(string: " "),
            Shown(string: "link", isTinted: true),
        ]
        #expect(shown(Text(string)) == expected)
        #expect(shown(Text("\(string)!")) == expected + [Shown(string: "!")])
    }

    @Test("AttributedString(markdown:), in lines and whole")
    func markdown() throws {
        let string = try AttributedString(markdown: "**a** `b` [c](d.html)", baseURL: URL(string: "https://x.y/z/"))
        #expect(String(string.characters) == "a b c")
        let runs = string.runs.map { ($0.inlinePresentationIntent, $0.link?.absoluteString) }
        #expect(runs.map(\.0) == [.stronglyEmphasized, nil, .code, nil, nil])
        #expect(runs.map(\.1) == [nil, nil, nil, nil, "https://x.y/z/d.html"])
        // Foundation joins blocks without a line end; PresentationIntent tells them apart.
        #expect(String(try AttributedString(markdown: "# a\n\nb\nc").characters) == "ab c")
        let inline = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnly)
        #expect(String(try AttributedString(markdown: "# a\n\n_b_  c", options: inline).characters) == "# a b c")
        let preserving = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        #expect(String(try AttributedString(markdown: "a\n\n _b_  c", options: preserving).characters) == "a\n\n b  c")
    }
}

@Suite("Pictures among letters")
@MainActor
struct InlinePictureTests {
    private func size<V: View>(_ view: V) -> CGSize { RenderedView(view).size }

    @Test("A symbol takes its own width on the line and leaves the line's height as it is")
    func symbol() {
        // 22 × 20 is a star's size at 17 points (rules.md §14).
        let plain = size(Text(verbatim: "b"))
        let both = size(Text("\(Image(systemName: "star"))b"))
        #expect(both.height == plain.height)
        let symbol = size(Image(systemName: "star")).width
        #expect(abs(both.width - plain.width - symbol) <= 1)
        #expect(size(Text(Image(systemName: "star")) + Text("b")) == both)
    }

    @Test("A symbol follows the font of its piece of text, and the text's colour")
    func font() {
        let body = size(Text(Image(systemName: "star"))).width
        let title = size(Text(Image(systemName: "star")).font(.largeTitle)).width
        #expect(body == size(Image(systemName: "star")).width.rounded(.up))
        #expect(title > 40)
        let rendered = RenderedView(Text("\(Image(systemName: "star.fill")) b").foregroundColor(.red))
        let fills = rendered.displayList.marks.compactMap { command -> Paint? in
            if case .fill(_, let paint, _) = command { return paint }
            return nil
        }
        #expect(fills == [.color(SystemColor.red.resolved(.light, .iOS26))])
    }

    @Test("What is behind letters is as wide as they are")
    func background() {
        var string = AttributedString("ab")
        string.backgroundColor = .yellow
        let rendered = RenderedView(Text(string))
        let fills = rendered.displayList.marks.compactMap { command -> CGRect? in
            if case .fill(let path, _, _) = command { return path.boundingRect }
            return nil
        }
        #expect(fills.count == 1)
        #expect(abs((fills.first?.width ?? 0) - rendered.size.width) <= 1)
    }

    @Test("Texts in a tree are in the environment's language")
    func environment() {
        let view = Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "de_DE"))
        #expect(size(view) == size(Text(verbatim: "1.234,5")))
        #expect(size(Text("\(12_345)")) == size(Text(verbatim: "12,345")))
    }
}

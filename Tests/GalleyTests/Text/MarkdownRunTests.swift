import Foundation
import Galley
import Testing

@testable import GalleyViews

/// The stretches that `InlineMarkdown` finds, by CommonMark and GitHub's extensions of it (strikethrough, plain addresses), and which
/// texts it looks at.
@Suite("Stretches of Markdown")
struct MarkdownRunTests {
    @Test("Texts with a sign of Markdown are looked at, others are not") func possible() {
        let texts: [String: Bool] = [
            "": false, "plain": false, "a/b": false, "//": false, "a: /b": false, "a:b/": false, "www": false,
            "ww.": false,
            "a ww.": false, "w.w.w.": false, "ww w.": false, "1.5 #": false, "a:/b": true, "http://a": true,
            "www.a": true,
            "wwww.": true, "WWW.": true, "wWw.": true, "*": true, "a_": true, "`": true, "~": true, "[": true,
            "<": true,
            "&": true, "\\": true, "a@b": true,
        ]
        let found = texts.keys.map { ($0, InlineMarkdown.isPossible(in: $0)) }
        #expect(Dictionary(uniqueKeysWithValues: found) == texts)
    }

    private typealias Run = MarkdownRun

    @Test("Emphasis, code, lines through, links, pictures and HTML, inside each other") func runs() {
        let cases: [(String, [Run])] = [
            ("", []), ("plain  text ", [Run(text: "plain  text ")]),
            (
                "a **b *c* d** e",
                [
                    Run(text: "a "), Run(text: "b ", intent: .stronglyEmphasized),
                    Run(text: "c", intent: [.stronglyEmphasized, .emphasized]),
                    Run(text: " d", intent: .stronglyEmphasized), Run(text: " e"),
                ]
            ),
            (
                "*a* ~~b~~ `c` d",
                [
                    Run(text: "a", intent: .emphasized), Run(text: " "), Run(text: "b", intent: .strikethrough),
                    Run(text: " "), Run(text: "c", intent: .code), Run(text: " d"),
                ]
            ),
            (
                "[a *b*](u) ![p](i.png) c",
                [
                    Run(text: "a ", link: "u"), Run(text: "b", intent: .emphasized, link: "u"), Run(text: " "),
                    Run(text: "p", image: "i.png"), Run(text: " c"),
                ]
            ),
            (
                "<b>x</b>",
                [Run(text: "<b>", intent: .inlineHTML), Run(text: "x"), Run(text: "</b>", intent: .inlineHTML)]
            ),
            ("*a*\nb\r\nc", [Run(text: "a", intent: .emphasized), Run(text: "\nb\nc")]),
            ("a & b &amp; \\*", [Run(text: "a & b & *")]),
            ("\n*a*\n", [Run(text: "\n"), Run(text: "a", intent: .emphasized), Run(text: "\n")]),
            ("^[*a* b](inflect: true)", [Run(text: "a", intent: .emphasized), Run(text: " b")]),
        ]
        #expect(cases.map { InlineMarkdown.runs($0.0) } == cases.map(\.1))
    }

    @Test("White space is joined where only what stands in lines counts, and blocks are lines of all of it")
    func syntaxes() {
        let inline = InlineMarkdown.runs(" a  \t b\n\nc *d* ", .inlineOnly)
        #expect(inline.map(\.text).joined().trimmingCharacters(in: .whitespaces) == "a b c d")
        #expect(inline.filter { $0.intent == .emphasized }.map(\.text) == ["d"])
        let full = InlineMarkdown.runs("# h\n\na\nb  \nc\n\n<p>\n", .full)
        #expect(full.first { $0.intent == .softBreak }?.text == " ")
        #expect(full.first { $0.intent == .lineBreak }?.text == "\n")
        #expect(full.contains { $0.intent == .blockHTML })
        #expect(full.filter { $0.intent.isEmpty }.map(\.text).joined() == "habc")
    }

    @Test("Marks of what is to be inflected are there where they are asked for") func marks() {
        let text = "a ^[b](inflect: true) ^[c](x: 1)"
        let plain = InlineMarkdown.runs(text).map(\.text).joined()
        let marked = InlineMarkdown.runs(text, marksInflection: true).map(\.text).joined()
        #expect([plain, marked] == ["a b c", "a \(Inflection.start)b\(Inflection.end) c"])
        #expect(MarkdownAttribute.removed(from: text).text == MarkdownAttribute.removed(from: text, marks: false).text)
    }

    // NSInlinePresentationIntent's numbers (Foundation, NSAttributedString.h).
    @Test("Intents have Foundation's bits") func intents() {
        let intents: [InlinePresentationIntent] = [
            .emphasized, .stronglyEmphasized, .code, .strikethrough, .softBreak, .lineBreak, .inlineHTML, .blockHTML,
        ]
        #expect(intents.map(\.rawValue) == [1, 2, 4, 32, 64, 128, 256, 512])
    }

    @Test("An attributed string has the links, pictures and language of its Markdown") func attributes() throws {
        let options = AttributedString.MarkdownParsingOptions(languageCode: "de")
        let base = try #require(URL(string: "https://x.y/z/"))
        let string = try AttributedString(markdown: "a [b](c.html) ![d](e.png)", options: options, baseURL: base)
        let runs = string.runs.map { String(string[$0.range].characters) }
        #expect(runs == ["a ", "b", " ", "d"])
        #expect(string.runs.map { $0.link?.absoluteString } == [nil, "https://x.y/z/c.html", nil, nil])
        #expect(string.runs.map { $0.imageURL?.absoluteString } == [nil, nil, nil, "https://x.y/z/e.png"])
        #expect(Set(string.runs.map(\.languageIdentifier)) == ["de"])
        let plain = try AttributedString(markdown: Data("*a*".utf8))
        #expect(plain.runs.map(\.languageIdentifier) == [nil] && String(plain.characters) == "a")
    }
}

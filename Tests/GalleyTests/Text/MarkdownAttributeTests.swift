import Galley
import GalleyTestSupport
import Testing

@testable import GalleyViews

@MainActor @Suite("Attributes in Markdown")
struct MarkdownAttributeTests {
    @Test(
        "The text stays, the attributes go",
        arguments: [
            ("^[3 apples](inflect: true)", "3 apples", "^[3 apples](inflect: true)"),
            (
                "I ate ^[%lld apple](inflect: true) and ^[%lld pear](inflect: true).",
                "I ate %lld apple and %lld pear.",
                "^[%lld apple](inflect: true)"
            ),
            ("^[a [b] (c)](rainbow: 'x (y)')!", "a [b] (c)!", nil),
            ("^[outer ^[inner](inflect: true)](x: 1)", "outer inner", "^[inner](inflect: true)"),
            ("^[open", "^[open", nil), ("^[no](", "^[no](", nil), ("\\^[a](b)", "\\^[a](b)", nil),
            ("x^2 [a](b)", "x^2 [a](b)", nil),
        ] as [(String, String, String?)])
    func removal(text: String, plain: String, inflected: String?) {
        let found = MarkdownAttribute.removed(from: text)
        #expect(found.text == plain && found.inflected == inflected)
    }

    @Test("Time grows with the text, however it is nested") func hostile() {
        let open = String(repeating: "^[", count: 200_000)
        #expect(MarkdownAttribute.removed(from: open).text == open)
        let closed = String(repeating: "^[", count: 50_000) + String(repeating: "](a)", count: 50_000)
        #expect(MarkdownAttribute.removed(from: closed).text.isEmpty)
    }

    @Test("Where words cannot be made to agree a text is shown without its marks, and reported") func texts() {
        let count = 3
        var options = RenderOptions()
        options.locale = Locale(identifier: "de_DE")
        let view = RenderedView(Text("^[\(count) **apple**](inflect: true) left"), options: options)
        #expect(view.record.root.label == "3 apple left")
        #expect(view.diagnostics.map(\.message).first?.contains("^[%lld **apple**](inflect: true)") == true)
        #expect(RenderedView(Text("a ^[b](c: 1)")).diagnostics.isEmpty)
        #expect(RenderedView(Text(verbatim: "^[a](inflect: true)")).record.root.label == "^[a](inflect: true)")
    }
}

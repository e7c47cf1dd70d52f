import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// Equal texts in one environment are one leaf of the layout, so that they are measured once.
@MainActor @Suite("Texts that are alike")
struct TextLeafTests {
    private let builder: ViewTreeBuilder

    init() {
        let context = RenderContext(options: RenderOptions())
        builder = ViewTreeBuilder(context: context, environment: context.environment)
    }

    private func leaf(_ string: String) -> TextLeaf { leaf(Text(verbatim: string)) }

    private func leaf(_ text: Text) -> TextLeaf { builder.textLeaves.leaf(text, builder) }

    @Test("The same string is the same leaf; another string, or another font around it, is not") func shared() {
        let first = leaf("word")
        #expect(leaf("word") === first && leaf("other") !== first && leaf("word") === first)
        builder.with({ $0.font = .largeTitle }) { #expect(leaf("word") !== first) }
        #expect(leaf("word") === first)
    }

    @Test("Texts with a font, and keys, are one leaf where string, font and traits are the same") func styled() {
        func texts() -> [Text] {
            [
                Text(verbatim: "word").bold(), Text(verbatim: "word").italic(), Text(verbatim: "other").bold(),
                Text(verbatim: "word").font(.title), Text(verbatim: "word").font(.caption), Text("word"),
                Text("word").bold(),
            ]
        }
        let (first, again) = (texts().map { leaf($0) }, texts().map { leaf($0) })
        #expect(zip(first, again).allSatisfy { $0 === $1 })
        #expect(Set(first.map { ObjectIdentifier($0) }).count == first.count)
    }

    /// U+00E9 and e with U+0301 are equal strings and other letters to a font.
    @Test("Strings that are equal but written in other scalars are two leaves") func scalars() {
        let (composed, decomposed) = ("\u{E9}", "e\u{301}")
        #expect(composed == decomposed)
        #expect(leaf(composed).paragraph.text.unicodeScalars.count == 1)
        #expect(leaf(decomposed).paragraph.text.unicodeScalars.count == 2)
    }
}

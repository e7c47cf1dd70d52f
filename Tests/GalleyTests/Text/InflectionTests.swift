import Galley
import GalleyTestSupport
import Testing

@testable import GalleyViews

/// Automatic grammar agreement, as Foundation has it since iOS 15: “in English, the noun agrees with the number”
/// (Foundation's documentation of `InflectionRule`; its examples are the pizzas of WWDC21's “What's new in Foundation”).
@MainActor @Suite("Words that agree with a number")
struct InflectionTests {
    @Test(
        "The noun after the number", arguments: [(0, "0 hours"), (1, "1 hour"), (2, "2 hours"), (1000, "1,000 hours")])
    func numbers(count: Int, expected: String) {
        let view = RenderedView(Text("^[\(count) hour](inflect: true)"))
        #expect(view.record.root.label == expected && view.diagnostics.isEmpty)
    }

    @Test("What stands around, and between, stays")
    func phrases() {
        func shown(_ text: Text) -> String? { RenderedView(text).record.root.label }
        let (two, one) = (2, 1)
        #expect(
            shown(Text("Add ^[\(two) large pizza](inflect: true) to your order."))
                == "Add 2 large pizzas to your order.")
        #expect(shown(Text("^[\(two) cup of tea](inflect: true)")) == "2 cups of tea")
        #expect(
            shown(Text("^[\(two) **apple**](inflect: true) and ^[\(one) pear](inflect: true)")) == "2 apples and 1 pear"
        )
        #expect(shown(Text("^[_\(two) box_](inflect: true)!")) == "2 boxes!")
        #expect(shown(Text("^[no number](inflect: true)")) == "no number")
        #expect(shown(Text("^[3 apples](inflect: true)")) == "3 apples")
        #expect(shown(Text("^[\(two) Apfel](morphology: { gender: masculine }, inflect: true)")) == "2 Apfels")
    }

    @Test("The letters that are added look like the word") func styles() {
        let count = 3
        let segments = Text("^[\(count) **bab*y***](inflect: true)")
        #expect(RenderedView(segments).record.root.label == "3 babies")
    }

    /// Spelling by the rules of English grammars (Oxford: “Plurals of nouns”).
    @Test(
        "Plurals",
        arguments: [
            ("hour", "hours"), ("box", "boxes"), ("class", "classes"), ("bus", "buses"), ("church", "churches"),
            ("wish", "wishes"), ("quiz", "quizzes"), ("waltz", "waltzes"), ("city", "cities"), ("day", "days"),
            ("knife", "knives"),
            ("leaf", "leaves"), ("roof", "roofs"), ("chief", "chiefs"), ("potato", "potatoes"), ("photo", "photos"),
            ("person", "people"), ("Person", "People"), ("child", "children"), ("woman", "women"), ("human", "humans"),
            ("mouse", "mice"), ("sheep", "sheep"), ("series", "series"), ("analysis", "analyses"), ("axis", "axes"),
            ("lens", "lenses"), ("PDF", "PDFs"), ("apples", "apples"), ("people", "people"), ("Item", "Items"),
        ])
    func plurals(noun: String, plural: String) { #expect(EnglishPlural.plural(of: noun) == plural) }

    @Test("Marks that belong to nobody are no crash") func hostile() {
        let marks = String(repeating: Inflection.end + Inflection.start, count: 5)
        #expect(RenderedView(Text("^[\(2) \(marks) a](inflect: true)")).record.root.label?.contains("2") == true)
    }
}

import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyLive
@testable import GalleyViews

/// Names and values that a page gives its parts where views are alive, and traits that are added and taken away (Apple's pages of the
/// accessibility modifiers: what is said further out decides).
@MainActor @Suite("Names that a page gives, and traits that come and go")
struct SpokenNameTests {
    private func node(_ view: some View) -> [String?] {
        let found = liveHost(view.accessibilityIdentifier("it"), 100, 50).node("it")
        return [found?.label, found?.value]
    }

    private func properties(_ view: some View) -> AccessibilityProperties? {
        RenderedView.layOut(view, RenderOptions()).0.item(0)?.accessibility
    }

    private var box: some View { Color.red.frame(width: 10, height: 10) }

    @Test("A live view is called by the name, unless it says one itself") func names() {
        let found = [
            node(box.modifier(LiveNameModifier(name: Text("n"), value: "v"))),
            node(box.modifier(LiveNameModifier(name: Text("n")))),
            node(box.accessibilityLabel("own").modifier(LiveNameModifier(name: Text("n"), value: "v"))),
            node(box.modifier(LiveNameModifier(name: Text("n"))).accessibilityLabel("outer")),
            node(box.accessibilityHint("h").modifier(LiveNameModifier(name: Text("n")))),
        ]
        #expect(found == [["n", "v"], ["n", nil], ["own", "v"], ["outer", nil], ["n", nil]])
        #expect(properties(box.modifier(LiveNameModifier(name: Text("n"), value: "v"))) == nil)
    }

    @Test("A label stands for a view by its texts, whatever else is in it") func labels() {
        let label = HStack {
            Text("a")
            Image(systemName: "star")
            Text("b").accessibilityLabel("c")
            Text("")
        }
        let found = [
            node(box.modifier(SpokenLabel(label: label))), node(box.modifier(SpokenLabel(label: Text("d \(1)")))),
            node(box.modifier(SpokenLabel(label: Image(systemName: "star")))),
            node(box.modifier(SpokenLabel(label: Text("")))),
        ]
        #expect(found == [["a, c", nil], ["d 1", nil], [nil, nil], [nil, nil]])
    }

    @Test("Of adding and removing a trait the outer one decides") func traits() {
        let found = [
            properties(box.accessibilityAddTraits(.isButton).accessibilityRemoveTraits(.isButton)),
            properties(box.accessibilityRemoveTraits(.isButton).accessibilityAddTraits(.isButton)),
            properties(box.accessibilityAddTraits(.isButton).accessibilityAddTraits(.isLink)),
            properties(box.accessibilityRemoveTraits(.isButton).accessibilityRemoveTraits(.isLink)),
        ]
        let none: AccessibilityTraits = []
        #expect(found.map { $0?.addedTraits } == [none, .isButton, [.isButton, .isLink], none])
        #expect(found.map { $0?.removedTraits } == [.isButton, none, none, [.isButton, .isLink]])
    }

    @Test("Actions are told in the order in which they are said") func actions() {
        let view = box.accessibilityAction {}.accessibilityAction(named: "b") {}.accessibilityScrollAction { _ in }
            .accessibilityAdjustableAction { _ in }.accessibilityAction(.escape) {}
        let names = properties(view)?.actions ?? []
        #expect(names.count == 6 && Array(names[1...4]) == ["b", "scroll", "increment", "decrement"])
        #expect(names[0] == AccessibilityActionKind.default.name && names[5] == AccessibilityActionKind.escape.name)
    }
}

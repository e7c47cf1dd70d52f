import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// Each way to say something to assistive technology (SwiftUI's interface; the names of iOS 13 are Apple's deprecated
/// ones), and what of two modifiers of a kind counts: the outer one.
@MainActor @Suite("Ways to say something to assistive technology")
struct AccessibilityFormTests {
    private func said(_ view: some View) -> AccessibilityProperties {
        let (tree, _) = RenderedView.layOut(view, RenderOptions())
        return tree.item(0)?.accessibility ?? AccessibilityProperties()
    }

    private var view: some View { Color.red.frame(width: 10, height: 10) }
    private let word = "a".appending("b")

    @Test("Names, values and hints by a text, a key or a string") func names() {
        let key = LocalizedStringKey("k \(2)")
        let labels = [
            said(view.accessibilityLabel(Text("t"))), said(view.accessibilityLabel(key)),
            said(view.accessibilityLabel(word)), said(view.accessibility(label: Text("o"))),
        ]
        let values = [
            said(view.accessibilityValue(Text("t"))), said(view.accessibilityValue(key)),
            said(view.accessibilityValue(word)), said(view.accessibility(value: Text("o"))),
        ]
        let hints = [
            said(view.accessibilityHint(Text("t"))), said(view.accessibilityHint(key)),
            said(view.accessibilityHint(word)), said(view.accessibility(hint: Text("o"))),
        ]
        let wanted = ["t", "k 2", "ab", "o"]
        #expect(labels.map(\.label) == wanted && values.map(\.value) == wanted && hints.map(\.hint) == wanted)
        #expect(labels.allSatisfy { $0.value == nil && $0.hint == nil })
        #expect(values.allSatisfy { $0.label == nil && $0.hint == nil })
        let inputs = [
            said(view.accessibilityInputLabels([Text("t"), Text("u")])), said(view.accessibilityInputLabels([key])),
            said(view.accessibilityInputLabels([word, word])), said(view.accessibility(inputLabels: [Text("o")])),
        ]
        #expect(inputs.map(\.inputLabels) == [["t", "u"], ["k 2"], ["ab", "ab"], ["o"]])
    }

    @Test("Whether it is there, what it is, and where it comes") func structure() {
        #expect(said(view.accessibilityHidden(true)).isHidden == true)
        #expect(said(view.accessibilityHidden(true).accessibilityHidden(false)).isHidden == false)
        #expect(said(view.accessibility(hidden: true)).isHidden == true && said(view).isHidden != true)
        #expect(said(view.accessibilityElement()).children == .ignore)
        #expect(said(view.accessibilityElement(children: .contain)).children == .contain)
        #expect(said(view.accessibilitySortPriority(2).accessibilitySortPriority(3)).sortPriority == 3)
        #expect(said(view.accessibility(sortPriority: 4)).sortPriority == 4)
        #expect(said(view.accessibilityHeading(.h3)).headingLevel == .h3)
        let (tree, _) = RenderedView.layOut(view.accessibility(identifier: "x"), RenderOptions())
        #expect(tree.item(0)?.identifier == "x")
    }

    @Test("Of adding and removing a trait the outer one counts, others stay") func traits() {
        let added = said(view.accessibilityAddTraits([.isButton, .isHeader]).accessibilityAddTraits(.isLink))
        #expect(added.addedTraits == [.isButton, .isHeader, .isLink] && added.removedTraits == [])
        let removed = said(
            view.accessibilityAddTraits([.isButton, .isHeader]).accessibilityRemoveTraits([.isButton, .isImage]))
        #expect(removed.addedTraits == .isHeader && removed.removedTraits == [.isButton, .isImage])
        let again = said(
            view.accessibilityRemoveTraits([.isButton, .isImage]).accessibilityAddTraits([.isButton, .isLink]))
        #expect(again.addedTraits == [.isButton, .isLink] && again.removedTraits == .isImage)
        let older = said(view.accessibility(addTraits: .isLink).accessibility(removeTraits: .isImage))
        #expect(older.addedTraits == .isLink && older.removedTraits == .isImage)
    }

    @Test("Actions in the order in which they are said, from the inside out") func actions() {
        let key = LocalizedStringKey("k")
        let found = said(
            view.accessibilityAction {}.accessibilityAction(.escape) {}.accessibilityAction(named: Text("t")) {}
                .accessibilityAction(named: key) {}.accessibilityAction(named: word) {}
                .accessibilityAdjustableAction { _ in }.accessibilityScrollAction { _ in }
        ).actions
        #expect(found.count == 8 && Array(found[2...]) == ["t", "k", "ab", "increment", "decrement", "scroll"])
        #expect(found[0] == AccessibilityActionKind.default.name && found[1] == AccessibilityActionKind.escape.name)
        #expect(said(view.accessibilityScrollAction { _ in }).actions == ["scroll"])
    }

    @Test("What is said of several views is said of each, and of texts in their language") func several() {
        let group = HStack {
            Group {
                Color.red
                Color.blue
            }.accessibilityLabel("x")
        }
        let (tree, _) = RenderedView.layOut(group, RenderOptions())
        let labels = (0..<tree.pass.count).compactMap { tree.item($0)?.accessibility?.label }
        #expect(labels == ["x", "x"])
        let number = said(
            view.accessibilityValue("\(1234.5, format: .number)").environment(\.locale, Locale(identifier: "de_DE")))
        #expect(number.value == "1.234,5")
    }
}

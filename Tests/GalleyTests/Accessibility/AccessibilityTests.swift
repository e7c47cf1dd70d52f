import Galley
import GalleyTestSupport
import Testing

@testable import GalleyViews

@MainActor @Suite("What views say to assistive technology")
struct AccessibilityTests {
    private func properties(_ view: some View) -> AccessibilityProperties? {
        let (tree, _) = RenderedView.layOut(view, RenderOptions())
        return tree.item(0)?.accessibility
    }

    @Test func isKeptWithTheView() {
        let found = properties(
            box(10, 10)
                .accessibilityLabel("Ball \(3)").accessibilityValue(Text("40 %")).accessibilityHint("Rolls")
                .accessibilityAddTraits([.isButton, .isSelected]).accessibilityRemoveTraits(.isSelected)
                .accessibilityHidden(false).accessibilityElement(children: .combine).accessibilitySortPriority(2)
                .accessibilityAction(named: "Kick") {}.accessibilityAdjustableAction { _ in }
                .accessibilityInputLabels(["Ball", "Sphere"]).accessibilityHeading(.h2))
        #expect(found?.label == "Ball 3")
        #expect(found?.value == "40 %")
        #expect(found?.hint == "Rolls")
        #expect(found?.addedTraits == .isButton)
        #expect(found?.removedTraits == .isSelected)
        #expect(found?.isHidden == false)
        #expect(found?.children == .combine)
        #expect(found?.sortPriority == 2)
        #expect(found?.actions == ["Kick", "increment", "decrement"])
        #expect(found?.inputLabels == ["Ball", "Sphere"])
        #expect(found?.headingLevel == .h2)
    }

    @Test func theOuterModifierDecides() {
        #expect(properties(box(10, 10).accessibilityLabel("inner").accessibilityLabel("outer"))?.label == "outer")
        #expect(properties(box(10, 10).accessibility(label: Text("old")))?.label == "old")
    }

    @Test func addsNoNodesAndStaysWithTheIdentifier() {
        let (tree, _) = RenderedView.layOut(
            box(10, 10).accessibilityIdentifier("box").accessibilityLabel("Label"), RenderOptions())
        let (plain, _) = RenderedView.layOut(box(10, 10), RenderOptions())
        #expect(tree.pass.count == plain.pass.count)
        #expect(tree.item(0)?.identifier == "box")
    }

    @Test func traitsAreASet() {
        var traits: AccessibilityTraits = [.isButton, .isHeader]
        #expect(traits.contains(.isButton))
        #expect(traits.remove(.isButton) == .isButton)
        #expect(traits.remove(.isButton) == nil)
        #expect(traits.insert(.isLink).inserted)
        #expect(traits == [.isHeader, .isLink])
        #expect(traits.symmetricDifference([.isLink, .isImage]) == [.isHeader, .isImage])
    }
}

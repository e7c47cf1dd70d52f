import Testing

@testable import GalleyEngine

/// Preferences are worked out while a tree is laid out, each time that somebody asks for a node's first.
@Suite("Spacing preferences")
struct SpacingTests {
    /// Asks for the preferences of all children, one after the other, in the midst of the layout.
    private final class Asking: LayoutDelegate {
        private(set) var found: [Double?] = []

        override func measure(_ pass: Pass, node: Int, _ proposal: Proposal) -> Size {
            found = pass.children(of: node).map { pass.spacing(of: $0)[.edgeBelowText, .bottom] }
            return Size(10, 10)
        }
    }

    @Test("Preferences stay right however many are worked out in one layout", arguments: [1, 15, 16, 17, 40, 300])
    func many(count: Int) {
        let tree = LayoutTree()
        // Each stack's preferences are like no other's, and nobody has asked for them before.
        let stacks = (0..<count).map { index in
            tree.addStack(
                .vertical, alignment: .leading, spacing: 0,
                [
                    tree.addRigid(Size(1, 1), spacing: .sample(-1)),
                    tree.addRigid(Size(1, 1), spacing: .sample(Double(index) + 0.5)),
                ])
        }
        let box = Asking()
        let pass = tree.freeze(root: tree.addLayout(box, stacks))
        pass.place(root: .unspecified)
        let expected: [Double?] = (0..<count).map { 2 * Double($0) + 1 }
        #expect(box.found == expected)
    }

    // MARK: Distances

    @Test("No distance of −0") func noMinusZero() {
        let text = TextSpacing.metrics(SpacingTextMetrics(ascent: 12, descent: 3, leading: 0, pixelLength: 0.5))
        var spacing = Spacing()
        spacing.textTop = text
        spacing.textBottom = text
        #expect(spacing.distance(to: spacing, along: .vertical).sign == .plus)
        #expect(spacing.distance(to: spacing, along: .vertical) == 0)
    }
}

import Foundation
import GalleyExport
import GalleyLayout
import Testing

@testable import Galley
@testable import GalleyEngine

/// Preferences are worked out while a tree is laid out, each time that somebody asks for a node's first.
@MainActor @Suite("Spacing preferences")
struct SpacingTests {
    /// Asks for the preferences of all children, one after the other, in the midst of the layout.
    private final class Asking: LayoutBox {
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

    /// A lazy column whose views have preferences of more kinds than a table of preferences has room for at first.
    private var column: some View {
        ScrollView {
            LazyVStack(alignment: .leading) {
                Text("Title").font(.largeTitle).padding(.top, 8)
                HStack {
                    Text("A").font(.caption)
                    Text("B").font(.title)
                }
                VStack {
                    Text("x").font(.headline)
                    Text("y").font(.footnote)
                }
                HStack {
                    Text("A").font(.body)
                    Color.red
                }
                VStack {
                    Color.red.frame(height: 4)
                    Text("y").font(.subheadline)
                }
                Text("z").font(.title2).padding(.bottom, 3)
                HStack {
                    Text("A").font(.callout)
                    Text("B").font(.title3)
                }
            }
        }
    }

    @Test("The same view is the same picture, byte for byte, a hundred times") func sameBytes() throws {
        var options = RenderOptions()
        options.canvas = CGSize(width: 300, height: 400)
        options.proposal = ProposedViewSize(width: 300, height: 400)
        options.scale = 0.5
        var first: Data?
        for _ in 0..<100 {
            let list = RenderedView(column, options: options).displayList
            let data = try PNGExporter().data(for: list)
            #expect(data == first ?? data)
            first = data
        }
    }

    /// The frames of the column under random texts' fonts, so that any number of preferences is met at any place.
    @Test("Lazy columns lie alike, whatever was worked out before") func lazyColumns() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<20 {
            let sizes = (0..<40).map { _ in Double(Int.random(in: 8...40, using: &random)) }
            let view = ScrollView {
                LazyVStack {
                    ForEach(sizes.indices, id: \.self) { index in
                        HStack {
                            Text("A").font(.system(size: sizes[index])).probe("\(index)")
                            Text("B").font(.system(size: sizes[sizes.count - 1 - index]))
                        }
                    }
                }
            }
            let first = frames(in: 300, 4_000, view)
            #expect(sizes.indices.allSatisfy { first["\($0)"] != nil })
            for _ in 0..<3 { #expect(frames(in: 300, 4_000, view) == first) }
        }
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

    @Test("The preferences survive being written down") func written() {
        var spacing = Spacing.sample(3)
        spacing.textTop = .metrics(SpacingTextMetrics(ascent: 12, descent: 3, leading: 1.5, pixelLength: 0.5))
        spacing.textBottom = .distance(0)
        #expect(Spacing(spacing.numbers) == spacing)
        #expect(spacing.numbers.count == Spacing.numberCount)
        #expect(Spacing(Spacing().numbers) == Spacing())
    }
}

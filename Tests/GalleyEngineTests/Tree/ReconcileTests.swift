import Testing

@testable import GalleyEngine

@Suite("Nodes taken over from another tree")
struct ReconcileTests {
    /// A column of a padded box and a spacer, laid out without a proposal.
    private func column(_ tree: LayoutTree, padding: Double = 4, box: Double = 20, _ axis: LayoutAxis = .vertical)
        -> Int
    {
        let padded = tree.addPadding(
            top: padding, leading: padding, bottom: padding, trailing: padding, around: tree.box(box, box))
        return tree.addStack(
            axis, alignment: axis == .vertical ? .leading : .top, spacing: 0,
            [padded, tree.addSpacer(minimum: 8, along: axis)])
    }

    @Test("Parameters and sizes come over; what depends on them is laid out again") func values() {
        let laid = LaidOut(.unspecified) { column($0) }
        #expect(laid.pass.size(of: 0) == Size(28, 36))
        let other = LayoutTree()
        let isTaken = laid.pass.reconcile(other, column(other, padding: 1, box: 30), at: 0) { $0 }
        #expect(isTaken)
        laid.pass.update()
        #expect(laid.pass.size(of: 0) == Size(32, 40))
        #expect(laid.pass.origin(of: 3) == Point(1, 1))
        #expect(laid.pass.priority(of: 2) == -.infinity)
    }

    @Test("Another axis, kind or number of children changes nothing") func otherShapes() {
        let laid = LaidOut(.unspecified) { column($0) }
        func refuses(_ build: (LayoutTree) -> Int) -> Bool {
            let other = LayoutTree()
            return !laid.pass.reconcile(other, build(other), at: 0) { $0 }
        }
        #expect(refuses { column($0, .horizontal) })
        #expect(refuses { $0.color() })
        #expect(refuses { $0.column(0, .leading, [column($0)]) })
        #expect(refuses { tree in tree.column(0, .leading, [tree.color(), tree.color()]) })
        #expect(laid.pass.update() == 0)
        #expect(laid.pass.size(of: 0) == Size(28, 36))
    }

    @Test("Grids, whose lines name guides, are not taken over") func grids() {
        func grid(_ tree: LayoutTree) -> Int {
            tree.addGrid(
                .leading, .top, horizontalSpacing: 0, verticalSpacing: 0, [tree.box(1, 1)],
                cells: [GridCell(row: 0, column: 0, span: 1)], rows: [GridLineAttributes()], rowCount: 1)
        }
        let laid = LaidOut(.unspecified, grid)
        let other = LayoutTree()
        let isTaken = laid.pass.reconcile(other, grid(other), at: 0) { $0 }
        #expect(!isTaken)
    }

    @Test("Priorities are taken over, and count in the stack around") func priorities() {
        func row(_ tree: LayoutTree, _ priority: Double) -> Int {
            tree.row(0, [tree.addPriority(priority, around: tree.color()), tree.color()])
        }
        let laid = LaidOut(Proposal(100, 10)) { row($0, -1) }
        #expect([1, 2].map { laid.pass.size(of: $0).width } == [0, 100])
        let other = LayoutTree()
        let isTaken = laid.pass.reconcile(other, row(other, 1), at: 0) { $0 }
        #expect(isTaken)
        laid.pass.update()
        #expect([1, 2].map { laid.pass.size(of: $0).width } == [100, 0])
    }

    @Test("Declared guides are found again by what they are, not by their number") func guides() {
        let first = GuideDelegate(axis: .horizontal), second = GuideDelegate(axis: .horizontal)
        func aligned(_ tree: LayoutTree, _ guide: GuideDelegate) -> Int {
            let key = tree.key(for: guide)
            let part = tree.addAlignmentGuide(key, WidthPart(0.5), around: tree.box(10, 10))
            return tree.column(0, key, [part, tree.box(20, 10)])
        }
        let laid = LaidOut(.unspecified) { tree in
            _ = tree.key(for: first)
            return aligned(tree, second)
        }
        #expect(laid.pass.size(of: 0) == Size(25, 20))
        let other = LayoutTree()
        let isTaken = laid.pass.reconcile(other, aligned(other, second), at: 0) { $0 }
        #expect(isTaken)
        laid.pass.update()
        #expect(laid.pass.nodes[1].horizontalGuide == laid.tree.key(for: second))
        #expect(laid.pass.size(of: 0) == Size(25, 20))
    }

    @Test("Traits come over by their new index; the root keeps its own where the other has none") func traits() {
        let laid = LaidOut(.unspecified) { tree in
            let box = tree.box(10, 10)
            tree.setTraits(3, of: box)
            let row = tree.row(0, [box])
            tree.setTraits(5, of: row)
            return row
        }
        let other = LayoutTree()
        let box = other.box(10, 10)
        other.setTraits(0, of: box)
        let isTaken = laid.pass.reconcile(other, other.row(0, [box]), at: 0) { $0 + 40 }
        #expect(isTaken)
        #expect([0, 1].map { laid.pass.traits(of: $0) } == [5, 40])
    }
}

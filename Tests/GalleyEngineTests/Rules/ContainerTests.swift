import Testing

@testable import GalleyEngine

@Suite("Containers: rules.md §2, rules.md §6, rules.md §11, rules.md §12")
struct ContainerTests {
    @Test("A stack in depth is the union of its views: T-123, T-124") func depth() {
        let boxes = LaidOut(200, 200) { tree in
            tree.addZStack(.trailing, .bottom, [tree.box(100, 100, 1), tree.box(30, 30, 2)])
        }
        #expect(boxes.frame(1) == [50, 50, 100, 100])
        #expect(boxes.frame(2) == [120, 120, 30, 30])
        let filled = LaidOut(200, 200) { tree in
            tree.addZStack(.leading, .top, [tree.color(1), tree.box(30, 30, 2)])
        }
        #expect(filled.frame(1) == [0, 0, 200, 200])
        #expect(filled.frame(2) == [0, 0, 30, 30])
    }

    @Test("Only views of the highest priority count for its size: T-125") func depthPriority() {
        let laid = LaidOut(200, 200) { tree in
            tree.tagged(
                1,
                tree.addZStack(
                    .horizontalCenter, .verticalCenter,
                    [tree.addPriority(1, around: tree.box(50, 50)), tree.box(100, 100, 2)]))
        }
        #expect(laid.frame(1) == [75, 75, 50, 50])
        #expect(laid.frame(2) == [50, 50, 100, 100])
    }

    /// A stack whose minima differ is no clamp (T-074: offered 85 it takes 122.5), and so is no stack in depth around it.
    @Test("A stack in depth asks views that are no clamps") func depthOfStacks() {
        func limited(_ tree: LayoutTree, _ axis: LayoutAxis, _ low: Double, _ high: Double = .infinity) -> Int {
            let limits = FrameLimits(minimum: low, maximum: high)
            return axis == .vertical
                ? tree.limited(tree.color(), height: limits) : tree.limited(tree.color(), width: limits)
        }
        for axis in [LayoutAxis.horizontal, .vertical] {
            func length(_ proposal: Double) -> Double {
                let offer = Proposal(along: axis, proposal, 10)
                let answer = size(offer) { tree in
                    let views = [limited(tree, axis, 5, 100), limited(tree, axis, 80)]
                    let stack = axis == .vertical ? tree.column(0, .horizontalCenter, views) : tree.row(0, views)
                    return tree.addZStack(.horizontalCenter, .verticalCenter, [stack, tree.box(90, 90)])
                }
                return axis == .vertical ? answer.height : answer.width
            }
            #expect(length(0) == 90 && length(85) == 122.5)
        }
    }

    @Test("The first view that fits, or the last: T-137, rules.md §11") func fits() {
        func shown(_ width: Double, _ height: Double, vertical: Bool) -> Double {
            let laid = LaidOut(Proposal(width, height)) { tree in
                tree.addViewThatFits(
                    width: true, height: vertical, [tree.box(58, 16), tree.box(30, 12), tree.box(20, 40)])
            }
            return laid.pass.size(of: 0).width
        }
        #expect(shown(100, 8, vertical: false) == 58)
        #expect(shown(40, 8, vertical: false) == 30)
        #expect(shown(100, 13, vertical: true) == 30)
        #expect(shown(10, 8, vertical: true) == 20)
        #expect(shown(.nan, .nan, vertical: true) == 58)
    }

    @Test("What does not fit is left out") func leftOut() {
        let laid = LaidOut(Proposal(40, 40)) { tree in
            let row = tree.tagged(1, tree.row([tree.box(50, 5, 2)]))
            return tree.addViewThatFits(width: true, height: true, [row, tree.box(20, 20, 3)])
        }
        #expect([1, 2, 3].map { laid.pass.isExcluded(laid.node($0)) } == [true, true, false])
    }

    private func grid(
        _ tree: LayoutTree, _ rows: [[Int]], spans: [Int: Int] = [:], spacing: Double = .nan
    ) -> Int {
        var cells: [GridCell] = []
        for (row, views) in rows.enumerated() {
            for (column, view) in views.enumerated() {
                cells.append(GridCell(row: row, column: column, span: spans[view] ?? 1))
            }
        }
        let lines = max(rows.count, rows.map(\.count).max() ?? 0, spans.values.max() ?? 0)
        return tree.addGrid(
            .horizontalCenter, .verticalCenter, horizontalSpacing: spacing, verticalSpacing: spacing,
            rows.flatMap { $0 }, cells: cells, rows: Array(repeating: GridLineAttributes(), count: lines),
            rowCount: rows.count)
    }

    @Test("Columns of colors share the width: rules.md §12.1, 88 each in 280") func sharedColumns() {
        let laid = LaidOut(280, 100) { tree in grid(tree, [[tree.color(1), tree.color(2), tree.color(3)]]) }
        #expect([1, 2, 3].map { laid.frame($0) } == [[0, 0, 88, 100], [96, 0, 88, 100], [192, 0, 88, 100]])
    }

    @Test("A column is as wide as its widest cell, a row as tall as its tallest") func largestCells() {
        let laid = LaidOut(Proposal.unspecified) { tree in
            grid(tree, [[tree.box(10, 30, 1), tree.box(40, 10, 2)], [tree.box(20, 20, 3), tree.box(30, 50, 4)]])
        }
        #expect(laid.pass.size(of: 0) == Size(20 + 8 + 40, 30 + 8 + 50))
        #expect(laid.frame(1) == [5, 0, 10, 30])
        #expect(laid.frame(2) == [28, 10, 40, 10])
        #expect(laid.frame(3) == [0, 53, 20, 20])
        #expect(laid.frame(4) == [33, 38, 30, 50])
    }

    @Test("Overlaps longer than the cells leave nothing, not less than nothing") func overlaps() {
        func overlapping(_ spacing: Double) -> Size {
            size(.unspecified) { tree in
                grid(tree, [[tree.box(10, 30), tree.box(40, 10)], [tree.box(20, 20)]], spacing: spacing)
            }
        }
        #expect(overlapping(-15) == Size(45, 35))
        #expect(overlapping(-100) == .zero)
    }

    @Test("What a spanning cell wants more is spread over its columns: rules.md §12.1") func spanning() {
        let laid = LaidOut(Proposal(320, 240)) { tree in
            let wide = tree.frame(tree.color(), height: 4)
            return grid(
                tree, [[tree.box(9, 10, 1), tree.box(60, 10, 2), tree.box(28, 10, 3)], [wide]], spans: [wide: 3])
        }
        // 320 − 16 of gaps − 97 of cells: 69 more for each, so that columns start at 0, 86 and 223 (T-147).
        #expect(laid.pass.size(of: 0).width == 320)
        #expect(laid.frame(1)[0] == 34.5)
        #expect(laid.frame(2)[0] == 86 + 34.5)
        #expect(laid.frame(3)[0] == 223 + 34.5)
    }

    @Test("A view that its layout does not place lies in the middle, offered what the container was: rules.md §2.3")
    func unplaced() {
        let laid = LaidOut(Proposal(100, 80)) { tree in
            tree.addLayout(FirstOnly(), [tree.box(10, 10, 1), tree.box(20, 30, 2), tree.color(3)])
        }
        #expect(laid.frame(1) == [3, 4, 10, 10])
        #expect(laid.frame(2) == [40, 25, 20, 30])
        #expect(laid.frame(3) == [0, 0, 100, 80])
    }

    @Test("Baselines and users' guides leave a container, edges do not: rules.md §5.4, T-120") func combinedGuides()
        throws
    {
        let tree = LayoutTree()
        let custom = tree.key(for: GuideDelegate(axis: .horizontal))
        let parts = [1.0, 3, 5].map { part in
            tree.addAlignmentGuide(custom, WidthPart(part), around: tree.box(1, 1))
        }
        let leading = tree.addAlignmentGuide(.leading, WidthPart(7), around: tree.box(1, 1))
        let pass = tree.freeze(root: tree.column(0, .leading, parts + [tree.row([leading, tree.box(1, 1)])]))
        let answer = pass.size(0, .unspecified)
        #expect(pass.explicitGuide(0, custom, .unspecified, answer) == 3)
        #expect(pass.explicitGuide(0, .leading, .unspecified, answer) == nil)
    }
}

/// Takes what it is offered and places its first view only.
private final class FirstOnly: LayoutDelegate {
    override func measure(_ pass: Pass, node: Int, _ proposal: Proposal) -> Size {
        Size(proposal.width, proposal.height)
    }

    override func place(_ pass: Pass, node: Int, origin: Point, size: Size, proposal: Proposal) {
        pass.placeChild(
            pass.children(of: node).lowerBound, at: Point(3, 4), anchor: .zero, proposal: proposal)
    }
}

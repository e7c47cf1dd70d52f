import Testing

@testable import GalleyEngine

/// What containers prefer to keep from others (rules.md §3.7), trees that are written down and built again, and answers
/// of very many views.
@Suite("Preferences of containers, snapshots and many answers")
struct ContainerFactTests {
    /// Unconditional distances above, left, below and right.
    private func spacing(_ top: Double?, _ left: Double?, _ bottom: Double?, _ right: Double?) -> Spacing {
        var spacing = Spacing()
        for (edge, value) in zip([SpacingEdge.top, .left, .bottom, .right], [top, left, bottom, right]) {
            spacing[.unconditional, edge] = value
        }
        return spacing
    }

    private func told(_ build: (LayoutTree) -> Int) -> [Double?] {
        let tree = LayoutTree()
        let pass = tree.freeze(root: build(tree))
        defer { withExtendedLifetime(tree) {} }
        return [SpacingEdge.top, .left, .bottom, .right].map { pass.spacing(of: 0)[.unconditional, $0] }
    }

    private func three(_ tree: LayoutTree) -> [Int] {
        [spacing(1, 2, 3, 4), spacing(50, 60, 70, 80), spacing(9, 8, 7, 6)].map {
            tree.addRigid(Size(5, 5), spacing: $0)
        }
    }

    @Test("Along a stack the first and the last count, across it all; in depth all on all sides") func stacks() {
        #expect(told { $0.row(0, three($0)) } == [50, 2, 70, 6])
        #expect(told { $0.column(0, .leading, three($0)) } == [1, 60, 7, 80])
        #expect(
            told {
                $0.isRightToLeft = true
                return $0.row(0, three($0))
            } == [50, 8, 70, 4])
        #expect(
            told {
                $0.isRightToLeft = true
                return $0.column(0, .leading, three($0))
            } == [1, 60, 7, 80])
        #expect(told { $0.addZStack(.leading, .top, three($0)) } == [50, 60, 70, 80])
        #expect(told { $0.row(0, []) } == [0, 0, 0, 0] && told { $0.addZStack(.leading, .top, []) } == [0, 0, 0, 0])
        #expect(told { $0.row(0, [three($0)[0]]) } == [1, 2, 3, 4])
        #expect(told { $0.addViewThatFits(width: true, height: true, three($0)) } == [1, 2, 3, 4])
        #expect(told { $0.addViewThatFits(width: true, height: true, []) } == [nil, nil, nil, nil])
    }

    @Test("Around one view: what a frame gives, insets and windows take back; the others hand on") func wrappers() {
        func one(_ tree: LayoutTree) -> Int { tree.addRigid(Size(5, 5), spacing: spacing(1, 2, 3, 4)) }
        #expect(told { $0.frame(one($0), width: 9) } == [1, nil, 3, nil])
        #expect(told { $0.frame(one($0), height: 9) } == [nil, 2, nil, 4])
        #expect(told { $0.limited(one($0), width: FrameLimits(ideal: 9)) } == [1, nil, 3, nil])
        #expect(told { $0.limited(one($0), height: FrameLimits(maximum: 9)) } == [nil, 2, nil, 4])
        #expect(told { $0.addPassthrough(around: one($0)) } == [1, 2, 3, 4])
        #expect(told { $0.addPriority(2, around: one($0)) } == [1, 2, 3, 4])
        #expect(told { $0.addFixedSize(horizontal: true, vertical: true, around: one($0)) } == [1, 2, 3, 4])
        #expect(told { $0.addAspectRatio(1, fills: true, around: one($0)) } == [1, 2, 3, 4])
        #expect(told { $0.addPosition(.zero, around: one($0)) } == [nil, nil, nil, nil])
        #expect(
            told { $0.addLayer(.overlay, primary: one($0), secondary: $0.box(1, 1), .top, .top) } == [1, 2, 3, 4])
        let window: [Double?] = told { tree in
            tree.addScroll(
                horizontal: true, vertical: false, anchor: .zero, alignment: .zero, insets: Insets(), around: one(tree))
        }
        #expect(window == [nil, nil, nil, nil])
        // A spacer keeps its own through a frame, and through what changes nothing.
        #expect(told { $0.frame($0.addSpacer(minimum: 3, along: .vertical), width: 9, height: 9) } == [0, nil, 0, nil])
        let wrapped = told { $0.frame($0.addPriority(1, around: $0.addSpacer(minimum: 3, along: nil)), width: 9) }
        #expect(wrapped == [0, 0, 0, 0])
    }

    @Test("Priorities: kept by a fixed size, hidden by a frame; none in what is empty") func priorities() {
        func priority(_ build: (LayoutTree) -> Int) -> Double {
            let tree = LayoutTree()
            let pass = tree.freeze(root: build(tree))
            defer { withExtendedLifetime(tree) {} }
            return pass.priority(of: 0)
        }
        func high(_ tree: LayoutTree) -> Int { tree.addPriority(3, around: tree.box(1, 1)) }
        #expect(priority(high) == 3 && priority { $0.addPriority(.nan, around: high($0)) } == 0)
        #expect(priority { $0.addFixedSize(horizontal: false, vertical: true, around: high($0)) } == 3)
        #expect(priority { $0.addPassthrough(around: high($0)) } == 3 && priority { $0.frame(high($0), width: 5) } == 0)
        #expect(priority { $0.addPadding(top: 1, leading: 1, bottom: 1, trailing: 1, around: high($0)) } == 0)
        #expect(priority { $0.row(0, [high($0)]) } == 0 && priority { $0.row(0, []) } == -.infinity)
        #expect(
            priority { $0.addZStack(.top, .top, []) } == -.infinity
                && priority { $0.addZStack(.top, .top, [high($0)]) } == 0)
        #expect(priority { $0.addViewThatFits(width: true, height: true, []) } == -.infinity)
        #expect(priority { $0.addLayout(LayoutDelegate(), []) } == -.infinity)
    }

    /// Builds a tree again from what each node of another was built with.
    private func copy(_ pass: Pass, _ node: Int, into tree: LayoutTree) -> Int? {
        let children = pass.children(of: node).compactMap { copy(pass, $0, into: tree) }
        let delegate: NodeDelegate =
            switch (pass.kind(of: node), pass.delegateIndex(of: node)) {
            case (.leaf, let index?): .leaf(pass.leaves[index])
            case (.alignmentGuide, let index?): .guideValue(pass.guideValues[index])
            default: .none
            }
        return tree.add(pass.snapshot(of: node), delegate, children)
    }

    @Test("A tree that is built again from what was written down lays out the same") func snapshots() throws {
        let tree = LayoutTree()
        let guided = tree.addAlignmentGuide(.leading, WidthPart(0.5), around: tree.box(30, 10))
        let parts: [Int] = [
            guided, tree.addPadding(top: 1, leading: 2, bottom: 4, trailing: 8, around: tree.color()),
            tree.limited(tree.color(), width: FrameLimits(minimum: 10, maximum: 40)), tree.box(20, 30),
            tree.addSpacer(minimum: 5, along: .vertical),
            tree.addLeaf(SecretClamp(AxisRange(low: 3, ideal: 9, high: 20), AxisRange(rigid: 7))),
        ]
        let first = tree.freeze(root: tree.column(2, .leading, parts))
        let again = LayoutTree()
        let root = try #require(copy(first, 0, into: again))
        let second = again.freeze(root: root)
        #expect(second.count == first.count)
        for proposal in [Proposal(100, 200), .unspecified, Proposal(.nan, 50)] {
            first.place(root: proposal)
            second.place(root: proposal)
            for node in 0..<first.count {
                #expect(
                    first.size(of: node) == second.size(of: node) && first.origin(of: node) == second.origin(of: node))
            }
        }
        let facts = try #require(first.snapshot(of: 5).leaf)
        #expect(facts.priority == -.infinity && facts.height.low == 5 && facts.width.high == 0)
        #expect(first.snapshot(of: 0).leaf == nil && first.snapshot(of: 1).parameters.isEmpty)
        // Four words of a padding; none of what has no children can have any.
        #expect(first.snapshot(of: 2).parameters.count == 4)
        var wrong = first.snapshot(of: 2)
        wrong.parameters.removeLast()
        #expect(LayoutTree().add(wrong, .none, [0]) == nil && LayoutTree().add(first.snapshot(of: 2), .none, []) == nil)
        var leafless = first.snapshot(of: 4)
        leafless.leaf = nil
        #expect(
            LayoutTree().add(leafless, .none, []) == nil && LayoutTree().add(first.snapshot(of: 6), .none, []) == nil)
        #expect(LayoutTree().add(first.snapshot(of: 4), .none, []) == 0)
        #expect(NodeSnapshot.areFlags(first.snapshot(of: 4).flags, of: .rigid) && !NodeSnapshot.areFlags(8, of: .rigid))
        #expect(NodeSnapshot.areFlags(8, of: .stack) && !NodeSnapshot.areFlags(1, of: .stack))
    }

    @Test("Answers of thousands of views, each with its own") func manyAnswers() {
        let cache = MeasurementCache()
        defer { cache.free() }
        // More than three pages of 512 parts, of which each view has up to three.
        var starts = [Int32](repeating: -1, count: 700)
        for round in 0..<7 {
            for view in starts.indices {
                let size = Size(Double(view), Double(round))
                cache.insert(MeasuredSize(size, for: Proposal(Double(round), .nan)), from: &starts[view])
            }
        }
        for view in [0, 1, 255, 256, 511, 512, 699] {
            for round in 0..<7 {
                #expect(
                    cache.answer(from: starts[view], for: Proposal(Double(round), .nan))?.size
                        == Size(Double(view), Double(round)))
            }
            #expect(cache.answers(from: starts[view]).map(\.size.height) == [0, 1, 2, 3, 4, 5, 6])
            #expect(cache.answer(from: starts[view], for: Proposal(7, .nan)) == nil)
        }
        cache.removeAll()
        var start: Int32 = -1
        cache.insert(MeasuredSize(Size(5, 6), for: .unspecified), from: &start)
        #expect(start == 0 && cache.answers(from: start).map(\.size) == [Size(5, 6)])
        cache.removePages()
        start = -1
        cache.insert(MeasuredSize(Size(7, 8), for: .unspecified), from: &start)
        #expect(start == 0 && cache.answer(from: start, for: .unspecified)?.size == Size(7, 8))
    }
}

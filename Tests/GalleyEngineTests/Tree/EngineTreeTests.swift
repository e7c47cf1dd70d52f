import Testing

@testable import GalleyEngine

/// What the tree's interface says of itself in its doc comments, and rules.md §2 and §5.
@Suite("Guides, places and leaves of a tree")
struct EngineTreeTests {
    @Test(
        "Guides have numbers: eight of the engine's own, then the tree's in the order of their first use"
    ) func keys() {
        let keys: [GuideKey] = [
            .leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom, .firstTextBaseline,
            .lastTextBaseline,
        ]
        #expect(keys.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 7])
        #expect(keys.map(\.isEdgeOrCenter) == [true, true, true, true, true, true, false, false])
        #expect(
            keys.map(\.isHorizontalEdgeOrCenter) == [true, true, true, false, false, false, false, false])
        #expect(keys.map(\.mask.rawValue) == [1, 2, 4, 8, 16, 32, 64, 128])
        #expect(
            GuideMask.baselines.rawValue == 192 && GuideMask.custom.rawValue == 256
                && GuideMask.all.rawValue == 511)
        let tree = LayoutTree()
        let first = GuideDelegate(axis: .vertical)
        let second = GuideDelegate(axis: .horizontal)
        #expect(tree.pixelLength == 1 && LayoutTree(pixelLength: 0.5).pixelLength == 0.5)
        #expect([first, second, first].map { tree.key(for: $0).rawValue } == [8, 9, 8])
        #expect(tree.guideDelegate(for: GuideKey(rawValue: 8)) === first)
        #expect(tree.guideDelegate(for: GuideKey(rawValue: 9)) === second)
        #expect(tree.guideDelegate(for: .lastTextBaseline) == nil)
        #expect(tree.customGuideIfMet(GuideKey(rawValue: 9)) === second)
        #expect(
            tree.customGuideIfMet(GuideKey(rawValue: 10)) == nil && tree.customGuideIfMet(.bottom) == nil)
        let pass = tree.freeze(root: tree.box(30, 20))
        #expect(
            keys.map { pass.axis(of: $0) } == Array(repeating: .horizontal, count: 3)
                + Array(repeating: .vertical, count: 5))
        #expect(
            pass.axis(of: GuideKey(rawValue: 8)) == .vertical
                && pass.axis(of: GuideKey(rawValue: 9)) == .horizontal)
        let size = Size(30, 20)
        #expect(keys.map { pass.defaultGuide($0, in: size) } == [0, 15, 30, 0, 10, 20, 20, 20])
        #expect(
            keys.map { Dimensions(pass: pass, size: size).guide($0) } == [0, 15, 30, 0, 10, 20, 20, 20])
        #expect(keys.map { pass.guide(-1, $0, .unspecified, Size(8, 4)) } == [0, 4, 8, 0, 2, 4, 4, 4])
        let measured = Dimensions(pass: pass, node: 0, proposal: Proposal(5, 5))
        #expect(measured.size == size && measured.proposal == Proposal(5, 5) && measured.node == 0)
        #expect(
            measured.explicitGuide(.top) == nil
                && Dimensions(pass: pass, size: size).explicitGuide(.top) == nil)
        tree.removeAll()
        #expect(tree.nodeCount == 0 && tree.key(for: second).rawValue == 8 && tree.pass == nil)
    }

    @Test("A view's explicit guide counts before the default; what frames it still sees it")
    func explicit() {
        let laid = LaidOut(Proposal(100, 50)) { tree in
            let guided = tree.addAlignmentGuide(.trailing, WidthPart(0.75), around: tree.box(40, 10))
            return tree.tagged(
                2, tree.frame(tree.tagged(1, guided), width: 100, height: 50, .trailing, .top))
        }
        // The guide at 30 of the box lies on the frame's trailing edge.
        #expect(laid.frame(1) == [70, 0, 40, 10])
        let own = Dimensions(pass: laid.pass, node: laid.node(1), proposal: Proposal(100, 50))
        #expect(
            own.guide(.trailing) == 30 && own.guide(.leading) == 0 && own.explicitGuide(.trailing) == 30)
        #expect(own.guide(.horizontalCenter) == 20 && own.guide(.bottom) == 10)
        #expect(laid.pass.guides(of: laid.node(1)) == GuideMask(rawValue: 4))
        let around = Dimensions(pass: laid.pass, node: laid.node(2), proposal: Proposal(100, 50))
        #expect(around.guide(.trailing) == 100)
    }

    @Test("Tags, traits and nodes that nothing leads to") func owners() {
        let tree = LayoutTree()
        let lost = tree.box(1, 1, 9)
        let box = tree.tagged(3, tree.box(1, 1))
        tree.setTraits(6, of: box)
        let padded = tree.addPadding(top: 0, leading: 0, bottom: 0, trailing: 0, around: box)
        #expect([lost, box, padded].map { tree.tag(of: $0) } == [9, 3, -1])
        #expect([lost, box, padded].map { tree.traits(of: $0) } == [-1, 6, 6])
        #expect(tree.kind(of: padded) == .padding && tree.nodeCount == 3)
        let pass = tree.freeze(root: padded)
        #expect(tree.nodeCount == 2 && pass.count == 2)
        #expect(
            [0, 1].map { pass.tag(of: $0) } == [-1, 3] && [0, 1].map { pass.traits(of: $0) } == [6, 6])
        #expect([0, 1].map { pass.parent(of: $0) } == [-1, 0])
        #expect(pass.children(of: 0) == 1..<2 && pass.children(of: 1).isEmpty)
        #expect(pass.kind(of: 1) == .rigid && pass.stackAxis(of: 0) == nil)
        pass.setTraits(-1, of: 1)
        #expect(pass.traits(of: 1) == -1)
        #expect(!pass.isRightToLeft(-1) && !pass.isRightToLeft(0))
        withExtendedLifetime(tree) {}
    }

    @Test("A stack's axis, and the two guides it was given") func stackFacts() {
        let laid = LaidOut(Proposal(100, 50)) { tree in
            tree.isRightToLeft = true
            return tree.tagged(1, tree.column(0, .trailing, [tree.tagged(2, tree.row([tree.box(1, 1)]))]))
        }
        let (column, row) = (laid.node(1), laid.node(2))
        #expect(
            laid.pass.stackAxis(of: column) == .vertical && laid.pass.stackAxis(of: row) == .horizontal)
        #expect(laid.pass.alignment(of: column).horizontal == .trailing)
        #expect(laid.pass.alignment(of: column).vertical == .verticalCenter)
        #expect(laid.pass.isRightToLeft(column))
    }

    @Test(
        "A child is put so that its anchor lies on the point; lengths without an end start at nought")
    func anchors() {
        let laid = LaidOut(Proposal(100, 50)) {
            $0.addLayout(LayoutDelegate(), [$0.box(40, 10, 1), $0.color(2)])
        }
        let (box, color) = (laid.node(1), laid.node(2))
        laid.pass.placeChild(box, at: Point(50, 30), anchor: Point(0.25, 1), proposal: Proposal(7, 8))
        #expect(laid.pass.origin(of: box) == Point(40, 20) && laid.pass.size(of: box) == Size(40, 10))
        #expect(laid.pass.proposal(of: box) == Proposal(7, 8))
        laid.pass.placeChild(
            color, at: Point(5, 6), anchor: Point(0.5, 0), proposal: Proposal(.infinity, .infinity))
        #expect(laid.pass.origin(of: color) == Point(0, 6))
        laid.pass.setPlace(box, Point(.nan, 3), Proposal(1, 2), Size(4, 5))
        #expect(laid.pass.origin(of: box) == Point(0, 3) && laid.pass.size(of: box) == Size(4, 5))
        laid.pass.setPlace(box, Point(9, .infinity), Proposal(1, 2), Size(4, 5))
        #expect(laid.pass.origin(of: box) == Point(9, 0))
    }

    @Test("A dry run tells where children would lie, and leaves them where they are") func dryRun() {
        let laid = LaidOut(Proposal(100, 50)) {
            $0.addLayout(LayoutDelegate(), [$0.box(40, 10, 1), $0.box(20, 20, 2)])
        }
        let first = laid.node(1)
        let second = laid.node(2)
        // The container is 0 × 0, and its views lie in its middle.
        #expect(laid.frame(1) == [-20, -5, 40, 10] && laid.frame(2) == [-10, -10, 20, 20])
        var told: [Int: Point] = [:]
        laid.pass.dryRun(
            of: 0,
            { laid.pass.placeChild(second, at: Point(7, 9), anchor: .zero, proposal: Proposal(3, 3)) },
            read: { child, origin, _ in told[child] = origin }, size: Size(60, 30),
            proposal: Proposal(60, 30))
        // The one that was not placed lies in the middle of 60 × 30.
        #expect(told == [first: Point(10, 10), second: Point(7, 9)])
        #expect(laid.frame(1) == [-20, -5, 40, 10] && laid.frame(2) == [-10, -10, 20, 20])
        #expect(laid.pass.isPlaced(first) && laid.pass.isPlaced(second))
        #expect(laid.pass.proposal(of: second) == Proposal(100, 50))
    }

    @Test("Delegates that say nothing: no size, no guides, a plain leaf's distances") func defaults() {
        let laid = LaidOut(Proposal(100, 50)) { tree in
            tree.row(
                0,
                [
                    tree.tagged(1, tree.addLeaf(LeafDelegate())),
                    tree.addLayout(LayoutDelegate(), [tree.box(4, 4, 2)]),
                ])
        }
        #expect(laid.pass.size(of: laid.node(1)) == .zero && laid.pass.guides(of: laid.node(1)) == [])
        #expect(
            LeafDelegate().measure(Proposal(3, .nan))
                == MeasuredSize(.zero, width: .only(3), height: .only(.nan)))
        #expect(LeafDelegate().explicitGuide(.top, .unspecified) == nil)
        let layout = LayoutDelegate()
        #expect(
            !layout.mergesGuides && layout.changedPlaces(origin: .zero, proposal: .unspecified) == nil)
        #expect(layout.spacing(laid.pass, node: 2) == .plain)
        #expect(
            layout.explicitGuide(laid.pass, node: 2, .top, size: .zero, proposal: .unspecified) == nil)
        let guide = GuideDelegate(axis: .horizontal)
        #expect(guide.isSame(as: guide) && !guide.isSame(as: GuideDelegate(axis: .horizontal)))
        #expect(
            guide.original === guide
                && guide.defaultValue(Dimensions(pass: laid.pass, size: Size(3, 3))) == 0)
        #expect(GuideValueDelegate().value(Dimensions(pass: laid.pass, size: Size(3, 3))) == 0)
        #expect(laid.pass.guides(of: 2) == .all)
    }

    @Test("A spacer keeps no distance along its axis, and is served last") func spacers() {
        func unconditional(_ axis: LayoutAxis?) -> [Double?] {
            let laid = LaidOut(Proposal(100, 50)) { $0.addSpacer(minimum: 7, along: axis) }
            #expect(laid.pass.priority(of: 0) == -.infinity)
            return [SpacingEdge.top, .left, .bottom, .right].map {
                laid.pass.spacing(of: 0)[.unconditional, $0]
            }
        }
        #expect(unconditional(.horizontal) == [nil, 0, nil, 0])
        #expect(unconditional(.vertical) == [0, nil, 0, nil])
        #expect(unconditional(nil) == [0, 0, 0, 0])
        #expect(size(Proposal(30, 40)) { $0.addSpacer(minimum: 7, along: .horizontal) } == Size(30, 0))
        #expect(size(Proposal(30, 40)) { $0.addSpacer(minimum: 7, along: .vertical) } == Size(0, 40))
        #expect(size(Proposal(3, 4)) { $0.addSpacer(minimum: 7, along: nil) } == Size(7, 7))
    }
}

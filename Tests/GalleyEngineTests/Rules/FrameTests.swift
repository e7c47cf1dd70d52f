import Testing

@testable import GalleyEngine

@Suite("Frames: rules.md §8, T-019 to T-041")
struct FrameTests {
    @Test("A fixed frame aligns its child, however large that is: T-019 to T-022")
    func fixed() {
        func frames(_ box: Size, _ frame: Size, _ horizontal: GuideKey, _ vertical: GuideKey) -> [[Double]] {
            let laid = LaidOut(200, 200) { tree in
                tree.tagged(
                    1,
                    tree.frame(
                        tree.box(box.width, box.height, 2), width: frame.width, height: frame.height, horizontal,
                        vertical))
            }
            return [laid.frame(1), laid.frame(2)]
        }
        #expect(frames(Size(40, 40), Size(120, 80), .leading, .top) == [[40, 60, 120, 80], [40, 60, 40, 40]])
        #expect(frames(Size(40, 40), Size(120, 80), .trailing, .bottom)[1] == [120, 100, 40, 40])
        let centered = frames(Size(100, 100), Size(40, 40), .horizontalCenter, .verticalCenter)
        #expect(centered == [[80, 80, 40, 40], [50, 50, 100, 100]])
        #expect(frames(Size(100, 100), Size(40, 40), .leading, .top)[1] == [80, 80, 100, 100])
    }

    @Test("One length alone leaves the other to the child: T-039") func oneLength() {
        let wide = LaidOut(500, 500) { tree in tree.tagged(1, tree.frame(tree.color(), width: 200)) }
        #expect(wide.frame(1) == [150, 0, 200, 500])
        let tall = LaidOut(500, 500) { tree in tree.tagged(1, tree.frame(tree.color(), height: 200)) }
        #expect(tall.frame(1) == [0, 150, 500, 200])
    }

    @Test("Lengths that no frame can have count as not given: rules.md §8.1", arguments: [-1, .infinity, .nan])
    func useless(length: Double) {
        #expect(size(Proposal(30, 40)) { $0.frame($0.color(), width: length, height: 7) } == Size(30, 7))
    }

    private static let inColumn: [(limits: FrameLimits, box: Size, width: Double)] = [
        (FrameLimits(minimum: 100), Size(40, 20), 100),
        (FrameLimits(maximum: 200), Size(40, 20), 200),
        (FrameLimits(minimum: 50, maximum: .infinity), Size(40, 20), 300),
        (FrameLimits(maximum: 200), Size(250, 20), 200),
    ]

    @Test("A flexible frame in a column of 300 points: T-023 to T-028", arguments: inColumn)
    func flexible(limits: FrameLimits, box: Size, width: Double) {
        let laid = LaidOut(300, 300) { tree in
            tree.column(
                0, .horizontalCenter, [tree.tagged(1, tree.limited(tree.box(box.width, box.height), width: limits))])
        }
        #expect(laid.frame(1) == [(300 - width) / 2, 140, width, 20])
    }

    @Test("An ideal length counts where none is proposed: T-026") func ideal() {
        let laid = LaidOut(300, 300) { tree in
            let framed = tree.limited(tree.box(40, 20), width: FrameLimits(ideal: 150))
            return tree.tagged(1, tree.addFixedSize(horizontal: true, vertical: true, around: framed))
        }
        #expect(laid.frame(1) == [75, 140, 150, 20])
    }

    private static let lengths: [Double?] = [nil, 30, 300]

    @Test("The width of a flexible frame: T-029 to T-036") func flexibleWidths() {
        func color(_ limits: FrameLimits, _ proposals: [Double?] = Self.lengths) -> [Double] {
            widths(proposals) { $0.limited($0.color(), width: limits) }
        }
        func box(_ limits: FrameLimits, _ proposals: [Double?] = Self.lengths) -> [Double] {
            widths(proposals) { $0.limited($0.box(40, 20), width: limits) }
        }
        let between = FrameLimits(minimum: 50, maximum: 100)
        #expect(color(between, [nil, 0, 30, 80, 300, .infinity]) == [50, 50, 50, 80, 100, 100])
        #expect(color(FrameLimits(minimum: 100)) == [100, 100, 300])
        #expect(color(FrameLimits(maximum: 100)) == [10, 30, 100])
        #expect(color(FrameLimits(ideal: 50)) == [50, 30, 300])
        #expect(box(FrameLimits(maximum: .infinity)) == [40, 40, 300])
        #expect(box(FrameLimits(minimum: 0, maximum: .infinity), [30]) == [30])
        #expect(box(FrameLimits(minimum: 20), [30]) == [30])
        #expect(box(FrameLimits(maximum: 20)) == [20, 20, 20])
    }

    @Test("Contradictory limits are raised: T-037") func contradictions() {
        #expect(FrameLimits(minimum: -10).minimum == 0)
        #expect(FrameLimits(minimum: 20, ideal: 10).ideal == 20)
        #expect(FrameLimits(ideal: 30, maximum: 20).maximum == 30)
    }

    @Test("A frame around a frame: T-038") func nested() {
        let framed = size(.init(0, 0)) {
            $0.frame($0.limited($0.color(), width: FrameLimits(maximum: .infinity)), width: 200, height: 200)
        }
        #expect(framed == Size(200, 200))
    }

    @Test("A frame without a length keeps its child's preferences; a spacer always does: rules.md §3") func spacing() {
        var own = Spacing()
        for edge in SpacingEdge.allCases { own[.unconditional, edge] = 3 }
        let laid = LaidOut(100, 100) { tree in
            tree.column(
                0, .horizontalCenter,
                [
                    tree.tagged(1, tree.frame(tree.addRigid(Size(5, 5), spacing: own), height: 9)),
                    tree.tagged(2, tree.frame(tree.addSpacer(minimum: 8, along: .vertical), height: 9)),
                ])
        }
        func unconditional(_ tag: Int) -> [Double?] {
            let spacing = laid.pass.spacing(of: laid.node(tag))
            return SpacingEdge.allCases.map { spacing[.unconditional, $0] }
        }
        #expect(unconditional(1) == [nil, 3, nil, 3])
        #expect(unconditional(2) == [0, nil, 0, nil])
    }
}

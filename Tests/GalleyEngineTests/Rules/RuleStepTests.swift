import Testing

@testable import GalleyEngine

/// The numbers follow from the rules that docs/rules.md gives for each container: §4 (stacks), §6 (depth), §8 (frames),
/// §9 (one child), §11 (`ViewThatFits`) and §19 (windows). Node 0 is the root, and the others follow breadth-first.
@Suite("The steps of stacks and of rules for one child")
struct RuleStepTests {
    @Test(
        "A row: the highest priority first, what it must leave for the others, then those by how far they stretch"
    )
    func row() {
        let told = steps(Proposal(200, 50)) { tree in
            let bounded = tree.limited(tree.color(), width: FrameLimits(minimum: 20, maximum: 60))
            return tree.row(4, [bounded, tree.addPriority(1, around: tree.color()), tree.box(30, 12)])
        }
        #expect(
            told == [
                "places for 200×50", "x 200 less 8", "gap before 2: 4", "gap before 3: 4",
                "2 from 0 to ∞, 1",
                "3 from 30 to 30, 0", "1 from 20 to 60, 0", "30 kept for 3", "20 kept for 1",
                "2 of 1: 142, 142, 142",
                "3 of 2: 50, 25, 30", "1 of 1: 20, 20, 20", "1 asked 20×50: 20×50", "1 guide 4 at 25",
                "2 asked 142×50: 142×50", "2 guide 4 at 25", "3 asked 25×50: 30×12", "3 guide 4 at 6",
                "y 25 and 25",
            ])
    }

    @Test(
        "A column that is offered nothing asks for ideal sizes, and places for the width it came to")
    func idealColumn() {
        let told = steps(.unspecified) { $0.column(6, .trailing, [$0.box(40, 9), $0.color()]) }
        #expect(
            told == [
                "size for –×–", "y – less 6", "gap before 2: 6", "1 of 2: –, –, 9", "2 of 2: –, –, 10",
                "1 asked –×–: 40×9", "1 guide 2 at 40", "2 asked –×–: 10×10", "2 guide 2 at 10",
                "x 40 and 0",
                "places for 40×–", "y – less 6", "gap before 2: 6", "1 of 2: –, –, 9", "2 of 2: –, –, 10",
                "1 asked 40×–: 40×9", "1 guide 2 at 40", "2 asked 40×–: 40×10", "2 guide 2 at 40",
                "x 40 and 0",
            ])
    }

    @Test("A stack in depth is measured for its proposal and placed for its size") func depth() {
        let told = steps(Proposal(90, 70)) {
            $0.addZStack(.trailing, .top, [$0.box(40, 9), $0.box(25, 30)])
        }
        #expect(
            told == [
                "size for 90×70", "1 asked 90×70: 40×9", "1 guide 2 at 40", "1 guide 3 at 0",
                "2 asked 90×70: 25×30",
                "2 guide 2 at 25", "2 guide 3 at 0", "places for 40×30", "line 2 at 40", "line 3 at 0",
                "1 guide 2 at 40", "1 guide 3 at 0", "2 guide 2 at 25", "2 guide 3 at 0",
            ])
    }

    @Test("A layer's second view is offered the first one's size") func layers() {
        for kind in [NodeKind.overlay, .background] {
            let told = steps(Proposal(90, 70)) { tree in
                tree.addLayer(
                    kind, primary: tree.box(40, 30), secondary: tree.box(10, 4), .trailing, .verticalCenter)
            }
            #expect(told == ["2 guide 2 at 10", "line 2 at 40", "2 guide 4 at 2", "line 4 at 15"])
        }
    }

    @Test("A frame with one length asks its child, one with two does not") func fixedFrames() {
        let one = steps(Proposal(200, 80)) { $0.frame($0.box(40, 30), width: 100, .trailing, .bottom) }
        #expect(
            one == [
                "frame 100×–", "1 asked 100×80: 40×30", "1 guide 2 at 40", "line 2 at 100",
                "1 guide 5 at 30",
                "line 5 at 30",
            ])
        let both = steps(Proposal(200, 80)) {
            $0.frame($0.box(40, 30), width: 100, height: 50, .trailing, .bottom)
        }
        #expect(
            both == [
                "frame 100×50", "1 guide 2 at 40", "line 2 at 100", "1 guide 5 at 30", "line 5 at 50",
            ])
    }

    @Test("A flexible frame says which of its limits its length is") func flexibleFrames() {
        func told(_ proposal: Proposal, width: FrameLimits, height: FrameLimits = FrameLimits())
            -> [String]
        {
            Array(steps(proposal) { $0.limited($0.box(40, 30), width: width, height: height) }.prefix(3))
        }
        let between = FrameLimits(minimum: 50, maximum: 90)
        #expect(
            told(Proposal(70, .nan), width: between, height: FrameLimits(ideal: 33))
                == ["x 50, –, 90: proposal", "y –, 33, –: ideal", "1 asked 70×33: 40×30"])
        #expect(told(Proposal(20, 8), width: between)[0] == "x 50, –, 90: minimum")
        #expect(told(Proposal(20, 8), width: between)[1] == "1 asked 50×8: 40×30")
        #expect(told(Proposal(200, 8), width: between)[0] == "x 50, –, 90: maximum")
        #expect(told(Proposal(70, 8), width: FrameLimits(minimum: 10))[0] == "x 10, –, –: child")
        #expect(
            told(Proposal(70, 8), width: FrameLimits(), height: FrameLimits(maximum: 20))[0]
                == "y –, –, 20: maximum")
    }

    @Test("Insets, ideal sizes and points") func oneChild() {
        let padded = steps(Proposal(50, 40)) {
            $0.addPadding(top: 1, leading: 2, bottom: 4, trailing: 8, around: $0.color())
        }
        #expect(padded == ["insets 1, 2, 4, 8"])
        for (horizontal, vertical) in [(true, false), (false, true)] {
            let told = steps(Proposal(50, 40)) {
                $0.addFixedSize(horizontal: horizontal, vertical: vertical, around: $0.color())
            }
            #expect(told == ["fixed \(horizontal), \(vertical)"])
        }
        func position(_ proposal: Proposal) -> [String] {
            steps(proposal) { $0.addPosition(Point(7, 9), around: $0.box(40, 30)) }
        }
        #expect(position(Proposal(50, 60)) == ["center 7, 9"])
        #expect(position(Proposal(50, .nan)) == ["1 asked 50×–: 40×30", "center 7, 9"])
        #expect(position(Proposal(.nan, 60)) == ["1 asked –×60: 40×30", "center 7, 9"])
    }

    @Test("A shape, and how many times as large it is offered") func shapes() {
        func told(_ ratio: Double, fills: Bool, _ proposal: Proposal) -> [String] {
            steps(proposal) { $0.addAspectRatio(ratio, fills: fills, around: $0.box(40, 20)) }
        }
        #expect(told(2, fills: false, Proposal(100, 30)) == ["shape 2×1 by 30, false, false"])
        #expect(told(2, fills: true, Proposal(100, 30)) == ["shape 2×1 by 50, true, false"])
        #expect(told(.nan, fills: false, Proposal(100, .nan)) == ["shape 40×20 by 2.5, false, true"])
        #expect(told(.nan, fills: true, Proposal(.nan, 30)) == ["shape 40×20 by 1.5, true, true"])
        #expect(told(2, fills: true, .unspecified).isEmpty)
    }

    /// The content is 40 × 30; what the window has more than it and its insets lies before it by the part that counts:
    /// the alignment's where there is room, else the anchor's.
    @Test("A window says its room and which part of it counts") func windows() {
        func told(_ horizontal: Bool, _ vertical: Bool) -> [String] {
            steps(Proposal(100, 20)) { tree in
                tree.addScroll(
                    horizontal: horizontal, vertical: vertical, anchor: Point(0.25, 0.75),
                    alignment: Point(0.5, 1),
                    insets: Insets(top: 1, leading: 2, bottom: 4, trailing: 8), around: tree.box(40, 30))
            }
        }
        #expect(
            told(true, true) == [
                "scrolls true, true", "insets 1, 2, 4, 8", "x room 50, 0.5", "y room -15, 0.75",
            ])
        #expect(told(true, false) == ["scrolls true, false", "insets 1, 2, 4, 8", "x room 50, 0.5"])
        #expect(told(false, true) == ["scrolls false, true", "insets 1, 2, 4, 8", "y room -15, 0.75"])
    }

    @Test("Views are tried until one fits") func tried() {
        func told(_ proposal: Proposal, width: Bool, height: Bool) -> [String] {
            steps(proposal) {
                $0.addViewThatFits(
                    width: width, height: height, [$0.box(58, 16), $0.box(30, 40), $0.box(20, 10)])
            }
        }
        #expect(
            told(Proposal(30, 39), width: true, height: true)
                == [
                    "1 tried 58×16: false, true", "2 tried 30×40: true, false", "3 tried 20×10: true, true",
                ])
        #expect(
            told(Proposal(30, 39), width: true, height: false)
                == ["1 tried 58×16: false, true", "2 tried 30×40: true, true"])
        #expect(told(Proposal(30, 16), width: false, height: true) == ["1 tried 58×16: true, true"])
    }

    @Test("Steps come after those that are there; a leaf says its lengths, a user's layout nothing")
    func appended() {
        let laid = LaidOut(Proposal(50, 40)) { $0.frame($0.tagged(1, $0.box(40, 30)), width: 9) }
        var list: [LayoutStep] = [.columnGap(3)]
        laid.pass.appendSteps(of: laid.node(1), to: &list)
        #expect(list.map(\.text) == ["column gap 3", "x 40, 40, 40", "y 30, 30, 30"])
        laid.pass.appendSteps(of: 0, to: &list)
        #expect(list.dropFirst(3).first?.text == "frame 9×–" && list.count == 9)
        let color = steps(Proposal(50, 40)) { $0.addFlexible(ideal: Size(7, 9), minimum: Size(3, 12)) }
        #expect(color == ["x 3, 7, ∞", "y 12, 12, ∞"])
        #expect(steps(Proposal(50, 40)) { $0.addLayout(LayoutDelegate(), [$0.box(1, 1)]) }.isEmpty)
        #expect(steps(Proposal(50, 40)) { $0.addLeaf(LeafDelegate()) }.isEmpty)
    }
}

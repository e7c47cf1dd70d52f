import Testing

@testable import GalleyEngine

/// For which other proposals an answer holds, at its widest: a narrower range would be true as well, and cost a
/// measurement for each proposal. The lengths follow from rules.md §4 (stacks), §8 and §9.
@Suite("How far an answer holds")
struct KnownRangeTests {
    /// Answers a size to everything, which nobody knows before it is asked.
    private final class Still: LeafDelegate {
        let size: Size
        init(_ width: Double, _ height: Double) { size = Size(width, height) }
        override func measure(_ proposal: Proposal) -> MeasuredSize {
            MeasuredSize(size, width: .everything, height: .everything)
        }
    }

    /// 30 wide from 30 on, and 10 wide below.
    private final class Settled: LeafDelegate {
        override func measure(_ proposal: Proposal) -> MeasuredSize {
            guard proposal.width >= 30 else { return MeasuredSize(Size(10, 5), for: proposal) }
            let range = ProposalRange(low: 30, high: .infinity, includesNone: false)
            return MeasuredSize(Size(30, 5), width: range, height: .everything)
        }
    }

    private func answer(_ proposal: Proposal, _ build: (LayoutTree) -> Int) -> MeasuredSize {
        let tree = LayoutTree()
        let pass = tree.freeze(root: build(tree))
        defer { withExtendedLifetime(tree) {} }
        return pass.answer(0, proposal)
    }

    private func range(_ low: Double, _ high: Double, _ includesNone: Bool = false) -> ProposalRange {
        ProposalRange(low: low, high: high, includesNone: includesNone)
    }

    @Test("A frame between two limits: up to the one, from the other on, and itself between them")
    func bothLimits() {
        func width(_ proposal: Double) -> ProposalRange {
            answer(Proposal(proposal, 20)) {
                $0.limited($0.addLeaf(Still(40, 30)), width: FrameLimits(minimum: 50, maximum: 90))
            }.width
        }
        let none = -Double.infinity
        let endless = Double.infinity
        #expect([20, 50].map { width($0) } == [range(none, 50), range(none, 50)])
        #expect([90, 200].map { width($0) } == [range(90, endless), range(90, endless)])
        #expect(width(70) == range(70, 70))
        #expect(width(.nan) == .only(.nan))
    }

    @Test("A frame with one limit: up to it, and from where the child has all it wants")
    func oneLimit() {
        func width(_ child: Double, _ limits: FrameLimits, _ proposal: Double) -> ProposalRange {
            answer(Proposal(proposal, 20)) { $0.limited($0.addLeaf(Still(child, 30)), width: limits) }
                .width
        }
        let everything = range(-.infinity, .infinity)
        let least = FrameLimits(minimum: 50)
        #expect(
            width(80, least, 40) == range(-.infinity, 50) && width(80, least, 50) == range(-.infinity, 50)
        )
        #expect(
            width(80, least, 80) == range(80, .infinity) && width(80, least, 100) == range(80, .infinity))
        #expect(width(80, least, 60) == range(60, 60))
        #expect(width(50, least, 60) == everything && width(20, least, 60) == everything)
        let most = FrameLimits(maximum: 50)
        #expect(
            width(30, most, 20) == range(-.infinity, 30) && width(30, most, 30) == range(-.infinity, 30))
        #expect(
            width(30, most, 50) == range(50, .infinity) && width(30, most, 60) == range(50, .infinity))
        #expect(width(30, most, 40) == range(40, 40))
        #expect(width(50, most, 40) == everything && width(80, most, 40) == everything)
        #expect(width(80, FrameLimits(ideal: 7), 40) == everything)
        // Where the child's own range is narrower, so is the frame's.
        let settled = answer(Proposal(45, 20)) {
            $0.limited($0.addLeaf(Settled()), width: FrameLimits(minimum: 5))
        }
        #expect(settled.width == range(30, .infinity) && settled.size == Size(30, 5))
    }

    @Test("Fixed lengths, ideal ones and insets") func others() {
        let fixed = answer(Proposal(45, 20)) { $0.frame($0.addLeaf(Settled()), width: 70) }
        #expect(fixed.width == .everything && fixed.height == .everything && fixed.size == Size(70, 5))
        let high = answer(Proposal(45, 20)) { $0.frame($0.addLeaf(Settled()), height: 70) }
        #expect(high.width == range(30, .infinity) && high.size == Size(30, 70))
        let ideal = answer(Proposal(45, 20)) {
            $0.addFixedSize(horizontal: true, vertical: false, around: $0.addLeaf(Settled()))
        }
        #expect(ideal.width == .everything && ideal.size == Size(10, 5))
        let padded = answer(Proposal(45, 20)) {
            $0.addPadding(top: 1, leading: 2, bottom: 4, trailing: 8, around: $0.addLeaf(Settled()))
        }
        #expect(padded.width == range(40, .infinity) && padded.size == Size(40, 10))
        let scrolled = answer(Proposal(45, 20)) { tree in
            tree.addScroll(
                horizontal: false, vertical: true, anchor: .zero, alignment: .zero,
                insets: Insets(leading: 2, trailing: 8), around: tree.addLeaf(Settled()))
        }
        #expect(scrolled.width == range(40, .infinity) && scrolled.height == .only(20))
        #expect(scrolled.size == Size(40, 20))
    }

    /// Sums of lengths may be off by their last digits, so that a limit lies a thousand-millionth inside.
    @Test("A row of views that settle at 30, with gaps of 10") func rows() {
        func isJustAbove(_ value: Double, _ limit: Double) -> Bool {
            value > limit && value < limit + 1e-6
        }
        // The box has 20 of what is left, the other all the rest: 30 from 20 + 10 + 30 on.
        let one = answer(Proposal(100, 50)) { $0.row(10, [$0.addLeaf(Settled()), $0.box(20, 4)]) }
        #expect(one.size == Size(60, 5))
        #expect(
            isJustAbove(one.width.low, 60) && one.width.high == .infinity && !one.width.includesNone)
        let two = answer(Proposal(100, 50)) {
            $0.row(10, [$0.addLeaf(Settled()), $0.addLeaf(Settled())])
        }
        #expect(two.size == Size(70, 5))
        #expect(isJustAbove(two.width.low, 70) && two.width.high == .infinity)
        // Offered nothing, each answers for that height alone.
        #expect(two.height == .only(50))
        // An endless length does not tell what is left of it.
        let endless = answer(Proposal(.infinity, 50)) {
            $0.row(10, [$0.addLeaf(Settled()), $0.addLeaf(Settled())])
        }
        #expect(endless.width == .only(.infinity) && endless.size == Size(70, 5))
        // Views of one size take any length alike, and none.
        let still = answer(Proposal(100, 50)) {
            $0.row(10, [$0.addLeaf(Still(7, 9)), $0.addLeaf(Still(8, 4))])
        }
        #expect(still == MeasuredSize(Size(25, 9), width: .everything, height: .everything))
        let empty = answer(Proposal(100, 50)) { $0.row(10, []) }
        #expect(empty.size == .zero)
    }

    @Test("What three numbers say of a view's length, and what they do not") func knownNumbers() {
        let laid = LaidOut(Proposal(100, 50)) { tree in
            tree.row(
                0,
                [
                    tree.tagged(1, tree.addFlexible(ideal: Size(7, 9), minimum: Size(3, 12))),
                    tree.tagged(2, tree.addLeaf(Settled())),
                    tree.tagged(3, tree.addDivider(thickness: 2, inStackAlong: .horizontal)),
                    tree.tagged(4, tree.addDivider(thickness: 2, inStackAlong: nil)),
                ])
        }
        func numbers(_ tag: Int, _ axis: LayoutAxis) -> [Double]? {
            laid.pass.knownRange(of: laid.node(tag), axis).map { [$0.low, $0.ideal, $0.high] }
        }
        #expect(numbers(1, .horizontal) == [3, 7, .infinity])
        #expect(numbers(1, .vertical) == [12, 12, .infinity])
        #expect(numbers(2, .horizontal) == nil && !laid.pass.isSeparable(laid.node(2)))
        #expect(numbers(3, .horizontal) == [2, 2, 2] && numbers(3, .vertical) == [0, 10, .infinity])
        #expect(numbers(4, .horizontal) == [0, 10, .infinity] && numbers(4, .vertical) == [2, 2, 2])
        #expect(laid.pass.isSeparable(laid.node(1)))
        // A box answers everything alike; a color just what it was offered.
        #expect(answer(Proposal(5, .nan)) { $0.box(3, 4) }.width == .everything)
        let color = answer(Proposal(20, .nan)) {
            $0.addFlexible(ideal: Size(20, 5), minimum: Size(6, 5))
        }
        #expect(color.width == range(20, 20, true) && color.height == .only(.nan))
        let narrow = answer(Proposal(4, 3)) { $0.addFlexible(ideal: Size(20, 5), minimum: Size(6, 5)) }
        #expect(narrow.width == range(-.infinity, 6) && narrow.height == range(-.infinity, 5, true))
        let bounded = answer(Proposal(80, 3)) {
            $0.limited($0.color(), width: FrameLimits(minimum: 6, maximum: 70))
        }
        #expect(bounded.width == range(70, .infinity))
    }
}

import Testing

@testable import GalleyEngine

@Suite("Sizes, points, insets and proposals") struct ProposalTests {
    @Test("Both axes are read and written") func axes() {
        var size = Size(1, 2), point = Point(3, 4), proposal = Proposal(5, 6)
        #expect(size[.horizontal] == 1 && size[.vertical] == 2 && point[.horizontal] == 3 && point[.vertical] == 4)
        #expect(proposal[.horizontal] == 5 && proposal[.vertical] == 6)
        size[.horizontal] = 10
        size[.vertical] = 20
        point[.horizontal] = 30
        point[.vertical] = 40
        proposal[.horizontal] = 50
        proposal[.vertical] = 60
        #expect(size == Size(10, 20) && point == Point(30, 40) && proposal == Proposal(50, 60))
        #expect(Size(along: .vertical, 1, 2) == Size(2, 1) && Proposal(along: .vertical, 1, 2) == Proposal(2, 1))
        #expect(Size(along: .horizontal, 1, 2) == Size(1, 2) && Point(Size(7, 8)) == Point(7, 8))
        #expect(LayoutAxis.horizontal.crossed == .vertical && LayoutAxis.vertical.crossed == .horizontal)
    }

    @Test("Unspecified lengths are equal, negative ones are none") func proposals() {
        #expect(
            Proposal(.nan, 1) == Proposal(.nan, 1) && Proposal(.nan, 1) != Proposal(0, 1)
                && Proposal(1, 2) != Proposal(1, .nan))
        #expect(Proposal(-3, -0.5).nonNegative == Proposal(0, 0) && Proposal(.nan, 7).nonNegative == Proposal(.nan, 7))
        #expect(Proposal(0, .infinity).nonNegative == Proposal(0, .infinity) && Proposal(Size(1, 2)) == Proposal(1, 2))
        #expect(
            isNone(.nan) && !isNone(0) && sameLength(.nan, .nan) && !sameLength(.nan, 0) && !sameLength(0, .nan)
                && sameLength(2, 2))
    }

    @Test("Lengths are held between limits, the lower one first") func clamping() {
        #expect(clamped(5, 1, 9) == 5 && clamped(0, 1, 9) == 1 && clamped(10, 1, 9) == 9 && clamped(5, 9, 1) == 9)
        #expect(
            centeringOffset(10, in: 30) == 10 && centeringOffset(30, in: 10) == -10
                && centeringOffset(.infinity, in: .infinity) == 0)
        #expect(bounded(5) == 5 && bounded(1e20) == 1e15 && bounded(-1e20) == -1e15)
        #expect(Point(.nan, .infinity).finite == .zero && Point(1e20, -3).finite == Point(1e15, -3))
        #expect(
            roundedUp(1.2, to: 0.5) == 1.5 && roundedUp(1.5, to: 0.5) == 1.5 && roundedUp(1.5000001, to: 0.5) == 1.5)
        #expect(roundedUp(1.51, to: 0.5) == 2 && roundedUp(1.2, to: 0) == 1.2 && roundedUp(1.2, to: -1) == 1.2)
        #expect(roundedUp(-0.2, to: 1).sign == .plus)
    }

    @Test("Insets on both axes, inside and outside") func insets() {
        let insets = Insets(top: 1, leading: 2, bottom: 4, trailing: 8)
        #expect(insets.total(.horizontal) == 10 && insets.total(.vertical) == 5)
        #expect(
            insets.inside(30, .horizontal) == 20 && insets.inside(3, .vertical) == 0
                && insets.inside(.nan, .vertical).isNaN)
        #expect(insets.outside(30, .horizontal) == 40 && insets.outside(30, .vertical) == 35)
        #expect(Insets(leading: -20).outside(5, .horizontal) == 0)
        let odd = Insets(top: .nan, leading: .infinity, bottom: -1e20, trailing: 3).finite
        #expect(odd == Insets(top: 0, leading: 0, bottom: -1e15, trailing: 3))
    }

    @Test("Ranges of proposals") func proposalRange() {
        let range = ProposalRange(low: 2, high: 5, includesNone: true)
        #expect(
            range.contains(2) && range.contains(5) && range.contains(.nan) && !range.contains(1.9)
                && !range.contains(5.1))
        #expect(
            ProposalRange.only(3).contains(3) && !ProposalRange.only(3).contains(.nan)
                && !ProposalRange.only(.nan).contains(3)
                && ProposalRange.only(.nan).contains(.nan))
        var both = range.intersection(ProposalRange(low: 3, high: 9, includesNone: true))
        #expect(both == ProposalRange(low: 3, high: 5, includesNone: true))
        both.formIntersection(ProposalRange(low: 0, high: 4, includesNone: false))
        #expect(both == ProposalRange(low: 3, high: 4, includesNone: false))
        both.formIntersection(ProposalRange(low: 3.5, high: 9, includesNone: true))
        #expect(
            both == ProposalRange(low: 3.5, high: 4, includesNone: false) && ProposalRange.everything.isEverything
                && !both.isEverything)
        for almost in [
            ProposalRange(low: 0, high: .infinity, includesNone: true),
            ProposalRange(low: -.infinity, high: 9, includesNone: true),
            ProposalRange(low: -.infinity, high: .infinity, includesNone: false),
        ] {
            #expect(!almost.isEverything)
        }
        // What is 3 less and at least 0 falls into the range.
        #expect(
            ProposalRange(low: 0, high: 5, includesNone: true).outset(by: 3)
                == ProposalRange(low: -.infinity, high: 8, includesNone: true))
        #expect(
            range.outset(by: 3) == ProposalRange(low: 5, high: 8, includesNone: true)
                && ProposalRange.only(.nan).outset(by: 3) == .only(.nan))
        let answer = MeasuredSize(Size(1, 1), width: range, height: .only(7))
        #expect(
            answer.holds(for: Proposal(3, 7)) && !answer.holds(for: Proposal(6, 7))
                && !answer.holds(for: Proposal(3, 6)))
        #expect(answer.proposalRange(.horizontal) == range && answer.proposalRange(.vertical) == .only(7))
    }

    @Test("Ranges of lengths") func lengths() {
        let range = AxisRange(low: 2, ideal: 4, high: 9)
        #expect(range.length(.nan) == 4 && range.length(1) == 2 && range.length(5) == 5 && range.length(.infinity) == 9)
        #expect(range.covering(AxisRange(low: 3, ideal: 3, high: 20)) == AxisRange(low: 3, ideal: 4, high: 20))
        #expect(AxisRange(rigid: 3).isPoint && !range.isPoint && !AxisRange(low: 3, ideal: 2, high: 3).isPoint)
        var both = AxisRanges(width: range, height: .flexible)
        both[.vertical] = AxisRange(rigid: 1)
        both[.horizontal].low = 0
        #expect(both[.horizontal].low == 0 && both.height == AxisRange(rigid: 1) && both[.vertical].high == 1)
    }
}

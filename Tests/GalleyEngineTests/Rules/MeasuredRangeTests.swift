import GalleyRandom
import Testing

@testable import GalleyEngine

/// An answer is remembered for the proposals that its rule says it holds for: there, a tree that remembers nothing must say
/// the same.
@Suite("Answers hold for the ranges that go with them")
struct AnswerRangeTests {
    private static let proposals: [Double] = [.nan, 0, 1, 7.5, 12, 30, 60, 99, 100, 180, 1000, .infinity]
    /// Rules whose answers hold for the proposal that asked and no other.
    private static let narrow: [NodeKind] = [.aspectRatio, .position, .grid, .viewThatFits, .layout]

    private func isNear(_ a: Size, _ b: Size) -> Bool {
        func isNear(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) < 1e-6 }
        return isNear(a.width, b.width) && isNear(a.height, b.height)
    }

    private func isSame(_ a: Proposal, _ b: Proposal) -> Bool {
        sameLength(a.width, b.width) && sameLength(a.height, b.height)
    }

    /// A view that a rule has inside: one that says what it is, or one that has to be asked.
    private func child(_ dice: inout SeededGenerator) -> (LayoutTree) -> Int {
        let leaf = RandomLeaf(&dice), brick = Size(dice.pick([5, 12, 30]), 4)
        switch dice.whole(0...3) {
        case 0: return { leaf.open(in: $0) }
        case 1: return { leaf.secret(in: $0, tellsRanges: true) }
        default: return { $0.addLeaf(Wall(brick: brick)) }
        }
    }

    /// A length that gets the same answer, by what the answer says.
    private func length(in range: ProposalRange, _ dice: inout SeededGenerator) -> Double {
        let middle = range.low + (range.high - range.low) / 2
        return dice.pick(
            (Self.proposals + [range.low, range.high, middle]).filter {
                $0.isNaN ? range.includesNone : $0 >= 0 && range.contains($0)
            })
    }

    @Test("A fresh tree answers the same", arguments: RandomRule.kinds)
    func freshTree(kind: NodeKind) {
        var wide = 0
        for seed in 0..<40 as Range<UInt64> {
            var dice = SeededGenerator(seed: seed)
            let rule = RandomRule(kind, &dice)
            let children = (0..<rule.childCount).map { _ in child(&dice) }
            func answer(_ proposal: Proposal) -> MeasuredSize {
                let tree = LayoutTree()
                let pass = tree.freeze(root: rule.build(tree, children.map { $0(tree) }))
                defer { withExtendedLifetime(tree) {} }
                return pass.answer(0, proposal)
            }
            for _ in 0..<5 {
                let asked = Proposal(dice.pick(Self.proposals), dice.pick(Self.proposals))
                let first = answer(asked)
                guard first.holds(for: asked) else {
                    Issue.record("seed \(seed): the answer to \(asked) does not hold for it: \(first)")
                    return
                }
                for _ in 0..<4 {
                    let other = Proposal(length(in: first.width, &dice), length(in: first.height, &dice))
                    if !isSame(other, asked) { wide += 1 }
                    let again = answer(other).size
                    guard isNear(again, first.size) else {
                        Issue.record("seed \(seed): asked \(asked), \(first); for \(other) it is \(again)")
                        return
                    }
                }
            }
        }
        // Ranges of one point would pass without proving anything.
        if !Self.narrow.contains(kind) { #expect(wide > 50) }
    }

    /// Answers every height from 30 on alike, and says so.
    private final class Settled: LeafDelegate {
        override func measure(_ proposal: Proposal) -> MeasuredSize {
            proposal.height >= 30
                ? MeasuredSize(
                    Size(20, 30), width: .everything,
                    height: ProposalRange(low: 30, high: .infinity, includesNone: false))
                : MeasuredSize(Size(20, 10), for: proposal)
        }
    }

    /// The only view of a stack is offered all that the stack is: nothing is divided or added that could be rounded. Beside a view
    /// of 10 it is offered 10 less, so that its 30 are the stack's 40.
    @Test("A stack of one view has that view's very range; with another one a sum's, a billionth inside of it")
    func oneView() {
        func height(_ build: (LayoutTree) -> Int) -> ProposalRange {
            let tree = LayoutTree()
            let pass = tree.freeze(root: build(tree))
            defer { withExtendedLifetime(tree) {} }
            return pass.answer(0, Proposal(100, 50)).height
        }
        let alone = height { $0.column(0, .horizontalCenter, [$0.addLeaf(Settled())]) }
        #expect(alone == ProposalRange(low: 30, high: .infinity, includesNone: false))
        let beside = height { $0.column(0, .horizontalCenter, [$0.addLeaf(Settled()), $0.box(20, 10)]) }
        #expect(beside.low > 40 && beside.low < 40 + 1e-6)
    }
}

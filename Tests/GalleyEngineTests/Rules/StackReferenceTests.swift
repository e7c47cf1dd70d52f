import GalleyRandom
import Testing

@testable import GalleyEngine

/// A stack of views whose lengths are clamps, and what the rules say of it.
private struct StackReference {
    struct Child {
        var main, cross: AxisRange
        var priority: Double
    }

    var children: [Child]
    var spacing: Double

    /// What each child is offered along the stack, and takes.
    func divided(_ proposal: Double) -> [(offer: Double, length: Double)] {
        if proposal.isNaN { return children.map { (offer: Double.nan, length: $0.main.ideal) } }
        var oracle = StackOracle()
        return oracle.divided(
            proposal - spacing * Double(children.count - 1),
            children.map { StackOracle.Child(priority: $0.priority, low: $0.main.low, high: $0.main.high) }
        ) { child, offer in min(max(offer, children[child].main.low), children[child].main.high) }
    }

    func length(_ proposal: Double) -> Double {
        max(0, divided(proposal).reduce(spacing * Double(children.count - 1)) { $0 + $1.length })
    }

    func breadth(_ proposal: Double) -> Double {
        children.map { proposal.isNaN ? $0.cross.ideal : min(max(proposal, $0.cross.low), $0.cross.high) }.max() ?? 0
    }
}

@Suite("Stacks divide their length by the rule") struct StackReferenceTests {
    private static let lengths: [Double] = [0, 0, 3, 10, 10, 47.25, 100]
    private static let proposals: [Double] = [.nan, 0, 1, 30, 99, 100, 180, 333, 1000, .infinity]

    private func range(_ dice: inout SeededGenerator) -> AxisRange {
        let ends = [dice.pick(Self.lengths), dice.pick(Self.lengths)].sorted()
        let low = ends[0], high = dice.pick([.infinity, ends[1], low, low + 40])
        return AxisRange(low: low, ideal: dice.pick([low, min(low + 10, high)]), high: high)
    }

    private func reference(_ dice: inout SeededGenerator, count: Int) -> StackReference {
        let style = Int.random(in: 0..<4, using: &dice)
        let alike = range(&dice)
        let children = (0..<count).map { _ -> StackReference.Child in
            var main = style == 0 ? alike : range(&dice)
            if style == 1 { main = AxisRange(rigid: main.low) }
            if style == 2 { main = AxisRange(low: 0, ideal: min(10, main.high), high: main.high) }
            return StackReference.Child(
                main: main, cross: range(&dice), priority: style == 1 || dice.coin() ? 0 : dice.pick([0, 1, -1]))
        }
        return StackReference(children: children, spacing: dice.pick([0, 8, 2.5, -4]))
    }

    /// Leaves that say what they are, or that have to be asked.
    private func stack(_ tree: LayoutTree, _ axis: LayoutAxis, _ reference: StackReference, isSecret: Bool) -> Int {
        let children = reference.children.enumerated().map { index, child -> Int in
            let isWide = axis == .horizontal
            let (width, height) = isWide ? (child.main, child.cross) : (child.cross, child.main)
            var leaf: Int
            if isSecret {
                leaf = tree.addLeaf(SecretClamp(width, height))
            } else {
                leaf = tree.addFlexible()
                tree.tables.pointee.buildingRanges[leaf] = AxisRanges(width: width, height: height)
            }
            if child.priority != 0 { leaf = tree.addPriority(child.priority, around: leaf) }
            return tree.tagged(index, leaf)
        }
        let guide: GuideKey = axis == .horizontal ? .bottom : .trailing
        return tree.addStack(axis, alignment: guide, spacing: reference.spacing, children)
    }

    @Test("Sizes", arguments: [LayoutAxis.horizontal, .vertical], [false, true]) func sizes(
        axis: LayoutAxis, isSecret: Bool
    ) {
        for seed in 0..<250 as Range<UInt64> {
            var dice = SeededGenerator(seed: seed)
            let reference = reference(&dice, count: Int.random(in: 1...5, using: &dice))
            let tree = LayoutTree()
            let pass = tree.freeze(root: stack(tree, axis, reference, isSecret: isSecret))
            for main in Self.proposals {
                for cross in [30, .nan, .infinity] as [Double] {
                    let found = pass.size(0, Proposal(along: axis, main, cross))
                    let wanted = (reference.length(main), reference.breadth(cross))
                    guard isNear(found[axis], wanted.0), isNear(found[axis.crossed], wanted.1) else {
                        Issue.record("seed \(seed): \(found) for \(main) × \(cross), not \(wanted); \(reference)")
                        return
                    }
                }
            }
            let range = pass.ranges[0][axis]
            guard
                !pass.isSeparable(0)
                    || isNear(range.low, reference.length(0)) && isNear(range.ideal, reference.length(.nan))
                        && isNear(range.high, reference.length(.infinity))
            else {
                Issue.record("seed \(seed): summary \(range) of \(reference)")
                return
            }
        }
    }

    private func isNear(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) < 1e-6 }

    @Test("Places", arguments: [LayoutAxis.horizontal, .vertical], [false, true]) func places(
        axis: LayoutAxis, isSecret: Bool
    ) {
        for seed in 0..<150 as Range<UInt64> {
            var dice = SeededGenerator(seed: seed &+ 5000)
            let reference = reference(
                &dice, count: Int.random(in: 1...30, using: &dice) / Int.random(in: 1...9, using: &dice) + 1)
            for main in Self.proposals where main < .infinity || main.isNaN {
                let cross = dice.pick([.nan, 0, 55])
                let laid = LaidOut(Proposal(along: axis, main, cross)) {
                    stack($0, axis, reference, isSecret: isSecret)
                }
                var position = 0.0
                for (index, part) in reference.divided(main).enumerated() {
                    guard reference.breadth(cross) < .infinity, part.length < .infinity else { break }
                    let frame = laid.frame(index), range = reference.children[index].cross
                    // Across, an unspecified length becomes the widest child's (T-070).
                    let offer = cross.isNaN ? reference.breadth(cross) : cross
                    let across = min(max(offer, range.low), range.high)
                    let (x, y) = (position, reference.breadth(cross) - across)
                    let wanted = axis == .horizontal ? [x, y, part.length, across] : [y, x, across, part.length]
                    guard zip(frame, wanted).allSatisfy({ isNear($0, $1) }) else {
                        Issue.record("seed \(seed): \(frame), not \(wanted) for \(main) × \(cross); \(reference)")
                        return
                    }
                    position += part.length + reference.spacing
                }
            }
        }
    }

    @Test("An answer holds for its whole range", arguments: [LayoutAxis.horizontal, .vertical]) func ranges(
        axis: LayoutAxis
    ) {
        var wide = 0
        for seed in 0..<250 as Range<UInt64> {
            var dice = SeededGenerator(seed: seed &+ 9000)
            let reference = reference(&dice, count: Int.random(in: 1...4, using: &dice))
            for main in Self.proposals {
                let tree = LayoutTree()
                let pass = tree.freeze(root: stack(tree, axis, reference, isSecret: true))
                let answer = pass.answer(0, Proposal(along: axis, main, 30))
                for other in Self.proposals + [5, 50, 90, 110, 150, 500]
                where answer.proposalRange(axis).contains(other) {
                    if !sameLength(other, main) { wide += 1 }
                    guard isNear(reference.length(other), answer.size[axis]) else {
                        Issue.record("seed \(seed): the answer to \(main) does not hold for \(other); \(reference)")
                        return
                    }
                }
                #expect(answer.proposalRange(axis).contains(main))
            }
        }
        // Ranges of one point would pass without proving anything.
        #expect(wide > 300)
    }
}

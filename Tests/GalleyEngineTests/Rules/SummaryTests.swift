import GalleyRandom
import Testing

@testable import GalleyEngine

/// What a rule says of itself with three numbers must be what it answers when it is asked.
@Suite("Summaries agree with measuring")
struct SummaryTests {
    private static let lengths: [Double] = [0, 0.5, 3, 10, 47.25, 100, 250]
    private static let wild: [Double] = [.nan, 0, 5, 20, 33.5, 80, 150, .infinity]
    private static let proposals: [Double] = [.nan, 0, 1, 7.5, 12, 30, 99, 100, 180, 1000, .infinity]

    private func range(_ dice: inout SeededGenerator) -> AxisRange {
        let ends = [dice.pick(Self.lengths), dice.pick(Self.lengths)].sorted()
        let low = ends[0], high = dice.coin() ? .infinity : ends[1]
        return dice.coin() ? AxisRange(rigid: low) : AxisRange(low: low, ideal: min(max(10, low), high), high: high)
    }

    private func limits(_ dice: inout SeededGenerator) -> FrameLimits {
        FrameLimits(minimum: dice.pick(Self.wild), ideal: dice.pick(Self.wild), maximum: dice.pick(Self.wild))
    }

    /// A rule with random parameters, around a view.
    private func rule(_ kind: NodeKind, _ dice: inout SeededGenerator) -> (LayoutTree, Int) -> Int {
        switch kind {
        case .fixedFrame:
            let size = Size(dice.pick(Self.wild), dice.pick(Self.wild))
            return { $0.frame($1, width: size.width, height: size.height) }
        case .flexibleFrame:
            let width = limits(&dice), height = limits(&dice)
            return { $0.limited($1, width: width, height: height) }
        case .padding:
            let insets = (0..<4).map { _ in dice.pick(Self.lengths + [-7, -30]) }
            return {
                $0.addPadding(top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3], around: $1)
            }
        case .fixedSize:
            let (horizontal, vertical) = (dice.coin(), dice.coin())
            return { $0.addFixedSize(horizontal: horizontal, vertical: vertical, around: $1) }
        default:
            let (horizontal, vertical) = (dice.coin(), dice.coin())
            let insets = Insets(top: dice.pick(Self.lengths), leading: dice.pick(Self.lengths))
            return {
                $0.addScroll(
                    horizontal: horizontal, vertical: vertical, anchor: .zero, alignment: .zero, insets: insets,
                    around: $1)
            }
        }
    }

    private static let kinds: [NodeKind] = [.fixedFrame, .flexibleFrame, .padding, .fixedSize, .scroll]

    @Test("Around a leaf whose lengths are clamps", arguments: kinds)
    func aroundClamps(kind: NodeKind) {
        for seed in 0..<400 as Range<UInt64> {
            var dice = SeededGenerator(seed: seed)
            let (width, height) = (range(&dice), range(&dice))
            let wrap = rule(kind, &dice)
            let open = LayoutTree(), secret = LayoutTree()
            let leaf = open.addFlexible()
            open.tables.pointee.buildingRanges[leaf] = AxisRanges(width: width, height: height)
            let summed = open.freeze(root: wrap(open, leaf))
            let asked = secret.freeze(root: wrap(secret, secret.addLeaf(SecretClamp(width, height))))
            #expect(summed.isSeparable(0))
            for (across, down) in Self.proposals.flatMap({ across in Self.proposals.map { (across, $0) } }) {
                let proposal = Proposal(across, down)
                let (answer, measured) = (summed.size(0, proposal), asked.size(0, proposal))
                guard answer == measured else {
                    Issue.record("seed \(seed): \(answer) for \(proposal), measured \(measured)")
                    return
                }
            }
        }
    }

    @Test(
        "Around a stack that is no clamp: the ends of the summary are what the rule answers to 0, ∞ and none",
        arguments: kinds)
    func aroundStack(kind: NodeKind) {
        for seed in 0..<400 as Range<UInt64> {
            var dice = SeededGenerator(seed: seed)
            let wrap = rule(kind, &dice)
            let (first, second) = (dice.pick(Self.lengths), dice.pick(Self.lengths))
            let tree = LayoutTree()
            // Different minima: case T-074.
            let stack = tree.column(
                0, .horizontalCenter,
                [first, second].map { tree.limited(tree.color(), height: FrameLimits(minimum: $0)) })
            let pass = tree.freeze(root: wrap(tree, stack))
            #expect(pass.isSeparable(0))
            let range = pass.ranges[0].height
            for (proposal, length) in [(0, range.low), (.nan, range.ideal), (.infinity, range.high)] {
                let (answer, child) = (pass.size(0, Proposal(50, proposal)).height, length)
                guard answer == child else {
                    Issue.record("seed \(seed): \(answer) for \(proposal), summary \(child)")
                    return
                }
            }
        }
    }

    @Test("An answer holds for its whole range", arguments: kinds)
    func honestRanges(kind: NodeKind) {
        var wide = 0
        for seed in 0..<400 as Range<UInt64> {
            var dice = SeededGenerator(seed: seed)
            let leaf = SecretClamp(range(&dice), range(&dice))
            let wrap = rule(kind, &dice)
            let tree = LayoutTree()
            let pass = tree.freeze(root: wrap(tree, tree.addLeaf(leaf)))
            for across in Self.proposals {
                let answer = pass.answer(0, Proposal(across, 30))
                #expect(answer.holds(for: Proposal(across, 30)))
                for other in Self.proposals where answer.width.contains(other) {
                    if !sameLength(other, across) { wide += 1 }
                    let again = pass.size(0, Proposal(other, 30))
                    guard again == answer.size else {
                        Issue.record("seed \(seed): \(again) for \(other), \(answer) for \(across)")
                        return
                    }
                }
            }
        }
        // Ranges of one point would pass without proving anything.
        if kind != .scroll { #expect(wide > 100) }
    }
}

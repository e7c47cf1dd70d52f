import GalleyRandom
import Testing

@testable import GalleyEngine

/// What a rule says of itself with three numbers must be what it answers when it is asked.
@Suite("Summaries agree with measuring")
struct SummaryTests {
    private static let proposals: [Double] = [.nan, 0, 1, 7.5, 12, 30, 99, 100, 180, 1000, .infinity]
    /// Rules that can never be summed up; of the others each is, around children that are.
    private static let dependent: [NodeKind] = [.aspectRatio, .position, .viewThatFits, .layout, .grid]

    private func isNear(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) < 1e-9 }

    /// Compares a node around children that say what they are with the same around children that have to be asked.
    private func compare(
        _ kind: NodeKind,
        _ children: (inout SeededGenerator) -> (open: (LayoutTree) -> Int, secret: (LayoutTree) -> Int)
    ) {
        for seed in 0..<120 as Range<UInt64> {
            var dice = SeededGenerator(seed: seed)
            let rule = RandomRule(kind, &dice)
            let children = (0..<rule.childCount).map { _ in children(&dice) }
            let open = LayoutTree(), secret = LayoutTree()
            let summed = open.freeze(root: rule.build(open, children.map { $0.open(open) }))
            let asked = secret.freeze(root: rule.build(secret, children.map { $0.secret(secret) }))
            #expect(summed.isSeparable(0) != Self.dependent.contains(kind))
            for _ in 0..<24 {
                let proposal = Proposal(dice.pick(Self.proposals), dice.pick(Self.proposals))
                let (answer, measured) = (summed.size(0, proposal), asked.size(0, proposal))
                guard isNear(answer.width, measured.width), isNear(answer.height, measured.height) else {
                    Issue.record("seed \(seed): \(answer) for \(proposal), measured \(measured)")
                    return
                }
            }
        }
    }

    @Test("Around leaves whose lengths are clamps", arguments: RandomRule.wrapping)
    func aroundClamps(kind: NodeKind) {
        compare(kind) { dice in
            let leaf = RandomLeaf(&dice)
            return ({ leaf.open(in: $0) }, { leaf.secret(in: $0) })
        }
    }

    @Test("Around stacks, of which some are no clamps: case T-074", arguments: RandomRule.wrapping)
    func aroundStacks(kind: NodeKind) {
        compare(kind) { dice in
            let leaves = [RandomLeaf(&dice), RandomLeaf(&dice), RandomLeaf(&dice)]
            return (
                { tree in tree.column(0, .horizontalCenter, leaves.map { $0.open(in: tree) }) },
                { tree in tree.column(0, .horizontalCenter, leaves.map { $0.secret(in: tree) }) }
            )
        }
    }
}

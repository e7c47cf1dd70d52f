import GalleyEngine
import GalleyGraph

struct FixedSizeExplanation: RuleExplanation {
    let told: ToldNode
    static let role = RuleRole.modifier
    static let ownName = "fixedSize"

    var sentences: [String] {
        for step in node.steps {
            guard case .fixedSize(let horizontal, let vertical) = step, horizontal || vertical else { continue }
            let axes: [LayoutAxis] = (horizontal ? [.horizontal] : []) + (vertical ? [.vertical] : [])
            let nouns = Wording.list(axes.map(Wording.noun))
            let excess = axes.compactMap { axis -> String? in
                let more = node.length(axis) - node.proposal(axis)
                guard more > 0.005 else { return nil }
                return "\(Wording.number(more)) \(axis == .horizontal ? "wider" : "taller") than proposed"
            }
            let end = excess.isEmpty ? "" : ", \(Wording.list(excess))"
            return ["It proposes no \(nouns), so its content takes its ideal: \(Wording.size(node.frame.size))\(end)."]
        }
        return []
    }

    func offer(_ value: Double, to child: Int, _ chain: AxisChain) -> [AxisChain.Term] {
        chain.handedOn(value, by: node, as: node.kind)
    }
}

import GalleyEngine
import GalleyGraph

struct PaddingExplanation: RuleExplanation {
    let told: ToldNode
    static let role = RuleRole.modifier
    static let ownName = "padding"

    var sentences: [String] {
        for step in node.steps {
            guard case .insets(let insets) = step, insets != Insets(), let child = told.child else { continue }
            let edges = [
                ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
                ("trailing", insets.trailing),
            ].filter { $0.1 != 0 }
            let isEven = edges.count == 4 && Set(edges.map(\.1)).count == 1
            let list =
                isEven
                ? "\(Wording.number(insets.top)) on every side"
                : Wording.list(edges.map { "\(Wording.number($0.1)) \($0.0)" })
            return [
                "Padding of \(list): of \(Wording.size(node.proposal)) it offers \(Wording.size(child.proposal)); \(Wording.size(child.frame.size)) and the padding are \(Wording.size(node.frame.size))."
            ]
        }
        return []
    }

    func length(_ chain: AxisChain) -> [AxisChain.Term] {
        if chain.followsOffer(node.id), let child = node.children.first, chain.followsOffer(child) {
            return chain.offer(node.id)
        }
        return chain.throughInsets(node)
    }

    func offer(_ value: Double, to child: Int, _ chain: AxisChain) -> [AxisChain.Term] {
        chain.offerInsideInsets(value, of: node)
    }
}

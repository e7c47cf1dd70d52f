import GalleyEngine
import GalleyGraph

struct PositionExplanation: RuleExplanation {
    let told: ToldNode
    static let role = RuleRole.modifier
    static let ownName = "position"

    var sentences: [String] {
        for step in node.steps {
            guard case .center(let point) = step else { continue }
            return [
                "It takes all that is proposed, \(Wording.size(node.frame.size)), and puts its content's center on (\(Wording.number(point.x)), \(Wording.number(point.y)))."
            ]
        }
        return []
    }

    func length(_ chain: AxisChain) -> [AxisChain.Term] {
        chain.followsOffer(node.id) ? chain.offer(node.id) : chain.throughChild(node)
    }
}

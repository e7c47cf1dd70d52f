import GalleyEngine
import GalleyGraph

struct AspectRatioExplanation: RuleExplanation {
    let told: ToldNode
    static let role = RuleRole.modifier
    static let ownName = "aspectRatio"

    var sentences: [String] {
        for step in node.steps {
            guard case .shape(let shape, _, let fills, let isChilds) = step, let child = told.child else { continue }
            let source =
                isChilds
                ? "its content's ideal shape, \(Wording.size(shape))"
                : "the ratio \(Wording.number(shape.width / shape.height))"
            return [
                "With \(source), it \(fills ? "fills" : "fits into") \(Wording.size(node.proposal)): it offers \(Wording.size(child.proposal)) and takes the \(Wording.size(child.frame.size)) of its content."
            ]
        }
        return node.proposal == .unspecified ? ["Nothing is proposed, so its content takes its ideal size."] : []
    }
}

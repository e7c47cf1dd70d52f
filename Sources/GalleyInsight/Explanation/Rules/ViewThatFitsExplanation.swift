import GalleyEngine
import GalleyGraph

/// What was tried, and why it did not fit.
struct ViewThatFitsExplanation: RuleExplanation {
    let told: ToldNode
    static let role = RuleRole.container
    static let ownName = "ViewThatFits"

    var sentences: [String] {
        var sentences: [String] = []
        var tries: [(id: Int, ideal: Size, fitsWidth: Bool, fitsHeight: Bool)] = []
        for step in node.steps {
            guard case .tried(let child, let ideal, let fitsWidth, let fitsHeight) = step else { continue }
            tries.append((node.child(child), ideal, fitsWidth, fitsHeight))
        }
        for (index, tried) in tries.enumerated() {
            let name = words.name(tried.id)
            let ideal = "\(name) would be \(Wording.size(tried.ideal))"
            if tried.fitsWidth, tried.fitsHeight {
                sentences.append("\(ideal): it fits, and is shown.")
                continue
            }
            var reasons: [String] = []
            if !tried.fitsWidth {
                let more = tried.ideal.width - node.proposal(.horizontal)
                reasons.append(
                    "\(Wording.number(more)) wider than the \(Wording.number(node.proposal(.horizontal))) proposed")
            }
            if !tried.fitsHeight {
                let more = tried.ideal.height - node.proposal(.vertical)
                reasons.append(
                    "\(Wording.number(more)) taller than the \(Wording.number(node.proposal(.vertical))) proposed")
            }
            let end = index == tries.count - 1 ? "; it is shown all the same, as the last" : ""
            sentences.append("\(ideal), \(Wording.list(reasons))\(end).")
        }
        return sentences
    }

    func length(_ chain: AxisChain) -> [AxisChain.Term] {
        guard let shown = node.children.first(where: { explanation.nodes[$0].isShown }) else {
            return chain.terminal(node.id, node.kind)
        }
        return chain.length(shown)
    }

    func offer(_ value: Double, to child: Int, _ chain: AxisChain) -> [AxisChain.Term] {
        chain.handedOn(value, by: node, as: node.kind)
    }
}

import Galley
import GalleyProtocol

/// Shows the tree of a view that is alive, and says why each has its size.
@MainActor
struct LiveInspector {
    private(set) var isOn = false
    private var explanation: LayoutExplanation?
    private var lastNodes: [LiveTree.Node]?

    /// Turns it on, with the whole tree, or off.
    mutating func turn(_ isOn: Bool) {
        self.isOn = isOn
        (explanation, lastNodes) = (nil, nil)
    }

    /// The tree as it is now; nil where it is as it was.
    mutating func tree(_ host: ViewHost) -> LiveTree? {
        let explanation = host.explanation()
        self.explanation = explanation
        let nodes = Self.nodes(explanation)
        guard nodes != lastNodes else { return nil }
        lastNodes = nodes
        return LiveTree(nodes: nodes)
    }

    private static func nodes(_ explanation: LayoutExplanation) -> [LiveTree.Node] {
        var nodes: [LiveTree.Node] = []
        var open = [(id: 0, depth: 0)]
        while let (id, depth) = open.popLast() {
            let node = explanation.nodes[id]
            guard node.isShown else { continue }
            let box = node.shownFrame
            nodes.append(
                LiveTree.Node(
                    id: id, depth: depth, kind: node.kind, label: node.title,
                    frame: [box.minX, box.minY, box.width, box.height].map { rounded($0) },
                    isModifier: node.kind.first?.isLowercase ?? false, isPart: node.isPart))
            open += node.children.reversed().map { ($0, depth + 1) }
        }
        return nodes
    }

    /// Hundredths are enough for an outline.
    private static func rounded(_ value: CGFloat) -> Double {
        value.isFinite ? (Double(value) * 100).rounded() / 100 : 0
    }

    /// Why a view of the last tree has its size; nil if there is none of that place.
    func explanation(of id: Int) -> LiveExplanation? {
        guard let explanation, explanation.nodes.indices.contains(id), explanation.nodes[id].isShown else { return nil }
        let node = explanation.nodes[id]
        var answer = LiveExplanation(
            node: id, kind: node.kind, label: node.title,
            proposal: LayoutNumber.short(node.proposal.width, node.proposal.height),
            answer: LayoutNumber.short(node.frame.width, node.frame.height),
            place: "\(LayoutNumber.short(node.frame.minX)), \(LayoutNumber.short(node.frame.minY))")
        answer.sentences = explanation.sentences(of: node)
        answer.origins = explanation.origins(of: node)
        answer.path = explanation.path(to: id).map { step in
            let place = explanation.place(of: step)
            return .init(
                kind: place.kind, label: place.label, written: place.written, owners: place.owners,
                number: place.number)
        }
        if let container = explanation.container(of: node) {
            let around = explanation.nodes[container]
            answer.container = around.title.map { "\(around.kind) “\($0.prefix(32))”" } ?? around.kind
            answer.containerNode = container
            answer.containerSentences = explanation.sentences(of: around)
        }
        return answer
    }
}

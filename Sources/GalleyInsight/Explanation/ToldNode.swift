import GalleyEngine
import GalleyGraph

extension LayoutExplanation {
    /// How a view came to its size and its children to their places, a sentence an item; empty where it changes nothing.
    public func sentences(of node: Node) -> [String] { ToldNode(self, node).sentences }
}

/// A node with the explanation that it is part of.
struct ToldNode {
    let explanation: LayoutExplanation
    let node: LayoutExplanation.Node
    let words: Wording

    init(_ explanation: LayoutExplanation, _ node: LayoutExplanation.Node) {
        self.explanation = explanation
        self.node = node
        words = Wording(explanation: explanation)
    }

    /// What there is to say of it: by its rule, and by others.
    var sentences: [String] {
        node.isShown ? rule.sentences + factSentences + sentencesOfParts + rootSentences : []
    }

    /// What the lazy container has to say that a list is made of.
    private var sentencesOfParts: [String] {
        guard !node.isPart, node.children.contains(where: { explanation.nodes[$0].isPart }) else { return [] }
        let parts = explanation.parts(of: node).map { explanation.nodes[$0] }
        let lazy = parts.first { $0.facts.contains { if case .lazy = $0 { true } else { false } } }
        return lazy.map { ToldNode(explanation, $0).factSentences } ?? []
    }

    /// What is said of a node that has no sentences, when it is asked about by itself.
    var plainSentence: String {
        let size = Wording.size(node.frame.size)
        if words.isModifier(node) { return "It changes nothing." }
        if node.kind == "Text", node.children.isEmpty { return "It is on one line, \(size)." }
        if node.children.contains(where: { explanation.nodes[$0].isPart }) {
            return "It is as large as what it is made of, \(size)."
        }
        let followsOffer = [LayoutAxis.horizontal, .vertical].allSatisfy { node.length($0) == node.proposal($0) }
        return followsOffer ? "It takes what it is offered, \(size)." : "It is \(size)."
    }

    /// The node's only or first child.
    var child: LayoutExplanation.Node? { node.children.first.map { explanation.nodes[$0] } }

    // MARK: Roots

    private var rootSentences: [String] {
        for fact in node.facts {
            guard case .root(let root) = fact else { continue }
            switch root {
            case .canvas(let size, let safeArea):
                let inset = safeArea == EdgeInsets() ? "" : ", less its safe area, \(Wording.size(node.proposal))"
                return ["The window is \(Wording.size(size))\(inset)."]
            case .proposal: return []
            case .content(let name):
                return ["It is built once \(name) has its size, and is offered \(Wording.size(node.proposal))."]
            }
        }
        return []
    }

    // MARK: Alignment

    /// Where a child's guides meet those of its container, as far as it is not simply in the middle or at an edge.
    func alignmentSentence(_ child: Int, _ size: CGSize) -> String? {
        var parts: [String] = []
        var pending: (key: GuideKey, value: Double)?
        for step in node.steps {
            switch step {
            case .guide(let number, let key, let value) where node.child(number) == child: pending = (key, value)
            case .line(let key, let position):
                guard let guide = pending, guide.key == key else { continue }
                pending = nil
                let axis = Wording.axis(key)
                let length = axis == .vertical ? size.height : size.width
                if let usual = Wording.usual(key, Double(length)), Wording.areSame(usual, guide.value) { continue }
                parts.append(
                    "its \(words.guides(key, in: node)) guide, at \(Wording.number(guide.value)), lies on \(Wording.number(position))"
                        .replacing("s guide", with: "").replacing("guides guide", with: "guide"))
            default: break
            }
        }
        return parts.isEmpty ? nil : "\(words.name(child)): \(Wording.list(parts))."
    }
}

import GalleyEngine

extension LayoutExplanation {
    /// How a view came to its size and its children to their places, a sentence an item; empty where it changes nothing.
    public func sentences(of node: Node) -> [String] { Sentences(self, node).all }
}

/// The sentences about one node. Containers are told in files of their own.
struct Sentences {
    let explanation: LayoutExplanation
    let node: LayoutExplanation.Node
    let words: Wording

    init(_ explanation: LayoutExplanation, _ node: LayoutExplanation.Node) {
        self.explanation = explanation
        self.node = node
        words = Wording(explanation: explanation)
    }

    var all: [String] {
        guard node.isShown else { return [] }
        var sentences = rootSentences
        switch node.rule {
        case .stack: sentences += stackSentences
        case .depthStack: sentences += depthStackSentences
        case .grid: sentences += gridSentences
        case .viewThatFits: sentences += choiceSentences
        case .fixedFrame, .flexibleFrame: sentences += frameSentences
        case .padding: sentences += paddingSentences
        case .fixedSize: sentences += fixedSizeSentences
        case .aspectRatio: sentences += aspectRatioSentences
        case .position: sentences += positionSentences
        case .scroll: sentences += scrollSentences
        case .overlay, .background: sentences += layerSentences
        case .layout: break
        case .flexible, .spacer, .rigid, .divider: sentences += leafSentences
        case .priority where node.priority != 0:
            sentences.append("Its layout priority is \(Wording.number(node.priority)).")
        case .leaf, .passthrough, .alignmentGuide, .priority: break
        }
        return sentences + factSentences
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

    // MARK: Leaves

    private var leafSentences: [String] {
        var sentences: [String] = []
        for step in node.steps {
            guard case .range(let axis, let low, let ideal, let high) = step, low != high else { continue }
            let offer = node.proposal(axis), length = node.length(axis)
            if offer.isNaN {
                // A spacer across its stack and a length of 0 decide nothing.
                if ideal > 0 {
                    sentences.append("No \(Wording.noun(axis)) is proposed: it is \(Wording.number(ideal)), its ideal.")
                }
            } else if length > offer {
                sentences.append(
                    "It is at least \(Wording.number(low)), more than the \(Wording.noun(axis)) of \(Wording.number(offer)) that it was offered."
                )
            }
        }
        return sentences
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

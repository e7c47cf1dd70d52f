import GalleyEngine
import GalleyGraph

/// What the views in depth are as large as, and where they meet.
struct ZStackExplanation: RuleExplanation {
    let told: ToldNode
    static let role = RuleRole.container
    static let ownName = "ZStack"

    var sentences: [String] {
        let measured = measured
        guard !measured.isEmpty else { return ["It is empty, and takes no room."] }
        guard node.children.count > 1 else { return [] }
        var sentences: [String] = []
        let ignored = node.children.count - measured.count
        if ignored > 0 {
            let others = "\(Wording.plural(ignored, "view")) of lower priority \(ignored == 1 ? "does" : "do") not"
            sentences.append("Only the views of the highest priority count for its size: \(others).")
        }
        let widest = measured.max { $0.size.width < $1.size.width }
        let tallest = measured.max { $0.size.height < $1.size.height }
        if let widest, let tallest {
            sentences.append(
                widest.id == tallest.id
                    ? "It is as large as its largest view, \(words.name(widest.id)): \(Wording.size(node.frame.size))\(told.excess)."
                    : "It is as wide as \(words.name(widest.id)) (\(Wording.number(widest.size.width))) and as tall as \(words.name(tallest.id)) (\(Wording.number(tallest.size.height)))\(told.excess)."
            )
        }
        sentences.append("Each view is then offered that size.")
        sentences += node.children.compactMap { placedGuides($0) }
        return sentences
    }

    /// The views that count for the stack's size, with what they answered to the stack's own offer.
    private var measured: [(id: Int, size: Size)] {
        var measured: [(id: Int, size: Size)] = []
        for step in node.steps {
            switch step {
            case .placing: return measured
            case .asked(let child, _, let size): measured.append((node.child(child), size))
            default: break
            }
        }
        return measured
    }

    /// A child whose guides lie elsewhere than by default.
    private func placedGuides(_ id: Int) -> String? {
        var isPlacing = false
        var parts: [String] = []
        for step in node.steps {
            switch step {
            case .placing: isPlacing = true
            case .guide(let number, let key, let value) where isPlacing && node.child(number) == id:
                let size = explanation.nodes[id].frame.size
                let length = Double(Wording.axis(key) == .vertical ? size.height : size.width)
                if let usual = Wording.usual(key, length), Wording.areSame(usual, value) { continue }
                parts.append("has its \(words.guides(key, in: node)) at \(Wording.number(value))")
            default: break
            }
        }
        return parts.isEmpty ? nil : "\(words.name(id)) \(Wording.list(parts))."
    }

    // MARK: Lengths

    func length(_ chain: AxisChain) -> [AxisChain.Term] {
        decidingChild(chain).map(chain.length) ?? chain.largestChild(node)
    }

    /// Each view is offered the stack's own size in the end, which is that of its largest one.
    func offer(_ value: Double, to child: Int, _ chain: AxisChain) -> [AxisChain.Term] {
        guard node.length(chain.axis) == value, let largest = decidingChild(chain), largest != child else {
            return chain.handedOn(value, by: node, as: words.plainName(node.id))
        }
        return chain.length(largest)
    }

    /// The view that the stack is as long as, where it is not as long as it was offered. What the views answered to that offer counts: the
    /// one that they lie with is the stack's size, and many take that.
    private func decidingChild(_ chain: AxisChain) -> Int? {
        let own = node.length(chain.axis)
        guard own != node.proposal(chain.axis) else { return nil }
        return measured.first { id, size in
            Wording.areSame(size[chain.axis], own) && Wording.areSame(explanation.nodes[id].length(chain.axis), own)
        }?.id
    }
}

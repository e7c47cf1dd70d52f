import GalleyEngine
import GalleyGraph

/// What the views in depth are as large as, and where they meet.
struct ZStackExplanation: RuleExplanation {
    let told: ToldNode
    static let role = RuleRole.container
    static let ownName = "ZStack"

    var sentences: [String] {
        var measured: [(id: Int, size: Size)] = []
        var isPlacing = false
        for step in node.steps {
            switch step {
            case .placing: isPlacing = true
            case .asked(let child, _, let size) where !isPlacing: measured.append((node.child(child), size))
            default: break
            }
        }
        guard !measured.isEmpty else { return ["It is empty, and takes no room."] }
        guard node.children.count > 1 else { return [] }
        var sentences: [String] = []
        let ignored = node.children.count - measured.count
        if ignored > 0 {
            sentences.append(
                "Only the views of the highest priority count for its size: \(Wording.plural(ignored, "view")) of lower priority does not."
            )
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

    func length(_ chain: AxisChain) -> [AxisChain.Term] { chain.largestChild(node) }
}

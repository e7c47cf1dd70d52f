/// The shown views of an explanation, each with a key that is its own and does not depend on the modifiers around it.
struct NamedViews {
    struct View {
        var key: String
        /// `HStack › Text "Cute"`; of a modifier `Text "Cute" .padding`.
        var path: String
        var node: ExplanationDifference.Node
        /// Where it lies in the view around.
        var place: [Double]?
    }

    /// Each after those around it.
    private(set) var views: [View] = []
    private var nodes: [Int: ExplanationDifference.Node] = [:]
    private var children: [Int: [Int]] = [:]
    /// The place among views at which a node lies, and the view that is around it.
    private var contexts: [Int: (key: String, view: Int?)] = [:]
    private var keys: [Int: String] = [:]

    init(_ explanation: ExplanationDifference.Explanation) {
        let shown = explanation.nodes.filter(\.isShown)
        for node in shown {
            nodes[node.id] = node
            if let parent = node.parent { children[parent, default: []].append(node.id) }
        }
        var counts: [String: Int] = [:]
        func numbered(_ name: String) -> String {
            let place = counts[name, default: 0]
            counts[name] = place + 1
            return "\(name)#\(place)"
        }
        for node in shown {
            contexts[node.id] = context(of: node)
            if !node.isPart, !isModifier(node) {
                keys[node.id] = numbered("\(contexts[node.id]?.key ?? "")/\(Self.name(node, excerpted: false))")
            }
        }
        // A modifier belongs to the view that it is about; of several alike the inner ones come first, since one that is added or taken is
        // the outermost.
        for node in shown.reversed() where !node.isPart && isModifier(node) {
            keys[node.id] = numbered("\(keys[content(of: node.id)] ?? "").\(Self.name(node, excerpted: false))")
        }
        views = shown.filter { !$0.isPart }.map(view)
    }

    /// Whether a node only changes something about its first child, and has no name of its own.
    private func isModifier(_ node: ExplanationDifference.Node) -> Bool {
        node.label == nil && (node.kind.first?.isLowercase ?? false) && !(children[node.id] ?? []).isEmpty
    }

    private func context(of node: ExplanationDifference.Node) -> (key: String, view: Int?) {
        guard let id = node.parent, let parent = nodes[id] else { return ("", nil) }
        let around = contexts[id] ?? ("", nil)
        if parent.isPart { return around }
        guard isModifier(parent) else { return (keys[id] ?? "", id) }
        if children[id]?.first == node.id { return around }
        let content = nodes[content(of: id)].map { Self.name($0, excerpted: false) } ?? ""
        return ("\(around.key)/\(content).\(parent.kind)", around.view)
    }

    /// The view that a modifier is about.
    private func content(of id: Int) -> Int {
        var current = id
        while let node = nodes[current], node.isPart || isModifier(node), let child = children[current]?.first {
            current = child
        }
        return current
    }

    private func view(_ node: ExplanationDifference.Node) -> View {
        let around = contexts[node.id]?.view.flatMap { nodes[$0] }
        var path = Self.name(node, excerpted: true)
        if isModifier(node) {
            let content = nodes[content(of: node.id)].map { Self.name($0, excerpted: true) } ?? ""
            path = "\(content) .\(path)"
        } else if let around {
            path = "\(Self.name(around, excerpted: true)) › \(path)"
        }
        var place: [Double]?
        if let frame = node.frame, frame.count == 4 {
            let start = around?.frame ?? [0, 0]
            place = [frame[0] - start[0], frame[1] - start[1]]
        }
        return View(key: keys[node.id] ?? "", path: path, node: node, place: place)
    }

    private static func name(_ node: ExplanationDifference.Node, excerpted: Bool) -> String {
        guard let label = node.label else { return node.kind }
        guard excerpted, label.count > 24 else { return "\(node.kind) \"\(label)\"" }
        return "\(node.kind) \"\(label.prefix(23))…\""
    }
}

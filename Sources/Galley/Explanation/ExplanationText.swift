import GalleyEngine

extension LayoutExplanation {
    /// The whole story, every view that has something to say with its sentences below it.
    public func text() -> String {
        var text = ""
        var open = [(id: 0, depth: 0)]
        while let (id, depth) = open.popLast() {
            let node = nodes[id]
            guard node.isShown else { continue }
            let sentences = sentences(of: node)
            let isTold = !sentences.isEmpty || node.children.count != 1 || node.parent == nil
            if isTold {
                text += heading(of: node, depth) + "\n"
                text += sentences.map { Self.wrapped($0, depth + 1) }.joined()
            }
            open += node.children.reversed().map { ($0, isTold ? depth + 1 : depth) }
        }
        return text
    }

    /// The story of one view: what led to its proposal, its own sentences, and where each of its lengths comes from.
    public func text(of node: Node) -> String {
        let path = path(to: node.id)
        var text = "Proposed to it on the way down:\n"
        for step in path.dropLast() {
            let around = nodes[step]
            guard around.parent == nil || around.rule.explanation.changesOffer else { continue }
            text += "  \(heading(of: around, 0))\n"
        }
        text += "\n\(heading(of: node, 0))\n"
        var told = sentences(of: node)
        // What decides something about a view may stand in the modifiers right around it.
        if told.isEmpty { told = ["It changes nothing."] }
        text += told.map { Self.wrapped($0, 1) }.joined()
        for (noun, axis) in [("width", LayoutAxis.horizontal), ("height", .vertical)] {
            let chain = AxisChain(self, axis)
            text += Self.wrapped("\(noun.capitalized) \(chain.text(of: node.id)).", 1)
            // Where a view decides for itself, what it was offered comes from somewhere, too.
            let offer = node.proposal(axis)
            if !offer.isNaN, offer != node.length(axis) {
                text += Self.wrapped("Offered a \(noun) of \(chain.offerText(of: node.id)).", 1)
            }
        }
        text += ToldNode(self, node).memorySentences.map { Self.wrapped($0, 1) }.joined()
        if let parent = container(of: node) {
            let around = sentences(of: nodes[parent])
            text += "\nIn \(heading(of: nodes[parent], 0))\n"
            text += around.map { Self.wrapped($0, 1) }.joined()
        }
        return text
    }

    /// The nearest view around that shares its room out among several.
    public func container(of node: Node) -> Int? {
        var current = node.parent
        while let id = current {
            if nodes[id].role == .container { return id }
            current = nodes[id].parent
        }
        return nil
    }

    /// `HStack  300×200 → 217.33×100 at (41.33, 50)`.
    func heading(of node: Node, _ depth: Int) -> String {
        let label = node.label.map { " \"\(Wording.excerpt($0))\"" } ?? ""
        return String(repeating: "  ", count: depth) + "\(node.kind)\(label)  \(Wording.size(node.proposal)) → "
            + "\(Wording.size(node.frame.size)) at \(Wording.point(node.frame.origin))"
    }

    private static let lineLength = 112

    /// A sentence in lines of a readable length, each indented.
    private static func wrapped(_ sentence: String, _ depth: Int) -> String {
        let indent = String(repeating: "  ", count: depth)
        var lines: [String] = []
        var line = ""
        for word in sentence.split(separator: " ") {
            if !line.isEmpty, indent.count + line.count + word.count + 3 > lineLength {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        lines.append(line)
        return lines.enumerated().map { "\(indent)\($0.offset == 0 ? "- " : "  ")\($0.element)\n" }.joined()
    }
}

import GalleyEngine
import GalleyGraph

extension LayoutExplanation {
    /// The whole story, every view that has something to say with its sentences below it.
    /// - Parameter all: Whether the parts are told that controls and containers are made of.
    public func text(all: Bool = false) -> String {
        var text = ""
        var open = [(id: 0, depth: 0)]
        while let (id, depth) = open.popLast() {
            let node = nodes[id]
            guard node.isShown else { continue }
            let inside = views(in: node, all: all)
            let sentences = sentences(of: node)
            let isModifier = Wording(explanation: self).isModifier(node)
            let isTold = !sentences.isEmpty || !isModifier || inside.count != 1 || node.parent == nil
            if isTold {
                text += heading(of: node, depth) + "\n"
                text += sentences.map { Self.wrapped($0, depth + 1) }.joined()
            }
            open += inside.reversed().map { ($0, isTold ? depth + 1 : depth) }
        }
        return text
    }

    /// The story of one view: what led to its proposal, its own sentences, and where each of its lengths comes from.
    /// - Parameters:
    ///   - node: The view.
    ///   - all: Whether the parts around it are told, too.
    ///   - engine: Whether it is told what the layout engine remembers of the view.
    public func text(of node: Node, all: Bool = false, engine: Bool = false) -> String {
        let path = path(to: node.id)
        var text = "Proposed to it on the way down:\n"
        for step in path.dropLast() {
            let around = nodes[step]
            guard around.parent == nil || around.rule.explanation.changesOffer, all || !around.isPart else { continue }
            text += "  \(heading(of: around, 0))\n"
        }
        text += "\n\(heading(of: node, 0))\n"
        var told = sentences(of: node)
        // What decides something about a view may stand in the modifiers right around it.
        if told.isEmpty { told = [ToldNode(self, node).plainSentence] }
        text += told.map { Self.wrapped($0, 1) }.joined()
        text += origins(of: node).map { Self.wrapped("\($0).", 1) }.joined()
        if engine { text += ToldNode(self, node).memorySentences.map { Self.wrapped($0, 1) }.joined() }
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
            if nodes[id].role == .container, !nodes[id].isPart || node.isPart { return id }
            current = nodes[id].parent
        }
        return nil
    }

    /// `HStack  300×200 → 217.33×100 at (41.33, 50)`. A part has a point before it.
    func heading(of node: Node, _ depth: Int) -> String {
        let label = node.title.map { " \"\(Wording.excerpt($0))\"" } ?? ""
        return String(repeating: "  ", count: depth) + (node.isPart ? "· " : "") + "\(node.kind)\(label)  "
            + "\(Wording.size(node.proposal)) → \(Wording.size(node.frame.size)) at \(Wording.point(node.frame.origin))"
            + drawnElsewhere(node)
    }

    /// `, drawn at (71.33, 50)` where effects draw a view elsewhere than it lies in the layout.
    private func drawnElsewhere(_ node: Node) -> String {
        let (shown, frame) = (node.shownFrame, node.frame)
        func areSame(_ a: CGFloat, _ b: CGFloat) -> Bool { Wording.areSame(Double(a), Double(b)) }
        let isAsLarge = areSame(shown.width, frame.width) && areSame(shown.height, frame.height)
        if isAsLarge, areSame(shown.minX, frame.minX), areSame(shown.minY, frame.minY) { return "" }
        return ", drawn \(isAsLarge ? "" : "\(Wording.size(shown.size)) ")at \(Wording.point(shown.origin))"
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

import GalleyEngine
import GalleyGraph
import GalleyViews

/// What of a layout is drawn over what.
@MainActor
struct DrawingLayers {
    private let lint: LayoutLint
    /// When each node is drawn, counted from the first.
    private var ranks: [Int]
    /// Which presentation a node is part of, counted from the lowest; 0 is the window.
    private var stages: [Int]
    /// The nodes that draw something themselves.
    private var painters: [Int] = []
    /// The stage of a device's own things, which lies over all others.
    private let chrome: Int?

    init(_ lint: LayoutLint) {
        self.lint = lint
        let nodes = lint.explanation.nodes
        ranks = [Int](repeating: 0, count: nodes.count)
        stages = ranks
        let covers = nodes.filter(Self.isCover).map(\.id)
        chrome = lint.rendered.hasChrome && !covers.isEmpty ? covers.count : nil
        var open = [0]
        var rank = 0
        while let id = open.popLast() {
            ranks[id] = rank
            rank += 1
            if let parent = nodes[id].parent {
                stages[id] = covers.firstIndex(of: id).map { $0 + 1 } ?? stages[parent]
            }
            if nodes[id].isShown, lint.paints(id), !lint.isHidden(id) { painters.append(id) }
            open += lint.drawingOrder(of: id).reversed()
        }
    }

    /// Whether a node is the root of what is shown over the window.
    private static func isCover(_ node: LayoutExplanation.Node) -> Bool {
        guard node.parent == 0, node.id == node.base else { return false }
        return node.facts.contains { fact in
            if case .root(.content(of: "the window")) = fact { true } else { false }
        }
    }

    /// Whether the device draws a node, and not the program.
    func isChrome(_ id: Int) -> Bool { stages[id] == chrome }

    /// Whether a presentation, or what it dims the window with, lies over a node.
    func isUnderPresentation(_ id: Int) -> Bool { isOver(id) { stages[$0] > stages[id] && stages[$0] != chrome } }

    /// Whether anything that is drawn later lies over a node.
    func isCovered(_ id: Int) -> Bool { isOver(id) { ranks[$0] > ranks[id] } }

    private func isOver(_ id: Int, _ condition: (Int) -> Bool) -> Bool {
        let frame = lint.explanation.nodes[id].frame
        return painters.contains { other in
            guard other != id, condition(other) else { return false }
            let common = lint.explanation.nodes[other].frame.intersection(frame)
            return !common.isNull && common.width > 0.5 && common.height > 0.5
        }
    }
}

extension LayoutLint {
    /// A node's children in the order in which they are drawn: those of its own tree, then what is built inside it or shown over it.
    fileprivate func drawingOrder(of id: Int) -> [Int] {
        let node = explanation.nodes[id]
        let others = node.children.filter { explanation.nodes[$0].base != node.base }
        guard let tree = tree(of: node) else { return node.children }
        let own = tree.drawingOrder(of: id - node.base).map { node.base + $0 }
        guard tree.inner[id - node.base]?.isBehind == true, let inner = others.first else { return own + others }
        return [inner] + own + others.dropFirst()
    }
}

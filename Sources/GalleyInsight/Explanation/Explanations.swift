import GalleyGraph
import GalleyLive
import GalleyViews

// Who has laid a view out can say why everything lies where it does.

extension RenderedView {
    /// Why every view has the size and the place that it has. Nothing was noted for it while the view was laid out: the
    /// rules say their steps when they are asked.
    public func explanation() -> LayoutExplanation { LayoutExplanation(tree, options: options) }

    /// The tree that a node of an explanation is part of, and its position there.
    func place(of node: LayoutExplanation.Node) -> (tree: ViewTree, index: Int) {
        var base = 0
        var open = [tree]
        // Trees are numbered as the explanation numbers them: each one's own nodes, then the trees inside them in order.
        func find(_ tree: ViewTree) -> (ViewTree, Int)? {
            let start = base
            base += tree.pass.count
            if node.id < base { return (tree, node.id - start) }
            for inner in 0..<tree.pass.count where !tree.pass.isExcluded(inner) {
                if let content = tree.inner[inner]?.tree, let found = find(content) { return found }
            }
            return nil
        }
        open += tree.covers
        for tree in open {
            if let found = find(tree) { return found }
        }
        return (tree, 0)
    }
}

extension ImageRenderer {
    /// Why every view of the picture has the size and the place that it has.
    public func explanation() -> LayoutExplanation { rendered().explanation() }
}

extension LiveView {
    /// Why every view has the size and the place that it has now.
    public var explanation: LayoutExplanation { LayoutExplanation(tree, options: options) }
}

extension ViewHost {
    /// Why every view has the size and the place that it has now.
    public func explanation() -> LayoutExplanation {
        LayoutExplanation(core.tree, options: core.context.options)
    }
}

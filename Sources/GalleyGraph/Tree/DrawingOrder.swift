import GalleyEngine

/// Which of a node's children is drawn over which.
extension ViewTree {
    func zIndex(_ node: Int) -> Double {
        let index = pass.traits(of: node)
        return index < 0 ? 0 : host.traits(index).zIndex ?? 0
    }

    /// Whether a node's children are drawn in another order than that of the views.
    func isReordered(_ node: Int) -> Bool {
        let children = pass.children(of: node)
        if pass.kind(of: node) == .background, children.count == 2 { return true }
        // No closure: each call of one that is handed on would be checked for its actor.
        for child in children where zIndex(child) != 0 { return true }
        return false
    }

    /// A node's children in the order in which they are drawn.
    package func drawingOrder(of node: Int) -> [Int] {
        let children = pass.children(of: node)
        if pass.kind(of: node) == .background, children.count == 2 {
            return [children.lowerBound + 1, children.lowerBound]
        }
        guard isReordered(node) else { return Array(children) }
        // Stable: siblings of one index keep their order.
        return children.enumerated().sorted {
            let (a, b) = (zIndex($0.element), zIndex($1.element))
            return a != b ? a < b : $0.offset < $1.offset
        }.map(\.element)
    }
}

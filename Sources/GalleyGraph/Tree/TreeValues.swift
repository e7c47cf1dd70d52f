extension ViewTree {
    /// Values made of the nodes from the inside out: `make` is given a node, and the values of what lies in it in drawing order.
    /// Nodes that the builder made for itself hand those on. `contents` are the values of a tree inside of a node.
    ///
    /// - Parameter root: The node to begin at; others than those in it are not asked.
    package func folded<Value>(
        under root: Int = 0, contents: (ViewTree) -> [Value],
        _ make: (_ node: Int, _ item: NodeItem, _ inside: [Value]) -> [Value]
    ) -> [Value] {
        guard pass.count > 0 else { return [] }
        var values = [[Value]](repeating: [], count: pass.count)
        for node in stride(from: pass.count - 1, through: root, by: -1)
        where !pass.isExcluded(node) && (root == 0 || lies(node, inside: root)) {
            var inside: [Value] = []
            for child in pass.children(of: node) {
                // Most nodes hand on what the only one in them has: that is not copied.
                if inside.isEmpty { swap(&inside, &values[child]) } else { inside += values[child] }
                values[child] = []
            }
            if let inner = inner[node] {
                inside = inner.isBehind ? contents(inner.tree) + inside : inside + contents(inner.tree)
            }
            values[node] = item(node).map { make(node, $0, inside) } ?? inside
        }
        return values[root]
    }
}

extension ViewTree {
    /// Every node with an item: of this tree, of those inside it and of what lies over it, in the order of drawing.
    package func allPlaces() -> [LivePlace] {
        var found: [LivePlace] = []
        var open: [LivePlace] = [LivePlace(tree: self, node: 0)]
        while let place = open.popLast() {
            let pass = place.tree.pass
            guard pass.count > 0, !pass.isExcluded(place.node) else { continue }
            if place.item != nil { found.append(place) }
            var next = place.tree.drawingOrder(of: place.node).map { LivePlace(tree: place.tree, node: $0) }
            if let inner = place.tree.inner[place.node] {
                let root = LivePlace(tree: inner.tree, node: 0)
                if inner.isBehind { next.insert(root, at: 0) } else { next.append(root) }
            }
            open.append(contentsOf: next.reversed())
        }
        return found + covers.flatMap { $0.allPlaces() }
    }

    /// Whether a node is another one or lies in it.
    package func lies(_ node: Int, inside outer: Int) -> Bool {
        var current = node
        while current > outer { current = pass.parent(of: current) }
        return current == outer
    }

    /// The nodes by what tells them from others.
    package func places() -> [Identity: LivePlace] {
        Dictionary(allPlaces().compactMap { place in place.key.map { ($0, place) } }) { first, _ in first }
    }
}

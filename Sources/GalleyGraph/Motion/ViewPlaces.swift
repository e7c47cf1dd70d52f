extension ViewTree {
    /// Every node with an item: of this tree, of those inside it and of what lies over it, in the order of drawing.
    package func allPlaces() -> [LivePlace] {
        var found: [LivePlace] = []
        addPlaces(to: &found) { _ in true }
        return found
    }

    /// What tells each item from others and where it is, of those that are wanted.
    package func places(of keys: Set<Identity>) -> [Identity: LivePlace] {
        var found: [LivePlace] = []
        addPlaces(to: &found) { $0.map(keys.contains) ?? false }
        return Self.byKey(found)
    }

    /// The nodes by what tells them from others.
    package func places() -> [Identity: LivePlace] { Self.byKey(allPlaces()) }

    private static func byKey(_ places: [LivePlace]) -> [Identity: LivePlace] {
        Dictionary(places.compactMap { place in place.key.map { ($0, place) } }) { first, _ in first }
    }

    private func addPlaces(to found: inout [LivePlace], where isWanted: (Identity?) -> Bool) {
        var open = [LivePlace(tree: self, node: 0)]
        while let place = open.popLast() {
            let (tree, node) = (place.tree, place.node)
            guard tree.pass.count > 0, !tree.pass.isExcluded(node) else { continue }
            if tree.hasItem(node), isWanted(tree.key(of: node)) { found.append(place) }
            // What is drawn last is taken up last.
            let inner = tree.inner[node]
            if let inner, !inner.isBehind { open.append(LivePlace(tree: inner.tree, node: 0)) }
            if tree.isReordered(node) {
                for child in tree.drawingOrder(of: node).reversed() { open.append(LivePlace(tree: tree, node: child)) }
            } else {
                for child in tree.pass.children(of: node).reversed() {
                    open.append(LivePlace(tree: tree, node: child))
                }
            }
            if let inner, inner.isBehind { open.append(LivePlace(tree: inner.tree, node: 0)) }
        }
        for cover in covers { cover.addPlaces(to: &found, where: isWanted) }
    }

    /// Whether a node is another one or lies in it.
    package func lies(_ node: Int, inside outer: Int) -> Bool {
        var current = node
        while current > outer { current = pass.parent(of: current) }
        return current == outer
    }

    /// The trees inside nodes, and those over this one.
    private var otherTrees: [ViewTree] { inner.values.map(\.tree) + covers }

    /// How many nodes this tree and those in and over it have.
    package var allCount: Int { otherTrees.reduce(pass.count) { $0 + $1.allCount } }

    /// Forgets what nodes have answered, in those in and over it as well. Where any change builds the whole view nothing of it is laid out
    /// again, wherever views were moved by hand.
    package func forgetAnswers() { forgetAnswers(isFinal: isLate) }

    private func forgetAnswers(isFinal: Bool) {
        pass.tree.forgetAnswers(isFinal: isFinal)
        for tree in otherTrees { tree.forgetAnswers(isFinal: isFinal) }
    }
}

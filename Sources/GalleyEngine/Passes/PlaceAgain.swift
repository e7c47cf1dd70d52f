// Placing for another proposal. What no proposal changes (`NodeFlags.isFixed`) keeps the places that it has: a new width
// costs what depends on it. The proposals inside of such a node are worked out when somebody asks.

extension Pass {
    /// Places everything below the root that a proposal can change.
    func placeFlexible() {
        let tables = tree.tables
        tables.pointee.outdated.removeAll()
        if nodes[0].flags.contains(.isFixed) { return tables.pointee.outdated.append(0) }
        var open = [0]
        var next = 0
        while next < open.count {
            let node = open[next]
            next += 1
            placeChildren(node)
            for child in children(of: node) where nodes[child].childCount > 0 {
                if nodes[child].flags.contains(.isFixed) {
                    tables.pointee.outdated.append(Int32(child))
                } else {
                    open.append(child)
                }
            }
        }
    }

    /// Gives every node the proposal that goes with its place.
    func updateProposals() {
        let tables = tree.tables
        if tables.pointee.outdated.count == 0 { return }
        var open = tables.pointee.outdated.indices.map { Int(tables.pointee.outdated[$0]) }
        tables.pointee.outdated.removeAll()
        while let next = open.popLast() {
            placeChildren(next)
            for child in children(of: next) where nodes[child].childCount > 0 { open.append(child) }
        }
    }
}

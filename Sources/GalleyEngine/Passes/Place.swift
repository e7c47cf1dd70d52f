// Placing: top-down and breadth-first, so that depth costs no stack. Each node's place is relative to its parent's.

extension Pass {
    /// Gives the root and everything below it a place; the root lies at `origin` of the canvas.
    public func place(root proposal: Proposal, at origin: Point = .zero) {
        guard count > 0 else { return }
        let tables = tree.tables
        setPlace(0, origin, proposal, size(0, proposal))
        if tables.pointee.isMostlyFixed, tables.pointee.isPlaced, tables.pointee.changed.count == 0 {
            return placeFlexible()
        }
        placeEverything()
    }

    /// Gives everything below the root a place.
    func placeEverything() {
        let tables = tree.tables
        tables.pointee.outdated.removeAll()
        tables.pointee.isPlaced = true
        tables.pointee.hasForgotten = false
        tables.pointee.hasMoved = false
        for index in 0..<count where nodes[index].childCount > 0 {
            if nodes[index].flags.contains(.isExcluded) {
                for child in children(of: index) { exclude(child) }
            } else {
                placeChildren(index)
            }
        }
    }

    func exclude(_ node: Int) {
        places[node] = Place()
        nodes[node].flags.insert(.isExcluded)
        tree.tables.pointee.isPlaced = false
    }

    /// Gives a child a place in its parent; the last call wins. A coordinate that is not finite counts as 0: endless
    /// views start together.
    public func setPlace(_ node: Int, _ origin: Point, _ proposal: Proposal, _ size: Size) {
        places[node] = Place(
            origin: Point(origin.x.isFinite ? origin.x : 0, origin.y.isFinite ? origin.y : 0), size: size,
            proposal: proposal)
        nodes[node].flags.subtract([.isUnplaced, .isExcluded])
    }

    /// Measures a child for `proposal` and puts the point of it that `anchor` names (0…1 each way) on `position` of the
    /// parent's space.
    public func placeChild(_ node: Int, at position: Point, anchor: Point, proposal: Proposal) {
        let size = self.size(node, proposal)
        func start(_ position: Double, _ anchor: Double, _ length: Double) -> Double {
            // An anchor of 0 must not turn an endless length into NaN.
            let value = anchor == 0 ? position : position - anchor * length
            return value.isFinite ? value : 0
        }
        setPlace(
            node, Point(start(position.x, anchor.x, size.width), start(position.y, anchor.y, size.height)), proposal,
            size)
    }

    @inline(never) func placeChildren(_ node: Int) {
        let (proposal, size) = (places[node].proposal, places[node].size)
        dispatch(nodes[node].kind, PlaceVisitor(pass: self, node: node, proposal: proposal, size: size))
        if nodes[node].flags.contains(.isRightToLeft) { mirrorChildren(node, size.width) }
    }

    /// Turns places counted from the left into places counted from the right (rules.md §2.7).
    private func mirrorChildren(_ index: Int, _ width: Double) {
        for child in children(of: index) {
            let mirrored = width - places[child].origin.x - places[child].size.width
            if mirrored.isFinite { places[child].origin.x = mirrored }
        }
    }

    /// Gives one view another place and proposal than its container did, and places what is inside it.
    public func move(_ node: Int, to origin: Point, proposal: Proposal) {
        updateProposals()
        tree.tables.pointee.isPlaced = false
        tree.tables.pointee.hasMoved = true
        setPlace(node, origin, proposal, size(node, proposal))
        var open = [node]
        while let next = open.popLast() {
            placeChildren(next)
            open.append(contentsOf: children(of: next).filter { !nodes[$0].flags.contains(.isExcluded) })
        }
    }
}

private struct PlaceVisitor: RuleVisitor {
    let pass: Pass
    let node: Int
    let proposal: Proposal
    let size: Size

    @inline(__always) func visit<R: LayoutRule>(_: R.Type) {
        pass.rule(R.self, of: node).placeChildren(of: node, for: proposal, size: size, in: pass)
    }
}

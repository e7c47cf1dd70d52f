/// A rule for one child that it offers something of its own and puts somewhere. Where the child lies, which guides show
/// through and which distances are preferred follows from the two.
protocol UnaryRule: LayoutRule {
    /// What the child is offered when the node is measured.
    func offer(to child: Int, for proposal: Proposal, in pass: Pass) -> Proposal

    /// Where the child is put, and what it is offered there; by default in the middle, offered what it was for measuring.
    func placement(of child: Int, in node: Int, for proposal: Proposal, size: Size, pass: Pass) -> Placement
}

/// Where a child is put in its parent, and what it is offered there.
struct Placement {
    var origin: Point
    var proposal: Proposal
}

extension UnaryRule {
    static var childCounts: ClosedRange<Int> { 1...1 }

    func placement(of child: Int, in node: Int, for proposal: Proposal, size: Size, pass: Pass) -> Placement {
        let offer = offer(to: child, for: proposal, in: pass)
        return pass.centered(child, offer, in: size)
    }

    func placeChildren(of node: Int, for proposal: Proposal, size: Size, in pass: Pass) {
        let child = pass.firstChild(of: node)
        let placement = placement(of: child, in: node, for: proposal, size: size, pass: pass)
        pass.setPlace(child, placement.origin, placement.proposal, pass.size(child, placement.proposal))
    }

    func explicitGuide(_ key: GuideKey, of node: Int, for proposal: Proposal, size: Size, in pass: Pass) -> Double? {
        let child = pass.firstChild(of: node)
        return pass.explicitGuide(
            key, ofOnly: child, at: placement(of: child, in: node, for: proposal, size: size, pass: pass))
    }

    func summarize(_ node: Int, in pass: Pass) { pass.summarizeAsDependent(node) }

    /// The child's.
    func spacing(of node: Int, in pass: Pass) -> Int32 { pass.spacingIndex(pass.firstChild(of: node)) }
}

extension Pass {
    /// The middle of a space for a child.
    func centered(_ child: Int, _ offer: Proposal, in space: Size) -> Placement {
        let own = size(child, offer)
        return Placement(
            origin: Point(centeringOffset(own.width, in: space.width), centeringOffset(own.height, in: space.height)),
            proposal: offer)
    }

    /// An only child's explicit guide, in its parent's space.
    fileprivate func explicitGuide(_ key: GuideKey, ofOnly child: Int, at placement: Placement) -> Double? {
        let size = size(child, placement.proposal)
        guard let value = explicitGuide(child, key, placement.proposal, size) else { return nil }
        return placement.origin[axis(of: key)] + value
    }

    /// The spacing preferences of a node's first child, with some edges taken back to a plain leaf's.
    func spacing(ofChildOf node: Int, resetting edges: EdgeSet) -> Int32 {
        let child = spacingIndex(firstChild(of: node))
        if child == 0 { return 0 }
        var spacing = spacing(at: child)
        if edges.contains(.top) { spacing.reset(.top) }
        if edges.contains(.bottom) { spacing.reset(.bottom) }
        if edges.contains(.left) { spacing.reset(.left) }
        if edges.contains(.right) { spacing.reset(.right) }
        return tree.intern(spacing)
    }
}

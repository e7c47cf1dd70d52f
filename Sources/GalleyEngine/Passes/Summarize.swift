// What can be said of a node with one number per axis and answer, worked out bottom-up before anything is asked.
//
// Where a view's width does not depend on the height it is offered, nor the other way round, three numbers answer most
// proposals: the least, the ideal and the most. Only what stays two-dimensional needs to be asked afresh and remembered.

extension Pass {
    /// Fills in every node's summary, children before parents.
    func summarizeAll() {
        var node = count - 1
        var containers = 0, fixed = 0
        while node >= 0 {
            summarize(node)
            if nodes[node].childCount > 0 {
                containers += 1
                if nodes[node].flags.contains(.isFixed) { fixed += 1 }
            }
            node -= 1
        }
        tree.tables.pointee.isMostlyFixed = fixed * 2 > containers
    }

    @inline(never) func summarize(_ node: Int) {
        dispatch(nodes[node].kind, SummaryVisitor(pass: self, node: node))
    }

    /// Works out a container's summary from its children's, as if there had been none.
    func summarizeAgain(_ node: Int) {
        nodes[node].flags.subtract([.summary, .hasRigidChildren])
        nodes[node].guides = []
        ranges[node] = AxisRanges()
        summarize(node)
    }

    // MARK: What rules say

    func setRange(_ node: Int, _ axis: LayoutAxis, _ range: AxisRange, clamps: Bool) {
        ranges[node][axis] = range
        let flag: NodeFlags = axis == .horizontal ? .clampsWidth : .clampsHeight
        if clamps { nodes[node].flags.insert(flag) } else { nodes[node].flags.remove(flag) }
    }

    /// Whether a node is as long, and a clamp, for whatever is proposed along both axes.
    func hasOneSize(_ node: Int) -> Bool {
        let (flags, own) = (nodes[node].flags, ranges[node])
        return flags.isSuperset(of: [.separable, .clampsWidth, .clampsHeight]) && own.width.isPoint
            && own.height.isPoint
    }

    /// Says of a node what its first child says of itself.
    func inheritSummary(_ node: Int) {
        let record = nodes + node
        let child = nodes[firstChild(of: node)]
        record.pointee.flags.formUnion(child.flags.intersection(.summary))
        ranges[node] = ranges[firstChild(of: node)]
        record.pointee.guides = child.guides
        record.pointee.spacing = child.spacing
        record.pointee.priority = child.priority
    }

    /// Says of a node that its axes depend on each other, and that its children's guides show through, as far as `mask`
    /// lets them.
    func summarizeAsDependent(_ node: Int, handingOn mask: GuideMask = .all) {
        nodes[node].flags.remove(.separable)
        var guides: GuideMask = []
        for child in children(of: node) { guides.formUnion(nodes[child].guides) }
        nodes[node].guides = guides.intersection(mask)
        emptyHasNoPriority(node)
    }

    /// An empty container gives way to everything (rules.md §2.6).
    func emptyHasNoPriority(_ node: Int) {
        if nodes[node].childCount == 0 { nodes[node].priority = -.infinity }
    }
}

private struct SummaryVisitor: RuleVisitor {
    let pass: Pass
    let node: Int

    @inline(__always) func visit<R: LayoutRule>(_: R.Type) {
        pass.rule(R.self, of: node).summarize(node, in: pass)
    }
}

/// A leaf whose size someone else knows: a text, a shape of the user's.
struct DelegatedLeaf: LayoutRule {
    static var kind: NodeKind { .leaf }
    static var childCounts: ClosedRange<Int> { 0...0 }
    static var payload: Payload { .leaf }

    /// Nothing is known before it is asked.
    func summarize(_ node: Int, in pass: Pass) {}

    func measure(_ node: Int, for proposal: Proposal, in pass: Pass) -> MeasuredSize {
        pass.leaf(of: node).measure(proposal)
    }

    func placeChildren(of node: Int, for proposal: Proposal, size: Size, in pass: Pass) {}

    func explicitGuide(_ key: GuideKey, of node: Int, for proposal: Proposal, size: Size, in pass: Pass) -> Double? {
        pass.leaf(of: node).explicitGuide(key, proposal)
    }
}

extension LayoutTree {
    /// A leaf measured by `box`.
    public func addLeaf(_ box: LeafDelegate, spacing: Spacing = .plain) -> Int {
        var node = Node(kind: DelegatedLeaf.kind)
        node.spacing = intern(spacing)
        attach(box, to: &node)
        return add(node)
    }

    /// Lets `delegate` answer for a node.
    @inline(__always) func attach(_ delegate: LeafDelegate, to node: inout Node) {
        node.payload = Int32(tables.pointee.leaves.count)
        node.guides = delegate.guides
        tables.pointee.leaves.append(delegate)
    }
}

extension Pass {
    /// Who answers for a leaf.
    @inline(__always) func leaf(of node: Int) -> LeafDelegate { leaves[Int(nodes[node].payload)] }
}

/// Takes what it is offered and puts its child's center at a point of that (rules.md §9).
struct Position: UnaryRule {
    var center: Point

    static var kind: NodeKind { .position }

    func offer(to child: Int, for proposal: Proposal, in pass: Pass) -> Proposal { proposal }

    func measure(_ node: Int, for proposal: Proposal, in pass: Pass) -> MeasuredSize {
        let child = pass.size(pass.firstChild(of: node), proposal)
        return MeasuredSize(
            Size(
                isNone(proposal.width) ? child.width : proposal.width,
                isNone(proposal.height) ? child.height : proposal.height), for: proposal)
    }

    /// The child is offered the node's own size.
    func placement(of child: Int, in node: Int, for proposal: Proposal, size: Size, pass: Pass) -> Placement {
        let own = pass.size(child, Proposal(size))
        return Placement(
            origin: Point(center.x - own.width / 2, center.y - own.height / 2), proposal: Proposal(size))
    }

    func explain<S: StepSink>(
        _ node: Int, for proposal: Proposal, size: Size, in pass: Pass, _ steps: inout S
    ) {
        let child = pass.firstChild(of: node)
        if isNone(proposal.width) || isNone(proposal.height) {
            steps.note(.asked(child: Int32(child), offer: proposal, size: pass.size(child, proposal)))
        }
        steps.note(.center(center))
    }

    /// A plain leaf's.
    func spacing(of node: Int, in pass: Pass) -> Int32 { 0 }
}

extension LayoutTree {
    /// Puts the child's center at a point of the space it is offered.
    public func addPosition(_ point: Point, around child: Int) -> Int {
        add(Position(center: point.finite), around: child)
    }
}

/// Insets on four edges: less for the child, more for the node (rules.md §9).
struct Padding: AxisRule {
    var insets: Insets

    static var kind: NodeKind { .padding }

    func offer(_ axis: LayoutAxis, for proposal: Double) -> Double { insets.inside(proposal, axis) }

    func length(_ axis: LayoutAxis, for proposal: Double, child: () -> Double) -> Double {
        insets.outside(child(), axis)
    }

    /// What a clamp is, moved by the insets and never negative, is a clamp again.
    func isClamp(_ axis: LayoutAxis, childIsClamp: Bool) -> Bool { childIsClamp }

    func proposalRange(_ axis: LayoutAxis, for proposal: Double, child: MeasuredSize?) -> ProposalRange {
        child?.proposalRange(axis).outset(by: insets.total(axis)) ?? .everything
    }

    func placement(of child: Int, in node: Int, for proposal: Proposal, size: Size, pass: Pass) -> Placement {
        Placement(
            origin: Point(insets.leading, insets.top), proposal: offer(to: child, for: proposal, in: pass))
    }

    func explain<S: StepSink>(
        _ node: Int, for proposal: Proposal, size: Size, in pass: Pass, _ steps: inout S
    ) {
        steps.note(.insets(insets))
    }

    /// The child's on edges without an inset; preferences know left and right, insets where a line starts and ends.
    func spacing(of node: Int, in pass: Pass) -> Int32 {
        let isMirrored = pass.isRightToLeft(node)
        var edges: EdgeSet = []
        if insets.top != 0 { edges.insert(.top) }
        if insets.bottom != 0 { edges.insert(.bottom) }
        if insets.leading != 0 { edges.insert(isMirrored ? .right : .left) }
        if insets.trailing != 0 { edges.insert(isMirrored ? .left : .right) }
        return pass.spacing(ofChildOf: node, resetting: edges)
    }
}

extension LayoutTree {
    /// Insets on the four edges; they may be negative.
    public func addPadding(top: Double, leading: Double, bottom: Double, trailing: Double, around child: Int) -> Int {
        let insets = Insets(top: top, leading: leading, bottom: bottom, trailing: trailing)
        return add(Padding(insets: insets.finite), around: child)
    }
}

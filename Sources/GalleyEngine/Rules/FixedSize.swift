/// Offers its child no length along the chosen axes, so that it takes its ideal one (rules.md §9).
struct FixedSize: AxisRule {
    var axes: AxisSet

    static var kind: NodeKind { .fixedSize }
    static var keepsPriority: Bool { true }
    static var fixesOffers: Bool { true }

    func isFixed(_ axis: LayoutAxis) -> Bool { axes.contains(axis) }
    func offer(_ axis: LayoutAxis, for proposal: Double) -> Double { isFixed(axis) ? Proposal.none : proposal }
    func length(_ axis: LayoutAxis, for proposal: Double, child: () -> Double) -> Double { child() }

    func isClamp(_ axis: LayoutAxis, childIsClamp: Bool) -> Bool { isFixed(axis) || childIsClamp }

    /// Every length where the child is offered none, else what holds for the child, which is offered the same.
    func proposalRange(_ axis: LayoutAxis, for proposal: Double, child: MeasuredSize?) -> ProposalRange {
        isFixed(axis) ? .everything : child?.proposalRange(axis) ?? .everything
    }

    func explain<S: StepSink>(
        _ node: Int, for proposal: Proposal, size: Size, in pass: Pass, _ steps: inout S
    ) {
        steps.note(.fixedSize(horizontal: isFixed(.horizontal), vertical: isFixed(.vertical)))
    }
}

extension LayoutTree {
    /// A view at its ideal length along the given axes.
    public func addFixedSize(horizontal: Bool, vertical: Bool, around child: Int) -> Int {
        add(FixedSize(axes: AxisSet(horizontal: horizontal, vertical: vertical)), around: child)
    }
}

/// A frame with a width, a height or both (rules.md §8.1).
struct FixedFrame: FrameRule {
    /// Of NaN where no length is given.
    var size: Size

    static var kind: NodeKind { .fixedFrame }
    static var fixesOffers: Bool { true }

    func isFixed(_ axis: LayoutAxis) -> Bool { !isNone(size[axis]) }
    func ignoresChild(_ axis: LayoutAxis) -> Bool { isFixed(axis) }
    func isGiven(_ axis: LayoutAxis) -> Bool { isFixed(axis) }

    func offer(_ axis: LayoutAxis, for proposal: Double) -> Double { isFixed(axis) ? size[axis] : proposal }

    func length(_ axis: LayoutAxis, for proposal: Double, child: () -> Double) -> Double {
        isFixed(axis) ? size[axis] : child()
    }

    func isClamp(_ axis: LayoutAxis, childIsClamp: Bool) -> Bool { isFixed(axis) || childIsClamp }

    /// Every length where the frame has one, else what holds for the child, which is offered the same.
    func proposalRange(_ axis: LayoutAxis, for proposal: Double, child: MeasuredSize?) -> ProposalRange {
        isFixed(axis) ? .everything : child?.proposalRange(axis) ?? .everything
    }

    func placingOffer(_ axis: LayoutAxis, for proposal: Double, length: Double) -> Double { offer(axis, for: proposal) }

    func explain<S: StepSink>(
        _ node: Int, for proposal: Proposal, size: Size, in pass: Pass, _ steps: inout S
    ) {
        steps.note(.fixedFrame(self.size))
        explainAlignment(node, for: proposal, size: size, in: pass, &steps)
    }
}

extension LayoutTree {
    /// A frame with the given lengths; NaN, infinite and negative ones count as not given.
    public func addFrame(width: Double, height: Double, _ horizontal: GuideKey, _ vertical: GuideKey, around child: Int)
        -> Int
    {
        func usable(_ length: Double) -> Double { length.isFinite && length >= 0 ? bounded(length) : .nan }
        return add(FixedFrame(size: Size(usable(width), usable(height))), horizontal, vertical, around: child)
    }
}

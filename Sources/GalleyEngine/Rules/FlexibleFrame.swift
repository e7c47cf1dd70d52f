/// A frame with limits (rules.md §8.2).
struct FlexibleFrame: FrameRule {
    var width, height: FrameLimits

    static var kind: NodeKind { .flexibleFrame }

    @inline(__always) private func limits(_ axis: LayoutAxis) -> FrameLimits { axis == .horizontal ? width : height }

    @inline(__always)
    func offer(_ axis: LayoutAxis, for proposal: Double) -> Double { limits(axis).offer(for: proposal) }

    /// With both limits the frame takes what it is offered between them, whatever the child is; with one it lies between
    /// that, the offer and the child.
    func length(_ axis: LayoutAxis, for proposal: Double, child: () -> Double) -> Double {
        let limits = limits(axis)
        let (minimum, maximum) = (limits.minimum, limits.maximum)
        if isNone(proposal), !isNone(limits.ideal) { return limits.ideal }
        if limits.areBothGiven { return clamped(isNone(proposal) ? child() : proposal, minimum, maximum) }
        let length = child()
        let offer = limits.offer(for: proposal)
        if !isNone(minimum) { return max(minimum, min(isNone(offer) ? .infinity : offer, length)) }
        if !isNone(maximum) { return min(maximum, max(isNone(offer) ? -.infinity : offer, length)) }
        return length
    }

    func proposalRange(_ axis: LayoutAxis, for proposal: Double, child: MeasuredSize?) -> ProposalRange {
        guard !isNone(proposal) else { return .only(proposal) }
        let limits = limits(axis)
        var proposalRange = limits.lengthRange(for: proposal, child: child?.size[axis])
        // And where the offer stays in the child's own range.
        if let offers = child?.proposalRange(axis) {
            if offers.low > limits.least { proposalRange.low = max(proposalRange.low, offers.low) }
            if offers.high < limits.most { proposalRange.high = min(proposalRange.high, offers.high) }
        }
        return proposalRange
    }

    /// With one limit, min(offer, child) and max(offer, child) of a clamp are clamps again.
    func isClamp(_ axis: LayoutAxis, childIsClamp: Bool) -> Bool { limits(axis).areBothGiven || childIsClamp }

    func placingOffer(_ axis: LayoutAxis, for proposal: Double, length: Double) -> Double {
        let limits = limits(axis)
        let isBetween = length > limits.least && length < limits.most
        return isNone(proposal) && isNone(limits.ideal) && isBetween ? Proposal.none : length
    }

    func isGiven(_ axis: LayoutAxis) -> Bool { limits(axis).isAnyGiven }

    func explain<S: StepSink>(
        _ node: Int, for proposal: Proposal, size: Size, in pass: Pass, _ steps: inout S
    ) {
        for axis in [LayoutAxis.horizontal, .vertical] where isGiven(axis) {
            let limits = limits(axis)
            steps.note(.flexibleFrame(axis: axis, limits, limits.reason(for: size[axis], proposal[axis])))
        }
        explainAlignment(node, for: proposal, size: size, in: pass, &steps)
    }
}

/// The limits of a flexible frame along one axis; NaN where not given.
public struct FrameLimits: Sendable, BitwiseCopyable {
    /// In points, each at least the one before it; NaN if there is none.
    public var minimum, ideal, maximum: Double

    /// Takes the limits as the user gave them (NaN: not given) and raises each to the one before it.
    public init(minimum: Double = .nan, ideal: Double = .nan, maximum: Double = .nan) {
        let least = isNone(minimum) ? 0 : max(minimum, 0)
        self.minimum = isNone(minimum) ? .nan : least
        self.ideal = isNone(ideal) ? .nan : max(ideal, least)
        self.maximum = isNone(maximum) ? .nan : max(maximum, isNone(ideal) ? least : self.ideal)
    }

    @inline(__always) fileprivate var areBothGiven: Bool { !isNone(minimum) && !isNone(maximum) }
    fileprivate var isAnyGiven: Bool { !(isNone(minimum) && isNone(ideal) && isNone(maximum)) }
    @inline(__always) fileprivate var least: Double { isNone(minimum) ? -.infinity : minimum }
    @inline(__always) fileprivate var most: Double { isNone(maximum) ? .infinity : maximum }

    @inline(__always) fileprivate func offer(for proposal: Double) -> Double {
        let wanted = isNone(proposal) ? ideal : proposal
        return isNone(wanted) ? Proposal.none : clamped(wanted, least, most)
    }

    /// Which of its candidates the frame's length is.
    fileprivate func reason(for length: Double, _ proposal: Double) -> FrameReason {
        if isNone(proposal), !isNone(ideal) { return .ideal }
        if length == proposal { return .proposal }
        if length == minimum { return .minimum }
        return length == maximum ? .maximum : .child
    }

    /// The proposals for which the frame's own length stays what it is for `proposal`, as long as the child's stays.
    fileprivate func lengthRange(for proposal: Double, child: Double?) -> ProposalRange {
        let everything = ProposalRange(low: -.infinity, high: .infinity, includesNone: false)
        func upTo(_ high: Double) -> ProposalRange { ProposalRange(low: -.infinity, high: high, includesNone: false) }
        func from(_ low: Double) -> ProposalRange { ProposalRange(low: low, high: .infinity, includesNone: false) }
        if areBothGiven {
            if proposal >= maximum { return from(maximum) }
            if proposal <= minimum { return upTo(minimum) }
        } else if let child {
            if isNone(minimum), isNone(maximum) { return everything }
            if isNone(maximum) {
                if child <= minimum { return everything }
                if proposal >= child { return from(child) }
                if proposal <= minimum { return upTo(minimum) }
            } else {
                if child >= maximum { return everything }
                if proposal >= maximum { return from(maximum) }
                if proposal <= child { return upTo(child) }
            }
        }
        return .only(proposal)
    }
}

extension LayoutTree {
    /// A frame with limits; contradictory ones have been raised to 0 ≤ minimum ≤ ideal ≤ maximum by `FrameLimits`.
    public func addFlexibleFrame(
        width: FrameLimits, height: FrameLimits, _ horizontal: GuideKey, _ vertical: GuideKey, around child: Int
    ) -> Int {
        add(FlexibleFrame(width: width, height: height), horizontal, vertical, around: child)
    }
}

/// A rule for a view without children whose length along each axis is a clamp: its ranges are all that it has.
protocol LeafRule: LayoutRule {}

extension LeafRule {
    static var childCounts: ClosedRange<Int> { 0...0 }

    /// The builder knows everything.
    func summarize(_ node: Int, in pass: Pass) {}

    func measure(_ node: Int, for proposal: Proposal, in pass: Pass) -> MeasuredSize {
        let own = pass.ranges[node]
        return MeasuredSize(Size(own.width.length(proposal.width), own.height.length(proposal.height)), for: proposal)
    }

    func placeChildren(of node: Int, for proposal: Proposal, size: Size, in pass: Pass) {}

    func explicitGuide(_ key: GuideKey, of node: Int, for proposal: Proposal, size: Size, in pass: Pass) -> Double? {
        nil
    }

    func explain<S: StepSink>(
        _ node: Int, for proposal: Proposal, size: Size, in pass: Pass, _ steps: inout S
    ) {
        let own = pass.ranges[node]
        for axis in [LayoutAxis.horizontal, .vertical] {
            steps.note(.range(axis: axis, low: own[axis].low, ideal: own[axis].ideal, high: own[axis].high))
        }
    }
}

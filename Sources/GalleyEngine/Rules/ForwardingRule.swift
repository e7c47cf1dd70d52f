/// A rule that leaves the layout of its first child alone: the node is as large, is offered the same, and says of itself
/// what that child says.
protocol ForwardingRule: LayoutRule {}

extension ForwardingRule {
    static var childCounts: ClosedRange<Int> { 1...1 }
    static var isTransparent: Bool { true }

    func summarize(_ node: Int, in pass: Pass) { pass.inheritSummary(node) }

    func length(of node: Int, _ axis: LayoutAxis, for proposal: Double, in pass: Pass) -> Double {
        pass.length(pass.firstChild(of: node), axis, proposal)
    }

    func measure(_ node: Int, for proposal: Proposal, in pass: Pass) -> MeasuredSize {
        pass.answer(pass.firstChild(of: node), proposal)
    }

    func placeChildren(of node: Int, for proposal: Proposal, size: Size, in pass: Pass) {
        pass.setPlace(pass.firstChild(of: node), .zero, proposal, size)
    }

    func explicitGuide(_ key: GuideKey, of node: Int, for proposal: Proposal, size: Size, in pass: Pass) -> Double? {
        pass.explicitGuide(pass.firstChild(of: node), key, proposal, size)
    }

    func spacing(of node: Int, in pass: Pass) -> Int32 { pass.spacingIndex(pass.firstChild(of: node)) }
}

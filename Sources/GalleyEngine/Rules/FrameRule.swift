/// A frame, which aligns its child by guides.
protocol FrameRule: AxisRule {
    /// What the child is offered along an axis when it is placed in a frame of `length`.
    func placingOffer(_ axis: LayoutAxis, for proposal: Double, length: Double) -> Double

    /// Whether the frame says anything about an axis.
    func isGiven(_ axis: LayoutAxis) -> Bool
}

extension FrameRule {
    func placement(of child: Int, in node: Int, for proposal: Proposal, size: Size, pass: Pass) -> Placement {
        let offer = Proposal(
            placingOffer(.horizontal, for: proposal.width, length: size.width),
            placingOffer(.vertical, for: proposal.height, length: size.height))
        var steps = NoSteps()
        return pass.aligned(child, offer, in: node, size, &steps)
    }

    /// What the child was asked for the frame's length, and where it lies in it.
    func explainAlignment<S: StepSink>(
        _ node: Int, for proposal: Proposal, size: Size, in pass: Pass, _ steps: inout S
    ) {
        let child = pass.firstChild(of: node)
        let measured = offer(to: child, for: proposal, in: pass)
        if !(ignoresChild(.horizontal) && ignoresChild(.vertical)) {
            steps.note(.asked(child: Int32(child), offer: measured, size: pass.size(child, measured)))
        }
        let placed = Proposal(
            placingOffer(.horizontal, for: proposal.width, length: size.width),
            placingOffer(.vertical, for: proposal.height, length: size.height))
        _ = pass.aligned(child, placed, in: node, size, &steps)
    }

    /// The child's across the axes of which the frame says nothing; a spacer's stay what they are.
    func spacing(of node: Int, in pass: Pass) -> Int32 {
        let child = pass.firstChild(of: node)
        if pass.isSpacer(child) { return pass.spacingIndex(child) }
        var edges: EdgeSet = []
        if isGiven(.horizontal) { edges.formUnion([.left, .right]) }
        if isGiven(.vertical) { edges.formUnion([.top, .bottom]) }
        return pass.spacing(ofChildOf: node, resetting: edges)
    }
}

extension Pass {
    /// The place where a child's guides lie on the defaults of its parent's, never on explicit ones (rules.md §5.5).
    fileprivate func aligned<S: StepSink>(
        _ child: Int, _ offer: Proposal, in node: Int, _ size: Size, _ steps: inout S
    ) -> Placement {
        let record = nodes[node]
        let own = self.size(child, offer)
        func offset(_ key: GuideKey) -> Double {
            let (line, value) = (defaultGuide(key, in: size), guide(child, key, offer, own))
            steps.note(.guide(child: Int32(child), key: key, value: value))
            steps.note(.line(key: key, position: line))
            return line - value
        }
        return Placement(
            origin: Point(offset(record.horizontalGuide), offset(record.verticalGuide)), proposal: offer)
    }

    fileprivate func isSpacer(_ node: Int) -> Bool {
        var node = node
        while nodes[node].kind.isTransparent { node = firstChild(of: node) }
        return nodes[node].kind == .spacer
    }
}

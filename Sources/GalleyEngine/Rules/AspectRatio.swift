/// Offers its child a rectangle of one shape, and takes what the child makes of it (rules.md §9).
struct AspectRatio: UnaryRule {
    /// Width ÷ height; NaN for that of the child's ideal size.
    var ratio: Double
    /// Whether the rectangle covers what is offered rather than fits into it.
    var fills: Flag

    static var kind: NodeKind { .aspectRatio }

    func offer(to child: Int, for proposal: Proposal, in pass: Pass) -> Proposal {
        var steps = NoSteps()
        return offer(to: child, for: proposal, in: pass, &steps)
    }

    private func offer<S: StepSink>(
        to child: Int, for proposal: Proposal, in pass: Pass, _ steps: inout S
    ) -> Proposal {
        let (width, height) = (proposal.width, proposal.height)
        if isNone(width), isNone(height) { return proposal }
        guard let shape = shape(of: child, in: pass) else { return proposal }
        let scale: Double
        if isNone(width) {
            scale = height / shape.height
        } else if isNone(height) {
            scale = width / shape.width
        } else {
            let (across, down) = (width / shape.width, height / shape.height)
            scale = fills.isSet ? max(across, down) : min(across, down)
        }
        steps.note(.shape(shape, scale: scale, fills: fills.isSet, isChilds: isNone(ratio)))
        return Proposal(shape.width * scale, shape.height * scale)
    }

    func explain<S: StepSink>(
        _ node: Int, for proposal: Proposal, size: Size, in pass: Pass, _ steps: inout S
    ) {
        _ = offer(to: pass.firstChild(of: node), for: proposal, in: pass, &steps)
    }

    /// A size of the wanted shape; nil where the child's own has none.
    private func shape(of child: Int, in pass: Pass) -> Size? {
        if !isNone(ratio) { return Size(ratio, 1) }
        let ideal = pass.size(child, .unspecified)
        if ideal.width == ideal.height { return Size(1, 1) }
        let hasShape = ideal.width > 0 && ideal.height > 0 && ideal.width.isFinite && ideal.height.isFinite
        return hasShape ? ideal : nil
    }

    func measure(_ node: Int, for proposal: Proposal, in pass: Pass) -> MeasuredSize {
        let child = pass.firstChild(of: node)
        return MeasuredSize(pass.size(child, offer(to: child, for: proposal, in: pass)), for: proposal)
    }
}

extension LayoutTree {
    /// Keeps width ÷ height at `ratio`, or at the child's own where that is NaN or not positive.
    public func addAspectRatio(_ ratio: Double, fills: Bool, around child: Int) -> Int {
        add(AspectRatio(ratio: ratio > 0 && ratio.isFinite ? ratio : .nan, fills: Flag(fills)), around: child)
    }
}

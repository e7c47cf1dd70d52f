extension Pass {
    /// The size that a node answers to a proposal. Lengths of the proposal must not be negative.
    @inline(__always)
    public func size(_ node: Int, _ proposal: Proposal) -> Size {
        if nodes[node].isSeparable {
            return Size(length(node, .horizontal, proposal.width), length(node, .vertical, proposal.height))
        }
        return remembered(node, proposal).size
    }

    /// A node's answer with the range of proposals for which it holds.
    public func answer(_ node: Int, _ proposal: Proposal) -> MeasuredSize {
        guard nodes[node].isSeparable else { return remembered(node, proposal) }
        return MeasuredSize(
            Size(length(node, .horizontal, proposal.width), length(node, .vertical, proposal.height)),
            width: proposalRange(node, .horizontal, proposal.width),
            height: proposalRange(node, .vertical, proposal.height))
    }

    /// The lengths that get the same answer as `proposal`, of a node whose axes are independent.
    func proposalRange(_ node: Int, _ axis: LayoutAxis, _ proposal: Double) -> ProposalRange {
        guard nodes[node].clamps(axis) else { return .only(proposal) }
        let range = ranges[node][axis]
        if isNone(proposal), range.ideal != range.low || range.low != range.high { return .only(proposal) }
        if range.low == range.high {
            return ProposalRange(low: -.infinity, high: .infinity, includesNone: range.ideal == range.low)
        }
        if proposal <= range.low {
            return ProposalRange(low: -.infinity, high: range.low, includesNone: range.ideal == range.low)
        }
        if proposal >= range.high {
            return ProposalRange(low: range.high, high: .infinity, includesNone: range.ideal == range.high)
        }
        return ProposalRange(low: proposal, high: proposal, includesNone: range.ideal == proposal)
    }

    private func remembered(_ node: Int, _ proposal: Proposal) -> MeasuredSize {
        if let known = cache.answer(from: nodes[node].link, for: proposal) { return known }
        let answer = compute(node, proposal)
        cache.insert(answer, from: &nodes[node].link)
        return answer
    }

    @inline(never) private func compute(_ node: Int, _ proposal: Proposal) -> MeasuredSize {
        dispatch(nodes[node].kind, MeasureVisitor(pass: self, node: node, proposal: proposal))
    }

    /// The length of a node whose axes are independent.
    func length(_ node: Int, _ axis: LayoutAxis, _ proposal: Double) -> Double {
        let record = nodes[node]
        if record.clamps(axis) { return ranges[node][axis].length(proposal) }
        if isNone(proposal) { return ranges[node][axis].ideal }
        return resolveLength(node, axis, proposal)
    }

    @inline(never) private func resolveLength(_ node: Int, _ axis: LayoutAxis, _ proposal: Double) -> Double {
        dispatch(nodes[node].kind, LengthVisitor(pass: self, node: node, axis: axis, proposal: proposal))
    }
}

private struct MeasureVisitor: RuleVisitor {
    let pass: Pass
    let node: Int
    let proposal: Proposal

    @inline(__always) func visit<R: LayoutRule>(_: R.Type) -> MeasuredSize {
        pass.rule(R.self, of: node).measure(node, for: proposal, in: pass)
    }
}

private struct LengthVisitor: RuleVisitor {
    let pass: Pass
    let node: Int
    let axis: LayoutAxis
    let proposal: Double

    @inline(__always) func visit<R: LayoutRule>(_: R.Type) -> Double {
        pass.rule(R.self, of: node).length(of: node, axis, for: proposal, in: pass)
    }
}

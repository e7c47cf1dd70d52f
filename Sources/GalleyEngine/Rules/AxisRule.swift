/// A unary rule that treats each axis by itself: what it says of one axis, given the child's length along it, is all there
/// is to know. What the rule is worth as a summary, and its sizes for two lengths at once, follow.
protocol AxisRule: UnaryRule {
    /// The length that the child is offered.
    func offer(_ axis: LayoutAxis, for proposal: Double) -> Double

    /// The node's length; `child` is the child's for what it is offered, and is asked for only where it matters.
    func length(_ axis: LayoutAxis, for proposal: Double, child: () -> Double) -> Double

    /// Whether the node is as long whatever is proposed; by default it is not.
    func isFixed(_ axis: LayoutAxis) -> Bool

    /// Whether the child is offered the same whatever is proposed, along an axis on which the node is fixed; by default it
    /// may be offered something else.
    static var fixesOffers: Bool { get }

    /// Whether the child has no say in the node's length; by default it has.
    func ignoresChild(_ axis: LayoutAxis) -> Bool

    /// Whether the node's length is its proposal held between two limits, given whether the child's is. It has no default:
    /// what holds for a rule that hands its proposal on is wrong, and silently so, for one that offers something else.
    func isClamp(_ axis: LayoutAxis, childIsClamp: Bool) -> Bool

    /// The proposed lengths that get the same answer as `proposal`; `child` is the child's answer where it was asked. It is
    /// remembered for all of them, so it has no default either: the child speaks of what it was offered, which is not what
    /// the node is. `.only(proposal)` is always true, and costs a measurement for each proposal.
    func proposalRange(_ axis: LayoutAxis, for proposal: Double, child: MeasuredSize?) -> ProposalRange

    /// Whether the node has the child's layout priority; by default it has one of its own, 0 (rules.md §4.1).
    static var keepsPriority: Bool { get }
}

extension AxisRule {
    func isFixed(_ axis: LayoutAxis) -> Bool { false }
    func ignoresChild(_ axis: LayoutAxis) -> Bool { false }
    static var keepsPriority: Bool { false }
    static var fixesOffers: Bool { false }

    @inline(__always)
    func offer(to child: Int, for proposal: Proposal, in pass: Pass) -> Proposal {
        Proposal(offer(.horizontal, for: proposal.width), offer(.vertical, for: proposal.height))
    }

    func measure(_ node: Int, for proposal: Proposal, in pass: Pass) -> MeasuredSize {
        let child = pass.firstChild(of: node)
        var known: MeasuredSize?
        // What it knows is handed to it: a variable that a function of its own captures is checked for exclusive access at run time.
        func answer(_ known: inout MeasuredSize?) -> MeasuredSize {
            if let known { return known }
            let answer = pass.answer(child, offer(to: child, for: proposal, in: pass))
            known = answer
            return answer
        }
        let size = Size(
            length(.horizontal, for: proposal.width) { answer(&known).size.width },
            length(.vertical, for: proposal.height) { answer(&known).size.height })
        return MeasuredSize(
            size, width: proposalRange(.horizontal, for: proposal.width, child: known),
            height: proposalRange(.vertical, for: proposal.height, child: known))
    }

    func length(of node: Int, _ axis: LayoutAxis, for proposal: Double, in pass: Pass) -> Double {
        length(axis, for: proposal) { pass.length(pass.firstChild(of: node), axis, offer(axis, for: proposal)) }
    }

    /// The answers to 0, to "unspecified" and to ∞.
    func summarize(_ node: Int, in pass: Pass) {
        let child = pass.firstChild(of: node)
        let record = pass.nodes[child]
        pass.nodes[node].guides = record.guides
        if Self.keepsPriority { pass.nodes[node].priority = record.priority }
        guard record.isSeparable || (ignoresChild(.horizontal) && ignoresChild(.vertical)) else { return }
        pass.nodes[node].flags.insert(.separable)
        summarize(node, .horizontal, child, childIsClamp: record.clamps(.horizontal), in: pass)
        summarize(node, .vertical, child, childIsClamp: record.clamps(.vertical), in: pass)
        let isOffered = Self.fixesOffers && isFixed(.horizontal) && isFixed(.vertical)
        if isOffered || record.flags.contains(.isFixed), pass.hasOneSize(node) {
            pass.nodes[node].flags.insert(.isFixed)
        }
    }

    @inline(__always)
    private func summarize(_ node: Int, _ axis: LayoutAxis, _ child: Int, childIsClamp: Bool, in pass: Pass) {
        let range = pass.ranges[child][axis]
        @inline(__always) func length(_ proposal: Double) -> Double {
            self.length(axis, for: proposal) {
                let offer = offer(axis, for: proposal)
                if childIsClamp { return range.length(offer) }
                // What the child says of itself need not be worked out again.
                if isNone(offer) { return range.ideal }
                if offer == 0 { return range.low }
                return offer == .infinity ? range.high : pass.length(child, axis, offer)
            }
        }
        pass.setRange(
            node, axis, AxisRange(low: length(0), ideal: length(Proposal.none), high: length(.infinity)),
            clamps: isClamp(axis, childIsClamp: childIsClamp))
    }
}

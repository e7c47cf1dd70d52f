/// Shows the first child whose ideal size fits on the constrained axes, or the last (rules.md §11).
struct ViewThatFits: LayoutRule {
    var constrained: AxisSet

    static var kind: NodeKind { .viewThatFits }
    static var childCounts: ClosedRange<Int> { 0...Int(Int32.max) }

    /// The child that is shown; −1 if there is none.
    private func shownChild(of node: Int, for proposal: Proposal, in pass: Pass) -> Int {
        var steps = NoSteps()
        return shownChild(of: node, for: proposal, in: pass, &steps)
    }

    private func shownChild<S: StepSink>(
        of node: Int, for proposal: Proposal, in pass: Pass, _ steps: inout S
    ) -> Int {
        func fits(_ axis: LayoutAxis, _ ideal: Size) -> Bool {
            !constrained.contains(axis) || isNone(proposal[axis]) || ideal[axis] <= proposal[axis]
        }
        var last = -1
        for child in pass.children(of: node) {
            last = child
            let ideal = pass.size(child, .unspecified)
            let (fitsWidth, fitsHeight) = (fits(.horizontal, ideal), fits(.vertical, ideal))
            steps.note(.tried(child: Int32(child), ideal: ideal, fitsWidth: fitsWidth, fitsHeight: fitsHeight))
            if fitsWidth, fitsHeight { return child }
        }
        return last
    }

    func explain<S: StepSink>(
        _ node: Int, for proposal: Proposal, size: Size, in pass: Pass, _ steps: inout S
    ) {
        _ = shownChild(of: node, for: proposal, in: pass, &steps)
    }

    func summarize(_ node: Int, in pass: Pass) { pass.summarizeAsDependent(node) }

    func measure(_ node: Int, for proposal: Proposal, in pass: Pass) -> MeasuredSize {
        let child = shownChild(of: node, for: proposal, in: pass)
        return MeasuredSize(child < 0 ? .zero : pass.size(child, proposal), for: proposal)
    }

    func placeChildren(of node: Int, for proposal: Proposal, size: Size, in pass: Pass) {
        let shown = shownChild(of: node, for: proposal, in: pass)
        for child in pass.children(of: node) {
            if child == shown {
                pass.setPlace(child, .zero, proposal, pass.size(child, proposal))
            } else {
                pass.exclude(child)
            }
        }
    }

    func explicitGuide(_ key: GuideKey, of node: Int, for proposal: Proposal, size: Size, in pass: Pass) -> Double? {
        let child = shownChild(of: node, for: proposal, in: pass)
        return child < 0 ? nil : pass.explicitGuide(child, key, proposal, size)
    }

    /// The first child's: which one is shown is not known before there is a proposal.
    func spacing(of node: Int, in pass: Pass) -> Int32 {
        pass.nodes[node].childCount == 0 ? 0 : pass.spacingIndex(pass.firstChild(of: node))
    }
}

extension LayoutTree {
    /// The first child whose ideal size fits on the constrained axes, or the last.
    public func addViewThatFits(width: Bool, height: Bool, _ children: some Collection<Int>) -> Int {
        add(ViewThatFits(constrained: AxisSet(horizontal: width, vertical: height)), children: chain(children))
    }
}

/// A rule for any number of children, each of which it puts somewhere. Baselines and users' guides of theirs show through;
/// edges and centers stay inside (rules.md §5.4).
protocol ContainerRule: LayoutRule {
    /// Hands each child's place and what it is offered there to `visit`, in source order.
    func eachPlacedChild(
        of node: Int, for proposal: Proposal, size: Size, in pass: Pass,
        _ visit: (_ child: Int, _ origin: Point, _ offer: Proposal) -> Void)
}

extension ContainerRule {
    static var childCounts: ClosedRange<Int> { 0...Int(Int32.max) }

    func summarize(_ node: Int, in pass: Pass) { pass.summarizeAsDependent(node, handingOn: .handedOn) }

    func placeChildren(of node: Int, for proposal: Proposal, size: Size, in pass: Pass) {
        eachPlacedChild(of: node, for: proposal, size: size, in: pass) { child, origin, offer in
            pass.setPlace(child, origin, offer, pass.size(child, offer))
        }
    }

    func explicitGuide(_ key: GuideKey, of node: Int, for proposal: Proposal, size: Size, in pass: Pass) -> Double? {
        guard !key.isEdgeOrCenter else { return nil }
        return pass.combinedGuide(key) { visit in
            eachPlacedChild(of: node, for: proposal, size: size, in: pass, visit)
        }
    }

    /// The larger preference of all children, on all edges.
    func spacing(of node: Int, in pass: Pass) -> Int32 { pass.unionOfSpacings(ofChildrenOf: node) }
}

/// A primary view and a secondary one, which is offered the primary's size, aligned with it by guides, and has no say in
/// the layout (rules.md §10).
protocol LayerRule: ForwardingRule {}

extension LayerRule {
    static var childCounts: ClosedRange<Int> { 2...2 }
    static var isTransparent: Bool { false }

    func placeChildren(of node: Int, for proposal: Proposal, size: Size, in pass: Pass) {
        let primary = pass.firstChild(of: node), secondary = primary + 1
        pass.setPlace(primary, .zero, proposal, size)
        let offer = Proposal(size)
        let own = pass.size(secondary, offer)
        var steps = NoSteps()
        let place = secondaryPlace(in: node, own, for: proposal, size: size, pass: pass, &steps)
        pass.setPlace(secondary, place, offer, own)
    }

    /// Where a secondary view of a size lies: on the primary's guides.
    private func secondaryPlace<S: StepSink>(
        in node: Int, _ own: Size, for proposal: Proposal, size: Size, pass: Pass, _ steps: inout S
    ) -> Point {
        let primary = pass.firstChild(of: node), secondary = primary + 1
        let offer = Proposal(size)
        func offset(_ key: GuideKey) -> Double {
            let line = pass.guide(primary, key, proposal, size), guide = pass.guide(secondary, key, offer, own)
            steps.note(.guide(child: Int32(secondary), key: key, value: guide))
            steps.note(.line(key: key, position: line))
            let value = line - guide
            return value.isFinite ? value : 0
        }
        let record = pass.nodes[node]
        return Point(offset(record.horizontalGuide), offset(record.verticalGuide))
    }

    func explain<S: StepSink>(
        _ node: Int, for proposal: Proposal, size: Size, in pass: Pass, _ steps: inout S
    ) {
        let own = pass.size(pass.firstChild(of: node) + 1, Proposal(size))
        _ = secondaryPlace(in: node, own, for: proposal, size: size, pass: pass, &steps)
    }
}

/// The secondary view lies in front.
struct Overlay: LayerRule {
    static var kind: NodeKind { .overlay }
}

/// The secondary view lies behind.
struct Background: LayerRule {
    static var kind: NodeKind { .background }
}

extension LayoutTree {
    /// A second view in front of (`overlay`) or behind (`background`) the primary one.
    public func addLayer(
        _ kind: NodeKind, primary: Int, secondary: Int, _ horizontal: GuideKey, _ vertical: GuideKey
    ) -> Int {
        var node = kind == .overlay ? node(Overlay(), around: primary) : node(Background(), around: primary)
        tables.pointee.building[primary].link = Int32(secondary)
        node.childCount = 2
        node.horizontalGuide = horizontal
        node.verticalGuide = vertical
        return add(node, around: primary)
    }
}

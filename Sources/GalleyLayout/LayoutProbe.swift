import Foundation
import GalleyEngine

/// Takes down where a layout puts its subviews.
final class PlacementRecorder {
    private let first: Int
    private(set) var frames: [CGRect?]

    init(nodes: Range<Int>) {
        first = nodes.lowerBound
        frames = Array(repeating: nil, count: nodes.count)
    }

    func note(_ node: Int, _ position: CGPoint, _ anchor: UnitPoint, _ proposal: ProposedViewSize, _ size: CGSize) {
        guard frames.indices.contains(node - first) else { return }
        let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
        frames[node - first] = CGRect(origin: origin, size: size)
    }
}

/// A layout with subviews made for it, which can be asked everything that the engine asks, one question at a time: its answers are
/// those of its own code, before the engine makes anything of them.
package final class LayoutProbe<L: Layout> {
    /// A subview of a probe.
    package struct Child: Sendable {
        /// What it answers to a proposal, in points.
        let size: @Sendable (ProposedViewSize) -> CGSize
        /// Its only line of text, from its top; nil where it has none.
        let baseline: CGFloat?

        package init(baseline: CGFloat? = nil, size: @escaping @Sendable (ProposedViewSize) -> CGSize) {
            self.size = size
            self.baseline = baseline
        }
    }

    private let host: LayoutHost
    private let layout: L
    package let subviews: LayoutSubviews
    private let nodes: Range<Int>

    package init(_ layout: L, children: [Child], direction: LayoutDirection = .leftToRight) {
        self.layout = layout
        host = LayoutHost(pixelLength: 1e-6)
        let leaves = children.map { [host] in host.tree.addLeaf(ProbeLeaf($0)) }
        let pass = host.freeze(
            root: host.tree.addLayout(CustomLayout(layout, host: host, direction: direction), leaves))
        let list = pass.children(of: 0)
        nodes = (list.first ?? 0)..<(list.first ?? 0) + list.count
        subviews = LayoutSubviews(host: host, nodes: nodes, layoutDirection: direction)
    }

    package func makeCache() -> L.Cache { layout.makeCache(subviews: subviews) }

    /// Brings a cache that was made for other subviews up to date.
    package func update(_ cache: inout L.Cache) { layout.updateCache(&cache, subviews: subviews) }

    /// What the layout answers to a proposal.
    package func size(_ proposal: ProposedViewSize, _ cache: inout L.Cache) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// Where the layout puts its subviews, in the space of `bounds`; nil for those that it does not place.
    package func frames(in bounds: CGRect, _ proposal: ProposedViewSize, _ cache: inout L.Cache) -> [CGRect?] {
        let recorder = PlacementRecorder(nodes: nodes)
        host.state.pointee.recorder = recorder
        defer { host.state.pointee.recorder = nil }
        // SwiftUI's own layouts, and what delegates to them, place by the engine's solvers.
        var solved: Set<Int> = []
        withoutActuallyEscaping({ [layout, subviews] in
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }) { place in
            let pass = host.pass
            pass.dryRun(
                of: 0,
                {
                    host.placing(at: bounds.origin.engine, place)
                    solved = Set(nodes.filter(pass.isPlaced))
                },
                read: { node, origin, offer in
                    guard solved.contains(node) else { return }
                    recorder.note(
                        node, CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), .topLeading,
                        ProposedViewSize(offer), CGSize(pass.size(node, offer)))
                }, size: bounds.size.engine, proposal: proposal.engine)
        }
        return recorder.frames
    }
}

/// Answers as a probe's child says.
private final class ProbeLeaf: LeafDelegate {
    private let size: (ProposedViewSize) -> CGSize
    private let baseline: CGFloat?

    init<L>(_ child: LayoutProbe<L>.Child) {
        size = child.size
        baseline = child.baseline
    }

    override func measure(_ proposal: Proposal) -> MeasuredSize {
        MeasuredSize(size(ProposedViewSize(proposal)).engine, for: proposal)
    }

    override var guides: GuideMask { baseline == nil ? [] : .baselines }

    override func explicitGuide(_ key: GuideKey, _ proposal: Proposal) -> Double? { baseline.map { Double($0) } }
}

import Foundation
import GalleyEngine

/// The layout of a `Grid`, for `AnyLayout` and for layouts that delegate to it. Its rows are the `GridRow`s among its views.
public struct GridLayout: Layout, Sendable {
    /// Where views lie in their cells.
    public var alignment: Alignment
    /// The distance between columns in points, or nil for 8.
    public var horizontalSpacing: CGFloat?
    /// The distance between rows in points, or nil for the views' preferences.
    public var verticalSpacing: CGFloat?

    /// A grid whose cells lie by `alignment`; nil for a spacing follows the views' preferences, 8 points between
    /// columns (rules.md §3.7).
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// The engine's grid of the subviews.
    public struct Cache {
        fileprivate let grid: SubviewGrid
    }

    public typealias AnimatableData = EmptyAnimatableData

    /// Sorts the subviews into rows and columns (rules.md §12.1).
    public func makeCache(subviews: Subviews) -> Cache { Cache(grid: SubviewGrid(self, subviews)) }

    /// The columns' and rows' lengths with the gaps between them (rules.md §12.1).
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        cache.grid.size(proposal)
    }

    /// Puts each subview into its cell, by the alignment nearest to it (rules.md §12.1).
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        cache.grid.place(in: bounds, proposal)
    }
}

/// The subviews of a layout as the cells of a grid of the engine: a separate tree, whose leaves ask the subviews.
private final class SubviewGrid {
    private let host: LayoutHost
    private let subviews: LayoutSubviews

    init(_ layout: GridLayout, _ subviews: LayoutSubviews) {
        self.subviews = subviews
        let real = subviews.host
        host = LayoutHost(pixelLength: real.tree.pixelLength)
        let tree = host.tree
        let nodes = subviews.map { subview in
            let leaf = tree.addLeaf(SubviewLeaf(subview, in: tree), spacing: subview.spacing.spacing)
            return subview.priority == 0 ? leaf : tree.addPriority(subview.priority, around: leaf)
        }
        let grid = tree.addGrid(
            nodes, traits: subviews.map { real.traits(of: $0.node)?.grid ?? GridTraits() },
            alignment: layout.alignment, horizontalSpacing: layout.horizontalSpacing,
            verticalSpacing: layout.verticalSpacing)
        _ = host.freeze(root: grid)
    }

    func size(_ proposal: ProposedViewSize) -> CGSize { CGSize(host.pass.size(0, proposal.engine)) }

    func place(in bounds: CGRect, _ proposal: ProposedViewSize) {
        let pass = host.pass
        pass.place(root: proposal.engine)
        for (subview, node) in zip(subviews, pass.children(of: 0)) {
            let origin = CGPoint(pass.origin(of: node))
            subview.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
                proposal: ProposedViewSize(pass.proposal(of: node)))
        }
    }
}

/// A subview, as a leaf of another tree.
class SubviewLeaf: LeafDelegate {
    private let subview: LayoutSubview
    private unowned let tree: LayoutTree

    init(_ subview: LayoutSubview, in tree: LayoutTree) {
        self.subview = subview
        self.tree = tree
    }

    override func measure(_ proposal: Proposal) -> MeasuredSize {
        MeasuredSize(subview.host.pass.size(subview.node, proposal), for: proposal)
    }

    override var guides: GuideMask { subview.host.pass.guides(of: subview.node) }

    override func explicitGuide(_ key: GuideKey, _ proposal: Proposal) -> Double? {
        let real = subview.host
        // Guides of the user's have other keys in the subview's own tree.
        let own = (tree.guideDelegate(for: key) as? CustomGuide).map { real.tree.key(.custom($0.id), $0.axis) } ?? key
        return Dimensions(pass: real.pass, node: subview.node, proposal: proposal).explicitGuide(own)
    }
}

import Foundation
import GalleyEngine

// The built-in stacks as values of `Layout`. They run the engine's own solvers on whatever subviews they are given, so
// a custom layout can delegate to them.

/// A horizontal stack's layout, for `AnyLayout` and for layouts that delegate to it.
public struct HStackLayout: Layout {
    /// The guide on which the subviews meet.
    public var alignment: VerticalAlignment
    /// The distance between subviews in points, or nil for their preferences.
    public var spacing: CGFloat?

    /// A row whose subviews meet on `alignment`; nil for `spacing` follows their preferences (rules.md §4.8).
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// Its orientation is horizontal: spacers inside grow along the width, dividers are upright.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    /// The subviews' lengths and gaps along the row, and their extent across it (rules.md §4.5).
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.stackSize(.horizontal, alignment.key, spacing, proposal)
    }

    /// Divides the row's length among the subviews and packs them from its start (rules.md §4.6).
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        subviews.placeStack(.horizontal, alignment.key, spacing, bounds, proposal)
    }

    /// The first and last subview's at the ends, all subviews' above and below (rules.md §3.7).
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        subviews.stackSpacing(ends: (.leading, .trailing), across: .vertical)
    }
}

/// A vertical stack's layout, for `AnyLayout` and for layouts that delegate to it.
public struct VStackLayout: Layout {
    /// The guide on which the subviews meet.
    public var alignment: HorizontalAlignment
    /// The distance between subviews in points, or nil for their preferences.
    public var spacing: CGFloat?

    /// A column whose subviews meet on `alignment`; nil for `spacing` follows their preferences (rules.md §4.8).
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// Its orientation is vertical: spacers inside grow along the height, dividers lie flat.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    /// The subviews' lengths and gaps along the column, and their extent across it (rules.md §4.5).
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.stackSize(.vertical, alignment.key, spacing, proposal)
    }

    /// Divides the column's length among the subviews and packs them from its start (rules.md §4.6).
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        subviews.placeStack(.vertical, alignment.key, spacing, bounds, proposal)
    }

    /// The first and last subview's above and below, all subviews' at the sides (rules.md §3.7).
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        subviews.stackSpacing(ends: (.top, .bottom), across: .horizontal)
    }
}

/// The layout of a stack in depth, for `AnyLayout` and for layouts that delegate to it.
public struct ZStackLayout: Layout {
    /// The guides on which the subviews meet.
    public var alignment: Alignment

    /// Subviews in depth that meet on `alignment`.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// The extent of the subviews of the highest priority when their guides coincide (rules.md §6.1).
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let tree = subviews.host.tree
        return subviews.withChildren {
            CGSize(
                subviews.host.pass.depthStackUnion(
                    $0, tree.key(alignment.horizontal), tree.key(alignment.vertical), proposal.engine
                ).size)
        }
    }

    /// Offers each subview the final size and puts its guides on the common ones (rules.md §6.2).
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let tree = subviews.host.tree, pass = subviews.host.pass
        subviews.withChildren { children in
            pass.placeDepthStack(
                children, tree.key(alignment.horizontal), tree.key(alignment.vertical), bounds.size.engine
            ) { child, origin, offer in
                pass.setPlace(child, subviews.host.inContainer(origin, bounds), offer, pass.size(child, offer))
            }
        }
    }
}

extension LayoutHost {
    /// A place inside `bounds` as a place inside the container.
    fileprivate func inContainer(_ origin: Point, _ bounds: CGRect) -> Point {
        Point(
            origin.x + Double(bounds.minX) - placingOrigin.x, origin.y + Double(bounds.minY) - placingOrigin.y)
    }
}

extension LayoutSubviews {
    private func rules(_ axis: LayoutAxis, _ alignment: AlignmentKey, _ spacing: CGFloat?) -> StackRules {
        let gap = spacing.map { Double($0) } ?? .nan
        return StackRules(
            axis: axis, alignment: host.tree.key(alignment, axis.crossed), spacing: gap.isFinite ? gap : .nan,
            isRightToLeft: layoutDirection == .rightToLeft)
    }

    fileprivate func stackSize(
        _ axis: LayoutAxis, _ alignment: AlignmentKey, _ spacing: CGFloat?, _ proposal: ProposedViewSize
    ) -> CGSize {
        withChildren { CGSize(host.pass.solveStack($0, rules(axis, alignment, spacing), proposal.engine)) }
    }

    fileprivate func placeStack(
        _ axis: LayoutAxis, _ alignment: AlignmentKey, _ spacing: CGFloat?, _ bounds: CGRect,
        _ proposal: ProposedViewSize
    ) {
        let pass = host.pass
        let offer = pass.stackPlacementProposal(axis, proposal.engine, bounds.size.engine)
        _ = withChildren { children in
            pass.solveStack(children, rules(axis, alignment, spacing), offer) { child, origin, offer, size in
                pass.setPlace(child, host.inContainer(origin, bounds), offer, size)
            }
        }
    }

    /// Along the stack only the first and the last subview touch the outside.
    fileprivate func stackSpacing(ends: (Edge.Set, Edge.Set), across: Edge.Set) -> ViewSpacing {
        guard let first, let last else { return .zero }
        var union = ViewSpacing()
        for subview in self { union.formUnion(subview.spacing, edges: across) }
        union.formUnion(first.spacing, edges: ends.0)
        union.formUnion(last.spacing, edges: ends.1)
        return union
    }
}

/// The name under which SwiftUI's own interface shows the layout of `ZStack`.
public typealias _ZStackLayout = ZStackLayout

import Foundation
import GalleyEngine

// The built-in stacks as values of `Layout`. They run the engine's own solvers on whatever subviews they are given, so
// a custom layout can delegate to them.

/// A horizontal stack's layout, for `AnyLayout` and for layouts that delegate to it.
public struct HStackLayout: _AxisStackLayout {
    /// The guide on which the subviews meet.
    public var alignment: VerticalAlignment
    /// The distance between subviews in points, or nil for their preferences.
    public var spacing: CGFloat?

    /// A row whose subviews meet on `alignment`; nil for `spacing` follows their preferences (rules.md §4.8).
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }
}

/// A vertical stack's layout, for `AnyLayout` and for layouts that delegate to it.
public struct VStackLayout: _AxisStackLayout {
    /// The guide on which the subviews meet.
    public var alignment: HorizontalAlignment
    /// The distance between subviews in points, or nil for their preferences.
    public var spacing: CGFloat?

    /// A column whose subviews meet on `alignment`; nil for `spacing` follows their preferences (rules.md §4.8).
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
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
            pass.placeZStack(
                children, tree.key(alignment.horizontal), tree.key(alignment.vertical), bounds.size.engine
            ) { child, origin, offer in
                pass.setPlace(child, subviews.host.inContainer(origin, bounds), offer, pass.size(child, offer))
            }
        }
    }
}

extension LayoutHost {
    /// A place inside `bounds` as a place inside the container.
    func inContainer(_ origin: Point, _ bounds: CGRect) -> Point {
        Point(
            origin.x + Double(bounds.minX) - placingOrigin.x, origin.y + Double(bounds.minY) - placingOrigin.y)
    }
}

/// The name under which SwiftUI's own interface shows the layout of `ZStack`.
public typealias _ZStackLayout = ZStackLayout

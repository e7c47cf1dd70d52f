import Foundation
import GalleyEngine

/// A guide across a stack, which says along which axis the stack runs.
public protocol _StackGuide: Equatable, Sendable {
    /// The axis of stacks whose subviews meet on such guides: the one across them.
    static var _stackAxis: Axis { get }

    /// The guide as the solver knows it.
    var _stackKey: _StackKey { get }
}

/// A guide as the solver of stacks knows it.
public struct _StackKey {
    package let key: AlignmentKey
}

extension VerticalAlignment: _StackGuide {
    @inlinable public static var _stackAxis: Axis { .horizontal }
    public var _stackKey: _StackKey { _StackKey(key: key) }
}

extension HorizontalAlignment: _StackGuide {
    @inlinable public static var _stackAxis: Axis { .vertical }
    public var _stackKey: _StackKey { _StackKey(key: key) }
}

/// A row or a column as a layout: its guides say which of both it is.
public protocol _AxisStackLayout: Layout where Cache == Void {
    /// The guides on which the subviews meet.
    associatedtype Guide: _StackGuide

    /// The guide on which the subviews meet.
    var alignment: Guide { get }
    /// The distance between subviews in points, or nil for their preferences.
    var spacing: CGFloat? { get }
}

extension _AxisStackLayout {
    /// Its orientation is that of the stack: spacers inside grow along it, dividers lie across (rules.md §7).
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = Guide._stackAxis
        return properties
    }

    /// The subviews' lengths and gaps along the stack, and their extent across it (rules.md §4.5).
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let rules = rules(subviews)
        return subviews.withChildren { CGSize(subviews.host.pass.solveStack($0, rules, proposal.engine)) }
    }

    /// Divides the stack's length among the subviews and packs them from its start (rules.md §4.6).
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let host = subviews.host, pass = host.pass, rules = rules(subviews)
        let offer = pass.stackPlacementProposal(rules.axis, proposal.engine, bounds.size.engine)
        _ = subviews.withChildren { children in
            pass.solveStack(children, rules, offer) { child, origin, offer, size in
                pass.setPlace(child, host.inContainer(origin, bounds), offer, size)
            }
        }
    }

    /// The first and last subview's at the ends of the stack, all subviews' at its sides (rules.md §3.7).
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        // Along the stack only the first and the last subview touch the outside.
        guard let first = subviews.first, let last = subviews.last else { return .zero }
        let isRow = Guide._stackAxis == .horizontal
        var union = ViewSpacing()
        for subview in subviews { union.formUnion(subview.spacing, edges: isRow ? .vertical : .horizontal) }
        union.formUnion(first.spacing, edges: isRow ? .leading : .top)
        union.formUnion(last.spacing, edges: isRow ? .trailing : .bottom)
        return union
    }

    private func rules(_ subviews: Subviews) -> StackRules {
        let axis = Guide._stackAxis.engine
        let gap = spacing.map { Double($0) } ?? .nan
        return StackRules(
            axis: axis, alignment: subviews.host.tree.key(alignment._stackKey.key, axis.crossed),
            spacing: gap.isFinite ? gap : .nan, isRightToLeft: subviews.layoutDirection == .rightToLeft)
    }
}

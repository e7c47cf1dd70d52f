import Foundation
import GalleyEngine

/// The distances that a view prefers to keep from its neighbours (rules.md §3).
public struct ViewSpacing: Sendable {
    package var spacing: Spacing
    /// Whether the container runs from right to left: its leading edge is the right one.
    private var isRightToLeft = false

    package init(_ spacing: Spacing, isRightToLeft: Bool = false) {
        self.spacing = spacing
        self.isRightToLeft = isRightToLeft
    }

    /// No preferences: the neighbour's count, or 8 points where it has none either.
    public init() { spacing = Spacing() }

    /// No distance to any neighbour.
    public static let zero = ViewSpacing(.zero)

    /// Takes over, on `edges`, what `other` prefers wherever that is more.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        isRightToLeft = isRightToLeft || other.isRightToLeft
        if edges == .all {
            spacing.formUnion(other.spacing)
            return
        }
        if edges.contains(.top) { spacing.formUnion(other.spacing, .top) }
        if edges.contains(.leading) { spacing.formUnion(other.spacing, isRightToLeft ? .right : .left) }
        if edges.contains(.bottom) { spacing.formUnion(other.spacing, .bottom) }
        if edges.contains(.trailing) { spacing.formUnion(other.spacing, isRightToLeft ? .left : .right) }
    }

    /// The union of both preferences on `edges`.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }

    /// The distance in points that this view and `next`, which follows it along `axis`, agree on.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        CGFloat(
            spacing.distance(
                to: next.spacing, along: axis.engine, isRightToLeft: isRightToLeft || next.isRightToLeft))
    }
}

import Foundation
import GalleyDrawing
import GalleyGraph
import GalleyLayout

/// A two-dimensional outline that a view can draw or be clipped to.
///
/// A shape takes whatever size it is proposed, 10 points where nothing is proposed (rules.md §15).
public protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
    /// The outline in a rectangle, in points, y down.
    nonisolated func path(in rect: CGRect) -> Path

    /// What the shape stands for. Filled unless said otherwise.
    nonisolated static var role: ShapeRole { get }

    /// The size the shape takes for a proposal.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// What happens to the outline in a right-to-left layout.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
    /// Fills.
    nonisolated public static var role: ShapeRole { .fill }

    /// The proposal, 10 points where it says nothing.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// Mirrored in a right-to-left layout.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

/// What a shape stands for.
public enum ShapeRole: Hashable, Sendable {
    /// An area.
    case fill
    /// A line.
    case stroke
    /// A line between parts of a layout.
    case separator
}

/// What happens to a drawing in a layout direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// It looks the same in both directions.
    case fixed
    /// It is mirrored in the given direction.
    case mirrors(in: LayoutDirection)

    /// It is mirrored in a right-to-left layout.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A shape that can be made smaller by an inset, so that a border fits inside its frame.
public protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape

    /// The shape, `amount` points smaller on each side.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

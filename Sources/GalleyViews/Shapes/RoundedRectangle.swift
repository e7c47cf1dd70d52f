import Foundation
import GalleyDrawing
import GalleyGraph
import GalleyLayout

/// A rectangle with rounded corners that fills its frame. A corner's width and height are limited to half the frame's
/// smaller side (rules.md §15.2).
@frozen public struct RoundedRectangle: Shape, InsettableShape {
    /// The width and height of the rounded corners, in points.
    public var cornerSize: CGSize
    /// How the corners bend.
    public var style: RoundedCornerStyle

    /// Makes a rounded rectangle with elliptical corners.
    @inlinable nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Makes a rounded rectangle.
    @inlinable nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// The frame with round corners; begins in the middle of the right side (rules.md §15.4).
    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }

    /// The same in both directions.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// The corners' width and height, in points.
    nonisolated public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(cornerSize.width, cornerSize.height) }
        set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
    }

    /// Smaller on each side, and the corners by as much (never below 0).
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetRoundedRectangle(base: self, amount: amount)
    }
}

/// A rounded rectangle, inset.
struct _InsetRoundedRectangle: InsettableShape {
    var base: RoundedRectangle
    var amount: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        Path(
            roundedRect: rect.inset(onEachSide: amount),
            cornerSize: CGSize(
                width: max(0, base.cornerSize.width - amount), height: max(0, base.cornerSize.height - amount)),
            style: base.style)
    }

    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    nonisolated var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set {
            base.animatableData = newValue.first
            amount = newValue.second
        }
    }

    nonisolated func inset(by amount: CGFloat) -> _InsetRoundedRectangle {
        _InsetRoundedRectangle(base: base, amount: self.amount + amount)
    }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with elliptical corners.
    nonisolated public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle
    {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// A rectangle with rounded corners.
    nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
        -> RoundedRectangle
    {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

import Foundation
import GalleyDrawing
import GalleyGraph
import GalleyLayout

/// A rectangle with a separate radius for each corner. A radius is limited, along both of the corner's edges, to
/// `max(edge / 2, edge − neighbour)` (rules.md §15.2).
@frozen public struct UnevenRoundedRectangle: Shape, InsettableShape {
    /// The corners' radii, in points.
    public var cornerRadii: RectangleCornerRadii
    /// How the corners bend.
    public var style: RoundedCornerStyle

    /// Makes a rectangle with the given radii.
    @inlinable nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Makes a rectangle; corners that are not named are square.
    @inlinable nonisolated public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
            style: style)
    }

    /// The frame with a separate radius at each corner, limited by the length of the edges (rules.md §15.2).
    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }

    /// The four radii: top leading, bottom leading, bottom trailing, top trailing.
    nonisolated public var animatableData:
        AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    {
        get {
            AnimatablePair(
                AnimatablePair(cornerRadii.topLeading, cornerRadii.bottomLeading),
                AnimatablePair(cornerRadii.bottomTrailing, cornerRadii.topTrailing))
        }
        set {
            cornerRadii = RectangleCornerRadii(
                topLeading: newValue.first.first, bottomLeading: newValue.first.second,
                bottomTrailing: newValue.second.first, topTrailing: newValue.second.second)
        }
    }

    /// Smaller on each side, and the corners by as much (never below 0).
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetUnevenRoundedRectangle(base: self, amount: amount)
    }
}

/// A rectangle with uneven corners, inset.
struct _InsetUnevenRoundedRectangle: InsettableShape {
    var base: UnevenRoundedRectangle
    var amount: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        func inset(_ radius: CGFloat) -> CGFloat { max(0, radius - amount) }
        let radii = base.cornerRadii
        return Path(
            roundedRect: rect.inset(onEachSide: amount),
            cornerRadii: RectangleCornerRadii(
                topLeading: inset(radii.topLeading), bottomLeading: inset(radii.bottomLeading),
                bottomTrailing: inset(radii.bottomTrailing), topTrailing: inset(radii.topTrailing)),
            style: base.style)
    }

    nonisolated var animatableData: AnimatablePair<UnevenRoundedRectangle.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set {
            base.animatableData = newValue.first
            amount = newValue.second
        }
    }

    nonisolated func inset(by amount: CGFloat) -> _InsetUnevenRoundedRectangle {
        _InsetUnevenRoundedRectangle(base: base, amount: self.amount + amount)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with a separate radius for each corner.
    nonisolated public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// A rectangle with a separate radius for each corner; corners that are not named are square.
    nonisolated public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}

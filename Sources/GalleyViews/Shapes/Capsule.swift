import Foundation
import GalleyDrawing
import GalleyGraph
import GalleyLayout

/// A rectangle whose corners are as round as its smaller side allows (rules.md §15.2).
@frozen public struct Capsule: Shape, InsettableShape {
    /// How the corners bend.
    public var style: RoundedCornerStyle

    /// Makes a capsule.
    @inlinable nonisolated public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    /// The frame, with corners of half its smaller side (rules.md §15.2).
    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    /// The same in both directions.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// Made in the frame that is `amount` points smaller on each side (rules.md §15.5).
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
}

extension Shape where Self == Capsule {
    /// A capsule with continuous corners.
    nonisolated public static var capsule: Capsule { Capsule() }

    /// A capsule.
    nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

import Foundation
import GalleyDrawing
import GalleyLayout

/// A rectangle whose corners are as round as its smaller side allows.
@frozen public struct Capsule: Shape, InsettableShape {
    /// How the corners bend.
    public var style: RoundedCornerStyle

    /// Makes a capsule.
    @inlinable nonisolated public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

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

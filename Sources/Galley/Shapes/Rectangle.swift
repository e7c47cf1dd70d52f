import Foundation
import GalleyDrawing
import GalleyLayout

/// A rectangle that fills its frame.
@frozen public struct Rectangle: Shape, InsettableShape {
    /// Makes a rectangle.
    @inlinable nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
}

extension Shape where Self == Rectangle {
    /// A rectangle that fills its frame.
    nonisolated public static var rect: Rectangle { Rectangle() }
}

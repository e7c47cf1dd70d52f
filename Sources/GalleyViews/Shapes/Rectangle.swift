import Foundation
import GalleyDrawing
import GalleyGraph
import GalleyLayout

/// A rectangle that fills its frame (rules.md §15.1).
@frozen public struct Rectangle: Shape, InsettableShape {
    /// Makes a rectangle.
    @inlinable nonisolated public init() {}

    /// The frame; begins at its top left corner (rules.md §15.4).
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

    /// The same in both directions.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// Made in the frame that is `amount` points smaller on each side (rules.md §15.5).
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
}

extension Shape where Self == Rectangle {
    /// A rectangle that fills its frame.
    nonisolated public static var rect: Rectangle { Rectangle() }
}

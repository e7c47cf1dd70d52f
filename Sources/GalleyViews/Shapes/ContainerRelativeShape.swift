import Foundation
import GalleyDrawing
import GalleyGraph
import GalleyLayout

/// The shape of what contains the view, as `containerShape(_:)` sets it, and as much smaller as the view lies further
/// inside; a rectangle where nothing has set one (rules.md §17.6).
@frozen public struct ContainerRelativeShape: Shape, InsettableShape {
    /// The shape of what is around.
    @inlinable nonisolated public init() {}

    /// The frame itself; the container's shape takes its place where there is one.
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

    /// The same in both directions.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// Made in the frame that is `amount` points smaller on each side (rules.md §15.5).
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of what contains the view.
    nonisolated public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

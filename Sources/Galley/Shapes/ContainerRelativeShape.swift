import Foundation
import GalleyDrawing
import GalleyLayout

/// The shape of what contains the view, as `containerShape(_:)` sets it, and as much smaller as the view lies further inside; a
/// rectangle where nothing has set one.
@frozen public struct ContainerRelativeShape: Shape, InsettableShape {
    @inlinable nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(base: self, amount: amount)
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of what contains the view.
    nonisolated public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

import Foundation
import GalleyDrawing
import GalleyGraph
import GalleyLayout

extension Path: Shape {
    /// The path itself: it does not adapt to the rectangle.
    nonisolated public func path(in _: CGRect) -> Path { self }
}

import Foundation
import GalleyDrawing
import GalleyGraph
import GalleyLayout

/// A shape drawn at a separate size, whatever its frame.
struct _SizedShape<Content: Shape>: Shape {
    var shape: Content
    var size: CGSize
    var anchor: UnitPoint

    nonisolated func path(in rect: CGRect) -> Path {
        shape.path(
            in: CGRect(
                x: rect.minX + (rect.width - size.width) * anchor.x,
                y: rect.minY + (rect.height - size.height) * anchor.y, width: size.width, height: size.height))
    }

    nonisolated static var role: ShapeRole { Content.role }

    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    nonisolated var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(size.width, size.height)) }
        set {
            shape.animatableData = newValue.first
            size = CGSize(width: newValue.second.first, height: newValue.second.second)
        }
    }
}

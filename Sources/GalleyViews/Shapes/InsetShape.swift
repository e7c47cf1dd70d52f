import Foundation
import GalleyDrawing
import GalleyGraph
import GalleyLayout

/// A shape drawn in a rectangle that is smaller on each side.
struct _InsetShape<Base: Shape>: InsettableShape {
    var base: Base
    var amount: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        base.path(in: rect.inset(onEachSide: amount))
    }

    nonisolated static var role: ShapeRole { Base.role }

    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    nonisolated var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set {
            base.animatableData = newValue.first
            amount = newValue.second
        }
    }

    nonisolated func inset(by amount: CGFloat) -> _InsetShape {
        _InsetShape(base: base, amount: self.amount + amount)
    }
}

extension CGRect {
    /// The rectangle, smaller on each side; null where nothing is left.
    func inset(onEachSide amount: CGFloat) -> CGRect {
        guard !isNull, !amount.isNaN, width >= 2 * amount, height >= 2 * amount else { return .null }
        return CGRect(x: minX + amount, y: minY + amount, width: width - 2 * amount, height: height - 2 * amount)
    }
}

import GalleyEngine
import GalleyGraph

/// Views with their centers on a point.
@usableFromInline nonisolated struct PositionModifier: WrappingModifier {
    @usableFromInline let position: CGPoint

    @inlinable init(position: CGPoint) { self.position = position }

    @usableFromInline static var kind: String { "position" }

    @usableFromInline @MainActor func wrap(_ child: Int, in tree: LayoutTree) -> Int {
        tree.addPosition(Point(Double(position.x), Double(position.y)), around: child)
    }
}

extension View {
    /// Puts the view's center on a point of the space it is offered (rules.md §9.4).
    @inlinable nonisolated public func position(_ position: CGPoint) -> some View {
        modifier(PositionModifier(position: position))
    }

    /// Puts the view's center on a point of the space it is offered (rules.md §9.4).
    @inlinable nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
}

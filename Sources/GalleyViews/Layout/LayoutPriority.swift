import GalleyEngine
import GalleyGraph

/// Views that a stack serves earlier or later than others.
@usableFromInline nonisolated struct LayoutPriorityModifier: WrappingModifier {
    @usableFromInline let value: Double

    @inlinable init(value: Double) { self.value = value }

    @usableFromInline static var kind: String { "layoutPriority" }

    @usableFromInline @MainActor func wrap(_ child: Int, in tree: LayoutTree) -> Int {
        tree.addPriority(value, around: child)
    }
}

extension View {
    /// How early a stack serves the view: higher priorities first (rules.md §4.1).
    @inlinable nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(LayoutPriorityModifier(value: value))
    }
}

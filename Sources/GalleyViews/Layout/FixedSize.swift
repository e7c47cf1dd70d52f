import GalleyEngine
import GalleyGraph

/// Views at their ideal lengths.
@usableFromInline nonisolated struct FixedSizeModifier: WrappingModifier {
    @usableFromInline let horizontal, vertical: Bool

    @inlinable init(horizontal: Bool, vertical: Bool) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    @usableFromInline static var kind: String { "fixedSize" }

    @usableFromInline @MainActor func wrap(_ child: Int, in tree: LayoutTree) -> Int {
        tree.addFixedSize(horizontal: horizontal, vertical: vertical, around: child)
    }
}

extension View {
    /// The view at its ideal size (rules.md §9.2).
    @inlinable nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// The view at its ideal length along some axes (rules.md §9.2).
    @inlinable nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
    }
}

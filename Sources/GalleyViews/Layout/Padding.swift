import GalleyEngine
import GalleyGraph

/// Space around views.
@usableFromInline nonisolated struct PaddingModifier: WrappingModifier {
    @usableFromInline let insets: EdgeInsets

    @inlinable init(insets: EdgeInsets) { self.insets = insets }

    @usableFromInline static var kind: String { "padding" }

    @usableFromInline @MainActor func wrap(_ child: Int, in tree: LayoutTree) -> Int {
        tree.addPadding(
            top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
            trailing: Double(insets.trailing), around: child)
    }
}

extension View {
    /// Space around the view, in points per edge; may be negative (rules.md §9.1).
    @inlinable nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(PaddingModifier(insets: insets))
    }

    /// Space on some edges, in points; nil is 16 (rules.md §9).
    @inlinable nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(PaddingModifier(insets: EdgeInsets(edges, length ?? 16)))
    }

    /// The same space on all edges, in points (rules.md §9.1).
    @inlinable nonisolated public func padding(_ length: CGFloat) -> some View {
        modifier(PaddingModifier(insets: EdgeInsets(.all, length)))
    }
}

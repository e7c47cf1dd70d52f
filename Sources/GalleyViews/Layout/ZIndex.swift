import GalleyGraph

extension View {
    /// The view's place in the drawing order among its siblings: higher values in front. Of several the innermost
    /// counts (rules.md §6.2).
    nonisolated public func zIndex(_ value: Double) -> some View {
        modifier(TraitModifier { $0.zIndex = $0.zIndex ?? (value.isNaN ? 0 : value) })
    }
}

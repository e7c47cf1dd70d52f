import GalleyGraph
import GalleyViews

private struct DisabledDimming: PrimitiveModifier {
    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        func build<V: View>(_ view: V) { V._build(view, into: builder) }
        build(content.opacity(builder.environment.isEnabled ? 1 : 0.5))
    }
}

extension View {
    /// Half as strong where controls are disabled (rules.md §18). Each control says so of the parts that have no colours of
    /// their own for it, once: half of a half is a quarter.
    nonisolated func dimmedWhenDisabled() -> some View { modifier(DisabledDimming()) }
}

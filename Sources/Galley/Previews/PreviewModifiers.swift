/// The layout that a view asks its preview for.
struct PreviewLayoutKey: PreferenceKey {
    static var defaultValue: PreviewLayout? { nil }
    static func reduce(value: inout PreviewLayout?, nextValue: () -> PreviewLayout?) { value = value ?? nextValue() }
}

extension View {
    /// How a preview of the view is laid out where the rendering's options do not say so themselves: `.fixed` gives it a
    /// canvas of that size.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        preference(key: PreviewLayoutKey.self, value: value)
    }

    /// The name under which the layout's record and an SVG picture show the view.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        modifier(PreviewNameModifier(name: value))
    }
}

/// Names a view.
nonisolated private struct PreviewNameModifier: PrimitiveModifier {
    let name: String?

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        guard let name = modifier.name else { return Base._build(content, into: builder) }
        builder.label({ Base._build(content, into: builder) }, name)
    }
}

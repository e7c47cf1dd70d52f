import GalleyGraph

/// Names a view's node.
nonisolated struct LabelModifier: PrimitiveModifier {
    let label: String

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        builder.label({ Base._build(content, into: builder) }, modifier.label)
    }
}

extension View {
    /// A name for the view, for tests and for the layout record.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(LabelModifier(label: identifier))
    }
}

/// A view whose node carries a control's name.
nonisolated struct NamedView<Content: View>: _PrimitiveView {
    private let name: String
    private let content: Content

    init(_ name: String, @ViewBuilder content: () -> Content) {
        self.name = name
        self.content = content()
    }

    @MainActor static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        builder.wrap({ Content._build(view.content, into: builder) }, NodeItem(view.name)) {
            builder.tree.addPassthrough(around: $0)
        }
    }
}

import GalleyEngine

extension Layout {
    /// The container that lays out `content` with this layout.
    nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutContainer(layout: self, content: content())
    }
}

/// A custom layout with its views.
nonisolated struct LayoutContainer<L: Layout, Content: View>: _PrimitiveView {
    let layout: L
    let content: Content

    @MainActor static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        let axis = (view.layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
        let nodes = builder.inContainer(axis) { Content._build(view.content, into: builder) }
        let node = builder.tree.addLayout(
            CustomLayout(view.layout, host: builder.host, direction: builder.environment.layoutDirection), nodes)
        builder.push(node, NodeItem("\(L.self)"))
    }
}

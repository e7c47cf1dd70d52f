import GalleyEngine

/// To what is built from the preferences of a view.
private enum PreferenceLayerStep: GraphStep {}

/// Builds a view in front of or behind another from what that one's content hands up.
nonisolated struct PreferenceLayer<K: PreferenceKey, Layer: View>: PrimitiveModifier {
    let kind: String
    let isOverlay: Bool
    let alignment: Alignment
    let layer: (K.Value) -> Layer

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let position = builder.position
        let work = PreferenceLayerWork(
            isOverlay: modifier.isOverlay, alignment: modifier.alignment,
            build: { values, builder in
                builder.move(to: position)
                builder.step(PreferenceLayerStep.self) {
                    Layer._build(modifier.layer(values[K.self] ?? K.defaultValue), into: builder)
                }
            })
        builder.wrap(
            { builder.buildContent(content) }, NodeItem(modifier.kind, DeferredContent(work))
        ) {
            builder.tree.addPassthrough(around: $0)
        }
    }
}

private struct PreferenceLayerWork: DeferredWork {
    let isOverlay: Bool
    let alignment: Alignment
    let build: @MainActor (PreferenceValues, ViewTreeBuilder) -> Void

    func resolve(_ node: Int, in tree: ViewTree) {
        let values = tree.preferences[node] ?? PreferenceValues()
        let size = CGSize(tree.pass.size(of: node))
        // Aligned as a layer is, with a stand-in of the primary view's size; its explicit guides stay with it.
        let inner = ViewTree(
            tree.context, frames: tree.frames(of: node), proposal: ProposedViewSize(size),
            root: { builder in
                let secondary = builder.single { build(values, builder) }
                let layout = builder.tree
                let standIn = layout.addRigid(Size(Double(size.width), Double(size.height)))
                guard let secondary else { return standIn }
                return layout.addLayer(
                    .overlay, primary: standIn, secondary: secondary, layout.key(alignment.horizontal),
                    layout.key(alignment.vertical))
            }, place: { _ in .zero })
        var folded = isOverlay ? values : inner.rootPreferences
        folded.add(isOverlay ? inner.rootPreferences : values)
        tree.setInner(inner, of: node, isBehind: !isOverlay)
        if !folded.isEmpty { tree.preferences[node] = folded }
    }
}

extension View {
    /// A view in front of this one, made from the value that this one's content hands up (rules.md §20.2).
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(
            PreferenceLayer<K, V>(
                kind: "overlayPreferenceValue", isOverlay: true, alignment: alignment, layer: transform))
    }

    /// A view behind this one, made from the value that this one's content hands up (rules.md §20.2).
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(
            PreferenceLayer<K, V>(
                kind: "backgroundPreferenceValue", isOverlay: false, alignment: alignment, layer: transform))
    }
}

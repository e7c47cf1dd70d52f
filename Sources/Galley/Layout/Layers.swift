import GalleyEngine

/// Puts a second view in front of or behind each view of its content.
nonisolated struct LayerModifier<Secondary: View>: PrimitiveModifier {
    let kind: String
    let isOverlay: Bool
    let alignment: Alignment
    let secondary: Secondary

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        // Each has an identity of its own, so that no two share state: the content, and the second view of each element.
        let primaries = builder.elements { builder.step(0x1A0) { Base._build(content, into: builder) } }
        for (index, primary) in primaries.enumerated() {
            let secondary = builder.single {
                builder.step(0x1A1 + index) { Secondary._build(modifier.secondary, into: builder) }
            }
            let tree = builder.tree
            let node =
                secondary.map {
                    tree.addLayer(
                        modifier.isOverlay ? .overlay : .background, primary: primary, secondary: $0,
                        tree.key(modifier.alignment.horizontal), tree.key(modifier.alignment.vertical))
                } ?? tree.addPassthrough(around: primary)
            builder.push(node, NodeItem(modifier.kind))
        }
    }
}

extension View {
    /// Views in front of this one, offered its size and aligned with it; layout does not see them.
    nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    {
        modifier(LayerModifier(kind: "overlay", isOverlay: true, alignment: alignment, secondary: content()))
    }

    /// A view in front of this one, offered its size and aligned with it.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(LayerModifier(kind: "overlay", isOverlay: true, alignment: alignment, secondary: overlay))
    }

    /// A style in front of the view.
    nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    {
        overlay(Rectangle().fill(style))
    }

    /// A shape, filled with a style, in front of the view.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay(shape.fill(style, style: fillStyle))
    }

    /// Views behind this one, offered its size and aligned with it; layout does not see them.
    nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
        -> some View
    {
        modifier(LayerModifier(kind: "background", isOverlay: false, alignment: alignment, secondary: content()))
    }

    /// A view behind this one, offered its size and aligned with it.
    @_disfavoredOverload
    nonisolated public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(LayerModifier(kind: "background", isOverlay: false, alignment: alignment, secondary: background))
    }

    /// A style behind the view.
    nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View
    {
        background(Rectangle().fill(style))
    }

    /// A shape, filled with a style, behind the view.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(shape.fill(style, style: fillStyle))
    }

    /// A shape, filled with a style, behind the view.
    nonisolated public func background<S: ShapeStyle, T: InsettableShape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(shape.fill(style, style: fillStyle))
    }

    /// A line inside the view's edges, `width` points wide.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifier(
            LayerModifier(
                kind: "border", isOverlay: true, alignment: .center,
                secondary: Rectangle().strokeBorder(content, lineWidth: width)))
    }
}

import GalleyEngine
import GalleyGraph

/// To what lies in front of or behind one of a modifier's views.
@usableFromInline enum LayerStep: GraphStep {}

/// Puts a second view in front of or behind each view of its content.
@usableFromInline nonisolated struct LayerModifier<Secondary: View>: PrimitiveModifier {
    @usableFromInline let kind: LayerKind
    @usableFromInline let alignment: Alignment
    @usableFromInline let secondary: Secondary

    @inlinable init(_ kind: LayerKind, alignment: Alignment, secondary: Secondary) {
        self.kind = kind
        self.alignment = alignment
        self.secondary = secondary
    }

    @inlinable @MainActor static func _build<Base: View>(
        _ modifier: Self, around content: Base, into builder: ViewTreeBuilder
    ) {
        // Each has an identity of its own, so that no two share state: the content, and the second view of each element.
        let outer = builder.identity
        let mark = builder.pendingCount
        builder.identity = outer.child(ContentStep.self)
        Base._build(content, into: builder)
        builder.joinViews(since: mark)
        for index in 0..<builder.pendingCount - mark {
            builder.identity = outer.child(LayerStep.self).child(index)
            let opening = builder.open(nil)
            Secondary._build(modifier.secondary, into: builder)
            builder.closeLayer(opening, modifier.kind, around: mark + index, modifier.alignment)
        }
        builder.identity = outer
    }
}

/// Where a second view lies, and what SwiftUI calls that.
@usableFromInline nonisolated enum LayerKind {
    case overlay, background, border, mask

    var name: String {
        switch self {
        case .overlay: "overlay"
        case .background: "background"
        case .border: "border"
        case .mask: "mask"
        }
    }
}

extension ViewTreeBuilder {
    /// Lays the content made since `opening` over or under the pending node `index`.
    @usableFromInline func closeLayer(
        _ opening: Opening, _ kind: LayerKind, around index: Int, _ alignment: Alignment
    ) {
        let primary = pendingNode(index)
        let node: Int
        if let secondary = single(close(opening).nodes, .center) {
            node = tree.addLayer(
                kind == .background ? .background : .overlay, primary: primary, secondary: secondary,
                tree.key(alignment.horizontal), tree.key(alignment.vertical))
        } else {
            node = tree.addPassthrough(around: primary)
        }
        replacePending(index, by: node, NodeItem(kind.name, kind == .mask ? EffectContent(MaskEffect()) : nil))
    }
}

extension View {
    /// Views in front of this one, offered its size and aligned with it; layout does not see them (rules.md §10.1).
    @inlinable nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
        -> some View
    {
        modifier(LayerModifier(.overlay, alignment: alignment, secondary: content()))
    }

    /// A view in front of this one, offered its size and aligned with it (rules.md §10.1).
    @_disfavoredOverload
    @inlinable nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center)
        -> some View
    {
        modifier(LayerModifier(.overlay, alignment: alignment, secondary: overlay))
    }

    /// A shape, filled with a style, in front of the view (rules.md §10.1).
    @inlinable nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay(shape.fill(style, style: fillStyle))
    }

    /// Views behind this one, offered its size and aligned with it; layout does not see them (rules.md §10.1).
    @inlinable nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    )
        -> some View
    {
        modifier(LayerModifier(.background, alignment: alignment, secondary: content()))
    }

    /// A view behind this one, offered its size and aligned with it (rules.md §10.1).
    @_disfavoredOverload
    @inlinable nonisolated public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(LayerModifier(.background, alignment: alignment, secondary: background))
    }

    /// A shape, filled with a style, behind the view (rules.md §10.1).
    @inlinable nonisolated public func background<S: ShapeStyle, T: InsettableShape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(shape.fill(style, style: fillStyle))
    }

    /// A shape, filled with a style, behind the view (rules.md §10.1).
    @_disfavoredOverload  // where both fit they are alike: the compiler tries the other first, and this one no more
    @inlinable nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(shape.fill(style, style: fillStyle))
    }

    /// A line inside the view's edges, `width` points wide (rules.md §10.3).
    @inlinable nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifier(
            LayerModifier(
                .border, alignment: .center,
                secondary: Parts(Rectangle().strokeBorder(content, lineWidth: width))))
    }
}

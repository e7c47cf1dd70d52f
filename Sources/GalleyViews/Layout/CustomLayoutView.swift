import GalleyEngine
import GalleyGraph

extension Layout {
    /// The container that lays out `content` with this layout (rules.md §2.1).
    ///
    /// Disfavored as SwiftUI's own is: a type that takes a content closure and, without content, is a layout too makes
    /// its view of `Flow { … }`, instead of calling itself.
    @_disfavoredOverload @inlinable nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V)
        -> some View
    {
        LayoutContainer(layout: self, content: content())
    }
}

/// A custom layout with its views.
@usableFromInline nonisolated struct LayoutContainer<L: Layout, Content: View>: _PrimitiveView {
    @usableFromInline let layout: L
    @usableFromInline let content: Content

    @inlinable init(layout: L, content: Content) {
        self.layout = layout
        self.content = content
    }

    @inlinable @MainActor static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        let opening = builder.open(ViewTreeBuilder.axis(of: view.layout))
        Content._build(view.content, into: builder)
        builder.closeLayout(opening, view.layout)
    }
}

extension ViewTreeBuilder {
    /// The axis that spacers and dividers in a layout follow.
    @usableFromInline static func axis<L: Layout>(of layout: L) -> Axis? {
        (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
    }

    @usableFromInline func closeLayout<L: Layout>(_ opening: Opening, _ layout: L) {
        let layout = presented(layout)
        let node = tree.addLayout(
            CustomLayout(layout, host: host, direction: environment.layoutDirection), close(opening).nodes)
        push(node, NodeItem(NodeItem.kind(of: L.self)))
    }
}

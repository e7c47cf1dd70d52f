import GalleyEngine
import GalleyGraph

/// A style behind or in front of a view. It fills the view's frame and, on the named edges, the unsafe area next to it;
/// what the style's colours follow is the frame (OSU, _BackgroundStyleModifier).
@usableFromInline nonisolated struct StyleLayer<S: ShapeStyle>: _PrimitiveView {
    @usableFromInline let style: S
    @usableFromInline let edges: Edge.Set

    @usableFromInline init(style: S, edges: Edge.Set) {
        self.style = style
        self.edges = edges
    }

    @usableFromInline @MainActor static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        builder.asParts { build(view, into: builder) }
    }

    @MainActor private static func build(_ view: Self, into builder: ViewTreeBuilder) {
        guard builder.isNearUnsafeArea, !view.edges.isEmpty else {
            return _PaintedShape._build(Rectangle().fill(view.style), into: builder)
        }
        let work = StyleReachWork(edges: view.edges)
        let paint = AnyShapeStyle._paint(AnyShapeStyle(view.style), in: builder)
        let drawing = ShapeDrawing(
            path: { Path($0.grown(by: work.found.reach)) },
            layers: [ShapeDrawing.Layer(paint: paint, how: .fill(FillStyle()))])
        let item = NodeItem("ignoresSafeArea", DeferredContent(work))
        builder.wrap({ builder.push(builder.tree.addFlexible(), NodeItem("Rectangle", ShapeContent(drawing))) }, item) {
            builder.tree.addPassthrough(around: $0)
        }
    }
}

/// Finds out how far a style reaches.
private struct StyleReachWork: DeferredWork {
    let edges: Edge.Set
    let found = Found()

    @MainActor
    final class Found {
        var reach = EdgeReach()
    }

    func reposition(_ node: Int, in tree: ViewTree) {
        found.reach = tree.reach(of: node).only(edges, isRightToLeft: tree.pass.isRightToLeft(node))
    }
}

extension View {
    /// A style in front of the view, and in front of the unsafe area next to `edges` (rules.md §10.2).
    @inlinable nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View
    {
        modifier(LayerModifier(.overlay, alignment: .center, secondary: StyleLayer(style: style, edges: edges)))
    }

    /// A style behind the view, and behind the unsafe area next to `edges` (rules.md §10.2).
    @inlinable nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(LayerModifier(.background, alignment: .center, secondary: StyleLayer(style: style, edges: edges)))
    }
}

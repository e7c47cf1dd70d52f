/// Stands for the view that a closure or a transition modifies.
nonisolated public struct PlaceholderContentView<Value>: _PrimitiveView {
    private let content: ContentBox

    package init<Content: View>(_ content: Content) { self.content = TypedContentBox(content) }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        view.content.build(into: builder)
    }

    @MainActor public static func _list(_ view: Self, into elements: ViewElements) {
        view.content.list(into: elements)
    }
}

/// A view without its type; the placeholder's own type parameter tells what modifies it. The base class is never used by
/// itself.
nonisolated private class ContentBox {
    @MainActor func build(into builder: ViewTreeBuilder) {}
    @MainActor func list(into elements: ViewElements) {}
}

nonisolated private final class TypedContentBox<Content: View>: ContentBox {
    private let content: Content

    init(_ content: Content) { self.content = content }

    @MainActor override func build(into builder: ViewTreeBuilder) { Content._build(content, into: builder) }
    @MainActor override func list(into elements: ViewElements) { Content._list(content, into: elements) }
}

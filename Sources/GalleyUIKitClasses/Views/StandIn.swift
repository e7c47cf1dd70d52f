import GalleyGraph
import GalleyViews

/// A view that stands for another one, which is not drawn here: it is called as that one, and says so once in a picture.
package struct StandIn<Content: View>: _PrimitiveView {
    private let name: String
    private let message: String
    private let content: Content

    package init(name: String, message: String, @ViewBuilder content: () -> Content) {
        self.name = name
        self.message = message
        self.content = content()
    }

    @MainActor package static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        builder.context.report(.warning, view.message)
        NamedView<Content>._build(NamedView(view.name) { view.content }, into: builder)
    }
}

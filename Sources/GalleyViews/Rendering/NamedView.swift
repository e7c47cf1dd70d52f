import GalleyGraph

/// A view whose node carries a control's name.
package nonisolated struct NamedView<Content: View>: _PrimitiveView {
    private let name: String
    private let role: Semantics.Role?
    private let value: ControlValue?
    private let content: Content

    package init(
        _ name: String, _ role: Semantics.Role? = nil, value: ControlValue? = nil, @ViewBuilder content: () -> Content
    ) {
        self.name = name
        self.role = role
        self.value = value
        self.content = content()
    }

    @MainActor package static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        var item = NodeItem(view.name)
        if let role = view.role { item.role = role }
        if let value = view.value, builder.live != nil { item.value = value }
        if !builder.environment.isEnabled { item.style = NodeItem.disabledStyle }
        builder.wrap({ builder.asParts { Content._build(view.content, into: builder) } }, item) {
            builder.tree.addPassthrough(around: $0)
        }
    }
}

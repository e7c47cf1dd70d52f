/// A view that is compared with the one it replaces, so that SwiftUI may skip one that is equal. What is shown is the content.
@frozen nonisolated public struct EquatableView<Content: Equatable & View>: _PrimitiveView {
    /// What is shown.
    public var content: Content

    /// Shows `content`; a picture is made once, so that nothing is compared.
    @inlinable public init(content: Content) { self.content = content }

    @inlinable @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        Content._build(view.content, into: builder)
    }
}

extension View where Self: Equatable {
    /// The view, compared by its own `==` instead of by its stored values.
    @inlinable nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// A change to a view that can be given a name and used again.
@MainActor @preconcurrency public protocol ViewModifier {
    /// The type of the modified view.
    associatedtype Body: View

    /// The view to modify, as `body(content:)` receives it.
    typealias Content = _ViewModifier_Content<Self>

    /// The modified view.
    @ViewBuilder func body(content: Self.Content) -> Self.Body

    /// Adds the modified content to the tree. Modifiers with a body need none of their own.
    @MainActor static func _build(
        _ modifier: Self, into builder: ViewTreeBuilder, content: @escaping @MainActor () -> Void)
}

extension ViewModifier {
    @MainActor public static func _build(
        _ modifier: Self, into builder: ViewTreeBuilder, content: @escaping @MainActor () -> Void
    ) {
        var modifier = modifier
        builder.install(into: &modifier)
        Body._build(modifier.body(content: Content(build: content)), into: builder)
    }
}

/// The content that a modifier receives.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
    let build: @MainActor () -> Void

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) { view.build() }
}

/// A modifier that the tree knows how to apply without a body.
protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
    func body(content: Content) -> Never { preconditionFailure("\(Self.self) is applied directly and has no body") }
}

/// A view or modifier with a modifier applied to it.
nonisolated public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
    public var body: Never { preconditionFailure("a modified view is laid out directly and has no body") }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        let content = view.content
        Modifier._build(view.modifier, into: builder) { Content._build(content, into: builder) }
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> Never {
        preconditionFailure("concatenated modifiers are applied directly and have no body")
    }

    @MainActor public static func _build(
        _ modifier: Self, into builder: ViewTreeBuilder, content: @escaping @MainActor () -> Void
    ) {
        let inner = modifier.content
        Modifier._build(modifier.modifier, into: builder) {
            Content._build(inner, into: builder, content: content)
        }
    }
}

extension View {
    /// The view with a modifier applied to it.
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    /// This modifier, followed by another.
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// The modifier that changes nothing.
nonisolated public struct EmptyModifier: PrimitiveModifier, Sendable {
    public static let identity = EmptyModifier()
    public init() {}

    public typealias Body = Never
    public func body(content: Content) -> Never { preconditionFailure("the empty modifier has no body") }

    @MainActor public static func _build(
        _ modifier: EmptyModifier, into builder: ViewTreeBuilder, content: @escaping @MainActor () -> Void
    ) { content() }
}

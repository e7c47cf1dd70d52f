/// A change to a view that can be given a name and used again.
@MainActor @preconcurrency public protocol ViewModifier {
    /// The type of the modified view.
    associatedtype Body: View

    /// The view to modify, as `body(content:)` receives it.
    typealias Content = _ViewModifier_Content<Self>

    /// The modified view.
    @ViewBuilder func body(content: Self.Content) -> Self.Body

    /// Adds the modified content to the tree. Modifiers with a body need none of their own.
    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder)

    /// Lists the views that the modified content stands for. Modifiers with a body need none of their own.
    @MainActor static func _list<Base: View>(_ modifier: Self, around content: Base, into elements: ViewElements)
}

extension ViewModifier {
    /// Prints, while `body(content:)` is asked for, that the modifier is new. What has changed since is not known here.
    public static func _printChanges() { print("\(Self.self): @self, @identity changed.") }

    /// Prints, while `body(content:)` is asked for, that the modifier is new. What has changed since is not known here.
    public static func _logChanges() { _printChanges() }

    @inlinable @MainActor public static func _build<Base: View>(
        _ modifier: Self, around content: Base, into builder: ViewTreeBuilder
    ) {
        guard builder.isPlain(Self.self) else {
            return builder.withInstalled(modifier) { modifier, builder in
                Body._build(modifier.body(content: Content(content)), into: builder)
            }
        }
        builder.descend(Self.self) { Body._build(modifier.body(content: Content(content)), into: builder) }
    }

    @MainActor public static func _list<Base: View>(
        _ modifier: Self, around content: Base, into elements: ViewElements
    ) {
        elements.add { Self._build(modifier, around: content, into: $0) }
    }
}

/// The content that a modifier receives.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
    let build: @MainActor (ViewTreeBuilder) -> Void

    @usableFromInline init(build: @escaping @MainActor (ViewTreeBuilder) -> Void) { self.build = build }

    @inlinable @MainActor init<Base: View>(_ content: Base) { self.init(build: { Base._build(content, into: $0) }) }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) { view.build(builder) }
}

/// A modifier that the tree knows how to apply without a body.
@usableFromInline package protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
    /// Applies the modifier to each of the views.
    @usableFromInline @MainActor package static func _list<Base: View>(
        _ modifier: Self, around content: Base, into elements: ViewElements
    ) {
        elements.change({ Base._list(content, into: elements) }) { segment in
            let make = segment.make
            segment.make = { index, builder in
                Self._build(modifier, around: ElementView { make(index, $0) }, into: builder)
            }
        }
    }

    @usableFromInline package func body(content: Content) -> Never {
        preconditionFailure("\(Self.self) is applied directly and has no body")
    }
}

/// A view or modifier with a modifier applied to it.
nonisolated public struct ModifiedContent<Content, Modifier> {
    /// What is modified.
    public var content: Content
    /// What modifies it.
    public var modifier: Modifier

    /// Applies `modifier` to `content`.
    @inlinable public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
    public var body: Never { preconditionFailure("a modified view is laid out directly and has no body") }

    @inlinable @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        Modifier._build(view.modifier, around: view.content, into: builder)
    }

    @MainActor public static func _list(_ view: Self, into elements: ViewElements) {
        Modifier._list(view.modifier, around: view.content, into: elements)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> Never {
        preconditionFailure("concatenated modifiers are applied directly and have no body")
    }

    @MainActor public static func _build<Base: View>(
        _ modifier: Self, around content: Base, into builder: ViewTreeBuilder
    ) {
        let inner = ModifiedContent<Base, Content>(content: content, modifier: modifier.content)
        Modifier._build(modifier.modifier, around: inner, into: builder)
    }

    @MainActor public static func _list<Base: View>(
        _ modifier: Self, around content: Base, into elements: ViewElements
    ) {
        let inner = ModifiedContent<Base, Content>(content: content, modifier: modifier.content)
        Modifier._list(modifier.modifier, around: inner, into: elements)
    }
}

extension View {
    /// The view with a modifier applied to it.
    @inlinable nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
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
    /// The only value.
    public static let identity = EmptyModifier()
    /// Changes nothing.
    public init() {}

    public typealias Body = Never
    public func body(content: Content) -> Never { preconditionFailure("the empty modifier has no body") }

    @MainActor public static func _build<Base: View>(
        _ modifier: EmptyModifier, around content: Base, into builder: ViewTreeBuilder
    ) { Base._build(content, into: builder) }

    @MainActor public static func _list<Base: View>(
        _ modifier: EmptyModifier, around content: Base, into elements: ViewElements
    ) { Base._list(content, into: elements) }
}

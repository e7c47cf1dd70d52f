/// A piece of user interface, described by the views it is made of.
@MainActor @preconcurrency public protocol View {
    /// The type of the view's body.
    associatedtype Body: View

    /// What the view consists of.
    @ViewBuilder var body: Self.Body { get }

    /// Adds the view to the layout tree. Views with a body need none of their own.
    @MainActor static func _build(_ view: Self, into builder: ViewTreeBuilder)

    /// Lists the views that the view stands for. Views with a body need none of their own.
    @MainActor static func _list(_ view: Self, into elements: ViewElements)
}

extension View {
    @inlinable @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        guard builder.isPlain(Self.self) else {
            return builder.withInstalled(view) { view, builder in Body._build(view.body, into: builder) }
        }
        builder.descend(Self.self) { Body._build(view.body, into: builder) }
    }

    @MainActor public static func _list(_ view: Self, into elements: ViewElements) {
        guard elements.entersBodies else { return elements.add { Self._build(view, into: $0) } }
        elements.builder.withListed(view, into: elements) { view in Body._list(view.body, into: elements) }
    }
}

extension View {
    /// Prints, while `body` is asked for, that the view is new. What has changed since is not known here.
    public static func _printChanges() { print("\(Self.self): @self, @identity changed.") }

    /// Prints, while `body` is asked for, that the view is new. What has changed since is not known here.
    public static func _logChanges() { _printChanges() }
}

/// A view that the tree knows how to build without a body.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    @MainActor public static func _list(_ view: Self, into elements: ViewElements) {
        elements.add { Self._build(view, into: $0) }
    }

    /// Never asked for: the builder handles primitive views itself.
    public var body: Never { preconditionFailure("\(Self.self) is laid out directly and has no body") }
}

extension Never: View {
    // Other protocols' `body` as well, which may be asked for anywhere.
    nonisolated public var body: Never { self }
    @MainActor public static func _build(_ view: Never, into builder: ViewTreeBuilder) {}
    @MainActor public static func _list(_ view: Never, into elements: ViewElements) {}
}

/// A view that shows nothing and takes no part in layout.
nonisolated public struct EmptyView: _PrimitiveView, Sendable {
    /// No subview of anything: no container keeps a place or a gap for it (rules.md §7.3).
    public init() {}
    @MainActor public static func _build(_ view: EmptyView, into builder: ViewTreeBuilder) {}
    @MainActor public static func _list(_ view: EmptyView, into elements: ViewElements) {}
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
    public var body: Never { preconditionFailure("an optional view is laid out directly and has no body") }

    @inlinable @MainActor public static func _build(_ view: Wrapped?, into builder: ViewTreeBuilder) {
        builder.markDynamic()
        if builder.isLive {
            builder.noteContainer(builder.identity)
            if let view { builder.addDynamic(in: builder.identity) { Wrapped._build(view, into: $0) } }
        } else if let view {
            Wrapped._build(view, into: builder)
        }
    }

    @MainActor public static func _list(_ view: Wrapped?, into elements: ViewElements) {
        elements.builder.markDynamic()
        if let view { Wrapped._list(view, into: elements) }
    }
}

/// A view whose type is hidden.
nonisolated public struct AnyView: _PrimitiveView {
    private let storage: AnyViewStorage

    /// Hides the view's type; a view of another type in its place has new state.
    public init<V: View>(_ view: V) { storage = TypedViewStorage(view) }

    /// The same as `init(_:)`.
    public init<V: View>(erasing view: V) { self.init(view) }

    @MainActor public static func _build(_ view: AnyView, into builder: ViewTreeBuilder) {
        builder.markDynamic()
        view.storage.build(into: builder)
    }

    @MainActor public static func _list(_ view: AnyView, into elements: ViewElements) {
        elements.builder.markDynamic()
        view.storage.list(into: elements)
    }
}

/// A view without its type. The base class is never used by itself.
nonisolated private class AnyViewStorage {
    @MainActor func build(into builder: ViewTreeBuilder) {}
    @MainActor func list(into elements: ViewElements) {}
}

nonisolated private final class TypedViewStorage<V: View>: AnyViewStorage {
    private var view: V?

    init(_ view: V) { self.view = view }

    @MainActor override func build(into builder: ViewTreeBuilder) {
        guard let view else { return }
        builder.nested(V.self) { V._build(view, into: builder) }
    }

    @MainActor override func list(into elements: ViewElements) {
        guard let view else { return }
        elements.builder.nested(V.self) { V._list(view, into: elements) }
    }

    // Views hidden in views a hundred thousand deep must not be freed by recursion: the stack would not hold it.
    deinit { DeepRelease.release(&view) }
}

/// One of two views.
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>: _PrimitiveView {
    @usableFromInline enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    @usableFromInline let storage: Storage

    @inlinable init(storage: Storage) { self.storage = storage }

    @inlinable @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        builder.markDynamic()
        guard !builder.isLive else { return buildLive(view, into: builder) }
        let outer = builder.identity
        switch view.storage {
        case .first(let content):
            builder.identity = outer.child(1)
            TrueContent._build(content, into: builder)
        case .second(let content):
            builder.identity = outer.child(2)
            FalseContent._build(content, into: builder)
        }
        builder.identity = outer
    }

    /// Builds what comes and goes with transitions. Apart, so that a picture does not pay for the closures' copies.
    @inlinable @inline(never) @MainActor static func buildLive(_ view: Self, into builder: ViewTreeBuilder) {
        let outer = builder.identity
        builder.noteContainer(outer)
        switch view.storage {
        case .first(let content):
            builder.identity = outer.child(1)
            builder.addDynamic(in: outer) { TrueContent._build(content, into: $0) }
        case .second(let content):
            builder.identity = outer.child(2)
            builder.addDynamic(in: outer) { FalseContent._build(content, into: $0) }
        }
        builder.identity = outer
    }

    @MainActor public static func _list(_ view: Self, into elements: ViewElements) {
        let builder = elements.builder
        builder.markDynamic()
        switch view.storage {
        case .first(let content): builder.step(1) { TrueContent._list(content, into: elements) }
        case .second(let content): builder.step(2) { FalseContent._list(content, into: elements) }
        }
    }
}

/// Views that belong together without a separate layout; modifiers apply to each of them.
nonisolated public struct Group<Content: View>: _PrimitiveView {
    @usableFromInline let content: Content

    /// Views without a container: each is one of the container around, and a modifier is applied to each.
    @inlinable public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @inlinable @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        Content._build(view.content, into: builder)
    }

    @MainActor public static func _list(_ view: Self, into elements: ViewElements) {
        Content._list(view.content, into: elements)
    }
}

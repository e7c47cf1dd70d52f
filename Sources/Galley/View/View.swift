/// A piece of user interface, described by the views it is made of.
@MainActor @preconcurrency public protocol View {
    /// The type of the view's body.
    associatedtype Body: View

    /// What the view consists of.
    @ViewBuilder var body: Self.Body { get }

    /// Adds the view to the layout tree. Views with a body need none of their own.
    @MainActor static func _build(_ view: Self, into builder: ViewTreeBuilder)
}

extension View {
    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        var view = view
        builder.install(into: &view)
        Body._build(view.body, into: builder)
    }
}

/// A view that the tree knows how to build without a body.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    /// Never asked for: the builder handles primitive views itself.
    public var body: Never { preconditionFailure("\(Self.self) is laid out directly and has no body") }
}

extension Never: View {
    public var body: Never { self }
    @MainActor public static func _build(_ view: Never, into builder: ViewTreeBuilder) {}
}

/// A view that shows nothing and takes no part in layout.
nonisolated public struct EmptyView: _PrimitiveView, Sendable {
    public init() {}
    @MainActor public static func _build(_ view: EmptyView, into builder: ViewTreeBuilder) {}
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
    public var body: Never { preconditionFailure("an optional view is laid out directly and has no body") }

    @MainActor public static func _build(_ view: Wrapped?, into builder: ViewTreeBuilder) {
        builder.markDynamic()
        if let view { Wrapped._build(view, into: builder) }
    }
}

/// A view whose type is hidden.
nonisolated public struct AnyView: _PrimitiveView {
    private let view: any View

    public init<V: View>(_ view: V) { self.view = view }

    public init<V: View>(erasing view: V) { self.init(view) }

    @MainActor public static func _build(_ view: AnyView, into builder: ViewTreeBuilder) {
        func build<V: View>(_ view: V) { V._build(view, into: builder) }
        builder.markDynamic()
        build(view.view)
    }
}

/// Several views as one; containers see them one by one.
nonisolated public struct TupleView<T>: _PrimitiveView {
    public var value: T
    /// Knows the views' types, which `T` alone does not tell.
    private let build: @MainActor (T, ViewTreeBuilder) -> Void

    init<each Content: View>(_ content: repeat each Content) where T == (repeat each Content) {
        value = (repeat each content)
        build = { value, builder in
            @MainActor func add<V: View>(_ view: V) { V._build(view, into: builder) }
            repeat add(each value)
        }
    }

    @MainActor public static func _build(_ view: TupleView<T>, into builder: ViewTreeBuilder) {
        view.build(view.value, builder)
    }
}

/// One of two views.
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>: _PrimitiveView {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        builder.markDynamic()
        switch view.storage {
        case .first(let content): TrueContent._build(content, into: builder)
        case .second(let content): FalseContent._build(content, into: builder)
        }
    }
}

/// Views that belong together without a layout of their own; modifiers apply to each of them.
nonisolated public struct Group<Content: View>: _PrimitiveView {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        Content._build(view.content, into: builder)
    }
}

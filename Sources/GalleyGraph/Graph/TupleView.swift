/// Several views as one; containers see them one by one.
nonisolated public struct TupleView<T>: _PrimitiveView {
    /// The views, as a tuple.
    public var value: T
    /// Know the views' types, which `T` alone does not tell.
    @usableFromInline let build: @MainActor (T, TupleWalk<ViewTreeBuilder>) -> Void
    @usableFromInline let list: @MainActor (T, TupleWalk<ViewElements>) -> Void

    @inlinable init(
        _ value: T, build: @escaping @MainActor (T, TupleWalk<ViewTreeBuilder>) -> Void,
        list: @escaping @MainActor (T, TupleWalk<ViewElements>) -> Void
    ) {
        self.value = value
        self.build = build
        self.list = list
    }

    @inlinable init<each Content: View>(_ content: repeat each Content) where T == (repeat each Content) {
        value = (repeat each content)
        build = { value, build in
            var build = build
            for view in repeat each value { build = build.add(view) }
        }
        list = { value, list in
            var list = list
            for view in repeat each value { list = list.add(view) }
        }
    }

    /// The views of a tuple, or one view. What of a tuple is no view shows nothing.
    public init(_ value: T) {
        self.value = value
        build = { value, build in _ = Self.views(of: value).reduce(build) { $0.add($1) } }
        list = { value, list in _ = Self.views(of: value).reduce(list) { $0.add($1) } }
    }

    /// The views, where nothing tells their types but the value itself. What is none keeps its place: the others are the same views
    /// when it becomes one.
    @MainActor private static func views(of value: T) -> [any View] {
        if let view = value as? any View { return [view] }
        return Mirror(reflecting: value).children.map { $0.value as? any View ?? EmptyView() }
    }

    @inlinable @MainActor public static func _build(_ view: TupleView<T>, into builder: ViewTreeBuilder) {
        let outer = builder.identity
        let expectsOne = builder.expectsOne
        builder.expectsOne = false
        view.build(view.value, TupleWalk(builder, outer))
        builder.expectsOne = expectsOne
        builder.identity = outer
    }

    @MainActor public static func _list(_ view: TupleView<T>, into elements: ViewElements) {
        let outer = elements.builder.identity
        elements.standsForSeveral = true
        view.list(view.value, TupleWalk(elements, outer))
        elements.builder.identity = outer
    }
}

/// What takes the views of a tuple one after the other.
@MainActor @usableFromInline protocol TupleTaker {
    var builder: ViewTreeBuilder { get }

    func take<Content: View>(_ view: Content)
}

extension ViewTreeBuilder: TupleTaker {
    @inlinable var builder: ViewTreeBuilder { self }

    @inlinable @inline(__always) func take<Content: View>(_ view: Content) { Content._build(view, into: self) }
}

extension ViewElements: TupleTaker {
    @inlinable @inline(__always) func take<Content: View>(_ view: Content) { Content._list(view, into: self) }
}

/// Hands the views of a tuple on, each in a separate identity.
@MainActor @usableFromInline struct TupleWalk<Taker: TupleTaker> {
    @usableFromInline let taker: Taker
    /// Where the tuple stands, and which of its views is next.
    @usableFromInline let outer: Identity
    @usableFromInline var index = 0

    @inlinable @inline(__always) init(_ taker: Taker, _ outer: Identity) {
        self.taker = taker
        self.outer = outer
    }

    @discardableResult
    @inlinable @inline(__always) func add<Content: View>(_ view: Content) -> TupleWalk {
        taker.builder.identity = outer.child(index)
        taker.take(view)
        var next = self
        next.index += 1
        return next
    }
}

// Tuples of a few views, spelled out: the compiler makes direct calls of these, whose types it knows one by one. Through a parameter pack,
// which would do for all of them, a tuple takes 2.5 times as long (measured with three views and Swift 6.3).
extension ViewBuilder {
    /// Several statements.
    @inlinable public static func buildBlock<C0: View, C1: View>(_ c0: C0, _ c1: C1) -> TupleView<(C0, C1)> {
        TupleView((c0, c1)) {
            $1.add($0.0).add($0.1)
        } list: {
            $1.add($0.0).add($0.1)
        }
    }

    /// Several statements.
    @inlinable public static func buildBlock<C0: View, C1: View, C2: View>(_ c0: C0, _ c1: C1, _ c2: C2) -> TupleView<
        (C0, C1, C2)
    > {
        TupleView((c0, c1, c2)) {
            $1.add($0.0).add($0.1).add($0.2)
        } list: {
            $1.add($0.0).add($0.1).add($0.2)
        }
    }

    /// Several statements.
    @inlinable public static func buildBlock<C0: View, C1: View, C2: View, C3: View>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
    ) -> TupleView<(C0, C1, C2, C3)> {
        TupleView((c0, c1, c2, c3)) {
            $1.add($0.0).add($0.1).add($0.2).add($0.3)
        } list: {
            $1.add($0.0).add($0.1).add($0.2).add($0.3)
        }
    }

    /// Several statements.
    @inlinable public static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
    ) -> TupleView<(C0, C1, C2, C3, C4)> {
        TupleView((c0, c1, c2, c3, c4)) {
            $1.add($0.0).add($0.1).add($0.2).add($0.3).add($0.4)
        } list: {
            $1.add($0.0).add($0.1).add($0.2).add($0.3).add($0.4)
        }
    }

    /// Several statements.
    @inlinable public static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
    ) -> TupleView<(C0, C1, C2, C3, C4, C5)> {
        TupleView((c0, c1, c2, c3, c4, c5)) {
            $1.add($0.0).add($0.1).add($0.2).add($0.3).add($0.4).add($0.5)
        } list: {
            $1.add($0.0).add($0.1).add($0.2).add($0.3).add($0.4).add($0.5)
        }
    }
}

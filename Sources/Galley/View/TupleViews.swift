// Tuples of a few views, spelled out: the compiler makes direct calls of them where it knows the views' types, which it does not
// of a parameter pack.

extension TupleView {
    @inlinable init<C0: View, C1: View>(
        _ c0: C0, _ c1: C1
    ) where T == (C0, C1) {
        self.init(
            (c0, c1),
            build: { value, builder in
                let outer = builder.identity
                builder.identity = outer.child(0)
                C0._build(value.0, into: builder)
                builder.identity = outer.child(1)
                C1._build(value.1, into: builder)
                builder.identity = outer
            },
            list: { value, elements in
                let builder = elements.builder
                let outer = builder.identity
                builder.identity = outer.child(0)
                C0._list(value.0, into: elements)
                builder.identity = outer.child(1)
                C1._list(value.1, into: elements)
                builder.identity = outer
            })
    }

    @inlinable init<C0: View, C1: View, C2: View>(
        _ c0: C0, _ c1: C1, _ c2: C2
    ) where T == (C0, C1, C2) {
        self.init(
            (c0, c1, c2),
            build: { value, builder in
                let outer = builder.identity
                builder.identity = outer.child(0)
                C0._build(value.0, into: builder)
                builder.identity = outer.child(1)
                C1._build(value.1, into: builder)
                builder.identity = outer.child(2)
                C2._build(value.2, into: builder)
                builder.identity = outer
            },
            list: { value, elements in
                let builder = elements.builder
                let outer = builder.identity
                builder.identity = outer.child(0)
                C0._list(value.0, into: elements)
                builder.identity = outer.child(1)
                C1._list(value.1, into: elements)
                builder.identity = outer.child(2)
                C2._list(value.2, into: elements)
                builder.identity = outer
            })
    }

    @inlinable init<C0: View, C1: View, C2: View, C3: View>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
    ) where T == (C0, C1, C2, C3) {
        self.init(
            (c0, c1, c2, c3),
            build: { value, builder in
                let outer = builder.identity
                builder.identity = outer.child(0)
                C0._build(value.0, into: builder)
                builder.identity = outer.child(1)
                C1._build(value.1, into: builder)
                builder.identity = outer.child(2)
                C2._build(value.2, into: builder)
                builder.identity = outer.child(3)
                C3._build(value.3, into: builder)
                builder.identity = outer
            },
            list: { value, elements in
                let builder = elements.builder
                let outer = builder.identity
                builder.identity = outer.child(0)
                C0._list(value.0, into: elements)
                builder.identity = outer.child(1)
                C1._list(value.1, into: elements)
                builder.identity = outer.child(2)
                C2._list(value.2, into: elements)
                builder.identity = outer.child(3)
                C3._list(value.3, into: elements)
                builder.identity = outer
            })
    }

    @inlinable init<C0: View, C1: View, C2: View, C3: View, C4: View>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
    ) where T == (C0, C1, C2, C3, C4) {
        self.init(
            (c0, c1, c2, c3, c4),
            build: { value, builder in
                let outer = builder.identity
                builder.identity = outer.child(0)
                C0._build(value.0, into: builder)
                builder.identity = outer.child(1)
                C1._build(value.1, into: builder)
                builder.identity = outer.child(2)
                C2._build(value.2, into: builder)
                builder.identity = outer.child(3)
                C3._build(value.3, into: builder)
                builder.identity = outer.child(4)
                C4._build(value.4, into: builder)
                builder.identity = outer
            },
            list: { value, elements in
                let builder = elements.builder
                let outer = builder.identity
                builder.identity = outer.child(0)
                C0._list(value.0, into: elements)
                builder.identity = outer.child(1)
                C1._list(value.1, into: elements)
                builder.identity = outer.child(2)
                C2._list(value.2, into: elements)
                builder.identity = outer.child(3)
                C3._list(value.3, into: elements)
                builder.identity = outer.child(4)
                C4._list(value.4, into: elements)
                builder.identity = outer
            })
    }

    @inlinable init<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
    ) where T == (C0, C1, C2, C3, C4, C5) {
        self.init(
            (c0, c1, c2, c3, c4, c5),
            build: { value, builder in
                let outer = builder.identity
                builder.identity = outer.child(0)
                C0._build(value.0, into: builder)
                builder.identity = outer.child(1)
                C1._build(value.1, into: builder)
                builder.identity = outer.child(2)
                C2._build(value.2, into: builder)
                builder.identity = outer.child(3)
                C3._build(value.3, into: builder)
                builder.identity = outer.child(4)
                C4._build(value.4, into: builder)
                builder.identity = outer.child(5)
                C5._build(value.5, into: builder)
                builder.identity = outer
            },
            list: { value, elements in
                let builder = elements.builder
                let outer = builder.identity
                builder.identity = outer.child(0)
                C0._list(value.0, into: elements)
                builder.identity = outer.child(1)
                C1._list(value.1, into: elements)
                builder.identity = outer.child(2)
                C2._list(value.2, into: elements)
                builder.identity = outer.child(3)
                C3._list(value.3, into: elements)
                builder.identity = outer.child(4)
                C4._list(value.4, into: elements)
                builder.identity = outer.child(5)
                C5._list(value.5, into: elements)
                builder.identity = outer
            })
    }
}

extension ViewBuilder {
    /// Several statements.
    @inlinable public static func buildBlock<C0: View, C1: View>(
        _ c0: C0, _ c1: C1
    ) -> TupleView<(C0, C1)> { TupleView(c0, c1) }

    /// Several statements.
    @inlinable public static func buildBlock<C0: View, C1: View, C2: View>(
        _ c0: C0, _ c1: C1, _ c2: C2
    ) -> TupleView<(C0, C1, C2)> { TupleView(c0, c1, c2) }

    /// Several statements.
    @inlinable public static func buildBlock<C0: View, C1: View, C2: View, C3: View>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
    ) -> TupleView<(C0, C1, C2, C3)> { TupleView(c0, c1, c2, c3) }

    /// Several statements.
    @inlinable public static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
    ) -> TupleView<(C0, C1, C2, C3, C4)> { TupleView(c0, c1, c2, c3, c4) }

    /// Several statements.
    @inlinable public static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
    ) -> TupleView<(C0, C1, C2, C3, C4, C5)> { TupleView(c0, c1, c2, c3, c4, c5) }
}

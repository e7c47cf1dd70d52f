/// Builds views from the statements of a closure: any number of them, `if`, `switch` and availability checks included.
@resultBuilder public struct ViewBuilder {
    /// Called by the compiler for each view.
    @inlinable public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// No statement.
    @inlinable public static func buildBlock() -> EmptyView { EmptyView() }

    /// One statement.
    @inlinable public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Several statements.
    @inlinable public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        TupleView(repeat each content)
    }

    /// An `if` without an `else`.
    @inlinable public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// The branch of a condition that holds.
    @inlinable public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .first(first))
    }

    /// The branch of a condition that does not hold.
    @inlinable public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .second(second))
    }

    /// What is behind `#available`.
    @inlinable public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}

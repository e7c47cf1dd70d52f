import GalleyGraph

/// Builds the items of a toolbar from the statements of a closure.
@resultBuilder public struct ToolbarContentBuilder {
    /// Called by the compiler for each item.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// One statement.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }

    /// One statement.
    public static func buildBlock<Content: CustomizableToolbarContent>(
        _ content: Content
    ) -> some CustomizableToolbarContent { content }

    /// Several statements; two at least: a closure without any is one of views.
    public static func buildBlock<First: ToolbarContent, Second: ToolbarContent, each Content: ToolbarContent>(
        _ first: First, _ second: Second, _ content: repeat each Content
    ) -> some ToolbarContent { TupleToolbarContent(first, second, repeat each content) }

    /// Several statements.
    public static func buildBlock<
        First: CustomizableToolbarContent, Second: CustomizableToolbarContent,
        each Content: CustomizableToolbarContent
    >(
        _ first: First, _ second: Second, _ content: repeat each Content
    ) -> some CustomizableToolbarContent { TupleToolbarContent(first, second, repeat each content) }

    /// An `if` without an `else`.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

    /// An `if` without an `else`.
    public static func buildIf<Content: CustomizableToolbarContent>(_ content: Content?) -> Content? { content }

    /// The branch of a condition that holds.
    public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        first: TrueContent
    ) -> ConditionalToolbarContent<TrueContent, FalseContent> { .first(first) }

    /// The branch of a condition that does not hold.
    public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        second: FalseContent
    ) -> ConditionalToolbarContent<TrueContent, FalseContent> { .second(second) }

    /// What is behind `#available`.
    public static func buildLimitedAvailability<Content: ToolbarContent>(
        _ content: Content
    ) -> some ToolbarContent { content }

    /// What is behind `#available`.
    public static func buildLimitedAvailability<Content: CustomizableToolbarContent>(
        _ content: Content
    ) -> some CustomizableToolbarContent { content }
}

/// Several pieces of a toolbar, one after the other.
nonisolated struct TupleToolbarContent<T>: CustomizableToolbarContent {
    typealias Body = Never
    private let value: T
    /// Knows the pieces' types, which `T` alone does not tell.
    private let add: @MainActor (T, ToolbarItems) -> Void

    init<each Content: ToolbarContent>(_ content: repeat each Content) where T == (repeat each Content) {
        value = (repeat each content)
        add = { value, toolbar in
            @MainActor func add<C: ToolbarContent>(_ content: C) { C._add(content, to: toolbar) }
            repeat add(each value)
        }
    }

    @MainActor static func _add(_ content: Self, to toolbar: ToolbarItems) { content.add(content.value, toolbar) }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    @MainActor public static func _add(_ content: Wrapped?, to toolbar: ToolbarItems) {
        if let content { Wrapped._add(content, to: toolbar) }
    }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

/// One of two pieces of a toolbar.
nonisolated public enum ConditionalToolbarContent<TrueContent: ToolbarContent, FalseContent: ToolbarContent>:
    ToolbarContent
{
    public typealias Body = Never
    case first(TrueContent)
    case second(FalseContent)

    @MainActor public static func _add(_ content: Self, to toolbar: ToolbarItems) {
        switch content {
        case .first(let content): TrueContent._add(content, to: toolbar)
        case .second(let content): FalseContent._add(content, to: toolbar)
        }
    }
}

extension ConditionalToolbarContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

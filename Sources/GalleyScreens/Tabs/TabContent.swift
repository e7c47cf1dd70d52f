import GalleyGraph

/// Tabs of a tab view.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
    /// What a selection says to choose one of the tabs.
    associatedtype TabValue: Hashable where TabValue == Body.TabValue
    /// The tabs that this is made of.
    associatedtype Body: TabContent

    @TabContentBuilder<Self.TabValue> var body: Self.Body { get }

    /// Lists the tabs. Content with a body needs none of its own.
    @MainActor static func _listTabs(_ content: Self, into tabs: ViewElements)
}

extension TabContent {
    @MainActor public static func _listTabs(_ content: Self, into tabs: ViewElements) {
        tabs.builder.withInstalled(content) { content, _ in Body._listTabs(content.body, into: tabs) }
    }
}

/// Builds the tabs of a tab view from the statements of a closure.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
    /// Tabs as views.
    nonisolated public struct Content<C: TabContent>: _PrimitiveView {
        let tabs: C

        @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
            let elements = ViewElements(builder, isExpanding: true)
            C._listTabs(view.tabs, into: elements)
            elements.flattened().forEach { $0.make(builder) }
        }

        @MainActor public static func _list(_ view: Self, into elements: ViewElements) {
            C._listTabs(view.tabs, into: elements)
        }
    }

    /// One statement.
    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    /// One statement.
    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    /// An `if` without an `else`.
    public static func buildIf<C: TabContent>(_ content: C?) -> some TabContent<TabValue>
    where C.TabValue == TabValue {
        TabList<TabValue, C?>(content) { content, tabs in if let content { C._listTabs(content, into: tabs) } }
    }

    /// The branch of a condition that holds.
    public static func buildEither<T: TabContent, F: TabContent>(
        first: T
    ) -> ConditionalTabContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue { .first(first) }

    /// The branch of a condition that does not hold.
    public static func buildEither<T: TabContent, F: TabContent>(
        second: F
    ) -> ConditionalTabContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue { .second(second) }

    /// What is behind `#available`.
    public static func buildLimitedAvailability<C: TabContent>(
        _ content: C
    ) -> some TabContent<TabValue> where C.TabValue == TabValue { content }
}

/// Pieces of a tab view.
nonisolated struct TabList<TabValue: Hashable, T>: TabContent {
    private let value: T
    /// Knows the pieces' types, which `T` alone does not tell.
    private let list: @MainActor (T, ViewElements) -> Void

    init(_ value: T, _ list: @escaping @MainActor (T, ViewElements) -> Void) {
        self.value = value
        self.list = list
    }

    /// Never asked for: the tabs are listed directly.
    var body: TabList { self }

    @MainActor static func _listTabs(_ content: Self, into tabs: ViewElements) { content.list(content.value, tabs) }
}

/// Lists a piece of a tab view with a separate identity.
@MainActor
private func list<C: TabContent>(_ content: C, _ index: Int, into tabs: ViewElements) {
    tabs.builder.step(index) { C._listTabs(content, into: tabs) }
}

// Several pieces, spelled out: a parameter pack cannot say that all have the same kind of value.
extension TabContentBuilder {
    private static func tabs<each C: TabContent>(_ pieces: repeat each C) -> TabList<TabValue, (repeat each C)> {
        TabList((repeat each pieces)) { pieces, tabs in
            var index = 0
            for piece in repeat each pieces {
                list(piece, index, into: tabs)
                index += 1
            }
        }
    }

    /// Several statements.
    public static func buildBlock(_ c0: some TabContent<TabValue>, _ c1: some TabContent<TabValue>) -> some TabContent<
        TabValue
    > { tabs(c0, c1) }

    /// Several statements.
    public static func buildBlock(
        _ c0: some TabContent<TabValue>, _ c1: some TabContent<TabValue>, _ c2: some TabContent<TabValue>
    ) -> some TabContent<TabValue> { tabs(c0, c1, c2) }

    /// Several statements.
    public static func buildBlock(
        _ c0: some TabContent<TabValue>, _ c1: some TabContent<TabValue>, _ c2: some TabContent<TabValue>,
        _ c3: some TabContent<TabValue>
    ) -> some TabContent<TabValue> { tabs(c0, c1, c2, c3) }

    /// Several statements.
    public static func buildBlock(
        _ c0: some TabContent<TabValue>, _ c1: some TabContent<TabValue>, _ c2: some TabContent<TabValue>,
        _ c3: some TabContent<TabValue>, _ c4: some TabContent<TabValue>
    ) -> some TabContent<TabValue> { tabs(c0, c1, c2, c3, c4) }

    /// Several statements.
    public static func buildBlock(
        _ c0: some TabContent<TabValue>, _ c1: some TabContent<TabValue>, _ c2: some TabContent<TabValue>,
        _ c3: some TabContent<TabValue>, _ c4: some TabContent<TabValue>, _ c5: some TabContent<TabValue>
    ) -> some TabContent<TabValue> { tabs(c0, c1, c2, c3, c4, c5) }

    /// Several statements.
    public static func buildBlock(
        _ c0: some TabContent<TabValue>, _ c1: some TabContent<TabValue>, _ c2: some TabContent<TabValue>,
        _ c3: some TabContent<TabValue>, _ c4: some TabContent<TabValue>, _ c5: some TabContent<TabValue>,
        _ c6: some TabContent<TabValue>
    ) -> some TabContent<TabValue> { tabs(c0, c1, c2, c3, c4, c5, c6) }

    /// Several statements.
    public static func buildBlock(
        _ c0: some TabContent<TabValue>, _ c1: some TabContent<TabValue>, _ c2: some TabContent<TabValue>,
        _ c3: some TabContent<TabValue>, _ c4: some TabContent<TabValue>, _ c5: some TabContent<TabValue>,
        _ c6: some TabContent<TabValue>, _ c7: some TabContent<TabValue>
    ) -> some TabContent<TabValue> { tabs(c0, c1, c2, c3, c4, c5, c6, c7) }

    /// Several statements.
    public static func buildBlock(
        _ c0: some TabContent<TabValue>, _ c1: some TabContent<TabValue>, _ c2: some TabContent<TabValue>,
        _ c3: some TabContent<TabValue>, _ c4: some TabContent<TabValue>, _ c5: some TabContent<TabValue>,
        _ c6: some TabContent<TabValue>, _ c7: some TabContent<TabValue>, _ c8: some TabContent<TabValue>
    ) -> some TabContent<TabValue> { tabs(c0, c1, c2, c3, c4, c5, c6, c7, c8) }

    /// Several statements.
    public static func buildBlock(
        _ c0: some TabContent<TabValue>, _ c1: some TabContent<TabValue>, _ c2: some TabContent<TabValue>,
        _ c3: some TabContent<TabValue>, _ c4: some TabContent<TabValue>, _ c5: some TabContent<TabValue>,
        _ c6: some TabContent<TabValue>, _ c7: some TabContent<TabValue>, _ c8: some TabContent<TabValue>,
        _ c9: some TabContent<TabValue>
    ) -> some TabContent<TabValue> { tabs(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9) }
}

/// One of two pieces of a tab view.
nonisolated public enum ConditionalTabContent<T: TabContent, F: TabContent>: TabContent
where T.TabValue == F.TabValue {
    /// By what the tabs of both branches are selected.
    public typealias TabValue = T.TabValue
    case first(T)
    case second(F)

    /// Never asked for: the tabs are listed directly.
    public var body: ConditionalTabContent { self }

    @MainActor public static func _listTabs(_ content: Self, into tabs: ViewElements) {
        switch content {
        case .first(let content): list(content, 1, into: tabs)
        case .second(let content): list(content, 2, into: tabs)
        }
    }
}

extension ForEach: TabContent where Content: TabContent {
    /// By what the tabs are selected.
    public typealias TabValue = Content.TabValue
    public typealias Body = ForEach<Data, ID, Content>

    /// Never asked for: the tabs are listed directly.
    public var body: ForEach<Data, ID, Content> { self }

    @MainActor public static func _listTabs(_ content: Self, into tabs: ViewElements) {
        for element in content.data {
            tabs.builder.step(named: content.id(element)) {
                Content._listTabs(content.content(element), into: tabs)
            }
        }
    }

    /// Tabs for elements that carry their own identity.
    public init<T: Hashable>(_ data: Data, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == T {
        self.init(data: data, content: content, id: { $0.id })
    }

    /// Tabs for elements that a key path identifies.
    public init<T: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == T {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

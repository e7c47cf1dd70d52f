/// Rows below each other in a scroll view: as wide as the list, aligned with its leading edge, without insets,
/// separators or gaps. Headers of sections stay at the top, as in a plain list of UIKit.
nonisolated public struct List<SelectionValue, Content: View>: View where SelectionValue: Hashable {
    let content: Content

    private init(rows: Content) { content = rows }

    public var body: some View { RowColumn(name: "List", pinnedViews: .sectionHeaders, content: content) }
}

extension List {
    /// A list whose rows can be selected; a picture shows none selected.
    nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(rows: content())
    }

    /// A list whose rows can be selected; a picture shows none selected.
    nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(rows: content())
    }

    /// A list of the elements of a collection, which can be selected.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(rows: ForEach(data, content: rowContent))
    }

    /// A list of the elements of a collection, which can be selected.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(rows: ForEach(data, content: rowContent))
    }
}

extension List where SelectionValue == Never {
    /// A list of views.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }

    /// A list of the elements of a collection, which carry their own identity.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(rows: ForEach(data, content: rowContent))
    }

    /// A list of the elements of a collection, which a key path identifies.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(rows: ForEach(data, id: id, content: rowContent))
    }

    /// A list of the numbers of a range.
    nonisolated public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(rows: ForEach(data, content: rowContent))
    }
}

/// Controls below each other in a scroll view, as in a list.
nonisolated public struct Form<Content: View>: View {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { RowColumn(name: "Form", content: content) }
}

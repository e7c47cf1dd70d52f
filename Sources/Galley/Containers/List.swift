/// Rows below each other in a scroll view: as wide as the list, aligned with its leading edge, without insets,
/// separators or gaps. Headers of sections stay at the top, as in a plain list of UIKit.
nonisolated public struct List<SelectionValue, Content: View>: View where SelectionValue: Hashable {
    let content: Content

    init(rows: Content) { content = rows }

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

    /// A list of which one row is selected; a picture shows none selected.
    @_disfavoredOverload
    nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(rows: content())
    }
}

extension List where SelectionValue == Never {
    /// A list of views.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }
}

/// Controls below each other in a scroll view, as in a list.
nonisolated public struct Form<Content: View>: View {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { RowColumn(name: "Form", content: content) }
}

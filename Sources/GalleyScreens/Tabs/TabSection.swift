import GalleyGraph
import GalleyViews

/// Tabs that belong together. A bar shows them one by one; a sidebar with a title.
nonisolated public struct TabSection<Header, Content, Footer, SelectionValue> {
    let header: Header
    let content: Content
    let footer: Footer
}

extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable, Content.TabValue == SelectionValue {
    /// By what the section's tabs are selected.
    public typealias TabValue = SelectionValue
    public typealias Body = TabSection<Header, Content, Footer, SelectionValue>

    /// Never asked for: the tabs are listed directly.
    public var body: TabSection<Header, Content, Footer, SelectionValue> { self }

    @MainActor public static func _listTabs(_ section: Self, into tabs: ViewElements) {
        let title = Header.self == EmptyView.self ? nil : AnyView(section.header)
        tabs.change({ Content._listTabs(section.content, into: tabs) }) { segment in
            var item = segment.traits.tabItem ?? TabItem()
            item.section = item.section ?? title
            segment.traits.tabItem = item
        }
    }
}

extension TabSection where Content: TabContent, SelectionValue == Content.TabValue {
    /// Tabs with a separate header.
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) where Header: View, Footer == EmptyView {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    /// Tabs without a header.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == EmptyView, Footer == EmptyView {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }

    /// Tabs with a title.
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == Text, Footer == EmptyView {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// Tabs with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == Text, Footer == EmptyView {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

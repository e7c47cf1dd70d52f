import GalleyControls
import GalleyGraph
import GalleyViews

/// A tab: its content, and what stands for it in the bar.
nonisolated public struct Tab<Value, Content, Label> {
    let value: AnyHashable?
    let role: TabRole?
    let content: Content
    let label: Label
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    /// By what the tab is selected.
    public typealias TabValue = Value
    public typealias Body = Tab<Value, Content, Label>

    /// Never asked for: the tab is listed directly.
    public var body: Tab<Value, Content, Label> { self }

    @MainActor public static func _listTabs(_ tab: Self, into tabs: ViewElements) {
        let label = tab.label
        tabs.change({ tabs.add { Content._build(tab.content, into: $0) } }) { segment in
            segment.traits.anyTag = tab.value
            var item = TabItem(role: tab.role)
            let isEmpty = Label.self == EmptyView.self || (label as? DefaultTabLabel)?.isEmpty == true
            item.label = isEmpty ? nil : AnyView(label)
            segment.traits.tabItem = item
        }
    }
}

/// What stands for a tab where a title and a picture are given.
nonisolated public struct DefaultTabLabel: View {
    var title: Text?
    var image: Image?

    /// Whether the tab's role decides how it is called.
    fileprivate var isEmpty: Bool { title == nil }

    @MainActor public var body: some View {
        if let title, let image {
            GalleyControls.Label {
                title
            } icon: {
                image
            }
        }
    }
}

extension Tab where Value: Hashable, Content: View, Label: View {
    /// A tab that is shown while the selection is its value.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(
            value: AnyHashable(value), role: nil, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }

    /// A tab that is shown while the selection is its value.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, systemImage: String, value: V, @ViewBuilder content: () -> Content
    ) where Value == V?, Label == DefaultTabLabel {
        self.init(
            value: AnyHashable(value), role: nil, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }

    /// A tab that is shown while the selection is its value.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(
            value: AnyHashable(value), role: nil, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }

    /// A tab that is shown while the selection is its value.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, image: String, value: V, @ViewBuilder content: () -> Content
    ) where Value == V?, Label == DefaultTabLabel {
        self.init(
            value: AnyHashable(value), role: nil, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }

    /// A tab that is shown while the selection is its value.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(
            value: AnyHashable(value), role: nil, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }

    /// A tab that is shown while the selection is its value.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, systemImage: String, value: V, @ViewBuilder content: () -> Content
    ) where Value == V?, Label == DefaultTabLabel {
        self.init(
            value: AnyHashable(value), role: nil, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }

    /// A tab that is shown while the selection is its value.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(
            value: AnyHashable(value), role: nil, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(image)))
    }

    /// A tab that is shown while the selection is its value.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, image: String, value: V, @ViewBuilder content: () -> Content
    ) where Value == V?, Label == DefaultTabLabel {
        self.init(
            value: AnyHashable(value), role: nil, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(image)))
    }

    /// A tab that is shown while the selection is its value.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(
            value: AnyHashable(value), role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }

    /// A tab that is shown while the selection is its value.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, systemImage: String, value: V, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) where Value == V?, Label == DefaultTabLabel {
        self.init(
            value: AnyHashable(value), role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }

    /// A tab that is shown while the selection is its value.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(
            value: AnyHashable(value), role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }

    /// A tab that is shown while the selection is its value.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, image: String, value: V, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Value == V?, Label == DefaultTabLabel {
        self.init(
            value: AnyHashable(value), role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }

    /// A tab that is shown while the selection is its value.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(
            value: AnyHashable(value), role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }

    /// A tab that is shown while the selection is its value.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, systemImage: String, value: V, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Value == V?, Label == DefaultTabLabel {
        self.init(
            value: AnyHashable(value), role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }

    /// A tab that is shown while the selection is its value.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(
            value: AnyHashable(value), role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(image)))
    }

    /// A tab that is shown while the selection is its value.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, image: String, value: V, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Value == V?, Label == DefaultTabLabel {
        self.init(
            value: AnyHashable(value), role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(image)))
    }

    /// A tab that is shown while the selection is its value, with a separate label.
    public init(
        value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: AnyHashable(value), role: nil, content: content(), label: label())
    }

    /// A tab that is shown while the selection is its value, with a separate label.
    public init<V: Hashable>(
        value: V, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) where Value == V? {
        self.init(value: AnyHashable(value), role: nil, content: content(), label: label())
    }

    /// A tab without a label.
    public init(
        value: Value, @ViewBuilder content: () -> Content
    ) where Label == EmptyView {
        self.init(value: AnyHashable(value), role: nil, content: content(), label: EmptyView())
    }

    /// A tab that is shown while the selection is its value, with a separate label.
    public init(
        value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: AnyHashable(value), role: role, content: content(), label: label())
    }

    /// A tab that is shown while the selection is its value, with a separate label.
    public init<V: Hashable>(
        value: V, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) where Value == V? {
        self.init(value: AnyHashable(value), role: role, content: content(), label: label())
    }

    /// A tab that is shown while the selection is its value, with the label of its role.
    public init(
        value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(value: AnyHashable(value), role: role, content: content(), label: DefaultTabLabel())
    }

    /// A tab that is shown while the selection is its value, with the label of its role.
    public init<V: Hashable>(
        value: V, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Value == V?, Label == DefaultTabLabel {
        self.init(value: AnyHashable(value), role: role, content: content(), label: DefaultTabLabel())
    }
}

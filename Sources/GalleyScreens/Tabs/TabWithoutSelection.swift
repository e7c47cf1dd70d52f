import GalleyControls
import GalleyGraph
import GalleyViews

// Tabs of a view whose selection is nobody's: they have no value.
extension Tab where Value == Never, Content: View, Label: View {
    /// A tab of a view without a selection.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(
            value: nil, role: nil, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }

    /// A tab of a view without a selection.
    public init(
        _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(
            value: nil, role: nil, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }

    /// A tab of a view without a selection.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(
            value: nil, role: nil, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }

    /// A tab of a view without a selection.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(
            value: nil, role: nil, content: content(), label: DefaultTabLabel(title: Text(title), image: Image(image)))
    }

    /// A tab with a separate label.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: nil, role: nil, content: content(), label: label())
    }

    /// A tab of a view without a selection.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
    }

    /// A tab of a view without a selection.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
    }

    /// A tab of a view without a selection.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
    }

    /// A tab of a view without a selection.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(
            value: nil, role: role, content: content(), label: DefaultTabLabel(title: Text(title), image: Image(image)))
    }

    /// A tab with a separate label.
    public init(
        role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: nil, role: role, content: content(), label: label())
    }

    /// A tab with the label of its role.
    public init(
        role: TabRole?, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {
        self.init(value: nil, role: role, content: content(), label: DefaultTabLabel())
    }

    /// A tab without a label.
    public init(
        @ViewBuilder content: () -> Content
    ) where Label == EmptyView {
        self.init(value: nil, role: nil, content: content(), label: EmptyView())
    }
}

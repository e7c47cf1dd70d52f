import GalleyControls
import GalleyGraph
import GalleyLive
import GalleyViews

extension TabContent {
    /// A number at the tab's symbol; 0 shows none.
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
        badge(count == 0 ? nil : Text(verbatim: "\(count)"))
    }

    /// A text at the tab's symbol.
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { changed { $0.badge = label } }

    /// A text at the tab's symbol.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
        badge(key.map { Text($0) })
    }

    /// A text at the tab's symbol.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        badge(label.map { Text($0) })
    }

    /// Takes the tab away.
    nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        changed { traits in if hidden { traits.tabItem?.isHidden = true } }
    }

    /// A name under which people's changes to the bar are kept. Pictures show it as it is at first.
    /// - Note: Accepted, does nothing here: people cannot change the bar.
    nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

    /// What people may change about the tab. Pictures show the bar as it is at first.
    /// - Note: Accepted, does nothing here: people cannot change the bar.
    nonisolated public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { self }

    /// Where the tab is shown at first.
    nonisolated public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        hidden(visibility == .hidden && (placements.isEmpty || placements.contains(.tabBar)))
    }

    /// Where the tab is shown.
    nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        hidden(placement == .sidebarOnly)
    }

    /// What one can do with the tabs of a section, in a sidebar. A bar does not show it.
    /// - Note: Accepted, does nothing here: a bar does not show them, and there is no sidebar.
    nonisolated public func sectionActions<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some TabContent<TabValue> { self }

    /// A menu of the tab's. A picture shows it closed.
    /// - Note: Accepted, does nothing here: tabs have no menu.
    nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> { self }

    /// What the tab is called where tests look for it.
    /// - Note: Accepted, does nothing here: a tab is found by its title.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> { self }

    /// What assistive technology reads.
    /// - Note: Accepted, does nothing here: a tab is told by its title.
    nonisolated public func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> { self }

    /// The keys that choose the tab.
    /// - Note: Accepted, does nothing here: tabs are chosen by touch and by the focus.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some TabContent<TabValue> { self }

    nonisolated private func changed(
        _ change: @escaping (inout ElementTraits) -> Void
    ) -> ModifiedTabs<Self> { ModifiedTabs(base: self, change: change) }
}

/// Tabs with something said about them.
private nonisolated struct ModifiedTabs<Base: TabContent>: TabContent {
    typealias TabValue = Base.TabValue
    let base: Base
    let change: (inout ElementTraits) -> Void

    /// Never asked for: the tabs are listed directly.
    var body: ModifiedTabs<Base> { self }

    @MainActor static func _listTabs(_ content: Self, into tabs: ViewElements) {
        tabs.change({ Base._listTabs(content.base, into: tabs) }) { content.change(&$0.traits) }
    }
}

/// What people may change about a tab.
nonisolated public struct TabCustomizationBehavior: Hashable, Sendable {
    private let name: String

    /// As the platform has it.
    public static var automatic: TabCustomizationBehavior { .init(name: "automatic") }
    /// People may move the tab.
    public static var reorderable: TabCustomizationBehavior { .init(name: "reorderable") }
    /// The tab stays where it is.
    public static var disabled: TabCustomizationBehavior { .init(name: "disabled") }
}

/// A form of a tab view that shows its tabs in a bar or a sidebar.
nonisolated public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String

    /// As the platform has it.
    public static var automatic: AdaptableTabBarPlacement { .init(name: "automatic") }
    /// In the bar.
    public static var tabBar: AdaptableTabBarPlacement { .init(name: "tabBar") }
    /// In the sidebar.
    public static var sidebar: AdaptableTabBarPlacement { .init(name: "sidebar") }
}

/// Where a tab is shown.
nonisolated public struct TabPlacement: Hashable, Sendable {
    private let name: String

    /// As the platform has it.
    public static var automatic: TabPlacement { .init(name: "automatic") }
    /// At the end of the bar, whatever people change.
    public static var pinned: TabPlacement { .init(name: "pinned") }
    /// In the sidebar alone, not in the bar.
    public static var sidebarOnly: TabPlacement { .init(name: "sidebarOnly") }
}

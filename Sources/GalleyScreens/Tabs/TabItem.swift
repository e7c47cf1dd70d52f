import GalleyControls
import GalleyGraph

/// A tab as its view describes it.
struct TabItem {
    /// The label, drawn in the bar.
    var label: AnyView?
    var role: TabRole?
    var isHidden = false
    /// The title of the section that the tab is in.
    var section: AnyView?
}

extension ElementTraits {
    private enum TabItemTrait {}

    /// What the view is as a tab.
    var tabItem: TabItem? {
        get { values[ObjectIdentifier(TabItemTrait.self)] as? TabItem }
        set { values[ObjectIdentifier(TabItemTrait.self)] = newValue }
    }
}

extension View {
    /// What stands for the view in the bar of a `TabView`: a symbol and a text.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let label = AnyView(label())
        return modifier(
            TraitWritingModifier { traits in
                var item = traits.tabItem ?? TabItem()
                item.label = label
                traits.tabItem = item
            })
    }
}

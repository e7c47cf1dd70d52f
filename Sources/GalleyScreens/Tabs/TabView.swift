import GalleyGraph
import GalleyViews

/// Views of which one is shown, with a bar to choose it (rules.md §18.9).
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: _PrimitiveView {
    private let selection: Binding<SelectionValue>?
    private let content: Content

    /// Views that are chosen by their tags.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        let bar = TabBarPlan(builder)
        // What the views know of their surroundings they know from where they are listed.
        let elements = ViewElements(builder, isExpanding: true)
        builder.with(bar.change) { builder.step(0) { Content._list(view.content, into: elements) } }
        let all = elements.flattened()
        let chosen = view.selection.map { AnyHashable($0.wrappedValue) }
        // A tab that no bar shows can be chosen all the same.
        let tabs = all.filter { $0.traits.tabItem?.isHidden != true || chosen.map($0.matches) == true }
        let kept =
            builder.live == nil
            ? nil
            : builder.context.store.object(at: builder.identity.child(TabChoice.self), in: builder.part) { TabChoice() }
        let index =
            chosen.flatMap { chosen in tabs.firstIndex { $0.matches(chosen) } }
            ?? min(
                kept?.index ?? 0, max(tabs.count - 1, 0))
        let (selection, changes) = (view.selection, builder.context.store.changes)
        let choose: (Int) -> Void = { index in
            guard let selection else {
                kept?.index = index
                return changes.note(.root)
            }
            if let value = tabs[index].tag.base as? SelectionValue { selection.wrappedValue = value }
        }
        if case .pages(let showsDots) = bar.look {
            builder.addPages(tabs, showing: index, dots: showsDots ?? (tabs.count > 1), choose: choose)
        } else {
            builder.addTabs(tabs, showing: index, bar, choose: choose)
        }
    }
}

extension TabView where SelectionValue == Int {
    /// Views of which a picture shows the first.
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

extension TabView {
    /// Tabs that are chosen by their values.
    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.selection = selection
        self.content = TabContentBuilder<SelectionValue>.Content(tabs: content())
    }

    /// Tabs of which a picture shows the first.
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        selection = nil
        self.content = TabContentBuilder<Never>.Content(tabs: content())
    }
}

/// Where the bar of a tab view lies, and what it takes.
@MainActor
private struct TabBarPlan {
    let look: _TabViewLook
    let isMac: Bool
    /// Whether the bar lies at the top: where there is room for it.
    let isAtTop: Bool
    let metrics: BarMetrics
    let insets: EdgeInsets
    let accessory: ElementView?
    /// What the views say about the bar.
    let screen = Screen()

    init(_ builder: ViewTreeBuilder) {
        let environment = builder.environment
        look = environment.tabViewLook
        isMac = environment.textPlatform == .macOS
        isAtTop = builder.hasWideWindow || isMac
        metrics = environment.metrics.bars
        insets = builder.windowInsets
        accessory = environment.tabAccessory
    }

    /// What holds inside the views.
    func change(_ values: inout EnvironmentValues) {
        values.tabViewLook = .bar
        if case .pages = look { return }
        values.tabScreen = screen
        values.tabAccessory = nil
        values.joinsScreens = false
        var inner = insets
        if !isAtTop { inner.bottom = 0 }
        if isMac { inner.top = 0 }
        values.isUnderTabs = isAtTop && !isMac
        values.windowInsets = inner
    }

    /// What the bar takes from the content.
    var extents: EdgeInsets {
        var extents = EdgeInsets()
        if screen.isHidden(.tab) { return extents }
        if isAtTop {
            let height = metrics.wideTabBarHeight + (insets.top > 0 ? 0 : 10)
            extents.top = isMac ? 32 : screen.containsNavigationBar ? 0 : height
        } else {
            extents.bottom = metrics.isGlass ? max(metrics.tabBarHeight - insets.bottom, 0) : metrics.tabBarHeight
            if accessory != nil { extents.bottom += metrics.tabAccessoryHeight }
        }
        return extents
    }
}

extension ViewTreeBuilder {
    /// The chosen view, with the bar of all.
    fileprivate func addTabs(
        _ tabs: [ViewElements.Element], showing index: Int, _ plan: TabBarPlan, choose: @escaping (Int) -> Void
    ) {
        addBars(
            "TabView", extents: { tabs.isEmpty ? EdgeInsets() : plan.extents },
            bars: { insets, _ in
                if plan.screen.isHidden(.tab) || tabs.isEmpty { return nil }
                let bar = TabBar(
                    tabs: tabs.enumerated().map { tab in BarTab(tab.element) { choose(tab.offset) } }, selected: index,
                    insets: insets,
                    setting: plan.screen.bars[.tab] ?? BarSettings(), isAtTop: plan.isAtTop, accessory: plan.accessory)
                return AnyView(bar.environment(\.screen, nil).environment(\.tabAccessory, nil))
            },
            content: { $0.addTab(tabs, index) })
    }

    /// The chosen page, in all of the room, with the dots over it.
    fileprivate func addPages(
        _ pages: [ViewElements.Element], showing index: Int, dots: Bool, choose: @escaping (Int) -> Void
    ) {
        // Met here, wherever the strip builds them: a page that it does not build keeps its state.
        let parts = pages.map { keptPart(named: $0.name, isShown: false) }
        let strip = ElementView { builder in
            if builder.live == nil || pages.count < 2 { return builder.addPage(pages, parts, index) }
            let page = { number in ElementView { $0.addPage(pages, parts, number) } }
            PageStrip._build(PageStrip(count: pages.count, index: index, page: page, choose: choose), into: builder)
        }
        let view =
            strip
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            .overlay(alignment: .bottom) {
                if dots { PageDots(count: pages.count, selected: index) }
            }
        func build<V: View>(_ view: V) { V._build(view, into: self) }
        wrap({ asParts { build(view) } }, NodeItem("TabView")) { tree.addPassthrough(around: $0) }
    }

    private func addPage(_ pages: [ViewElements.Element], _ parts: [KeptPart], _ number: Int) {
        guard pages.indices.contains(number) else { return adoptColumn([]) }
        parts[number].meet(in: context.store, isShown: true)
        asHandedIn {
            adoptColumn(inContainer(nil) { inPart(parts[number]) { pages[number].make(self) } })
        }
    }

    private func addTab(_ tabs: [ViewElements.Element], _ index: Int) {
        adoptColumn(
            inContainer(nil) {
                for (other, tab) in tabs.enumerated() {
                    let part = keptPart(named: tab.name, isShown: other == index)
                    if other == index { inPart(part) { tab.make(self) } }
                }
            })
    }
}

/// The tab that was chosen of a tab view that keeps it to itself.
@MainActor
private final class TabChoice {
    var index = 0
}

import GalleyControls
import GalleyGraph
import GalleyLive
import GalleyViews

/// A tab as the bar shows it.
struct BarTab {
    let label: AnyView
    let isSearch: Bool
    let badge: Text?
    /// Chooses the tab.
    let choose: (@MainActor () -> Void)?

    @MainActor init(_ element: ViewElements.Element, choose: (@MainActor () -> Void)? = nil) {
        self.choose = choose
        let item = element.traits.tabItem
        isSearch = item?.role == .search
        badge = element.traits.badge
        label =
            item?.label ?? (isSearch ? AnyView(Label("Search", systemImage: "magnifyingglass")) : AnyView(EmptyView()))
    }
}

/// The bar of a tab view, over an area that reaches beyond it by insets.
struct TabBar: View {
    @Environment(\.metrics) private var metrics
    @Environment(\.textPlatform) private var platform
    @Environment(\.colorScheme) private var scheme
    let tabs: [BarTab]
    let selected: Int
    let insets: EdgeInsets
    let setting: BarSettings
    let isAtTop: Bool
    let accessory: ElementView?

    var body: some View {
        VStack(spacing: 0) {
            if isAtTop {
                NamedView("TabBar") {
                    WideTabBar(tabs: tabs, selected: selected).frame(maxWidth: .infinity).padding(.top, top)
                }
            }
            Spacer(minLength: 0)
            if !isAtTop {
                if let accessory { TabAccessory(content: accessory) }
                NamedView("TabBar") {
                    if metrics.bars.isGlass {
                        GlassTabBar(tabs: tabs, selected: selected)
                    } else {
                        PlainTabBar(tabs: tabs, selected: selected)
                            .padding(.leading, insets.leading).padding(.trailing, insets.trailing)
                            .padding(.bottom, insets.bottom)
                            .background { ground }
                    }
                }
            }
        }
        .environment(\.colorScheme, shownScheme)
    }

    private var shownScheme: ColorScheme {
        setting.backgroundVisibility == .visible ? (setting.colorScheme ?? nil) ?? scheme : scheme
    }

    private var top: CGFloat { platform == .macOS ? 4 : insets.top > 0 ? insets.top : 10 }

    @ViewBuilder private var ground: some View {
        if setting.backgroundVisibility != .hidden { BarGround(edge: .bottom, style: setting.background) }
    }
}

/// Tabs before iOS 26: symbols over texts, spread over the screen.
private struct PlainTabBar: View {
    @Environment(\.metrics) private var metrics
    let tabs: [BarTab]
    let selected: Int

    var body: some View {
        HStack(spacing: 0) {
            ForEach(0..<tabs.count, id: \.self) { index in
                TabLabel(tab: tabs[index], color: index == selected ? .accentColor : Color(.system(.gray)))
                    .frame(maxWidth: .infinity)
                    .liveTab(index == selected, tabs[index].choose)
            }
        }
        .frame(height: metrics.bars.tabBarHeight)
    }
}

/// Tabs of iOS 26, on glass that floats over the screen; a tab for searching has its own glass.
private struct GlassTabBar: View {
    @Environment(\.metrics) private var metrics
    @Environment(\.colorScheme) private var scheme
    let tabs: [BarTab]
    let selected: Int

    var body: some View {
        let bars = metrics.bars
        let shown = tabs.indices.filter { !tabs[$0].isSearch }
        let apart = tabs.indices.filter { tabs[$0].isSearch }
        HStack(spacing: 8) {
            if !apart.isEmpty { platter(shown) }
            if !apart.isEmpty { Spacer(minLength: 0) }
            if apart.isEmpty { platter(shown) }
            ForEach(apart, id: \.self) { index in
                tabs[index].label.labelStyle(.iconOnly).font(.system(size: 20, weight: .medium))
                    .foregroundStyle(index == selected ? Color.accentColor : .primary)
                    .frame(width: bars.tabPlatterHeight, height: bars.tabPlatterHeight)
                    .onGlass(Circle())
                    .liveTab(index == selected, tabs[index].choose)
            }
        }
        .padding(.horizontal, bars.tabPlatterInset)
        .padding(.bottom, bars.tabPlatterInset)
        .frame(maxWidth: .infinity)
    }

    /// Measured: glass of 253 becomes 235, in the dark 19 becomes 53.
    private var selection: Color { scheme == .dark ? .white.opacity(34.0 / 236) : .black.opacity(18.0 / 253) }

    private func platter(_ indices: [Int]) -> some View {
        let bars = metrics.bars
        let tabHeight = bars.tabPlatterHeight - 2 * bars.tabInset
        let overlap = bars.tabOverlap(indices.count)
        return HStack(spacing: 0) {
            ForEach(indices, id: \.self) { index in
                TabLabel(tab: tabs[index], color: index == selected ? .accentColor : .primary)
                    .frame(
                        minWidth: 0, maxWidth: bars.tabWidth(indices.count) - overlap, minHeight: tabHeight,
                        maxHeight: tabHeight
                    )
                    .background {
                        if index == selected {
                            Capsule(style: .continuous).fill(selection).padding(.horizontal, -overlap / 2)
                        }
                    }
                    .liveTab(index == selected, tabs[index].choose)
            }
        }
        .padding(.horizontal, overlap / 2)
        .padding(bars.tabInset)
        .onGlass(Capsule(style: .continuous))
    }
}

/// A symbol over a text, with a badge at the symbol.
private struct TabLabel: View {
    @Environment(\.metrics) private var metrics
    let tab: BarTab
    let color: Color

    var body: some View {
        VStack(spacing: metrics.bars.isGlass ? 1 : 2) { SymbolFirst(content: tab.label) }
            .labelStyle(TabLabelStyle())
            .symbolVariant(.fill)
            .lineLimit(1)
            .foregroundStyle(color)
            .frame(minHeight: 49)
            .overlay(alignment: .top) { if let badge = tab.badge { TabBadge(text: badge) } }
    }
}

/// The views of a tab's label: small texts, larger symbols, and the symbol above the text in whatever order they are given.
private struct SymbolFirst: _PrimitiveView {
    let content: AnyView

    static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        let metrics = builder.environment.metrics.bars
        let texts = list(view.content.font(.system(size: metrics.tabLabelSize, weight: .medium)), builder)
        let symbols = list(view.content.modifier(TabSymbol()), builder)
        var nodes: [(node: Int, isText: Bool)] = []
        for index in texts.indices {
            let made = builder.elements { texts[index].make(builder) }
            let isText = made.count == 1 && builder.isText(made[0])
            // What is no text is made again, as large as a symbol.
            let kept = isText ? made : builder.elements { symbols[index].make(builder) }
            nodes += kept.map { ($0, isText) }
        }
        for part in nodes.filter({ !$0.isText }) + nodes.filter(\.isText) { builder.adopt(part.node) }
    }

    private static func list<V: View>(_ view: V, _ builder: ViewTreeBuilder) -> [ViewElements.Element] {
        let elements = ViewElements(builder, isExpanding: true)
        V._list(view, into: elements)
        return elements.flattened()
    }
}

/// How large symbols are in tabs.
private struct TabSymbol: ViewModifier {
    func body(content: Content) -> Never { preconditionFailure("applied directly") }

    static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        builder.with(change) { Base._build(content, into: builder) }
    }

    static func _list<Base: View>(_ modifier: Self, around content: Base, into elements: ViewElements) {
        elements.builder.with(change) { Base._list(content, into: elements) }
    }

    private static func change(_ values: inout EnvironmentValues) {
        values.font = .system(size: 18)
        values.imageScale = .large
    }
}

extension ViewTreeBuilder {
    /// Whether a node is a text by itself.
    fileprivate func isText(_ node: Int) -> Bool {
        let tag = tree.tag(of: node)
        return madeItem(tag)?.kind == "Text"
    }
}

/// The icon over the title.
private struct TabLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { TabLabelParts(configuration: configuration) }
}

private struct TabLabelParts: View {
    @Environment(\.metrics) private var metrics
    let configuration: LabelStyleConfiguration

    var body: some View {
        VStack(spacing: metrics.bars.isGlass ? 1 : 2) {
            configuration.icon.frame(height: 26)
            configuration.title.font(.system(size: metrics.bars.tabLabelSize, weight: .medium))
        }
    }
}

/// A number at a tab's symbol.
private struct TabBadge: View {
    @Environment(\.metrics) private var metrics
    let text: Text

    var body: some View {
        let bars = metrics.bars
        text.font(.system(size: bars.badgeDigits)).foregroundStyle(Color.white).lineLimit(1)
            .padding(.horizontal, 5)
            .frame(minWidth: bars.badgeHeight, minHeight: bars.badgeHeight, maxHeight: bars.badgeHeight)
            .background(Color.red, in: Capsule(style: .continuous))
            .fixedSize()
            .alignmentGuide(HorizontalAlignment.center) { _ in -bars.badgeOffset }
            .padding(.top, bars.isGlass ? bars.badgeTop - bars.tabInset : 2)
    }
}

/// Tabs of wide screens and of macOS: texts in a strip at the top. On glass a tab for searching is a symbol beside it
/// (rules.md §18.10).
private struct WideTabBar: View {
    @Environment(\.metrics) private var metrics
    @Environment(\.textPlatform) private var platform
    let tabs: [BarTab]
    let selected: Int

    var body: some View {
        if isMac || !metrics.bars.isGlass {
            strip(Array(tabs.indices)).background(SystemColors.tertiaryFill, in: Capsule(style: .continuous))
        } else {
            HStack(spacing: 8) {
                strip(tabs.indices.filter { !tabs[$0].isSearch }).onGlass(Capsule(style: .continuous))
                ForEach(tabs.indices.filter { tabs[$0].isSearch }, id: \.self) { index in
                    tabs[index].label.labelStyle(.iconOnly).font(.subheadline.weight(.semibold))
                        .foregroundStyle(index == selected ? Color.accentColor : .primary)
                        .frame(width: metrics.bars.wideTabBarHeight, height: metrics.bars.wideTabBarHeight)
                        .onGlass(Circle())
                        .liveTab(index == selected, tabs[index].choose)
                }
            }
        }
    }

    private var isMac: Bool { platform == .macOS }

    private func strip(_ indices: [Int]) -> some View {
        let height = isMac ? 20 : metrics.bars.wideTabHeight
        return HStack(spacing: 0) {
            ForEach(indices, id: \.self) { index in
                tabs[index].label
                    .labelStyle(.titleOnly)
                    .font(isMac ? .body : .subheadline.weight(index == selected ? .semibold : .medium))
                    .lineLimit(1)
                    .foregroundStyle(index == selected && !isMac ? Color.accentColor : .primary)
                    .padding(.horizontal, isMac ? 12 : 18)
                    .frame(height: height)
                    .background {
                        if index == selected { Capsule(style: .continuous).fill(SystemColors.fill) }
                    }
                    .liveTab(index == selected, tabs[index].choose)
            }
        }
        .padding((isMac ? 24 : metrics.bars.wideTabBarHeight) / 2 - height / 2)
    }
}

/// What lies above the tabs.
private struct TabAccessory: View {
    @Environment(\.metrics) private var metrics
    let content: ElementView

    var body: some View {
        HandedIn(content)
            .frame(maxWidth: .infinity)
            .frame(height: metrics.bars.tabAccessoryHeight - 8)
            .onGlass(Capsule(style: .continuous))
            .padding(.horizontal, metrics.bars.tabPlatterInset)
            .padding(.bottom, 8)
    }
}

import GalleyControls
import GalleyGraph
import GalleyViews

/// The bars around a screen, over an area that reaches beyond it by insets.
struct ScreenBars: View {
    let plan: BarPlan
    let surroundings: BarSurroundings
    let insets: EdgeInsets
    /// How far the content is scrolled.
    let scrolled: CGFloat

    /// How much of a large title's row has gone up under the bar.
    private var collapsed: CGFloat { min(max(scrolled, 0), plan.largeTitleHeight) }

    var body: some View {
        VStack(spacing: 0) {
            if plan.hasNavigationBar {
                NamedView("NavigationBar") {
                    NavigationBar(plan: plan, surroundings: surroundings, collapsed: collapsed)
                        .padding(.leading, insets.leading).padding(.trailing, insets.trailing)
                        .frame(height: plan.extents.top - collapsed)
                        .padding(.top, insets.top)
                        .background { ground(.navigation, .top) }
                        .modifier(BarColorScheme(setting: setting(.navigation)))
                        .background { if insets.top > 0 { ClockScheme(setting: setting(.navigation)) } }
                }
            }
            if plan.screen.search?.isPresented == true, let suggestions = plan.screen.suggestions {
                SearchSuggestions(suggestions: suggestions)
            } else {
                Spacer(minLength: 0)
            }
            if plan.hasBottomBar {
                NamedView("Toolbar") {
                    VStack(spacing: 0) { BottomBar(plan: plan) }
                        .padding(.leading, insets.leading).padding(.trailing, insets.trailing)
                        .frame(height: plan.extents.bottom, alignment: .top)
                        .padding(.bottom, insets.bottom)
                        .background { ground(.bottom, .bottom) }
                        .modifier(BarColorScheme(setting: setting(.bottom)))
                }
            }
        }
    }

    private func setting(_ bar: ToolbarPlacement.Bar) -> BarSettings { plan.screen.bars[bar] ?? BarSettings() }

    /// A bar has a ground where content lies under it. At rest none does at the top, but once it is scrolled there; at the bottom that was so
    /// before iOS 26, whose bars have none.
    @ViewBuilder private func ground(_ bar: ToolbarPlacement.Bar, _ edge: VerticalEdge) -> some View {
        let setting = setting(bar)
        let isShown =
            switch setting.backgroundVisibility ?? .automatic {
            case .visible: true
            case .hidden: false
            case .automatic: edge == .top ? scrolled > collapsed : !plan.metrics.isGlass
            }
        if isShown, edge == .top, plan.metrics.isGlass, setting.backgroundVisibility != .visible {
            ScrollEdge()
        } else if isShown {
            BarGround(edge: edge, style: setting.background)
        }
    }
}

/// What of the content goes under a bar without a ground: it fades away.
private struct ScrollEdge: View {
    var body: some View {
        let fade = [(0.95, 0.0), (0.9, 0.75), (0, 1)].map { Gradient.Stop(color: .black.opacity($0), location: $1) }
        Rectangle().fill(BackgroundStyle())
            .mask { LinearGradient(stops: fade, startPoint: .top, endPoint: .bottom) }
            .padding(.bottom, -8)
    }
}

/// Makes a bar light or dark, where it has a background.
private struct BarColorScheme: ViewModifier {
    @Environment(\.colorScheme) private var scheme
    let setting: BarSettings

    func body(content: Content) -> some View {
        let own = setting.backgroundVisibility == .visible ? setting.colorScheme ?? nil : nil
        content.environment(\.colorScheme, own ?? scheme).environment(\.barColorScheme, own)
    }
}

/// Tells the device's clock, which lies on the bar, how that looks.
private struct ClockScheme: _PrimitiveView {
    let setting: BarSettings

    static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        guard view.setting.backgroundVisibility == .visible else { return }
        builder.context.clockScheme = view.setting.colorScheme ?? nil
    }
}

/// The bar at the top of a screen: a row of items around the title, the large title below, and a search field.
private struct NavigationBar: View {
    let plan: BarPlan
    let surroundings: BarSurroundings
    /// How much of the large title's row is not seen: content that is scrolled takes it along.
    let collapsed: CGFloat

    private var isCollapsed: Bool { collapsed > 0 && collapsed >= plan.largeTitleHeight }

    var body: some View {
        VStack(spacing: 0) {
            if !(plan.searchIsInTopBar && plan.screen.search?.isPresented == true) {
                row.frame(height: rowHeight, alignment: plan.metrics.isGlass ? .bottom : .center)
                if plan.titleIsInOwnRow, collapsed == 0 {
                    LargeTitle(plan: plan).frame(height: plan.largeTitleHeight)
                } else if plan.titleIsInOwnRow, !isCollapsed {
                    LargeTitle(plan: plan).frame(height: plan.largeTitleHeight)
                        .frame(height: plan.largeTitleHeight - collapsed, alignment: .bottom).clipped()
                }
            }
            if plan.searchIsInTopBar, let field = plan.screen.search {
                SearchRow(field: field)
                    .padding(.top, field.isPresented ? plan.metrics.searchTop : 0)
                    .frame(height: plan.metrics.searchRowHeight, alignment: .top)
                    .padding(.top, field.isPresented ? rowHeight - plan.metrics.rowHeight : 0)
                if let scopes = plan.scopes {
                    SearchScopeBar(scopes: scopes).frame(height: plan.metrics.scopeRowHeight, alignment: .top)
                }
            }
        }
    }

    private var rowHeight: CGFloat {
        surroundings.insets.top > 0 ? plan.metrics.rowHeight : plan.metrics.rowHeightAlone
    }

    private var row: some View {
        BarRow(spacing: plan.metrics.itemSpacing, titleIsLeading: surroundings.isUnderTabs) {
            BarItems(runs: leading)
            title
            BarItems(runs: trailing)
        }
        .padding(.horizontal, plan.metrics.edge)
        .frame(height: plan.metrics.itemHeight)
        // On glass the items end 10 points above the content.
        .padding(.bottom, plan.metrics.isGlass ? plan.metrics.rowHeight - plan.metrics.itemHeight : 0)
    }

    private var leading: [BarRun] {
        var runs: [BarRun] = []
        if plan.canGoBack, plan.screen.hidesBackButton != true { runs.append(run(BackButton(plan: plan))) }
        if surroundings.hasSidebarToggle, !plan.screen.removedItems.contains(.sidebarToggle) {
            runs.append(
                run(
                    Image(systemName: "sidebar.leading").imageScale(.large)
                        .font(.body).foregroundStyle(plan.metrics.isGlass ? Color.primary : .accentColor)))
        }
        return runs + BarRun.runs(of: plan.screen.groups(.leading), sharing: plan.metrics.isGlass)
    }

    private var trailing: [BarRun] {
        var runs = BarRun.runs(
            of: plan.screen.groups(.trailing), sharing: plan.metrics.isGlass, search: plan.screen.search)
        if plan.screen.groups(.overflow).contains(where: { !$0.entries.isEmpty }) {
            runs.append(
                run(
                    Image(systemName: plan.metrics.isGlass ? "ellipsis" : "ellipsis.circle").imageScale(.large)
                        .font(.body).foregroundStyle(plan.metrics.isGlass ? Color.primary : .accentColor)))
        }
        return runs
    }

    private func run<V: View>(_ view: V) -> BarRun {
        BarRun(entries: [.init(isSpacer: false, view: ElementView { V._build(view, into: $0) }, isProminent: false)])
    }

    @ViewBuilder private var title: some View {
        if let group = plan.screen.groups(.center).first {
            HStack(spacing: 8) { ForEach(0..<group.entries.count, id: \.self) { group.entries[$0].view } }
        } else if !plan.titleIsLarge || !plan.titleIsInOwnRow || isCollapsed {
            InlineTitle(plan: plan, isLarge: plan.titleIsLarge && !isCollapsed)
        } else {
            EmptyTitle()
        }
    }
}

/// Holds the place of a title that is not shown.
private struct EmptyTitle: View {
    var body: some View { Color.clear.frame(width: 0, height: 0) }
}

/// The title in the bar's own row, with the line below it.
private struct InlineTitle: View {
    let plan: BarPlan
    let isLarge: Bool

    var body: some View {
        VStack(spacing: 0) {
            if let group = plan.screen.groups(.title).first {
                ForEach(0..<group.entries.count, id: \.self) { group.entries[$0].view }
            } else if let title = plan.screen.title {
                HStack(spacing: 4) {
                    title.text.font(isLarge ? .largeTitle.bold() : .headline).role(.heading(level: 1))
                    if plan.screen.titleMenu != nil || title.isEditable { TitleArrow() }
                }
            } else {
                EmptyTitle()
            }
            if let group = plan.screen.groups(.subtitle).first {
                ForEach(0..<group.entries.count, id: \.self) { group.entries[$0].view }
            } else if let subtitle = plan.screen.subtitle {
                subtitle.font(.caption).foregroundStyle(Color.secondary)
            }
        }
        .lineLimit(1)
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    }
}

/// The arrow that opens the menu of a title.
private struct TitleArrow: View {
    var body: some View {
        Image(systemName: "chevron.down").font(.system(size: 9, weight: .bold))
            .foregroundStyle(Color.secondary)
            .frame(width: 18, height: 18)
            .background(SystemColors.tertiaryFill, in: Circle())
    }
}

/// The title in a separate row.
private struct LargeTitle: View {
    let plan: BarPlan

    var body: some View {
        HStack(spacing: 0) {
            VStack(alignment: .leading, spacing: 0) {
                if let group = plan.screen.groups(.largeTitle).first {
                    ForEach(0..<group.entries.count, id: \.self) { group.entries[$0].view }
                } else if let title = plan.screen.title {
                    title.text.font(.largeTitle.bold()).minimumScaleFactor(0.7).role(.heading(level: 1))
                }
                if let group = plan.screen.groups(.largeSubtitle, .subtitle).first {
                    ForEach(0..<group.entries.count, id: \.self) { group.entries[$0].view }
                } else if let subtitle = plan.screen.subtitle {
                    subtitle.font(.subheadline).foregroundStyle(Color.secondary)
                }
            }
            .lineLimit(1)
            Spacer(minLength: 0)
        }
        .padding(.horizontal, plan.metrics.edge)
        .fixedSize(horizontal: false, vertical: true)
    }
}

/// What leads back to the screen before: on glass an arrow, before iOS 26 with that screen's title.
private struct BackButton: View {
    @Environment(\.dismiss) private var dismiss
    let plan: BarPlan

    var body: some View {
        Button {
            dismiss()
        } label: {
            if plan.metrics.isGlass {
                Image(systemName: "chevron.backward").imageScale(.large)
            } else {
                // The arrow begins 8 points from the edge (Flutter's CupertinoNavigationBarBackButton), titles 16.
                HStack(spacing: 6) {
                    Image(systemName: "chevron.backward").font(.body.weight(.semibold)).imageScale(.large)
                    (plan.previousTitle?.text ?? Text("Back")).lineLimit(1)
                }
                .padding(.leading, 8 - plan.metrics.edge)
            }
        }
        .buttonStyle(BarButtonStyle())
        .modifier(
            LiveNameModifier(name: plan.metrics.isGlass ? Text("Back") : plan.previousTitle?.text ?? Text("Back"))
        )
        .font(.body)
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    }
}

/// The bar at the bottom of a screen.
private struct BottomBar: View {
    let plan: BarPlan

    var body: some View {
        let isGlass = plan.metrics.isGlass
        let items = BarRun.runs(
            of: plan.screen.groups(.bottom), sharing: isGlass, search: plan.screen.search)
        let middle = BarRun.runs(of: plan.screen.groups(.bottomCenter), sharing: isGlass)
        if plan.searchIsInBottomBar, let scopes = plan.scopes {
            SearchScopeBar(scopes: scopes).frame(height: plan.metrics.scopeRowHeight, alignment: .top)
        }
        ZStack {
            if !middle.isEmpty { BarItems(runs: middle, isAtBottom: true) }
            HStack(spacing: plan.metrics.itemSpacing) {
                if !items.isEmpty {
                    BarItems(
                        runs: items, isSpread: !isGlass && !items.contains(where: \.isFlexible), isAtBottom: true)
                }
                if plan.searchIsInBottomBar, let field = plan.screen.search {
                    SearchRow(field: field, isAtBottom: true)
                }
            }
            .padding(
                .horizontal,
                plan.searchIsInBottomBar && items.isEmpty
                    ? plan.metrics.toolbarEdge - plan.metrics.edge : plan.metrics.toolbarEdge)
        }
        .frame(maxWidth: .infinity)
        .frame(height: plan.metrics.toolbarItemHeight)
        .padding(.top, plan.metrics.toolbarTop)
    }
}

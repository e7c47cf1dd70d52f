import GalleyGraph

/// What of the bars around a screen is shown, as its views say.
@MainActor
struct BarPlan {
    let screen: Screen
    let metrics: BarMetrics
    /// The title of the screen before, where there is one.
    let previousTitle: BarTitle?
    let canGoBack: Bool
    let titleIsLarge: Bool
    let titleIsInOwnRow: Bool
    /// The height of the row of a large title and its subtitle; 0 without one.
    let largeTitleHeight: CGFloat
    let hasNavigationBar: Bool
    let hasBottomBar: Bool
    let searchIsInTopBar: Bool
    let searchIsInBottomBar: Bool
    /// The scopes of the search, where they are shown.
    let scopes: SearchScopes?
    /// What the top bar and the bottom bar take from the content.
    let extents: EdgeInsets

    init(_ screens: [Screen], _ surroundings: BarSurroundings) {
        let screen = screens.last ?? Screen()
        let metrics = surroundings.metrics
        self.screen = screen
        self.metrics = metrics
        canGoBack = screens.count > 1
        previousTitle = screens.dropLast().last?.title

        let isNamed = screen.title != nil || !screen.groups(.title, .largeTitle).isEmpty
        let mode = Self.mode(screens, surroundings.firstMode)
        titleIsLarge = isNamed && (mode == .large || mode == .inlineLarge)
        titleIsInOwnRow = isNamed && mode == .large
        let hasSubtitle = screen.subtitle != nil || !screen.groups(.largeSubtitle, .subtitle).isEmpty
        largeTitleHeight = titleIsInOwnRow ? metrics.largeTitleHeight + (hasSubtitle ? metrics.subtitleHeight : 0) : 0

        let field = screen.search
        let namesPlace = screen.toolbars.contains(where: \.isSearch)
        let isBelowTitle = surroundings.hasDrawer || field?.placement.place == .drawer
        searchIsInTopBar = field != nil && isBelowTitle && !namesPlace
        searchIsInBottomBar = field != nil && !isBelowTitle && !namesPlace

        let scopes = field.flatMap { field in
            screen.searchScopes.flatMap { $0.areShown(with: field, on: surroundings.platform) ? $0 : nil }
        }
        self.scopes = scopes

        let items = screen.groups(.leading, .trailing, .center, .overflow)
        let hasItems = items.contains { !$0.entries.isEmpty }
        let hasBack = canGoBack && screen.hidesBackButton != true
        hasNavigationBar =
            surroundings.hasBars && !screen.isHidden(.navigation)
            && (isNamed || hasItems || hasBack || searchIsInTopBar || surroundings.hasSidebarToggle)
        let bottom = screen.groups(.bottom, .bottomCenter)
        hasBottomBar =
            surroundings.hasBars && !screen.isHidden(.bottom)
            && (bottom.contains { !$0.entries.isEmpty || $0.isSearch } || searchIsInBottomBar)
        extents = Self.extents(
            metrics, surroundings, top: hasNavigationBar, bottom: hasBottomBar, ownRow: largeTitleHeight,
            search: searchIsInTopBar, isSearching: field?.isPresented == true, hasScopes: scopes != nil,
            scopesAreBelow: searchIsInBottomBar)
    }

    /// The mode of the screen on top: each takes over the one of the screen before.
    private static func mode(_ screens: [Screen], _ first: BarTitleMode) -> BarTitleMode {
        screens.reduce(first) { before, screen in
            let own = screen.titleMode ?? .automatic
            return own == .automatic ? before : own
        }
    }

    private static func extents(
        _ metrics: BarMetrics, _ surroundings: BarSurroundings, top: Bool, bottom: Bool, ownRow: CGFloat, search: Bool,
        isSearching: Bool, hasScopes: Bool, scopesAreBelow: Bool
    ) -> EdgeInsets {
        var extents = EdgeInsets()
        if top {
            // While somebody searches only the field is left of a bar.
            let hidesTitle = search && isSearching
            let row = surroundings.insets.top > 0 ? metrics.rowHeight : metrics.rowHeightAlone
            extents.top =
                hidesTitle
                ? row - metrics.rowHeight + metrics.searchRowHeight + (hasScopes ? metrics.scopeRowHeight : 0)
                : row + ownRow + (search ? metrics.searchRowHeight : 0)
        }
        if bottom {
            extents.bottom = metrics.toolbarExtent(surroundings.insets.bottom)
            if hasScopes, scopesAreBelow { extents.bottom += metrics.scopeRowHeight }
        }
        return extents
    }
}

/// Where a screen with bars stands.
@MainActor
struct BarSurroundings {
    var metrics: BarMetrics
    /// Whether bars are shown at all: on macOS what they hold is in the window's frame.
    var hasBars: Bool
    var platform: TextPlatform
    /// What is unsafe around, as far as is known before the layout.
    var insets: EdgeInsets
    /// How large the title of the first screen is where nothing is said of it.
    var firstMode = BarTitleMode.large
    /// Whether a search field lies below the title unless something else is said.
    var hasDrawer: Bool
    /// Whether tabs lie in the middle of the bar.
    var isUnderTabs: Bool
    /// Whether the bar holds what hides the sidebar.
    var hasSidebarToggle = false

    init(_ builder: ViewTreeBuilder) {
        let environment = builder.environment
        metrics = environment.metrics.bars
        hasBars = environment.textPlatform == .iOS
        platform = environment.textPlatform
        insets = builder.windowInsets
        isUnderTabs = environment.isUnderTabs
        hasDrawer = !metrics.isGlass || environment.tabScreen != nil || builder.hasWideWindow
    }
}

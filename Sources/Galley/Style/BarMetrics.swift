/// The measures of the bars around a screen, in points (rules.md §28.2; iOS 26 is the default).
struct BarMetrics: Sendable {
    /// Whether what lies in bars lies on glass of its own. Else the bars have a ground, where content lies under them.
    var isGlass = true

    // The bar at the top: its row below a safe area and without one, the row of a large title, and that of a search field.
    var rowHeight: CGFloat = 54
    var rowHeightAlone: CGFloat = 64
    var largeTitleHeight: CGFloat = 52
    var searchRowHeight: CGFloat = 60
    /// The space above a search field that has the bar for itself.
    var searchTop: CGFloat = 8

    // What lies in bars: its height, its distance to the edges and to its neighbours, and what lies around text.
    var itemHeight: CGFloat = 44
    var edge: CGFloat = 16
    var itemSpacing: CGFloat = 12
    var textInset: CGFloat = 12

    // The bar at the bottom: its height above a safe area and without one, and its distance to the edges.
    var toolbarHeight: CGFloat = 52
    var toolbarHeightAlone: CGFloat = 76
    var toolbarEdge: CGFloat = 28

    /// A search field: its height, and its corners; nil is a capsule.
    var searchFieldHeight: CGFloat = 44
    var searchFieldRadius: CGFloat?
    /// The row of what one can search in.
    var scopeRowHeight: CGFloat = 44

    // The tab bar: the height that it takes, from the screen's end on glass, else above the safe area.
    var tabBarHeight: CGFloat = 83
    var tabPlatterHeight: CGFloat = 62
    var tabPlatterInset: CGFloat = 21
    var tabInset: CGFloat = 4
    var tabLabelSize: CGFloat = 10
    /// What lies above the tabs on a ground of its own, with the space around it.
    var tabAccessoryHeight: CGFloat = 56
    /// The tab bar of wide screens, which lies at the top, and the tabs in it.
    var wideTabBarHeight: CGFloat = 44
    var wideTabHeight: CGFloat = 36

    /// The badge of a tab: its height, its digits, and where it lies, from the middle of the symbol and from the top.
    var badgeHeight: CGFloat = 20
    var badgeDigits: CGFloat = 13
    var badgeOffset: CGFloat = 8.5
    var badgeTop: CGFloat = 6

    // The dots below pages.
    var pageControlHeight: CGFloat = 26
    var pageDot: CGFloat = 7
    var pagePitch: CGFloat = 17

    /// How wide a tab is on glass, by how many there are.
    func tabWidth(_ count: Int) -> CGFloat { count <= 3 ? 94 : 76 }

    /// Those of iOS before 26.
    static let iOS18: BarMetrics = {
        var metrics = BarMetrics()
        metrics.isGlass = false
        metrics.rowHeight = 44
        metrics.rowHeightAlone = 44
        metrics.searchRowHeight = 52
        metrics.itemSpacing = 16
        metrics.textInset = 0
        metrics.toolbarHeight = 44
        metrics.toolbarHeightAlone = 44
        metrics.toolbarEdge = 16
        metrics.searchFieldHeight = 36
        metrics.searchFieldRadius = 10
        metrics.tabBarHeight = 49
        metrics.badgeHeight = 18
        return metrics
    }()
}

/// The measures of what lies over a screen, in points (rules.md §28.2; iOS 26 is the default).
struct CoverMetrics: Sendable {
    // A sheet: where the tallest one begins, its corners, its handle, and how far a lower one lies inside the screen.
    var sheetTop: CGFloat = 31
    /// nil is as the corners of the display.
    var sheetRadius: CGFloat?
    var handle = CGSize(width: 36, height: 5)
    var handleTop: CGFloat = 5
    var sheetInset: CGFloat = 8
    /// How dark the screen behind is.
    var dimming = 0.2

    // An alert: how wide it is, in points or as a part of the screen, its corners and what lies around its texts.
    var alertWidth: CGFloat?
    var alertPart: CGFloat = 320 / 402
    var alertRadius: CGFloat = 34
    var alertPadding: CGFloat = 24
    var alertButtonHeight: CGFloat = 48
    var alertButtonInset: CGFloat = 16
    var alertButtonSpacing: CGFloat = 8
    /// Whether an alert's texts begin at its leading edge and its buttons are capsules.
    var alertIsGlass = true

    // A dialog with several ways on, and a popover: corners.
    var dialogRadius: CGFloat = 34
    var dialogButtonHeight: CGFloat = 48
    var popoverRadius: CGFloat = 26

    /// Those of iOS before 26.
    static let iOS18: CoverMetrics = {
        var metrics = CoverMetrics()
        metrics.sheetRadius = 10
        metrics.sheetInset = 0
        metrics.alertWidth = 270
        metrics.alertRadius = 14
        metrics.alertPadding = 16
        metrics.alertButtonHeight = 44
        metrics.alertButtonInset = 0
        metrics.alertButtonSpacing = 0
        metrics.alertIsGlass = false
        metrics.dialogRadius = 13
        metrics.dialogButtonHeight = 57
        metrics.popoverRadius = 13
        return metrics
    }()
}

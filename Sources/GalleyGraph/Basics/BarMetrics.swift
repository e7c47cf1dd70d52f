/// The measures of the bars around a screen, in points (rules.md §18.9; iOS 26 is the default).
package struct BarMetrics: Sendable {
    /// Whether what lies in bars lies on glass of its own. Else the bars have a ground, where content lies under them.
    package var isGlass = true

    // The bar at the top: its row below a safe area and without one, the row of a large title, and that of a search field.
    package var rowHeight: CGFloat = 54
    package var rowHeightAlone: CGFloat = 64
    package var largeTitleHeight: CGFloat = 52
    /// What a line below a large title adds to its row: one of a subheadline.
    package var subtitleHeight: CGFloat = 18
    package var searchRowHeight: CGFloat = 60
    /// The space above a search field that has the bar for itself.
    package var searchTop: CGFloat = 8

    // What lies in bars: its height, its distance to the edges and to its neighbours, and what lies around text.
    package var itemHeight: CGFloat = 44
    package var edge: CGFloat = 16
    package var itemSpacing: CGFloat = 12
    package var textInset: CGFloat = 16

    // The bar at the bottom: its height above the safe area of other bars and above the screen's end, what lies in it, how far that
    // is from the bar's top and from the sides, and what lies around text.
    package var toolbarHeight: CGFloat = 52
    package var toolbarHeightAlone: CGFloat = 86
    package var toolbarItemHeight: CGFloat = 48
    package var toolbarTop: CGFloat = 10
    package var toolbarEdge: CGFloat = 28
    package var toolbarTextInset: CGFloat = 17

    /// A search field: its height, and its corners; nil is a capsule.
    package var searchFieldHeight: CGFloat = 44
    package var searchFieldRadius: CGFloat?
    /// The row of what one can search in.
    package var scopeRowHeight: CGFloat = 44

    // The tab bar: the height that it takes, from the screen's end on glass, else above the safe area.
    package var tabBarHeight: CGFloat = 83
    package var tabPlatterHeight: CGFloat = 62
    package var tabPlatterInset: CGFloat = 21
    package var tabInset: CGFloat = 4
    package var tabLabelSize: CGFloat = 10
    /// What lies above the tabs on a separate ground, with the space around it.
    package var tabAccessoryHeight: CGFloat = 56
    /// The tab bar of wide screens, which lies at the top, and the tabs in it.
    package var wideTabBarHeight: CGFloat = 44
    package var wideTabHeight: CGFloat = 36

    /// The badge of a tab: its height, its digits, and where it lies, from the middle of the symbol and from the top.
    package var badgeHeight: CGFloat = 20
    package var badgeDigits: CGFloat = 13
    package var badgeOffset: CGFloat = 8.5
    package var badgeTop: CGFloat = 6

    // The dots below pages.
    package var pageControlHeight: CGFloat = 77 / 3
    package var pageDot: CGFloat = 23 / 3
    package var pagePitch: CGFloat = 53 / 3
    package var pageInset: CGFloat = 15

    /// What the bar at the bottom takes from the content above a safe area.
    ///
    /// On glass it reaches to the screen's end, over the home indicator; above what is taller than that it stands by itself.
    package func toolbarExtent(_ safeArea: CGFloat) -> CGFloat {
        if safeArea <= 0 { return toolbarHeightAlone }
        return isGlass ? max(toolbarHeight, toolbarHeightAlone - safeArea) : toolbarHeight
    }

    /// How wide a tab is at most on glass, by how many there are, and by how much each reaches over the next: more than three share
    /// the bar's width, 98 each of four where the screen is 402 wide (rules.md §18.7).
    package func tabWidth(_ count: Int) -> CGFloat { count <= 3 ? 94 : 98 }
    package func tabOverlap(_ count: Int) -> CGFloat { count <= 3 ? 0 : 40 / 3 }

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
        (metrics.toolbarItemHeight, metrics.toolbarTop, metrics.toolbarTextInset) = (44, 0, 0)
        metrics.toolbarEdge = 16
        metrics.searchFieldHeight = 36
        metrics.searchFieldRadius = 10
        metrics.tabBarHeight = 49
        metrics.badgeHeight = 18
        (metrics.pageControlHeight, metrics.pageDot, metrics.pagePitch, metrics.pageInset) = (26, 7, 16, 12)
        return metrics
    }()
}

/// The measures of what lies over a screen, in points (rules.md §18.9; iOS 26 is the default).
package struct CoverMetrics: Sendable {
    // A sheet: where the tallest one begins, its corners, its handle, and how far a lower one lies inside the screen.
    package var sheetTop: CGFloat = 31
    /// nil is as the corners of the display.
    package var sheetRadius: CGFloat?
    package var handle = CGSize(width: 36, height: 5)
    package var handleTop: CGFloat = 5
    package var sheetInset: CGFloat = 8
    /// How dark the screen behind is.
    package var dimming = 0.2

    // An alert: how wide it is, in points or as a part of the screen, its corners and what lies around its texts.
    package var alertWidth: CGFloat?
    package var alertPart: CGFloat = 320 / 402
    package var alertRadius: CGFloat = 34
    package var alertPadding: CGFloat = 24
    package var alertButtonHeight: CGFloat = 48
    package var alertButtonInset: CGFloat = 16
    package var alertButtonSpacing: CGFloat = 8
    /// Whether an alert's texts begin at its leading edge and its buttons are capsules.
    package var alertIsGlass = true

    // A dialog with several ways on, and a popover: corners.
    package var dialogRadius: CGFloat = 34
    package var dialogButtonHeight: CGFloat = 48
    package var popoverRadius: CGFloat = 26

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

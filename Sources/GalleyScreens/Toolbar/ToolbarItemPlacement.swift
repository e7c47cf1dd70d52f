import GalleyGraph

/// Where an item of a toolbar is shown.
nonisolated public struct ToolbarItemPlacement: Hashable, Sendable {
    /// The parts of bars that placements lead to on iOS.
    enum Place: Hashable, Sendable {
        case leading, trailing, center, bottom, bottomCenter, overflow, title, largeTitle, subtitle, largeSubtitle
        /// Over the keyboard, which a picture has not, or in a bar that iOS has not.
        case notShown
    }

    private let name: String
    let place: Place
    /// Whether the item is what a person most likely wants: it stands out.
    var isProminent = false

    private init(_ name: String, _ place: Place, isProminent: Bool = false) {
        self.name = name
        self.place = place
        self.isProminent = isProminent
    }

    /// The system's choice: the trailing end of the navigation bar.
    public static let automatic = ToolbarItemPlacement("automatic", .trailing)
    /// In the middle of the bar, in place of the title.
    public static let principal = ToolbarItemPlacement("principal", .center)
    /// The leading end of the navigation bar.
    public static let navigation = ToolbarItemPlacement("navigation", .leading)
    /// What is done most: the trailing end of the navigation bar.
    public static let primaryAction = ToolbarItemPlacement("primaryAction", .trailing)
    /// What is done now and then: behind a button with three dots.
    public static let secondaryAction = ToolbarItemPlacement("secondaryAction", .overflow)
    /// What continues: the middle of the bottom bar.
    public static let status = ToolbarItemPlacement("status", .bottomCenter)
    /// What agrees in a dialog.
    public static let confirmationAction = ToolbarItemPlacement("confirmationAction", .trailing, isProminent: true)
    /// What ends a dialog without doing anything.
    public static let cancellationAction = ToolbarItemPlacement("cancellationAction", .leading)
    /// What a dialog destroys.
    public static let destructiveAction = ToolbarItemPlacement("destructiveAction", .trailing)
    /// Over the on-screen keyboard. Pictures have none.
    public static let keyboard = ToolbarItemPlacement("keyboard", .notShown)
    /// The leading end of the top bar.
    public static let topBarLeading = ToolbarItemPlacement("topBarLeading", .leading)
    /// The trailing end of the top bar.
    public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing", .trailing)
    /// The leading end of the navigation bar, as older files call it.
    public static let navigationBarLeading = ToolbarItemPlacement("navigationBarLeading", .leading)
    /// The trailing end of the navigation bar, as older files call it.
    public static let navigationBarTrailing = ToolbarItemPlacement("navigationBarTrailing", .trailing)
    /// The bar at the bottom.
    public static let bottomBar = ToolbarItemPlacement("bottomBar", .bottom)
    /// Under a window of visionOS; on iOS the bar at the bottom.
    public static let bottomOrnament = ToolbarItemPlacement("bottomOrnament", .bottom)
    /// In place of the inline title.
    public static let title = ToolbarItemPlacement("title", .title)
    /// In place of the large title.
    public static let largeTitle = ToolbarItemPlacement("largeTitle", .largeTitle)
    /// In place of the line below the inline title.
    public static let subtitle = ToolbarItemPlacement("subtitle", .subtitle)
    /// In place of the line below the large title.
    public static let largeSubtitle = ToolbarItemPlacement("largeSubtitle", .largeSubtitle)

    /// A separate bar on macOS; iOS has none.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
        ToolbarItemPlacement("accessoryBar", .notShown)
    }

    public static func == (a: Self, b: Self) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// One of the bars around a screen.
nonisolated public struct ToolbarPlacement: Hashable, Sendable {
    enum Bar: Hashable, Sendable { case navigation, bottom, tab, window, status, accessory }

    let bar: Bar

    /// The bar at the top.
    public static let automatic = ToolbarPlacement(bar: .navigation)
    /// The bar at the top, with the title.
    public static let navigationBar = ToolbarPlacement(bar: .navigation)
    /// The bar at the bottom.
    public static let bottomBar = ToolbarPlacement(bar: .bottom)
    /// The bar with the tabs.
    public static let tabBar = ToolbarPlacement(bar: .tab)
    /// The bar of a window on macOS.
    public static let windowToolbar = ToolbarPlacement(bar: .window)
    /// A separate bar on macOS.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement { ToolbarPlacement(bar: .accessory) }
}

/// What a toolbar is for.
nonisolated public struct ToolbarRole: Hashable, Sendable {
    private let name: String

    /// As the platform has it.
    public static let automatic = ToolbarRole(name: "automatic")
    /// Screens that lie upon each other.
    public static let navigationStack = ToolbarRole(name: "navigationStack")
    /// Going back and forth through content.
    public static let browser = ToolbarRole(name: "browser")
    /// Changing a document: the title stands at the leading end.
    public static let editor = ToolbarRole(name: "editor")
}

/// An item that the system puts into toolbars by itself.
nonisolated public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String

    /// What shows and hides the sidebar.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    /// The title.
    public static let title = ToolbarDefaultItemKind(name: "title")
    /// The search field.
    public static let search = ToolbarDefaultItemKind(name: "search")
}

/// How the space between two items of a toolbar is made.
nonisolated public struct SpacerSizing: Hashable, Sendable {
    private let name: String

    /// As wide as there is room.
    public static let flexible = SpacerSizing(name: "flexible")
    /// As wide as the system has it.
    public static let fixed = SpacerSizing(name: "fixed")
}

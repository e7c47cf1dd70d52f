import GalleyGraph

/// How tab views look.
public protocol TabViewStyle {
    @MainActor static func _look(_ style: Self) -> _TabViewLook
}

/// What styles of tab views make of them.
public enum _TabViewLook: Sendable {
    /// A bar with the tabs, at the bottom on a phone.
    case bar
    /// Pages beside each other, and whether dots below say which one is shown; nil: where there are several.
    case pages(showsDots: Bool?)
    /// A bar where there is little room, a sidebar on macOS.
    case adaptable
}

/// A bar with a tab for each view.
nonisolated public struct DefaultTabViewStyle: TabViewStyle, Sendable {
    /// Makes the style.
    public init() {}
    public static func _look(_ style: Self) -> _TabViewLook { .bar }
}

/// A bar with a tab for each view, never a sidebar.
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
    /// Makes the style.
    public init() {}
    public static func _look(_ style: Self) -> _TabViewLook { .bar }
}

/// A bar that can become a sidebar where there is room. A picture shows the bar.
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
    /// Makes the style.
    public init() {}
    public static func _look(_ style: Self) -> _TabViewLook { .adaptable }
}

/// Pages to swipe through.
nonisolated public struct PageTabViewStyle: TabViewStyle, Sendable {
    /// When dots say which page is shown.
    public struct IndexDisplayMode: Hashable, Sendable {
        private let name: String
        fileprivate let showsDots: Bool?

        /// Where there are several pages.
        public static let automatic = IndexDisplayMode(name: "automatic", showsDots: nil)
        /// Also where there is one page only.
        public static let always = IndexDisplayMode(name: "always", showsDots: true)
        /// Not at all.
        public static let never = IndexDisplayMode(name: "never", showsDots: false)
    }

    private let mode: IndexDisplayMode

    /// Pages beside each other, of which one is shown; the dots lie on it.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }

    public static func _look(_ style: Self) -> _TabViewLook { .pages(showsDots: style.mode.showsDots) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A bar with a tab for each view.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar with a tab for each view, never a sidebar.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A bar that can become a sidebar where there is room. A picture shows the bar.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages to swipe through.
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Pages to swipe through, with or without dots.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// How the dots below pages look.
public protocol IndexViewStyle {
    static func _hasGround(_ style: Self) -> Bool
}

/// Dots in a row.
nonisolated public struct PageIndexViewStyle: IndexViewStyle, Sendable {
    /// When the dots lie on a ground.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private let name: String

        /// As the platform has it: they lie on none.
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        /// While one touches them; a picture shows none.
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        /// Whether someone touches them or not.
        public static let always = BackgroundDisplayMode(name: "always")
        /// Not at all.
        public static let never = BackgroundDisplayMode(name: "never")
    }

    private let mode: BackgroundDisplayMode

    /// Dots in a row, on a ground where `.always` asks for it.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }

    public static func _hasGround(_ style: Self) -> Bool { style.mode == .always }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots in a row.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// Dots in a row, on a ground where `.always` asks for it.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

private enum TabViewLookKey: EnvironmentKey { static let defaultValue = _TabViewLook.bar }
private enum IndexGroundKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var tabViewLook: _TabViewLook {
        get { self[TabViewLookKey.self] }
        set { self[TabViewLookKey.self] = newValue }
    }

    /// Whether the dots below pages lie on a ground.
    var indexHasGround: Bool {
        get { self[IndexGroundKey.self] }
        set { self[IndexGroundKey.self] = newValue }
    }
}

extension View {
    /// How the tab views inside look.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        modifier(TabViewStyleModifier(style: style))
    }

    /// How the dots below pages inside look.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.indexHasGround, S._hasGround(style))
    }
}

private nonisolated struct TabViewStyleModifier<S: TabViewStyle>: PrimitiveModifier {
    let style: S

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let look = S._look(modifier.style)
        builder.with({ $0.tabViewLook = look }) { Base._build(content, into: builder) }
    }
}

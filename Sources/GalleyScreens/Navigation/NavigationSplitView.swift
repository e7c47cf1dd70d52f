import GalleyGraph

/// Columns of which one leads to the next. On a phone they are the screens of a stack (rules.md §18.11).
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: _PrimitiveView {
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let compactColumn: Binding<NavigationSplitViewColumn>?
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail

    private init(
        _ visibility: Binding<NavigationSplitViewVisibility>?, _ compactColumn: Binding<NavigationSplitViewColumn>?,
        _ sidebar: Sidebar, _ content: Content, _ detail: Detail
    ) {
        self.visibility = visibility
        self.compactColumn = compactColumn
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
    }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        guard builder.hasWideWindow else { return buildCompact(view, into: builder) }
        let middle = Content.self == EmptyView.self ? nil : view.content
        builder.addColumns(
            "NavigationSplitView", visibility: view.visibility?.wrappedValue ?? .automatic,
            sidebar: view.sidebar, content: middle, detail: view.detail)
    }

    /// The columns as screens, each pushed from the one before.
    @MainActor private static func buildCompact(_ view: Self, into builder: ViewTreeBuilder) {
        var columns = [
            CompactColumn(.sidebar) { Sidebar._build(view.sidebar, into: $0) },
            CompactColumn(.detail) { Detail._build(view.detail, into: $0) },
        ]
        if Content.self != EmptyView.self {
            columns.insert(CompactColumn(.content) { Content._build(view.content, into: $0) }, at: 1)
        }
        let all = CompactColumns(columns, preferred: view.compactColumn)
        builder.addScreens("NavigationSplitView", BarSurroundings(builder)) { all.build(0, into: $0) }
    }
}

extension NavigationSplitView {
    /// Three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, nil, sidebar(), content(), detail())
    }

    /// Three columns, with a binding that says which of them are shown.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, sidebar(), content(), detail())
    }

    /// Three columns, with a binding that says which of them a phone shows.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
    }

    /// Three columns, with bindings that say which of them are shown.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(nil, nil, sidebar(), EmptyView(), detail())
    }

    /// Two columns, with a binding that says which of them are shown.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, sidebar(), EmptyView(), detail())
    }

    /// Two columns, with a binding that says which of them a phone shows.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, sidebar(), EmptyView(), detail())
    }

    /// Two columns, with bindings that say which of them are shown.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, preferredCompactColumn, sidebar(), EmptyView(), detail())
    }
}

/// Which columns of a split view are shown.
nonisolated public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    private let name: String

    /// The system's choice: all that there is room for.
    public static var automatic: NavigationSplitViewVisibility { .init(name: "automatic") }
    /// Every column, as far as there is room.
    public static var all: NavigationSplitViewVisibility { .init(name: "all") }
    /// Of three columns the last two.
    public static var doubleColumn: NavigationSplitViewVisibility { .init(name: "doubleColumn") }
    /// The last column alone.
    public static var detailOnly: NavigationSplitViewVisibility { .init(name: "detailOnly") }
}

/// A column of a split view.
nonisolated public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String

    /// The first column.
    public static var sidebar: NavigationSplitViewColumn { .init(name: "sidebar") }
    /// The middle one of three columns.
    public static var content: NavigationSplitViewColumn { .init(name: "content") }
    /// The last column.
    public static var detail: NavigationSplitViewColumn { .init(name: "detail") }
}

/// How the columns of split views share the room.
public protocol NavigationSplitViewStyle {}

/// The system's choice.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Makes the style.
    public init() {}
}

/// The columns before take room from the detail.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Makes the style.
    public init() {}
}

/// The detail keeps its size, and the columns before lie over it.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Makes the style.
    public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The system's choice.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// The columns before take room from the detail.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The detail keeps its size, and the columns before lie over it.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

private enum DetailIsWholeKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the detail of split views keeps its size, and the other columns lie over it.
    fileprivate(set) var detailIsWhole: Bool {
        get { self[DetailIsWholeKey.self] }
        set { self[DetailIsWholeKey.self] = newValue }
    }
}

extension View {
    /// How the columns of the split views inside share the room.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        environment(\.detailIsWhole, S.self == ProminentDetailNavigationSplitViewStyle.self)
    }

    /// The width of the column that the view is, in points.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        modifier(ScreenModifier { screen in screen.offer(\.columnWidth, width) })
    }

    /// The width of the column that the view is, in points; nil is the system's. Pictures show the ideal one, held between the
    /// others.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        navigationSplitViewColumnWidth(Swift.max(Swift.min(ideal, max ?? ideal), min ?? ideal))
    }
}

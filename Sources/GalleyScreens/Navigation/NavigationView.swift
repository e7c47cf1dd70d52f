import GalleyGraph

/// The older container of screens. On a phone it shows the first of its views as a stack; where there is room for it, its views
/// are columns side by side.
nonisolated public struct NavigationView<Content: View>: _PrimitiveView {
    private let content: Content

    /// Its first view is the first screen or column.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        let count = OneOf.count(view.content, builder)
        let isColumns = builder.hasWideWindow && !builder.environment.navigationViewIsStack && count > 1
        func column(_ index: Int) -> OneOf<Content> { OneOf(content: view.content, index: index) }
        guard isColumns else {
            builder.addScreens("NavigationView", BarSurroundings(builder)) { OneOf._build(column(0), into: $0) }
            return
        }
        builder.addColumns(
            "NavigationView", sidebar: column(0), content: count > 2 ? column(1) : nil, detail: column(count - 1))
    }
}

/// One of the views that another stands for, listed where it is shown: it knows its surroundings from there.
private struct OneOf<Content: View>: _PrimitiveView {
    let content: Content
    let index: Int

    static func count(_ content: Content, _ builder: ViewTreeBuilder) -> Int { list(content, builder).count }

    private static func list(_ content: Content, _ builder: ViewTreeBuilder) -> ViewElements {
        let elements = ViewElements(builder, isExpanding: true)
        builder.step(0) { Content._list(content, into: elements) }
        return elements
    }

    static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        let elements = list(view.content, builder).flattened()
        if elements.indices.contains(view.index) { elements[view.index].make(builder) }
    }
}

private enum NavigationViewStackKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether navigation views are stacks even where there is room for columns.
    fileprivate(set) var navigationViewIsStack: Bool {
        get { self[NavigationViewStackKey.self] }
        set { self[NavigationViewStackKey.self] = newValue }
    }
}

/// How navigation views look.
public protocol NavigationViewStyle {
    static func _isStack(_ style: Self) -> Bool
}

/// A stack on phones, columns elsewhere.
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
    /// Makes the style.
    public init() {}
    public static func _isStack(_ style: Self) -> Bool { false }
}

/// A stack everywhere.
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
    /// Makes the style.
    public init() {}
    public static func _isStack(_ style: Self) -> Bool { true }
}

/// Columns where there is room for them.
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
    init() {}
    public static func _isStack(_ style: Self) -> Bool { false }
}

/// Two columns where there is room for them.
nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
    /// Makes the style.
    public init() {}
    public static func _isStack(_ style: Self) -> Bool { false }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// A stack on phones, columns elsewhere.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A stack everywhere.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns where there is room for them.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
    /// How the navigation views inside look.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationViewIsStack, S._isStack(style))
    }
}

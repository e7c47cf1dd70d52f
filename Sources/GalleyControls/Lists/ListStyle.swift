import GalleyGraph

/// How a list looks.
public protocol ListStyle {
    /// Which of the looks that there are; types of one's own cannot say another.
    static var _kind: _ListKind { get }
}

/// The looks of lists.
public enum _ListKind: Sendable {
    case automatic, plain, inset, grouped, insetGrouped, sidebar, bordered
}

/// Rows from edge to edge with lines between them; headers stay in sight (rules.md §18.8).
public struct PlainListStyle: ListStyle, Sendable {
    public static var _kind: _ListKind { .plain }
    /// Makes the style.
    public init() {}
}

/// The system's style: cards on iOS, inset rows on macOS (rules.md §18.8).
public struct DefaultListStyle: ListStyle, Sendable {
    public static var _kind: _ListKind { .automatic }
    /// Makes the style.
    public init() {}
}

/// Rows with lines between them, without cards (rules.md §18.8).
public struct InsetListStyle: ListStyle, Sendable {
    public static var _kind: _ListKind { .inset }
    /// Makes the style.
    public init() {}
    /// Every second row on a darker ground, as on macOS; iOS has none.
    public init(alternatesRowBackgrounds: Bool) {}
}

/// Sections on grounds from edge to edge (rules.md §18.8).
public struct GroupedListStyle: ListStyle, Sendable {
    public static var _kind: _ListKind { .grouped }
    /// Makes the style.
    public init() {}
}

/// Sections on cards (rules.md §18.8).
public struct InsetGroupedListStyle: ListStyle, Sendable {
    public static var _kind: _ListKind { .insetGrouped }
    /// Makes the style.
    public init() {}
    /// Every second row on a darker ground, as on macOS; iOS has none.
    public init(alternatesRowBackgrounds: Bool) {}
}

/// Sections on cards under large headers, as beside an app's content (rules.md §18.10).
public struct SidebarListStyle: ListStyle, Sendable {
    public static var _kind: _ListKind { .sidebar }
    /// Makes the style.
    public init() {}
}

/// A frame around the rows, as on macOS (rules.md §18.8).
public struct BorderedListStyle: ListStyle, Sendable {
    public static var _kind: _ListKind { .bordered }
    /// Makes the style.
    public init() {}
    /// Makes the style; the grounds of rows are alike in a picture, whether they are to alternate or not.
    public init(alternatesRowBackgrounds: Bool) {}
}

extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge with lines between them; headers stay in sight.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == DefaultListStyle {
    /// The system's style: cards on iOS, inset rows on macOS.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows with lines between them, without cards.
    public static var inset: InsetListStyle { InsetListStyle() }
    /// Rows with lines between them, without cards; the grounds of rows are alike, whether they are to alternate or
    /// not.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// Sections on grounds from edge to edge.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections on cards.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
    /// Sections on cards; the grounds of rows are alike, whether they are to alternate or not.
    public static func insetGrouped(alternatesRowBackgrounds: Bool) -> InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// Sections on cards under large headers, as beside an app's content.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
    /// A frame around the rows, as on macOS.
    public static var bordered: BorderedListStyle { BorderedListStyle() }
}

private enum ListKindKey: EnvironmentKey { static let defaultValue = _ListKind.automatic }

extension EnvironmentValues {
    var listKind: _ListKind {
        get { self[ListKindKey.self] }
        set { self[ListKindKey.self] = newValue }
    }
}

extension View {
    /// How the lists inside look.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listKind, S._kind) }
}

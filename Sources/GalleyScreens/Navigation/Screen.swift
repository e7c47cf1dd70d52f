import GalleyGraph
import GalleyViews

/// What the views of one screen say about the bars around it.
///
/// A navigation container hands a screen down to its content and reads it once the content is built, before anything is
/// measured: bars take their room without a second layout. Views that are built later, in a geometry reader or a lazy
/// container, reach the screen as well; the container then asks for one more layout (`BarsWork`).
///
/// Where several views say the same thing the innermost and first holds.
nonisolated final class Screen: TitledScreen {
    var title: BarTitle?
    var subtitle: Text?
    var titleMode: BarTitleMode?
    var titleMenu: ToolbarGroup?
    var toolbars: [ToolbarGroup] = []
    var role: ToolbarRole?
    var hidesBackButton: Bool?
    var removedItems: Set<ToolbarDefaultItemKind> = []
    var search: SearchField?
    var searchScopes: SearchScopes?
    /// What is suggested during a search.
    var suggestions: [ElementView]?
    /// Whether the search field is a button where no one searches.
    var minimizesSearch: Bool?
    /// How wide the column of a split view is that the screen is.
    var columnWidth: CGFloat?
    /// Whether there is a navigation bar inside, in whose row the tabs of wide screens lie.
    var containsNavigationBar = false
    /// What the views say about whole bars.
    var bars: [ToolbarPlacement.Bar: BarSettings] = [:]
    /// How a value of a path becomes a view, by the value's type.
    var destinations: [ObjectIdentifier: @MainActor (AnyHashable, ViewTreeBuilder) -> Void] = [:]
    /// The types of those values, in the order in which they were met.
    var destinationTypes: [any Hashable.Type] = []
    /// The views that are pushed because a binding says so, in the order in which they were met.
    var pushes: [ScreenPush] = []
    /// The path of a stack that lies in the screen and puts its own on top of it.
    var joinedPath: ScreenPath?
    /// Goes where a link of the screen leads; nil where there is no way on.
    var follow: (@MainActor (LinkTarget) -> Void)?

    /// Whether the bar shows a large title in a row of its own; asked once the content is built.
    var showsLargeTitle: (@MainActor () -> Bool)?

    @MainActor var isUnderLargeTitle: Bool { showsLargeTitle?() ?? false }

    /// Says something that no one has said yet.
    func offer<Value>(_ keyPath: ReferenceWritableKeyPath<Screen, Value?>, _ value: Value?) {
        if self[keyPath: keyPath] == nil { self[keyPath: keyPath] = value }
    }

    /// Says something about a bar that no one has said yet.
    func offer<Value>(_ bar: ToolbarPlacement.Bar, _ keyPath: WritableKeyPath<BarSettings, Value?>, _ value: Value?) {
        if bars[bar]?[keyPath: keyPath] == nil { bars[bar, default: BarSettings()][keyPath: keyPath] = value }
    }

    func isHidden(_ bar: ToolbarPlacement.Bar) -> Bool { bars[bar]?.visibility == .hidden }

    /// The groups of a part of a bar, in the order in which they are shown.
    func groups(_ places: ToolbarItemPlacement.Place...) -> [ToolbarGroup] {
        toolbars.filter { places.contains($0.placement.place) }
    }
}

/// A title in a bar.
struct BarTitle {
    var text: Text
    /// Whether the title can be changed there; a small arrow shows it.
    var isEditable = false
}

/// How large the title of a bar is.
enum BarTitleMode {
    /// As on the screen before; large on the first one.
    case automatic
    case inline
    case large
    /// Large, in the bar's own row.
    case inlineLarge
}

/// What is said about a whole bar.
struct BarSettings {
    var visibility: Visibility?
    var background: AnyShapeStyle?
    var backgroundVisibility: Visibility?
    /// nil inside is the surroundings' own.
    var colorScheme: ColorScheme??
}

/// A view that is pushed while a binding says so.
struct ScreenPush {
    /// Whether it still is.
    var isOpen: () -> Bool
    /// Takes it away.
    var close: () -> Void
    var build: @MainActor (ViewTreeBuilder) -> Void
}

extension EnvironmentValues {
    /// The screen that the view belongs to; nil outside of navigation containers.
    var screen: Screen? {
        get { screenObject as? Screen }
        set { screenObject = newValue }
    }
}

/// Says something about the screen that the view belongs to. Without one it says it to no one.
nonisolated struct ScreenModifier: PrimitiveModifier {
    let change: (Screen) -> Void

    init(_ change: @escaping (Screen) -> Void) { self.change = change }

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        Base._build(content, into: builder)
        if let screen = builder.environment.screen { modifier.change(screen) }
    }
}

extension EnvironmentValues {
    /// What the views of a tab say about the tab bar; nil outside of tab views.
    var tabScreen: Screen? {
        get { tabScreenObject as? Screen }
        set { tabScreenObject = newValue }
    }
}

private enum ScreenKey: EnvironmentKey { static var defaultValue: ScreenReference { ScreenReference() } }
private enum TabScreenKey: EnvironmentKey { static var defaultValue: ScreenReference { ScreenReference() } }
private enum SearchingKey: EnvironmentKey { static let defaultValue = false }

/// A screen that knows what lies above its content.
package protocol TitledScreen: AnyObject {
    /// Whether the content begins below a large title; known once all of the content is built.
    @MainActor var isUnderLargeTitle: Bool { get }
}

/// A screen, which its container keeps. The screen keeps views that were made in it, and they this environment: if that kept the
/// screen in turn, none of them would ever go.
private struct ScreenReference {
    weak var screen: AnyObject?
}

extension EnvironmentValues {
    /// Whom the views of a screen tell about the bars around it; nil outside of screens. Containers of screens know its type.
    package var screenObject: AnyObject? {
        get { self[ScreenKey.self].screen }
        set { self[ScreenKey.self] = ScreenReference(screen: newValue) }
    }

    /// Whom the views of a tab tell about the tab bar; nil outside of tab views.
    package var tabScreenObject: AnyObject? {
        get { self[TabScreenKey.self].screen }
        set { self[TabScreenKey.self] = ScreenReference(screen: newValue) }
    }

    /// Whether a search is under way with the field that the nearest `searchable` around the view makes.
    public package(set) var isSearching: Bool {
        get { self[SearchingKey.self] }
        set { self[SearchingKey.self] = newValue }
    }

    /// What lies over the window is part of no screen in it.
    package mutating func leaveScreens() {
        screenObject = nil
        tabScreenObject = nil
        isSearching = false
    }
}

import GalleyGraph
import GalleyLive

extension Scene {
    /// What the menu bar holds. Pictures have none.
    /// - Note: Accepted, does nothing here: there is no menu bar.
    nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }

    /// Takes the scene's items from the menu bar. Pictures have none.
    /// - Note: Accepted, does nothing here: there is no menu bar.
    nonisolated public func commandsRemoved() -> some Scene { self }

    /// What the menu bar holds in place of the scene's items. Pictures have none.
    /// - Note: Accepted, does nothing here: there is no menu bar.
    nonisolated public func commandsReplaced<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene { self }

    /// How the window's frame looks. Pictures show what is inside of it.
    /// - Note: Accepted, does nothing here: pictures and pages show what is inside of a window.
    nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

    /// How the toolbar in the window's frame looks. Pictures show what is inside of it.
    /// - Note: Accepted, does nothing here: pictures and pages show what is inside of a window.
    nonisolated public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

    /// What the symbol in the menu bar opens: a menu or a window.
    /// - Note: Accepted, does nothing here: there is no menu bar.
    nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }

    /// The window's size at first, in points: on macOS that of the picture where nothing else is asked for.
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene { SizedScene(base: self, size: size) }

    /// The window's size at first, in points: on macOS that of the picture where nothing else is asked for.
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// Where on the display the window lies at first. A picture has no display.
    /// - Note: Accepted, does nothing here: there is no display on which a window could lie.
    nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

    /// How people can change the window's size.
    /// - Note: Accepted, does nothing here: a window is as large as it is asked to be.
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

    /// Whether the window lies over others.
    /// - Note: Accepted, does nothing here: one window is shown.
    nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { self }

    /// Whether windows are there again when the program starts again.
    /// - Note: Accepted, does nothing here: scenes are not restored.
    nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

    /// Whether the window is there when the program starts.
    /// - Note: Accepted, does nothing here: the first scene is shown.
    nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }

    /// The keys that open the window.
    /// - Note: Accepted, does nothing here: there is no menu bar.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some Scene { self }

    /// The events from outside that the window takes.
    /// - Note: Accepted, does nothing here: the first scene gets what comes from outside.
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

    /// Sets an environment value for the scene's windows.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some Scene {
        EnvironmentScene(base: self) { $0[keyPath: keyPath] = value }
    }

    /// Provides an observable object to the views of the scene's windows.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        EnvironmentScene(base: self) { if let object { $0.setObject(object) } }
    }

    /// Provides an observed object to the views of the scene's windows.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        EnvironmentScene(base: self) { $0.setObject(object) }
    }

    /// Runs an action when a value changes. While a picture is drawn a scene's values do not.
    /// - Note: Accepted, does nothing here: scenes are asked for their views only; a view's own `onChange` is called.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene { self }

    /// Runs an action when a value changes. While a picture is drawn a scene's values do not.
    /// - Note: Accepted, does nothing here: scenes are asked for their views only; a view's own `onChange` is called.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene { self }

    /// Runs an action when a value changes. While a picture is drawn a scene's values do not.
    /// - Note: Accepted, does nothing here: scenes are asked for their views only; a view's own `onChange` is called.
    @_disfavoredOverload
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene { self }
}

/// A scene with another environment.
private nonisolated struct EnvironmentScene<Base: Scene>: Scene {
    typealias Body = Never
    let base: Base
    let change: (inout EnvironmentValues) -> Void

    @MainActor static func _show(_ scene: Self, in windows: SceneWindows) {
        windows.builder.with(scene.change) { Base._show(scene.base, in: windows) }
    }
}

/// A scene whose window has a size at first.
private nonisolated struct SizedScene<Base: Scene>: Scene {
    typealias Body = Never
    let base: Base
    let size: CGSize

    @MainActor static func _show(_ scene: Self, in windows: SceneWindows) {
        windows.withSize(scene.size) { Base._show(scene.base, in: windows) }
    }
}

/// How the frame of a window looks.
public protocol WindowStyle {}

/// The frame that the system gives a window; a picture shows none of any style.
nonisolated public struct DefaultWindowStyle: WindowStyle {
    /// Makes the style.
    public init() {}
}

/// A frame without a title.
nonisolated public struct HiddenTitleBarWindowStyle: WindowStyle {
    /// Makes the style.
    public init() {}
}

/// A frame with a title.
nonisolated public struct TitleBarWindowStyle: WindowStyle {
    /// Makes the style.
    public init() {}
}

/// No frame.
nonisolated public struct PlainWindowStyle: WindowStyle {
    /// Makes the style.
    public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// The system's frame.
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// A frame without a title.
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
    /// A frame with a title.
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
    /// No frame.
    public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// How the toolbar in a window's frame looks.
public protocol WindowToolbarStyle {}

/// The place that the system has for toolbars.
nonisolated public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    /// Makes the style.
    public init() {}
}

/// Below the title.
nonisolated public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
    /// Makes the style.
    public init() {}
}

/// Beside the title.
nonisolated public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    /// Makes the style, with the window's title or without.
    public init(showsTitle: Bool = true) {}
}

/// Beside the title, in a lower frame.
nonisolated public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    /// Makes the style, with the window's title or without.
    public init(showsTitle: Bool = true) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// The system's place for toolbars.
    public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// Below the title.
    public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// Beside the title.
    public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

    /// Beside the title, or in its place.
    public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
        UnifiedWindowToolbarStyle(showsTitle: showsTitle)
    }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// Beside the title, in a lower frame.
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }

    /// Beside the title or in its place, in a lower frame.
    public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
    }
}

/// What a symbol in the menu bar opens.
public protocol MenuBarExtraStyle {}

/// A menu, as the system does by itself.
nonisolated public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
    /// Makes the style.
    public init() {}
}

/// A menu.
nonisolated public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
    /// Makes the style.
    public init() {}
}

/// A small window.
nonisolated public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
    /// Makes the style.
    public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    /// A menu, as the system does by itself.
    public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    /// A menu.
    public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    /// A small window.
    public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

/// How people can change a window's size.
nonisolated public struct WindowResizability: Sendable {
    private let name: String

    /// As the kind of scene does.
    public static let automatic = WindowResizability(name: "automatic")
    /// Within what the content can be.
    public static let contentSize = WindowResizability(name: "contentSize")
    /// No smaller than the content can be.
    public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// Which windows a window lies over.
nonisolated public struct WindowLevel: Sendable {
    private let name: String

    /// As the kind of scene does.
    public static let automatic = WindowLevel(name: "automatic")
    /// Among the other windows.
    public static let normal = WindowLevel(name: "normal")
    /// Over normal windows.
    public static let floating = WindowLevel(name: "floating")
    /// Below all others.
    public static let desktop = WindowLevel(name: "desktop")
}

/// Whether windows are there again when a program starts again.
nonisolated public struct SceneRestorationBehavior: Sendable {
    private let name: String

    /// As the system does.
    public static let automatic = SceneRestorationBehavior(name: "automatic")
    /// They are not.
    public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// Whether a window is there when a program starts.
nonisolated public struct SceneLaunchBehavior: Sendable {
    private let name: String

    /// As the kind of scene does.
    public static let automatic = SceneLaunchBehavior(name: "automatic")
    /// It is.
    public static let presented = SceneLaunchBehavior(name: "presented")
    /// It is not.
    public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

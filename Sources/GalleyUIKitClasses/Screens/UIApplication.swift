import GalleyUIKit

/// UIKit's app. There is one, in front, with one window; what it is asked to do is kept, or not done and said so.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// How far the app is in front.
    public enum State: Int, Sendable { case active, inactive, background }

    /// The app.
    public class var shared: UIApplication { one }
    private static let one = UIApplication()

    /// Who is told of it.
    open var delegate: (any UIApplicationDelegate)?
    /// How far it is in front: in front.
    open var applicationState: State { .active }
    /// Whether the screen stays on: kept.
    open var isIdleTimerDisabled = false
    /// The number on its icon: kept.
    open var applicationIconBadgeNumber = 0
    /// Its icon's other name: kept.
    open private(set) var alternateIconName: String?
    /// Whether its icon can be changed; true.
    open var supportsAlternateIcons: Bool { true }
    /// Whether one writes from left to right.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Whether it has several scenes; false.
    open var supportsMultipleScenes: Bool { false }
    /// The reader's choice of a text's size.
    open var isProtectedDataAvailable: Bool { true }
    /// Whether the wheel for the network turns: kept.
    open var isNetworkActivityIndicatorVisible = false
    /// How long it may continue behind, in seconds.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    /// Whether it fetches behind: kept.
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
    /// What its menu on the home screen holds: kept.
    open var shortcutItems: [UIApplicationShortcutItem]?
    /// Whether it is told of notes from outside; false.
    open var isRegisteredForRemoteNotifications: Bool { false }

    private lazy var scene: UIWindowScene = {
        let scene = UIWindowScene(
            session: UISceneSession(role: .windowApplication), connectionOptions: UIScene.ConnectionOptions())
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        return scene
    }()

    /// Its scenes: one, of one window with an empty controller.
    open var connectedScenes: Set<UIScene> { [scene] }
    /// What belongs to its scenes.
    open var openSessions: Set<UISceneSession> { [scene.session] }
    /// Its windows.
    open var windows: [UIWindow] { scene.windows }
    /// The window with the keys.
    open var keyWindow: UIWindow? { scene.keyWindow }
    /// The status bar's rectangle: none.
    open var statusBarFrame: CGRect { .zero }
    /// How the screen stands: as the picture.
    open var statusBarOrientation: UIInterfaceOrientation { scene.interfaceOrientation }

    /// What opening an address may be told.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// A key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Only an app that is meant for it opens it.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// What an app that opens an address is told.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// A key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Who asked.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    }

    /// What a start is told.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// A key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The address that it was started for.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The note that it was started for.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// What was chosen from its menu.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }

    /// Opens an address: nothing is opened, and the completion hears so.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor (Bool) -> Void)? = nil
    ) { completion?(false) }

    /// Opens an address: nothing is opened.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { false }

    /// Opens an address: nothing is opened.
    @discardableResult
    open func openURL(_ url: URL) -> Bool { false }

    /// Whether an address could be opened: those that each device opens, of the web.
    open func canOpenURL(_ url: URL) -> Bool { ["http", "https"].contains(url.scheme?.lowercased() ?? "") }

    /// Calls a method: it is not called.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { false }

    /// Changes its icon: kept.
    open func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
        self.alternateIconName = alternateIconName
        completionHandler?(nil)
    }
    /// Changes its icon: kept.
    open func setAlternateIconName(_ alternateIconName: String?) async throws {
        self.alternateIconName = alternateIconName
    }
    /// Asks to continue behind: never told that time is over.
    open func beginBackgroundTask(
        withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }
    /// Is done behind.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    /// Asks for notes from outside. None come.
    open func registerForRemoteNotifications() {}
    /// Asks for no more notes.
    open func unregisterForRemoteNotifications() {}
    /// Lets the device's remote buttons reach it. There are none.
    open func beginReceivingRemoteControlEvents() {}
    /// Lets them reach it no more.
    open func endReceivingRemoteControlEvents() {}
    /// Hears no touches. None come anyway.
    open func beginIgnoringInteractionEvents() {}
    /// Hears touches again.
    open func endIgnoringInteractionEvents() {}
    /// Asks for another scene. None comes.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: Any?, options: Any?, errorHandler: ((any Error) -> Void)? = nil
    ) {}
    /// Ends a scene. It stays.
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: Any?, errorHandler: ((any Error) -> Void)? = nil
    ) {}
}

/// A piece of work behind.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    /// A piece by its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// None.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether an app fetches behind.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }

/// What a fetch behind has brought.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

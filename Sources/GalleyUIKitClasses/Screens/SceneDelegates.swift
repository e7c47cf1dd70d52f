/// What is told of a scene. Nothing is: no scene comes or goes here.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
    /// A scene came.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// A scene went.
    func sceneDidDisconnect(_ scene: UIScene)
    /// A scene is in front.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// A scene goes from the front.
    func sceneWillResignActive(_ scene: UIScene)
    /// A scene comes to the front.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// A scene went behind.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Addresses are to be opened.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
    /// A scene came.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// A scene went.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// A scene is in front.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// A scene goes from the front.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// A scene comes to the front.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// A scene went behind.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Addresses are to be opened.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// What is told of a scene of windows. Nothing is.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window.
    var window: UIWindow? { get set }
    /// Something was chosen from the app's menu.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    /// None.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// Something was chosen from the app's menu.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}
}

/// Something in the app's menu on the home screen: kept.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
    /// What it is.
    public let type: String
    /// Its words.
    public let localizedTitle: String
    /// The words below.
    public let localizedSubtitle: String?

    /// Something with words.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil,
        userInfo: [String: Any]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        super.init()
    }

    /// Something with words.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil)
    }
}

/// A picture in the app's menu: kept.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
    /// A symbol.
    public init(systemImageName: String) { super.init() }
    /// A picture of the app's.
    public init(templateImageName: String) { super.init() }
}

/// Ways that a screen may stand.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt

    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    /// On its side.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// On its other side.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    /// On either side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// In any way.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    /// In any way but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// How a screen stands.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    /// Whether it is upright, or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is on a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

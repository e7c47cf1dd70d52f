import GalleyUIKit

/// UIKit's scene. There is one, which the picture stands for.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// How far a scene is in front.
    public enum ActivationState: Int, Sendable {
        case unattached = -1, foregroundActive, foregroundInactive, background
    }

    /// What a scene begins with: nothing.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// The addresses that it is to open.
        open var urlContexts: Set<UIOpenURLContext> { [] }
        /// What was chosen from the app's menu.
        open var shortcutItem: UIApplicationShortcutItem? { nil }
    }

    /// What belongs to it across starts.
    public let session: UISceneSession
    /// Who is told of it.
    open var delegate: (any UISceneDelegate)?
    /// How far it is in front: in front.
    open var activationState: ActivationState { .foregroundActive }
    /// Its title.
    open var title: String! = ""

    /// A scene.
    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// Opens an address: nothing is opened.
    open func open(_ url: URL, options: Any?, completionHandler completion: ((Bool) -> Void)? = nil) {
        completion?(false)
    }

    /// It came.
    public nonisolated class var willConnectNotification: NSNotification.Name {
        .init("UISceneWillConnectNotification")
    }
    /// It went.
    public nonisolated class var didDisconnectNotification: NSNotification.Name {
        .init("UISceneDidDisconnectNotification")
    }
    /// It is in front.
    public nonisolated class var didActivateNotification: NSNotification.Name {
        .init("UISceneDidActivateNotification")
    }
    /// It goes from the front.
    public nonisolated class var willDeactivateNotification: NSNotification.Name {
        .init("UISceneWillDeactivateNotification")
    }
    /// It comes to the front.
    public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
        .init("UISceneWillEnterForegroundNotification")
    }
    /// It went behind.
    public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
        .init("UISceneDidEnterBackgroundNotification")
    }
}

/// UIKit's scene of windows. There is one, with one window as large as the picture's.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    /// Its windows.
    open private(set) var windows: [UIWindow] = []
    /// The window with the keys.
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    /// Its screen.
    open var screen: UIScreen { .main }
    /// How it stands: as the picture.
    open var interfaceOrientation: UIInterfaceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeRight : .portrait
    }
    /// Where it is seen.
    open var traitCollection: UITraitCollection { .ofPicture }
    /// The status bar.
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    /// Where it lies.
    open var coordinateSpace: any UICoordinateSpace { windows.first ?? UIWindow(frame: UIScreen.main.bounds) }
    /// How large it may be: kept.
    public let sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()

    func add(_ window: UIWindow) {
        if !windows.contains(where: { $0 === window }) { windows.append(window) }
    }

    /// Asks for how it stands and what shows. Nothing is changed.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {}

    /// How a scene is to stand.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        /// How a scene of iOS is to stand.
        @preconcurrency @MainActor
        open class iOS: GeometryPreferences {
            /// The ways that it may stand.
            open var interfaceOrientations: UIInterfaceOrientationMask

            /// Ways that it may stand.
            public init(interfaceOrientations: UIInterfaceOrientationMask = .all) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }
}

/// How large a scene may be: kept.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    /// At least.
    open var minimumSize = CGSize.zero
    /// At most.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}

/// The status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    /// Its rectangle: none, no picture shows one.
    open var statusBarFrame: CGRect { .zero }
    /// Whether it is hidden.
    open var isStatusBarHidden: Bool { true }
    /// How it looks.
    open var statusBarStyle: UIStatusBarStyle { .default }
}

/// What belongs to a scene across starts.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// A purpose by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The app's windows.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// What it is for.
    public let role: Role
    /// How it is made.
    open var configuration: UISceneConfiguration
    /// A name for it across starts.
    open var persistentIdentifier: String { "scene" }

    init(role: Role) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        super.init()
    }
}

/// How a scene is made: kept.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// Its name.
    public let name: String?
    /// What it is for.
    public let role: UISceneSession.Role
    /// The class of its delegate.
    open var delegateClass: AnyClass?
    /// The class of the scene.
    open var sceneClass: AnyClass?

    /// A way to make scenes.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}

/// An address to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// The address.
    public let url: URL

    init(_ url: URL) {
        self.url = url
        super.init()
    }
}

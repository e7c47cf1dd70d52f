import GalleyGraph
import GalleyUIKit

/// What is told of the app. Nothing is: no app starts here.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
    /// The window.
    var window: UIWindow? { get set }
    /// The app is starting.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The app has started.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// It is in front.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// It goes from the front.
    func applicationWillResignActive(_ application: UIApplication)
    /// It went behind.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// It comes to the front.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// It ends.
    func applicationWillTerminate(_ application: UIApplication)
    /// Memory is short.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// An address is to be opened.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// How a window may stand.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    /// How a scene is made.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Scenes are gone for good.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// The device may be told notes.
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// The device may not be told notes.
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
}

extension UIApplicationDelegate {
    /// None.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// The app is starting.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// The app has started.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// It is in front.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// It goes from the front.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// It went behind.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// It comes to the front.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// It ends.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Memory is short.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    /// An address is to be opened: it is not.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { false }
    /// In any way.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }
    /// As the session has it.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }
    /// Scenes are gone for good.
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    /// The device may be told notes.
    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    /// The device may not be told notes.
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
}

/// A delegate of the app's that an `App` has: it is made, and told nothing.
@preconcurrency @MainActor
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    /// The delegate.
    public let wrappedValue: DelegateType

    /// A delegate of a class.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = MadeObject.of(delegateType)
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}

// What people listen for. Nothing of it is ever posted, except by their own code.
extension UIApplication {
    /// It has started.
    public nonisolated class var didFinishLaunchingNotification: NSNotification.Name {
        .init("UIApplicationDidFinishLaunchingNotification")
    }
    /// It is in front.
    public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
        .init("UIApplicationDidBecomeActiveNotification")
    }
    /// It goes from the front.
    public nonisolated class var willResignActiveNotification: NSNotification.Name {
        .init("UIApplicationWillResignActiveNotification")
    }
    /// It went behind.
    public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
        .init("UIApplicationDidEnterBackgroundNotification")
    }
    /// It comes to the front.
    public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
        .init("UIApplicationWillEnterForegroundNotification")
    }
    /// It ends.
    public nonisolated class var willTerminateNotification: NSNotification.Name {
        .init("UIApplicationWillTerminateNotification")
    }
    /// Memory is short.
    public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
        .init("UIApplicationDidReceiveMemoryWarningNotification")
    }
    /// The time jumped.
    public nonisolated class var significantTimeChangeNotification: NSNotification.Name {
        .init("UIApplicationSignificantTimeChangeNotification")
    }
    /// Someone took a picture of the screen.
    public nonisolated class var userDidTakeScreenshotNotification: NSNotification.Name {
        .init("UIApplicationUserDidTakeScreenshotNotification")
    }
    /// The address of the app's page in Settings.
    public nonisolated class var openSettingsURLString: String { "app-settings:" }
    /// The address of the app's notes in Settings.
    public nonisolated class var openNotificationSettingsURLString: String { "app-settings:notifications" }
}

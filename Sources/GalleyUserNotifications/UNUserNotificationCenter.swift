import Foundation

// Notifications. No one is asked here and nothing comes: a program may not send any, and what it wants to send is kept, so that it can
// be listed. Source: Apple's pages of UserNotifications.

/// Where a program's notifications are kept.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    // Unchecked: the lock guards what changes.
    private static let one = UNUserNotificationCenter()
    private let lock = NSLock()
    private var isAsked = false
    private var pending: [UNNotificationRequest] = []
    private var categories: Set<UNNotificationCategory> = []

    /// The program's.
    open class func current() -> UNUserNotificationCenter { one }

    /// Who is told of notifications: never.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    /// Whether notifications can show more than texts.
    open var supportsContentExtensions: Bool { false }

    private override init() {}

    /// Asks for what is wanted: it may not.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        lock.withLock { isAsked = true }
        DispatchQueue.global().async { completionHandler(false, nil) }
    }

    /// Asks for what is wanted: it may not.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        lock.withLock { isAsked = true }
        return false
    }

    /// What is allowed.
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        let settings = settings
        DispatchQueue.global().async { completionHandler(settings) }
    }

    /// What is allowed.
    open func notificationSettings() async -> UNNotificationSettings { settings }

    private var settings: UNNotificationSettings {
        UNNotificationSettings(lock.withLock { isAsked } ? .denied : .notDetermined)
    }

    /// Keeps a notification that is to come, in the place of one of that name.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        keep(request)
        guard let completionHandler else { return }
        DispatchQueue.global().async { completionHandler(nil) }
    }

    /// Keeps a notification that is to come, in the place of one of that name.
    open func add(_ request: UNNotificationRequest) async throws { keep(request) }

    private func keep(_ request: UNNotificationRequest) {
        lock.withLock {
            pending.removeAll { $0.identifier == request.identifier }
            pending.append(request)
        }
    }

    /// What is to come.
    open func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        let requests = lock.withLock { pending }
        DispatchQueue.global().async { completionHandler(requests) }
    }

    /// What is to come.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { lock.withLock { pending } }

    /// Takes back what is to come.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        lock.withLock { pending.removeAll { identifiers.contains($0.identifier) } }
    }

    /// Takes back all that is to come.
    open func removeAllPendingNotificationRequests() { lock.withLock { pending = [] } }

    /// What has come: nothing.
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        DispatchQueue.global().async { completionHandler([]) }
    }

    /// What has come: nothing.
    open func deliveredNotifications() async -> [UNNotification] { [] }
    /// Takes away what has come.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    /// Takes away all that has come.
    open func removeAllDeliveredNotifications() {}

    /// Says what can be done with notifications.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        lock.withLock { self.categories = categories }
    }

    /// What can be done with notifications.
    open func getNotificationCategories(
        completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
    ) {
        let categories = lock.withLock { self.categories }
        DispatchQueue.global().async { completionHandler(categories) }
    }

    /// What can be done with notifications.
    open func notificationCategories() async -> Set<UNNotificationCategory> { lock.withLock { categories } }

    /// Puts a number on the program's icon: there is none.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        guard let completionHandler else { return }
        DispatchQueue.global().async { completionHandler(nil) }
    }

    /// Puts a number on the program's icon: there is none.
    open func setBadgeCount(_ newBadgeCount: Int) async throws {}
}

/// Who is told of notifications. Nothing is told here.
public protocol UNUserNotificationCenterDelegate: AnyObject {
    /// One has come while the program is open.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// One has come while the program is open.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions
    /// The person has done something with one.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    /// The person has done something with one.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async
    /// The person wants the program's own settings.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    /// One has come while the program is open.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }
    /// One has come while the program is open.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }
    /// The person has done something with one.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
    /// The person has done something with one.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}
    /// The person wants the program's own settings.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
}

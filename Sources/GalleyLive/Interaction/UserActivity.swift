import Foundation
import GalleyGraph

/// What a person is about, as Foundation hands it from device to device. It lacks it outside Apple's platforms; nothing is handed
/// on here.
open class NSUserActivity: NSObject, @unchecked Sendable {
    // Unchecked: it is a value that whoever made it changes, as on Apple's platforms.

    /// What kind of activity it is.
    public let activityType: String
    /// What people call it.
    open var title: String?
    /// What is needed to continue it.
    open var userInfo: [AnyHashable: Any]?
    /// The page that stands for it.
    open var webpageURL: URL?
    /// Words by which it is found.
    open var keywords: Set<String> = []
    /// The scene that it belongs to.
    open var targetContentIdentifier: String?
    /// Its name, by which it can be deleted.
    open var persistentIdentifier: String?
    /// Whether other devices may continue it.
    open var isEligibleForHandoff = true
    /// Whether it can be searched for.
    open var isEligibleForSearch = false
    /// Whether it may be found by all.
    open var isEligibleForPublicIndexing = false
    /// Whether it is suggested.
    open var isEligibleForPrediction = false

    /// An activity of a kind.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// Adds what is needed to continue it.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes it the one that the person is about. No one else hears of it.
    open func becomeCurrent() {}
    /// Makes it one that the person is no longer about. No one else hears of it.
    open func resignCurrent() {}
    /// Ends it. No one else hears of it.
    open func invalidate() {}
}

/// The kind of an activity that opens a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

extension View {
    /// Runs an action when the app continues an activity of a kind that another device has begun.
    /// - Note: Accepted, does nothing here: nothing is handed on from another device.
    nonisolated public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { accepted("onContinueUserActivity") }

    /// Says what the person is about while the view is shown.
    /// - Note: Accepted, does nothing here: nothing is handed on to another device.
    nonisolated public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { accepted("userActivity") }

    /// Says what the person is about while the view is shown and there is an element.
    /// - Note: Accepted, does nothing here: nothing is handed on to another device.
    nonisolated public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View { accepted("userActivity") }
}

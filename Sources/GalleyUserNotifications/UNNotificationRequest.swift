import Foundation

// When a notification comes. Values, kept as they are told: none ever comes here.

/// What has a notification come.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    // Unchecked: nothing of it changes.

    /// Whether it comes again and again.
    public let repeats: Bool

    fileprivate init(_ repeats: Bool) { self.repeats = repeats }
}

/// It comes from a server.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    // Unchecked: as the one above.
}

/// It comes after a time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    // Unchecked: as the one above.

    /// After how many seconds.
    public let timeInterval: TimeInterval

    /// After seconds.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats)
    }

    /// When it comes next.
    open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// It comes at a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    // Unchecked: as the one above.

    /// What of the date is given.
    public let dateComponents: DateComponents

    /// Where a date has these parts.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats)
    }

    /// When it comes next.
    open func nextTriggerDate() -> Date? {
        (dateComponents.calendar ?? .current).nextDate(
            after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// A notification that is to come.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    // Unchecked: nothing of it changes.

    /// Its name.
    public let identifier: String
    /// What it says.
    public let content: UNNotificationContent
    /// What has it come; nil for at once.
    public let trigger: UNNotificationTrigger?

    /// A notification with what is now in its content.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content.copy() as? UNNotificationContent ?? content
        self.trigger = trigger
    }
}

/// A notification that has come. None does here.
open class UNNotification: NSObject, @unchecked Sendable {
    // Unchecked: none is ever made.

    /// When it came.
    public let date: Date
    /// What it was.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
    }
}

/// The person opened it.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The person put it away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What a person has done with a notification. No one does here.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    // Unchecked: none is ever made.

    /// Which.
    public let notification: UNNotification
    /// What, by the action's name.
    public let actionIdentifier: String

    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}

/// What a person can do with a notification.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The device must be unlocked.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// It takes something away.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// The program is opened.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// What a person can do with a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    // Unchecked: nothing of it changes.

    /// Its name.
    public let identifier: String
    /// What it says.
    public let title: String
    /// How it is done.
    public let options: UNNotificationActionOptions

    /// Something that can be done.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.identifier = identifier
        self.title = title
        self.options = options
    }
}

/// Things that a person can do with notifications of a kind.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The program hears that one is put away.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    /// A car may show it.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    /// The title is shown where the rest is hidden.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
    /// The second line is shown where the rest is hidden.
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}

/// Notifications of a kind, by what can be done with them.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    // Unchecked: nothing of it changes.

    /// Its name.
    public let identifier: String
    /// What can be done.
    public let actions: [UNNotificationAction]
    /// What can be asked for with them.
    public let intentIdentifiers: [String]
    /// How they are shown.
    public let options: UNNotificationCategoryOptions

    /// A kind.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.options = options
    }
}

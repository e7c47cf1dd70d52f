import Foundation

/// What a program asks to be allowed.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A number on its icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// Sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Notifications on the screen.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// Notifications in a car.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// Sounds in silence, too.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// A way to the program's own settings.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// Notifications that no one hears, without asking.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
    /// Notifications that are read out.
    public static let announcement = UNAuthorizationOptions(rawValue: 128)
    /// Notifications that cannot wait.
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// What a program is allowed.
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }

/// Whether one thing is allowed.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// How a notification is shown.
public enum UNAlertStyle: Int, Sendable { case none, banner, alert }

/// When what a notification says is shown.
public enum UNShowPreviewsType: Int, Sendable { case always, whenAuthenticated, never }

/// What a program is allowed. No one is asked here: nothing.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    // Unchecked: nothing of it changes.

    /// What it is allowed: whether it may is not decided until it has asked, and then it may not.
    public let authorizationStatus: UNAuthorizationStatus
    /// Whether its notifications are heard.
    open var soundSetting: UNNotificationSetting { .disabled }
    /// Whether its icon has a number.
    open var badgeSetting: UNNotificationSetting { .disabled }
    /// Whether its notifications are on the screen.
    open var alertSetting: UNNotificationSetting { .disabled }
    /// Whether they are in the list of all.
    open var notificationCenterSetting: UNNotificationSetting { .disabled }
    /// Whether they are on the locked screen.
    open var lockScreenSetting: UNNotificationSetting { .disabled }
    /// Whether they are in a car.
    open var carPlaySetting: UNNotificationSetting { .notSupported }
    /// Whether they are heard in silence.
    open var criticalAlertSetting: UNNotificationSetting { .notSupported }
    /// Whether they are read out.
    open var announcementSetting: UNNotificationSetting { .notSupported }
    /// Whether they come while others wait.
    open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
    /// How they are shown.
    open var alertStyle: UNAlertStyle { .none }
    /// When what they say is shown.
    open var showPreviewsSetting: UNShowPreviewsType { .whenAuthenticated }
    /// Whether there is a way to the program's own settings.
    open var providesAppNotificationSettings: Bool { false }

    init(_ status: UNAuthorizationStatus) { authorizationStatus = status }
}

/// How a notification is shown while the program is open.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The icon's number changes.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// It is heard.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// It is shown.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// It is in the list of all.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// It is shown over the program.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

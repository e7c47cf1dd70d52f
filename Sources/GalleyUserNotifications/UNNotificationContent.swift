@_exported import Foundation

// What a notification says. Values, kept as they are told. Source: Apple's pages of UserNotifications.

/// How much a notification interrupts.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    // Unchecked: those that can be changed are copied when they are handed over.

    /// What of it there is.
    fileprivate struct Parts {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var categoryIdentifier = ""
        var threadIdentifier = ""
        var launchImageName = ""
        var targetContentIdentifier: String?
        var attachments: [UNNotificationAttachment] = []
        var interruptionLevel = UNNotificationInterruptionLevel.active
        var relevanceScore = 0.0
    }

    fileprivate var parts = Parts()

    /// Nothing.
    public override init() {}

    fileprivate init(_ parts: Parts) { self.parts = parts }

    /// Its first line.
    open var title: String { parts.title }
    /// Its second line.
    open var subtitle: String { parts.subtitle }
    /// What it says.
    open var body: String { parts.body }
    /// The number on the program's icon.
    open var badge: NSNumber? { parts.badge }
    /// What is heard.
    open var sound: UNNotificationSound? { parts.sound }
    /// What the program has given it.
    open var userInfo: [AnyHashable: Any] { parts.userInfo }
    /// What can be done with it, by the category's name.
    open var categoryIdentifier: String { parts.categoryIdentifier }
    /// What it belongs to.
    open var threadIdentifier: String { parts.threadIdentifier }
    /// The picture that the program begins with.
    open var launchImageName: String { parts.launchImageName }
    /// The scene that it is for.
    open var targetContentIdentifier: String? { parts.targetContentIdentifier }
    /// Files with it.
    open var attachments: [UNNotificationAttachment] { parts.attachments }
    /// How much it interrupts.
    open var interruptionLevel: UNNotificationInterruptionLevel { parts.interruptionLevel }
    /// How much it matters, from 0 to 1.
    open var relevanceScore: Double { parts.relevanceScore }

    /// The same, which does not change.
    open override func copy() -> Any { UNNotificationContent(parts) }
    /// The same, which can be changed.
    open override func mutableCopy() -> Any { UNMutableNotificationContent(parts) }
}

/// What a notification is to say.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    // Unchecked: as the one above.

    /// Nothing yet.
    public override init() { super.init() }

    fileprivate override init(_ parts: Parts) { super.init(parts) }

    /// Its first line.
    open override var title: String {
        get { parts.title }
        set { parts.title = newValue }
    }
    /// Its second line.
    open override var subtitle: String {
        get { parts.subtitle }
        set { parts.subtitle = newValue }
    }
    /// What it says.
    open override var body: String {
        get { parts.body }
        set { parts.body = newValue }
    }
    /// The number on the program's icon.
    open override var badge: NSNumber? {
        get { parts.badge }
        set { parts.badge = newValue }
    }
    /// What is heard.
    open override var sound: UNNotificationSound? {
        get { parts.sound }
        set { parts.sound = newValue }
    }
    /// What the program gives it.
    open override var userInfo: [AnyHashable: Any] {
        get { parts.userInfo }
        set { parts.userInfo = newValue }
    }
    /// What can be done with it, by the category's name.
    open override var categoryIdentifier: String {
        get { parts.categoryIdentifier }
        set { parts.categoryIdentifier = newValue }
    }
    /// What it belongs to.
    open override var threadIdentifier: String {
        get { parts.threadIdentifier }
        set { parts.threadIdentifier = newValue }
    }
    /// The picture that the program begins with.
    open override var launchImageName: String {
        get { parts.launchImageName }
        set { parts.launchImageName = newValue }
    }
    /// The scene that it is for.
    open override var targetContentIdentifier: String? {
        get { parts.targetContentIdentifier }
        set { parts.targetContentIdentifier = newValue }
    }
    /// Files with it.
    open override var attachments: [UNNotificationAttachment] {
        get { parts.attachments }
        set { parts.attachments = newValue }
    }
    /// How much it interrupts.
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { parts.interruptionLevel }
        set { parts.interruptionLevel = newValue }
    }
    /// How much it matters, from 0 to 1.
    open override var relevanceScore: Double {
        get { parts.relevanceScore }
        set { parts.relevanceScore = newValue }
    }
}

/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// A file's name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A file's name.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// What is heard with a notification: kept.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    // Unchecked: nothing of it changes.
    private let name: String

    private init(name: String) { self.name = name }
    /// A file's sound.
    public init(named name: UNNotificationSoundName) { self.name = name.rawValue }

    /// The system's.
    public static let `default` = UNNotificationSound(name: "default")
    /// The system's for what is critical.
    public static let defaultCritical = UNNotificationSound(name: "defaultCritical")
    /// The system's for calls.
    public static let defaultRingtone = UNNotificationSound(name: "defaultRingtone")

    /// The system's for what is critical, as loud as that.
    open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { defaultCritical }
    /// A file's for what is critical.
    open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(named: name)
    }
}

/// A file with a notification.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    // Unchecked: nothing of it changes.

    /// Its name.
    public let identifier: String
    /// Where it lies.
    public let url: URL

    /// A file. That it is there is not asked.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        self.identifier = identifier
        url = URL
    }
}

extension NSString {
    /// A text of the program's for the language that the notification is shown in: as it is now.
    public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
        let text = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
        let values = (arguments ?? []).compactMap { $0 as? any CVarArg }
        return values.isEmpty ? text : String(format: text, arguments: values)
    }
}

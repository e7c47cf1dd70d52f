import Foundation
import GalleyViews

/// UIKit's pasteboard.
///
/// It is a pasteboard of the view that is shown alone: what is put there can be read there, and no other program, and no other
/// person at the same view, sees it. A picture begins with an empty one.
open class UIPasteboard: NSObject, @unchecked Sendable {
    // Unchecked: nothing is stored but a name that never changes; what is on the pasteboard lies behind a lock.

    /// A pasteboard's name.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// A name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// A name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// That of the pasteboard that people copy to.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// What can be said of items that are put on a pasteboard. None of it changes anything here.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key.
        public let rawValue: String
        /// A key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// When the items go.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether other devices see the items.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// A piece of content.
    enum Content: Sendable {
        case string(String)
        case url(URL)
        case image(UIImage)
        case color(UIColor)
        case data(Data)
    }

    /// What lies on a pasteboard: items, each in one or more types, and how often that has changed.
    struct Contents: Sendable {
        var items: [[String: Content]] = []
        var changeCount = 0
    }

    /// All pasteboards of a device.
    private struct Pasteboards {
        var contents: [Name: Contents] = [:]
    }

    /// The pasteboard's name.
    public let name: Name

    private init(_ name: Name) {
        self.name = name
        super.init()
    }

    /// The pasteboard that people copy to.
    open class var general: UIPasteboard { UIPasteboard(.general) }

    /// A pasteboard by name; nil if no such pasteboard exists and none is to be made.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        let exists = MainStrings.current.device.update(Pasteboards()) { all in
            if create, all.contents[pasteboardName] == nil { all.contents[pasteboardName] = Contents() }
            return all.contents[pasteboardName] != nil
        }
        guard exists else { return nil }
        self.init(pasteboardName)
    }

    /// A pasteboard of a name that no other has.
    open class func withUniqueName() -> UIPasteboard { UIPasteboard(Name(UUID().uuidString)) }

    /// Empties a pasteboard.
    open class func remove(withName pasteboardName: Name) {
        MainStrings.current.device.update(Pasteboards()) { all in _ = all.contents.removeValue(forKey: pasteboardName) }
    }

    /// Posted after what lies on a pasteboard has changed.
    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    /// What lies on the pasteboard.
    var contents: Contents {
        MainStrings.current.device.update(Pasteboards()) { [name] in $0.contents[name] ?? Contents() }
    }

    /// Puts other items on the pasteboard.
    func replace(_ change: (inout [[String: Content]]) -> Void) {
        MainStrings.current.device.update(Pasteboards()) { [name] all in
            var contents = all.contents[name] ?? Contents()
            change(&contents.items)
            contents.changeCount += 1
            all.contents[name] = contents
        }
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }

    /// How often what lies on the pasteboard has changed.
    open var changeCount: Int { contents.changeCount }
    /// How many items lie on the pasteboard.
    open var numberOfItems: Int { contents.items.count }
    /// The types of the first item, in alphabetical order.
    open var types: [String] { contents.items.first.map { $0.keys.sorted() } ?? [] }
}

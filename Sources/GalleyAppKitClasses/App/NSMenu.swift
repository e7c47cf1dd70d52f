import GalleyAppKit
import GalleyTypes
import GalleyUIKitClasses

/// AppKit's menu: kept.
@preconcurrency @MainActor
open class NSMenu: NSObject {
    /// Its title.
    open var title: String
    /// Its rows.
    open var items: [NSMenuItem] = []
    /// Whether rows are turned off by themselves.
    open var autoenablesItems = true

    /// A menu.
    public override convenience init() { self.init(title: "") }
    /// A menu of a title.
    public init(title: String) {
        self.title = title
        super.init()
    }
    /// Adds a row.
    open func addItem(_ newItem: NSMenuItem) { items.append(newItem) }
    /// Adds a row that calls a method.
    @discardableResult
    open func addItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String)
        -> NSMenuItem
    {
        let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
        items.append(item)
        return item
    }
    /// Takes all rows away.
    open func removeAllItems() { items = [] }
}

/// A row of a menu: kept.
@preconcurrency @MainActor
open class NSMenuItem: NSObject {
    /// Its words.
    open var title: String
    /// The method that it calls. It never is.
    open var action: Selector?
    /// Whose method.
    open weak var target: AnyObject?
    /// The key that chooses it.
    open var keyEquivalent: String
    /// The keys held with that.
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
    /// Its picture.
    open var image: NSImage?
    /// The menu that it opens.
    open var submenu: NSMenu?
    /// Whether it can be chosen.
    open var isEnabled = true
    /// Whether it is left out.
    open var isHidden = false
    /// Whether it is marked.
    open var state = NSControl.StateValue.off
    /// A number to find it by.
    open var tag = 0
    /// Something that belongs to it.
    open var representedObject: Any?
    /// The view in its place.
    open var view: NSView?

    /// A row that calls a method.
    public init(title string: String = "", action selector: Selector? = nil, keyEquivalent charCode: String = "") {
        title = string
        action = selector
        keyEquivalent = charCode
        super.init()
    }
    /// A line between rows.
    open class func separator() -> NSMenuItem { NSMenuItem() }
}

/// The bar at the screen's upper right: kept.
@preconcurrency @MainActor
open class NSStatusBar: NSObject {
    /// The bar.
    public class var system: NSStatusBar { one }
    private static let one = NSStatusBar()
    /// How high it is.
    open var thickness: CGFloat { 22 }
    /// Adds something to it.
    open func statusItem(withLength length: CGFloat) -> NSStatusItem { NSStatusItem() }
    /// Takes something away.
    open func removeStatusItem(_ item: NSStatusItem) {}
}

/// Something in the bar at the screen's upper right: kept.
@preconcurrency @MainActor
open class NSStatusItem: NSObject {
    /// As wide as its content.
    public nonisolated static let variableLength: CGFloat = -1
    /// As wide as high.
    public nonisolated static let squareLength: CGFloat = -2
    /// Its button.
    public let button: NSStatusBarButton? = NSStatusBarButton()
    /// Its menu.
    open var menu: NSMenu?
    /// Whether it is seen.
    open var isVisible = true
    /// How wide it is.
    open var length: CGFloat = NSStatusItem.variableLength
}

/// The button of something in the bar at the screen's upper right: kept.
@preconcurrency @MainActor
open class NSStatusBarButton: NSButton {}

/// A question over the screen: kept. It is answered with its first button.
@preconcurrency @MainActor
open class NSAlert: NSObject {
    /// How it looks.
    public enum Style: UInt, Sendable { case warning, informational, critical }
    /// What it asks.
    open var messageText = ""
    /// What it says besides.
    open var informativeText = ""
    /// How it looks.
    open var alertStyle = Style.warning
    /// Its picture.
    open var icon: NSImage?
    /// A view in it.
    open var accessoryView: NSView?
    /// Its buttons.
    open private(set) var buttons: [NSButton] = []
    /// Adds a button.
    @discardableResult
    open func addButton(withTitle title: String) -> NSButton {
        let button = NSButton(title: title, target: nil, action: nil)
        buttons.append(button)
        return button
    }
    /// Waits for an answer: it is no.
    @discardableResult
    open func runModal() -> NSApplication.ModalResponse { .cancel }
    /// Shows it over a window: it is not answered.
    open func beginSheetModal(
        for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) {}
}

/// A choice of where a file goes: kept. Nothing is chosen.
@preconcurrency @MainActor
open class NSSavePanel: NSPanel {
    /// The file; nil.
    open var url: URL? { nil }
    /// The name that it begins with.
    open var nameFieldStringValue = ""
    /// The folder that it begins with.
    open var directoryURL: URL?
    /// The types of files.
    open var allowedContentTypes: [UTType] = []
    /// The endings of names.
    open var allowedFileTypes: [String]?
    /// Whether folders can be made.
    open var canCreateDirectories = true
    /// Its button's words.
    open var prompt: String! = ""
    /// What it says.
    open var message: String! = ""
    /// Whether endings of names are hidden.
    open var isExtensionHidden = false

    /// A choice.
    public convenience init() { self.init(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false) }
    /// Waits for a choice: nothing is chosen.
    @discardableResult
    open func runModal() -> NSApplication.ModalResponse { .cancel }
    /// Shows it: nothing is chosen.
    open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) { handler(.cancel) }
    /// Shows it over a window: nothing is chosen.
    open func beginSheetModal(
        for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
    ) { handler(.cancel) }
}

/// A choice of files: kept. Nothing is chosen.
@preconcurrency @MainActor
open class NSOpenPanel: NSSavePanel {
    /// The files; none.
    open var urls: [URL] { [] }
    /// Whether files can be chosen.
    open var canChooseFiles = true
    /// Whether folders can be chosen.
    open var canChooseDirectories = false
    /// Whether several can be chosen.
    open var allowsMultipleSelection = false
}

/// A sound: it is not heard.
open class NSSound: NSObject {
    /// A sound by its name; nil.
    public convenience init?(named name: String) { return nil }
    /// Plays it.
    @discardableResult
    open func play() -> Bool { false }
    /// The sound of a mistake.
    public static func beep() {}
}

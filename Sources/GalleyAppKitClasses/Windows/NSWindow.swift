import GalleyAppKit
import GalleyUIKit

/// AppKit's window: kept. What a picture shows is a view, not the window that source makes for it.
@preconcurrency @MainActor
open class NSWindow: NSResponder {
    /// What a window has.
    public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt

        /// A set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Nothing.
        public static let borderless: StyleMask = []
        /// A bar with its title.
        public static let titled = StyleMask(rawValue: 1)
        /// A button that closes it.
        public static let closable = StyleMask(rawValue: 2)
        /// A button that puts it away.
        public static let miniaturizable = StyleMask(rawValue: 4)
        /// Edges that can be pulled.
        public static let resizable = StyleMask(rawValue: 8)
        /// A small bar, for tools.
        public static let utilityWindow = StyleMask(rawValue: 16)
        /// It takes no keys from others.
        public static let nonactivatingPanel = StyleMask(rawValue: 128)
        /// A dark look.
        public static let hudWindow = StyleMask(rawValue: 1 << 13)
        /// It fills the screen.
        public static let fullScreen = StyleMask(rawValue: 1 << 14)
        /// Its content lies below its bar.
        public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    }

    /// What is drawn when.
    public enum BackingStoreType: UInt, Sendable { case buffered = 2 }
    /// Whether its title shows.
    public enum TitleVisibility: Int, Sendable { case visible, hidden }
    /// One of its three buttons.
    public enum ButtonType: UInt, Sendable { case closeButton, miniaturizeButton, zoomButton, toolbarButton }

    /// How high a window lies over others.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int

        /// A height.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// A height.
        public init(_ rawValue: Int) { self.rawValue = rawValue }

        /// Where windows are.
        public static let normal = Level(0)
        /// Where tools are.
        public static let floating = Level(3)
        /// Where panels are that wait for an answer.
        public static let modalPanel = Level(8)
        /// Where the main menu is.
        public static let mainMenu = Level(24)
        /// Where the status bar is.
        public static let statusBar = Level(25)
        /// Where menus are.
        public static let popUpMenu = Level(101)
        /// Where the screen saver is.
        public static let screenSaver = Level(1000)
    }

    /// Where a window goes with spaces and full screens.
    public struct CollectionBehavior: OptionSet, Sendable {
        public let rawValue: UInt

        /// A set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// It is in all spaces.
        public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
        /// It comes to the space in front.
        public static let moveToActiveSpace = CollectionBehavior(rawValue: 2)
        /// It stays where it is.
        public static let stationary = CollectionBehavior(rawValue: 16)
        /// It can fill the screen.
        public static let fullScreenPrimary = CollectionBehavior(rawValue: 128)
        /// It can be beside one that fills the screen.
        public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 256)
    }

    /// The view that fills it.
    open var contentView: NSView?
    /// The controller of that view.
    open var contentViewController: NSViewController? {
        didSet { contentView = contentViewController?.view ?? contentView }
    }
    /// Its title.
    open var title = ""
    /// The words below its title.
    open var subtitle = ""
    /// Whether its title shows.
    open var titleVisibility = TitleVisibility.visible
    /// Whether its bar lets its content through.
    open var titlebarAppearsTransparent = false
    /// What it has.
    open var styleMask: StyleMask
    /// How high it lies.
    open var level = Level.normal
    /// Its rectangle on the screen.
    open private(set) var frame: CGRect
    /// Its ground.
    open var backgroundColor: NSColor! = .windowBackgroundColor
    /// Whether nothing shines through; true.
    open var isOpaque = true
    /// Whether it throws a shadow; true.
    open var hasShadow = true
    /// How much it shows.
    open var alphaValue: CGFloat = 1
    /// How small it may be.
    open var minSize = CGSize.zero
    /// How large it may be.
    open var maxSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    /// How small its content may be.
    open var contentMinSize = CGSize.zero
    /// How large its content may be.
    open var contentMaxSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    /// Where it goes with spaces.
    open var collectionBehavior: CollectionBehavior = []
    /// Whether it can be moved by its ground.
    open var isMovableByWindowBackground = false
    /// Whether it can be moved; true.
    open var isMovable = true
    /// Whether clicks go through it.
    open var ignoresMouseEvents = false
    /// Whether closing ends it; true, and false of a panel.
    open var isReleasedWhenClosed = true
    /// Whether it goes with its app; false, and true of a panel.
    open var hidesOnDeactivate = false
    /// Its tools.
    open var toolbar: NSToolbar?
    /// Light or dark.
    open var appearance: NSAppearance?
    /// Its name.
    open var identifier: NSUserInterfaceItemIdentifier?
    /// Whether it is seen.
    open private(set) var isVisible = false
    /// Whether it gets the keys.
    open private(set) var isKeyWindow = false
    /// Whether it is the main one: while it has the keys.
    open var isMainWindow: Bool { isKeyWindow }
    /// What tells it from other windows; the first is 1.
    public let windowNumber: Int
    private static var made = 0
    /// Whether it can get the keys; true.
    open var canBecomeKey: Bool { true }
    /// Whether it can be the main one; true.
    open var canBecomeMain: Bool { true }
    /// Its screen.
    open var screen: NSScreen? { .main }
    /// Pixels a point.
    open var backingScaleFactor: CGFloat { screen?.backingScaleFactor ?? 1 }
    /// Who is told of it.
    open weak var delegate: (any NSWindowDelegate)?

    /// A window with a content of a rectangle.
    public init(
        contentRect: CGRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool
    ) {
        Self.made += 1
        windowNumber = Self.made
        styleMask = style
        frame = contentRect
        super.init()
    }
    /// A window with a controller's view, which can be closed, put away and made larger.
    public convenience init(contentViewController: NSViewController) {
        self.init(
            contentRect: .zero, styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered,
            defer: false)
        self.contentViewController = contentViewController
        contentView = contentViewController.view
    }
    /// A window of an archive.
    public required init?(coder: NSCoder) {
        Self.made += 1
        windowNumber = Self.made
        styleMask = []
        frame = .zero
        super.init(coder: coder)
    }

    /// Shows it, and gives it the keys.
    open func makeKeyAndOrderFront(_ sender: Any?) { (isVisible, isKeyWindow) = (true, true) }
    /// Shows it in front.
    open func orderFront(_ sender: Any?) { isVisible = true }
    /// Shows it in front of all.
    open func orderFrontRegardless() { isVisible = true }
    /// Hides it.
    open func orderOut(_ sender: Any?) { (isVisible, isKeyWindow) = (false, false) }
    /// Gives it the keys.
    open func makeKey() { isKeyWindow = true }
    /// Closes it.
    open func close() { (isVisible, isKeyWindow) = (false, false) }
    /// Closes it as a person does.
    open func performClose(_ sender: Any?) { close() }
    /// Puts it away.
    open func miniaturize(_ sender: Any?) { (isVisible, isKeyWindow) = (false, false) }
    /// Makes it fill the screen, or no more.
    open func toggleFullScreen(_ sender: Any?) {}
    /// Makes it large.
    open func zoom(_ sender: Any?) {}
    /// Puts it into the screen's middle.
    open func center() {}
    /// Sets its rectangle.
    open func setFrame(_ frameRect: CGRect, display flag: Bool) { frame = frameRect }
    /// Sets its rectangle.
    open func setFrame(_ frameRect: CGRect, display displayFlag: Bool, animate animateFlag: Bool) { frame = frameRect }
    /// Sets its lower left corner.
    open func setFrameOrigin(_ point: CGPoint) { frame.origin = point }
    /// Sets its content's size.
    open func setContentSize(_ size: CGSize) { frame.size = size }
    /// Keeps its rectangle under a name.
    @discardableResult
    open func setFrameAutosaveName(_ name: String) -> Bool { true }
    /// Gives a view the keys.
    @discardableResult
    open func makeFirstResponder(_ responder: NSResponder?) -> Bool { false }
    /// One of its buttons; nil.
    open func standardWindowButton(_ b: ButtonType) -> NSButton? { nil }
    /// Shows a window over it.
    open func beginSheet(
        _ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) {}
    /// Ends a window over it.
    open func endSheet(_ sheetWindow: NSWindow) {}
    /// Lets a window move with it.
    open func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) {}

    /// In front or behind.
    public enum OrderingMode: Int, Sendable { case above = 1, out = 0, below = -1 }

    /// It is about to close. Never posted.
    public nonisolated class var willCloseNotification: NSNotification.Name { .init("NSWindowWillCloseNotification") }
    /// It got the keys. Never posted.
    public nonisolated class var didBecomeKeyNotification: NSNotification.Name {
        .init("NSWindowDidBecomeKeyNotification")
    }
    /// It lost the keys. Never posted.
    public nonisolated class var didResignKeyNotification: NSNotification.Name {
        .init("NSWindowDidResignKeyNotification")
    }
    /// Its size changed. Never posted.
    public nonisolated class var didResizeNotification: NSNotification.Name { .init("NSWindowDidResizeNotification") }
}

/// A window for tools: kept.
@preconcurrency @MainActor
open class NSPanel: NSWindow {
    /// Whether it lies over other windows.
    open var isFloatingPanel = false
    /// Whether it gets the keys only where it needs them.
    open var becomesKeyOnlyIfNeeded = false
    /// Whether it can be used while another waits for an answer.
    open var worksWhenModal = false

    /// A panel with a content of a rectangle.
    public override init(
        contentRect: CGRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool
    ) {
        super.init(contentRect: contentRect, styleMask: style, backing: backingStoreType, defer: flag)
        (isReleasedWhenClosed, hidesOnDeactivate) = (false, true)
    }
    /// A panel of an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (isReleasedWhenClosed, hidesOnDeactivate) = (false, true)
    }
}

/// What is told of a window. Nothing is, here.
@preconcurrency @MainActor
public protocol NSWindowDelegate: AnyObject {
    /// Whether it may close.
    func windowShouldClose(_ sender: NSWindow) -> Bool
    /// It closes.
    func windowWillClose(_ notification: Notification)
    /// It got the keys.
    func windowDidBecomeKey(_ notification: Notification)
    /// It lost the keys.
    func windowDidResignKey(_ notification: Notification)
    /// Its size changed.
    func windowDidResize(_ notification: Notification)
}

extension NSWindowDelegate {
    /// It may.
    public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
    /// It closes.
    public func windowWillClose(_ notification: Notification) {}
    /// It got the keys.
    public func windowDidBecomeKey(_ notification: Notification) {}
    /// It lost the keys.
    public func windowDidResignKey(_ notification: Notification) {}
    /// Its size changed.
    public func windowDidResize(_ notification: Notification) {}
}

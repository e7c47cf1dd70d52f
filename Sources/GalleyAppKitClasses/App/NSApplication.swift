import GalleyAppKit
import GalleyGraph
import GalleyUIKitClasses

/// AppKit's app. There is one, without windows; what it is asked to do is kept, or not done.
@preconcurrency @MainActor
open class NSApplication: NSResponder {
    /// How a panel ended.
    public struct ModalResponse: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int

        /// An answer by its number.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Yes.
        public static let OK = ModalResponse(rawValue: 1)
        /// No.
        public static let cancel = ModalResponse(rawValue: 0)
        /// The first button of an alert.
        public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
        /// Its second.
        public static let alertSecondButtonReturn = ModalResponse(rawValue: 1001)
        /// Its third.
        public static let alertThirdButtonReturn = ModalResponse(rawValue: 1002)
    }

    /// How an app shows itself.
    public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
    /// Whether an app ends.
    public enum TerminateReply: UInt, Sendable { case terminateCancel, terminateNow, terminateLater }

    /// The app.
    public class var shared: NSApplication { one }
    private static let one = NSApplication()

    /// Who is told of it.
    open weak var delegate: (any NSApplicationDelegate)?
    /// Its windows; none.
    open var windows: [NSWindow] { [] }
    /// The window with the keys; nil.
    open var keyWindow: NSWindow? { nil }
    /// The main window; nil.
    open var mainWindow: NSWindow? { nil }
    /// Whether it is in front; true.
    open var isActive: Bool { true }
    /// Its menu: kept.
    open var mainMenu: NSMenu?
    /// Its icon: kept.
    open var applicationIconImage: NSImage!
    /// Light or dark: kept.
    open var appearance: NSAppearance?
    /// How it looks: light.
    open var effectiveAppearance: NSAppearance { appearance ?? NSAppearance() }
    /// What is happening; nil.
    open var currentEvent: NSEvent? { nil }

    /// Comes to the front.
    open func activate(ignoringOtherApps flag: Bool) {}
    /// Comes to the front.
    open func activate() {}
    /// Hides itself.
    open func hide(_ sender: Any?) {}
    /// Ends: it does not.
    open func terminate(_ sender: Any?) {}
    /// Shows itself in a way.
    @discardableResult
    open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { true }
    /// Calls a method: it is not called.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool { false }
    /// Shows the panel about itself.
    open func orderFrontStandardAboutPanel(_ sender: Any?) {}
    /// Waits for a window's answer: it is no.
    @discardableResult
    open func runModal(for window: NSWindow) -> ModalResponse { .cancel }

    /// It has started. Never posted.
    public nonisolated class var didFinishLaunchingNotification: NSNotification.Name {
        .init("NSApplicationDidFinishLaunchingNotification")
    }
    /// It is in front. Never posted.
    public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
        .init("NSApplicationDidBecomeActiveNotification")
    }
    /// It goes from the front. Never posted.
    public nonisolated class var willResignActiveNotification: NSNotification.Name {
        .init("NSApplicationWillResignActiveNotification")
    }
    /// It ends. Never posted.
    public nonisolated class var willTerminateNotification: NSNotification.Name {
        .init("NSApplicationWillTerminateNotification")
    }
}

/// The app.
@preconcurrency @MainActor
public var NSApp: NSApplication! { NSApplication.shared }

/// What is told of the app. Nothing is: no app starts here.
@preconcurrency @MainActor
public protocol NSApplicationDelegate: AnyObject {
    /// It is starting.
    func applicationWillFinishLaunching(_ notification: Notification)
    /// It has started.
    func applicationDidFinishLaunching(_ notification: Notification)
    /// It is in front.
    func applicationDidBecomeActive(_ notification: Notification)
    /// It ends.
    func applicationWillTerminate(_ notification: Notification)
    /// Whether it ends.
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
    /// Whether it ends with its last window.
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
    /// Whether something is done when it is started again.
    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
    /// Addresses are to be opened.
    func application(_ application: NSApplication, open urls: [URL])
}

extension NSApplicationDelegate {
    /// It is starting.
    public func applicationWillFinishLaunching(_ notification: Notification) {}
    /// It has started.
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    /// It is in front.
    public func applicationDidBecomeActive(_ notification: Notification) {}
    /// It ends.
    public func applicationWillTerminate(_ notification: Notification) {}
    /// It does.
    public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
    /// It does not.
    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
    /// It is.
    public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { true }
    /// Addresses are to be opened.
    public func application(_ application: NSApplication, open urls: [URL]) {}
}

/// A delegate of the app's that an `App` has: it is made, and told nothing.
@preconcurrency @MainActor
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
    /// The delegate.
    public let wrappedValue: DelegateType

    /// A delegate of a class.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) { wrappedValue = MadeObject.of(delegateType) }
}

/// AppKit's way to other apps. Nothing is opened.
@preconcurrency @MainActor
open class NSWorkspace: NSObject {
    /// The way.
    public class var shared: NSWorkspace { one }
    private static let one = NSWorkspace()

    /// Opens an address: it is not opened.
    @discardableResult
    open func open(_ url: URL) -> Bool { false }
    /// Shows files in the Finder: they are not shown.
    open func activateFileViewerSelecting(_ fileURLs: [URL]) {}
    /// Shows a file in the Finder: it is not shown.
    @discardableResult
    open func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool { false }
    /// Whether things move less.
    open var accessibilityDisplayShouldReduceMotion: Bool { false }
    /// Whether things shine through less.
    open var accessibilityDisplayShouldReduceTransparency: Bool { false }
}

/// The pointer's look: kept.
open class NSCursor: NSObject, @unchecked Sendable {
    // Unchecked: nothing is stored.

    /// An arrow.
    public class var arrow: NSCursor { NSCursor() }
    /// A hand that points.
    public class var pointingHand: NSCursor { NSCursor() }
    /// A beam, for text.
    public class var iBeam: NSCursor { NSCursor() }
    /// A cross.
    public class var crosshair: NSCursor { NSCursor() }
    /// An open hand.
    public class var openHand: NSCursor { NSCursor() }
    /// A closed hand.
    public class var closedHand: NSCursor { NSCursor() }
    /// Arrows to both sides.
    public class var resizeLeftRight: NSCursor { NSCursor() }
    /// Arrows up and down.
    public class var resizeUpDown: NSCursor { NSCursor() }
    /// A sign that something is not allowed.
    public class var operationNotAllowed: NSCursor { NSCursor() }
    /// The look now.
    public class var current: NSCursor { NSCursor() }
    /// Takes this look.
    open func set() {}
    /// Takes this look for a while.
    open func push() {}
    /// Takes the look before.
    open func pop() {}
    /// Takes the look before.
    open class func pop() {}
    /// Hides the pointer.
    open class func hide() {}
    /// Shows the pointer.
    open class func unhide() {}
}

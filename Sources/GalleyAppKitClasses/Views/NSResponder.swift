import GalleyAppKit

/// AppKit's object that events go to. None come here.
@preconcurrency @MainActor
open class NSResponder: NSObject {
    /// Who gets the events that this one leaves; nil.
    open var nextResponder: NSResponder?
    /// Whether it gets the keys when it is asked to; false.
    open var acceptsFirstResponder: Bool { false }

    /// A responder.
    public override init() { super.init() }
    /// A responder of an archive.
    public required init?(coder: NSCoder) { super.init() }

    /// Gets the keys; it does not.
    open func becomeFirstResponder() -> Bool { false }
    /// Gives the keys up.
    open func resignFirstResponder() -> Bool { true }
    /// A button came down. Never called.
    open func mouseDown(with event: NSEvent) {}
    /// A button left. Never called.
    open func mouseUp(with event: NSEvent) {}
    /// The mouse moved with a button down. Never called.
    open func mouseDragged(with event: NSEvent) {}
    /// The mouse moved. Never called.
    open func mouseMoved(with event: NSEvent) {}
    /// The mouse came. Never called.
    open func mouseEntered(with event: NSEvent) {}
    /// The mouse went. Never called.
    open func mouseExited(with event: NSEvent) {}
    /// The other button came down. Never called.
    open func rightMouseDown(with event: NSEvent) {}
    /// The wheel turned. Never called.
    open func scrollWheel(with event: NSEvent) {}
    /// A key came down. Never called.
    open func keyDown(with event: NSEvent) {}
    /// A key left. Never called.
    open func keyUp(with event: NSEvent) {}
    /// Modifier keys changed. Never called.
    open func flagsChanged(with event: NSEvent) {}
    /// Fingers moved apart. Never called.
    open func magnify(with event: NSEvent) {}
    /// Escape was pressed. Never called.
    open func cancelOperation(_ sender: Any?) {}
}

/// Something that happened to the Mac. None ever comes.
@preconcurrency @MainActor
open class NSEvent: NSObject {
    /// Keys that are held.
    public struct ModifierFlags: OptionSet, Sendable {
        public let rawValue: UInt

        /// A set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Caps lock.
        public static let capsLock = ModifierFlags(rawValue: 1 << 16)
        /// Shift.
        public static let shift = ModifierFlags(rawValue: 1 << 17)
        /// Control.
        public static let control = ModifierFlags(rawValue: 1 << 18)
        /// Option.
        public static let option = ModifierFlags(rawValue: 1 << 19)
        /// Command.
        public static let command = ModifierFlags(rawValue: 1 << 20)
        /// Those that mean the same on all devices.
        public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)
    }

    /// Kinds of events.
    public struct EventTypeMask: OptionSet, Sendable {
        public let rawValue: UInt64

        /// A set from its bits.
        public init(rawValue: UInt64) { self.rawValue = rawValue }

        /// A button came down.
        public static let leftMouseDown = EventTypeMask(rawValue: 1 << 1)
        /// A button left.
        public static let leftMouseUp = EventTypeMask(rawValue: 1 << 2)
        /// The other button came down.
        public static let rightMouseDown = EventTypeMask(rawValue: 1 << 3)
        /// The mouse moved.
        public static let mouseMoved = EventTypeMask(rawValue: 1 << 5)
        /// The mouse moved with a button down.
        public static let leftMouseDragged = EventTypeMask(rawValue: 1 << 6)
        /// A key came down.
        public static let keyDown = EventTypeMask(rawValue: 1 << 10)
        /// A key left.
        public static let keyUp = EventTypeMask(rawValue: 1 << 11)
        /// Modifier keys changed.
        public static let flagsChanged = EventTypeMask(rawValue: 1 << 12)
        /// The wheel turned.
        public static let scrollWheel = EventTypeMask(rawValue: 1 << 22)
        /// All.
        public static let any = EventTypeMask(rawValue: .max)
    }

    /// The key's characters; nil.
    open var characters: String? { nil }
    /// The key's characters without modifiers; nil.
    open var charactersIgnoringModifiers: String? { nil }
    /// The key's number.
    open var keyCode: UInt16 { 0 }
    /// The keys held with it.
    open var modifierFlags: ModifierFlags { [] }
    /// Where the mouse is, in the window.
    open var locationInWindow: CGPoint { .zero }
    /// How often it came down.
    open var clickCount: Int { 0 }
    /// How far the wheel turned, from side to side.
    open var scrollingDeltaX: CGFloat { 0 }
    /// How far the wheel turned, up and down.
    open var scrollingDeltaY: CGFloat { 0 }
    /// How much fingers moved apart.
    open var magnification: CGFloat { 0 }
    /// The keys that are held now; none.
    open class var modifierFlags: ModifierFlags { [] }
    /// Where the mouse is; at the origin.
    open class var mouseLocation: CGPoint { .zero }

    /// Hears of the app's events. None come.
    open class func addLocalMonitorForEvents(
        matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
    ) -> Any? { NSObject() }
    /// Hears of others' events. None come.
    open class func addGlobalMonitorForEvents(matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void)
        -> Any?
    {
        NSObject()
    }
    /// Hears no more.
    open class func removeMonitor(_ eventMonitor: Any) {}
}

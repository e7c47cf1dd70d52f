/// Something that happened to the device. None ever comes.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// What happened.
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14
    }

    /// What happened, in detail.
    public enum EventSubtype: Int, Sendable {
        case none, motionShake
        /// The button that plays.
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack,
            remoteControlPreviousTrack
    }

    /// What happened.
    open var type: EventType { .touches }
    /// What happened, in detail.
    open var subtype: EventSubtype { .none }
    /// When, in seconds since the device began.
    open var timestamp: TimeInterval { 0 }
    /// The fingers; nil.
    open var allTouches: Set<UITouch>? { nil }
}

/// Keys that were pressed. None ever comes.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    /// The keys; none.
    open var allPresses: Set<UIPress> { [] }
}

/// A finger. None ever comes.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// How far a touch has come.
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    /// What touches.
    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
    }

    /// How far it has come.
    open var phase: Phase { .ended }
    /// How often it came down at one place.
    open var tapCount: Int { 0 }
    /// What touches.
    open var type: TouchType { .direct }
    /// When, in seconds since the device began.
    open var timestamp: TimeInterval { 0 }
    /// How strongly, 1 being usual.
    open var force: CGFloat { 0 }
    /// The view that it came down on.
    open var view: UIView? { nil }
    /// Where it is.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// Where it was.
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// A key or a button that is pressed. None ever comes.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// How far a press has come.
    public enum Phase: Int, Sendable {
        case began, changed, stationary, ended, cancelled
    }

    /// Which button of a remote control.
    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
        /// A page up.
        case pageUp = 30
        /// A page down.
        case pageDown
    }

    /// When it was.
    open var timestamp: TimeInterval { 0 }
    /// How far it has come.
    open var phase: Phase { .ended }
    /// Which button it is of.
    open var type: PressType { .select }
    /// The window that it came to.
    open var window: UIWindow? { nil }
    /// What answers it first.
    open var responder: UIResponder? { nil }
    /// How strongly, 1 being usual.
    open var force: CGFloat { 0 }
    /// The key of a keyboard that it is of.
    open var key: UIKey? { nil }
}

/// Modifier keys.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int

    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// A key that does something. Nothing here is ever pressed.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// The key's character.
    public let input: String?
    /// The keys held with it.
    public let modifierFlags: UIKeyModifierFlags
    /// The escape key.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// The key with the arrow up.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The key with the arrow down.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The key with the arrow to the left.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The key with the arrow to the right.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"

    /// A key that calls a method.
    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(title: "")
    }

    /// A key that calls a method, with a title in menus.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(title: title, image: image)
    }
}

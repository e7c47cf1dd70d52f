import GalleyUIKit

/// A view that does something when used. In a live view the closures of its actions run; methods by selectors are never called.
@preconcurrency @MainActor
open class UIControl: UIView {
    /// What can happen to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        /// A set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger came down.
        public static let touchDown = Event(rawValue: 1)
        /// A finger came down again.
        public static let touchDownRepeat = Event(rawValue: 2)
        /// A finger moved inside of it.
        public static let touchDragInside = Event(rawValue: 4)
        /// A finger moved outside of it.
        public static let touchDragOutside = Event(rawValue: 8)
        /// A finger came into it.
        public static let touchDragEnter = Event(rawValue: 16)
        /// A finger went out of it.
        public static let touchDragExit = Event(rawValue: 32)
        /// A finger left inside of it.
        public static let touchUpInside = Event(rawValue: 64)
        /// A finger left outside of it.
        public static let touchUpOutside = Event(rawValue: 128)
        /// The system took the finger away.
        public static let touchCancel = Event(rawValue: 256)
        /// Its value changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// It was used.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Its menu was opened.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// Its text changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Return ended editing.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All that fingers do.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All that editing does.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// Everything.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// How a control stands.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        /// A set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// As usual.
        public static let normal: State = []
        /// Pressed.
        public static let highlighted = State(rawValue: 1)
        /// It cannot be used.
        public static let disabled = State(rawValue: 2)
        /// Chosen.
        public static let selected = State(rawValue: 4)
        /// It gets the keys.
        public static let focused = State(rawValue: 8)
    }

    /// Where its content lies from side to side.
    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
    /// Where its content lies from top to bottom.
    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

    /// Whether it can be used; true.
    open var isEnabled = true
    /// Whether it is chosen; false.
    open var isSelected = false
    /// Whether it is pressed; false.
    open var isHighlighted = false
    /// Where its content lies from side to side.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    /// Where its content lies from top to bottom.
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    /// Whether a touch opens its menu: kept.
    open var showsMenuAsPrimaryAction = false
    /// Whether its menu opens in a context: kept.
    open var isContextMenuInteractionEnabled = false
    private var actions: [(action: UIAction, events: Event)] = []

    /// A control of no size.
    public convenience init() { self.init(frame: .zero) }
    /// A control of a rectangle.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// A control of an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A control with what it does when used.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// How it stands.
    open var state: State {
        var state: State = []
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    /// Adds a method that is called when something happens. It never is.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
    /// Takes a method away.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}

    /// Adds a closure that runs when something happens.
    open func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((action, controlEvents)) }

    /// Takes a closure away.
    open func removeAction(_ action: UIAction, for controlEvents: Event) { actions.removeAll { $0.action === action } }

    /// Calls a method. It is not called.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}

    /// Runs the closures of what happens.
    open func sendActions(for controlEvents: Event) {
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
            action.sender = self
            action.handler(action)
        }
    }

    /// Whether closures run when it is used.
    var hasActions: Bool { !actions.isEmpty }

    /// Someone used it in a live view.
    func used(_ events: Event) {
        sendActions(for: [events, .primaryActionTriggered])
        noteChange()
    }
}

extension UIView {
    /// Has the view that shows it drawn again, where it is alive.
    func noteChange() {
        for view in sequence(first: self, next: { $0.superview }) { view.onChange?() }
    }
}

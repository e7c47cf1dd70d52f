import GalleyAppKit
import GalleyControls
import GalleyGraph
import GalleyUIKitClasses
import GalleyViews

/// A view that does something when used. Methods by selectors are never called.
@preconcurrency @MainActor
open class NSControl: NSView {
    /// Whether it can be used; true.
    open var isEnabled = true
    /// Whose method it calls.
    open weak var target: AnyObject?
    /// The method that it calls. It never is.
    open var action: Selector?
    /// Its text.
    open var stringValue = ""
    /// Its value as a number.
    open var doubleValue = 0.0
    /// Its value as a whole number.
    open var integerValue: Int {
        get { Int(exactly: doubleValue.rounded()) ?? 0 }
        set { doubleValue = Double(newValue) }
    }
    /// Where its text lies.
    open var alignment = NSTextAlignment.natural
    /// How large it is: kept.
    open var controlSize = ControlSize.regular
    /// Whether changes are told while it is moved: kept.
    open var isContinuous = false

    /// How large a control is.
    public enum ControlSize: UInt, Sendable { case regular, small, mini, large }

    /// Makes it as large as it wants to be.
    open func sizeToFit() { setFrameSize(intrinsicContentSize) }

    func look(_ view: some View) -> some View { view.disabled(!isEnabled) }
}

/// A button, drawn as a `Button`, or a `Toggle` where it has a box.
@preconcurrency @MainActor
open class NSButton: NSControl {
    /// What a press does to its state.
    public enum ButtonType: UInt, Sendable {
        case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff, momentaryPushIn
    }
    /// How its edge looks: kept.
    public enum BezelStyle: UInt, Sendable {
        /// Rounded.
        case rounded = 1
        case regularSquare, shadowlessSquare = 6
        case circular, texturedSquare, helpButton, smallSquare, texturedRounded, roundRect, recessed, roundedDisclosure,
            inline
    }

    /// Its words.
    open var title = "Button"
    /// Its picture.
    open var image: NSImage?
    /// How its edge looks: kept.
    open var bezelStyle = BezelStyle.rounded
    /// Whether it has an edge.
    open var isBordered = true
    /// Whether it is on.
    open var state = NSControl.StateValue.off
    /// The key that presses it: kept.
    open var keyEquivalent = ""
    /// Its edge's colour: kept.
    open var bezelColor: NSColor?
    /// Its words' colour: kept.
    open var contentTintColor: NSColor?
    private var type = ButtonType.momentaryPushIn

    /// A button of words.
    public convenience init(title: String, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        self.title = title
    }
    /// A button of a picture.
    public convenience init(image: NSImage, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        self.image = image
        title = ""
    }
    /// A box with words.
    public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        type = .switch
    }

    /// Sets what a press does to its state.
    open func setButtonType(_ type: ButtonType) { self.type = type }
    /// The size of its content.
    open override var intrinsicContentSize: CGSize { idealSize(content) }
    override func ownContent(in size: CGSize) -> AnyView? { AnyView(look(content)) }

    @ViewBuilder private var content: some View {
        if type == .switch {
            let isOn = Binding(
                get: { self.state == .on },
                set: {
                    self.state = $0 ? .on : .off
                    self.backing.changed()
                })
            Toggle(title, isOn: isOn).toggleStyle(.checkbox)
        } else {
            Button {
            } label: {
                if let image { Image(nsImage: image) } else { Text(verbatim: title) }
            }
        }
    }
}

extension NSControl {
    /// Whether something is on.
    public struct StateValue: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int

        /// A state by its number.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// On.
        public static let on = StateValue(rawValue: 1)
        /// Off.
        public static let off = StateValue(rawValue: 0)
        /// Neither.
        public static let mixed = StateValue(rawValue: -1)
    }
}

/// A switch, drawn as a `Toggle`.
@preconcurrency @MainActor
open class NSSwitch: NSControl {
    /// Whether it is on.
    open var state = NSControl.StateValue.off
    /// The size of its content.
    open override var intrinsicContentSize: CGSize { idealSize(content) }
    override func ownContent(in size: CGSize) -> AnyView? { AnyView(look(content)) }

    private var content: some View {
        let isOn = Binding(
            get: { self.state == .on },
            set: {
                self.state = $0 ? .on : .off
                self.backing.changed()
            })
        return Toggle("", isOn: isOn).labelsHidden().toggleStyle(.switch)
    }
}

/// A slider, drawn as a `Slider`.
@preconcurrency @MainActor
open class NSSlider: NSControl {
    /// The least; 0.
    open var minValue = 0.0
    /// The most; 1.
    open var maxValue = 1.0
    /// The size of its content.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 22) }
    override func ownContent(in size: CGSize) -> AnyView? {
        let value = Binding(
            get: { min(max(self.doubleValue, self.minValue), max(self.minValue, self.maxValue)) },
            set: {
                self.doubleValue = $0
                self.backing.changed()
            })
        return AnyView(
            look(Slider(value: value, in: minValue...max(minValue, maxValue)).labelsHidden()).frame(width: size.width))
    }
}

/// A bar or a wheel of how far a task has got, drawn as a `ProgressView`.
@preconcurrency @MainActor
open class NSProgressIndicator: NSView {
    /// How it looks.
    public enum Style: UInt, Sendable { case bar, spinning }

    /// How it looks.
    open var style = Style.bar
    /// Whether it is not known how far; true.
    open var isIndeterminate = true
    /// How far.
    open var doubleValue = 0.0
    /// Where it begins; 0.
    open var minValue = 0.0
    /// Where it ends; 100.
    open var maxValue = 100.0
    /// How large it is: kept.
    open var controlSize = NSControl.ControlSize.regular
    /// Whether it is hidden while it rests: kept.
    open var isDisplayedWhenStopped = true
    /// Lets it turn.
    open func startAnimation(_ sender: Any?) {}
    /// Lets it rest.
    open func stopAnimation(_ sender: Any?) {}

    /// The size of its content.
    open override var intrinsicContentSize: CGSize {
        style == .spinning ? CGSize(width: 32, height: 32) : CGSize(width: Self.noIntrinsicMetric, height: 20)
    }
    override func ownContent(in size: CGSize) -> AnyView? {
        let share = maxValue > minValue ? (doubleValue - minValue) / (maxValue - minValue) : 0
        if style == .spinning { return AnyView(ProgressView()) }
        return AnyView(ProgressView(value: isIndeterminate ? 0 : min(max(share, 0), 1)).frame(width: size.width))
    }
}

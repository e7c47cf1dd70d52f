import GalleyAppKit
import GalleyControls
import GalleyGraph
import GalleyUIKitClasses
import GalleyViews

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

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

    /// Makes it as large as it wants to be. A length of which it wants none in particular stays.
    open func sizeToFit() {
        let (wanted, size) = (intrinsicContentSize, frame.size)
        setFrameSize(
            CGSize(
                width: wanted.width == NSView.noIntrinsicMetric ? size.width : wanted.width,
                height: wanted.height == NSView.noIntrinsicMetric ? size.height : wanted.height))
    }

    func look(_ view: some View) -> some View { view.disabled(!isEnabled) }
}

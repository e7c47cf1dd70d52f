import GalleyAppKit
import GalleyControls
import GalleyGraph
import GalleyUIKitClasses
import GalleyViews

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

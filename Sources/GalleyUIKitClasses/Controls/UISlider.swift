import GalleyControls
import GalleyGraph
import GalleyUIKit
import GalleyViews

/// A slider, drawn as a `Slider`.
@preconcurrency @MainActor
open class UISlider: UIControl, RangedControl {
    /// Its value, which stays between the least and the most; 0.
    open var value: Float = 0 { didSet { keepInRange() } }
    /// The least; 0.
    open var minimumValue: Float = 0 { didSet { keepInRange() } }
    /// The most; 1.
    open var maximumValue: Float = 1 { didSet { keepInRange() } }
    /// Whether changes are told while it is moved: kept.
    open var isContinuous = true
    /// The colour before the knob.
    open var minimumTrackTintColor: UIColor?
    /// The colour behind the knob: kept.
    open var maximumTrackTintColor: UIColor?
    /// The knob's colour: kept.
    open var thumbTintColor: UIColor?
    /// A picture before it: kept.
    open var minimumValueImage: UIImage?
    /// A picture behind it: kept.
    open var maximumValueImage: UIImage?

    /// Sets its value, and nothing moves.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    /// Sets the knob's picture: kept.
    open func setThumbImage(_ image: UIImage?, for state: State) {}
    /// Sets the picture before the knob: kept.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
    /// Sets the picture behind the knob: kept.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}

    /// Where its line lies in bounds: across all of them, in the middle, as high as a `Slider` draws it.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX, y: bounds.midY - Self.track / 2, width: bounds.width, height: Self.track)
    }
    /// Where its knob lies, of a line and a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let length = maximumValue - minimumValue
        let part = length > 0 ? min(max(CGFloat((value - minimumValue) / length), 0), 1) : 0
        return CGRect(
            x: rect.minX + (rect.width - Self.knob) * part, y: rect.midY - Self.knob / 2, width: Self.knob,
            height: Self.knob)
    }

    private static let track: CGFloat = 4
    private static let knob: CGFloat = 28

    /// The size of its content.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: measured(content.frame(width: 100)).height)
    }
    override func ownContent(in size: CGSize) -> AnyView? { AnyView(content.frame(width: size.width)) }

    private var content: some View {
        Slider(value: usedValue, in: values).disabled(!isEnabled)
            .tint(minimumTrackTintColor.map { Color(uiColor: $0) })
    }
}

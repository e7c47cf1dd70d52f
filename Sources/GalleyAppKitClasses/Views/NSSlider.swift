import GalleyAppKit
import GalleyControls
import GalleyGraph
import GalleyUIKitClasses
import GalleyViews

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
        let values = range(from: minValue, to: maxValue)
        let value = Binding(
            get: { clamped(self.doubleValue, from: values.lowerBound, to: values.upperBound) },
            set: {
                self.doubleValue = $0
                self.backing.changed()
            })
        return AnyView(look(Slider(value: value, in: values).labelsHidden()).frame(width: size.width))
    }
}

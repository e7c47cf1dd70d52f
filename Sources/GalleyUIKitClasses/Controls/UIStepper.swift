import GalleyControls
import GalleyGraph
import GalleyUIKit
import GalleyViews

/// Two buttons that make a number more and less, drawn as a `Stepper`.
@preconcurrency @MainActor
open class UIStepper: UIControl, RangedControl {
    /// Its value, which stays between the least and the most; 0.
    open var value = 0.0 { didSet { keepInRange() } }
    /// The least; 0.
    open var minimumValue = 0.0 { didSet { keepInRange() } }
    /// The most; 100.
    open var maximumValue = 100.0 { didSet { keepInRange() } }
    /// How much more or less; 1.
    open var stepValue = 1.0
    /// Whether it begins again at its ends: kept.
    open var wraps = false
    /// Whether it continues while it is held: kept.
    open var autorepeat = true
    /// Whether changes are told while it is held: kept.
    open var isContinuous = true

    override class var standardPriorities: ContentPriorities { .hugging(.horizontal, .vertical) }
    /// The size of its content.
    open override var intrinsicContentSize: CGSize { measured(content) }
    override func ownContent(in size: CGSize) -> AnyView? { AnyView(content) }

    private var content: some View {
        Stepper("", value: usedValue, in: values, step: stepValue)
            .labelsHidden()
            .disabled(!isEnabled)
    }
}

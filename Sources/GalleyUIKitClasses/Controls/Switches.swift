import GalleyControls
import GalleyGraph
import GalleyUIKit
import GalleyViews

/// A switch, drawn as a `Toggle`.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// How a switch looks.
    public enum Style: Int, Sendable { case automatic, checkbox, sliding }

    /// Whether it is on; false.
    open var isOn = false
    /// The colour of what is on; green.
    open var onTintColor: UIColor?
    /// The colour of its knob: kept.
    open var thumbTintColor: UIColor?
    /// A picture: kept.
    open var onImage: UIImage?
    /// A picture: kept.
    open var offImage: UIImage?
    /// Its words where it is a box: kept.
    open var title: String?
    /// How it looks: kept.
    open var preferredStyle = Style.automatic

    /// Turns it on or off, and nothing moves.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    override class var standardPriorities: ContentPriorities { .hugging(.horizontal, .vertical) }
    /// The size of its content.
    open override var intrinsicContentSize: CGSize { measured(content) }
    override func ownContent(in size: CGSize) -> AnyView? { AnyView(content) }

    private var content: some View {
        let isOn = Binding(
            get: { self.isOn },
            set: {
                self.isOn = $0; self.used(.valueChanged)
            })
        return Toggle("", isOn: isOn).labelsHidden().toggleStyle(.switch).disabled(!isEnabled)
            .tint(onTintColor.map { Color(uiColor: $0) })
    }
}

/// A slider, drawn as a `Slider`.
@preconcurrency @MainActor
open class UISlider: UIControl {
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

    /// The size of its content.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: measured(content.frame(width: 100)).height)
    }
    override func ownContent(in size: CGSize) -> AnyView? { AnyView(content.frame(width: size.width)) }

    private func keepInRange() {
        let kept = clamped(value, from: minimumValue, to: maximumValue)
        if value != kept, kept.isFinite { value = kept }
    }

    private var content: some View {
        let value = Binding(
            get: { self.value },
            set: {
                self.value = $0; self.used(.valueChanged)
            })
        return Slider(value: value, in: range(from: minimumValue, to: maximumValue)).disabled(!isEnabled)
            .tint(minimumTrackTintColor.map { Color(uiColor: $0) })
    }
}

/// Two buttons that make a number more and less, drawn as a `Stepper`.
@preconcurrency @MainActor
open class UIStepper: UIControl {
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

    private func keepInRange() {
        let kept = clamped(value, from: minimumValue, to: maximumValue)
        if value != kept, kept.isFinite { value = kept }
    }

    private var content: some View {
        let value = Binding(
            get: { self.value },
            set: {
                self.value = $0; self.used(.valueChanged)
            })
        return Stepper("", value: value, in: range(from: minimumValue, to: maximumValue), step: stepValue)
            .labelsHidden()
            .disabled(!isEnabled)
    }
}

/// Choices beside each other, drawn as a segmented `Picker`.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// No segment: −1.
    public nonisolated static let noSegment = -1

    /// The segment that is chosen; none.
    open var selectedSegmentIndex = UISegmentedControl.noSegment
    /// The chosen one's colour: kept.
    open var selectedSegmentTintColor: UIColor?
    /// Whether it forgets the choice: kept.
    open var isMomentary = false
    /// Whether segments are as wide as their words: kept.
    open var apportionsSegmentWidthsByContent = false
    private var segments: [Any] = []

    /// Segments of words or pictures.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        segments = items ?? []
    }

    /// How many segments there are.
    open var numberOfSegments: Int { segments.count }
    /// Adds a segment of words.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        segments.insert(title ?? "", at: min(max(segment, 0), segments.count))
    }
    /// Adds a segment of a picture.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        segments.insert(image ?? UIImage(), at: min(max(segment, 0), segments.count))
    }
    /// Takes a segment away.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        if selectedSegmentIndex == segment { selectedSegmentIndex = Self.noSegment }
    }
    /// Takes all segments away.
    open func removeAllSegments() {
        segments = []
        selectedSegmentIndex = Self.noSegment
    }
    /// Sets a segment's words.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment] = title ?? "" }
    }
    /// A segment's words.
    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment] as? String : nil
    }
    /// Sets a segment's picture.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        if segments.indices.contains(segment), let image { segments[segment] = image }
    }
    /// Says whether a segment can be chosen: kept.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
    /// Sets a segment's width: kept.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
    /// Sets how its words look: kept.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
    /// Sets its ground: kept.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
    /// Sets the line between segments: kept.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {}

    /// The size of its content.
    open override var intrinsicContentSize: CGSize { measured(content) }
    override func ownContent(in size: CGSize) -> AnyView? { AnyView(content.frame(width: size.width)) }

    private var content: some View {
        let choice = Binding(
            get: { self.selectedSegmentIndex },
            set: {
                self.selectedSegmentIndex = $0; self.used(.valueChanged)
            })
        return Picker("", selection: choice) {
            ForEach(Array(segments.enumerated()), id: \.offset) { index, segment in
                if let image = segment as? UIImage {
                    Image(uiImage: image).tag(index)
                } else {
                    Text(verbatim: "\(segment)").tag(index)
                }
            }
        }
        .pickerStyle(.segmented).labelsHidden().disabled(!isEnabled)
    }
}

/// A number between two, the lesser one where they are the wrong way round; that one, too, for what is no number.
func clamped<Number: BinaryFloatingPoint>(_ number: Number, from least: Number, to most: Number) -> Number {
    number >= least ? min(number, max(least, most)) : least
}

/// The numbers between two, the lesser one alone where they are the wrong way round or none.
private func range<Number: BinaryFloatingPoint>(from least: Number, to most: Number) -> ClosedRange<Number> {
    guard least.isFinite, most.isFinite else { return 0...0 }
    return least...max(least, most)
}

import GalleyControls
import GalleyGraph
import GalleyUIKit
import GalleyViews

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

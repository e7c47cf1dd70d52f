import GalleyControls
import GalleyGraph
import GalleyUIKit
import GalleyViews

/// A spinner, drawn as a `ProgressView` while it is animated.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// How a spinner looks.
    public enum Style: Int, Sendable {
        case whiteLarge, white, gray
        /// As large as a line.
        case medium = 100
        /// Larger.
        case large
    }

    /// How large it is.
    open var style: Style
    /// Its colour.
    open var color: UIColor?
    /// Whether it is hidden while it rests; true.
    open var hidesWhenStopped = true
    /// Whether it turns; false.
    open private(set) var isAnimating = false

    /// A spinner of a size.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        frame.size = intrinsicContentSize
    }

    /// A spinner of a rectangle.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
    }

    /// A spinner of an archive.
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
    }

    /// Lets it turn.
    open func startAnimating() { isAnimating = true }
    /// Lets it rest.
    open func stopAnimating() { isAnimating = false }

    override class var standardPriorities: ContentPriorities { .hugging(.horizontal, .vertical) }
    /// 20 points a side, and 37 where it is large, as UIKit's documentation of the styles' sizes has it.
    open override var intrinsicContentSize: CGSize {
        let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
        return CGSize(width: side, height: side)
    }

    override func ownContent(in size: CGSize) -> AnyView? {
        guard isAnimating || !hidesWhenStopped else { return AnyView(Color.clear) }
        let isLarge = style == .large || style == .whiteLarge
        return AnyView(
            ProgressView().controlSize(isLarge ? .large : .regular).tint(color.map { Color(uiColor: $0) }))
    }
}

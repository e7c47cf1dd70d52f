import GalleyControls
import GalleyGraph
import GalleyUIKit
import GalleyViews

/// A bar of how far a task has got, drawn as a `ProgressView`.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// How a bar looks.
    public enum Style: Int, Sendable { case `default`, bar }

    /// How far, 0…1: what is less or more is that.
    open var progress: Float = 0 {
        didSet {
            let kept = clamped(progress, from: 0, to: 1)
            if progress != kept { progress = kept }
        }
    }
    /// How it looks: kept.
    open var progressViewStyle = Style.default
    /// The colour of what is done.
    open var progressTintColor: UIColor?
    /// The colour of what is not done: kept.
    open var trackTintColor: UIColor?

    /// A bar of a style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// Sets how far, and nothing moves.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    override class var standardPriorities: ContentPriorities { .hugging(.vertical) }
    /// The size of its content.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: measured(content.frame(width: 100)).height)
    }
    override func ownContent(in size: CGSize) -> AnyView? { AnyView(content.frame(width: size.width)) }

    private var content: some View {
        ProgressView(value: progress).tint(progressTintColor.map { Color(uiColor: $0) })
    }
}

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

/// Dots for pages, the present one stronger.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// How many pages there are; none.
    open var numberOfPages = 0 { didSet { keepInRange() } }
    /// The page that is shown, the first or the last where there is no such one; 0.
    open var currentPage = 0 { didSet { keepInRange() } }
    /// The dots' colour.
    open var pageIndicatorTintColor: UIColor?
    /// The present page's dot's colour.
    open var currentPageIndicatorTintColor: UIColor?
    /// Whether it is hidden for one page; false.
    open var hidesForSinglePage = false
    /// A picture for the dots: kept.
    open var preferredIndicatorImage: UIImage?
    /// How its ground looks: kept.
    open var backgroundStyle = BackgroundStyle.automatic
    /// Whether it can be rubbed: kept.
    open var allowsContinuousInteraction = true

    private func keepInRange() {
        let kept = min(max(currentPage, 0), max(numberOfPages - 1, 0))
        if currentPage != kept { currentPage = kept }
    }

    /// How the ground looks.
    public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }

    /// How large it is for a number of pages.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(pageCount, 0)) * 17 + 22, height: 26)
    }
    /// Sets a page's picture: kept.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}

    /// The size of its content.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    override func ownContent(in size: CGSize) -> AnyView? {
        guard !(hidesForSinglePage && numberOfPages <= 1) else { return AnyView(Color.clear) }
        let other = pageIndicatorTintColor.map { Color(uiColor: $0) } ?? Color.primary.opacity(0.3)
        let present = currentPageIndicatorTintColor.map { Color(uiColor: $0) } ?? Color.primary
        return AnyView(
            HStack(spacing: 10) {
                ForEach(0..<max(numberOfPages, 0), id: \.self) { page in
                    Circle().fill(page == self.currentPage ? present : other).frame(width: 7, height: 7)
                }
            }
        )
    }
}

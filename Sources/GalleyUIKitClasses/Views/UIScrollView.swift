import GalleyUIKit

/// A view that shows a part of what is in it: the part at its offset. It cannot be scrolled here.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// When the keyboard goes.
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// Whether the safe area is added to its content's distances.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }

    /// How quickly it comes to rest.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        /// A rate, 0…1.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Slowly.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Quickly.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// How its bars look.
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

    /// How far it is scrolled.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }
    /// How large its content is.
    open var contentSize = CGSize.zero
    /// The distances around its content: kept.
    open var contentInset = UIEdgeInsets.zero
    /// The same, with the safe area's.
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    /// Whether the safe area is added to the distances: kept.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// Whether it can be scrolled: kept.
    open var isScrollEnabled = true
    /// Whether it scrolls by pages: kept.
    open var isPagingEnabled = false
    /// Whether it springs back at its ends: kept.
    open var bounces = true
    /// Whether it springs even where all of its content is seen: kept.
    open var alwaysBounceVertical = false
    /// Whether it springs even where all of its content is seen: kept.
    open var alwaysBounceHorizontal = false
    /// Whether it springs back at its smallest and largest: kept.
    open var bouncesZoom = true
    /// Whether it scrolls along one axis at a time: kept.
    open var isDirectionalLockEnabled = false
    /// Whether its lower bar shows: kept.
    open var showsHorizontalScrollIndicator = true
    /// Whether its right bar shows: kept.
    open var showsVerticalScrollIndicator = true
    /// The distances around its bars: kept.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// The distances around its right bar: kept.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The distances around its lower bar: kept.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// How its bars look: kept.
    open var indicatorStyle = IndicatorStyle.default
    /// How quickly it comes to rest: kept.
    open var decelerationRate = DecelerationRate.normal
    /// When the keyboard goes: kept.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether touches wait for a scroll: kept.
    open var delaysContentTouches = true
    /// Whether a scroll takes touches away: kept.
    open var canCancelContentTouches = true
    /// Whether a touch of the status bar scrolls to the top: kept.
    open var scrollsToTop = true
    /// How large its content is at least; 1.
    open var minimumZoomScale: CGFloat = 1
    /// How large its content is at most; 1.
    open var maximumZoomScale: CGFloat = 1
    /// How large its content is: kept.
    open var zoomScale: CGFloat = 1
    /// The spinner above its content: kept.
    open var refreshControl: UIRefreshControl?
    /// Whether a finger is on it; false.
    open var isTracking: Bool { false }
    /// Whether a finger moves it; false.
    open var isDragging: Bool { false }
    /// Whether it still moves; false.
    open var isDecelerating: Bool { false }
    /// Whether its size changes; false.
    open var isZooming: Bool { false }
    /// The recogniser of its scrolling.
    public let panGestureRecognizer = UIPanGestureRecognizer()
    /// The recogniser of its changes of size.
    public let pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
    /// Who is told what it does.
    open weak var delegate: (any UIScrollViewDelegate)?

    /// A view of no size.
    public convenience init() { self.init(frame: .zero) }

    /// A view of a rectangle.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// A view of an archive: of no size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    /// The rectangle of its content.
    open var contentLayoutGuide: UILayoutGuide { guide("content") { _ in .zero } }
    /// The rectangle that it fills.
    open var frameLayoutGuide: UILayoutGuide { guide("frame") { _ in .zero } }

    /// Scrolls to a place, and nothing moves.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

    /// Scrolls until a rectangle is seen.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        contentOffset.x = min(max(contentOffset.x, rect.maxX - bounds.width), rect.minX)
        contentOffset.y = min(max(contentOffset.y, rect.maxY - bounds.height), rect.minY)
    }

    /// Changes its content's size: kept.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    /// Changes its content's size until a rectangle fills it: kept.
    open func zoom(to rect: CGRect, animated: Bool) {}
    /// Shows its bars for a moment.
    open func flashScrollIndicators() {}
}

/// What is told what a scroll view does. Nothing is, here.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
    /// It scrolled.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Its content changed its size.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// A finger begins to move it.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// A finger leaves it.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// A finger left it.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// It comes to rest.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// It came to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// It came to rest where code let it scroll to.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The view in it that changes its size.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Fingers changed its content's size.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// It scrolled to the top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// It scrolled.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Its content changed its size.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// A finger begins to move it.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// A finger leaves it.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// A finger left it.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// It comes to rest.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// It came to rest.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// It came to rest where code let it scroll to.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// None.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Fingers changed its content's size.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// It scrolled to the top.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

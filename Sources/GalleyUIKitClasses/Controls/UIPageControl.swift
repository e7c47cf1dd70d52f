import GalleyControls
import GalleyGraph
import GalleyUIKit
import GalleyViews

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

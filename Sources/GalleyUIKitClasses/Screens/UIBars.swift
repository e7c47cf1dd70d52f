import GalleyUIKit

/// The bar at a screen's top. What is set on it is kept; the bars of `NavigationStack` look as they do without it.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// Its look.
    open var barStyle = UIBarStyle.default
    /// Its ground's colour.
    open var barTintColor: UIColor?
    /// Whether what is behind shines through.
    open var isTranslucent = true
    /// Whether titles are large.
    open var prefersLargeTitles = false
    /// How the title looks.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// How a large title looks.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The line below it.
    open var shadowImage: UIImage?
    /// The picture of the way back.
    open var backIndicatorImage: UIImage?
    /// The mask of the way back.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// Its look as one value.
    open var standardAppearance = UINavigationBarAppearance()
    /// Its look at the content's beginning.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// Its look where there is little height.
    open var compactAppearance: UINavigationBarAppearance?
    /// Both.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// What it shows, the last in front.
    open var items: [UINavigationItem]?
    /// What it shows in front.
    open var topItem: UINavigationItem? { items?.last }
    /// What is below that.
    open var backItem: UINavigationItem? { items?.dropLast().last }
    private var grounds: [UIBarMetrics: UIImage] = [:]

    /// Sets its ground.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        grounds[barMetrics] = backgroundImage
    }
    /// Sets its ground at a place.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics)
    {
        grounds[barMetrics] = backgroundImage
    }
    /// Its ground.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { grounds[barMetrics] }
    /// Moves the title.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
    /// Sets what it shows.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    /// The size of its content.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 44) }
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// The bar of tabs. What is set on it is kept; the bars of `TabView` look as they do without it.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// Its look.
    open var barStyle = UIBarStyle.default
    /// Its ground's colour.
    open var barTintColor: UIColor?
    /// The colour of tabs that are not chosen.
    open var unselectedItemTintColor: UIColor?
    /// Whether what is behind shines through.
    open var isTranslucent = true
    /// Its ground.
    open var backgroundImage: UIImage?
    /// The line above it.
    open var shadowImage: UIImage?
    /// What lies behind the chosen tab.
    open var selectionIndicatorImage: UIImage?
    /// Its look as one value.
    open var standardAppearance = UITabBarAppearance()
    /// Its look at the content's end.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// The tabs.
    open var items: [UITabBarItem]?
    /// The chosen tab.
    open weak var selectedItem: UITabBarItem?
    /// How tabs lie.
    open var itemPositioning = ItemPositioning.automatic
    /// Between tabs, in points.
    open var itemSpacing: CGFloat = 0
    /// How wide a tab is.
    open var itemWidth: CGFloat = 0
    /// The size of its content.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 49) }

    /// How tabs lie.
    public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
}

/// The bar of buttons: kept.
@preconcurrency @MainActor
open class UIToolbar: UIView {
    /// Its look.
    open var barStyle = UIBarStyle.default
    /// Its ground's colour.
    open var barTintColor: UIColor?
    /// Whether what is behind shines through.
    open var isTranslucent = true
    /// Its look as one value.
    open var standardAppearance = UIToolbarAppearance()
    /// Its look at the content's end.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    /// Its look where there is little height.
    open var compactAppearance: UIToolbarAppearance?
    /// The buttons.
    open var items: [UIBarButtonItem]?
    /// Sets the buttons.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    /// Sets its ground.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {}
    /// Sets the line above it.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}
    /// The size of its content.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 44) }
}

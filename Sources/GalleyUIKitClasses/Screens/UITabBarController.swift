import GalleyGraph
import GalleyScreens
import GalleyUIKit
import GalleyViews

/// Controllers beside each other, drawn as a `TabView`.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
    /// The controllers.
    open var viewControllers: [UIViewController]? {
        didSet {
            for child in children { child.removeFromParent() }
            for controller in viewControllers ?? [] { addChild(controller) }
        }
    }
    /// Which of them is shown; the first.
    open var selectedIndex = 0
    /// The one that is shown.
    open var selectedViewController: UIViewController? {
        get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
        set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
    }
    /// The bar: its look is kept.
    public let tabBar = UITabBar()
    /// Who is told of it.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// Sets the controllers, and nothing moves.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }

    /// Its view: the controllers', with a bar.
    open override func loadView() { view = TabsView(self) }

    /// The view of a tab controller.
    private final class TabsView: UIView {
        weak var controller: UITabBarController?

        init(_ controller: UITabBarController) {
            self.controller = controller
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }

        override func ownContent(in size: CGSize) -> AnyView? {
            guard let controller else { return nil }
            let choice = Binding(
                get: { controller.selectedIndex },
                set: {
                    controller.selectedIndex = $0; self.noteChange()
                })
            return AnyView(
                TabView(selection: choice) {
                    ForEach(Array((controller.viewControllers ?? []).enumerated()), id: \.offset) { index, shown in
                        ShownController(controller: shown)
                            .tabItem {
                                if let image = shown.tabBarItem.image { Image(uiImage: image) }
                                Text(verbatim: shown.tabBarItem.title ?? shown.title ?? "")
                            }
                            .tag(index)
                    }
                })
        }
    }
}

/// What is told of tabs. Nothing is, here.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
    /// Whether a controller may be chosen.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// A controller was chosen.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// It may.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// A controller was chosen.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// Controllers in columns: the last one's view is drawn.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// How many columns there are.
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
    /// Which columns show: kept.
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary,
            twoDisplaceSecondary
    }

    /// The controllers.
    open var viewControllers: [UIViewController] = [] {
        didSet {
            for child in children { child.removeFromParent() }
            for controller in viewControllers { addChild(controller) }
        }
    }
    /// Which columns show: kept.
    open var preferredDisplayMode = DisplayMode.automatic

    /// Columns of a style.
    public convenience init(style: Style) { self.init(nibName: nil, bundle: nil) }

    /// Its view is about to lay its subviews out.
    open override func viewWillLayoutSubviews() {
        guard let shown = viewControllers.last?.view, shown.superview !== view else { return }
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shown.frame = view.bounds
        view.addSubview(shown)
    }
}

/// Pages one after the other: the first of those set is drawn.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// How pages change.
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    /// Along which axis.
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    /// Whether the next or the one before.
    public enum NavigationDirection: Int, Sendable { case forward, reverse }

    /// What can be set of how pages change.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// An option by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The distance between pages.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
        /// Where the spine is.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    }

    /// How pages change.
    public let transitionStyle: TransitionStyle
    /// Along which axis.
    public let navigationOrientation: NavigationOrientation
    /// Who gives the pages.
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    /// Who is told of it.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// The pages that are shown.
    open private(set) var viewControllers: [UIViewController]?

    /// Pages that change in a way.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
    }

    /// Pages of an archive: none.
    public required init?(coder: NSCoder) {
        transitionStyle = .pageCurl
        navigationOrientation = .horizontal
        super.init(coder: coder)
    }

    /// Shows pages, and nothing moves.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        self.viewControllers = viewControllers
        for child in children { child.removeFromParent() }
        for controller in viewControllers ?? [] { addChild(controller) }
        for old in view.subviews { old.removeFromSuperview() }
        if let shown = viewControllers?.first?.view {
            shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            shown.frame = view.bounds
            view.addSubview(shown)
        }
        completion?(true)
    }
}

/// What gives pages. Nothing is asked for, here.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
    /// The page before one.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The page after one.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}

/// What is told of pages. Nothing is, here.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
    /// A page changed.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    /// A page changed.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}

import GalleyGraph
import GalleyUIKit

/// How a controller is shown over another: kept.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    /// As it is.
    case none = -1
    /// As the system does.
    case automatic = -2
}

/// How a controller comes over another: kept.
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

/// How the status bar looks: kept.
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

/// UIKit's controller of a view. Its view is loaded and laid out, and drawn where a representable shows it; what it presents is kept.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIAppearanceContainer, UITraitEnvironment {
    /// Its view, loaded when it is asked for first.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loaded
        }
        set { loaded = newValue }
    }
    private var loaded: UIView?
    /// Its view, where it is loaded.
    open var viewIfLoaded: UIView? { loaded }
    /// Whether its view is loaded.
    open var isViewLoaded: Bool { loaded != nil }
    /// Its title.
    open var title: String?
    /// The controllers in it.
    open internal(set) var children: [UIViewController] = []
    /// The controller that it is in.
    open internal(set) weak var parent: UIViewController?
    /// The controller that it shows over itself: kept, not drawn.
    open internal(set) var presentedViewController: UIViewController?
    /// The controller over which it is shown.
    open internal(set) weak var presentingViewController: UIViewController?
    /// How it is shown over another: kept.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// How it comes over another: kept.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether it cannot be pulled away: kept.
    open var isModalInPresentation = false
    /// Whether what it shows over itself keeps to it: kept.
    open var definesPresentationContext = false
    /// Whether it says how the status bar looks: kept.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Who moves it in: kept.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// The size that it wants, in points.
    open var preferredContentSize = CGSize.zero
    /// Light or dark: kept.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// Where it reaches below bars: kept.
    open var edgesForExtendedLayout = UIRectEdge.all
    /// Whether it reaches below bars that let nothing through: kept.
    open var extendedLayoutIncludesOpaqueBars = false
    /// Whether scroll views keep to the safe area: kept.
    open var automaticallyAdjustsScrollViewInsets = true
    /// What is added to the safe area: kept.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    /// Its name for restoring: kept.
    open var restorationIdentifier: String?
    /// What a navigation bar shows of it.
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    /// What a tab bar shows of it.
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    /// Whether a tab bar goes when it comes: kept.
    open var hidesBottomBarWhenPushed = false
    /// The buttons at its lower edge: kept.
    open var toolbarItems: [UIBarButtonItem]?
    private var hasAppeared = false

    /// A controller whose view comes from code.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }
    /// A controller whose view comes from a file: there is none, and its view is empty.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    /// A controller of an archive.
    public required init?(coder: NSCoder) { super.init() }

    /// Who gets the events that this one leaves.
    open override var next: UIResponder? { loaded?.superview ?? parent }

    /// Makes its view: an empty one.
    open func loadView() { loaded = UIView(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size)) }

    /// Loads its view, where that has not been done.
    open func loadViewIfNeeded() {
        guard loaded == nil else { return }
        loadView()
        if loaded == nil { loaded = UIView() }
        viewDidLoad()
    }

    /// Its view was loaded.
    open func viewDidLoad() {}
    /// It comes.
    open func viewWillAppear(_ animated: Bool) {}
    /// It has its size, and comes.
    open func viewIsAppearing(_ animated: Bool) {}
    /// It came.
    open func viewDidAppear(_ animated: Bool) {}
    /// It goes.
    open func viewWillDisappear(_ animated: Bool) {}
    /// It went.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Its view is about to lay its subviews out.
    open func viewWillLayoutSubviews() {}
    /// Its view laid its subviews out.
    open func viewDidLayoutSubviews() {}
    /// The safe area changed. Never called.
    open func viewSafeAreaInsetsDidChange() {}
    /// Its view changes its size. Never called.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// Makes its view's constraints.
    open func updateViewConstraints() {}
    /// Its surroundings changed. Never called.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Memory is short. Never called.
    open func didReceiveMemoryWarning() {}
    /// A storyboard continues. Never called.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Lets a storyboard continue. There is none.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {}
    /// Editing was turned on or off.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// Whether it is being edited.
    open var isEditing = false
    /// Where it is seen.
    open var traitCollection: UITraitCollection { .ofPicture }
    /// How the status bar looks: kept.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden: kept.
    open var prefersStatusBarHidden: Bool { false }
    /// Whether the home indicator is hidden: kept.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The edges at which its own gestures go first: kept.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// How it may stand: kept.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// Whether it turns with the device: kept.
    open var shouldAutorotate: Bool { true }
    /// Which of those in it says how the status bar looks: kept.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// Asks for the status bar's look.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Asks for the home indicator.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Asks for how it may stand.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    // MARK: Others

    /// Shows a controller over itself: kept, not drawn. The completion runs.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        completion?()
    }

    /// Takes away what it shows over itself, or itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if let presented = presentedViewController {
            presented.presentingViewController = nil
            presentedViewController = nil
        } else {
            presentingViewController?.presentedViewController = nil
            presentingViewController = nil
        }
        completion?()
    }

    /// Shows a controller: over itself.
    open func show(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }
    /// Shows a controller in the second column: over itself.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }

    /// Takes a controller in.
    open func addChild(_ childController: UIViewController) {
        childController.willMove(toParent: self)
        childController.removeFromParent()
        children.append(childController)
        childController.parent = self
    }

    /// Takes itself out of the controller that it is in.
    open func removeFromParent() {
        guard let around = parent else { return }
        around.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }

    /// It comes into a controller.
    open func willMove(toParent parent: UIViewController?) {}
    /// It came into a controller.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: What is shown

    /// The controller's view, at a size.
    func layOut(_ size: CGSize) {
        guard let view else { return }
        if !hasAppeared {
            hasAppeared = true
            viewWillAppear(false)
            viewIsAppearing(false)
        }
        viewWillLayoutSubviews()
        view.layOut(size)
        for child in children where child.isViewLoaded { child.viewDidLayoutSubviews() }
        viewDidLayoutSubviews()
    }
}

import GalleyGraph
import GalleyScreens
import GalleyUIKit
import GalleyViews

/// Controllers on top of each other, drawn as a `NavigationStack` with the topmost.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// What comes and goes.
    public enum Operation: Int, Sendable { case none, push, pop }

    /// The controllers, the topmost last.
    open var viewControllers: [UIViewController] = [] {
        didSet { adopt() }
    }
    /// The bar at the top: its look is kept.
    public let navigationBar = UINavigationBar()
    /// The bar at the bottom: kept.
    public let toolbar: UIToolbar! = UIToolbar()
    /// Whether the bar at the top is hidden; false.
    open var isNavigationBarHidden = false
    /// Whether the bar at the bottom is hidden; true.
    open var isToolbarHidden = true
    /// Whether a swipe hides the bars: kept.
    open var hidesBarsOnSwipe = false
    /// The recogniser of the swipe back.
    public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIScreenEdgePanGestureRecognizer()
    /// Who is told of it.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// Controllers, the first being one.
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
        adopt()
    }

    /// No controllers, with bars of one's own: the usual ones.
    public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        self.init(nibName: nil, bundle: nil)
    }

    private func adopt() {
        for child in children where !viewControllers.contains(where: { $0 === child }) { child.removeFromParent() }
        for controller in viewControllers where controller.parent !== self { addChild(controller) }
    }

    /// The topmost controller.
    open var topViewController: UIViewController? { viewControllers.last }
    /// The controller that is seen.
    open var visibleViewController: UIViewController? { presentedViewController ?? viewControllers.last }
    /// Puts a controller on top.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
    }
    /// Takes the topmost away, but for the last.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }
    /// Takes all away but the first.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let gone = Array(viewControllers.dropFirst())
        viewControllers = Array(viewControllers.prefix(1))
        return gone
    }
    /// Takes away what lies on a controller.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else { return nil }
        let gone = Array(viewControllers[(index + 1)...])
        viewControllers = Array(viewControllers[...index])
        return gone
    }
    /// Sets the controllers, and nothing moves.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        self.viewControllers = viewControllers
    }
    /// Hides or shows the bar at the top.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    /// Hides or shows the bar at the bottom.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    /// Shows a controller.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    /// Its view: the topmost controller's, with a bar.
    open override func loadView() { view = NavigationView(self) }

    /// The view of a navigation controller.
    final class NavigationView: UIView {
        weak var controller: UINavigationController?

        init(_ controller: UINavigationController) {
            self.controller = controller
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }

        override func ownContent(in size: CGSize) -> AnyView? {
            guard let controller, let top = controller.topViewController else { return AnyView(Color.clear) }
            let title = top.navigationItem.title ?? top.title ?? ""
            let isLarge =
                controller.navigationBar.prefersLargeTitles && top.navigationItem.largeTitleDisplayMode != .never
            return AnyView(
                NavigationStack {
                    ShownController(controller: top).navigationTitle(Text(verbatim: title))
                        .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
                        .toolbar(controller.isNavigationBarHidden ? .hidden : .automatic, for: .navigationBar)
                })
        }
    }
}

/// What is told of controllers that come and go. Nothing is, here.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
    /// A controller comes.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// A controller came.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    /// What moves controllers.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// What moves controllers as a finger leads them.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
    /// A controller comes.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// A controller came.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
    /// None.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// None.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// A controller's view, as large as its place.
struct ShownController: View {
    let controller: UIViewController

    var body: some View {
        GeometryReader { proxy in
            let _ = controller.layOut(proxy.size)
            controller.view.drawn().frame(width: proxy.size.width, height: proxy.size.height, alignment: .topLeading)
        }
        .onAppear { controller.viewDidAppear(false) }
        .onDisappear {
            controller.viewWillDisappear(false)
            controller.viewDidDisappear(false)
        }
    }
}

import GalleyUIKit

// How controllers come and go. Nothing moves here: who moves them is kept, and asked for nothing.

/// What a change of controllers knows of itself.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
    /// The view that the change happens in.
    var containerView: UIView { get }
    /// Whether anything moves.
    var isAnimated: Bool { get }
    /// Whether a finger leads it.
    var isInteractive: Bool { get }
    /// Whether it was given up.
    var transitionWasCancelled: Bool { get }
    /// How the controller is shown.
    var presentationStyle: UIModalPresentationStyle { get }
    /// How what is moved is turned.
    var targetTransform: CGAffineTransform { get }
    /// Says how far it is.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Says that it goes through.
    func finishInteractiveTransition()
    /// Says that it is given up.
    func cancelInteractiveTransition()
    /// Says that it waits.
    func pauseInteractiveTransition()
    /// Says that it is over.
    func completeTransition(_ didComplete: Bool)
    /// The controller that goes or comes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that goes or comes.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where a controller's view is at the beginning.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where a controller's view is at the end.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// The controller that goes or comes.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// A controller by its part.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The controller that goes.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that comes.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// The view that goes or comes.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// A view by its part.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view that goes.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that comes.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What moves controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// How long it takes, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Moves them.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// What moves them, where it can be held.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    /// It is over.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// One that has nothing to move.
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    {
        UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .linear)
    }
    /// It is over.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What moves controllers as a finger leads them.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Begins.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The curve of the end.
    var completionCurve: UIView.AnimationCurve { get }
    /// How fast the end is.
    var completionSpeed: CGFloat { get }
    /// Whether it begins with a finger.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// Slow at both ends.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// As fast as the rest.
    public var completionSpeed: CGFloat { 1 }
    /// It does.
    public var wantsInteractiveStart: Bool { true }
}

/// A change that a finger leads: kept.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// How long it takes, in seconds: none.
    open var duration: CGFloat { 0 }
    /// How far it is, 0…1.
    open private(set) var percentComplete: CGFloat = 0
    /// How fast the end is.
    open var completionSpeed: CGFloat = 1
    /// The curve of the end.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// Whether it begins with a finger.
    open var wantsInteractiveStart = true
    /// The curve, where it is one's own: kept.
    open var timingCurve: (any UITimingCurveProvider)?

    /// Begins.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
    /// Waits.
    open func pause() {}
    /// Says how far it is.
    open func update(_ percentComplete: CGFloat) { self.percentComplete = min(max(percentComplete, 0), 1) }
    /// Is given up.
    open func cancel() { percentComplete = 0 }
    /// Goes through.
    open func finish() { percentComplete = 1 }
}

/// What moves controllers in: kept.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// What moves a controller in.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// What moves a controller out.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// What moves a controller in as a finger leads it.
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    /// What moves a controller out as a finger leads it.
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    /// What shows a controller over another.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// None.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// None.
    public func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    { nil }
    /// None.
    public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { nil }
    /// None.
    public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { nil }
    /// None.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// What those know who move beside a change of controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether anything moves.
    var isAnimated: Bool { get }
    /// Whether it was given up.
    var isCancelled: Bool { get }
    /// How long it takes, in seconds.
    var transitionDuration: TimeInterval { get }
    /// The view that it happens in.
    var containerView: UIView { get }
    /// The controller that goes or comes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that goes or comes.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// What runs beside a change of controllers. There is none.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Makes changes beside it.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

import GalleyUIKit

/// What moves, and can be held.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
    /// Where it stands.
    var state: UIViewAnimatingState { get }
    /// Whether it has started.
    var isRunning: Bool { get }
    /// Whether it goes back.
    var isReversed: Bool { get set }
    /// How much of it is made, 0…1.
    var fractionComplete: CGFloat { get set }
    /// Starts it.
    func startAnimation()
    /// Starts it after some seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Lets it rest.
    func pauseAnimation()
    /// Ends it where it is.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends it at a place.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What makes changes that move.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds changes that begin later.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds what is done at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Continues on another curve.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// Where an animation is at its end.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// Whether an animation is under way.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// A curve that changes run on.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
    /// The kind of curve.
    var timingCurveType: UITimingCurveType { get }
    /// The curve from one end to the other.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A kind of curve.
public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// A curve from one end to the other: kept.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// Its name.
    public let animationCurve: UIView.AnimationCurve
    /// Where it leaves.
    public let controlPoint1: CGPoint
    /// Where it arrives.
    public let controlPoint2: CGPoint
    /// The kind of curve.
    public let timingCurveType: UITimingCurveType
    /// Itself.
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    /// None.
    public var springTimingParameters: UISpringTimingParameters? { nil }

    /// The usual curve.
    public override convenience init() { self.init(animationCurve: .easeInOut) }

    /// A curve by its name, with the points that Core Animation has for it.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        timingCurveType = .builtin
        let isSlowFirst = curve == .easeIn || curve == .easeInOut
        let isSlowLast = curve == .easeOut || curve == .easeInOut
        controlPoint1 = CGPoint(x: isSlowFirst ? 0.42 : 0, y: 0)
        controlPoint2 = CGPoint(x: isSlowLast ? 0.58 : 1, y: 1)
        super.init()
    }

    /// A curve by its points.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        timingCurveType = .cubic
        controlPoint1 = point1
        controlPoint2 = point2
        super.init()
    }
}

/// A spring that changes move as: kept.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// How fast it begins.
    public let initialVelocity: CGVector
    /// The kind of curve.
    public var timingCurveType: UITimingCurveType { .spring }
    /// None.
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// Itself.
    public var springTimingParameters: UISpringTimingParameters? { self }

    /// The usual spring.
    public override convenience init() { self.init(dampingRatio: 1) }

    /// A spring by how soon it rests; at 1 it swings no more.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        initialVelocity = velocity
        super.init()
    }

    /// A spring by its parts.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        super.init()
    }

    /// A spring by its time and how far it swings.
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero) {
        initialVelocity = velocity
        super.init()
    }
}

/// Changes that take some seconds. They are made when it starts.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// How long they take, in seconds.
    public let duration: TimeInterval
    /// The curve: kept.
    public let timingParameters: (any UITimingCurveProvider)?
    /// How much of them is made, 0…1: kept.
    open var fractionComplete: CGFloat = 0
    /// Whether they go back: kept.
    open var isReversed = false
    /// Whether a finger may hold them: kept.
    open var isInterruptible = true
    /// Whether views can be touched meanwhile: kept.
    open var isUserInteractionEnabled = true
    /// Whether they rest at the end, and can go back: kept.
    open var pausesOnCompletion = false
    /// Whether they run on a straight line while they are led: kept.
    open var scrubsLinearly = true
    /// Whether it has started.
    open private(set) var isRunning = false
    /// Where it stands.
    open private(set) var state = UIViewAnimatingState.inactive
    private var animations: [() -> Void]
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    /// Changes that run on a curve of one's own.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
        timingParameters = parameters
        animations = []
        super.init()
    }

    /// Changes that run on a curve.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Changes that run on a curve from one end to the other.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: curve)
        if let animations { addAnimations(animations) }
    }

    /// Changes that move as a spring does.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Makes changes at once, as an animation that has started.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// How long after its start changes begin: at once.
    open var delay: TimeInterval { 0 }

    /// Adds changes.
    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
    /// Adds changes that begin later: with the others.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
    /// Adds what is done at the end.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Makes the changes.
    open func startAnimation() {
        isRunning = true
        state = .active
        for animation in animations { animation() }
        animations = []
        let ended = completions
        UIView.end({ _ in for completion in ended { completion(.end) } }, after: duration)
    }

    /// Makes the changes after some seconds: at once.
    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
    /// Lets them rest.
    open func pauseAnimation() {
        isRunning = false
        state = .active
    }
    /// Ends them.
    open func stopAnimation(_ withoutFinishing: Bool) {
        isRunning = false
        state = withoutFinishing ? .inactive : .stopped
    }
    /// Ends them at a place: they are made.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { state = .inactive }
    /// Continues on another curve: makes what is left.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
    {
        startAnimation()
    }
}

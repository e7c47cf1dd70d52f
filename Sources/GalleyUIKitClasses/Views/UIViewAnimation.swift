import Dispatch

// Animations: their changes are made at once. What is to be done at the end is done when they would have ended, which no picture at
// rest waits for.
extension UIView {
    /// Makes changes, which take some seconds.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        end(completion, after: duration + delay)
    }

    /// Makes changes, which take some seconds.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        end(completion, after: duration)
    }

    /// Makes changes, which take some seconds and move as a spring does.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        end(completion, after: duration + delay)
    }

    /// Makes changes, which take some seconds and move as a spring does.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        end(completion, after: duration + delay)
    }

    /// Makes changes one after the other, which take some seconds.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        end(completion, after: duration + delay)
    }

    /// Makes changes, which take a part of the time, 0…1.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) { animations() }

    /// Makes changes in a view, which take some seconds.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        end(completion, after: duration)
    }

    /// Makes changes, and nothing moves.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
    /// Whether anything moves: kept.
    public class func setAnimationsEnabled(_ enabled: Bool) {}
    /// Whether anything moves; true.
    public class var areAnimationsEnabled: Bool { true }

    static func end(_ completion: ((Bool) -> Void)?, after seconds: TimeInterval) {
        guard let completion, seconds.isFinite else { return }
        let ending = Ending(run: completion)
        DispatchQueue.main.asyncAfter(deadline: .now() + max(seconds, 0)) {
            MainActor.assumeIsolated { ending.run(true) }
        }
    }

    /// What is done at an end. Unchecked: it is made and run on the main thread alone.
    private struct Ending: @unchecked Sendable { let run: (Bool) -> Void }
}

/// Changes that take some seconds. They are made when it starts.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
    /// How long they take, in seconds.
    public let duration: TimeInterval
    /// How much of them is made, 0…1: kept.
    open var fractionComplete: CGFloat = 0
    /// Whether it has started.
    open private(set) var isRunning = false
    private var animations: [() -> Void]
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    /// Changes that run on a curve.
    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        self.animations = animations.map { [$0] } ?? []
        super.init()
    }

    /// Changes that move as a spring does.
    public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.duration = duration
        self.animations = animations.map { [$0] } ?? []
        super.init()
    }

    /// Adds changes.
    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
    /// Adds what is done at the end.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Makes the changes.
    open func startAnimation() {
        isRunning = true
        for animation in animations { animation() }
        animations = []
        let ended = completions
        UIView.end({ _ in for completion in ended { completion(.end) } }, after: duration)
    }

    /// Makes the changes after some seconds: at once.
    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
    /// Lets them rest.
    open func pauseAnimation() { isRunning = false }
    /// Ends them.
    open func stopAnimation(_ withoutFinishing: Bool) { isRunning = false }
}

/// Where an animation stands.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

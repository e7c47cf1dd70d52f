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

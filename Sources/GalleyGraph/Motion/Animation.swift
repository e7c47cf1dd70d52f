/// How a change is to move from one state to the next.
///
/// A picture shows the state that a change leads to: no animation alters it. Values of this type carry what was asked
/// for, so that equal ones can be told from different ones.
nonisolated public struct Animation: Hashable, Sendable {
    indirect enum Form: Hashable, Sendable {
        case curve(UnitCurve, TimeInterval)
        case spring(Spring, TimeInterval)
        case interpolatingSpring(Spring, velocity: Double)
        case delayed(Form, TimeInterval)
        case sped(Form, Double)
        /// Without a number, for ever.
        case repeated(Form, Int?, autoreverses: Bool)
        /// Counts as over after a time, in seconds.
        case logicallyOver(Form, TimeInterval)
        /// One of the author's.
        case custom(CustomForm)
    }

    enum Spring: Hashable, Sendable {
        case duration(TimeInterval, bounce: Double)
        case response(Double, damping: Double)
        case physical(GalleyGraph.Spring)
    }

    private(set) var form: Form

    private init(_ form: Form) { self.form = form }
    init(custom: CustomForm) { form = .custom(custom) }

    /// A smooth spring.
    public static let `default` = Animation.spring(duration: 0.5, bounce: 0)

    // MARK: Curves

    /// As fast at the end as at the start, in 0.35 seconds.
    public static let linear = Animation.linear(duration: 0.35)
    /// As fast at the end as at the start; `duration` in seconds.
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(0, 0, 1, 1, duration: duration) }
    /// Begins slowly, in 0.35 seconds.
    public static let easeIn = Animation.easeIn(duration: 0.35)
    /// Begins slowly; `duration` in seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(0.42, 0, 1, 1, duration: duration) }
    /// Ends slowly, in 0.35 seconds.
    public static let easeOut = Animation.easeOut(duration: 0.35)
    /// Ends slowly; `duration` in seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(0, 0, 0.58, 1, duration: duration) }
    /// Begins and ends slowly, in 0.35 seconds.
    public static let easeInOut = Animation.easeInOut(duration: 0.35)
    /// Begins and ends slowly; `duration` in seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(0.42, 0, 0.58, 1, duration: duration)
    }

    /// A cubic Bézier curve with the control points (x1, y1) and (x2, y2).
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(
            .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
            duration: duration)
    }

    /// A curve from 0 to 1, in `duration` seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(.curve(curve, duration))
    }

    // MARK: Springs

    /// A spring that takes about half a second and does not swing beyond its end.
    public static var spring: Animation { spring() }
    /// A spring that takes about `duration` seconds; a `bounce` above 0 swings beyond the end, 1 without ceasing.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        Animation(.spring(.duration(duration, bounce: bounce), blendDuration))
    }

    /// A spring as physics has it.
    public static func spring(_ spring: GalleyGraph.Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        Animation(.spring(.physical(spring), blendDuration))
    }

    /// A spring as physics has it; runs that overlap are added up.
    public static func interpolatingSpring(
        _ spring: GalleyGraph.Spring, initialVelocity: Double = 0.0
    ) -> Animation {
        Animation(.interpolatingSpring(.physical(spring), velocity: initialVelocity))
    }

    /// A spring by the length of its swing in seconds, undamped, and by how much of the critical damping it has: 1 does
    /// not swing.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        Animation(.spring(.response(response, damping: dampingFraction), blendDuration))
    }

    /// A quick spring, to follow a finger.
    public static var interactiveSpring: Animation { interactiveSpring() }
    /// A quick spring to follow a finger, by the length of its swing in seconds and by its share of the critical
    /// damping.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        Animation(.spring(.response(response, damping: dampingFraction), blendDuration))
    }

    /// A quick spring to follow a finger, of about `duration` seconds; `extraBounce` is added to a bounce of 0.14.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        Animation(.spring(.duration(duration, bounce: 0.14 + extraBounce), blendDuration))
    }

    /// A spring whose runs are added up where a second one begins before the first has ended.
    public static var interpolatingSpring: Animation { interpolatingSpring() }
    /// A spring by a weight, a stiffness and a friction, all positive; runs that overlap are added up.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        Animation(
            .interpolatingSpring(
                .physical(
                    GalleyGraph.Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)),
                velocity: initialVelocity))
    }

    /// A spring of about `duration` seconds; runs that overlap are added up.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        Animation(.interpolatingSpring(.duration(duration, bounce: bounce), velocity: initialVelocity))
    }

    /// A spring without bounce.
    public static var smooth: Animation { smooth() }
    /// A spring of about `duration` seconds that does not bounce, but for `extraBounce`.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with a small bounce.
    public static var snappy: Animation { snappy() }
    /// A spring of about `duration` seconds; `extraBounce` is added to a bounce of 0.15.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with a larger bounce.
    public static var bouncy: Animation { bouncy() }
    /// A spring of about `duration` seconds; `extraBounce` is added to a bounce of 0.3.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    // MARK: Changes

    /// The animation, begun later.
    public func delay(_ delay: TimeInterval) -> Animation { Animation(.delayed(form, delay)) }

    /// The animation, which counts as over after so many seconds: for what waits for it by the criterion `.logicallyComplete`.
    /// What is seen moves on to its end.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(.logicallyOver(form, duration.isFinite ? max(duration, 0) : 0))
    }

    /// The animation, so many times as fast.
    public func speed(_ speed: Double) -> Animation { Animation(.sped(form, speed)) }

    /// The animation, so many times over.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(.repeated(form, repeatCount, autoreverses: autoreverses))
    }

    /// The animation, over and over.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(.repeated(form, nil, autoreverses: autoreverses))
    }
}

/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private var removed: Bool

    /// When what is left of it cannot be seen.
    public static let logicallyComplete = AnimationCompletionCriteria(removed: false)
    /// When it is over to the last.
    public static let removed = AnimationCompletionCriteria(removed: true)
}

/// Makes changes that are to be animated, and returns what `body` does. A picture shows the changed state.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Makes changes that are to be animated; `completion` runs when their animations have ended. A picture shows the end of the
/// animation: there it runs right after `body`.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let waiting = AnimationCompletion(waitsForLast: completionCriteria == .removed, completion)
    var transaction = Transaction(animation: animation)
    transaction.completions = [waiting]
    let result = try withTransaction(transaction, body)
    // A picture shows the end, and where nothing changes nothing moves.
    if !waiting.isAdopted { waiting.run() }
    return result
}

extension View {
    /// How changes of the view are animated when `value` changes. A picture shows the state after the change.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(TransactionModifier(value: value) { $0.animation = animation })
    }

    /// How every change of the view is animated. A picture shows the state after the change.
    nonisolated public func animation(_ animation: Animation?) -> some View {
        modifier(TransactionModifier { if !$0.disablesAnimations { $0.animation = animation } })
    }

    /// How changes are animated that the modifiers in `body` make. A picture shows the state after the change.
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(OuterTransaction(content: self)))
            .modifier(TransactionModifier { if !$0.disablesAnimations { $0.animation = animation } })
    }
}

/// A damped spring, as physics has it: mass, stiffness and damping decide how a value comes to rest at its target.
nonisolated public struct Spring: Hashable, Sendable {
    /// The mass at the spring's end.
    public var mass: Double
    /// How hard the spring pulls.
    public var stiffness: Double
    /// How strongly friction slows the mass.
    public var damping: Double

    /// A spring by its perceptual duration and bounce.
    ///
    /// - Parameters:
    ///   - duration: The pace, in seconds: 2π over the natural frequency.
    ///   - bounce: 0 does not overshoot, up to 1 swings longer and longer, below 0 creeps.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        let frequency = 2 * Double.pi / max(duration, 1e-6)
        let ratio = bounce >= 0 ? 1 - min(bounce, 1) : 1 / max(1 + bounce, 1e-6)
        mass = 1
        stiffness = frequency * frequency
        damping = 2 * ratio * frequency
    }

    /// A spring by its stiffness, as the time of an undamped swing, and its damping as a part of the critical one.
    public init(response: Double, dampingRatio: Double) {
        let frequency = 2 * Double.pi / max(response, 1e-6)
        mass = 1
        stiffness = frequency * frequency
        damping = 2 * max(dampingRatio, 0) * frequency
    }

    /// A spring by its physics. Damping beyond the critical one is lowered to it unless `allowOverDamping`.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        self.mass = max(mass, 1e-9)
        self.stiffness = max(stiffness, 0)
        let critical = 2 * (self.stiffness * self.mass).squareRoot()
        self.damping = allowOverDamping ? max(damping, 0) : min(max(damping, 0), critical)
    }

    /// A spring that comes to rest within a time.
    ///
    /// - Parameters:
    ///   - settlingDuration: The time, in seconds.
    ///   - dampingRatio: The damping as a part of the critical one.
    ///   - epsilon: How near to the target counts as rest.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let ratio = min(max(dampingRatio, 1e-3), 1)
        // Of a critically damped spring the distance is (1 + ωt)·e^(−ωt), of any other at most e^(−ζωt).
        var exponent = -Foundation.log(max(epsilon, 1e-12))
        if ratio >= 1 { for _ in 0..<20 { exponent = -Foundation.log(epsilon / (1 + exponent)) } }
        self.init(
            response: 2 * Double.pi * ratio * max(settlingDuration, 1e-6) / exponent, dampingRatio: ratio)
    }

    /// A spring without bounce.
    public static var smooth: Spring { smooth() }
    /// A spring of about `duration` seconds that does not bounce, but for `extraBounce`.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with a small bounce.
    public static var snappy: Spring { snappy() }
    /// A spring of about `duration` seconds; `extraBounce` is added to a bounce of 0.15.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with a larger bounce.
    public static var bouncy: Spring { bouncy() }
    /// A spring of about `duration` seconds; `extraBounce` is added to a bounce of 0.3.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    // MARK: The same spring in other words

    private var frequency: Double { (stiffness / mass).squareRoot() }

    /// The time of an undamped swing, in seconds.
    public var response: Double { 2 * Double.pi / frequency }
    /// The damping as a part of the critical one.
    public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
    /// The pace, in seconds.
    public var duration: TimeInterval { response }
    /// How much the spring overshoots: 1 swings for ever, 0 not at all, below 0 creeps.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
    /// How long the spring moves, in seconds, until it is within 0.001 of its target.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: 0.001) }

    /// How long the spring takes to come within `epsilon` of its target and to stay there, in seconds.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        let step = response / 60
        guard step.isFinite, step > 0, dampingRatio > 0 else { return .infinity }
        // What is left of the way is a sum of both vectors: its length needs their lengths and their product alone.
        let (way, speed) = (target.magnitudeSquared, initialVelocity.magnitudeSquared)
        let product = ((target + initialVelocity).magnitudeSquared - way - speed) / 2
        func rest(_ index: Int) -> Double {
            let (distance, drift) = factors(Double(index) * step)
            return distance * distance * way - 2 * distance * drift * product + drift * drift * speed
        }
        // From some step on the swing is too small; the last one before that is looked for from there.
        var (low, high) = (0, Self.mostSteps)
        while low < high {
            let middle = (low + high) / 2
            let most = mostFactors(Double(middle) * step)
            let isSmall = most.distance * way.squareRoot() + most.drift * speed.squareRoot() <= epsilon
            (low, high) = isSmall ? (low, middle) : (middle + 1, high)
        }
        let last = (0..<low).last { rest($0) > epsilon * epsilon }
        return last.map { Double($0 + 1) * step } ?? 0
    }

    /// A spring that loses a thousandth of its swing at each turn has come to rest long before so many steps.
    private static let mostSteps = 60_000

    // MARK: Motion

    /// The value after a time, on the way from zero to a target.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let (distance, drift) = factors(time)
        var value = target, moved = initialVelocity
        value.scale(by: 1 - distance)
        moved.scale(by: drift)
        return value + moved
    }

    /// The velocity after a time, on the way from zero to a target.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let step = 1e-5
        var change =
            value(target: target, initialVelocity: initialVelocity, time: time + step)
            - value(target: target, initialVelocity: initialVelocity, time: time - step)
        change.scale(by: 1 / (2 * step))
        return change
    }

    /// Moves a value and its velocity on by a time.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let way = target - value
        let start = value, speed = velocity
        value = start + self.value(target: way, initialVelocity: speed, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: speed, time: deltaTime)
    }

    /// The force on a value.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        var pull = target - position, friction = velocity
        pull.scale(by: stiffness)
        friction.scale(by: -damping)
        return pull + friction
    }

    /// The value after a time, on the way between two values.
    public func value<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = fromValue
        result.animatableData =
            fromValue.animatableData
            + value(
                target: toValue.animatableData - fromValue.animatableData,
                initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// How much of the way is left after a time, and how far a velocity of 1 has carried.
    private func factors(_ time: Double) -> (distance: Double, drift: Double) {
        let (w, z) = (frequency, dampingRatio)
        guard w.isFinite, w > 0, time.isFinite else { return (0, 0) }
        if abs(z - 1) < 1e-6 {
            let decay = Foundation.exp(-w * time)
            return ((1 + w * time) * decay, time * decay)
        }
        if z < 1 {
            let swing = w * (1 - z * z).squareRoot()
            let decay = Foundation.exp(-z * w * time)
            let (sine, cosine) = (Foundation.sin(swing * time), Foundation.cos(swing * time))
            return (decay * (cosine + z * w / swing * sine), decay * sine / swing)
        }
        let root = w * (z * z - 1).squareRoot()
        let (slow, fast) = (-z * w + root, -z * w - root)
        let (a, b) = (Foundation.exp(slow * time), Foundation.exp(fast * time))
        return ((slow * b - fast * a) / (slow - fast), (a - b) / (slow - fast))
    }

    /// The most that both factors are from a time on.
    private func mostFactors(_ time: Double) -> (distance: Double, drift: Double) {
        let (w, z) = (frequency, dampingRatio)
        guard w.isFinite, w > 0, time.isFinite else { return (0, 0) }
        if abs(z - 1) < 1e-6 {
            let decay = Foundation.exp(-w * time)
            return ((1 + w * time) * decay, (time + 1 / w) * decay)
        }
        if z < 1 {
            let swing = w * (1 - z * z).squareRoot()
            let decay = Foundation.exp(-z * w * time)
            return (decay * (1 + z * w / swing), decay / swing)
        }
        let root = w * (z * z - 1).squareRoot()
        return (factors(time).distance, Foundation.exp((root - z * w) * time) / (2 * root))
    }
}

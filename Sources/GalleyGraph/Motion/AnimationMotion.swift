// Where a value is on its way, for every form of animation.

extension Animation {
    /// How long the way takes, in seconds; infinite for one that is repeated for ever.
    ///
    /// - Parameter isLogical: Whether what is left is too little to count: of a spring, its perceptual duration (Apple's
    ///   documentation of `AnimationCompletionCriteria.logicallyComplete`).
    nonisolated func duration<V: VectorArithmetic>(of way: V, velocity: V = .zero, isLogical: Bool = false)
        -> TimeInterval
    {
        Self.duration(form, way, velocity, isLogical)
    }

    /// How much of a way is done after a time, in seconds; nil where it is done.
    nonisolated func value<V: VectorArithmetic>(_ way: V, velocity: V = .zero, at time: TimeInterval) -> V? {
        Self.value(form, way, velocity, time)
    }

    /// Whether the animation continues with what another has of speed: that of springs does.
    nonisolated var keepsVelocity: Bool { Self.spring(form) != nil }

    private nonisolated static func spring(_ form: Form) -> GalleyGraph.Spring? {
        switch form {
        case .spring(let spring, _): spring.physics
        case .interpolatingSpring, .curve: nil
        case .delayed, .repeated, .custom: nil
        case .sped(let inner, _), .logicallyOver(let inner, _): spring(inner)
        }
    }

    private nonisolated static func duration<V: VectorArithmetic>(
        _ form: Form, _ way: V, _ velocity: V, _ isLogical: Bool
    ) -> TimeInterval {
        func settling(_ spring: GalleyGraph.Spring, _ velocity: V) -> TimeInterval {
            if isLogical { return spring.duration }
            // A thousandth of the way, or of a point for ways that are long.
            let length = way.magnitudeSquared.squareRoot()
            guard length > 0 || velocity != .zero else { return 0 }
            let epsilon = min(max(length * 0.001, 1e-9), 0.05)
            return spring.settlingDuration(target: way, initialVelocity: velocity, epsilon: epsilon)
        }
        switch form {
        case .curve(_, let duration): return max(duration, 0)
        case .spring(let spring, _): return settling(spring.physics, velocity)
        case .interpolatingSpring(let spring, let speed): return settling(spring.physics, way.scaled(by: speed))
        case .delayed(let inner, let delay): return max(delay, 0) + duration(inner, way, velocity, isLogical)
        case .sped(let inner, let speed):
            return speed > 0 ? duration(inner, way, velocity.scaled(by: 1 / speed), isLogical) / speed : .infinity
        case .custom(let custom): return custom.duration(of: way, isLogical: isLogical)
        case .logicallyOver(let inner, let time): return isLogical ? time : duration(inner, way, velocity, false)
        case .repeated(let inner, let count, _):
            guard let count else { return .infinity }
            return duration(inner, way, velocity, false) * Double(max(count, 1))
        }
    }

    private nonisolated static func value<V: VectorArithmetic>(
        _ form: Form, _ way: V, _ velocity: V, _ time: TimeInterval
    ) -> V? {
        let time = max(time, 0)
        switch form {
        case .curve(let curve, let duration):
            guard time < duration else { return nil }
            return way.scaled(by: curve.value(at: time / duration))
        case .spring(let spring, _):
            return spring.physics.value(target: way, initialVelocity: velocity, time: time)
        case .interpolatingSpring(let spring, let speed):
            // The speed is given in ways a second (Apple's documentation of `interpolatingSpring`).
            return spring.physics.value(target: way, initialVelocity: way.scaled(by: speed), time: time)
        case .delayed(let inner, let delay): return time < delay ? .zero : value(inner, way, velocity, time - delay)
        case .sped(let inner, let speed):
            return value(inner, way, speed > 0 ? velocity.scaled(by: 1 / speed) : .zero, time * max(speed, 0))
        case .custom(let custom): return custom.value(way, at: time)
        case .logicallyOver(let inner, _): return value(inner, way, velocity, time)
        case .repeated(let inner, let count, let autoreverses):
            let cycle = duration(inner, way, velocity, false)
            guard cycle > 0, cycle.isFinite else { return value(inner, way, velocity, time) }
            let turn = (time / cycle).rounded(.down)
            if let count, turn >= Double(max(count, 1)) { return nil }
            let inside = time - turn * cycle
            let isBack = autoreverses && turn.truncatingRemainder(dividingBy: 2) == 1
            return value(inner, way, .zero, isBack ? cycle - inside : inside) ?? way
        }
    }
}

extension Animation.Spring {
    /// The spring as physics has it.
    nonisolated fileprivate var physics: GalleyGraph.Spring {
        switch self {
        case .duration(let duration, let bounce): GalleyGraph.Spring(duration: duration, bounce: bounce)
        case .response(let response, let damping): GalleyGraph.Spring(response: response, dampingRatio: damping)
        case .physical(let spring): spring
        }
    }
}

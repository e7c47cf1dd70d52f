import GalleyGraph

/// The way of one value through its keyframes.
public struct _KeyframePath<Value: Animatable> {
    typealias Vector = Value.AnimatableData

    enum Motion {
        case linear(UnitCurve)
        case spring(Spring, startVelocity: Vector?)
        case cubic(startVelocity: Vector?, endVelocity: Vector?)
        case move
    }

    private struct Step {
        var target: Vector
        var duration: TimeInterval
        var motion: Motion
    }

    private var steps: [Step] = []

    /// How long the whole way takes, in seconds.
    private(set) var duration: TimeInterval = 0

    mutating func add(to value: Value, lasting duration: TimeInterval, _ motion: Motion) {
        let usable = duration.isFinite ? max(duration, 0) : 0
        steps.append(Step(target: value.animatableData, duration: usable, motion: motion))
        self.duration += usable
    }

    /// The value after a time, begun at `start`.
    func value(at time: TimeInterval, from start: Value) -> Value {
        var result = start
        var from = start.animatableData
        var velocity = Vector.zero
        var begin = 0.0
        for (index, step) in steps.enumerated() {
            if time < begin + step.duration {
                result.animatableData = position(of: index, from: from, velocity, at: max(time - begin, 0))
                return result
            }
            velocity = endVelocity(of: index, from: from, velocity)
            from = step.target
            begin += step.duration
        }
        result.animatableData = from
        return result
    }

    /// Where the value is some time after a step has begun.
    private func position(of index: Int, from: Vector, _ velocity: Vector, at time: TimeInterval) -> Vector {
        let step = steps[index]
        let way = step.target - from
        switch step.motion {
        case .move: return step.target
        case .linear(let curve): return from + way.scaled(curve.value(at: time / step.duration))
        case .spring(let spring, let own):
            return from + spring.value(target: way, initialVelocity: own ?? velocity, time: time)
        case .cubic(let own, _):
            let t = time / step.duration
            let (t2, t3) = (t * t, t * t * t)
            let start = (own ?? startVelocity(of: index, from: from, velocity)).scaled(step.duration)
            let end = endVelocity(of: index, from: from, velocity).scaled(step.duration)
            return from.scaled(2 * t3 - 3 * t2 + 1) + start.scaled(t3 - 2 * t2 + t)
                + step.target.scaled(3 * t2 - 2 * t3) + end.scaled(t3 - t2)
        }
    }

    private func startVelocity(of index: Int, from: Vector, _ velocity: Vector) -> Vector {
        if index > 0, case .cubic = steps[index - 1].motion { return velocity }
        return index > 0 ? velocity : .zero
    }

    /// The velocity at a step's end: of a cubic one that of the curve through the neighbours, or 0 at the way's end.
    private func endVelocity(of index: Int, from: Vector, _ velocity: Vector) -> Vector {
        let step = steps[index]
        switch step.motion {
        case .move: return .zero
        case .linear(let curve):
            guard step.duration > 0 else { return .zero }
            return (step.target - from).scaled(curve.velocity(at: 1) / step.duration)
        case .spring(let spring, let own):
            return spring.velocity(target: step.target - from, initialVelocity: own ?? velocity, time: step.duration)
        case .cubic(_, let own):
            if let own { return own }
            guard index + 1 < steps.count, case .cubic = steps[index + 1].motion else { return .zero }
            let next = steps[index + 1]
            let time = step.duration + next.duration
            return time > 0 ? (next.target - from).scaled(1 / time) : .zero
        }
    }
}

extension VectorArithmetic {
    /// The value, each component multiplied.
    fileprivate func scaled(_ factor: Double) -> Self {
        var value = self
        value.scale(by: factor)
        return value
    }
}

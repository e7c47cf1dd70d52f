/// A value on its way to where it was set.
///
/// What is shown is the value that was set, less what is left of each way to it: a change without an animation moves the end of what
/// continues, a change with one adds its way, and a spring that follows a spring takes over its speed (OpenSwiftUICore:
/// `AnimatableAttributeHelper`, `AnimatorState.combine`).
@MainActor
package final class Animator<V: VectorArithmetic> {
    private struct Way {
        var animation: Animation
        var length: V
        var velocity: V
        var start: TimeInterval
        var end: TimeInterval
        var logicalEnd: TimeInterval
        /// What waits for the way's end.
        var completions: [AnimationCompletion]

        func left(at time: TimeInterval) -> V {
            guard time < end, let done = animation.value(length, velocity: velocity, at: time - start) else {
                return .zero
            }
            return length - done
        }
    }

    private var ways: [Way] = []

    package init() {}

    package var isMoving: Bool { !ways.isEmpty }

    /// Adds the way of a change.
    package func add(_ length: V, _ animation: Animation, at time: TimeInterval, _ transaction: Transaction) {
        var way = length
        var velocity = V.zero
        if animation.keepsVelocity, let last = ways.last, last.animation.keepsVelocity {
            let step = 1e-4
            way += last.left(at: time)
            velocity = (last.left(at: time) - last.left(at: time + step)).scaled(by: 1 / step)
            ways.removeLast()
            last.completions.forEach { $0.end() }
        }
        let end = animation.duration(of: way, velocity: velocity)
        guard end > 0, way != .zero || velocity != .zero else { return }
        let logical = min(animation.duration(of: way, velocity: velocity, isLogical: true), end)
        transaction.completions.forEach { $0.begin() }
        ways.append(
            Way(
                animation: animation, length: way, velocity: velocity, start: time, end: time + end,
                logicalEnd: time + logical, completions: transaction.completions))
    }

    /// What is left of all ways: what is shown is the value that was set, less this.
    package func left(at time: TimeInterval) -> V { ways.reduce(V.zero) { $0 + $1.left(at: time) } }

    /// Ends the ways that are over.
    package func tick(_ time: TimeInterval) {
        for index in ways.indices {
            let way = ways[index]
            let isOver = way.completions.contains { $0.waitsForLast } ? time >= way.end : time >= way.logicalEnd
            guard isOver, !way.completions.isEmpty else { continue }
            ways[index].completions = []
            way.completions.forEach { $0.end() }
        }
        ways.removeAll { time >= $0.end && $0.completions.isEmpty }
    }

    /// When the next way ends that someone waits for.
    var nextEnd: TimeInterval? {
        ways.flatMap { way in way.completions.map { $0.waitsForLast ? way.end : way.logicalEnd } + [way.end] }
            .filter(\.isFinite).min()
    }

    /// From when to when all ways lead; nil if there is none.
    package var span: ClosedRange<TimeInterval>? {
        guard let begin = ways.map(\.start).min(), let end = ways.map(\.end).max() else { return nil }
        return begin...max(begin, end)
    }

    /// Ends everything where the value is gone.
    func stop() {
        let ended = ways
        ways = []
        for way in ended { way.completions.forEach { $0.end() } }
    }
}

/// Several numbers that move together. One that has none is shorter by zeros.
package nonisolated struct NumberVector: VectorArithmetic {
    package var numbers: [Double]

    package init(numbers: [Double]) {
        self.numbers = numbers
    }

    package static var zero: NumberVector { NumberVector(numbers: []) }

    private static func combined(_ a: Self, _ b: Self, _ operation: (Double, Double) -> Double) -> Self {
        NumberVector(
            numbers: (0..<max(a.numbers.count, b.numbers.count)).map { index in
                operation(
                    index < a.numbers.count ? a.numbers[index] : 0, index < b.numbers.count ? b.numbers[index] : 0)
            })
    }

    package static func + (a: Self, b: Self) -> Self { combined(a, b, +) }
    package static func - (a: Self, b: Self) -> Self { combined(a, b, -) }
    package static func == (a: Self, b: Self) -> Bool { combined(a, b, -).numbers.allSatisfy { $0 == 0 } }
    package mutating func scale(by factor: Double) { numbers = numbers.map { $0 * factor } }
    package var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

    package subscript(index: Int) -> Double { index < numbers.count ? numbers[index] : 0 }
}

extension ResolvedColor {
    /// What moves where a colour changes: 128 times the linear components and the opacity, as `Color.Resolved` has it.
    package nonisolated var motionNumbers: [Double] {
        [red, green, blue].map { ResolvedColor.linear($0) * 128 } + [alpha * 128]
    }

    package nonisolated init(motionNumbers numbers: ArraySlice<Double>) {
        let all = Array(numbers) + [0, 0, 0, 0]
        func part(_ value: Double) -> Double { min(max(ResolvedColor.encoded(max(value, 0) / 128), 0), 1) }
        self.init(red: part(all[0]), green: part(all[1]), blue: part(all[2]), alpha: min(max(all[3] / 128, 0), 1))
    }
}

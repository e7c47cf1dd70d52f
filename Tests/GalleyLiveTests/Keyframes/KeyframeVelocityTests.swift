import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Speeds at keyframes. A cubic keyframe is Hermite's curve: p(t) = p₀·(2t³ − 3t² + 1) + v₀·(t³ − 2t² + t) + p₁·(3t² − 2t³) +
/// v₁·(t³ − t²), speeds per duration; Apple's documentation of `CubicKeyframe` says that speeds between cubics are Catmull and Rom's.
@Suite("Speeds at keyframes")
struct KeyframeVelocityTests {
    private func hermite(_ from: Double, _ start: Double, _ to: Double, _ end: Double, _ t: Double) -> Double {
        let (a, b) = (2 * t * t * t - 3 * t * t + 1, t * t * t - 2 * t * t + t)
        return from * a + start * b + to * (1 - a) + end * (t * t * t - t * t)
    }

    private func isNear(_ found: Double, _ expected: Double, _ most: Double = 1e-9) -> Bool {
        abs(found - expected) < most
    }

    @Test("A cubic has the speeds that are given, else its neighbours'") func cubics() {
        let own = KeyframeTimeline(initialValue: 1.0) {
            CubicKeyframe(9, duration: 2, startVelocity: 3, endVelocity: -5)
        }
        for time in [0.5, 1, 1.75] {
            #expect(isNear(own.value(time: time), hermite(1, 6, 9, -10, time / 2)), "\(time)")
        }
        // Two of different lengths: between them (40 − 0) ÷ (1 + 3).
        let two = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10, duration: 1)
            CubicKeyframe(40, duration: 3)
        }
        #expect(two.duration == 4)
        #expect(isNear(two.value(time: 0.25), hermite(0, 0, 10, 10, 0.25)))
        #expect(isNear(two.value(time: 1.75), hermite(10, 30, 40, 0, 0.25)))
        // After a line a cubic goes on as fast as the line was: 20 in two seconds, for three; before a line it stops.
        let after = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(20, duration: 2)
            CubicKeyframe(40, duration: 3)
            LinearKeyframe(50, duration: 1)
        }
        #expect(isNear(after.value(time: 3.5), hermite(20, 30, 40, 0, 0.5), 1e-6))
        #expect(isNear(after.value(time: 5.5), 45))
        // After a jump from rest, after a spring with the spring's speed.
        let jump = KeyframeTimeline(initialValue: 0.0) {
            MoveKeyframe(5)
            CubicKeyframe(9, duration: 1)
        }
        #expect(jump.value(time: 0) == 5 && isNear(jump.value(time: 0.25), hermite(5, 0, 9, 0, 0.25)))
        let spring = Spring(duration: 0.5, bounce: 0.4)
        let sprung = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(10, duration: 0.2, spring: spring)
            CubicKeyframe(0, duration: 1)
        }
        let speed = spring.velocity(target: 10.0, time: 0.2)
        #expect(isNear(sprung.value(time: 0.7), hermite(10, speed, 0, 0, 0.5)))
    }

    @Test("A spring has the speed that is given, else the one before it") func springs() {
        let spring = Spring(duration: 1, bounce: 0.1)
        let own = KeyframeTimeline(initialValue: 2.0) {
            SpringKeyframe(10, duration: 1, spring: spring, startVelocity: 7)
        }
        #expect(isNear(own.value(time: 0.3), 2 + spring.value(target: 8.0, initialVelocity: 7, time: 0.3)))
        let after = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 2)
            SpringKeyframe(4, duration: 1, spring: spring)
        }
        #expect(isNear(after.value(time: 2.3), 10 + spring.value(target: -6.0, initialVelocity: 5, time: 0.3), 1e-6))
        // Without a spring it is `Spring()`, as long as that takes to settle.
        let usual = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1) }
        #expect(usual.duration == Spring().settlingDuration)
        #expect(usual.value(time: 0.1) == Spring().value(target: 1.0, time: 0.1))
    }

    @Test("A line with a curve ends with the curve's speed; times before and beyond are its ends") func lines() {
        let line = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 2, timingCurve: .easeOut)
            SpringKeyframe(20, duration: 1, spring: Spring(duration: 1))
        }
        // CSS's ease-out ends flat: the spring begins at rest.
        #expect(isNear(line.value(time: 2.25), 10 + Spring(duration: 1).value(target: 10.0, time: 0.25), 1e-3))
        #expect(line.value(time: -5) == 0 && line.value(time: 9) == 20 && line.duration == 3)
        #expect(line.value(progress: 1) == 20 && isNear(line.value(progress: 2.0 / 3), 10))
        var value = 0.0
        line.update(value: &value, time: 3)
        #expect(value == 20)
        line.update(value: &value, progress: 0)
        #expect(value == 0)
        let none = KeyframeTimeline(initialValue: 3.0) {
            LinearKeyframe(4, duration: -1)
            LinearKeyframe(5, duration: .infinity)
        }
        #expect(none.duration == 0 && none.value(time: 0) == 5)
    }

    @Test("Keyframes are chosen and repeated like views") func builders() {
        func path(_ isLong: Bool) -> KeyframeTimeline<Double> {
            KeyframeTimeline(initialValue: 0.0) {
                KeyframeTrack {
                    if isLong { LinearKeyframe(10.0, duration: 4) } else { LinearKeyframe(1.0, duration: 1) }
                    for step in 1...3 { LinearKeyframe(Double(step), duration: 1) }
                }
            }
        }
        #expect(path(true).duration == 7 && path(false).duration == 4)
        #expect(path(true).value(time: 4) == 10 && path(false).value(time: 1) == 1)
        #expect(path(false).value(time: 3.5) == 2.5 && path(true).value(time: 9) == 3)
    }

    /// Values of CSS's functions with the same control points, and of the circle's equation.
    @Test("Unit curves and their speeds") func curves() {
        let curve = UnitCurve.bezier(startControlPoint: .init(x: 0.2, y: 1.4), endControlPoint: .init(x: 0.6, y: -0.3))
        for s in [0.1, 0.5, 0.8] {
            let r = 1 - s
            let x = 3 * r * r * s * 0.2 + 3 * r * s * s * 0.6 + s * s * s
            let y = 3 * r * r * s * 1.4 - 3 * r * s * s * 0.3 + s * s * s
            #expect(isNear(curve.value(at: x), y))
        }
        #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
        // The circle's speed at t is t ÷ √(1 − t²).
        #expect(isNear(UnitCurve.linear.velocity(at: 0.3), 1, 1e-6))
        #expect(isNear(UnitCurve.circularEaseIn.velocity(at: 0.6), 0.75, 1e-6))
        #expect(isNear(UnitCurve.circularEaseOut.velocity(at: 0.4), 0.75, 1e-6))
        #expect(isNear(UnitCurve.circularEaseInOut.value(at: 0.3), 0.1, 1e-12))
        #expect(isNear(UnitCurve.circularEaseInOut.value(at: 0.7), 0.9, 1e-12))
        #expect(isNear(UnitCurve.circularEaseInOut.value(at: 0.5), 0.5, 1e-12))
        #expect(isNear(UnitCurve.circularEaseInOut.velocity(at: 0.3), 0.75, 1e-6))
        #expect(isNear(UnitCurve.linear.velocity(at: 0), 1, 1e-6) && isNear(UnitCurve.linear.velocity(at: 1), 1, 1e-6))
        #expect(UnitCurve.easeInEaseOut == .easeInOut && UnitCurve.easeIn != UnitCurve.easeIn.inverse)
        #expect(UnitCurve.easeIn.inverse.inverse == .easeIn)
        // Control points lie inside in time; a time that is none is 0.
        let odd = UnitCurve.bezier(startControlPoint: .init(x: -3, y: 0.5), endControlPoint: .init(x: 9, y: 0.5))
        #expect(odd == .bezier(startControlPoint: .init(x: 0, y: 0.5), endControlPoint: .init(x: 1, y: 0.5)))
        #expect(
            UnitCurve.bezier(startControlPoint: .init(x: .nan, y: 0.5), endControlPoint: .init(x: 1, y: 0.5)) == odd)
    }
}

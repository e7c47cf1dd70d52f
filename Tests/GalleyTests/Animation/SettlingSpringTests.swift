import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph

/// How long springs move and where they are, against the oscillator's equation m·x″ = −k·x − c·x′ integrated here step
/// by step (Runge and Kutta's method of the fourth order); `settlingDuration` is Apple's: the time after which the
/// value stays within epsilon of its target.
@Suite("Springs against their equation")
struct SettlingSpringTests {
    /// What is left of a way in two directions, and how fast that changes.
    private struct State {
        var x: SIMD2<Double>
        var v: SIMD2<Double>
    }

    private func next(_ state: State, _ spring: Spring, _ h: Double) -> State {
        func slope(_ s: State) -> State {
            State(x: s.v, v: (s.x * -spring.stiffness - s.v * spring.damping) / spring.mass)
        }
        func moved(_ by: State, _ h: Double) -> State {
            State(x: state.x + by.x * h, v: state.v + by.v * h)
        }
        let a = slope(state)
        let b = slope(moved(a, h / 2))
        let c = slope(moved(b, h / 2))
        let d = slope(moved(c, h))
        let x = a.x + b.x * 2 + c.x * 2 + d.x
        let v = a.v + b.v * 2 + c.v * 2 + d.v
        return State(x: state.x + x * (h / 6), v: state.v + v * (h / 6))
    }

    private func length(_ vector: SIMD2<Double>) -> Double { (vector * vector).sum().squareRoot() }

    /// The last moment at which more than `epsilon` is left of the way.
    private func settled(
        _ spring: Spring, _ way: SIMD2<Double>, _ velocity: SIMD2<Double>, _ epsilon: Double,
        turns: Double
    ) -> Double {
        let h = spring.response / 600
        var state = State(x: way, v: -velocity)
        var (time, last) = (0.0, 0.0)
        while time < turns * spring.response {
            if length(state.x) > epsilon { last = time }
            state = next(state, spring, h)
            time += h
        }
        return last
    }

    private static let springs: [Spring] = [
        Spring(mass: 1, stiffness: 160, damping: 5), Spring(mass: 2, stiffness: 50, damping: 10),
        Spring(mass: 1, stiffness: 0.09, damping: 0.3), Spring(mass: 3, stiffness: 0.2, damping: 0.2),
        Spring(mass: 1, stiffness: 100, damping: 20), Spring(mass: 1, stiffness: 0.04, damping: 0.4),
        Spring(mass: 1, stiffness: 100, damping: 50, allowOverDamping: true),
        Spring(mass: 1, stiffness: 0.04, damping: 1, allowOverDamping: true),
    ]

    @Test("A spring has settled where nothing more than epsilon comes back", arguments: 0..<8)
    func settling(_ index: Int) {
        let spring = Self.springs[index]
        let pace = 2 * Double.pi / spring.response
        for (way, speed, epsilon) in [
            (SIMD2(1, 0), SIMD2(0, 0), 0.001), (SIMD2(3, -4), SIMD2(20, 10), 0.01),
            (SIMD2(3, 4), SIMD2(-30, -40), 0.01),
            (SIMD2(0, 0), SIMD2(7, 0), 0.005), (SIMD2(100, 0), SIMD2(0, 3), 0.03),
        ] as [(SIMD2<Double>, SIMD2<Double>, Double)] {
            let velocity = speed * pace
            let found = spring.settlingDuration(
                target: AnimatablePair(way.x, way.y),
                initialVelocity: AnimatablePair(velocity.x, velocity.y),
                epsilon: epsilon)
            let wanted = settled(spring, way, velocity, epsilon, turns: 12)
            // It is asked sixty times a turn.
            let off = (found - wanted) / spring.response * 60
            #expect(off > -0.11 && off < 1.11, "\(way) \(speed): \(found), \(wanted)")
        }
    }

    @Test("A value is where the equation leads, with its speed", arguments: 0..<8) func values(
        _ index: Int
    ) {
        let spring = Self.springs[index]
        let h = spring.response / 600
        var state = State(x: SIMD2(5, -2), v: SIMD2(3, 7) / spring.response)
        for step in 1...900 {
            state = next(state, spring, h)
            guard step % 180 == 0 else { continue }
            let time = Double(step) * h
            let start = SIMD2(-3.0, -7) / spring.response
            let value = spring.value(
                target: AnimatablePair(5.0, -2.0), initialVelocity: AnimatablePair(start.x, start.y),
                time: time)
            #expect(
                abs(5 - value.first - state.x.x) < 1e-6 && abs(-2 - value.second - state.x.y) < 1e-6,
                "\(time)")
            let speed = spring.velocity(
                target: AnimatablePair(5.0, -2.0), initialVelocity: AnimatablePair(start.x, start.y),
                time: time)
            #expect(
                abs(speed.first + state.v.x) < 1e-3 && abs(speed.second + state.v.y) < 1e-3, "\(time)")
        }
    }

    @Test("What is within epsilon has settled at once; what nothing slows down or pulls never does")
    func ends() {
        let spring = Spring(duration: 0.5, bounce: 0.2)
        #expect(spring.settlingDuration(target: 0.0, epsilon: 0.001) == 0)
        #expect(spring.settlingDuration(target: 0.001, epsilon: 0.002) == 0)
        #expect(spring.settlingDuration(target: 0.002, epsilon: 0.001) > 0)
        #expect(
            spring.settlingDuration
                == spring.settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001))
        #expect(
            Spring(stiffness: 0, damping: 1).settlingDuration(target: 1.0, epsilon: 0.001) == .infinity)
        #expect(
            Spring(mass: 1, stiffness: 4, damping: 0).settlingDuration(target: 1.0, epsilon: 0.001)
                == .infinity)
        // At the end of all time everything is at rest.
        for spring in Self.springs {
            #expect(spring.value(target: 5.0, initialVelocity: 3, time: .infinity) == 5)
        }
    }

    @Test("An animation ends with a thousandth of its way; what is perceived of it sooner")
    func animations() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        let animation = Animation.spring(spring)
        for (way, speed) in [(10.0, 0.0), (-10, 40), (2, -3), (0, 5)] as [(Double, Double)] {
            let epsilon = way == 0 ? 1e-9 : abs(way) / 1000
            let expected = spring.settlingDuration(target: way, initialVelocity: speed, epsilon: epsilon)
            #expect(animation.duration(of: way, velocity: speed) == expected, "\(way) \(speed)")
            #expect(animation.duration(of: way, velocity: speed, isLogical: true) == spring.duration)
        }
        #expect(animation.duration(of: 0.0, velocity: 0) == 0)
        // Twice as fast in half of the time, with half of the speed; a delay comes before.
        let half = spring.settlingDuration(target: 10.0, initialVelocity: 3, epsilon: 0.01) / 2
        #expect(abs(animation.speed(2).duration(of: 10.0, velocity: 6) - half) < 1e-12)
        let late = animation.delay(3).duration(of: 10.0, velocity: 0)
        #expect(abs(late - 3 - spring.settlingDuration(target: 10.0, epsilon: 0.01)) < 1e-12)
        // Three ways a second: of ten points thirty.
        let own = Animation.interpolatingSpring(spring, initialVelocity: 3)
        let run = spring.settlingDuration(target: 10.0, initialVelocity: 30, epsilon: 0.01)
        #expect(own.duration(of: 10.0) == run && own.duration(of: 10.0, velocity: 99) == run)
        #expect(own.value(10.0, at: 0.2) == spring.value(target: 10.0, initialVelocity: 30, time: 0.2))
        // Forth and back and forth again: three times as long.
        let once = spring.settlingDuration(target: 10.0, epsilon: 0.01)
        #expect(abs(animation.repeatCount(3).duration(of: 10.0) - 3 * once) < 1e-9)
    }
}

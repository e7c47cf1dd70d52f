import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph

/// Where animations are at given times. Curves are CSS's (cubic-bezier with the same control points), springs those of a damped
/// oscillator's equation; lengths of time and defaults are those of Apple's interface (`SwiftUICore.swiftinterface`).
@Suite("Formulas of animations")
struct AnimationFormulaTests {
    private func at(_ animation: Animation, _ times: Double...) -> [Double?] {
        times.map { time in animation.value(100.0, at: time).map { ($0 * 1000).rounded() / 1000 } }
    }

    private func seconds(_ animation: Animation, isLogical: Bool = false) -> TimeInterval {
        animation.duration(of: 100.0, isLogical: isLogical)
    }

    @Test("Without a duration a curve lasts 0.35 s") func curves() {
        let curves: [(Animation, Animation)] = [
            (.linear, .linear(duration: 0.35)), (.easeIn, .easeIn(duration: 0.35)),
            (.easeOut, .easeOut(duration: 0.35)),
            (.easeInOut, .easeInOut(duration: 0.35)),
            (.timingCurve(0.1, 0.2, 0.3, 0.4), .timingCurve(0.1, 0.2, 0.3, 0.4, duration: 0.35)),
        ]
        for (short, long) in curves { #expect(short == long && seconds(short) == 0.35 && seconds(long) == 0.35) }
        #expect(at(.linear(duration: 2), -1, 0, 0.5, 1.5, 1.999, 2, 3) == [0, 0, 25, 75, 99.95, nil, nil])
        // Halfway, by CSS's equations: x(s) = 1/2 solved for s by bisection, then y(s).
        #expect(at(.easeIn(duration: 1), 0.5) == [31.536] && at(.easeOut(duration: 1), 0.5) == [68.464])
        #expect(at(.easeInOut(duration: 1), 0.25, 0.5, 0.75) == [12.916, 50, 87.084])
        #expect(at(.timingCurve(0, 1, 1, 0, duration: 1), 0.5) == [50])
        #expect(seconds(.linear(duration: -3)) == 0)
    }

    @Test("Springs without numbers have Apple's") func springs() {
        let half = Animation.spring(duration: 0.5, bounce: 0, blendDuration: 0)
        #expect(Animation.default == half && .spring == half && .smooth == half)
        #expect(Animation.spring(bounce: 0.2) == .spring(duration: 0.5, bounce: 0.2, blendDuration: 0))
        #expect(Animation.spring(duration: 2) == .spring(duration: 2, bounce: 0, blendDuration: 0))
        #expect(
            Animation.spring(dampingFraction: 0.5) == .spring(response: 0.5, dampingFraction: 0.5, blendDuration: 0))
        #expect(Animation.spring(response: 2) == .spring(response: 2, dampingFraction: 0.825, blendDuration: 0))
        #expect(
            Animation.interactiveSpring
                == .interactiveSpring(duration: 0.15, extraBounce: 0, blendDuration: 0.25))
        #expect(Animation.interactiveSpring == .spring(duration: 0.15, bounce: 0.14, blendDuration: 0.25))
        #expect(
            Animation.interactiveSpring(extraBounce: 0.5)
                == .spring(duration: 0.15, bounce: 0.64, blendDuration: 0.25))
        #expect(
            Animation.interactiveSpring(dampingFraction: 0.5)
                == .spring(response: 0.15, dampingFraction: 0.5, blendDuration: 0.25))
        #expect(
            Animation.interactiveSpring(response: 2)
                == .spring(response: 2, dampingFraction: 0.86, blendDuration: 0.25))
        #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15, blendDuration: 0))
        #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3, blendDuration: 0))
        #expect(Animation.smooth(extraBounce: 0.1) == .spring(duration: 0.5, bounce: 0.1))
        #expect(Animation.snappy(duration: 2, extraBounce: 0.25) == .spring(duration: 2, bounce: 0.4))
        #expect(Animation.bouncy(duration: 2, extraBounce: 0.25) == .spring(duration: 2, bounce: 0.55))
        #expect(
            Animation.interpolatingSpring == .interpolatingSpring(duration: 0.5, bounce: 0, initialVelocity: 0))
        #expect(
            Animation.interpolatingSpring(stiffness: 9, damping: 2)
                == .interpolatingSpring(mass: 1, stiffness: 9, damping: 2, initialVelocity: 0))
        #expect(
            Animation.interpolatingSpring(Spring(duration: 1))
                == .interpolatingSpring(Spring(duration: 1), initialVelocity: 0))
        #expect(Animation.spring(Spring(duration: 1)) == .spring(Spring(duration: 1), blendDuration: 0))
        // Unlike `Spring`, a spring of an animation may be damped more than critically: the exponents are −1 and −9.
        let slow = Animation.interpolatingSpring(stiffness: 9, damping: 10)
        let expected = 100 * (1 - (9 * Foundation.exp(-1.0) - Foundation.exp(-9.0)) / 8)
        #expect(abs((slow.value(100.0, at: 1) ?? 0) - expected) < 1e-9)
    }

    @Test("A critically damped spring is 1 − (1 + ωt)e^(−ωt) of its way") func criticalSpring() {
        let omega = 2 * Double.pi / 0.5
        for time in [0.0, 0.1, 0.3, 1] {
            let expected = 100 * (1 - (1 + omega * time) * Foundation.exp(-omega * time))
            #expect(abs((Animation.spring.value(100.0, at: time) ?? 0) - expected) < 1e-9)
            // With a speed of 30 ways a second: t·e^(−ωt) of it more.
            let fast = Animation.interpolatingSpring(initialVelocity: 30).value(100.0, at: time) ?? 0
            #expect(abs(fast - expected - 3000 * time * Foundation.exp(-omega * time)) < 1e-9)
            let own = Animation.spring.value(100.0, velocity: 40, at: time) ?? 0
            #expect(abs(own - expected - 40 * time * Foundation.exp(-omega * time)) < 1e-9)
        }
        #expect(seconds(.spring(duration: 0.7, bounce: 0.2), isLogical: true) == 0.7)
        #expect(Animation.spring.duration(of: 0.0) == 0)
        #expect(Animation.spring.keepsVelocity && Animation.spring.speed(2).keepsVelocity)
        #expect(Animation.spring.logicallyComplete(after: 1).keepsVelocity)
        for other in [
            Animation.linear, .interpolatingSpring, .spring.delay(1), .spring.repeatCount(2), .spring.repeatForever(),
        ] {
            #expect(!other.keepsVelocity)
        }
    }

    @Test("A delay, a speed and a logical end") func changed() {
        let line = Animation.linear(duration: 1)
        #expect(at(line.delay(2), 0, 1.9, 2, 2.25, 3) == [0, 0, 0, 25, nil])
        #expect(seconds(line.delay(2)) == 3 && seconds(line.delay(-2)) == 1)
        #expect(at(line.speed(4), 0.125, 0.25) == [50, nil])
        #expect(seconds(line.speed(4)) == 0.25 && seconds(line.speed(0)) == .infinity)
        #expect(at(line.speed(0), 9) == [0] && at(line.speed(-1), 9) == [0])
        let early = line.logicallyComplete(after: 0.2)
        #expect(seconds(early) == 1 && seconds(early, isLogical: true) == 0.2 && at(early, 0.5) == [50])
        #expect(seconds(line.logicallyComplete(after: -1), isLogical: true) == 0)
        #expect(seconds(line.logicallyComplete(after: .infinity), isLogical: true) == 0)
        // Four times as fast a spring at a quarter of the time, with a speed that is a quarter for it.
        let spring = Animation.spring
        let fast = spring.speed(4).value(100.0, velocity: 80, at: 0.05)
        #expect(fast == spring.value(100.0, velocity: 20, at: 0.2))
        #expect(seconds(spring.speed(2), isLogical: true) == 0.25)
    }

    @Test("Repeated, there and back or from the start") func repeated() {
        let line = Animation.linear(duration: 1)
        #expect(line.repeatCount(3) == line.repeatCount(3, autoreverses: true))
        #expect(line.repeatForever() == line.repeatForever(autoreverses: true))
        #expect(at(line.repeatCount(3), 0.25, 1.25, 2.25, 2.999, 3) == [25, 75, 25, 99.9, nil])
        #expect(at(line.repeatCount(3, autoreverses: false), 0.25, 1.25, 2.25, 3) == [25, 25, 25, nil])
        #expect(at(line.repeatForever(), 7.25, 8.25) == [75, 25])
        #expect(at(line.repeatForever(autoreverses: false), 7.25, 8.25) == [25, 25])
        #expect(seconds(line.repeatCount(3)) == 3 && seconds(line.repeatCount(0)) == 1)
        #expect(at(line.repeatCount(0), 0.5, 1) == [50, nil])
        #expect(seconds(line.repeatForever()) == .infinity)
        #expect(seconds(line.repeatForever(), isLogical: true) == .infinity)
        // A delay is repeated, too; what never ends once is not repeated.
        #expect(at(line.delay(1).repeatCount(2, autoreverses: false), 1.5, 2.5, 3.5) == [50, 0, 50])
        #expect(at(line.speed(0).repeatCount(2), 5) == [0])
    }

    @Test("Springs are what their numbers say") func springNumbers() {
        let spring = Spring()
        #expect(spring == Spring(duration: 0.5, bounce: 0) && spring.mass == 1)
        #expect(abs(spring.duration - 0.5) < 1e-12 && abs(spring.bounce) < 1e-12 && abs(spring.response - 0.5) < 1e-12)
        #expect(Spring(stiffness: 4, damping: 1) == Spring(mass: 1, stiffness: 4, damping: 1, allowOverDamping: false))
        // Critical is 2√(stiffness · mass): more only where it is allowed.
        #expect(Spring(mass: 4, stiffness: 9, damping: 99).damping == 12)
        #expect(Spring(mass: 4, stiffness: 9, damping: 99, allowOverDamping: true).damping == 99)
        #expect(Spring(mass: 4, stiffness: 9, damping: -1).damping == 0)
        #expect(Spring(mass: 4, stiffness: 9, damping: -1, allowOverDamping: true).damping == 0)
        #expect(abs(Spring(mass: 4, stiffness: 9, damping: 6).dampingRatio - 0.5) < 1e-12)
        // A negative bounce b is a damping ratio of 1 ÷ (1 + b).
        let flat = Spring(duration: 1, bounce: -0.5)
        #expect(abs(flat.dampingRatio - 2) < 1e-12 && abs(flat.bounce + 0.5) < 1e-12)
        #expect(Spring(duration: 1, bounce: 7).damping == 0)
        let other = Spring(response: 2, dampingRatio: 0.5)
        #expect(abs(other.stiffness - Double.pi * Double.pi) < 1e-12 && abs(other.damping - Double.pi) < 1e-12)
        #expect(Spring(response: 2, dampingRatio: -1).damping == 0)
        #expect(
            Spring(settlingDuration: 1, dampingRatio: 0.5)
                == Spring(settlingDuration: 1, dampingRatio: 0.5, epsilon: 0.001))
        // e^(−ζωt) = ε at its end: ω = −ln ε ÷ (ζ · 2).
        let settling = Spring(settlingDuration: 2, dampingRatio: 0.5, epsilon: 0.01)
        #expect(abs(settling.stiffness.squareRoot() - 4.605170186) < 1e-8 && abs(settling.dampingRatio - 0.5) < 1e-12)
        // (1 + x)e^(−x) = 0.001 at x = 9.233413: a critical one is over at x ÷ ω.
        let critical = Spring(settlingDuration: 2, dampingRatio: 1)
        #expect(abs(critical.stiffness.squareRoot() * 2 - 9.233413) < 1e-5)
        #expect(Spring(settlingDuration: 2, dampingRatio: 3).dampingRatio == critical.dampingRatio)
        #expect(Spring(stiffness: 4, damping: 0).settlingDuration == .infinity)
    }

    @Test("A spring pulls, slows down and goes on") func forces() {
        let spring = Spring(mass: 1, stiffness: 50, damping: 3)
        // −k·x − c·v, of what is left of the way.
        #expect(spring.force(target: 10.0, position: 4, velocity: 2) == 294)
        var (value, velocity) = (4.0, 2.0)
        spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.1)
        let there = spring.value(fromValue: 4.0, toValue: 10, initialVelocity: 2, time: 0.1)
        #expect(abs(value - there) < 1e-12)
        #expect(abs(value - 4 - spring.value(target: 6.0, initialVelocity: 2, time: 0.1)) < 1e-12)
        #expect(abs(velocity - spring.velocity(target: 6.0, initialVelocity: 2, time: 0.1)) < 1e-12)
        // The speed at the beginning is the one that is given; it changes as the force says.
        #expect(abs(spring.velocity(target: 6.0, initialVelocity: 2, time: 0) - 2) < 1e-4)
        let later = spring.velocity(target: 6.0, initialVelocity: 2, time: 0.001)
        #expect(abs((later - 2) / 0.001 - 294) < 2)
        #expect(spring.value(target: 6.0, time: 0.3) == spring.value(target: 6.0, initialVelocity: 0, time: 0.3))
    }
}

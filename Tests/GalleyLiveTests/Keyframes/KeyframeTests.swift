import Galley
import GalleyTestSupport
import Testing

private struct Pose: Equatable {
    var scale = 1.0
    var angle = Angle.zero
    var shift: CGFloat = 0
}

@Suite("Keyframes")
struct KeyframeTests {
    @Test func linesOnTwoTracks() {
        let timeline = KeyframeTimeline(initialValue: Pose()) {
            KeyframeTrack(\.scale) {
                LinearKeyframe(3, duration: 2)
                LinearKeyframe(1, duration: 1)
            }
            KeyframeTrack(\.shift) {
                MoveKeyframe(10)
                LinearKeyframe(20, duration: 1)
            }
        }
        #expect(timeline.duration == 3)
        #expect(timeline.value(time: 0) == Pose(scale: 1, shift: 10))
        #expect(timeline.value(time: 1) == Pose(scale: 2, shift: 20))
        #expect(timeline.value(time: 2.5) == Pose(scale: 2, shift: 20))
        #expect(timeline.value(progress: 1) == Pose(scale: 1, shift: 20))
        #expect(timeline.value(time: 99).scale == 1)
    }

    @Test func timingCurves() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(100, duration: 1, timingCurve: .easeIn)
        }
        // CSS's ease-in, cubic-bezier(0.42, 0, 1, 1), is at 31.54 % halfway.
        #expect(abs(timeline.value(time: 0.5) - 31.535) < 0.01)
    }

    /// A cubic through equally spaced points is Catmull and Rom's: the velocity at a point is half of its neighbours' distance.
    @Test func cubicsAreSmooth() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10, duration: 1)
            CubicKeyframe(40, duration: 1)
            CubicKeyframe(50, duration: 1)
        }
        #expect(timeline.value(time: 1) == 10)
        #expect(timeline.value(time: 2) == 40)
        // Hermite's curve from 10 to 40 with the velocities (40 − 0)/2 and (50 − 10)/2, halfway.
        #expect(abs(timeline.value(time: 1.5) - 25) < 1e-9)
        // From 0 with velocity 0 to 10 with velocity 20: 10·½ + (0 − 20)/8.
        #expect(abs(timeline.value(time: 0.5) - 2.5) < 1e-9)
        let step = 1e-4
        let before = (timeline.value(time: 1) - timeline.value(time: 1 - step)) / step
        let after = (timeline.value(time: 1 + step) - timeline.value(time: 1)) / step
        #expect(abs(before - 20) < 0.01)
        #expect(abs(after - 20) < 0.01)
    }

    @Test func springsSettleOnTheirTarget() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(50, spring: .bouncy)
        }
        #expect(timeline.duration == Spring.bouncy.settlingDuration)
        #expect(timeline.value(time: 0) == 0)
        #expect(timeline.value(time: timeline.duration) == 50)
    }

    @Test func nothingToFollow() {
        let timeline = KeyframeTimeline(initialValue: 7.0) { LinearKeyframe(9, duration: .nan) }
        #expect(timeline.duration == 0)
        #expect(timeline.value(time: 0) == 9)
        #expect(timeline.value(time: .nan).isFinite)
    }
}

@Suite("Springs")
struct SpringTests {
    /// Euler's method in small steps, with the forces of a damped spring: slow and obviously right.
    private func simulated(_ spring: Spring, to target: Double, velocity: Double, time: Double) -> Double {
        let steps = 200_000
        let step = time / Double(steps)
        var (position, speed) = (0.0, velocity)
        for _ in 0..<steps {
            speed += (spring.stiffness * (target - position) - spring.damping * speed) / spring.mass * step
            position += speed * step
        }
        return position
    }

    /// Asked for step by step, which is how the time is defined: the last step at which more than epsilon is left.
    @Test("A spring settles at the last step at which more is left than is seen", arguments: [0.02, 0.3, 0.7, 1, 1.6])
    func settling(damping: Double) {
        for response in [0.2, 0.55, 2] {
            let spring = Spring(response: response, dampingRatio: damping)
            for (way, speed) in [(1.0, 0.0), (300, 0), (300, -900), (0, 40), (2, 900)] {
                let epsilon = min(max(abs(way) * 0.001, 1e-9), 0.05)
                var settled = 0.0
                for index in 0..<20_000 {
                    let time = Double(index) * response / 60
                    let rest = spring.value(target: way, initialVelocity: speed, time: time) - way
                    if abs(rest) > epsilon { settled = Double(index + 1) * response / 60 }
                }
                let found = spring.settlingDuration(target: way, initialVelocity: speed, epsilon: epsilon)
                #expect(abs(found - settled) < 1e-9, "\(response) \(way) \(speed)")
            }
        }
    }

    @Test(arguments: [
        Spring(duration: 0.5, bounce: 0), Spring(duration: 0.5, bounce: 0.3), Spring(duration: 0.8, bounce: -0.4),
        Spring(mass: 2, stiffness: 120, damping: 9), Spring(response: 0.55, dampingRatio: 0.825),
    ])
    func positions(_ spring: Spring) {
        for time in [0.05, 0.2, 0.6, 1.5] {
            let expected = simulated(spring, to: 100, velocity: 40, time: time)
            #expect(abs(spring.value(target: 100, initialVelocity: 40, time: time) - expected) < 0.05)
        }
    }

    @Test func wordsForOneSpring() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        #expect(abs(spring.duration - 0.5) < 1e-12)
        #expect(abs(spring.bounce - 0.3) < 1e-12)
        #expect(abs(spring.dampingRatio - 0.7) < 1e-12)
        // Apple's documentation: stiffness (2π ÷ duration)², damping 1 − 4π · bounce ÷ duration … for a mass of 1.
        #expect(abs(spring.stiffness - 157.91367) < 1e-4)
        #expect(abs(spring.damping - 17.59292) < 1e-4)
    }

    @Test func settling() {
        let spring = Spring.smooth
        let time = spring.settlingDuration
        #expect(abs(spring.value(target: 1.0, time: time) - 1) <= 0.001)
        #expect(abs(spring.value(target: 1.0, time: time * 0.9) - 1) > 0.001)
        #expect(abs(Spring(settlingDuration: 2, dampingRatio: 1).settlingDuration - 2) < 0.05)
    }
}

@Suite("Unit curves")
struct UnitCurveTests {
    /// CSS's curves have the same control points; the values are those of its specification's easing functions.
    @Test func knownCurves() {
        #expect(UnitCurve.linear.value(at: 0.3) == 0.3)
        #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-12)
        #expect(abs(UnitCurve.easeOut.value(at: 0.5) - 0.68464) < 1e-4)
        #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-12)
        #expect(abs(UnitCurve.circularEaseOut.value(at: 0.4) - 0.8) < 1e-12)
    }

    @Test func inverse() {
        for part in [0.1, 0.35, 0.8] {
            #expect(abs(UnitCurve.easeInOut.inverse.value(at: UnitCurve.easeInOut.value(at: part)) - part) < 1e-9)
        }
        #expect(UnitCurve.easeIn.value(at: -1) == 0)
        #expect(UnitCurve.easeIn.value(at: 2) == 1)
        #expect(UnitCurve.easeIn.value(at: .nan) == 0)
    }
}

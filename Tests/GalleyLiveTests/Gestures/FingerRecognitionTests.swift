import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyLive

/// Two fingers, and the system's own gestures: numbers reckoned by hand from the fingers' places. Defaults by Apple's documentation:
/// `MagnifyGesture` begins with a change of 0.01, `RotateGesture` with one degree.
@MainActor @Suite("Two fingers, lifting and swiping")
struct FingerRecognitionTests {
    private typealias Kind = PointerSample.Kind

    private func two(
        _ kind: Kind, _ first: (CGFloat, CGFloat), _ second: (CGFloat, CGFloat), _ time: TimeInterval
    ) -> PointerSample {
        PointerSample(
            kind: kind, location: CGPoint(x: first.0, y: first.1), second: CGPoint(x: second.0, y: second.1), time: time
        )
    }

    private func one(_ kind: Kind, _ x: CGFloat, _ y: CGFloat, _ time: TimeInterval) -> PointerSample {
        PointerSample(kind: kind, location: CGPoint(x: x, y: y), time: time)
    }

    /// A view of 200 by 100 at (10, 20), alive since a moment.
    private var space: GestureSpace {
        let space = GestureSpace()
        space.frames.toGlobal = CGAffineTransform(translationX: 10, y: 20)
        space.size = CGSize(width: 200, height: 100)
        space.start = Date(timeIntervalSinceReferenceDate: 1000)
        return space
    }

    @Test("Fingers that part tell how far, how fast and around what") func magnifying() throws {
        let magnify = try #require(Recognizer.make(MagnifyGesture(), in: space))
        #expect(magnify.takesTwoFingers && !magnify.followsFinger)
        magnify.handle(two(.down, (60, 70), (120, 150), 1))
        #expect(magnify.state == .possible && magnify.value == nil)
        // 100 points apart before, 150 now, in half a second.
        magnify.handle(two(.moved, (60, 70), (150, 190), 1.5))
        let value = try #require(magnify.value)
        #expect(magnify.state == .active)
        #expect(value.magnification == 1.5 && value.velocity == 1)
        #expect(value.time == Date(timeIntervalSinceReferenceDate: 1001.5))
        #expect(value.startLocation == CGPoint(x: 80, y: 90))
        #expect(value.startAnchor == UnitPoint(x: 0.4, y: 0.9))
        magnify.handle(two(.moved, (60, 70), (108, 134), 1.75))
        #expect(magnify.value?.magnification == 0.8)
        #expect(abs((magnify.value?.velocity ?? 0) + 2.8) < 1e-12)
        // At the same moment nothing is fast.
        magnify.handle(two(.moved, (60, 70), (120, 150), 1.75))
        #expect(magnify.value?.magnification == 1 && magnify.value?.velocity == 0)
        magnify.handle(two(.up, (60, 70), (120, 150), 2))
        magnify.cancel()
        #expect(magnify.state == .ended)
    }

    @Test("Fingers that turn go on beyond half a turn") func rotating() throws {
        let rotate = try #require(Recognizer.make(RotateGesture(), in: space))
        rotate.handle(two(.down, (0, 0), (10, 0), 0))
        var told: [(Double, Double)] = []
        for (index, place) in [(0, 10), (-10, 0), (0, -10), (10, 0), (0, -10)].enumerated() {
            rotate.handle(two(.moved, (0, 0), (CGFloat(place.0), CGFloat(place.1)), Double(index + 1) / 2))
            let value = try #require(rotate.value)
            told.append((value.rotation.degrees.rounded(), value.velocity.degrees.rounded()))
        }
        #expect(told.map(\.0) == [90, 180, 270, 360, 270])
        #expect(told.map(\.1) == [180, 180, 180, 180, -180])
        let value = try #require(rotate.value)
        #expect(value.time == Date(timeIntervalSinceReferenceDate: 1002.5))
        #expect(value.startLocation == CGPoint(x: -5, y: -20) && value.startAnchor == UnitPoint(x: -0.025, y: -0.2))
    }

    @Test("The shorter way round counts, however far fingers turn at once") func turning() throws {
        for (steps, told) in [
            ([100, 200, 300], [100, 200, 300]), ([-100, -200, -300], [-100, -200, -300]),
            ([170, 349, 528], [170, 349, 528]),
        ] {
            let rotate = try #require(Recognizer.make(RotateGesture(), in: space))
            rotate.handle(two(.down, (0, 0), (10, 0), 0))
            var found: [Double] = []
            for (index, step) in steps.enumerated() {
                let angle = Double(step) * .pi / 180
                rotate.handle(two(.moved, (0, 0), (10 * cos(angle), 10 * sin(angle)), Double(index + 1)))
                found.append(try #require(rotate.value).rotation.degrees.rounded())
            }
            #expect(found == told.map(Double.init))
        }
    }

    @Test("Two fingers at one place are neither larger nor smaller") func together() throws {
        let magnify = try #require(Recognizer.make(MagnifyGesture(minimumScaleDelta: 0), in: space))
        magnify.handle(two(.down, (5, 5), (5, 5), 0))
        magnify.handle(two(.moved, (5, 5), (9, 5), 1))
        #expect(magnify.value?.magnification == 1)
    }

    @Test("A little is not enough, as much as is asked for is") func least() throws {
        func state(_ gesture: some Gesture, _ second: (CGFloat, CGFloat)) throws -> Recognition.State {
            let made = try #require(Recognizer.make(gesture, in: GestureSpace()))
            made.handle(two(.down, (0, 0), (100, 0), 0))
            made.handle(two(.moved, (0, 0), second, 1))
            return made.state
        }
        for (x, expected) in [(100.9, .possible), (101, .active), (99.1, .possible), (98.9, .active)]
            as [(CGFloat, Recognition.State)]
        {
            #expect(try state(MagnifyGesture(), (x, 0)) == expected, "\(x)")
            #expect(try state(MagnificationGesture(), (x, 0)) == expected, "\(x)")
        }
        #expect(try state(MagnifyGesture(minimumScaleDelta: 0.5), (149, 0)) == .possible)
        #expect(try state(MagnifyGesture(minimumScaleDelta: 0.5), (150, 0)) == .active)
        for (degrees, expected) in [(0.9, .possible), (1.1, .active), (-0.9, .possible), (-1.1, .active)]
            as [(Double, Recognition.State)]
        {
            let angle = degrees * .pi / 180
            let place = (CGFloat(100 * cos(angle)), CGFloat(100 * sin(angle)))
            #expect(try state(RotateGesture(), place) == expected, "\(degrees)")
            #expect(try state(RotationGesture(), place) == expected, "\(degrees)")
        }
        #expect(try state(RotateGesture(minimumAngleDelta: .degrees(100)), (0, 100)) == .possible)
    }

    @Test("One finger, and two that do not move, are none; older gestures tell the number alone") func fails() throws {
        let magnify = try #require(Recognizer.make(MagnificationGesture(), in: GestureSpace()))
        magnify.handle(two(.down, (0, 0), (10, 0), 0))
        magnify.handle(two(.up, (0, 0), (10, 0), 1))
        #expect(magnify.state == .failed && magnify.value == nil)
        magnify.handle(two(.moved, (0, 0), (90, 0), 2))
        #expect(magnify.state == .failed)
        let alone = try #require(Recognizer.make(RotationGesture(), in: GestureSpace()))
        alone.handle(one(.down, 0, 0, 0))
        #expect(alone.state == .failed)
        let turn = try #require(Recognizer.make(RotationGesture(), in: GestureSpace()))
        turn.handle(two(.down, (0, 0), (10, 0), 0))
        turn.handle(two(.moved, (0, 0), (0, 10), 1))
        #expect(abs((turn.value?.degrees ?? 0) - 90) < 1e-9)
        turn.cancel()
        #expect(turn.state == .failed && turn.value == nil)
        // Fingers on one point, on a view without a size: as large as before, around its middle.
        let point = try #require(Recognizer.make(MagnifyGesture(minimumScaleDelta: 0), in: GestureSpace()))
        point.handle(two(.down, (4, 4), (4, 4), 0))
        point.handle(two(.moved, (4, 4), (90, 4), 1))
        #expect(point.value?.magnification == 1 && point.value?.startAnchor == .center)
    }

    @Test("A place is told in the space that is asked for") func spaces() {
        let space = space
        space.frames.named = [
            .init(name: "page", toGlobal: CGAffineTransform(translationX: 3, y: 4), size: CGSize(width: 9, height: 9))
        ]
        let point = CGPoint(x: 50, y: 60)
        #expect(space.convert(point, to: .global) == point)
        #expect(space.convert(point, to: .local) == CGPoint(x: 40, y: 40))
        #expect(space.convert(point, to: .named(AnyHashable("page"))) == CGPoint(x: 47, y: 56))
        space.frames.toGlobal = CGAffineTransform(a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        #expect(space.convert(point, to: .local) == point)
    }

    @Test("What is lifted after its time follows the finger, and is dropped where it goes up") func lifting() {
        var told: [String] = []
        func lift(_ takes: Bool = true, after duration: TimeInterval = LiftRecognition.usual) -> LiftRecognition {
            told = []
            return LiftRecognition(
                after: duration,
                .init(
                    lift: {
                        told.append("lift \(Int($0.x)) \(Int($0.y))")
                        return takes
                    },
                    move: { told.append("move \(Int($0.x)) \(Int($0.y))") },
                    drop: { told.append("drop \(Int($0.x)) \(Int($0.y))") }, cancel: { told.append("cancel") }))
        }
        // Apple's documentation of `LongPressGesture`: half a second, within 10 points.
        let long = lift()
        #expect(long.nextMoment == nil)
        long.handle(one(.down, 5, 6, 1))
        #expect(long.nextMoment == 1.5 && long.state == .possible)
        long.handle(one(.moved, 15, 6, 1.25))
        long.tick(1.49)
        #expect(long.state == .possible)
        long.tick(1.5)
        #expect(long.state == .active && long.nextMoment == nil)
        long.deliver()
        #expect(told == ["lift 5 6", "move 5 6"])
        long.handle(one(.moved, 40, 50, 1.6))
        long.deliver()
        long.handle(one(.up, 41, 51, 1.7))
        #expect(long.state == .ended)
        long.deliver()
        #expect(told == ["lift 5 6", "move 5 6", "move 40 50", "drop 41 51"])
        long.cancel()
        #expect(long.state == .ended && told.count == 4)

        let far = lift()
        far.handle(one(.down, 0, 0, 0))
        far.handle(one(.moved, 10.1, 0, 0.1))
        #expect(far.state == .failed && far.nextMoment == nil)
        let early = lift()
        early.handle(one(.down, 0, 0, 0))
        early.handle(one(.up, 0, 0, 0.4))
        early.deliver()
        #expect(early.state == .failed && told.isEmpty)
        // A finger that is late with its news has waited long enough.
        let late = lift()
        late.handle(one(.down, 0, 0, 0))
        late.handle(one(.moved, 30, 2, 0.6))
        late.deliver()
        #expect(told == ["lift 0 0", "move 30 2"])
        late.cancel()
        #expect(late.state == .failed && told.last == "cancel")
        let refused = lift(false, after: 0)
        refused.handle(one(.down, 1, 2, 0))
        refused.deliver()
        refused.deliver()
        #expect(refused.state == .failed && told == ["lift 1 2"])
        refused.cancel()
        #expect(told == ["lift 1 2"])
    }

    @Test("A row is pulled to the side by ten points or more, and let go with the finger's speed") func swiping() {
        var told: [String] = []
        func target(_ name: String = "") -> SwipeTarget {
            SwipeTarget(
                isChosen: false, delete: nil, move: { told.append("\(name)move \(Int($0)) of \(Int($1))") },
                end: { told.append("\(name)end \(Int($0)) \(Int($1))") })
        }
        func begun(_ x: CGFloat, _ y: CGFloat) -> SwipeRecognition {
            told = []
            let swipe = SwipeRecognition(target(), width: 320)
            swipe.handle(one(.down, 100, 50, 0))
            swipe.handle(one(.moved, x, y, 0.125))
            return swipe
        }
        for (x, y, state) in [
            (109.9, 50, .possible), (110, 50, .active), (90, 52, .active), (90.1, 50, .possible),
            (100, 59.9, .possible),
            (100, 60, .failed), (110, 60, .failed), (111, 60, .active), (100, 40, .failed),
        ] as [(CGFloat, CGFloat, Recognition.State)] {
            #expect(begun(x, y).state == state, "\(x) \(y)")
        }
        let swipe = begun(90, 52)
        swipe.deliver()
        swipe.deliver()
        swipe.handle(one(.moved, 60, 90, 0.15625))
        swipe.refresh(target("new "))
        swipe.deliver()
        swipe.handle(one(.up, 60, 90, 0.1875))
        #expect(swipe.state == .ended)
        swipe.deliver()
        // 30 points in 1/32 s; what was more than a tenth of a second ago is forgotten.
        #expect(told == ["move -10 of 320", "new move -40 of 320", "new end 320 -960"])
        let off = begun(90, 50)
        off.cancel()
        #expect(off.state == .failed && told == ["end 320 0"])
        let still = begun(100, 50)
        still.cancel()
        #expect(still.state == .failed && told.isEmpty)
        let up = begun(100, 50)
        up.handle(one(.up, 100, 50, 1))
        up.handle(one(.moved, 10, 50, 2))
        #expect(up.state == .failed)
    }

    @Test("A finger's speed is that of the last tenth of a second") func trail() {
        var trail = PointerTrail()
        #expect(trail.velocity == .zero)
        trail.take(one(.down, 0, 0, 0))
        #expect(trail.velocity == .zero)
        trail.take(one(.moved, 10, 40, 0.0625))
        #expect(trail.velocity == CGVector(dx: 160, dy: 640))
        trail.take(one(.moved, 30, 40, 0.125))
        #expect(trail.velocity == CGVector(dx: 320, dy: 0))
        // Where the finger goes up is no place on its way; it has rested before.
        trail.take(one(.up, 90, 90, 0.15))
        #expect(trail.velocity == CGVector(dx: 320, dy: 0))
        trail.take(one(.up, 90, 90, 0.5))
        #expect(trail.velocity == .zero)
    }
}

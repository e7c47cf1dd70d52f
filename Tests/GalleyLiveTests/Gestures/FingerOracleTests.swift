import Foundation
import Galley
import GalleyRandom
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyLive

/// Random fingers: content that is scrolled and pulled, and two fingers that part and turn, against plain arithmetic
/// (Apple's pages of `MagnifyGesture` and `RotateGesture`; a finger scrolls from ten points on).
@MainActor @Suite("Fingers by arithmetic")
struct FingerOracleTests {
    private func sample(
        _ kind: PointerSample.Kind, _ point: CGPoint, _ second: CGPoint? = nil, _ time: Double = 0
    ) -> PointerSample {
        PointerSample(kind: kind, location: point, second: second, time: time)
    }

    @Test("Content follows the finger as far as it goes, and what is pulled goes back first", arguments: 1...12)
    func scrolling(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let refreshes = random.coin()
        let axes: Axis.Set = random.pick([.vertical, .horizontal, [.horizontal, .vertical]])
        let offset = ScrollOffset()
        offset.longest = CGSize(width: random.whole(10...80), height: random.whole(10...80))
        var place = CGPoint(x: CGFloat(random.whole(0...10)), y: 0)
        offset.value = place
        var (pulled, told, changes, ends): (CGFloat, CGFloat, Int, Int) = (0, 0, 0, 0)
        let scroll = ScrollRecognition(offset, axes) { changes += 1 }
        if refreshes { scroll.refresh = RefreshTarget(pull: { told = $0 }, end: { ends += 1 }) }
        let start = CGPoint(x: 100, y: 100)
        scroll.handle(sample(.down, start))
        scroll.deliver()
        var (finger, isActive) = (start, false)
        for step in 1...30 {
            let next = CGPoint(x: finger.x + CGFloat(random.whole(-9...9)), y: finger.y + CGFloat(random.whole(-9...9)))
            let whole = CGSize(width: start.x - next.x, height: start.y - next.y)
            let along = CGSize(
                width: axes.contains(.horizontal) ? whole.width : 0, height: axes.contains(.vertical) ? whole.height : 0
            )
            let from = finger
            if !isActive, max(abs(along.width), abs(along.height)) >= 10 { isActive = true }
            scroll.handle(sample(.moved, next, nil, Double(step)))
            scroll.deliver()
            if isActive {
                // The way since the last place that was told, all of it at the first one.
                let way = CGSize(width: from.x - next.x, height: from.y - next.y)
                let back = min(max(way.height, 0), pulled)
                let wanted = CGPoint(x: place.x + way.width, y: place.y + way.height - back)
                let new = CGPoint(
                    x: max(0, min(wanted.x, offset.longest.width)), y: max(0, min(wanted.y, offset.longest.height)))
                pulled -= back
                if refreshes { pulled += max(new.y - wanted.y, 0) }
                place = new
                finger = next
                #expect(offset.value == place && told == pulled, "\(step)")
            } else {
                #expect(offset.value == place && changes == 0 && scroll.state == .possible, "\(step)")
            }
        }
        #expect(scroll.state == (isActive ? .active : .possible))
        scroll.handle(sample(.up, finger, nil, 31))
        scroll.deliver()
        #expect(ends == (isActive && pulled > 0 ? 1 : 0) && scroll.state == (isActive ? .ended : .failed))
    }

    @Test("Two fingers are as far apart, and as far turned, as they are", arguments: 1...10) func two(seed: Int) throws
    {
        var random = SeededGenerator(seed: UInt64(seed))
        let space = GestureSpace()
        space.size = CGSize(width: random.whole(50...200), height: random.whole(50...200))
        space.frames.toGlobal = CGAffineTransform(
            translationX: CGFloat(random.whole(-20...20)), y: CGFloat(random.whole(-20...20)))
        space.start = Date(timeIntervalSinceReferenceDate: Double(random.whole(0...1000)))
        let magnify = try #require(Recognizer.make(MagnifyGesture(minimumScaleDelta: 0), in: space))
        let rotate = try #require(Recognizer.make(RotateGesture(minimumAngleDelta: .zero), in: space))
        var (angle, distance) = (random.number(0...6), random.number(20...90))
        let middle = CGPoint(x: random.number(0...100), y: random.number(0...100))
        func fingers() -> (CGPoint, CGPoint) {
            let (x, y) = (cos(angle) * distance / 2, sin(angle) * distance / 2)
            return (CGPoint(x: middle.x - x, y: middle.y - y), CGPoint(x: middle.x + x, y: middle.y + y))
        }
        let (firstAngle, firstDistance) = (angle, distance)
        var time = random.number(0...5)
        func send(_ kind: PointerSample.Kind) {
            let (one, other) = fingers()
            for recognition in [magnify, rotate] as [Recognition] { recognition.handle(sample(kind, one, other, time)) }
        }
        send(.down)
        for step in 0..<20 {
            let (before, was) = (distance / firstDistance, angle)
            angle += random.number(-2...2)
            distance = max(distance + random.number(-10...30), 5)
            let pause = random.number(0.01...0.5)
            time += pause
            send(.moved)
            let (larger, turned) = (try #require(magnify.value), try #require(rotate.value))
            let scale = distance / firstDistance
            #expect(abs(larger.magnification - scale) < 1e-9, "\(step)")
            #expect(abs(larger.velocity - (scale - before) / pause) < 1e-6, "\(step)")
            #expect(abs(turned.rotation.radians - (angle - firstAngle)) < 1e-9, "\(step)")
            #expect(abs(turned.velocity.radians - (angle - was) / pause) < 1e-6, "\(step)")
            let own = CGPoint(x: middle.x - space.frames.toGlobal.tx, y: middle.y - space.frames.toGlobal.ty)
            for (place, anchor) in [
                (larger.startLocation, larger.startAnchor), (turned.startLocation, turned.startAnchor),
            ] {
                #expect(abs(place.x - own.x) < 1e-9 && abs(place.y - own.y) < 1e-9, "\(step)")
                #expect(abs(anchor.x - own.x / space.size.width) < 1e-9, "\(step)")
                #expect(abs(anchor.y - own.y / space.size.height) < 1e-9, "\(step)")
            }
            #expect(abs(larger.time.timeIntervalSince(space.start) - time) < 1e-6, "\(step)")
        }
        send(.up)
        #expect(magnify.state == .ended && rotate.state == .ended)
    }

    @Test("A drag's place, way and speed", arguments: 1...8) func drags(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let least = CGFloat(random.whole(0...30))
        let space = GestureSpace()
        space.frames.toGlobal = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: -6)
        let drag = try #require(Recognizer.make(DragGesture(minimumDistance: least), in: space))
        let start = CGPoint(x: random.whole(0...50), y: random.whole(0...50))
        var (finger, time, isActive) = (start, 1.0, least == 0)
        drag.handle(sample(.down, start, nil, time))
        #expect((drag.value != nil) == isActive)
        for step in 0..<25 {
            let next = CGPoint(x: finger.x + CGFloat(random.whole(-8...8)), y: finger.y + CGFloat(random.whole(-8...8)))
            let pause = random.pick([0.0625, 0.125, 0.5])
            time += pause
            drag.handle(sample(.moved, next, nil, time))
            isActive = isActive || hypot(next.x - start.x, next.y - start.y) >= least
            #expect((drag.state == .active) == isActive && (drag.value != nil) == isActive, "\(step)")
            if let value = drag.value {
                #expect(value.location == CGPoint(x: (next.x - 10) / 2, y: (next.y + 6) / 2), "\(step)")
                let way = CGSize(width: (next.x - start.x) / 2, height: (next.y - start.y) / 2)
                #expect(value.translation == way, "\(step)")
                let speed = CGSize(width: (next.x - finger.x) / pause, height: (next.y - finger.y) / pause)
                #expect(value.velocity == speed, "\(step)")
                #expect(value.time.timeIntervalSinceReferenceDate == time, "\(step)")
            }
            finger = next
        }
    }
}

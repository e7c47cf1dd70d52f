import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyLive

/// The way back from the edge, and scrolling by hand: who is told what, with numbers reckoned by hand.
@MainActor @Suite("The way back and scrolling by hand")
struct SystemRecognitionTests {
    private func one(
        _ kind: PointerSample.Kind, _ x: CGFloat, _ y: CGFloat, _ time: TimeInterval
    ) -> PointerSample {
        PointerSample(kind: kind, location: CGPoint(x: x, y: y), time: time)
    }

    @Test("The way back begins within 20 points of the edge at which reading begins") func edges() {
        let room = CGRect(x: 100, y: 0, width: 400, height: 800)
        for (x, isMirrored, begins) in [
            (119.9, false, true), (120, false, false), (90, false, true), (480.1, true, true), (480, true, false),
            (119, true, false),
        ] as [(CGFloat, Bool, Bool)] {
            let found = BackSwipe.begins(at: CGPoint(x: x, y: 9), in: room, isMirrored: isMirrored)
            #expect(found == begins, "\(x) \(isMirrored)")
        }
    }

    private final class Log { var told: [String] = [] }

    private func back(_ log: Log, isMirrored: Bool = false, width: CGFloat = 400) -> BackSwipe {
        BackSwipe(
            in: CGRect(x: 0, y: 0, width: width, height: 800), isMirrored: isMirrored,
            follow: { log.told.append("follow \($0)") }, letGo: { log.told.append("leaves \($0)") })
    }

    @Test("It follows the finger's share of the screen, and leaves beyond its half") func goingBack() {
        for isMirrored in [false, true] {
            let log = Log()
            let swipe = back(log, isMirrored: isMirrored)
            func x(_ way: CGFloat) -> CGFloat { isMirrored ? 395 - way : 5 + way }
            swipe.handle(one(.down, x(0), 100, 0))
            swipe.handle(one(.moved, x(9.9), 100, 1))
            #expect(swipe.state == .possible)
            swipe.deliver()
            swipe.handle(one(.moved, x(10), 100, 2))
            #expect(swipe.state == .active)
            swipe.deliver()
            for way in [200, -20, 500] {
                swipe.handle(one(.moved, x(CGFloat(way)), 300, 3))
                swipe.deliver()
            }
            #expect(log.told == ["follow 0.025", "follow 0.5", "follow 0.0", "follow 1.0"])
        }
    }

    @Test("A quick finger goes on for a quarter of a second") func leaving() {
        // The way, and the points of its last sixteenth of a second, which are four times as many in a quarter: half of 400 has to be
        // passed.
        for (way, last, leaves) in [
            (200, 0, false), (201, 0, true), (100, 25, false), (100, 26, true), (300, -25, false), (300, -24, true),
        ] as [(CGFloat, CGFloat, Bool)] {
            for isMirrored in [false, true] {
                let log = Log()
                let swipe = back(log, isMirrored: isMirrored)
                func x(_ way: CGFloat) -> CGFloat { isMirrored ? 395 - way : 5 + way }
                swipe.handle(one(.down, x(0), 0, 0))
                swipe.handle(one(.moved, x(50), 0, 1))
                swipe.handle(one(.moved, x(way - last), 0, 1.9375))
                swipe.handle(one(.moved, x(way), 0, 2))
                swipe.handle(one(.up, x(way), 0, 2.03125))
                #expect(swipe.state == .ended)
                swipe.deliver()
                #expect(log.told == ["leaves \(leaves)"], "\(way) \(last)")
            }
        }
    }

    @Test("A finger that goes down or up the screen is none; what is called off stays") func notBack() {
        for (x, y, state) in [
            (14, 110, .failed), (15, 110, .failed), (16, 110, .active), (5, 90, .failed), (14, 109.9, .possible),
            (15, 109.9, .active), (0, 100, .possible),
        ] as [(CGFloat, CGFloat, Recognition.State)] {
            let swipe = back(Log())
            swipe.handle(one(.down, 5, 100, 0))
            swipe.handle(one(.moved, x, y, 1))
            #expect(swipe.state == state, "\(x) \(y)")
        }
        let log = Log()
        let swipe = back(log)
        swipe.handle(one(.down, 5, 0, 0))
        swipe.cancel()
        #expect(swipe.state == .failed && log.told.isEmpty)
        let other = back(log)
        other.handle(one(.down, 5, 0, 0))
        other.handle(one(.moved, 50, 0, 1))
        other.cancel()
        #expect(other.state == .failed && log.told == ["leaves false"])
        let up = back(log)
        up.handle(one(.down, 5, 0, 0))
        up.handle(one(.up, 5, 0, 1))
        #expect(up.state == .failed)
        up.deliver()
        #expect(log.told.count == 1)
    }

    private func offset(_ log: Log, at start: CGPoint, longest: CGSize) -> ScrollOffset {
        let offset = ScrollOffset()
        (offset.value, offset.longest) = (start, longest)
        offset.geometry = ScrollGeometry(
            contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
        offset.settings.observers = [
            ScrollObserver(phaseChanged: { old, new, context in
                let speed = context.velocity.map { " \(Int($0.dx)) \(Int($0.dy))" } ?? ""
                log.told.append("\(old) \(new)\(speed)")
            })
        ]
        return offset
    }

    @Test("Content follows the finger from ten points on, along its axes") func scrolling() {
        let log = Log()
        let offset = offset(log, at: CGPoint(x: 0, y: 50), longest: CGSize(width: 100, height: 300))
        var changes = 0
        let scroll = ScrollRecognition(offset, .vertical) { changes += 1 }
        scroll.handle(one(.down, 10, 100, 0))
        scroll.deliver()
        #expect(log.told == ["idle tracking"] && scroll.state == .possible)
        scroll.handle(one(.moved, 90, 90.1, 0.0625))
        #expect(scroll.state == .possible)
        scroll.handle(one(.moved, 10, 90, 0.125))
        #expect(scroll.state == .active)
        scroll.deliver()
        #expect(offset.value == CGPoint(x: 0, y: 60) && changes == 1 && offset.isMovedByPerson)
        scroll.deliver()
        #expect(changes == 1)
        scroll.handle(one(.moved, 10, 65, 0.1875))
        scroll.deliver()
        #expect(offset.value == CGPoint(x: 0, y: 85) && changes == 2 && offset.revision == 2)
        scroll.handle(one(.up, 10, 65, 0.1875))
        scroll.deliver()
        // First 0.1 points in a sixteenth of a second, then 25, downwards in the content.
        #expect(log.told.suffix(2) == ["tracking interacting 0 1", "interacting idle 0 400"])
        let past = ScrollRecognition(offset, .vertical) {}
        past.handle(one(.down, 0, 0, 0))
        past.handle(one(.moved, 0, 400, 1))
        past.deliver()
        #expect(offset.value == .zero)
        past.handle(one(.moved, 0, -400, 2))
        past.deliver()
        #expect(offset.value == CGPoint(x: 0, y: 300))
        past.cancel()
        #expect(past.state == .failed)
    }

    @Test("What cannot scroll that way does not begin") func cannot() {
        let log = Log()
        for (axes, x, y, longest, begins) in [
            (.vertical, 0, 30, CGSize(width: 9, height: 9), true),
            (.vertical, 30, 0, CGSize(width: 9, height: 9), false),
            (.horizontal, 30, 0, CGSize(width: 9, height: 9), true),
            (.horizontal, 0, 30, CGSize(width: 9, height: 9), false),
            (.vertical, 0, 30, CGSize(width: 9, height: 0), false),
            (.horizontal, 30, 0, CGSize(width: 0, height: 9), false),
            ([.horizontal, .vertical], 0, 30, CGSize(width: 9, height: 0), false),
            ([.horizontal, .vertical], 10, 9, CGSize(width: 9, height: 0), true),
        ] as [(Axis.Set, CGFloat, CGFloat, CGSize, Bool)] {
            let scroll = ScrollRecognition(offset(log, at: .zero, longest: longest), axes) {}
            scroll.handle(one(.down, 50, 50, 0))
            scroll.handle(one(.moved, 50 + x, 50 + y, 1))
            #expect((scroll.state == .active) == begins, "\(axes) \(x) \(y) \(longest)")
        }
    }

    @Test("Beyond the top it pulls what refreshes, and gives back before it scrolls") func refreshing() {
        let log = Log()
        let offset = offset(log, at: .zero, longest: .zero)
        var pulls: [CGFloat] = []
        var ends = 0
        func begun() -> ScrollRecognition {
            let scroll = ScrollRecognition(offset, .vertical) {}
            scroll.refresh = RefreshTarget(pull: { pulls.append($0) }, end: { ends += 1 })
            scroll.handle(one(.down, 0, 100, 0))
            return scroll
        }
        let scroll = begun()
        for y in [130, 120, 90, 140] as [CGFloat] {
            scroll.handle(one(.moved, 0, y, 1))
            scroll.deliver()
        }
        #expect(pulls == [30, 20, 0, 50])
        scroll.handle(one(.up, 0, 140, 2))
        scroll.deliver()
        #expect(ends == 1)
        scroll.deliver()
        #expect(ends == 1)
        let off = begun()
        off.handle(one(.moved, 0, 115, 1))
        off.deliver()
        off.cancel()
        #expect(pulls.suffix(2) == [15, 0] && ends == 1)
        // Upwards nothing is pulled.
        let up = begun()
        up.handle(one(.moved, 0, 80, 1))
        #expect(up.state == .possible)
        offset.value = CGPoint(x: 0, y: 1)
        let inside = begun()
        inside.handle(one(.moved, 0, 120, 1))
        #expect(inside.state == .possible)
    }
}

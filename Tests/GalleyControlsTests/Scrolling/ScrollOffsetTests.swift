import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyLive

/// How far content is scrolled: limits, who has moved it, phases, and the way of an animation. Numbers reckoned by hand; phases by
/// Apple's documentation of `ScrollPhase`.
@MainActor @Suite("How far content is scrolled")
struct ScrollOffsetTests {
    private func offset(_ x: CGFloat, _ y: CGFloat, _ log: Log? = nil) -> ScrollOffset {
        let offset = ScrollOffset()
        (offset.value, offset.longest) = (CGPoint(x: x, y: y), CGSize(width: 100, height: 300))
        guard let log else { return offset }
        offset.geometry = ScrollGeometry(
            contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
        offset.settings.observers = [ScrollObserver(phaseChanged: { old, new, _ in log.told.append("\(old) \(new)") })]
        return offset
    }

    private final class Log { var told: [String] = [] }

    private struct Resting: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
    }

    @Test("It stays inside its limits and gives back what is too far") func limits() {
        let offset = offset(90, 10)
        #expect(offset.scroll(by: CGSize(width: 30, height: -25)) == CGSize(width: 20, height: -15))
        #expect(offset.value == CGPoint(x: 100, y: 0) && offset.isMovedByPerson && offset.revision == 1)
        #expect(offset.scroll(by: CGSize(width: 1, height: -1)) == CGSize(width: 1, height: -1))
        #expect(offset.revision == 1)
        #expect(offset.scroll(by: CGSize(width: -40, height: 400)) == CGSize(width: 0, height: 100))
        #expect(offset.value == CGPoint(x: 60, y: 300) && offset.revision == 2)
        let still = self.offset(0, 0)
        #expect(still.scroll(by: .zero) == .zero && !still.isMovedByPerson)
        let none = ScrollOffset()
        #expect(none.scroll(by: CGSize(width: 3, height: 4)) == CGSize(width: 3, height: 4) && none.value == nil)
        #expect(!none.canScroll(CGSize(width: 1, height: 1)))
        #expect(offset.canScroll(CGSize(width: 0, height: -1)) && offset.canScroll(CGSize(width: 1, height: 0)))
        #expect(!offset.canScroll(.zero))
    }

    @Test("A request counts once, and again when it is another") func requests() {
        let offset = offset(0, 0)
        let request = ScrollRequest()
        #expect(!offset.takes(nil) && !offset.takes(request))
        (request.name, request.number) = (AnyHashable(3), 1)
        #expect(offset.takes(request) && !offset.takes(request))
        request.number = 2
        #expect(offset.takes(request) && !offset.takes(request))
        request.anchor = .top
        #expect(offset.takes(request))
        offset.note(AnyHashable(7), nil)
        let other = ScrollRequest()
        other.name = AnyHashable(7)
        #expect(!offset.takes(other))
    }

    @Test("A page's finger is followed while it knows what is shown") func page() {
        let log = Log()
        let offset = offset(0, 50, log)
        #expect(!offset.follow(page: CGPoint(x: 1, y: 1), revision: 1, release: nil))
        #expect(offset.follow(page: CGPoint(x: -5, y: 400), revision: 0, release: nil))
        #expect(offset.value == CGPoint(x: 0, y: 300) && offset.isMovedByPerson && offset.revision == 0)
        #expect(offset.follow(page: CGPoint(x: 120, y: -1), revision: 0, release: .zero))
        #expect(offset.value == CGPoint(x: 100, y: 0) && log.told == ["idle interacting", "interacting idle"])
        let still = self.offset(0, 50)
        #expect(still.follow(page: CGPoint(x: 0, y: 50), revision: 0, release: nil) && !still.isMovedByPerson)
        #expect(!ScrollOffset().follow(page: .zero, revision: 0, release: nil))
    }

    @Test("With a behaviour it goes on when the finger lets go") func released() {
        let log = Log()
        let offset = offset(0, 50, log)
        offset.settings.behavior = Resting()
        offset.touch()
        offset.letGo(CGVector(dx: 0, dy: 9))
        #expect(offset.release == nil && log.told == ["idle tracking", "tracking idle"])
        offset.enter(.interacting)
        offset.value = CGPoint(x: 0, y: 80)
        offset.letGo(CGVector(dx: 1, dy: 9))
        #expect(offset.release == CGVector(dx: 1, dy: 9) && offset.start == CGPoint(x: 0, y: 50))
        #expect(log.told.suffix(2) == ["idle interacting", "interacting decelerating"])
        // A finger stops it on its way; without a move it goes on from where it is.
        offset.move(from: CGPoint(x: 0, y: 80), to: CGPoint(x: 0, y: 200), .linear(duration: 1), at: 0)
        #expect(offset.isMoving && offset.revision == 1)
        offset.touch()
        #expect(!offset.isMoving && offset.release == nil && offset.revision == 2)
        offset.letGo(.zero)
        #expect(offset.release == .zero && offset.start == CGPoint(x: 0, y: 80))
        #expect(log.told.suffix(2) == ["decelerating tracking", "tracking decelerating"])
        offset.enter(.decelerating)
        #expect(log.told.count == 6)
    }

    @Test("A wheel is still 0.15 s after its last turn") func wheel() throws {
        let log = Log()
        let offset = offset(0, 50, log)
        let live = LiveState(start: Date(timeIntervalSinceReferenceDate: 0), transition: AnyTransition.opacity)
        offset.turnWheel(at: 1, from: CGPoint(x: 0, y: 40))
        #expect(log.told == ["idle interacting"] && offset.start == CGPoint(x: 0, y: 40))
        live.now = 1.1
        offset.turnWheel(at: 1.1, from: CGPoint(x: 0, y: 45))
        #expect(log.told.count == 1 && offset.start == CGPoint(x: 0, y: 40))
        live.now = 1.2
        offset.follow(live) { $0() }
        let next = try #require(live.nextMoment)
        #expect(log.told.count == 1 && abs(next - 1.25) < 1e-9)
        live.now = 1.25
        offset.follow(live) { $0() }
        #expect(log.told == ["idle interacting", "interacting idle"])
        offset.follow(live) { $0() }
        #expect(log.told.count == 2)
        // Where nothing listens, nothing is told.
        let quiet = self.offset(0, 0)
        quiet.turnWheel(at: 1, from: .zero)
        #expect(quiet.phase == .idle)
    }

    /// Apple's documentation of `ScrollPhase.decelerating`: the scroll view is on its way to where it comes to rest; then it is idle.
    @Test("Content that a wheel lets go is under way until it lies still") func wheelLetsGo() {
        let log = Log()
        let offset = offset(0, 50, log)
        offset.settings.behavior = Resting()
        let live = LiveState(start: Date(timeIntervalSinceReferenceDate: 0), transition: AnyTransition.opacity)
        offset.turnWheel(at: 1, from: CGPoint(x: 0, y: 50))
        live.now = 1.25
        offset.follow(live) { $0() }
        #expect(log.told == ["idle interacting", "interacting decelerating"])
        // As the layout does: 50 to 200 in a second. Half of it later 75 are left.
        offset.move(from: CGPoint(x: 0, y: 50), to: CGPoint(x: 0, y: 200), .linear(duration: 1), at: 1.25)
        live.now = 1.75
        offset.follow(live) { $0() }
        #expect(log.told.count == 2 && offset.isMoving && abs((offset.value?.y ?? 0) - 125) < 1e-6)
        live.now = 2.5
        offset.follow(live) { $0() }
        #expect(log.told.last == "decelerating idle" && log.told.count == 3 && !offset.isMoving)
    }

    @Test("The way of an animation, with a place each thirtieth of a second") func animated() throws {
        let log = Log()
        let offset = offset(0, 0, log)
        let live = LiveState(start: Date(timeIntervalSinceReferenceDate: 0), transition: AnyTransition.opacity)
        offset.move(from: .zero, to: CGPoint(x: 30, y: 90), .linear(duration: 0.125), at: 0)
        let path = [(0, 0), (8, 24), (16, 48), (24, 72), (30, 90)] as [(CGFloat, CGFloat)]
        #expect(offset.path.count == 5)
        for (found, expected) in zip(offset.path, path) {
            #expect(abs(found.x - expected.0) < 1e-6 && abs(found.y - expected.1) < 1e-6)
        }
        live.now = 0.0625
        offset.follow(live) { $0() }
        let middle = try #require(offset.value)
        #expect(abs(middle.x - 15) < 1e-6 && abs(middle.y - 45) < 1e-6 && live.isMoving)
        // Another way from here: a quarter of the first one is left and three quarters of the 30 points back.
        offset.move(from: middle, to: CGPoint(x: 0, y: 90), .linear(duration: 0.125), at: 0.0625)
        live.now = 0.09375
        offset.follow(live) { $0() }
        #expect(abs((offset.value?.x ?? 0) - (-7.5 + 22.5)) < 1e-6)
        live.now = 0.1875
        offset.follow(live) { $0() }
        #expect(offset.value == CGPoint(x: 0, y: 90) && !offset.isMoving)
        offset.move(from: CGPoint(x: 0, y: 90), to: .zero, .linear.repeatForever(), at: 3)
        #expect(offset.path.count == 151)
        offset.stop()
        #expect(!offset.isMoving)
        offset.move(from: .zero, to: .zero, .linear, at: 3)
        #expect(offset.path.isEmpty && offset.revision == 4)
    }

    /// Apple's documentation of `ScrollGeometry.visibleRect`: the bounds without the insets.
    @Test("What is seen is inside the insets; not each phase is scrolling") func geometry() {
        let geometry = ScrollGeometry(
            contentOffset: CGPoint(x: 10, y: 20), contentSize: CGSize(width: 900, height: 800),
            contentInsets: EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8),
            containerSize: CGSize(width: 100, height: 200))
        #expect(geometry.visibleRect == CGRect(x: 12, y: 21, width: 90, height: 195))
        #expect(geometry.bounds == CGRect(x: 10, y: 20, width: 100, height: 200))
        #expect(!ScrollPhase.idle.isScrolling)
        for phase in [ScrollPhase.tracking, .interacting, .decelerating, .animating] { #expect(phase.isScrolling) }
    }

    private func target(
        _ behavior: some ScrollTargetBehavior, from start: CGPoint, to wanted: CGPoint, _ axes: Axis.Set,
        container: CGSize = CGSize(width: 100, height: 200)
    ) -> CGPoint {
        var target = ScrollTarget(rect: CGRect(origin: wanted, size: container))
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: CGRect(origin: start, size: container)), velocity: .zero,
            contentSize: CGSize(width: 1000, height: 2000), containerSize: container, axes: axes,
            environment: EnvironmentValues(),
            nearestView: { seen, _ in
                // Views begin at each 30 points.
                CGRect(
                    x: (seen.minX / 30).rounded() * 30, y: (seen.minY / 30).rounded() * 30, width: seen.width,
                    height: seen.height)
            })
        behavior.updateTarget(&target, context: context)
        return target.rect.origin
    }

    @Test("Pages begin at whole pages, at most one further") func paging() {
        let both: Axis.Set = [.horizontal, .vertical]
        for (start, wanted, axes, expected) in [
            ((0, 0), (49, 99), both, (0, 0)), ((0, 0), (51, 101), both, (100, 200)),
            ((0, 0), (900, 1900), both, (100, 200)), ((500, 800), (10, 10), both, (400, 600)),
            ((0, 0), (60, 130), .horizontal, (100, 130)), ((0, 0), (60, 130), .vertical, (60, 200)),
        ] as [((CGFloat, CGFloat), (CGFloat, CGFloat), Axis.Set, (CGFloat, CGFloat))] {
            let found = target(
                .paging, from: CGPoint(x: start.0, y: start.1), to: CGPoint(x: wanted.0, y: wanted.1), axes)
            #expect(found == CGPoint(x: expected.0, y: expected.1), "\(start) \(wanted)")
        }
        let flat = target(.paging, from: .zero, to: CGPoint(x: 7, y: 0), .horizontal, container: .zero)
        #expect(flat == .zero)
    }

    @Test("Views are aligned, as far as the limit allows") func aligned() {
        func found(_ limit: ViewAlignedScrollTargetBehavior.LimitBehavior?, _ wanted: CGFloat) -> CGFloat {
            let behavior = limit.map { ViewAlignedScrollTargetBehavior(limitBehavior: $0) } ?? .init()
            return target(behavior, from: .zero, to: CGPoint(x: wanted, y: 0), .horizontal).x
        }
        // Without a limit 500 is nearest to 510; with one it is no further than the container's 100 points.
        #expect(found(nil, 500) == 90 && found(.automatic, 500) == 90 && found(.always, 44) == 30)
        #expect(found(.never, 500) == 510 && found(.alwaysByFew, 500) == 90)
        #expect(found(.alwaysByOne, 500) == 30 && found(.alwaysByOne, 10) == 0 && found(.alwaysByOne, -500) == -30)
    }

    @Test("One view at a time is the next one in the way that was gone, wherever that began") func oneByOne() {
        let behavior = ViewAlignedScrollTargetBehavior(limitBehavior: .alwaysByOne)
        func found(_ start: CGFloat, _ wanted: CGFloat, _ axis: Axis.Set) -> CGFloat {
            func point(_ place: CGFloat) -> CGPoint {
                axis == .horizontal ? CGPoint(x: place, y: 0) : CGPoint(x: 0, y: place)
            }
            let end = target(behavior, from: point(start), to: point(wanted), axis)
            return axis == .horizontal ? end.x : end.y
        }
        // Views begin at each 30 points: those beside 300 are at 270 and 330.
        for axis in [Axis.Set.horizontal, .vertical] {
            #expect([120, 290, 310, 480].map { found(300, $0, axis) } == [270, 300, 300, 330])
        }
    }
}

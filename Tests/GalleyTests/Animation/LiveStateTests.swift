import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// What a view that is alive keeps of what moves, what waits for its time and what a build has met. Numbers reckoned by hand: a straight
/// way of a second is at its quarter after a quarter of a second.
@MainActor @Suite("What moves in a view")
struct LiveStateTests {
    private let live = LiveState(start: Date(timeIntervalSinceReferenceDate: 100), transition: AnyTransition.opacity)
    private let one = Identity.root.child(1)
    private let other = Identity.root.child(2)
    private let moving = Transaction(animation: .linear(duration: 1))

    private final class Mover: Ticking {
        var isMoving = true
        var nextEnd: TimeInterval?
        var span: ClosedRange<TimeInterval>?
        var ticks: [TimeInterval] = []
        init(_ nextEnd: TimeInterval?, _ span: ClosedRange<TimeInterval>?) {
            (self.nextEnd, self.span) = (nextEnd, span)
        }
        func tick(_ time: TimeInterval) { ticks.append(time) }
    }

    private final class Shown: NodeContent {
        let value: Double
        init(_ value: Double) { self.value = value }
        func draw(_ place: NodePlace, with painter: inout Painter, inside: (inout Painter, CGPoint) -> Void) {}
        func hit(_ point: CGPoint, in place: NodePlace, inside: (CGPoint) -> [LivePlace]?) -> [LivePlace]? { nil }
        func geometry(in place: NodePlace) -> EffectGeometry { .inPlace }
        var motion: Motion? { nil }
        var frameWay: FrameWay { .frame }
        var medium: ContentMedium { .drawing }
        var ownLabel: String? { nil }
        var isSeen: Bool { true }
    }

    private func motion(_ value: Double) -> ValueMotion<Double> { ValueMotion(value) { Shown($0) } }
    private func shown(_ key: Identity) -> Double? { (live.motions[key]?.content(at: live.now) as? Shown)?.value }
    private func tree() -> ViewTree { RenderedView.layOut(Color.red, RenderOptions()).0 }

    @Test("At first nothing moves") func begins() {
        #expect(!live.isMoving && live.movesOnlyDrawings && live.nextMoment == nil && live.movement == nil)
        #expect(live.timedScopes.isEmpty && live.tick().isEmpty && live.update == 0 && !live.hasShownOnce)
        live.now = 5
        #expect(live.date == Date(timeIntervalSinceReferenceDate: 105) && live.movesScreens == nil)
    }

    @Test("A view is built again at the first of its times, once") func alarms() {
        live.wake(one, at: 3)
        live.wake(one, at: 2)
        live.wake(one, at: 4)
        live.wake(other, at: Date(timeIntervalSinceReferenceDate: 102.5))
        #expect(live.nextMoment == 2 && live.timedScopes == [one, other] && !live.isMoving)
        var woken: [Set<Identity>] = []
        for time in [1.9, 2, 2.1, 2.5, 9] {
            live.now = time
            woken.append(live.tick())
        }
        #expect(woken == [[], [one], [], [other], []] && live.nextMoment == nil)
        live.wake(one, at: 7)
        live.beginBuild()
        #expect(live.nextMoment == nil)
    }

    @Test("What asks for a frame is built with the next one") func frames() {
        live.askForFrame(one)
        #expect(live.isMoving && !live.movesOnlyDrawings && live.timedScopes == [one] && live.nextMoment == nil)
        #expect(live.tick() == [one] && !live.isMoving && live.tick().isEmpty)
    }

    @Test("What moves while views are built has its views built, until it stands still") func animators() {
        let (first, second) = (Mover(3, 1...4), Mover(.infinity, 0.5...Double.infinity))
        live.moves(first, one)
        live.moves(second, other)
        live.moves(first, one)
        #expect(live.isMoving && !live.movesOnlyDrawings && live.nextMoment == 3 && live.movement == 0.5...4)
        live.now = 2
        first.isMoving = false
        #expect(live.tick() == [one, other] && first.ticks == [2] && second.ticks == [2])
        #expect(live.tick() == [other] && live.movement == 0.5...0.5 && live.nextMoment == nil)
        second.isMoving = false
        _ = live.tick()
        #expect(!live.isMoving && live.movesOnlyDrawings && first.ticks == [2])
    }

    @Test("A drawing goes from the value of the last build to the new one") func motions() throws {
        live.note(one, motion(10), moving)
        #expect(live.seen == [one] && shown(one) == nil && !live.isMoving)
        live.note(one, motion(30), moving)
        #expect(live.isMoving && live.movesOnlyDrawings && live.nextMoment == 1 && live.movement == 0...1)
        live.now = 0.25
        #expect(shown(one) == 15)
        // One that does not move jumps, and what is left of the way goes on.
        live.note(one, motion(130), Transaction())
        #expect(shown(one) == 115)
        live.note(one, motion(130), moving)
        #expect(shown(one) == 115)
        live.now = 1
        _ = live.tick()
        #expect(!live.isMoving && shown(one) == nil && live.motions[one] != nil)
        // What says nothing any more stands still.
        live.note(one, motion(0), moving)
        #expect(live.isMoving)
        live.note(one, nil, moving)
        #expect(!live.isMoving && live.motions[one] == nil)
        live.note(one, motion(5), moving)
        live.note(one, ValueMotion(CGFloat(7)) { Shown(Double($0)) }, moving)
        #expect(!live.isMoving)
    }

    @Test("A frame goes its way in the space around it, in its item's transaction") func follows() throws {
        func follow(_ x: CGFloat, _ width: CGFloat, in space: Identity? = nil) {
            live.follow(one, CGRect(x: x, y: 20, width: width, height: 40), in: space)
        }
        func shift() -> [CGFloat]? {
            live.frames[one]?.shift(at: live.now).map { [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height] }
        }
        live.note(one, nil, moving)
        follow(0, 10)
        #expect(!live.isMoving && shift() == nil)
        follow(100, 50)
        #expect(live.isMoving && live.movesOnlyDrawings && live.nextMoment == 1 && live.movement == 0...1)
        live.now = 0.25
        #expect(shift() == [-75, 0, -30, 0])
        follow(100, 50)
        #expect(shift() == [-75, 0, -30, 0])
        follow(300, 50, in: other)
        #expect(shift() == nil && !live.isMoving)
        follow(400, 50, in: other)
        #expect(shift() == [-100, 0, 0, 0])
        live.now = 1.25
        _ = live.tick()
        #expect(shift() == nil && !live.isMoving)
        // Where the item goes in another transaction than its own, that counts.
        live.note(one, nil, moving, moved: Transaction())
        follow(500, 50, in: other)
        #expect(!live.isMoving)
        live.note(one, nil, Transaction(), moved: moving)
        follow(600, 50, in: other)
        #expect(live.isMoving)
        // An item that no build has met goes in the transaction of the update.
        live.follow(other, .zero, in: nil)
        live.begin([ChangeBatch(scopes: [.root], transaction: moving)])
        live.follow(other, CGRect(x: 8, y: 0, width: 0, height: 0), in: nil)
        #expect(live.frames[other]?.isMoving == true && live.transaction.animation == .linear(duration: 1))
    }

    @Test("What the whole view shows no more stands still and is forgotten; a part says nothing of the rest")
    func shown() {
        var ends = 0
        var waited = moving
        waited.completions = [AnimationCompletion(waitsForLast: false) { ends += 1 }]
        for key in [one, other] {
            live.note(key, motion(0), moving)
            live.follow(key, .zero, in: nil)
        }
        for key in [one, other] {
            live.note(key, motion(9), waited)
            live.follow(key, CGRect(x: 1, y: 1, width: 1, height: 1), in: nil)
        }
        live.noteContainer(other, moving)
        let (first, second) = (tree(), tree())
        live.hasShown(first)
        #expect(live.update == 1 && live.hasShownOnce && live.shownTree === first && live.motions.count == 2)
        #expect(live.seen == [one, other] && live.containers.count == 1 && ends == 0)
        live.beginBuild()
        #expect(live.seen.isEmpty && live.containers.isEmpty)
        live.note(one, motion(9), Transaction())
        live.noteContainer(one, moving)
        live.begin([ChangeBatch(scopes: [.root], transaction: moving)])
        live.hasShown(second)
        #expect(live.motions.keys.sorted() == [one] && live.frames.keys.sorted() == [one])
        #expect(live.seen.isEmpty && live.containers.isEmpty && live.update == 2 && live.shownTree === second)
        #expect(live.transaction.animation == nil && ends == 0)
        // Four ways wait for one end: those of what is gone are over.
        live.now = 1
        _ = live.tick()
        #expect(ends == 1)
        live.hasShown(second)
        #expect(live.motions.count == 1 && live.update == 3)
    }
}

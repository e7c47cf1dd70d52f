import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyLive

/// How far gestures have got with each thing that a finger does. Defaults by Apple's documentation: a drag begins after 10 points
/// (`DragGesture.init(minimumDistance:coordinateSpace:)`), a long press lasts 0.5 s and may move 10 points (`LongPressGesture`).
@MainActor @Suite("Recognition of gestures")
struct RecognitionTests {
    private typealias State = Recognition.State

    /// What a finger does: down, moved or up, at x and a time.
    private func sample(_ kind: PointerSample.Kind, _ x: CGFloat, _ time: TimeInterval) -> PointerSample {
        PointerSample(kind: kind, location: CGPoint(x: x, y: 0), time: time)
    }

    private func make<G: Gesture>(_ gesture: G) throws -> ValueRecognition<G.Value> {
        try #require(Recognizer.make(gesture, in: GestureSpace()))
    }

    private func states(_ gesture: some Gesture, _ samples: [PointerSample]) throws -> [State] {
        let recognition = try make(gesture)
        return samples.map { sample in
            recognition.handle(sample)
            return recognition.state
        }
    }

    @Test(
        "A drag begins once the finger has moved as far as it has to",
        arguments: [(9.9, .possible), (10, .active), (-10, .active), (-9.9, .possible), (50, .active)]
            as [(CGFloat, Recognition.State)])
    func dragDistance(distance: CGFloat, state: Recognition.State) throws {
        let found = try states(
            DragGesture(), [sample(.down, 0, 0), sample(.moved, distance, 0.1), sample(.up, distance, 0.2)])
        #expect(found == [.possible, state, state == .active ? .ended : .failed])
    }

    @Test("A drag without a distance begins with the finger") func dragAtOnce() throws {
        let found = try states(DragGesture(minimumDistance: 0), [sample(.down, 5, 0), sample(.up, 5, 1)])
        #expect(found == [.active, .ended])
    }

    @Test("A drag that goes back stays one; afterwards nothing counts") func dragBack() throws {
        let found = try states(
            DragGesture(),
            [
                sample(.down, 0, 0), sample(.moved, 20, 0.1), sample(.moved, 1, 0.2), sample(.up, 1, 0.3),
                sample(.moved, 90, 0.4),
            ])
        #expect(found == [.possible, .active, .active, .ended, .ended])
    }

    @Test("A drag tells where it began, how far and how fast it is") func dragValue() throws {
        let drag = try make(DragGesture(coordinateSpace: .global))
        drag.handle(PointerSample(kind: .down, location: CGPoint(x: 10, y: 20), time: 1))
        #expect(drag.value == nil)
        drag.handle(PointerSample(kind: .moved, location: CGPoint(x: 30, y: 20), time: 1.5))
        drag.handle(PointerSample(kind: .moved, location: CGPoint(x: 40, y: 60), time: 2))
        let value = try #require(drag.value)
        #expect(value.startLocation == CGPoint(x: 10, y: 20) && value.location == CGPoint(x: 40, y: 60))
        #expect(value.translation == CGSize(width: 30, height: 40))
        // The last half second: 10 to the side, 40 down.
        #expect(value.velocity == CGSize(width: 20, height: 80))
        #expect(value.time == Date(timeIntervalSinceReferenceDate: 2))
        #expect(value.predictedEndLocation == CGPoint(x: 45, y: 80))
        #expect(value.predictedEndTranslation == CGSize(width: 35, height: 60))
        drag.cancel()
        #expect(drag.state == .failed && drag.value == nil)
    }

    @Test("A drag that is called off after its end has ended") func dragEnded() throws {
        let drag = try make(DragGesture(minimumDistance: 0))
        drag.handle(sample(.down, 0, 0))
        drag.handle(sample(.up, 0, 1))
        drag.cancel()
        #expect(drag.state == .ended && drag.value != nil)
    }

    @Test(
        "A long press may move ten points, and ends when its time is over",
        arguments: [(10, .ended), (10.1, .failed), (-10, .ended)] as [(CGFloat, Recognition.State)])
    func longPressDistance(distance: CGFloat, end: Recognition.State) throws {
        let press = try make(LongPressGesture())
        #expect(press.value == nil && press.nextMoment == nil)
        press.handle(sample(.down, 0, 2))
        #expect(press.state == .possible && press.value == true && press.nextMoment == 2.5)
        press.handle(sample(.moved, distance, 2.2))
        press.tick(2.49)
        #expect(press.state == (end == .ended ? .possible : .failed))
        press.tick(2.5)
        #expect(press.state == end && press.nextMoment == nil)
        #expect(press.value == (end == .ended ? true : nil))
    }

    @Test("A finger that goes up too early fails the press; a sample after its time is in time") func longPressTime()
        throws
    {
        #expect(try states(LongPressGesture(), [sample(.down, 0, 0), sample(.up, 0, 0.49)]) == [.possible, .failed])
        #expect(try states(LongPressGesture(), [sample(.down, 0, 0), sample(.up, 0, 0.5)]) == [.possible, .ended])
        let long = LongPressGesture(minimumDuration: 2, maximumDistance: 50)
        #expect(try states(long, [sample(.down, 0, 0), sample(.moved, 50, 1.9)]) == [.possible, .possible])
        #expect(try states(long, [sample(.down, 0, 0), sample(.moved, 51, 1)]) == [.possible, .failed])
        #expect(try states(LongPressGesture(minimumDuration: 0), [sample(.down, 0, 0)]) == [.ended])
    }

    @Test("A tap ends with the finger up, unless it has moved too far") func taps() throws {
        #expect(try states(TapGesture(), [sample(.down, 0, 0), sample(.up, 0, 9)]) == [.possible, .ended])
        let near = [sample(.down, 0, 0), sample(.moved, 10, 0.1), sample(.up, 10, 0.2)]
        #expect(try states(TapGesture(), near) == [.possible, .possible, .ended])
        let far = [sample(.down, 0, 0), sample(.moved, 10.5, 0.1), sample(.up, 0, 0.2)]
        #expect(try states(TapGesture(), far) == [.possible, .failed, .failed])
        #expect(try states(TapGesture(), [sample(.up, 0, 0)]) == [.possible])
    }

    @Test("The second tap has to come in time, and lets others wait until then") func doubleTaps() throws {
        func tap(after pause: TimeInterval) throws -> ValueRecognition<()> {
            let tap = try make(TapGesture(count: 2))
            tap.handle(sample(.down, 0, 0))
            #expect(!tap.holdsOthersBack && tap.nextMoment == nil)
            tap.handle(sample(.up, 0, 0.1))
            #expect(tap.state == .possible && tap.holdsOthersBack)
            #expect(abs((tap.nextMoment ?? 0) - 0.45) < 1e-9)
            tap.handle(sample(.down, 0, 0.1 + pause))
            return tap
        }
        let inTime = try tap(after: 0.3)
        // The finger is down: nothing to wait for.
        #expect(inTime.nextMoment == nil)
        inTime.handle(sample(.up, 0, 2))
        #expect(inTime.state == .ended && !inTime.holdsOthersBack)
        #expect(try tap(after: 0.36).state == .failed)
        let alone = try make(TapGesture(count: 2))
        alone.handle(sample(.down, 0, 0))
        alone.handle(sample(.up, 0, 0.1))
        alone.tick(0.44)
        #expect(alone.state == .possible)
        alone.tick(0.46)
        #expect(alone.state == .failed)
    }

    @Test("A spatial tap tells where the finger went up") func spatialTap() throws {
        let tap = try make(SpatialTapGesture(coordinateSpace: .global))
        tap.handle(sample(.down, 3, 0))
        #expect(tap.value == nil)
        tap.handle(sample(.up, 7, 0.1))
        #expect(tap.value?.location == CGPoint(x: 7, y: 0))
    }

    @Test("Together: it lasts while one does, and ends when both have ended or failed") func simultaneous() throws {
        let both = TapGesture().simultaneously(with: DragGesture())
        let moved = [
            sample(.down, 0, 0), sample(.moved, 5, 0.1), sample(.moved, 20, 0.2), sample(.up, 20, 0.3),
        ]
        #expect(try states(both, moved) == [.possible, .possible, .active, .ended])
        let still = [sample(.down, 0, 0), sample(.up, 0, 0.1)]
        #expect(try states(both, still) == [.possible, .ended])
        let neither = TapGesture(count: 2).simultaneously(with: DragGesture())
        let recognition = try make(neither)
        for sample in still { recognition.handle(sample) }
        #expect(recognition.state == .possible && recognition.holdsOthersBack)
        recognition.tick(1)
        #expect(recognition.state == .failed && recognition.value == nil)
    }

    @Test("One after the other: the second begins where the first has ended") func sequence() throws {
        let gesture = try make(LongPressGesture().sequenced(before: DragGesture(coordinateSpace: .global)))
        gesture.handle(sample(.down, 4, 0))
        #expect(gesture.state == .possible && gesture.nextMoment == 0.5)
        if case .first(true)? = gesture.value {} else { Issue.record("the press is under way") }
        gesture.tick(0.5)
        #expect(gesture.state == .active && gesture.nextMoment == nil)
        if case .second(true, nil)? = gesture.value {} else { Issue.record("the press is over") }
        gesture.handle(sample(.moved, 24, 0.7))
        guard case .second(true, let drag?)? = gesture.value else {
            Issue.record("the drag has begun")
            return
        }
        #expect(drag.startLocation.x == 4 && drag.translation.width == 20)
        gesture.handle(sample(.up, 24, 0.8))
        #expect(gesture.state == .ended)
        let early = LongPressGesture().sequenced(before: DragGesture())
        #expect(try states(early, [sample(.down, 0, 0), sample(.up, 0, 0.1)]) == [.possible, .failed])
    }

    @Test("Either: the second counts once the first has failed, and is called off once the first has begun")
    func exclusive()
        throws
    {
        let gesture = TapGesture(count: 2).exclusively(before: TapGesture())
        let single = try make(gesture)
        single.handle(sample(.down, 0, 0))
        single.handle(sample(.up, 0, 0.1))
        #expect(single.state == .possible && single.holdsOthersBack && single.value == nil)
        single.tick(0.5)
        #expect(single.state == .ended)
        if case .second? = single.value {} else { Issue.record("the single tap") }
        let double = try make(gesture)
        for (kind, time): (PointerSample.Kind, TimeInterval) in [(.down, 0), (.up, 0.1), (.down, 0.2), (.up, 0.3)] {
            double.handle(sample(kind, 0, time))
        }
        #expect(double.state == .ended)
        if case .first? = double.value {} else { Issue.record("the double tap") }
    }

    @Test("Who listens is told of changes that are changes, and once of the end") func callbacks() throws {
        var told: [String] = []
        let gesture = DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .map { Int($0.location.x) }
            .onChanged { told.append("at \($0)") }
            .onEnded { told.append("ended \($0)") }
        let recognition = try make(gesture)
        for (kind, x): (PointerSample.Kind, CGFloat) in [
            (.down, 1), (.moved, 1.5), (.moved, 3), (.moved, 3.2), (.up, 3.4),
        ] {
            recognition.handle(sample(kind, x, 0))
            recognition.deliver()
        }
        recognition.deliver()
        #expect(told == ["at 1", "at 3", "ended 3"])
    }

    @Test("Masks are bits: one, the other, both or none") func masks() {
        #expect(GestureMask.all == [.gesture, .subviews])
        #expect(GestureMask.none.isEmpty && GestureMask.gesture.isDisjoint(with: .subviews))
    }
}

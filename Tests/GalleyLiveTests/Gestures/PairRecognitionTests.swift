import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyLive

/// Gestures of two others, whatever these are: who is told what, and how far the pair has got. Apple's documentation of
/// `SimultaneousGesture`, `SequenceGesture` and `ExclusiveGesture`: both at the same time; the second once the first has ended; one of
/// them, the first rather than the second.
@MainActor @Suite("Pairs of gestures")
struct PairRecognitionTests {
    private typealias State = Recognition.State
    private let states: [State] = [.possible, .active, .ended, .failed]
    private let a = ScriptedRecognition()
    private let b = ScriptedRecognition()

    private func make<G: Gesture>(_ gesture: G) throws -> ValueRecognition<G.Value> {
        try #require(Recognizer.make(gesture, in: GestureSpace()))
    }

    /// How far a pair has got, for each state of the first one and, in each, of the second one.
    private func table(_ pair: Recognition) -> [[State]] {
        states.map { first in
            states.map { second in
                (a.phase, b.phase) = (first, second)
                return pair.state
            }
        }
    }

    @Test("Both of two at the same time are told all") func together() throws {
        let gesture = ScriptedGesture(a).simultaneously(with: ScriptedGesture(b))
        let pair = try make(gesture)
        pair.handle(.at(3, .down, 1))
        pair.tick(2)
        pair.deliver()
        Recognizer.refresh(pair, with: gesture)
        pair.cancel()
        let told = ["down 3 at 1", "tick 2", "deliver", "refresh", "cancel"]
        #expect([a.log, b.log] == [told, told])
    }

    @Test("They last as long as one does, and end when both have; they fail when both do") func lasting() throws {
        let pair = try make(ScriptedGesture(a).simultaneously(with: ScriptedGesture(b)))
        let wanted: [[State]] = [
            [.possible, .active, .active, .possible], [.active, .active, .active, .active],
            [.active, .active, .ended, .ended], [.possible, .active, .ended, .failed],
        ]
        #expect(table(pair) == wanted)
        var told: [[Int?]?] = []
        for (first, second) in [(nil, nil), (1, nil), (nil, 2), (1, 2)] as [(Int?, Int?)] {
            (a.told, b.told) = (first, second)
            told.append(pair.value.map { [$0.first, $0.second] })
        }
        #expect(told == [nil, [1, nil], [nil, 2], [1, 2]])
    }

    @Test("A pair is what one of the two is: holding others back, for two fingers, following one") func flags() throws {
        let pair = try make(ScriptedGesture(a).simultaneously(with: ScriptedGesture(b)))
        func found() -> [Bool] { [pair.holdsOthersBack, pair.takesTwoFingers, pair.followsFinger] }
        for (index, flag) in ScriptedRecognition.Flag.allCases.enumerated() {
            let wanted = (0..<3).map { $0 == index }
            var seen: [[Bool]] = []
            for (first, second) in [(false, false), (true, false), (false, true), (true, true)] {
                (a.flags, b.flags) = (first ? [flag] : [], second ? [flag] : [])
                seen.append(found())
            }
            #expect(seen == [[false, false, false], wanted, wanted, wanted], "\(flag)")
        }
        var moments: [TimeInterval?] = []
        for (first, second) in [(nil, nil), (1, nil), (nil, 2), (3, 2)] as [(TimeInterval?, TimeInterval?)] {
            (a.moment, b.moment) = (first, second)
            moments.append(pair.nextMoment)
        }
        #expect(moments == [nil, 1, 2, 2])
    }

    @Test("The second of a sequence comes down where the first has ended, and is alone from then on") func sequence()
        throws
    {
        let pair = try make(ScriptedGesture(a).sequenced(before: ScriptedGesture(b)))
        (a.moment, b.moment, a.flags, b.flags) = (5, 6, [.holds], [.holds])
        #expect(table(pair) == states.map { Array(repeating: $0, count: 4) })
        (a.phase, b.phase) = (.possible, .possible)
        #expect(pair.holdsOthersBack && pair.nextMoment == 5 && pair.value == nil)
        a.told = 7
        if case .first(7)? = pair.value {} else { Issue.record("the first is under way") }
        pair.handle(.at(1, .down, 1))
        pair.tick(2)
        pair.deliver()
        #expect(a.news() == ["down 1 at 1", "tick 2", "deliver"] && b.news().isEmpty)
        a.phase = .ended
        pair.handle(.at(4, .moved, 3))
        #expect(a.news() == ["moved 4 at 3"] && b.news() == ["down 4 at 3"])
        if case .second(7, nil)? = pair.value {} else { Issue.record("the first is over") }
        #expect(!pair.holdsOthersBack && pair.nextMoment == 6)
        pair.handle(.at(5, .moved, 4))
        pair.tick(5)
        pair.deliver()
        #expect(a.news() == ["deliver"] && b.news() == ["moved 5 at 4", "tick 5", "deliver"])
        b.told = 8
        if case .second(7, 8)? = pair.value {} else { Issue.record("both have values") }
        let row: [State] = [.active, .active, .ended, .failed]
        #expect(table(pair) == Array(repeating: row, count: 4))
    }

    @Test("A first one that ends with its time hands on the finger's last place, one that ends with the finger none")
    func handing() throws {
        let timed = try make(ScriptedGesture(a).sequenced(before: ScriptedGesture(b)))
        timed.handle(.at(4, .down, 1))
        (a.phase, a.told) = (.ended, 1)
        timed.tick(9)
        #expect(b.news() == ["down 4 at 9"] && timed.state == .active)
        let (c, d) = (ScriptedRecognition(), ScriptedRecognition())
        let up = try make(ScriptedGesture(c).sequenced(before: ScriptedGesture(d)))
        (c.phase, c.told) = (.ended, 1)
        up.handle(.at(4, .up, 1))
        #expect(d.news().isEmpty && up.state == .active)
        up.handle(.at(6, .down, 2))
        #expect(d.news() == ["down 6 at 2"])
        // One that tells nothing does not hand on.
        let (e, f) = (ScriptedRecognition(), ScriptedRecognition())
        let mute = try make(ScriptedGesture(e).sequenced(before: ScriptedGesture(f)))
        e.phase = .ended
        mute.handle(.at(4, .moved, 1))
        #expect(f.news().isEmpty && mute.state == .ended)
    }

    @Test("Of either one the second counts where the first has failed") func either() throws {
        let pair = try make(ScriptedGesture(a).exclusively(before: ScriptedGesture(b)))
        #expect(table(pair) == states.map { $0 == .failed ? states : Array(repeating: $0, count: 4) })
        (a.told, b.told, a.phase) = (1, 2, .possible)
        if case .first(1)? = pair.value {} else { Issue.record("the first has not failed") }
        a.phase = .failed
        if case .second(2)? = pair.value {} else { Issue.record("the first has failed") }
        // Others wait while the first may still come and the second would.
        var held: [[Bool]] = []
        for first in states {
            held.append(
                states.map { second in
                    (a.phase, b.phase) = (first, second)
                    return pair.holdsOthersBack
                })
        }
        let none = [false, false, false, false]
        #expect(held == [[false, true, true, false], none, none, none])
        a.flags = [.holds]
        #expect(pair.holdsOthersBack)
    }

    @Test("Once the first has begun the second is called off; it tells nothing before the first has failed")
    func calledOff() throws {
        let pair = try make(ScriptedGesture(a).exclusively(before: ScriptedGesture(b)))
        var told: [[String]] = []
        for phase in states {
            (a.phase, b.phase) = (phase, .possible)
            pair.handle(.at(1, .moved, 1))
            pair.tick(2)
            pair.deliver()
            told.append(b.news())
        }
        let (plain, off) = (["moved 1 at 1", "tick 2"], ["moved 1 at 1", "cancel", "tick 2", "cancel"])
        #expect(told == [plain, off, off, plain + ["deliver"]])
        let each = ["moved 1 at 1", "tick 2", "deliver"]
        #expect(a.log == each + each + each + each)
    }
}

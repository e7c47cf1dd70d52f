import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyLive

/// Gestures with actions, around one that gets as far as a test says. Apple's documentation of `onChanged(_:)`, `onEnded(_:)`,
/// `updating(_:body:)` and `GestureState`: changes are told as they come, an end once, and a state goes back when the gesture is over.
@MainActor @Suite("Gestures with actions")
struct CallbackRecognitionTests {
    private let inner = ScriptedRecognition()

    private func make<G: Gesture>(_ gesture: G) throws -> ValueRecognition<G.Value> {
        try #require(Recognizer.make(gesture, in: GestureSpace()))
    }

    /// What is told with each step, after the gesture inside.
    private func steps(_ recognition: Recognition, _ steps: [(Recognition.State, Int?)]) -> [[String]] {
        steps.map { state, value in
            (inner.phase, inner.told) = (state, value)
            recognition.deliver()
            return inner.news()
        }
    }

    @Test("A change is told while the gesture lasts, and once") func changed() throws {
        let changed = try make(ScriptedGesture(inner).onChanged { [inner] in inner.log.append("changed \($0)") })
        let told = steps(
            changed,
            [(.possible, nil), (.possible, 1), (.active, 1), (.active, 2), (.active, 1), (.ended, 3), (.failed, 4)])
        let none = ["deliver"]
        #expect(
            told == [
                none, ["deliver", "changed 1"], none, ["deliver", "changed 2"], ["deliver", "changed 1"], none, none,
            ])
        #expect(changed.value == 4)
    }

    @Test("An end is told once, with its value") func ended() throws {
        let ended = try make(ScriptedGesture(inner).onEnded { [inner] in inner.log.append("ended \($0)") })
        let told = steps(
            ended, [(.possible, 1), (.active, 2), (.failed, 3), (.ended, nil), (.ended, 4), (.ended, 5)])
        let none = ["deliver"]
        #expect(told == [none, none, none, none, ["deliver", "ended 4"], none])
    }

    @Test("That it is over is told once it has begun, however it ends") func finished() throws {
        func finishing() throws -> Recognition {
            try make(ScriptedGesture(inner).onFinished { [inner] in inner.log.append("over") })
        }
        let (none, over) = (["deliver"], ["deliver", "over"])
        #expect(steps(try finishing(), [(.possible, nil), (.failed, nil)]) == [none, none])
        #expect(steps(try finishing(), [(.active, nil), (.failed, nil), (.failed, nil)]) == [none, over, none])
        #expect(steps(try finishing(), [(.ended, nil)]) == [over])
        let off = try finishing()
        _ = steps(off, [(.active, nil)])
        off.cancel()
        #expect(inner.news() == ["cancel", "over"])
        off.cancel()
        #expect(inner.news() == ["cancel"])
        let early = try finishing()
        inner.phase = .possible
        early.deliver()
        early.cancel()
        #expect(inner.news() == ["deliver", "cancel"])
    }

    @Test("A gesture around another is as far, and is told as much; its actions are the newest") func around() throws {
        let (old, new) = (
            ScriptedGesture(inner).map { "old \($0)" }, ScriptedGesture(inner).map { "new \($0)" }
        )
        let mapped = try make(old)
        (inner.told, inner.moment, inner.flags) = (3, 4, [.two])
        #expect(mapped.value == "old 3" && mapped.nextMoment == 4 && mapped.state == .possible)
        #expect([mapped.holdsOthersBack, mapped.takesTwoFingers, mapped.followsFinger] == [false, true, false])
        inner.flags = [.holds, .follows]
        #expect([mapped.holdsOthersBack, mapped.takesTwoFingers, mapped.followsFinger] == [true, false, true])
        mapped.handle(.at(2, .down, 1))
        mapped.tick(3)
        mapped.deliver()
        Recognizer.refresh(mapped, with: new)
        #expect(mapped.value == "new 3" && inner.news() == ["down 2 at 1", "tick 3", "deliver", "refresh"])
        Recognizer.refresh(mapped, with: TapGesture())
        #expect(mapped.value == "new 3" && inner.news().isEmpty)
        mapped.cancel()
        #expect(mapped.state == .failed)
    }

    private struct Composed: Gesture {
        let inner: ScriptedRecognition
        let note: (Int) -> Void
        var body: some Gesture<Int> { ScriptedGesture(inner).onEnded(note) }
    }

    private nonisolated struct Unknown: PrimitiveGesture { typealias Value = Int }

    @Test("A gesture is what its body is, what is hidden what it hides; one that is not there never begins")
    func kinds() throws {
        var told: [String] = []
        let composed = try make(Composed(inner: inner) { told.append("first \($0)") })
        (inner.phase, inner.told) = (.ended, 5)
        Recognizer.refresh(composed, with: Composed(inner: inner) { told.append("second \($0)") })
        composed.deliver()
        #expect(told == ["second 5"])
        #expect(Recognizer.make(Unknown(), in: GestureSpace()) == nil)
        #expect(try make(AnyGesture(ScriptedGesture(inner))).value == 5)
        #expect(try make(ScriptedGesture?.some(ScriptedGesture(inner))).value == 5)
        let none = try make(ScriptedGesture?.none)
        #expect(none.state == .failed && none.value == nil)
        let plain = ValueRecognition<Int>()
        #expect(plain.state == .failed && plain.value == nil && plain.nextMoment == nil)
        #expect([plain.holdsOthersBack, plain.takesTwoFingers, plain.followsFinger] == [false, false, false])
    }

    @Test("A state follows the gesture, and goes back with it, each in its transaction") func state() throws {
        let store = StateStore()
        let scope = Identity.root.child(3)
        var reset: [Int] = []
        var state = GestureState(wrappedValue: 1) { value, transaction in
            reset.append(value)
            transaction.animation = .easeIn
        }
        #expect(state.wrappedValue == 1)
        state.install(
            PropertyPlace(
                environment: EnvironmentValues(), identity: Identity.root.child(4), scope: scope, store: store))
        let gesture = ScriptedGesture(inner).updating(state) { value, state, transaction in
            state += value
            transaction.animation = .linear
        }
        let updating = try make(gesture)
        var values: [Int] = []
        for (phase, told) in [(.possible, nil), (.active, 5), (.active, 6), (.ended, 7), (.ended, 7)]
            as [(Recognition.State, Int?)]
        {
            (inner.phase, inner.told) = (phase, told)
            updating.deliver()
            values.append(state.wrappedValue)
        }
        #expect(values == [1, 6, 12, 1, 1] && reset == [12])
        let batches = store.changes.takeBatches()
        #expect(batches.map { $0.transaction?.animation } == [.linear, .linear, .easeIn])
        #expect(batches.allSatisfy { $0.scopes == [scope] })
        for end in [Recognition.State.failed, .active] {
            let other = try make(gesture)
            (inner.phase, inner.told) = (.active, 2)
            other.deliver()
            #expect(state.wrappedValue == 3)
            inner.phase = end
            if end == .active { other.cancel() } else { other.deliver() }
            #expect(state.wrappedValue == 1, "\(end)")
        }
        #expect(reset == [12, 3, 3])
        #expect(inner.log.last == "cancel")
    }

    @Test("A press tells when it begins, and when it is over or its time is") func pressing() throws {
        var told: [String] = []
        func gesture(_ name: String = "") -> PressingGesture {
            PressingGesture(content: LongPressGesture(), onPressingChanged: { told.append("\(name)\($0)") })
        }
        let press = try make(gesture())
        press.deliver()
        press.handle(.at(0, .down, 1))
        press.deliver()
        press.deliver()
        #expect(told == ["true"] && press.value == true)
        Recognizer.refresh(press, with: gesture("new "))
        press.tick(1.5)
        press.deliver()
        #expect(told == ["true", "new false"] && press.state == .ended)
        let off = try make(gesture())
        off.handle(.at(0, .down, 1))
        off.deliver()
        off.cancel()
        #expect(told.suffix(2) == ["true", "false"] && off.state == .failed)
    }
}

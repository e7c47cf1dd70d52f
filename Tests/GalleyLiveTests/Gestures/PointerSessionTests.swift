import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyLive

/// Which of the gestures under a finger act. Apple's documentation of `gesture(_:)`, `highPriorityGesture(_:)` and
/// `simultaneousGesture(_:)`: the first gives way to those of the views inside, the second goes before them, the third goes on beside them.
@MainActor @Suite("Gestures under a finger")
struct PointerSessionTests {
    private typealias Candidate = PointerSession.Candidate

    private func candidate(
        _ key: Int, _ recognition: Recognition, together: Bool = false, first: Bool = false
    ) -> Candidate {
        Candidate(
            key: Identity.root.child(key), recognition: recognition, space: GestureSpace(), isSimultaneous: together,
            goesFirst: first)
    }

    /// Two gestures in states, the first one's and the second one's ways: what each is told of a movement, and whether it is over then.
    private func outcome(
        _ first: Recognition.State, _ second: Recognition.State, together: (Bool, Bool) = (false, false),
        first goesFirst: Bool = false, holds: Bool = false
    ) -> [String] {
        let (a, b) = (ScriptedRecognition(), ScriptedRecognition())
        let both = [
            candidate(1, a, together: together.0, first: goesFirst), candidate(2, b, together: together.1),
        ]
        let session = PointerSession()
        session.begin(.at(0, .down), both)
        (a.log, b.log, a.phase, b.phase) = ([], [], first, second)
        if holds { a.flags = [.holds] }
        session.handle(.at(1, .moved))
        return [a.log.dropFirst(), b.log.dropFirst()].map { $0.joined(separator: " ") }
            + [both.map { $0.isDone ? "done" : "on" }.joined(separator: " ")]
    }

    @Test("One that begins calls the others off, the first rather than the second") func precedence() {
        #expect(outcome(.possible, .possible) == ["deliver", "deliver", "on on"])
        #expect(outcome(.active, .possible) == ["deliver", "cancel", "on done"])
        #expect(outcome(.active, .active) == ["deliver", "cancel", "on done"])
        #expect(outcome(.ended, .active) == ["deliver", "cancel", "done done"])
        #expect(outcome(.possible, .active) == ["deliver cancel", "deliver", "done on"])
        #expect(outcome(.possible, .ended) == ["deliver cancel", "deliver", "done done"])
        #expect(outcome(.failed, .active) == ["deliver", "deliver", "done on"])
        #expect(outcome(.failed, .failed) == ["deliver", "deliver", "done done"])
    }

    @Test("One that goes first, or has a part of what it wants, lets others wait until it has failed") func waiting() {
        #expect(outcome(.possible, .active, first: true) == ["deliver", "", "on on"])
        #expect(outcome(.possible, .ended, first: true) == ["deliver", "", "on on"])
        #expect(outcome(.failed, .ended, first: true) == ["deliver", "deliver", "done done"])
        #expect(outcome(.possible, .active, holds: true) == ["deliver", "", "on on"])
        #expect(outcome(.possible, .active, together: (true, false), first: true) == ["deliver", "deliver", "on on"])
    }

    @Test("One beside others neither waits nor calls them off") func beside() {
        #expect(outcome(.possible, .active, together: (false, true), first: true) == ["deliver", "deliver", "on on"])
        #expect(outcome(.active, .possible, together: (true, false)) == ["deliver", "deliver", "on on"])
        #expect(outcome(.active, .active, together: (false, true)) == ["deliver", "deliver", "on on"])
        #expect(outcome(.ended, .ended, together: (true, true)) == ["deliver", "deliver", "done done"])
        #expect(outcome(.possible, .active, together: (false, true)) == ["deliver", "deliver", "on on"])
    }

    @Test("What is over hears no more; it is over when the finger is up and all are") func over() {
        let (a, b) = (ScriptedRecognition(), ScriptedRecognition())
        let session = PointerSession()
        #expect(session.isOver && !session.isDown && session.nextMoment == nil)
        let both = [candidate(1, a, together: true), candidate(2, b, together: true)]
        #expect(both.map { [$0.isDone, $0.isMenu, $0.isSystems] } == [[false, false, false], [false, false, false]])
        session.begin(.at(7, .down, 2), both)
        #expect(session.isDown && !session.isOver && session.start == CGPoint(x: 7, y: 0))
        #expect(a.news() == ["down 7 at 2", "deliver"] && b.news() == ["down 7 at 2", "deliver"])
        (a.moment, b.moment) = (5, 4)
        #expect(session.nextMoment == 4)
        b.phase = .failed
        session.tick(3)
        #expect(a.news() == ["tick 3", "deliver"] && b.news() == ["tick 3", "deliver"] && session.nextMoment == 5)
        session.tick(4)
        #expect(a.news() == ["tick 4", "deliver"] && b.news().isEmpty)
        session.handle(.at(8, .up, 5))
        #expect(!session.isDown && !session.isOver && a.news() == ["up 8 at 5", "deliver"] && b.news().isEmpty)
        a.phase = .ended
        session.tick(6)
        #expect(session.isOver && a.news() == ["tick 6", "deliver"])
        session.tick(7)
        #expect(a.news().isEmpty && session.candidates.count == 2)
        session.forget()
        #expect(session.candidates.isEmpty)
    }

    @Test("The system takes the finger away from all that last") func cancelled() {
        let (a, b) = (ScriptedRecognition(), ScriptedRecognition())
        let session = PointerSession()
        b.phase = .failed
        session.begin(.at(0, .down), [candidate(1, a), candidate(2, b)])
        (a.log, b.log) = ([], [])
        session.cancel()
        #expect(a.log == ["cancel"] && b.log.isEmpty && !session.isDown && session.isOver)
        session.cancel()
        #expect(a.log == ["cancel"])
    }

    @Test("A gesture that lasts goes on with the next tap on its view; one whose view is not under it is called off")
    func again() {
        let made = (0..<5).map { _ in ScriptedRecognition() }
        let session = PointerSession()
        let before = [candidate(1, made[0]), candidate(2, made[1]), candidate(3, made[2])]
        session.begin(.at(0, .down), before)
        made[2].phase = .failed
        session.handle(.at(0, .up))
        for one in made { one.log = [] }
        let after = [candidate(1, made[3]), candidate(3, made[4])]
        session.begin(.at(9, .down, 1), after)
        #expect(session.candidates.map { $0 === before[0] } == [true, false])
        #expect(session.candidates.last === after[1])
        let told = ["down 9 at 1", "deliver"]
        #expect(made.map(\.log) == [told, ["cancel"], [], [], told])
    }

    @Test("A button acts when the finger goes up on it, and looks pressed while it is") func press() {
        var (told, isOn): ([String], Bool) = ([], true)
        func target(_ name: String = "") -> PressTarget {
            PressTarget(setPressed: { told.append("\(name)\($0)") }, act: { told.append("\(name)acts") })
        }
        func pressing() -> PressRecognition {
            (told, isOn) = ([], true)
            let press = PressRecognition(target()) { _ in isOn }
            press.deliver()
            press.handle(.at(0, .down))
            press.deliver()
            return press
        }
        let press = pressing()
        #expect(told == ["true"] && press.state == .possible)
        for inside in [false, false, true] {
            isOn = inside
            press.handle(.at(1, .moved))
            press.deliver()
        }
        #expect(told == ["true", "false", "true"])
        press.refresh(target("new "))
        press.handle(.at(1, .up))
        #expect(press.state == .ended)
        press.deliver()
        press.deliver()
        press.cancel()
        #expect(told == ["true", "false", "true", "new false", "new acts"] && press.state == .ended)
        let beside = pressing()
        isOn = false
        beside.handle(.at(1, .up))
        beside.deliver()
        #expect(beside.state == .failed && told == ["true", "false"])
        let off = pressing()
        off.cancel()
        off.deliver()
        #expect(off.state == .failed && told == ["true", "false"])
    }
}

import Galley
import GalleyProtocol
import Observation
import Testing

@testable import GalleyPlay

/// How long a step waits for what it has started.
@MainActor @Suite("A played view's clock")
struct PlayClockTests {
    @MainActor @Observable final class Model {
        var count = 0
    }

    @MainActor private final class Turns {
        var count = 0
    }

    private struct Counted: View {
        let model: Model
        var body: some View { Text(verbatim: "\(model.count)") }
    }

    /// The turns that the main thread is given until a step is over.
    ///
    /// - Parameter change: The turn in which something happens; none where nil.
    private func turns(change: Int?) -> Int {
        let (model, turns) = (Model(), Turns())
        let host = ViewHost(Counted(model: model), size: CGSize(width: 100, height: 100))
        host.refresh()
        // Far more patience than is needed: the number of turns alone decides.
        let clock = PlayClock(patience: 600) { _ in
            turns.count += 1
            if turns.count == change { model.count += 1 }
        }
        clock.settle(host)
        return turns.count
    }

    /// A step is over once nothing has happened for some turns in a row: they are as many where nothing has happened at all as they
    /// are after the last thing that did.
    @Test("What comes late has as many turns at a step's beginning as behind what has happened") func quiet() {
        let none = turns(change: nil)
        #expect(none > 0)
        #expect(turns(change: 1) == 1 + none && turns(change: 5) == 5 + none)
        // What happens in the last of them still belongs to the step.
        #expect(turns(change: none) == none + none)
    }

    /// What happens in a new view's first turns is there before any step: no step is said to have changed it.
    @Test("A player's view has had its turns when the player is there") func made() throws {
        let (model, turns) = (Model(), Turns())
        let host = ViewHost(Counted(model: model), size: CGSize(width: 100, height: 100))
        let clock = PlayClock(patience: 600) { _ in
            turns.count += 1
            if turns.count == 1 { model.count = 7 }
        }
        let player = Player(host, clock)
        #expect(turns.count > 0)
        let answer = player.carryOut(try #require(PlayScript.steps(of: "expect '7'").first))
        #expect(answer.failure == nil && answer.changes.isEmpty && !answer.changesPictureOnly)
    }
}

import Galley
import GalleyTestSupport
import Testing

/// Keys that mean commands, and what keeps a submission to itself.
@MainActor @Suite("Commands and submissions of live views")
struct CommandTests {
    private let size = CGSize(width: 200, height: 200)

    private struct Board: View {
        @FocusState private var isFocused: Bool
        @State private var text = ""
        let log: (String) -> Void

        var body: some View {
            VStack {
                Text("Board").focusable().focused($isFocused)
                    .onMoveCommand { log("move \($0)") }
                    .onExitCommand { log("exit") }
                    .onDeleteCommand { log("delete") }
                TextField("Name", text: $text).onDeleteCommand { log("delete in the field") }.onExitCommand {
                    log("exit the field")
                }
            }
            .onAppear { isFocused = true }
        }
    }

    /// Apple's documentation of `onMoveCommand(perform:)`: the action is run “in response to a move command, like when the user
    /// presses an arrow key on a Mac keyboard”; of `onExitCommand(perform:)`: “pressing Escape”; of `onDeleteCommand(perform:)`: “the
    /// Delete key on a Mac”.
    @Test("Arrows move, Escape leaves, Delete deletes") func keys() {
        var log: [String] = []
        let host = ViewHost(Board { log.append($0) }, size: size)
        for key in [KeyEquivalent.upArrow, .leftArrow, .escape, .delete, .deleteForward] { host.send(.key(key)) }
        host.send(.key("x"))
        #expect(log == ["move up", "move left", "exit", "delete", "delete"])
    }

    @Test("A field edits with the keys that it knows, and hands on the others") func field() {
        var log: [String] = []
        let host = ViewHost(Board { log.append($0) }, size: size)
        host.tap("Name")
        host.send(.text("ab"))
        host.send(.key(.delete))
        host.send(.key(.escape))
        #expect(log == ["exit the field"])
    }

    /// Apple's documentation of `submitScope(_:)`: it “prevents submission triggers originating from this view hierarchy to invoke a
    /// submission action configured by a submission modifier higher up in the view hierarchy”.
    @Test("What is sent off inside of a scope stays there", arguments: [true, false]) func scope(isBlocking: Bool) {
        var log: [String] = []
        let host = ViewHost(
            TextField("Name", text: .constant("")).onSubmit { log.append("inside") }.submitScope(isBlocking)
                .onSubmit { log.append("outside") }, size: size)
        host.tap("Name")
        host.send(.key(.return))
        #expect(log == (isBlocking ? ["inside"] : ["inside", "outside"]))
    }
}

import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Keys that type characters. Apple's documentation of `onKeyPress`: the action of a view that has the focus is told, and what it does not
/// handle goes on; of `keyboardShortcut(_:modifiers:)`: with no modifiers the key alone presses the control.
@MainActor @Suite("Typed keys")
struct LiveTypingTests {
    private struct Listening: View {
        let log: (String) -> Void
        @FocusState private var isFocused: Bool
        var body: some View {
            VStack {
                Text(verbatim: "game").focusable().focused($isFocused)
                    .onKeyPress(.space) {
                        log("space")
                        return .handled
                    }
                    .onKeyPress { press in
                        log("\(press.characters) \(press.key.character) \(press.modifiers.contains(.shift))")
                        return press.key == "w" ? .handled : .ignored
                    }
                Button("One") { log("one") }.keyboardShortcut("1", modifiers: [])
                Button("Focus") { isFocused = true }
            }
        }
    }

    @Test("Letters and the space bar are keys where no text has the focus; a digit presses its shortcut") func keys() {
        var log: [String] = []
        let host = ViewHost(Listening { log.append($0) }, size: CGSize(width: 300, height: 300))
        host.send(.text("1"))
        #expect(log == ["one"])
        host.tap("Focus")
        log = []
        host.send(.text(" "))
        host.send(.text("w"))
        host.send(.text("W"))
        #expect(log == ["space", "w w false", "W w true"])
        log = []
        // Not handled: the shortcut is next.
        host.send(.text("1"))
        #expect(log == ["1 1 false", "one"])
    }

    @Test("What a field's listener handles is not typed; the rest is, and presses no shortcut") func fields() {
        struct Field: View {
            let log: (String) -> Void
            @State private var text = ""
            var body: some View {
                VStack {
                    TextField("Name", text: $text)
                        .onKeyPress { $0.characters == "x" ? .handled : .ignored }
                    Button("One") { log("one") }.keyboardShortcut("1", modifiers: [])
                    Text(verbatim: "[\(text)]")
                }
            }
        }
        var log: [String] = []
        let host = ViewHost(Field { log.append($0) }, size: CGSize(width: 300, height: 300))
        host.tap("Name")
        host.send(.text("a1xb"))
        #expect(host.shows("[a1b]") && log.isEmpty)
    }
}

import Foundation
import Galley
import GalleyProtocol
import Testing

@testable import GalleyPlay

/// Two fingers on their way, keys by their names, and messages of steps, in a window of 400×300 (docs/play.md): the fingers begin a hundred
/// points apart and get where they go in ten steps.
@MainActor @Suite("Two fingers and keys") struct PinchStepTests {
    private final class Log {
        var scales: [Double] = []
        var angles: [Double] = []
        var starts: [CGPoint] = []
        var keys: [String] = []
    }

    private struct Board: View {
        let log: Log

        var body: some View {
            Color.red.frame(width: 240, height: 160)
                .gesture(
                    MagnifyGesture(minimumScaleDelta: 0)
                        .onChanged { value in
                            log.scales.append(Double(value.magnification))
                            log.starts.append(value.startLocation)
                        }
                        .simultaneously(
                            with: RotateGesture(minimumAngleDelta: .zero).onChanged {
                                log.angles.append($0.rotation.degrees)
                            })
                )
                .accessibilityElement().accessibilityLabel("Board")
        }
    }

    private let log = Log()
    private var stage: Stage { Stage(Board(log: log), size: CGSize(width: 400, height: 300)) }

    private func distinct(_ values: [Double]) -> [Double] {
        var kept: [Double] = []
        for value in values.map({ ($0 * 1000).rounded() / 1000 }) where kept.last != value { kept.append(value) }
        return kept
    }

    @Test("A pinch gets to its scale in ten equal steps, and turns nothing") func pinches() throws {
        let answer = try #require(try stage.play("pinch 'Board' 2").first)
        let seen: [Double] = distinct(log.scales).suffix(10)
        let wanted: [Double] = [1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9, 2]
        #expect(seen == wanted)
        #expect(distinct(log.angles).allSatisfy { $0 == 0 } && abs(answer.time - 0.2) < 1e-9)
        #expect(
            answer.message?.hasSuffix(" at 200,150 to 2 times") == true && answer.message?.hasPrefix("pinched ") == true
        )
        // The fingers lie around the middle of the view: 120 and 80 in its own space.
        #expect(log.starts.allSatisfy { $0 == CGPoint(x: 120, y: 80) } && !log.starts.isEmpty)
        log.scales = []
        let closer = try #require(try stage.play("pinch 'Board' 0.5 1").first)
        let smaller: [Double] = [0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5]
        #expect(distinct(log.scales).suffix(10) == smaller[...])
        #expect(abs(closer.time - 1) < 1e-9)
    }

    @Test("A turn gets to its angle in ten equal steps, and scales nothing") func turns() throws {
        let answer = try #require(try stage.play("rotate 'Board' 90 0.5").first)
        let angles: [Double] = [9, 18, 27, 36, 45, 54, 63, 72, 81, 90]
        #expect(distinct(log.angles).suffix(10) == angles[...])
        #expect(distinct(log.scales).allSatisfy { $0 == 1 } && abs(answer.time - 0.5) < 1e-9)
        #expect(
            answer.message?.hasPrefix("turned ") == true
                && answer.message?.hasSuffix(" at 200,150 by 90 degrees") == true)
        log.angles = []
        _ = try stage.play("rotate 'Board' -30")
        let others: [Double] = [-3, -6, -9, -12, -15, -18, -21, -24, -27, -30]
        #expect(distinct(log.angles).suffix(10) == others[...])
    }

    // MARK: Keys

    private struct Keys: View {
        let log: Log
        @State private var text = "abc"
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack {
                Color.red.frame(width: 50, height: 50).focusable().focused($isFocused)
                    .onKeyPress(phases: .down) { press in
                        log.keys.append(
                            "\(press.key.character.unicodeScalars.first?.value ?? 0) \(press.modifiers.rawValue)")
                        return .handled
                    }
                    .onTapGesture { isFocused = true }.accessibilityIdentifier("pad")
                TextField("Name", text: $text)
                Text(verbatim: "[\(text)]")
                Button("Plain") {}
            }
        }
    }

    @Test("Keys by their names, with those that are held") func keys() throws {
        let names = [
            "return", "escape", "tab", "up", "down", "left", "right", "home", "end", "pageUp", "pageDown", "space",
        ]
        let keys: [KeyEquivalent] = [
            .return, .escape, .tab, .upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end, .pageUp, .pageDown,
            .space,
        ]
        for (name, key) in zip(names, keys) {
            let browser = try #require(PlayKey.browserNames[name])
            #expect(KeyEquivalent(browserName: browser) == key, "\(name)")
        }
        #expect(
            KeyEquivalent(browserName: "Backspace") == .delete && KeyEquivalent(browserName: "Delete") == .deleteForward
        )
        #expect(KeyEquivalent(browserName: "x") == KeyEquivalent("x") && KeyEquivalent(browserName: "xy") == nil)
        #expect(KeyEquivalent(browserName: "") == nil && KeyEquivalent(browserName: "F1") == nil)
        var command = LiveCommand(.key)
        #expect(command.heldModifiers == [])
        command.modifiers = ["shift", "command", "other"]
        #expect(command.heldModifiers == [.shift, .command])
        command.modifiers = ["control", "option"]
        #expect(command.heldModifiers == [.control, .option])
    }

    @Test("What is typed, taken out and pressed, and what has no focus") func typing() throws {
        let stage = Stage(Keys(log: log), size: CGSize(width: 400, height: 300))
        let answers = try stage.play(
            "type 'x' into 'Name'; expect '[abcx]'; clear 'Name'; expect '[]'; type 'yz'; expect '[yz]'; clear; expect '[]'; key a"
        )
        let said = answers.map { $0.failure?.message ?? $0.message ?? "-" }
        #expect(said[0] == "typed 'x' into textField “Name”" && said[2] == "cleared textField “Name”")
        #expect(said[4] == "typed 'yz'" && said[6].hasPrefix("cleared textField") && said[8] == "pressed a")
        #expect(answers.allSatisfy { $0.failure == nil })
        let fresh = Stage(Keys(log: log), size: CGSize(width: 400, height: 300))
        let nothing = "nothing has the focus; tap a field first, or write type 'text' into 'Field'"
        #expect(try fresh.failure("clear")?.message == nothing && fresh.failure("type 'a'")?.code == .noFocus)
        #expect(
            try fresh.failure("type 'a' into 'Plain'")?.message
                == "button “Plain” takes no text: a tap gives it no focus")
        let pad = Stage(Keys(log: log), size: CGSize(width: 400, height: 300))
        try pad.succeed("tap id:pad")
        log.keys = []
        let pressed = try #require(try pad.play("key command+shift+k").first)
        #expect(pressed.message == "pressed command+shift+k" && log.keys.count == 1)
        #expect(try pad.failure("clear")?.message == "what has the focus takes no text")
    }
}

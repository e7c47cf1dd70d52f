import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Keys: AppKit's function keys (`NSUpArrowFunctionKey` and the like, Apple's documentation) and SwiftUI's modifiers.
@MainActor @Suite("Keys and shortcuts")
struct KeyboardShortcutTests {
    @Test(
        "Keys are the characters that AppKit gives them",
        arguments: [
            (KeyEquivalent.upArrow, 0xF700), (.downArrow, 0xF701), (.leftArrow, 0xF702), (.rightArrow, 0xF703),
            (.deleteForward, 0xF728), (.home, 0xF729), (.end, 0xF72B), (.pageUp, 0xF72C), (.pageDown, 0xF72D),
            (.clear, 0xF739),
            (.delete, 0x8), (.escape, 0x1B), (.tab, 0x9), (.space, 0x20), (.return, 0xD),
        ] as [(KeyEquivalent, UInt32)])
    func characters(key: KeyEquivalent, code: UInt32) {
        #expect(key.character.unicodeScalars.map(\.value) == [code])
    }

    @Test("Each modifier is one of all") func modifiers() {
        let each: [EventModifiers] = [.capsLock, .shift, .control, .option, .command, .numericPad]
        #expect(each.reduce(EventModifiers()) { $0.union($1) } == EventModifiers.all)
        #expect(each.reduce(0) { $0 + $1.rawValue } == EventModifiers.all.rawValue)
    }

    @Test("Command is held unless something else is said; return agrees and escape cancels") func defaults() {
        #expect(KeyboardShortcut("s").modifiers == .command)
        #expect(KeyboardShortcut("s").localization == .automatic)
        #expect(KeyboardShortcut.defaultAction == KeyboardShortcut(.return, modifiers: []))
        #expect(KeyboardShortcut.cancelAction == KeyboardShortcut(.escape, modifiers: []))
        #expect(KeyboardShortcut("s") != KeyboardShortcut("s", modifiers: [.command, .shift]))
    }

    @Test("A shortcut presses its button with exactly its modifiers, unless the button is disabled") func pressed() {
        var told: [String] = []
        let host = liveHost(
            VStack {
                Button("Save") { told.append("save") }.keyboardShortcut("s")
                Button("Save as") { told.append("as") }.keyboardShortcut("s", modifiers: [.command, .shift])
                Button("Agree") { told.append("agree") }.keyboardShortcut(.defaultAction)
                Button("Cancel") { told.append("cancel") }.keyboardShortcut(.cancelAction)
                Button("Off") { told.append("off") }.keyboardShortcut("o").disabled(true)
                Button("None") { told.append("none") }.keyboardShortcut(nil)
            }, 300, 400)
        host.send(.key("s", .command))
        host.send(.key("s", [.command, .shift]))
        host.send(.key(.return))
        host.send(.key(.escape))
        #expect(told == ["save", "as", "agree", "cancel"])
        host.send(.key("s"))
        host.send(.key("s", [.command, .option]))
        host.send(.key("o", .command))
        #expect(told.count == 4)
    }
}

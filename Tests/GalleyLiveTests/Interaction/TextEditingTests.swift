import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyLive

/// Editing of a field's text, character by character. What keys do is what they do in text fields of Apple's platforms.
@MainActor @Suite("Editing of text")
struct TextEditingTests {
    /// A field with the focus, and its text.
    @MainActor private struct Field {
        let text: Recorded<String>
        let editing = TextEditing()
        var hasLines = false

        init(_ text: String) {
            self.text = Recorded(text)
            editing.focus(true, text)
        }

        var target: TextTarget { TextTarget(editing: editing, text: text.binding, hasLines: hasLines) }

        @discardableResult func press(_ keys: KeyEquivalent..., with modifiers: EventModifiers = []) -> Bool {
            keys.map { target.press($0, modifiers) }.allSatisfy(\.self)
        }

        /// The text with a bar around what is selected, or where the caret stands.
        var shown: String {
            var characters = Array(text.value).map(String.init)
            let selection = editing.selected(text.value)
            characters.insert("|", at: selection.upperBound)
            if !selection.isEmpty { characters.insert("|", at: selection.lowerBound) }
            return characters.joined()
        }
    }

    @Test("The caret stands at the end when the focus comes") func begins() {
        let field = Field("abc")
        #expect(field.shown == "abc|" && field.editing.isFocused)
        field.editing.focus(false, "abc")
        #expect(!field.editing.isFocused)
    }

    @Test(
        "Keys of one movement",
        arguments: [
            ([KeyEquivalent.leftArrow], "ab|c"), ([.leftArrow, .leftArrow], "a|bc"), ([.home], "|abc"),
            ([.upArrow], "|abc"),
            ([.home, .leftArrow], "|abc"), ([.home, .rightArrow], "a|bc"), ([.rightArrow], "abc|"),
            ([.home, .end], "abc|"),
            ([.home, .downArrow], "abc|"), ([.delete], "ab|"), ([.deleteForward], "abc|"), ([.home, .delete], "|abc"),
            ([.home, .deleteForward], "|bc"), ([.leftArrow, .delete], "a|c"), ([.leftArrow, .deleteForward], "ab|"),
            (["x"], "abcx|"), ([.home, "x", "y"], "xy|abc"), ([.leftArrow, .space], "ab |c"),
        ])
    func keys(keys: [KeyEquivalent], shown: String) {
        let field = Field("abc")
        for key in keys { #expect(field.press(key)) }
        #expect(field.shown == shown)
    }

    @Test("With shift what is passed is selected, and typing takes its place") func selecting() {
        let field = Field("abcd")
        field.press(.leftArrow, .leftArrow, with: .shift)
        #expect(field.shown == "ab|cd|")
        field.press("x")
        #expect(field.shown == "abx|")
        field.press(.home, with: .shift)
        #expect(field.shown == "|abx|")
        field.press(.delete)
        #expect(field.shown == "|")
        field.press("q", with: .shift)
        #expect(field.shown == "Q|")
    }

    /// Apple's keyboard shortcuts for Mac: Shift–Left Arrow extends the selection one character to the left, Shift–Right Arrow to the
    /// right. The end that moves is the caret's; the other stays (`NSResponder.moveLeftAndModifySelection(_:)`).
    @Test(
        "With shift keys move one end of what is selected, past the other, too",
        arguments: [
            ([.leftArrow, .leftArrow, .rightArrow], "ab|c|d", 2), ([.leftArrow, .rightArrow], "abc|d", 3),
            ([.leftArrow, .rightArrow, .rightArrow], "abc|d|", 4),
            ([.rightArrow, .leftArrow, .leftArrow], "ab|c|d", 2),
            ([.home], "|abc|d", 0), ([.home, .rightArrow], "a|bc|d", 1), ([.home, .end], "abc|d|", 4),
            ([.end, .home, .leftArrow], "|abc|d", 0),
        ] as [([KeyEquivalent], String, Int)])
    func anchor(keys: [KeyEquivalent], shown: String, caret: Int) {
        let field = Field("abcd")
        field.press(.leftArrow)
        for key in keys { field.press(key, with: .shift) }
        #expect(field.shown == shown && field.editing.caret(in: "abcd") == caret)
        // Without shift the selection begins anew.
        field.press(.home)
        field.press(.rightArrow, with: .shift)
        #expect(field.shown == "|a|bcd")
    }

    @Test("An arrow leaves a selection at its side, without a step further") func leaving() {
        for (key, shown): (KeyEquivalent, String) in [(.leftArrow, "|abc"), (.rightArrow, "abc|")] {
            let field = Field("abc")
            field.press("a", with: .command)
            #expect(field.shown == "|abc|")
            field.press(key)
            #expect(field.shown == shown)
        }
    }

    @Test("A selection is deleted as one, forwards and backwards", arguments: [KeyEquivalent.delete, .deleteForward])
    func deleting(key: KeyEquivalent) {
        let field = Field("abcd")
        field.press(.leftArrow)
        field.press(.leftArrow, .leftArrow, with: .shift)
        #expect(field.shown == "a|bc|d")
        field.press(key)
        #expect(field.shown == "a|d" && field.text.written == ["ad"])
    }

    @Test(
        "What is no character is not typed, nor what is pressed with Command",
        arguments: [
            (.escape, 0), (.tab, 0), (.pageUp, 0), (.clear, 0), ("b", 16), ("a", 4), ("a", 8),
        ] as [(KeyEquivalent, Int)])
    func others(key: KeyEquivalent, bits: Int) {
        let modifiers = EventModifiers(rawValue: bits)
        let field = Field("abc")
        #expect(!field.press(key, with: modifiers))
        #expect(field.shown == "abc|" && field.text.written.isEmpty)
    }

    @Test("A text that a program has made shorter keeps the caret inside") func shortened() {
        let text = Recorded("abcdef"), editing = TextEditing()
        editing.focus(true, "abcdef")
        #expect(editing.selected("ab") == 2..<2)
        text.binding.wrappedValue = "ab"
        editing.insert("c", into: text.binding)
        #expect(text.value == "abc" && editing.selected(text.value) == 3..<3)
    }

    @Test("Letters that join with their neighbours count as one") func joining() {
        let text = Recorded("e"), editing = TextEditing()
        editing.focus(true, "e")
        editing.insert("\u{301}", into: text.binding)
        #expect(text.value.count == 1 && editing.selected(text.value) == 1..<1)
        editing.delete(forward: false, in: text.binding)
        #expect(text.value == "" && editing.selected("") == 0..<0)
    }

    @Test("Who draws the caret is told of each change, and of none that is none") func told() {
        let editing = TextEditing()
        var count = 0
        editing.changed = { count += 1 }
        editing.focus(true, "abc")
        editing.focus(true, "abc")
        #expect(count == 1)
        editing.move(to: 9, in: "abc", selecting: false)
        #expect(count == 2 && editing.selected("abc") == 3..<3)
        editing.move(to: -9, in: "abc", selecting: false)
        #expect(editing.selected("abc") == 0..<0)
        editing.selectAll("abc")
        #expect(count == 4 && editing.selected("abc") == 0..<3)
    }
}

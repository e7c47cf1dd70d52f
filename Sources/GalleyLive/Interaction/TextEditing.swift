import GalleyGraph

/// Where in its text a field is edited: what has the focus, and what of the text is selected.
@MainActor
package final class TextEditing {
    package private(set) var isFocused = false
    /// The selected characters, by number; empty where the caret stands.
    private(set) var selection = 0..<0
    /// Told when something of this changes.
    var changed: () -> Void = {}

    func focus(_ focused: Bool, _ text: String) {
        guard focused != isFocused else { return }
        isFocused = focused
        selection = text.count..<text.count
        changed()
    }

    /// Puts characters in the place of what is selected.
    func insert(_ characters: String, into text: Binding<String>) {
        replace(selected(text.wrappedValue), by: characters, in: text)
    }

    /// Deletes what is selected, or a character before or after the caret.
    func delete(forward: Bool, in text: Binding<String>) {
        var range = selected(text.wrappedValue)
        if range.isEmpty {
            range =
                forward
                ? range.lowerBound..<min(range.lowerBound + 1, text.wrappedValue.count)
                : max(range.lowerBound - 1, 0)..<range.lowerBound
        }
        replace(range, by: "", in: text)
    }

    /// Moves the caret to a character; with shift what lies between is selected.
    func move(to place: Int, in text: String, selecting: Bool) {
        let place = min(max(place, 0), text.count)
        let range = selected(text)
        if selecting {
            selection = place < range.lowerBound ? place..<range.upperBound : min(range.lowerBound, place)..<place
        } else {
            selection = place..<place
        }
        changed()
    }

    func selectAll(_ text: String) {
        selection = 0..<text.count
        changed()
    }

    /// What is selected of a text that may have changed meanwhile.
    func selected(_ text: String) -> Range<Int> { selection.clamped(to: 0..<text.count) }

    private func replace(_ range: Range<Int>, by characters: String, in text: Binding<String>) {
        var value = Array(text.wrappedValue)
        value.replaceSubrange(range, with: characters)
        // Letters may join with their neighbours.
        let before = String(value[..<min(range.lowerBound + characters.count, value.count)]).count
        text.wrappedValue = String(value)
        selection = before..<before
        changed()
    }
}

/// A view that takes the focus.
@MainActor
package struct FocusTarget {
    /// What is typed goes here; nil for a view that takes keys alone.
    var text: TextTarget?
}

/// A field that is typed into.
@MainActor
struct TextTarget {
    let editing: TextEditing
    let text: Binding<String>
    /// Whether the return key makes a new line.
    let hasLines: Bool
    /// What older files do when editing begins and ends, and when the return key is pressed.
    var editingChanged: (Bool) -> Void = { _ in }
    var committed: () -> Void = {}

    /// Handles a key. Returns whether it means anything here.
    func press(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        let value = text.wrappedValue
        let range = editing.selected(value)
        let selects = modifiers.contains(.shift)
        switch key {
        case .delete: editing.delete(forward: false, in: text)
        case .deleteForward: editing.delete(forward: true, in: text)
        case .leftArrow:
            editing.move(
                to: range.isEmpty || selects ? range.lowerBound - 1 : range.lowerBound, in: value, selecting: selects)
        case .rightArrow:
            editing.move(
                to: range.isEmpty || selects ? range.upperBound + 1 : range.upperBound, in: value, selecting: selects)
        case .home, .upArrow: editing.move(to: 0, in: value, selecting: selects)
        case .end, .downArrow: editing.move(to: value.count, in: value, selecting: selects)
        default:
            if key == "a", modifiers == .command {
                editing.selectAll(value)
                return true
            }
            guard modifiers.subtracting(.shift).isEmpty, key.isTyped else { return false }
            let typed = selects ? String(key.character).uppercased() : String(key.character)
            editing.insert(typed, into: text)
        }
        return true
    }
}

extension KeyEquivalent {
    /// Whether the key types a character.
    fileprivate var isTyped: Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        return scalar.value >= 0x20 && scalar.value != 0x7F && !(0xF700...0xF8FF).contains(scalar.value)
    }
}

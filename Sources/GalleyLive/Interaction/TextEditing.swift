import GalleyGraph

/// Where in its text a field is edited: what has the focus, and what of the text is selected.
@MainActor
package final class TextEditing {
    package private(set) var isFocused = false
    /// Where the selection began, and where the caret is: the characters between them are selected.
    private var (anchor, caret) = (0, 0)
    /// What is being typed where the field shows a value, which that need not be yet: `1.` on the way to 1.5.
    package private(set) var draft: String?
    /// Told when something of this changes.
    var changed: () -> Void = {}

    func focus(_ focused: Bool, _ text: String) {
        guard focused != isFocused else { return }
        isFocused = focused
        draft = nil
        place(at: text.count)
    }

    /// The text of a value while it is edited: what was typed, until the focus goes or it is sent off.
    func drafting(_ text: Binding<String>) -> Binding<String> {
        Binding(
            get: { [self] in isFocused ? draft ?? text.wrappedValue : text.wrappedValue },
            set: { [self] new in
                if isFocused { draft = new }
                text.wrappedValue = new
            })
    }

    /// What was typed is sent off: the field shows the value that has come of it.
    func settle(_ text: String) {
        guard draft != nil else { return }
        draft = nil
        place(at: text.count)
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

    /// Moves the caret to a character; with shift what lies between it and where the selection began is selected.
    func move(to place: Int, in text: String, selecting: Bool) {
        let place = min(max(place, 0), text.count)
        self.place(at: place, from: selecting ? min(anchor, text.count) : place)
    }

    func selectAll(_ text: String) { place(at: text.count, from: 0) }

    private func place(at caret: Int, from anchor: Int? = nil) {
        self.caret = caret
        self.anchor = anchor ?? caret
        changed()
    }

    /// Where the caret is in a text that may have changed meanwhile: before so many characters.
    func caret(in text: String) -> Int { min(caret, text.count) }

    /// Edits the text as another program that shows it has done. Where the text has become another one meanwhile, what lies beyond its end does
    /// not count.
    func apply(_ edit: TextEdit, to text: Binding<String>) {
        var units = Array(text.wrappedValue.utf16)
        var start = min(max(edit.start, 0), units.count)
        var end = start + min(max(edit.removed, 0), units.count - start)
        // Pairs stay whole, which a page cannot tell where it has bullets in their place.
        func isSecond(_ place: Int) -> Bool { place < units.count && UTF16.isTrailSurrogate(units[place]) }
        if end > start, isSecond(end) { end += 1 }
        if isSecond(start) { (start, end) = (start - 1, end > start ? end : start - 1) }
        units.replaceSubrange(start..<end, with: edit.inserted.utf16)
        text.wrappedValue = String(decoding: units, as: UTF16.self)
        select(edit.selection ?? start + edit.inserted.utf16.count..<start + edit.inserted.utf16.count, in: units)
    }

    /// Selects what lies between two places, in UTF-16's units.
    func select(_ range: Range<Int>, in text: String) { select(range, in: Array(text.utf16)) }

    private func select(_ range: Range<Int>, in units: [UInt16]) {
        let range = range.clamped(to: 0..<units.count)
        func count(_ end: Int) -> Int { String(decoding: units[..<end], as: UTF16.self).count }
        place(at: count(range.upperBound), from: count(range.lowerBound))
    }

    /// What is selected, in UTF-16's units.
    package func selectedUnits(of text: String) -> Range<Int> {
        let range = selected(text)
        func units(_ count: Int) -> Int { text.prefix(count).utf16.count }
        return units(range.lowerBound)..<units(range.upperBound)
    }

    /// What is selected of a text that may have changed meanwhile; empty where the caret stands alone.
    func selected(_ text: String) -> Range<Int> {
        (min(anchor, caret)..<max(anchor, caret)).clamped(to: 0..<text.count)
    }

    private func replace(_ range: Range<Int>, by characters: String, in text: Binding<String>) {
        var value = Array(text.wrappedValue)
        value.replaceSubrange(range, with: characters)
        // Letters may join with their neighbours.
        let before = String(value[..<min(range.lowerBound + characters.count, value.count)]).count
        text.wrappedValue = String(value)
        place(at: before)
    }
}

/// Characters in the place of others, in UTF-16's units, as browsers count.
package struct TextEdit: Sendable, Equatable {
    package var start: Int
    /// How many go.
    package var removed: Int
    package var inserted: String
    /// What is selected afterwards; nil: the caret stands behind what was inserted.
    package var selection: Range<Int>?

    package init(start: Int, removed: Int, inserted: String, selection: Range<Int>? = nil) {
        (self.start, self.removed, self.inserted, self.selection) = (start, removed, inserted, selection)
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
    /// For a page that draws the field while it is edited; nil where none does.
    var appearance: FieldAppearance?

    /// Handles a key. Returns whether it means anything here.
    func press(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        let value = text.wrappedValue
        let range = editing.selected(value)
        let selects = modifiers.contains(.shift)
        let caret = editing.caret(in: value)
        switch key {
        case .delete: editing.delete(forward: false, in: text)
        case .deleteForward: editing.delete(forward: true, in: text)
        case .leftArrow:
            editing.move(
                to: range.isEmpty || selects ? caret - 1 : range.lowerBound, in: value, selecting: selects)
        case .rightArrow:
            editing.move(
                to: range.isEmpty || selects ? caret + 1 : range.upperBound, in: value, selecting: selects)
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

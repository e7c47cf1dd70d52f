import GalleyGraph
import GalleyViews

/// A field as a page shows it that has fields of its own.
package struct LiveField: Sendable {
    /// What stands in it; in the place of what no one may read a bullet for each of its UTF-16 units, which a page counts in.
    package var text: String
    /// What is selected, in UTF-16's units; nil without the focus.
    package var selection: Range<Int>?
    /// Whether the return key makes a new line.
    package var hasLines: Bool
    package var appearance: FieldAppearance
}

// A page with fields of its own tells what was done in them, in place of keys.
extension ViewHost {
    /// Gives a view that takes it the focus; nil takes it away. What takes none leaves it where it is.
    package func focus(on id: UInt64?) {
        turn {
            guard let id else { return focus.focus(nil, core.tree) }
            if let place = place(id), place.isEnabled { focus.focus(place.key, core.tree) }
        }
    }

    /// Edits the text of a field, which need not have the focus: a browser fills several in at once.
    package func edit(_ id: UInt64, _ edit: TextEdit) {
        turn {
            guard let place = place(id), place.isEnabled, let text = place.target.text else { return }
            text.editing.apply(edit, to: text.text)
        }
    }

    /// Selects what lies between two places of a field's text, in UTF-16's units.
    package func select(_ id: UInt64, _ range: Range<Int>) {
        turn {
            guard let text = place(id)?.target.text else { return }
            text.editing.select(range, in: text.text.wrappedValue)
        }
    }

    private func place(_ id: UInt64) -> FocusPlace? { core.tree.focusPlaces().first { $0.key.high == id } }
}

extension TextTarget {
    /// The field for a page; nil where none draws it.
    var field: LiveField? {
        guard let appearance else { return nil }
        let value = text.wrappedValue
        let shown = appearance.isSecure ? String(repeating: "\u{2022}", count: value.utf16.count) : value
        return LiveField(
            text: shown, selection: editing.isFocused ? editing.selectedUnits(of: value) : nil, hasLines: hasLines,
            appearance: appearance)
    }
}

import GalleyGraph
import GalleyViews

/// Lets the view be typed into, where it is alive.
package nonisolated struct TextEntryModifier: PrimitiveModifier {
    package let text: Binding<String>
    /// Whether the return key makes a new line.
    package let hasLines: Bool
    /// Whether the text is of several lines, however they come about.
    package var isTall: Bool
    package var isSecure = false
    /// Whether the text is a value's, and what is typed need not be one yet.
    package var isFormatted = false
    /// From the view's sides to its text.
    package var insets = EdgeInsets()
    /// What is shown while the text is empty.
    package var prompt: @MainActor (ViewTreeBuilder) -> String? = { _ in nil }
    package var editingChanged: (Bool) -> Void = { _ in }
    package var committed: () -> Void = {}

    package init(
        text: Binding<String>, hasLines: Bool, editingChanged: @escaping (Bool) -> Void = { _ in },
        committed: @escaping () -> Void = {}
    ) {
        self.text = text
        self.hasLines = hasLines
        isTall = hasLines
        self.editingChanged = editingChanged
        self.committed = committed
    }

    @MainActor package static func _build<Base: View>(
        _ modifier: Self, around content: Base, into builder: ViewTreeBuilder
    ) {
        guard builder.live != nil, !builder.isTrial else { return Base._build(content, into: builder) }
        let editing = builder.context.store.object(at: builder.identity.child(TextEditing.self), in: builder.part) {
            TextEditing()
        }
        let (changes, scope) = (builder.context.store.changes, builder.scope)
        editing.changed = { changes.note(scope) }
        let target = FocusTarget(
            text: TextTarget(
                editing: editing, text: modifier.isFormatted ? editing.drafting(modifier.text) : modifier.text,
                hasLines: modifier.hasLines, editingChanged: modifier.editingChanged, committed: modifier.committed,
                appearance: builder.environment.pageDrawsFields ? modifier.appearance(builder) : nil))
        let item = NodeItem(
            "textEntry", InteractionContent(.focusTarget(target), isEnabled: builder.environment.isEnabled))
        builder.with({ $0.textEditing = editing }) {
            builder.wrap({ builder.buildContent(content) }, item) {
                builder.tree.addPassthrough(around: $0)
            }
        }
    }

    @MainActor private func appearance(_ builder: ViewTreeBuilder) -> FieldAppearance {
        FieldAppearance(
            isSecure: isSecure, isTall: isTall, prompt: prompt(builder) ?? "", insets: insets,
            traits: builder.environment.textInputTraits, letters: builder.letterLook)
    }
}

/// What is known of a field for a page that draws its text while it is edited, and shows a keyboard for it.
package nonisolated struct FieldAppearance: Sendable {
    package var isSecure: Bool
    /// Whether the text is of several lines.
    package var isTall: Bool
    package var prompt: String
    /// From the view's sides to its text.
    package var insets: EdgeInsets
    package var traits: TextInputTraits
    package var letters: LetterLook
}

private enum TextEditingKey: EnvironmentKey { static var defaultValue: TextEditing? { nil } }
private enum PageDrawsFieldsKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// How the field that the view belongs to is edited.
    package var textEditing: TextEditing? {
        get { self[TextEditingKey.self] }
        set { self[TextEditingKey.self] = newValue }
    }

    /// Whether someone else draws the text of a field that is edited, with the caret and what is selected: a browser's page.
    package var pageDrawsFields: Bool {
        get { self[PageDrawsFieldsKey.self] }
        set { self[PageDrawsFieldsKey.self] = newValue }
    }
}

/// A field's text: it is not seen while a page draws it.
package nonisolated struct EditedTextModifier: PrimitiveModifier {
    package init() {}

    @MainActor package static func _build<Base: View>(
        _ modifier: Self, around content: Base, into builder: ViewTreeBuilder
    ) {
        guard builder.environment.pageDrawsFields, builder.environment.textEditing?.isFocused == true else {
            return Base._build(content, into: builder)
        }
        func build<V: View>(_ view: V) { V._build(view, into: builder) }
        build(ElementView { Base._build(content, into: $0) }.hidden())
    }
}

/// The caret of a line of text, and what is selected of it. It does not blink: the same moment gives the same picture.
package struct Caret: View {
    @Environment(\.textEditing) private var editing
    let text: String

    package init(text: String) {
        self.text = text
    }

    package var body: some View {
        if let editing, editing.isFocused {
            // On the way to a value what is typed is not yet its text.
            let text = editing.draft ?? text
            let range = editing.selected(text)
            ZStack(alignment: .leading) {
                if !range.isEmpty {
                    // What is left of the end's distance beside the beginning's.
                    measure(text, range.upperBound).overlay {
                        HStack(spacing: 0) {
                            measure(text, range.lowerBound)
                            Color.accentColor.opacity(0.2)
                        }
                    }
                }
                measure(text, editing.caret(in: text))
                    .overlay(alignment: .trailing) { Color.accentColor.frame(width: 2).offset(x: 1) }
            }
        }
    }

    /// As long as the text up to a character; a line tall.
    private func measure(_ text: String, _ count: Int) -> some View {
        Text(verbatim: count == 0 ? " " : String(text.prefix(count))).hidden()
            .frame(width: count == 0 ? 0 : nil, alignment: .leading).fixedSize()
    }
}

import GalleyGraph
import GalleyViews

/// Lets the view be typed into, where it is alive.
package nonisolated struct TextEntryModifier: PrimitiveModifier {
    package let text: Binding<String>
    package let hasLines: Bool
    package var editingChanged: (Bool) -> Void = { _ in }
    package var committed: () -> Void = {}

    package init(
        text: Binding<String>, hasLines: Bool, editingChanged: @escaping (Bool) -> Void = { _ in },
        committed: @escaping () -> Void = {}
    ) {
        self.text = text
        self.hasLines = hasLines
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
                editing: editing, text: modifier.text, hasLines: modifier.hasLines,
                editingChanged: modifier.editingChanged, committed: modifier.committed))
        let item = NodeItem(
            "textEntry", InteractionContent(.focusTarget(target), isEnabled: builder.environment.isEnabled))
        builder.with({ $0.textEditing = editing }) {
            builder.wrap({ builder.buildContent(content) }, item) {
                builder.tree.addPassthrough(around: $0)
            }
        }
    }
}

private enum TextEditingKey: EnvironmentKey { static var defaultValue: TextEditing? { nil } }

extension EnvironmentValues {
    /// How the field that the view belongs to is edited.
    package var textEditing: TextEditing? {
        get { self[TextEditingKey.self] }
        set { self[TextEditingKey.self] = newValue }
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
            let range = editing.selected(text)
            ZStack(alignment: .leading) {
                if !range.isEmpty {
                    Color.accentColor.opacity(0.2).frame(width: nil)
                        .mask(alignment: .leading) { measure(range.upperBound) }
                }
                measure(range.upperBound)
                    .overlay(alignment: .trailing) { Color.accentColor.frame(width: 2).offset(x: 1) }
            }
        }
    }

    /// As long as the text up to a character; a line tall.
    private func measure(_ count: Int) -> some View {
        Text(verbatim: count == 0 ? " " : String(text.prefix(count))).hidden()
            .frame(width: count == 0 ? 0 : nil, alignment: .leading).fixedSize()
    }
}

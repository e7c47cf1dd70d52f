import GalleyGraph
import GalleyLive
import GalleyViews

/// How text fields look.
@MainActor @preconcurrency public protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = _TextFieldStyleLabel

    /// The field in the style; `configuration` is the field in the style around this one.
    @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The label of a field that a style was given.
nonisolated public struct _TextFieldStyleLabel: _StylePart { public let _part: _HandedView }

/// The automatic style: the text alone on iOS.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
    /// Makes the style.
    public init() {}

    @MainActor public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// The text alone.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
    /// Makes the style.
    public init() {}

    @MainActor public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// The text in a box with rounded corners.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
    /// Makes the style.
    public init() {}

    @MainActor public func _body(configuration: TextField<_Label>) -> some View { BorderedField(field: configuration) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The automatic style: the text alone on iOS.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// The text alone.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// The text in a box with rounded corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

enum TextFieldStyleKey: ControlStyleKey {
    static var name: String { "TextField" }

    static func standardBody(_ configuration: TextField<_TextFieldStyleLabel>) -> some View {
        FieldText(field: configuration)
    }
}

extension View {
    /// How the text fields inside look.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(TextFieldStyleKey.self, style) { $0._body(configuration: $1) })
    }
}

extension TextField {
    /// What has been typed as it is shown, in dots where no one is to read it; nil where nothing has been.
    fileprivate var spokenText: String? {
        let text = text.wrappedValue
        if text.isEmpty { return nil }
        return isSecure ? String(repeating: "•", count: text.count) : text
    }
}

/// The field in the style of its place.
struct TextFieldBody<Label: View>: _PrimitiveView {
    let field: TextField<Label>

    @MainActor static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        let label = _TextFieldStyleLabel(_part: .label(view.field.label))
        var field = TextField(
            text: view.field.text, shown: view.field.shown, prompt: view.field.prompt, axis: view.field.axis,
            label: label)
        (field.isSecure, field.isFormatted) = (view.field.isSecure, view.field.isFormatted)
        (field.onEditingChanged, field.onCommit) = (view.field.onEditingChanged, view.field.onCommit)
        // Assistive technology is told what the field is for, whatever has been typed.
        let prompt = field.prompt.map(builder.string)
        let title = builder.spokenName(of: label) ?? (prompt == "" ? nil : prompt)
        // Words that a table has nothing for are no text, and have no font by which a line is as tall.
        if prompt ?? (view.field.label as? Text).map(builder.string) == "" { field.prompt = Text(verbatim: "") }
        builder.named(title, value: field.spokenText.map(ControlValue.text)) {
            builder.addControl(
                TextFieldStyleKey.self, field, name: field.isSecure ? "SecureField" : TextFieldStyleKey.name)
        }
    }
}

/// A border half a point wide; the text lies in by a few points (rules.md §18).
private struct BorderedField: View {
    @Environment(\.metrics) private var metrics
    let field: TextField<_TextFieldStyleLabel>

    var body: some View {
        let outline = RoundedRectangle(cornerRadius: metrics.fieldRadius, style: .continuous)
        field
            .padding(.horizontal, metrics.fieldInset)
            // A field of several lines is as far from its border as one of one line is.
            .padding(.vertical, field.axis == .vertical ? 6 : 0)
            .frame(minHeight: metrics.fieldHeight)
            .background(.background, in: outline)
            .overlay(outline.strokeBorder(.primary.opacity(0.2), lineWidth: 0.5))
    }
}

/// A field's text, or its prompt: as wide as offered.
private struct FieldText: View {
    @Environment(\.lineMetrics) private var line
    @Environment(\.textPlatform) private var platform
    @Environment(\.multilineTextAlignment) private var alignment
    let field: TextField<_TextFieldStyleLabel>

    var body: some View {
        lines
            .dimmedWhenDisabled()
            .frame(minHeight: height)
            .frame(maxWidth: .infinity, alignment: side)
            .modifier(entry)
    }

    /// The text stands where `multilineTextAlignment` says, one line of it, too (rules.md §18.2).
    private var side: Alignment {
        switch alignment {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }

    private var entry: TextEntryModifier {
        var entry = TextEntryModifier(
            text: field.text, hasLines: false, editingChanged: field.onEditingChanged, committed: field.onCommit)
        (entry.isTall, entry.isSecure, entry.isFormatted) = (field.axis == .vertical, field.isSecure, field.isFormatted)
        let (prompt, label) = (field.prompt, field.label)
        entry.prompt = { builder in prompt.map(builder.string) ?? builder.spokenName(of: label) }
        return entry
    }

    /// One line, or along the vertical axis as many as the surroundings allow.
    @ViewBuilder private var lines: some View {
        if field.axis == .horizontal {
            // Without text and prompt there is a line as well, to be touched.
            let line = content.lineLimit(1, reservesSpace: true).modifier(LiveCaret(text: shownText))
            if field.isSecure { line.modifier(SecureDotPitch(isEmpty: field.text.wrappedValue.isEmpty)) } else { line }
        } else {
            content.modifier(EditedTextModifier())
        }
    }

    /// On iOS a field of one line is a whole point taller than its line, an empty secure one as tall as the line in whole points,
    /// a filled one as the line. With a height of its own a field keeps 8 to its neighbours (rules.md §18.2).
    private var height: CGFloat? {
        guard platform == .iOS, field.axis == .horizontal else { return nil }
        let text = CGFloat(line.ascent + line.descent)
        if field.isSecure { return field.text.wrappedValue.isEmpty ? text.rounded(.up) : text }
        return text.rounded(.up) + 1
    }

    private var shownText: String { field.spokenText ?? "" }

    @ViewBuilder private var content: some View {
        let text = field.text.wrappedValue
        if !text.isEmpty {
            if field.isSecure {
                SecureText(count: text.count)
            } else {
                if let shown = field.shown { FieldLetters(shown: shown) } else { Text(verbatim: text) }
            }
        } else if let prompt = field.prompt {
            prompt.foregroundStyle(.tertiary)
        } else {
            field.label.foregroundStyle(.tertiary)
        }
    }
}

/// What stands in a field: a value's text, or what has been typed on the way to one.
private struct FieldLetters: View {
    @Environment(\.textEditing) private var editing
    let shown: Text

    var body: some View { if let draft = editing?.draft { Text(verbatim: draft) } else { shown } }
}

/// The caret over a line of text that is edited.
nonisolated private struct LiveCaret: PrimitiveModifier {
    let text: String

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        guard builder.environment.textEditing?.isFocused == true else { return Base._build(content, into: builder) }
        func build<V: View>(_ view: V) { V._build(view, into: builder) }
        let line = ElementView { Base._build(content, into: $0) }
        if builder.environment.pageDrawsFields { return build(line.modifier(EditedTextModifier())) }
        build(line.overlay(alignment: .leading) { Caret(text: modifier.text) })
    }
}

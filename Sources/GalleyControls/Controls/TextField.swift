import GalleyGraph
import GalleyViews

/// A field for text. A picture shows its text, or its prompt where it has none (rules.md §18.2).
nonisolated public struct TextField<Label: View>: View {
    let text: Binding<String>
    /// What stands for the text where its locale is that of the place.
    let shown: Text?
    var prompt: Text?
    let axis: Axis
    let label: Label
    var isSecure = false
    /// Whether the text is a value's, so that what is typed need not be one yet.
    var isFormatted = false
    /// What older files do when editing begins and ends, and when the return key is pressed.
    var onEditingChanged: (Bool) -> Void = { _ in }
    var onCommit: () -> Void = {}

    init(
        text: Binding<String>, shown: Text? = nil, prompt: Text?, axis: Axis = .horizontal, label: Label
    ) {
        self.text = text
        self.shown = shown
        isFormatted = shown != nil
        self.prompt = prompt
        self.axis = axis
        self.label = label
    }

    @MainActor public var body: some View { TextFieldBody(field: self) }
}

extension TextField {
    /// A field that edits `text`.
    /// - Parameters:
    ///   - text: The text.
    ///   - prompt: What is shown where there is no text; nil is the label.
    ///   - label: What the text is.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, label: label())
    }

    /// A field that grows along an axis.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, axis: axis, label: label())
    }

    /// A field for a value that a format turns into text and back.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(
            text: .formatted(value, format), shown: .formatted(value.wrappedValue, format), prompt: prompt,
            label: label())
    }

    /// A field for a value, or none, that a format turns into text and back.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(
            text: .formatted(value, format), shown: .formatted(value.wrappedValue, format), prompt: prompt,
            label: label())
    }
}

extension TextField where Label == Text {
    /// A text field with a title that is looked up in the tables of strings.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text, prompt: nil, label: Text(titleKey))
    }

    /// A text field with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text, prompt: nil, label: Text(title))
    }

    /// A text field with a title that is looked up in the tables of strings.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt, label: Text(titleKey))
    }

    /// A text field with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt, label: Text(title))
    }

    /// A text field with a title that is looked up in the tables of strings.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(text: text, prompt: nil, axis: axis, label: Text(titleKey))
    }

    /// A text field with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(text: text, prompt: nil, axis: axis, label: Text(title))
    }

    /// A text field with a title that is looked up in the tables of strings.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis, label: Text(titleKey))
    }

    /// A text field with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis, label: Text(title))
    }

    /// With the actions of older files; `onSubmit(of:_:)` and `focused(_:)` replace them.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(text: text, prompt: nil, label: Text(titleKey))
        (self.onEditingChanged, self.onCommit) = (onEditingChanged, onCommit)
    }

    /// With the actions of older files; `onSubmit(of:_:)` and `focused(_:)` replace them.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(text: text, prompt: nil, label: Text(title))
        (self.onEditingChanged, self.onCommit) = (onEditingChanged, onCommit)
    }

    /// With the action of older files; `focused(_:)` replaces it.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(text: text, prompt: nil, label: Text(titleKey))
        self.onEditingChanged = onEditingChanged
    }

    /// With the action of older files; `focused(_:)` replaces it.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
        self.init(text: text, prompt: nil, label: Text(title))
        self.onEditingChanged = onEditingChanged
    }

    /// A field for a value that a format turns into text and back.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(
            text: .formatted(value, format), shown: .formatted(value.wrappedValue, format), prompt: prompt,
            label: Text(titleKey))
    }

    /// A field for a value that a format turns into text and back.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(
            text: .formatted(value, format), shown: .formatted(value.wrappedValue, format), prompt: prompt,
            label: Text(title))
    }

    /// A field for a value, or none, that a format turns into text and back.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(
            text: .formatted(value, format), shown: .formatted(value.wrappedValue, format), prompt: prompt,
            label: Text(titleKey))
    }

    /// A field for a value, or none, that a format turns into text and back.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(
            text: .formatted(value, format), shown: .formatted(value.wrappedValue, format), prompt: prompt,
            label: Text(title))
    }

    /// A field for a value that a formatter turns into text and back.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
        self.init(text: .formatted(value, formatter), prompt: nil, label: Text(titleKey))
    }

    /// A field for a value that a formatter turns into text and back.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
        self.init(text: .formatted(value, formatter), prompt: nil, label: Text(title))
    }
}

extension Text {
    /// A value in a format and in the locale of the place.
    nonisolated fileprivate static func formatted<F: FormatStyle>(_ value: F.FormatInput, _ format: F) -> Text?
    where F.FormatOutput == String { Text(.deferred(FieldValue(value: value, format: format))) }

    /// A value, or none, in a format and in the locale of the place.
    nonisolated fileprivate static func formatted<F: FormatStyle>(_ value: F.FormatInput?, _ format: F) -> Text?
    where F.FormatOutput == String { value.flatMap { formatted($0, format) } }
}

/// A field's value, which need not be one that can be compared.
private struct FieldValue<F: FormatStyle>: DeferredText where F.FormatOutput == String {
    let value: F.FormatInput
    let format: F

    func segments(in context: TextContext) -> [Text.Segment] {
        [Text.Segment(string: context.adapted(format).format(value))]
    }

    func isEqual(to other: any DeferredText) -> Bool { false }
}

extension Binding where Value == String {
    /// A value's text; text that is none of a value leaves the value alone.
    nonisolated static func formatted<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) -> Self
    where F.FormatOutput == String {
        Binding(
            reading: { format.format(value.wrappedValue) },
            writing: { text, _ in if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
            })
    }

    /// The text of a value, or none; text that is none of a value is none.
    nonisolated static func formatted<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) -> Self
    where F.FormatOutput == String {
        Binding(
            reading: { value.wrappedValue.map { format.format($0) } ?? "" },
            writing: { text, _ in value.wrappedValue = try? format.parseStrategy.parse(text) })
    }

    /// A value's text, by a formatter. Formatters on Linux cannot turn text back into any value: only strings and numbers.
    nonisolated static func formatted<V>(_ value: Binding<V>, _ formatter: Formatter) -> Self {
        Binding(
            reading: { formatter.string(for: value.wrappedValue) ?? "" },
            writing: { text, _ in
                let parsed: Any? = (formatter as? NumberFormatter)?.number(from: text) ?? text
                if let parsed = parsed as? V { value.wrappedValue = parsed }
            })
    }
}

/// A field for text that no one else may read: a picture shows a dot for each character (rules.md §18.2).
nonisolated public struct SecureField<Label: View>: View {
    private let field: TextField<Label>

    private init(
        _ text: Binding<String>, _ prompt: Text?, _ label: Label, onCommit: @escaping () -> Void = {}
    ) {
        var field = TextField(text: text, prompt: prompt, label: label)
        field.isSecure = true
        field.onCommit = onCommit
        self.field = field
    }

    /// A secure field with a view as its label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text, prompt, label())
    }

    @MainActor public var body: some View { field }
}

extension SecureField where Label == Text {
    /// A secure field with a title that is looked up in the tables of strings.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(text, nil, Text(titleKey)) }

    /// A secure field with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(text, nil, Text(title)) }

    /// A secure field with a title that is looked up in the tables of strings.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text, prompt, Text(titleKey))
    }

    /// A secure field with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text, prompt, Text(title))
    }

    /// With the action of older files; `onSubmit(of:_:)` replaces it.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text, nil, Text(titleKey), onCommit: onCommit)
    }

    /// With the action of older files; `onSubmit(of:_:)` replaces it.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text, nil, Text(title), onCommit: onCommit)
    }
}

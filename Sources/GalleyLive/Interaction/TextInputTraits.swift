import GalleyGraph

/// What is said of the text that a field takes. On-screen keyboards go by it, and what fills fields in.
package nonisolated struct TextInputTraits: Hashable, Sendable {
    package var keyboard = UIKeyboardType.default
    package var content: UITextContentType?
    /// What begins with a capital letter: "never", "words", "sentences" or "characters".
    package var capitals: String?
    package var isCorrected = true
    /// What the return key says, as `SubmitLabel` calls it.
    package var submitLabel: String?
}

private enum TextInputTraitsKey: EnvironmentKey { static let defaultValue = TextInputTraits() }

extension EnvironmentValues {
    package var textInputTraits: TextInputTraits {
        get { self[TextInputTraitsKey.self] }
        set { self[TextInputTraitsKey.self] = newValue }
    }
}

extension View {
    /// The sort of the keyboard for text that is typed into the view: what an on-screen keyboard shows in a live view's page.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
        transformEnvironment(\.textInputTraits) { $0.keyboard = type }
    }

    /// What the text is: a browser offers to fill it in, in a live view's page.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        transformEnvironment(\.textInputTraits) { $0.content = textContentType }
    }

    /// Whether spelling is left alone, in a live view's page.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        transformEnvironment(\.textInputTraits) { $0.isCorrected = !disable }
    }

    /// Whether spelling is left alone, in a live view's page.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        transformEnvironment(\.textInputTraits) { $0.isCorrected = !(disable ?? false) }
    }

    /// What begins with a capital letter, where an on-screen keyboard types it.
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        transformEnvironment(\.textInputTraits) { $0.capitals = autocapitalization?.name }
    }

    /// What begins with a capital letter, where an on-screen keyboard types it.
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        textInputAutocapitalization(TextInputAutocapitalization(style))
    }

    /// What the return key of an on-screen keyboard says while text is typed into the view, in a live view's page.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        transformEnvironment(\.textInputTraits) { $0.submitLabel = submitLabel.name }
    }

    /// How dragging the view takes the keyboard away.
    /// - Note: Accepted, does nothing here: there is no keyboard on the screen.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}

extension TextInputAutocapitalization {
    nonisolated init(_ style: UITextAutocapitalizationType) {
        switch style {
        case .none: self = .never
        case .words: self = .words
        case .allCharacters: self = .characters
        default: self = .sentences
        }
    }
}

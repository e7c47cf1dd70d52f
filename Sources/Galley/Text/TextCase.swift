extension Text {
    /// Which letters a text is set in.
    nonisolated public enum Case: Hashable, Sendable {
        case uppercase
        case lowercase
    }
}

private enum TextCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }

extension EnvironmentValues {
    /// Which letters texts are set in, by the rules of the environment's locale; nil for those that were written.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    /// A string in the letters that `textCase` asks for. It is what is measured (semantics.md §13.2).
    func cased(_ string: String) -> String {
        switch textCase {
        case nil: string
        case .uppercase: string.uppercased(with: locale)
        case .lowercase: string.lowercased(with: locale)
        }
    }
}

extension View {
    /// Which letters the texts inside are set in; nil for those that were written.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}

import GalleyGraph

extension Text {
    /// Which letters a text is set in.
    nonisolated public enum Case: Hashable, Sendable {
        /// In capitals, by the locale's rules.
        case uppercase
        /// In small letters, by the locale's rules.
        case lowercase
    }
}

extension EnvironmentValues {
    /// Which letters texts are set in, by the rules of the environment's locale; nil for those that were written.
    public var textCase: Text.Case? {
        get { textSettings.textCase }
        set {
            textSettings.textCase = newValue
            textSettings.caseIsGiven = true
        }
    }
}

extension Text.Case? {
    /// A string in the letters that are asked for. It is what is measured (rules.md §13.2).
    func of(_ string: String, _ environment: EnvironmentValues) -> String {
        switch self {
        case nil: string
        case .uppercase: string.uppercased(with: environment.locale)
        case .lowercase: string.lowercased(with: environment.locale)
        }
    }
}

extension View {
    /// Which letters the texts inside are set in; nil for those that were written (rules.md §13.2).
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}

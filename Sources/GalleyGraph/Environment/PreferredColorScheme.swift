/// Light or dark, as the views ask for.
public struct PreferredColorSchemeKey: PreferenceKey {
    /// No scheme is asked for: the picture is drawn as its environment says.
    public static var defaultValue: ColorScheme? { nil }
    /// Of several views that ask the first counts.
    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension View {
    /// Asks for the whole picture to be light or dark; nil leaves it as it is.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
}

import GalleyText

/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    /// Dark on light; what a picture is unless set otherwise.
    case light
    /// Light on dark.
    case dark
}

/// Whose metrics text has: SF's differ between Apple's platforms (rules.md §13.3). Dividers follow as well.
public enum TextPlatform: Hashable, Sendable {
    /// Lines of fractions of a point; text follows Dynamic Type.
    case iOS
    /// Lines of whole points; text has one size.
    case macOS

    package var fontPlatform: FontPlatform { self == .iOS ? .iOS : .macOS }
}

private enum ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private enum DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private enum TextPlatformKey: EnvironmentKey { static let defaultValue = TextPlatform.iOS }
private enum LocaleKey: EnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }
private enum EnabledKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// Light or dark.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// Pixels per point; texts and hairlines round to it.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue > 0 && newValue.isFinite ? newValue : 1 }
    }

    /// The length of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// Whose text metrics are used.
    public var textPlatform: TextPlatform {
        get { self[TextPlatformKey.self] }
        set { self[TextPlatformKey.self] = newValue }
    }

    /// Whether controls take input.
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }

    /// The locale of formatted texts; the same on every machine unless set.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
}

extension View {
    /// Takes input from the controls inside the view; once off, controls further inside stay off.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }

    /// Light or dark, for the view and everything inside it.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}

import GalleyGraph

/// What the surroundings say of texts besides their font and their lines. One value, so that a text looks it up once.
package struct TextSettings {
    /// In points.
    var tracking: CGFloat = 0
    var kerning: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var allowsTightening = false
    var underline, strikethrough: Text.LineStyle?
    package var textCase: Text.Case?
    /// Whether the surroundings say which letters, be it those that were written: a list then leaves its headers alone.
    package var caseIsGiven = false
    var scale: Text.Scale?
    var redactionReasons: RedactionReasons = []
    var isPrivacySensitive = false
    var lineHeight: AttributedString.LineHeight?
    var renderer: (any TextRenderer)?
}

private enum TextSettingsKey: EnvironmentKey {
    static var defaultValue: TextSettings { TextSettings() }
}

extension EnvironmentValues {
    package var textSettings: TextSettings {
        get { self[TextSettingsKey.self] }
        set { self[TextSettingsKey.self] = newValue }
    }
}

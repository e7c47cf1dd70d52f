/// UIKit's colours by name: those that adapt to their surroundings (docs/rules.md §16.2 and §16.3).
extension UIColor {
    public static var systemRed: UIColor { UIColor(.red) }
    public static var systemOrange: UIColor { UIColor(.orange) }
    public static var systemYellow: UIColor { UIColor(.yellow) }
    public static var systemGreen: UIColor { UIColor(.green) }
    public static var systemMint: UIColor { UIColor(.mint) }
    public static var systemTeal: UIColor { UIColor(.teal) }
    public static var systemCyan: UIColor { UIColor(.cyan) }
    public static var systemBlue: UIColor { UIColor(.blue) }
    public static var systemIndigo: UIColor { UIColor(.indigo) }
    public static var systemPurple: UIColor { UIColor(.purple) }
    public static var systemPink: UIColor { UIColor(.pink) }
    public static var systemBrown: UIColor { UIColor(.brown) }
    public static var systemGray: UIColor { UIColor(.gray) }
    /// Each further grey is closer to the background.
    public static var systemGray2: UIColor { .adapting(.gray2) }
    public static var systemGray3: UIColor { .adapting(.gray3) }
    public static var systemGray4: UIColor { .adapting(.gray4) }
    public static var systemGray5: UIColor { .adapting(.gray5) }
    public static var systemGray6: UIColor { .adapting(.gray6) }
    /// The tint, or blue.
    public static var tintColor: UIColor { UIColor(.accentColor) }

    public static var label: UIColor { .adapting(.label) }
    public static var secondaryLabel: UIColor { .adapting(.secondaryLabel) }
    public static var tertiaryLabel: UIColor { .adapting(.tertiaryLabel) }
    public static var quaternaryLabel: UIColor { .adapting(.quaternaryLabel) }
    public static var placeholderText: UIColor { .adapting(.tertiaryLabel) }
    public static var link: UIColor { UIColor(.blue) }
    public static var separator: UIColor { .adapting(.separator) }
    public static var opaqueSeparator: UIColor { .adapting(.opaqueSeparator) }

    public static var systemFill: UIColor { .adapting(.fill) }
    public static var secondarySystemFill: UIColor { .adapting(.secondaryFill) }
    public static var tertiarySystemFill: UIColor { .adapting(.tertiaryFill) }
    public static var quaternarySystemFill: UIColor { .adapting(.quaternaryFill) }

    public static var systemBackground: UIColor { .adapting(.background) }
    public static var secondarySystemBackground: UIColor { .adapting(.groupedBackground) }
    public static var tertiarySystemBackground: UIColor { .adapting(.tertiaryBackground) }
    public static var systemGroupedBackground: UIColor { .adapting(.groupedGround) }
    public static var secondarySystemGroupedBackground: UIColor { .adapting(.card) }
    public static var tertiarySystemGroupedBackground: UIColor { .adapting(.tertiaryGroupedBackground) }

    private static func adapting(_ color: SystemColor) -> UIColor { UIColor(Color(.system(color))) }
}

/// UIKit's colours by name: those that are the same everywhere.
extension UIColor {
    public static var black: UIColor { UIColor(white: 0, alpha: 1) }
    public static var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
    public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    public static var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
    public static var white: UIColor { UIColor(white: 1, alpha: 1) }
    public static var clear: UIColor { UIColor(white: 0, alpha: 0) }
    public static var darkText: UIColor { .black }
    public static var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
    public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    public static var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    public static var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
}

import GalleyGraph
import GalleyViews

/// UIKit's colours by name: those that adapt to their surroundings (docs/rules.md §16.2 and §16.3).
extension UIColor {
    /// As `Color.red`: of the look, in light and dark (rules.md §16.2).
    public static var systemRed: UIColor { UIColor(.red) }
    /// As `Color.orange`: of the look, in light and dark (rules.md §16.2).
    public static var systemOrange: UIColor { UIColor(.orange) }
    /// As `Color.yellow`: of the look, in light and dark (rules.md §16.2).
    public static var systemYellow: UIColor { UIColor(.yellow) }
    /// As `Color.green`: of the look, in light and dark (rules.md §16.2).
    public static var systemGreen: UIColor { UIColor(.green) }
    /// As `Color.mint`: of the look, in light and dark (rules.md §16.2).
    public static var systemMint: UIColor { UIColor(.mint) }
    /// As `Color.teal`: of the look, in light and dark (rules.md §16.2).
    public static var systemTeal: UIColor { UIColor(.teal) }
    /// As `Color.cyan`: of the look, in light and dark (rules.md §16.2).
    public static var systemCyan: UIColor { UIColor(.cyan) }
    /// As `Color.blue`: of the look, in light and dark (rules.md §16.2).
    public static var systemBlue: UIColor { UIColor(.blue) }
    /// As `Color.indigo`: of the look, in light and dark (rules.md §16.2).
    public static var systemIndigo: UIColor { UIColor(.indigo) }
    /// As `Color.purple`: of the look, in light and dark (rules.md §16.2).
    public static var systemPurple: UIColor { UIColor(.purple) }
    /// As `Color.pink`: of the look, in light and dark (rules.md §16.2).
    public static var systemPink: UIColor { UIColor(.pink) }
    /// As `Color.brown`: of the look, in light and dark (rules.md §16.2).
    public static var systemBrown: UIColor { UIColor(.brown) }
    /// As `Color.gray`: of the look, in light and dark (rules.md §16.2).
    public static var systemGray: UIColor { UIColor(.gray) }
    /// Each further grey is closer to the background.
    public static var systemGray2: UIColor { .adapting(.gray2) }
    /// A step nearer to the background than `systemGray2` (rules.md §16.3).
    public static var systemGray3: UIColor { .adapting(.gray3) }
    /// A step nearer to the background than `systemGray3` (rules.md §16.3).
    public static var systemGray4: UIColor { .adapting(.gray4) }
    /// A step nearer to the background than `systemGray4` (rules.md §16.3).
    public static var systemGray5: UIColor { .adapting(.gray5) }
    /// The grey nearest to the background (rules.md §16.3).
    public static var systemGray6: UIColor { .adapting(.gray6) }
    /// The tint, or blue.
    public static var tintColor: UIColor { UIColor(.accentColor) }

    /// What is read first: the first level of labels (rules.md §16.3).
    public static var label: UIColor { .adapting(.label) }
    /// What explains: the second level of labels (rules.md §16.3).
    public static var secondaryLabel: UIColor { .adapting(.secondaryLabel) }
    /// What is disabled: the third level of labels (rules.md §16.3).
    public static var tertiaryLabel: UIColor { .adapting(.tertiaryLabel) }
    /// What is hardly there: the fourth level of labels (rules.md §16.3).
    public static var quaternaryLabel: UIColor { .adapting(.quaternaryLabel) }
    /// What a field says while it is empty: the third level of labels.
    public static var placeholderText: UIColor { .adapting(.tertiaryLabel) }
    /// Text that leads somewhere (rules.md §16.2).
    public static var link: UIColor { .adapting(.link) }
    /// Thin lines through which what lies below is seen (rules.md §7.2).
    public static var separator: UIColor { .adapting(.separator) }
    /// Thin lines through which nothing is seen (rules.md §16.3).
    public static var opaqueSeparator: UIColor { .adapting(.opaqueSeparator) }

    /// Behind thin and small things, such as a slider's track (rules.md §16.3).
    public static var systemFill: UIColor { .adapting(.fill) }
    /// Behind things of middling size, such as a switch (rules.md §16.3).
    public static var secondarySystemFill: UIColor { .adapting(.secondaryFill) }
    /// Behind larger things, such as a button or a field (rules.md §16.3).
    public static var tertiarySystemFill: UIColor { .adapting(.tertiaryFill) }
    /// Behind large areas (rules.md §16.3).
    public static var quaternarySystemFill: UIColor { .adapting(.quaternaryFill) }

    /// The ground of a screen (rules.md §16.3).
    public static var systemBackground: UIColor { .adapting(.background) }
    /// What is set apart upon that ground (rules.md §16.3).
    public static var secondarySystemBackground: UIColor { .adapting(.groupedBackground) }
    /// What is set apart upon `secondarySystemBackground` (rules.md §16.3).
    public static var tertiarySystemBackground: UIColor { .adapting(.tertiaryBackground) }
    /// The ground behind cards (rules.md §16.3).
    public static var systemGroupedBackground: UIColor { .adapting(.groupedGround) }
    /// Cards (rules.md §16.3).
    public static var secondarySystemGroupedBackground: UIColor { .adapting(.card) }
    /// What is set apart upon cards (rules.md §16.3).
    public static var tertiarySystemGroupedBackground: UIColor { .adapting(.tertiaryGroupedBackground) }

    private static func adapting(_ color: SystemColor) -> UIColor { UIColor(Color(.system(color))) }
}

/// UIKit's colours by name: those that are the same everywhere.
extension UIColor {
    /// White 0.
    public static var black: UIColor { UIColor(white: 0, alpha: 1) }
    /// White 1/3.
    public static var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
    /// White 0.5.
    public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    /// White 2/3.
    public static var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
    /// White 1.
    public static var white: UIColor { UIColor(white: 1, alpha: 1) }
    /// Nothing is painted.
    public static var clear: UIColor { UIColor(white: 0, alpha: 0) }
    /// Text on light grounds: black.
    public static var darkText: UIColor { .black }
    /// Text on dark grounds: white at 60 %.
    public static var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
    /// 1, 0, 0: not `systemRed`.
    public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    /// 0, 1, 0: not `systemGreen`.
    public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    /// 0, 0, 1: not `systemBlue`.
    public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    /// 0, 1, 1: not `systemCyan`.
    public static var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    /// 1, 1, 0: not `systemYellow`.
    public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    /// 1, 0, 1.
    public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    /// 1, 0.5, 0: not `systemOrange`.
    public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    /// 0.5, 0, 0.5: not `systemPurple`.
    public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    /// 0.6, 0.4, 0.2: not `systemBrown`.
    public static var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
}

import GalleyGraph
import GalleyUIKit
import GalleyViews

/// AppKit's colours by name: those that adapt to their surroundings (docs/rules.md §16.2 and §16.3), and those of windows.
extension NSColor {
    /// As `Color.red`: of the look, in light and dark (rules.md §16.2).
    public static var systemRed: NSColor { NSColor(Color.red) }
    /// As `Color.orange`: of the look, in light and dark (rules.md §16.2).
    public static var systemOrange: NSColor { NSColor(Color.orange) }
    /// As `Color.yellow`: of the look, in light and dark (rules.md §16.2).
    public static var systemYellow: NSColor { NSColor(Color.yellow) }
    /// As `Color.green`: of the look, in light and dark (rules.md §16.2).
    public static var systemGreen: NSColor { NSColor(Color.green) }
    /// As `Color.mint`: of the look, in light and dark (rules.md §16.2).
    public static var systemMint: NSColor { NSColor(Color.mint) }
    /// As `Color.teal`: of the look, in light and dark (rules.md §16.2).
    public static var systemTeal: NSColor { NSColor(Color.teal) }
    /// As `Color.cyan`: of the look, in light and dark (rules.md §16.2).
    public static var systemCyan: NSColor { NSColor(Color.cyan) }
    /// As `Color.blue`: of the look, in light and dark (rules.md §16.2).
    public static var systemBlue: NSColor { NSColor(Color.blue) }
    /// As `Color.indigo`: of the look, in light and dark (rules.md §16.2).
    public static var systemIndigo: NSColor { NSColor(Color.indigo) }
    /// As `Color.purple`: of the look, in light and dark (rules.md §16.2).
    public static var systemPurple: NSColor { NSColor(Color.purple) }
    /// As `Color.pink`: of the look, in light and dark (rules.md §16.2).
    public static var systemPink: NSColor { NSColor(Color.pink) }
    /// As `Color.brown`: of the look, in light and dark (rules.md §16.2).
    public static var systemBrown: NSColor { NSColor(Color.brown) }
    /// As `Color.gray`: of the look, in light and dark (rules.md §16.2).
    public static var systemGray: NSColor { NSColor(Color.gray) }
    /// The tint, or blue.
    public static var controlAccentColor: NSColor { NSColor(Color.accentColor) }

    /// What is read first: the first level of labels (rules.md §16.3).
    public static var labelColor: NSColor { NSColor(Color.primary) }
    /// What explains: the second level of labels (rules.md §16.3).
    public static var secondaryLabelColor: NSColor { NSColor(Color.secondary) }
    /// What is disabled: the third level of labels (rules.md §16.3).
    public static var tertiaryLabelColor: NSColor { NSColor(value: .tertiaryLabel) }
    /// What is hardly there, such as a watermark: the fourth level of labels (rules.md §16.3).
    public static var quaternaryLabelColor: NSColor { NSColor(value: .quaternaryLabel) }
    /// What a field says while it is empty.
    public static var placeholderTextColor: NSColor { NSColor(value: .placeholderText) }
    /// Text that leads somewhere.
    public static var linkColor: NSColor { NSColor(value: .link) }
    /// Text that is edited: black or white.
    public static var textColor: NSColor { adapting(0, 255) }
    /// What is written on controls: black or white, at 85 %.
    public static var controlTextColor: NSColor { NSColor(Color.primary) }

    /// Behind everything in a window: grey 236, in the dark 50 (rules.md §16.2).
    public static var windowBackgroundColor: NSColor { adapting(236, 50) }
    /// Behind lists, tables and browsers.
    public static var controlBackgroundColor: NSColor { adapting(255, 30) }
    /// Behind text that is edited.
    public static var textBackgroundColor: NSColor { adapting(255, 30) }
    /// Lines between parts of a window: black or white, at 10 %.
    public static var separatorColor: NSColor { adapting(0, 255, alpha: 0.1) }
    /// The lines of tables.
    public static var gridColor: NSColor { adapting(230, 26) }

    /// A grey of 0…255 in light, and one in dark.
    private static func adapting(_ light: CGFloat, _ dark: CGFloat, alpha: CGFloat = 1) -> NSColor {
        NSColor(
            value: UIColor { UIColor(white: ($0.userInterfaceStyle == .dark ? dark : light) / 255, alpha: alpha) })
    }
}

/// AppKit's colours that are the same everywhere, in sRGB.
extension NSColor {
    /// Nothing is painted.
    public static var clear: NSColor { NSColor(value: .clear) }
    /// 0, 0, 0.
    public static var black: NSColor { NSColor(value: .black) }
    /// 1, 1, 1.
    public static var white: NSColor { NSColor(value: .white) }
    /// A half of each component.
    public static var gray: NSColor { NSColor(value: .gray) }
    /// A third of each component.
    public static var darkGray: NSColor { NSColor(value: .darkGray) }
    /// Two thirds of each component.
    public static var lightGray: NSColor { NSColor(value: .lightGray) }
    /// 1, 0, 0: not the system's red.
    public static var red: NSColor { NSColor(value: .red) }
    /// 0, 1, 0: not the system's green.
    public static var green: NSColor { NSColor(value: .green) }
    /// 0, 0, 1: not the system's blue.
    public static var blue: NSColor { NSColor(value: .blue) }
    /// 0, 1, 1: not the system's cyan.
    public static var cyan: NSColor { NSColor(value: .cyan) }
    /// 1, 1, 0: not the system's yellow.
    public static var yellow: NSColor { NSColor(value: .yellow) }
    /// 1, 0, 1.
    public static var magenta: NSColor { NSColor(value: .magenta) }
    /// 1, 0.5, 0: not the system's orange.
    public static var orange: NSColor { NSColor(value: .orange) }
    /// 0.5, 0, 0.5: not the system's purple.
    public static var purple: NSColor { NSColor(value: .purple) }
    /// 0.6, 0.4, 0.2: not the system's brown.
    public static var brown: NSColor { NSColor(value: .brown) }
}

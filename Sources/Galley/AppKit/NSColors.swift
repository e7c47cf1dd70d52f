/// AppKit's colours by name: those that adapt to their surroundings (docs/rules.md §16.2 and §16.3), and those of windows.
extension NSColor {
    public static var systemRed: NSColor { NSColor(Color.red) }
    public static var systemOrange: NSColor { NSColor(Color.orange) }
    public static var systemYellow: NSColor { NSColor(Color.yellow) }
    public static var systemGreen: NSColor { NSColor(Color.green) }
    public static var systemMint: NSColor { NSColor(Color.mint) }
    public static var systemTeal: NSColor { NSColor(Color.teal) }
    public static var systemCyan: NSColor { NSColor(Color.cyan) }
    public static var systemBlue: NSColor { NSColor(Color.blue) }
    public static var systemIndigo: NSColor { NSColor(Color.indigo) }
    public static var systemPurple: NSColor { NSColor(Color.purple) }
    public static var systemPink: NSColor { NSColor(Color.pink) }
    public static var systemBrown: NSColor { NSColor(Color.brown) }
    public static var systemGray: NSColor { NSColor(Color.gray) }
    /// The tint, or blue.
    public static var controlAccentColor: NSColor { NSColor(Color.accentColor) }

    public static var labelColor: NSColor { NSColor(Color.primary) }
    public static var secondaryLabelColor: NSColor { NSColor(Color.secondary) }
    public static var tertiaryLabelColor: NSColor { NSColor(value: .tertiaryLabel) }
    public static var quaternaryLabelColor: NSColor { NSColor(value: .quaternaryLabel) }
    public static var placeholderTextColor: NSColor { NSColor(value: .placeholderText) }
    public static var linkColor: NSColor { NSColor(value: .link) }
    /// Text that is edited: black or white.
    public static var textColor: NSColor { adapting(0, 255) }
    /// What is written on controls: black or white, at 85 %.
    public static var controlTextColor: NSColor { NSColor(Color.primary) }

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
    public static var clear: NSColor { NSColor(value: .clear) }
    public static var black: NSColor { NSColor(value: .black) }
    public static var white: NSColor { NSColor(value: .white) }
    public static var gray: NSColor { NSColor(value: .gray) }
    public static var darkGray: NSColor { NSColor(value: .darkGray) }
    public static var lightGray: NSColor { NSColor(value: .lightGray) }
    public static var red: NSColor { NSColor(value: .red) }
    public static var green: NSColor { NSColor(value: .green) }
    public static var blue: NSColor { NSColor(value: .blue) }
    public static var cyan: NSColor { NSColor(value: .cyan) }
    public static var yellow: NSColor { NSColor(value: .yellow) }
    public static var magenta: NSColor { NSColor(value: .magenta) }
    public static var orange: NSColor { NSColor(value: .orange) }
    public static var purple: NSColor { NSColor(value: .purple) }
    public static var brown: NSColor { NSColor(value: .brown) }
}

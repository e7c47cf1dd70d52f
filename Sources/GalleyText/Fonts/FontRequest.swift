/// Whose SF metrics are emulated (semantics.md §13.3).
public enum FontPlatform: Hashable, Sendable { case iOS, macOS }

/// How letters look.
public enum FontFamilyDesign: Hashable, Sendable { case standard, rounded, serif, monospaced }

/// A fully resolved wish for a font: no text styles, no environment.
public struct FontRequest: Hashable, Sendable {
    /// A family by name, or nil for the system's of `design`.
    public var family: String?
    public var design: FontFamilyDesign
    /// The size in points.
    public var size: Double
    /// 100 (ultra light) … 900 (black); 400 is regular.
    public var weight: Int
    public var isItalic: Bool
    /// The distance between baselines that a text style asks for; nil for a point-size font.
    public var lineHeight: Double?
    public var platform: FontPlatform
    /// Whether digits are of one width.
    public var monospacedDigits: Bool

    public init(
        family: String? = nil, design: FontFamilyDesign = .standard, size: Double, weight: Int = 400,
        isItalic: Bool = false, lineHeight: Double? = nil, platform: FontPlatform = .iOS, monospacedDigits: Bool = false
    ) {
        self.family = family
        self.design = design
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.lineHeight = lineHeight
        self.platform = platform
        self.monospacedDigits = monospacedDigits
    }
}

/// The vertical metrics of a line, in points, all positive.
public struct LineMetrics: Hashable, Sendable {
    /// From the baseline up, from the baseline down, and the height of capitals.
    public var ascent, descent, capHeight: Double
    /// The extra distance between two lines.
    public var leading: Double
    /// Whether lines are whole points tall, as AppKit has them (semantics.md §13.3).
    public var isWhole: Bool

    public init(ascent: Double, descent: Double, capHeight: Double, leading: Double, isWhole: Bool = false) {
        self.ascent = ascent
        self.descent = descent
        self.capHeight = capHeight
        self.leading = leading
        self.isWhole = isWhole
    }

    /// The height of one line, before it is rounded to pixels.
    var lineHeight: Double { isWhole ? ascent.rounded() + descent.rounded() : ascent + descent }
}

/// The system's styles of text.
public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
}

/// A text style's size, distance between baselines (points) and weights.
public struct TextStyleMetrics: Sendable {
    public var size, lineHeight: Double
    public var weight, boldWeight: Int

    /// The figures at the Large setting: semantics.md §13.3.
    public static func of(_ style: TextStyle, platform: FontPlatform) -> TextStyleMetrics {
        let row: (Double, Double, Int, Int)
        switch (platform, style) {
        case (.iOS, .largeTitle): row = (34, 41, 400, 700)
        case (.iOS, .title): row = (28, 34, 400, 700)
        case (.iOS, .title2): row = (22, 28, 400, 700)
        case (.iOS, .title3): row = (20, 25, 400, 600)
        case (.iOS, .headline): row = (17, 22, 600, 600)
        case (.iOS, .body): row = (17, 22, 400, 600)
        case (.iOS, .callout): row = (16, 21, 400, 600)
        case (.iOS, .subheadline): row = (15, 20, 400, 600)
        case (.iOS, .footnote): row = (13, 18, 400, 600)
        case (.iOS, .caption): row = (12, 16, 400, 600)
        case (.iOS, .caption2): row = (11, 13, 400, 600)
        case (.macOS, .largeTitle): row = (26, 32, 400, 700)
        case (.macOS, .title): row = (22, 26, 400, 700)
        case (.macOS, .title2): row = (17, 22, 400, 700)
        case (.macOS, .title3): row = (15, 20, 400, 600)
        case (.macOS, .headline): row = (13, 16, 700, 800)
        case (.macOS, .body): row = (13, 16, 400, 600)
        case (.macOS, .callout): row = (12, 15, 400, 600)
        case (.macOS, .subheadline): row = (11, 14, 400, 600)
        case (.macOS, .footnote): row = (10, 13, 400, 600)
        case (.macOS, .caption): row = (10, 13, 400, 500)
        case (.macOS, .caption2): row = (10, 13, 500, 600)
        }
        return TextStyleMetrics(size: row.0, lineHeight: row.1, weight: row.2, boldWeight: row.3)
    }
}

extension LineMetrics {
    /// SF's metrics at a size: units of 2048 to the em (semantics.md §13.3).
    static func sanFrancisco(size: Double, lineHeight: Double?, platform: FontPlatform) -> LineMetrics {
        let (ascender, descender): (Double, Double) = platform == .iOS ? (1950, 494) : (1980, 432)
        let ascent = ascender / 2048 * size, descent = descender / 2048 * size
        return LineMetrics(
            ascent: ascent, descent: descent, capHeight: 1443 / 2048 * size,
            leading: lineHeight.map { max($0 - ascent - descent, 0) } ?? 0, isWhole: platform == .macOS)
    }
}

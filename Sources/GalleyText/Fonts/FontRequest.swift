/// Whose SF metrics are emulated (rules.md §13.3).
public enum FontPlatform: Hashable, Sendable { case iOS, macOS }

/// How letters look.
public enum FontFamilyDesign: Hashable, Sendable { case standard, rounded, serif, monospaced }

/// Letters that are drawn as small capitals.
///
/// Fonts with small capitals of their own draw those; in others they are capitals at three quarters of the size, about as
/// tall as small letters.
public struct SmallCaps: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// Makes a value from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Small letters are drawn as small capitals.
    public static let lowercase = SmallCaps(rawValue: 1)
    /// Capitals are drawn as small capitals.
    public static let uppercase = SmallCaps(rawValue: 2)
}

/// A fully resolved wish for a font: no text styles, no environment.
public struct FontRequest: Hashable, Sendable {
    /// A family by name, or nil for the system's of `design`.
    public var family: String?
    /// How the system's letters look; it does not count where `family` is named.
    public var design: FontFamilyDesign
    /// The size in points.
    public var size: Double
    /// 100 (ultra light) … 900 (black); 400 is regular.
    public var weight: Int
    /// Whether letters are slanted, by the family's own italic or else by force.
    public var isItalic: Bool
    /// The distance between baselines that a text style asks for; nil for a point-size font.
    public var lineHeight: Double?
    /// Whose metrics the lines follow (rules.md §13.3).
    public var platform: FontPlatform
    /// Whether digits are of one width.
    public var monospacedDigits: Bool
    /// How much wider or narrower than usual letters are, as a part of their width: 0 is the font's own.
    public var width = 0.0
    /// Which letters are drawn as small capitals.
    public var smallCaps: SmallCaps = []
    /// How much further apart than the font asks for lines are, in points; nothing for a named family.
    public var extraLeading = 0.0
    /// How large glyphs are beside the size, which the lines' heights follow.
    public var glyphScale = 1.0
    /// Whether letters are drawn as capitals; see `SmallCaps`.
    var drawsCapitals = false

    /// A wish for a font of `size` points: upright, regular and the system's unless said otherwise.
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

    /// Requests differ mostly in these: the rest need not be hashed.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(size)
        hasher.combine(weight)
        if let family { hasher.combine(family) }
    }
}

extension FontRequest {
    /// How wide letters are, in steps of a hundredth, so that a width that changes gradually opens a limited number of fonts.
    var stretch: Double { width.isFinite ? (min(max(1 + width, 0.5), 1.5) * 100).rounded() / 100 : 1 }
}

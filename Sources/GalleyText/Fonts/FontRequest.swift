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

    /// Requests differ mostly in these: the rest need not be hashed.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(size)
        hasher.combine(weight)
        if let family { hasher.combine(family) }
    }
}

/// The vertical metrics of a line, in points, all positive.
public struct LineMetrics: Hashable, Sendable {
    /// From the baseline up, from the baseline down, and the height of capitals.
    public var ascent, descent, capHeight: Double
    /// The extra distance between two lines that the font asks for: for a text style, its distance of baselines without
    /// ascent and descent.
    public var leading: Double
    /// Whether a line's ascent and descent are whole points, as AppKit has them (semantics.md §13.3).
    public var isWhole: Bool
    /// The part of `leading` that was added to the font's own (`FontRequest.extraLeading`).
    private var extraLeading = 0.0

    public init(ascent: Double, descent: Double, capHeight: Double, leading: Double, isWhole: Bool = false) {
        self.ascent = ascent
        self.descent = descent
        self.capHeight = capHeight
        self.leading = leading
        self.isWhole = isWhole
    }

    /// SF's metrics at a size: units of 2048 to the em (semantics.md §13.3).
    static func sanFrancisco(size: Double, lineHeight: Double?, platform: FontPlatform) -> LineMetrics {
        let (ascender, descender): (Double, Double) = platform == .iOS ? (1950, 494) : (1980, 432)
        let ascent = ascender / 2048 * size
        let descent = descender / 2048 * size
        return LineMetrics(
            ascent: ascent, descent: descent, capHeight: 1443 / 2048 * size,
            leading: lineHeight.map { max($0 - ascent - descent, 0) } ?? 0, isWhole: platform == .macOS)
    }

    /// The room that a line takes above and below its baseline.
    var lineAscent: Double { isWhole ? ascent.rounded() : ascent }
    var lineDescent: Double { isWhole ? descent.rounded() : descent }
    var lineHeight: Double { lineAscent + lineDescent }

    /// The room between two lines, so that their baselines are as far apart as the font asks for: what whole points add to
    /// the height of a line is taken from the leading.
    var lineGap: Double {
        isWhole ? max(ascent + descent + leading - extraLeading - lineHeight, 0) + extraLeading : leading
    }

    /// The same metrics with lines further apart, or nearer if it is negative.
    func leaded(by extra: Double) -> LineMetrics {
        guard extra != 0, extra.isFinite else { return self }
        var metrics = self
        metrics.leading += extra
        metrics.extraLeading += extra
        return metrics
    }
}

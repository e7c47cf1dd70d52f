/// The vertical metrics of a line, in points, all positive.
public struct LineMetrics: Hashable, Sendable {
    /// From the baseline up, from the baseline down, and the height of capitals.
    public var ascent, descent, capHeight: Double
    /// The extra distance between two lines that the font asks for: for a text style, its distance of baselines without
    /// ascent and descent.
    public var leading: Double
    /// How a line takes whole points, as AppKit has it; nil where it takes what the font asks for.
    private var wholePoints: WholePoints?
    /// The part of `leading` that was added to the font's own (`FontRequest.extraLeading`).
    private var extraLeading = 0.0

    /// The metrics of a font or a line in points, descent and leading counted as positive.
    public init(ascent: Double, descent: Double, capHeight: Double, leading: Double) {
        self.ascent = ascent
        self.descent = descent
        self.capHeight = capHeight
        self.leading = leading
    }

    /// SF's metrics at a size: units of 2048 to the em (rules.md §13.3).
    static func sanFrancisco(size: Double, lineHeight: Double?, platform: FontPlatform) -> LineMetrics {
        let (ascender, descender): (Double, Double) = platform == .iOS ? (1950, 494) : (1980, 432)
        let ascent = ascender / 2048 * size
        let descent = descender / 2048 * size
        var metrics = LineMetrics(
            ascent: ascent, descent: descent, capHeight: 1443 / 2048 * size,
            leading: lineHeight.map { max($0 - ascent - descent, 0) } ?? 0)
        if platform == .macOS { metrics.wholePoints = WholePoints(isSmall: size < 24, isStyle: lineHeight != nil) }
        return metrics
    }

    /// The whole points of lines on macOS.
    ///
    /// The ascent goes to the nearest point, and so does the descent from 24 points on; below, it goes up. That is what all
    /// recorded sizes have, from 10 to 40 points, their baselines and distances of lines included (iamcgn/swiftui-web,
    /// Fixtures/Goldens/text-metrics.json, macOS 26.2); between 22 and 24 points nothing is recorded. A line of a text style
    /// is at least as tall as the font: `title2`, of 17 points, takes 20.02 and so 21 where a pixel is a point.
    private struct WholePoints: Hashable {
        var isSmall, isStyle: Bool
    }

    /// The room that a line takes above its baseline.
    var lineAscent: Double { wholePoints == nil ? ascent : ascent.rounded() }

    /// The room that a line takes below its baseline.
    var lineDescent: Double {
        guard let wholePoints else { return descent }
        let whole = descent.rounded(wholePoints.isSmall ? .up : .toNearestOrAwayFromZero)
        return wholePoints.isStyle ? max(whole, ascent + descent - lineAscent) : whole
    }

    var lineHeight: Double { lineAscent + lineDescent }

    /// The room between two lines, so that their baselines are as far apart as the font asks for: what whole points add to
    /// the height of a line is taken from the leading.
    var lineGap: Double {
        let added = max(lineHeight - (ascent + descent), 0)
        return added == 0 ? leading : max(leading - extraLeading - added, 0) + extraLeading
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

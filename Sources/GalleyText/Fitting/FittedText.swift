/// A text's answer to a proposal, in points.
public struct TextMeasurement: Hashable, Sendable {
    /// The box that the lines fill, in points, not yet rounded to pixels.
    public var width, height: Double
    /// From the top to the baseline of the first and of the last line.
    public var firstBaseline, lastBaseline: Double
    /// The proposals for which this same answer holds (rules.md §13.1): from the size that the lines need to the
    /// size that they were offered.
    public var widthLow, widthHigh, heightLow, heightHigh: Double

    /// A measurement; unless said otherwise it holds for every proposal.
    public init(
        width: Double = 0, height: Double = 0, firstBaseline: Double = 0, lastBaseline: Double = 0,
        widthLow: Double = 0,
        widthHigh: Double = .infinity, heightLow: Double = 0, heightHigh: Double = .infinity
    ) {
        self.width = width
        self.height = height
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.widthLow = widthLow
        self.widthHigh = widthHigh
        self.heightLow = heightLow
        self.heightHigh = heightHigh
    }
}

/// A text's lines for a proposal.
public struct FittedText: Sendable {
    /// The box of all lines, and where the answer holds.
    public var size: TextMeasurement
    /// From top to bottom, only those that are shown.
    public var lines: [TextLine]
    /// Whether something of the text is not shown.
    public var isTruncated: Bool
}

/// A line: its place in the text's own box, and its glyphs.
public struct TextLine: Sendable {
    /// Points from the box's left edge, from its top to the baseline, and along the line.
    public var x, baseline, width: Double
    /// From left to right as they are seen, whatever the direction of reading.
    public var runs: [GlyphRun]
    /// What is shown, with the ellipsis.
    public var text: String
}

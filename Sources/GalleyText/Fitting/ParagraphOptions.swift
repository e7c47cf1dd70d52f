/// Where text that does not fit is cut.
public enum TextTruncation: Hashable, Sendable { case head, middle, tail }

/// Where the lines of a paragraph begin or end.
public enum TextLineAlignment: Hashable, Sendable { case leading, center, trailing }

/// How text is fitted into what it is offered.
public struct ParagraphOptions: Hashable, Sendable {
    /// The most lines, or nil.
    public var lineLimit: Int?
    /// The lines for which there is room in any case.
    public var reservedLines: Int
    public var truncation: TextTruncation
    /// How far the text may shrink before it is cut: 0…1.
    public var minimumScale: Double
    public var alignment: TextLineAlignment
    /// Extra space between lines, in points.
    public var lineSpacing: Double
    /// The length of a pixel in points; sizes round up to it.
    public var pixelLength: Double
    /// Whether `leading` is the right side.
    public var isRightToLeft: Bool

    public init(
        lineLimit: Int? = nil, reservedLines: Int = 0, truncation: TextTruncation = .tail, minimumScale: Double = 1,
        alignment: TextLineAlignment = .leading, lineSpacing: Double = 0, pixelLength: Double = 1,
        isRightToLeft: Bool = false
    ) {
        self.lineLimit = lineLimit
        self.reservedLines = reservedLines
        self.truncation = truncation
        self.minimumScale = minimumScale
        self.alignment = alignment
        self.lineSpacing = lineSpacing
        self.pixelLength = pixelLength > 0 && pixelLength.isFinite ? pixelLength : 1
        self.isRightToLeft = isRightToLeft
    }
}

/// A text's answer to a proposal, in points.
public struct TextSize: Hashable, Sendable {
    public var width, height: Double
    /// From the top to the baseline of the first and of the last line.
    public var firstBaseline, lastBaseline: Double
    /// The proposals for which this same answer holds (semantics.md §13.1): from the size that the lines need to the
    /// size that they were offered.
    public var widthLow, widthHigh, heightLow, heightHigh: Double
}

/// A text's lines for a proposal.
public struct FittedText: Sendable {
    public var size: TextSize
    public var lines: [TextLine]
    public var isTruncated: Bool
}

/// A line: its place in the text's own box, and its glyphs.
public struct TextLine: Sendable {
    public var x, baseline, width: Double
    public var runs: [GlyphRun]
    /// What is shown, with the ellipsis.
    public var text: String
}

/// Where text that does not fit is cut.
public enum TextTruncation: Hashable, Sendable { case head, middle, tail }

/// Where the lines of a paragraph begin or end.
public enum TextLineAlignment: Hashable, Sendable { case leading, center, trailing }

/// How far apart the baselines of lines are, whatever their fonts ask for.
public enum ParagraphLineHeight: Hashable, Sendable {
    /// So many points.
    case exact(Double)
    /// So many points more than the font's size.
    case leading(Double)
    /// So many times the font's size.
    case multiple(Double)

    func height(ofSize size: Double) -> Double? {
        let height =
            switch self {
            case .exact(let points): points
            case .leading(let increase): size + increase
            case .multiple(let factor): size * factor
            }
        return height.isFinite && height >= 0 ? min(height, 100_000) : nil
    }
}

/// How text is fitted into what it is offered.
public struct ParagraphOptions: Hashable, Sendable {
    /// The most lines, or nil.
    public var lineLimit: Int?
    /// The lines for which there is room in any case.
    public var reservedLines: Int
    /// Which part of the last allowed line is left out (rules.md §13.2).
    public var truncation: TextTruncation
    /// How far the text may shrink before it is cut: 0…1.
    public var minimumScale: Double
    /// Whether the characters of a line may be drawn together, by 1/72 em each at most, before the text is cut.
    public var allowsTightening: Bool
    /// Where lines that are shorter than the text's own width lie in it (rules.md §13.2).
    public var alignment: TextLineAlignment
    /// Extra space between lines, in points.
    public var lineSpacing: Double
    /// How far apart baselines are; nil is as fonts ask for.
    public var lineHeight: ParagraphLineHeight?
    /// The length of a pixel in points; sizes round up to it.
    public var pixelLength: Double
    /// Whether `leading` is the right side.
    public var isRightToLeft: Bool

    /// Values that make no sense are brought to the nearest that does; those that are no numbers, to the default.
    public init(
        lineLimit: Int? = nil, reservedLines: Int = 0, truncation: TextTruncation = .tail, minimumScale: Double = 1,
        allowsTightening: Bool = false, alignment: TextLineAlignment = .leading, lineSpacing: Double = 0,
        lineHeight: ParagraphLineHeight? = nil, pixelLength: Double = 1,
        isRightToLeft: Bool = false
    ) {
        self.lineLimit = lineLimit.map { max($0, 1) }
        self.reservedLines = min(max(reservedLines, 0), 1_000_000)
        self.truncation = truncation
        self.minimumScale = minimumScale.isFinite ? min(max(minimumScale, 0.01), 1) : 1
        self.allowsTightening = allowsTightening
        self.alignment = alignment
        self.lineSpacing = usable(lineSpacing)
        self.lineHeight = lineHeight
        self.pixelLength = pixelLength.isFinite && pixelLength > 1e-6 ? min(pixelLength, 1000) : 1
        self.isRightToLeft = isRightToLeft
    }
}

extension ParagraphOptions {
    /// The same options with values that can be reckoned with, whatever was assigned since.
    var checked: ParagraphOptions {
        ParagraphOptions(
            lineLimit: lineLimit, reservedLines: reservedLines, truncation: truncation, minimumScale: minimumScale,
            allowsTightening: allowsTightening, alignment: alignment, lineSpacing: lineSpacing,
            lineHeight: lineHeight, pixelLength: pixelLength, isRightToLeft: isRightToLeft)
    }
}

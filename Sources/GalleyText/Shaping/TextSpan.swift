/// A stretch of text in one font.
public struct TextSpan: Hashable, Sendable {
    public var text: String
    public var font: FontRequest
    /// The caller's index, for example of a paint; handed on to the glyphs.
    public var tag: Int
    /// Extra space after each cluster, and how far the span stands above the baseline; points.
    public var tracking, baselineOffset: Double
    /// Extra space after each cluster that leaves ligatures together, in points; nothing where there is tracking.
    public var kerning = 0.0

    public init(_ text: String, font: FontRequest, tag: Int = 0, tracking: Double = 0, baselineOffset: Double = 0) {
        self.text = text
        self.font = font
        self.tag = tag
        self.tracking = tracking
        self.baselineOffset = baselineOffset
    }
}

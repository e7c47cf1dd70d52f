/// A box in a line of text, such as a picture: lengths in points, `ascent` and `descent` from the span's baseline.
///
/// It comes back as a run of one glyph with the span's tag, whose pen is the box's left end on that baseline, and whose size
/// in proportion to the font's is what the text was scaled by.
public struct TextObject: Hashable, Sendable {
    /// In points at the font's own size; `descent` counts down from the baseline.
    public var width, ascent, descent: Double

    /// A box so wide, so far above and so far below the baseline, in points.
    public init(width: Double, ascent: Double, descent: Double) {
        self.width = width
        self.ascent = ascent
        self.descent = descent
    }
}

/// A stretch of text in one font.
public struct TextSpan: Hashable, Sendable {
    /// The characters; U+FFFC alone where `object` stands in their place.
    public var text: String
    /// The font, before any scaling that makes the text fit.
    public var font: FontRequest
    /// The caller's index, for example of a paint; handed on to the glyphs.
    public var tag: Int
    /// Extra space after each cluster, and how far the span stands above the baseline; points.
    public var tracking, baselineOffset: Double
    /// Extra space after each cluster that leaves ligatures together, in points; nothing where there is tracking.
    public var kerning = 0.0
    /// A box that stands in the text's place; the text is then one U+FFFC.
    public var object: TextObject?

    /// A stretch of text; `tracking` and `baselineOffset` are points, positive is wider and higher.
    public init(_ text: String, font: FontRequest, tag: Int = 0, tracking: Double = 0, baselineOffset: Double = 0) {
        self.text = text
        self.font = font
        self.tag = tag
        self.tracking = tracking
        self.baselineOffset = baselineOffset
    }
}

/// A glyph and where its pen stands: points from the text's top left, y at the baseline.
public struct PlacedGlyph: Sendable {
    /// The glyph's number in its font; 0 is the font's box for what it does not have.
    public var id: UInt32
    /// In points; y is the baseline, down from the text's top.
    public var x, y: Double
    /// How far the pen moves on, in points.
    public var advance: Double
    /// Where the glyph's characters begin in the run's text, in UTF-8.
    public var cluster: Int
    /// How far right of the beginning of its advance it stands, in points: a letter that was given another width stands in the
    /// middle of it.
    public var shift: Double

    /// The beginning of its advance, in points.
    public var left: Double { x - shift }

    /// A glyph whose pen stands at (`x`, `y`) points.
    public init(id: UInt32, x: Double, y: Double, advance: Double, cluster: Int, shift: Double = 0) {
        self.id = id
        self.x = x
        self.y = y
        self.advance = advance
        self.cluster = cluster
        self.shift = shift
    }
}

/// Glyphs of one font and one span that stand beside each other.
public struct GlyphRun: Sendable {
    /// The font that all glyphs are of.
    public var face: FontFace
    /// The size in points.
    public var size: Double
    /// The span's tag.
    public var tag: Int
    /// From left to right as they are seen.
    public var glyphs: [PlacedGlyph]
    /// The characters that the glyphs stand for.
    public var text: String
    /// Where these characters begin in the paragraph's text, in UTF-8.
    public var textStart: Int
    /// Whether the characters run from right to left; the glyphs' order does not say.
    public var isRightToLeft: Bool

    /// A run; `textStart` is 0 for a paragraph's first.
    public init(
        face: FontFace, size: Double, tag: Int, glyphs: [PlacedGlyph], text: String, textStart: Int = 0,
        isRightToLeft: Bool
    ) {
        self.face = face
        self.size = size
        self.tag = tag
        self.glyphs = glyphs
        self.text = text
        self.textStart = textStart
        self.isRightToLeft = isRightToLeft
    }
}

/// A glyph and where its pen stands: points from the text's top left, y at the baseline.
public struct PlacedGlyph: Sendable {
    public var id: UInt32
    public var x, y: Double
    public var advance: Double
    /// Where the glyph's characters begin in the run's text, in UTF-8.
    public var cluster: Int

    public init(id: UInt32, x: Double, y: Double, advance: Double, cluster: Int) {
        self.id = id
        self.x = x
        self.y = y
        self.advance = advance
        self.cluster = cluster
    }
}

/// Glyphs of one font and one span that stand beside each other.
public struct GlyphRun: Sendable {
    public var face: FontFace
    /// The size in points.
    public var size: Double
    /// The span's tag.
    public var tag: Int
    public var glyphs: [PlacedGlyph]
    /// The characters that the glyphs stand for.
    public var text: String
    /// Where these characters begin in the paragraph's text, in UTF-8.
    public var textStart: Int
    public var isRightToLeft: Bool

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

/// Text after shaping, before lines: clusters in reading order with their widths, and where lines may end.
///
/// It depends on the spans' texts and fonts and on the base direction alone, so equal texts share one. Widths are whole
/// multiples of 1/65536 of a point: sums and differences of them are exact, so that a line's width does not depend on where in
/// the text it stands.
final class ShapedText: Sendable {
    struct Glyph: Sendable {
        var id: UInt32
        /// In points, y down.
        var xOffset, yOffset, advance: Float

        init(id: UInt32, xOffset: Float, yOffset: Float, advance: Float) {
            (self.id, self.xOffset, self.yOffset, self.advance) = (id, xOffset, yOffset, advance)
        }

        /// A glyph as its font has it, y up; `scale` is that from the font's units to points.
        init(_ raw: RawGlyph, scale: Double) {
            self.init(
                id: raw.id, xOffset: Float(Double(raw.xOffset) * scale), yOffset: Float(-Double(raw.yOffset) * scale),
                advance: Float(Double(raw.advance) * scale))
        }
    }

    /// What cannot be parted: one or more characters and their glyphs, up to those of the next.
    struct Cluster: Sendable {
        /// The left edge, if all stood in one row.
        var x: Double
        private var place: UInt32
        private var glyph: UInt32

        init(x: Double, offset: Int, firstGlyph: Int, isSpace: Bool) {
            self.x = x
            place = UInt32(truncatingIfNeeded: offset) << 1 | (isSpace ? 1 : 0)
            glyph = UInt32(truncatingIfNeeded: firstGlyph)
        }

        /// Where it begins in the text, in UTF-8.
        var offset: Int {
            get { Int(place >> 1) }
            set { place = UInt32(truncatingIfNeeded: newValue) << 1 | place & 1 }
        }
        var firstGlyph: Int { Int(glyph) }
        /// Whether it vanishes at the end of a line.
        var isSpace: Bool { place & 1 != 0 }
    }

    /// Glyphs of one font, one span and one direction, which follow each other in reading order.
    struct Run: Sendable {
        var face: FontFace
        var span: Int32
        var level: UInt8
        var firstCluster: Int32
    }

    /// What stands between two places where a line may end.
    struct Segment: Sendable {
        /// Where the drawn part ends, with a hyphen if a line that ends here shows one; without spaces at its end.
        var drawnX: Double
        /// Where the next segment begins.
        var endX: Double
        var drawnEnd: Int32
        /// The first cluster of the next segment.
        var end: Int32
        /// Whether it is the last of its forced line.
        var isLast: Bool
        /// Whether a line that ends here shows a hyphen.
        var isHyphenated: Bool
    }

    /// What stands between two forced line ends.
    struct HardLine: Sendable {
        var firstCluster, endCluster: Int32
        /// The span whose metrics the line has if it is empty.
        var span: Int32
        /// The level of its base direction.
        var baseLevel: UInt8
    }

    /// The spans' texts, joined.
    let text: String
    let fonts: [ResolvedFont]
    /// One more entry ends the last.
    let clusters: [Cluster]
    let glyphs: [Glyph]
    let runs: [Run]
    let segments: [Segment]
    let hardLines: [HardLine]
    /// The widest forced line, without and with the spaces at its end.
    let idealWidth: Double
    /// The metrics of each span, its baseline offset included.
    let metrics: [LineMetrics]
    /// Whether all spans have the same vertical metrics.
    let isUniform: Bool
    /// Characters and fonts that were missing.
    let diagnostics: [String]

    init(_ spans: [TextSpan], isRightToLeft: Bool, _ library: FontLibrary) {
        fonts = spans.map { library.resolve($0.font) }
        text = spans.count == 1 ? spans[0].text : spans.lazy.map(\.text).joined()
        var shaper = Shaper(spans, text, fonts, isRightToLeft: isRightToLeft, library)
        shaper.shape()
        clusters = shaper.clusters
        glyphs = shaper.glyphs
        runs = shaper.runs
        segments = shaper.segments
        hardLines = shaper.hardLines
        var widest = 0.0
        for line in shaper.hardLines {
            widest = max(widest, shaper.clusters[Int(line.endCluster)].x - shaper.clusters[Int(line.firstCluster)].x)
        }
        idealWidth = widest
        let metrics = zip(spans, fonts).map { $1.metrics.holding($0.object).raised(by: usable($0.baselineOffset)) }
        self.metrics = metrics
        isUniform = metrics.allSatisfy { $0 == metrics[0] }
        var missing: [String] = []
        if shaper.diagnostics.isEmpty, fonts.allSatisfy({ $0.diagnostics.isEmpty }) {
            diagnostics = missing
            return
        }
        for message in fonts.flatMap(\.diagnostics) + shaper.diagnostics where !missing.contains(message) {
            missing.append(message)
        }
        diagnostics = missing
    }

    /// The run of a cluster.
    func run(of cluster: Int) -> Int {
        var low = 0
        var high = runs.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(runs[middle].firstCluster) <= cluster { low = middle } else { high = middle }
        }
        return low
    }

    /// The forced line of a cluster.
    func hardLine(of cluster: Int) -> Int {
        var low = 0
        var high = hardLines.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(hardLines[middle].firstCluster) <= cluster { low = middle } else { high = middle }
        }
        return low
    }

    /// The characters of some clusters.
    func text(_ clusters: Range<Int>) -> Substring {
        let bytes = text.utf8
        let first = self.clusters[clusters.lowerBound]
        let start = bytes.index(bytes.startIndex, offsetBy: first.offset)
        let end = bytes.index(start, offsetBy: self.clusters[clusters.upperBound].offset - first.offset)
        return text[start..<end]
    }
}

/// A length that can be reckoned with: 0 for what is none.
func usable(_ length: Double) -> Double { length.isFinite ? min(max(length, -100_000), 100_000) : 0 }

extension LineMetrics {
    /// The metrics of a line that holds a box as well.
    fileprivate func holding(_ object: TextObject?) -> LineMetrics {
        guard let object else { return self }
        var holding = self
        holding.ascent = max(ascent, usable(object.ascent))
        holding.descent = max(descent, usable(object.descent))
        return holding
    }

    /// The metrics of text that stands above its baseline: the line grows by as much (rules.md §13.2).
    fileprivate func raised(by offset: Double) -> LineMetrics {
        guard offset != 0 else { return self }
        var raised = self
        raised.ascent += max(offset, 0)
        raised.descent += max(-offset, 0)
        return raised
    }
}

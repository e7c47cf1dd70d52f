import Synchronization

/// Text after shaping, before lines: clusters in reading order with their widths, and where lines may end.
///
/// It depends on the spans alone, so texts that say the same share one.
final class ShapedText: Sendable {
    /// What cannot be parted: one or more characters and their glyphs.
    struct Cluster: Sendable {
        var firstScalar: Int32
        var scalarCount: Int32
        var run: Int32
        var firstGlyph: Int32
        var glyphCount: Int32
        var advance: Double
        var isSpace: Bool
    }

    /// Glyphs of one font, one span and one direction.
    struct Run: Sendable {
        var face: FontFace
        var span: Int
        var level: UInt8
        var glyphs: [Glyph]
    }

    struct Glyph: Sendable {
        var id: UInt32
        var xOffset, yOffset, advance: Double
    }

    /// Clusters between two places where a line may end.
    struct Segment: Sendable {
        var firstCluster: Int32
        var endCluster: Int32
        /// The end without the spaces that vanish at the end of a line.
        var drawnEnd: Int32
    }

    /// What lies between two forced line ends.
    struct HardLine: Sendable {
        var firstSegment: Int32
        var endSegment: Int32
        var firstCluster: Int32
        var endCluster: Int32
        /// The span whose metrics an empty line has.
        var span: Int
    }

    let spans: [TextSpan]
    let scalars: [Unicode.Scalar]
    let clusters: [Cluster]
    /// The sum of the advances before each cluster, and after the last.
    let starts: [Double]
    let runs: [Run]
    let segments: [Segment]
    let hardLines: [HardLine]
    /// The metrics of each span.
    let metrics: [LineMetrics]
    /// Whether all spans have the same vertical metrics.
    let isUniform: Bool
    /// An ellipsis in each span's font.
    let ellipses: [Ellipsis]

    struct Ellipsis: Sendable {
        var face: FontFace?
        var glyphs: [Glyph]
        var advance: Double
    }

    private init(_ spans: [TextSpan], _ fonts: FontLibrary) {
        var shaper = Shaper(spans, fonts)
        shaper.shape()
        self.spans = spans
        scalars = shaper.scalars
        clusters = shaper.clusters
        var starts: [Double] = [0]
        starts.reserveCapacity(clusters.count + 1)
        var x = 0.0
        for cluster in clusters {
            x += cluster.advance
            starts.append(x)
        }
        self.starts = starts
        runs = shaper.runs
        segments = shaper.segments
        hardLines = shaper.hardLines
        let metrics = spans.map { fonts.lineMetrics(for: $0.font) }
        self.metrics = metrics
        isUniform = metrics.allSatisfy { $0 == metrics[0] }
        ellipses = spans.map { shaper.ellipsis(for: $0) }
    }

    // MARK: Sharing

    private struct Key: Hashable {
        var spans: [TextSpan]
        var library: ObjectIdentifier
    }

    /// What was shaped lately, with its cost in scalars. Emptied when full: results do not depend on it.
    private static let cache = Mutex<(texts: [Key: ShapedText], cost: Int)>(([:], 0))
    private static let cacheLimit = 400_000

    static func make(_ spans: [TextSpan], _ fonts: FontLibrary) -> ShapedText {
        let key = Key(spans: spans, library: ObjectIdentifier(fonts))
        if let known = cache.withLock({ $0.texts[key] }) { return known }
        let text = ShapedText(spans, fonts)
        let cost = text.scalars.count + 32
        if cost <= cacheLimit / 4 {
            cache.withLock { cache in
                if cache.cost + cost > cacheLimit { cache = ([:], 0) }
                if cache.texts.updateValue(text, forKey: key) == nil { cache.cost += cost }
            }
        }
        return text
    }
}

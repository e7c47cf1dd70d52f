// Filling lines (rules.md §13.1): as many segments as fit, without the spaces at the end; a segment wider than the line is
// parted between its clusters; a cluster wider than the line has a line to itself.

/// A length by which text may be longer than its line: less than anyone can see, more than sums of proposals are off.
let fitTolerance = 1e-6

/// A line before it is set.
struct LineRange {
    var first, drawnEnd: Int
    /// Its width without the spaces at its end, and the width that counts for the text's.
    var drawnWidth, countedWidth: Double
    /// Whether a hyphen is shown at the end.
    var isHyphenated = false
    /// Whether a forced line ends with it.
    var isLast: Bool
}

/// What became of filling lines.
struct Filling {
    var count = 0
    /// The widest counted width.
    var widest = 0.0
    /// The least width at which a line would take in more than it has.
    var nextWidth = Double.infinity
    /// The first cluster of the line that must be cut, and the forced line it belongs to, if not all of the text fits.
    var cut: (first: Int, hardLine: Int)?
}

extension ShapedText {
    /// Fills lines of a width, `limit` of them at most; all but a cut one are handed to `emit`. Spaces at a line's end count
    /// for the text's width.
    @inline(__always)
    func fill(width: Double, limit: Int, _ emit: (LineRange) -> Void) -> Filling {
        var filling = Filling()
        segments.withUnsafeBufferPointer { segments in
            clusters.withUnsafeBufferPointer { clusters in
                // The segment and the cluster that the next line begins with.
                var next = 0
                var first = 0
                var hardLine = 0
                while next < segments.count {
                    let end = clusters[first].x + width + fitTolerance
                    let line =
                        partedLine(segments[next], clusters, &first, end, &filling.nextWidth)
                        ?? wholeLine(segments, &next, clusters, &first, end, &filling.nextWidth)
                    filling.count &+= 1
                    if filling.count == limit, next < segments.count {
                        filling.cut = (line.first, hardLine)
                        return
                    }
                    if line.isLast { hardLine += 1 }
                    if line.countedWidth > filling.widest { filling.widest = line.countedWidth }
                    emit(line)
                }
            }
        }
        return filling
    }

    /// A line of a segment that is wider: as many of its clusters as fit, but at least one. Nil where all of it fits, or where
    /// only spaces at its end do not.
    @inline(__always)
    private func partedLine(
        _ segment: Segment, _ clusters: UnsafeBufferPointer<Cluster>, _ first: inout Int, _ end: Double,
        _ nextWidth: inout Double
    ) -> LineRange? {
        let drawnEnd = Int(segment.drawnEnd)
        guard segment.drawnX > end, drawnEnd > first + 1, clusters[drawnEnd].x > end else { return nil }
        let start = clusters[first].x
        let last = lastCluster(clusters, first + 1, drawnEnd, end)
        let width = clusters[last].x - start
        nextWidth = min(nextWidth, clusters[last + 1].x - start)
        defer { first = last }
        return LineRange(first: first, drawnEnd: last, drawnWidth: width, countedWidth: width, isLast: false)
    }

    /// A line of as many segments as fit, but at least one.
    @inline(__always)
    private func wholeLine(
        _ segments: UnsafeBufferPointer<Segment>, _ next: inout Int, _ clusters: UnsafeBufferPointer<Cluster>,
        _ first: inout Int, _ end: Double, _ nextWidth: inout Double
    ) -> LineRange {
        // The last segment of a text is the last of its line: no index lies behind it.
        while !segments[next].isLast, segments[next &+ 1].drawnX <= end { next &+= 1 }
        let start = clusters[first].x
        let segment = segments[next]
        let drawnWidth = segment.drawnX - start
        if !segment.isLast { nextWidth = min(nextWidth, segments[next &+ 1].drawnX - start) }
        defer { (first, next) = (Int(segment.end), next &+ 1) }
        return LineRange(
            first: first, drawnEnd: Int(segment.drawnEnd), drawnWidth: drawnWidth,
            countedWidth: max(segment.endX - start, drawnWidth),
            isHyphenated: segment.isHyphenated, isLast: segment.isLast)
    }

    /// The last of the ends `low...high` of clusters that does not lie beyond `end`; `low` if all do.
    @inline(__always)
    private func lastCluster(_ clusters: UnsafeBufferPointer<Cluster>, _ low: Int, _ high: Int, _ end: Double) -> Int {
        var low = low
        var high = high
        while high - low > 1 {
            let middle = (low + high) / 2
            if clusters[middle].x <= end { low = middle } else { high = middle }
        }
        return low
    }
}

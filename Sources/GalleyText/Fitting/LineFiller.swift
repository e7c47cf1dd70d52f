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
    /// Fills lines of a width, `limit` of them at most; all but a cut one are handed to `emit`.
    ///
    /// - Parameter countsSpaces: Whether spaces where a line wraps count for the text's width, as AppKit has it; at a forced
    ///   line end they always do.
    @inline(__always)
    func fill(width: Double, limit: Int, countsSpaces: Bool, _ emit: (LineRange) -> Void) -> Filling {
        var filling = Filling()
        segments.withUnsafeBufferPointer { segments in
            clusters.withUnsafeBufferPointer { clusters in
                var index = 0
                var first = 0
                var hardLine = 0
                while index < segments.count {
                    let start = clusters[first].x
                    let end = start + width + fitTolerance
                    var line: LineRange
                    var next = index
                    if segments[index].drawnX > end, Int(segments[index].drawnEnd) > first + 1,
                        clusters[Int(segments[index].drawnEnd)].x > end
                    {
                        // Not even one segment fits: as many clusters as do, but at least one.
                        let last = lastCluster(clusters, first + 1, Int(segments[index].drawnEnd), end)
                        line = LineRange(
                            first: first, drawnEnd: last, drawnWidth: clusters[last].x - start,
                            countedWidth: clusters[last].x - start,
                            isLast: false)
                        filling.nextWidth = min(filling.nextWidth, clusters[last + 1].x - start)
                        first = last
                    } else {
                        while !segments[next].isLast, segments[next + 1].drawnX <= end { next += 1 }
                        let segment = segments[next]
                        let drawnWidth = segment.drawnX - start
                        let isCounted = segment.isLast || countsSpaces
                        line = LineRange(
                            first: first, drawnEnd: Int(segment.drawnEnd), drawnWidth: drawnWidth,
                            countedWidth: isCounted ? max(segment.endX - start, drawnWidth) : drawnWidth,
                            isHyphenated: segment.isHyphenated, isLast: segment.isLast)
                        if !segment.isLast {
                            filling.nextWidth = min(filling.nextWidth, segments[next + 1].drawnX - start)
                        }
                        first = Int(segment.end)
                        next += 1
                    }
                    if filling.count + 1 == limit, next < segments.count {
                        filling.cut = (line.first, hardLine)
                        filling.count += 1
                        return
                    }
                    index = next
                    if line.isLast { hardLine += 1 }
                    filling.count += 1
                    filling.widest = max(filling.widest, line.countedWidth)
                    emit(line)
                }
            }
        }
        return filling
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

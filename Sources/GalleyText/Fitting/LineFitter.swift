// Filling lines (semantics.md §13.1): as many segments as fit, without the spaces at the end; a segment wider than the
// line is parted between its clusters; a cluster wider than the line has a line of its own.

/// A line before it is drawn: its clusters, and its width with and without the spaces at its end.
struct LineSpan {
    var firstCluster: Int
    /// The end of what is drawn, and of what belongs to the line.
    var drawnEnd, end: Int
    /// Which forced line it belongs to.
    var hardLine: Int
    var width: Double
    var fullWidth: Double
}

extension ShapedText {
    func width(_ first: Int, _ end: Int) -> Double { starts[end] - starts[first] }

    /// Hands the lines for `width` to `body` until that returns false.
    func eachLine(_ width: Double, _ body: (LineSpan) -> Bool) {
        // Sums of advances carry noise: a line may be longer by less than anyone can see.
        let limit = width + 1e-6
        for (index, line) in hardLines.enumerated() {
            if line.firstCluster == line.endCluster {
                let empty = LineSpan(
                    firstCluster: Int(line.firstCluster), drawnEnd: Int(line.firstCluster), end: Int(line.firstCluster),
                    hardLine: index, width: 0, fullWidth: 0)
                guard body(empty) else { return }
                continue
            }
            guard eachSoftLine(line, index, limit, body) else { return }
        }
    }

    private func eachSoftLine(_ line: HardLine, _ index: Int, _ limit: Double, _ body: (LineSpan) -> Bool) -> Bool {
        var start = Int(line.firstCluster)
        var segment = Int(line.firstSegment)
        let endSegment = Int(line.endSegment)
        func emit(_ drawnEnd: Int, _ end: Int) -> Bool {
            // The last line of a paragraph keeps its spaces; at a wrap they vanish.
            let drawn = end == Int(line.endCluster) ? end : drawnEnd
            return body(
                LineSpan(
                    firstCluster: start, drawnEnd: drawn, end: end, hardLine: index, width: width(start, drawn),
                    fullWidth: width(start, end)))
        }
        while segment < endSegment {
            var last = -1
            while segment < endSegment, width(start, Int(segments[segment].drawnEnd)) <= limit {
                last = segment
                segment += 1
            }
            if last >= 0 {
                guard emit(Int(segments[last].drawnEnd), Int(segments[last].endCluster)) else { return false }
                start = Int(segments[last].endCluster)
                continue
            }
            // Not even one segment fits: as many clusters as do, but at least one.
            let drawnEnd = Int(segments[segment].drawnEnd)
            var end = start + 1
            while end < drawnEnd, width(start, end + 1) <= limit { end += 1 }
            if end >= drawnEnd {
                end = Int(segments[segment].endCluster)
                guard emit(drawnEnd, end) else { return false }
                segment += 1
            } else {
                guard emit(end, end) else { return false }
            }
            start = end
        }
        return true
    }
}

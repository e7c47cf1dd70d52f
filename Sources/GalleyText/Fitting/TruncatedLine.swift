/// The last line of a text that continues: what is kept of it, with "…" for the rest (rules.md §13.2).
///
/// It is cut between clusters, and spaces beside the sign are dropped. What is kept before the sign is of the forced line that
/// is cut, what is kept after it of the text's last.
struct TruncatedLine {
    /// The clusters before and after the sign.
    var head, tail: Range<Int>
    /// The span in whose font the sign is set.
    var span: Int
    var width: Double
}

extension ShapedText {
    /// Cuts the line that begins at `first`, so that it is no wider than `width`.
    func truncated(_ first: Int, hardLine: Int, _ mode: TextTruncation, width: Double) -> TruncatedLine {
        let last = hardLines.count - 1
        let lineEnd = Int(hardLines[hardLine].endCluster)
        let textStart = hardLine == last ? first : Int(hardLines[last].firstCluster)
        let textEnd = drawnEnd(of: Int(hardLines[last].endCluster), from: textStart)
        var span = first < lineEnd ? span(of: first) : Int(hardLines[hardLine].span)
        var room = width - fonts[span].ellipsis.advance
        var head = first..<first
        var tail = textEnd..<textEnd
        switch mode {
        case .tail:
            head = first..<headEnd(first, lineEnd, room)
            if head.isEmpty { break }
            // The sign is in the font of what it follows.
            let own = self.span(of: head.upperBound - 1)
            if own != span {
                let other = width - fonts[own].ellipsis.advance
                if other < room { head = first..<headEnd(first, lineEnd, other) }
                span = own
                room = other
            }
        case .head:
            tail = tailStart(textStart, textEnd, room)..<textEnd
        case .middle:
            head = first..<headEnd(first, lineEnd, room / 2)
            tail = tailStart(max(textStart, head.upperBound), textEnd, room - between(head))..<textEnd
            // What the end could not use goes to the beginning.
            let limit = hardLine == last ? min(lineEnd, tail.lowerBound) : lineEnd
            head = first..<max(headEnd(first, limit, room - between(tail)), head.upperBound)
        }
        return TruncatedLine(
            head: head, tail: tail, span: span, width: between(head) + fonts[span].ellipsis.advance + between(tail))
    }

    private func span(of cluster: Int) -> Int { runs.isEmpty ? 0 : Int(runs[run(of: cluster)].span) }

    private func between(_ clusters: Range<Int>) -> Double {
        self.clusters[clusters.upperBound].x - self.clusters[clusters.lowerBound].x
    }

    /// The end of the clusters before `end` without the spaces there.
    private func drawnEnd(of end: Int, from start: Int) -> Int {
        var end = end
        while end > start, clusters[end - 1].isSpace { end -= 1 }
        return end
    }

    /// As many clusters as fit from the start, without spaces before the sign.
    private func headEnd(_ start: Int, _ end: Int, _ room: Double) -> Int {
        let limit = clusters[start].x + room + fitTolerance
        var low = start
        var high = end + 1
        while high - low > 1 {
            let middle = (low + high) / 2
            if clusters[middle].x <= limit { low = middle } else { high = middle }
        }
        return drawnEnd(of: low, from: start)
    }

    /// As many clusters as fit up to the end, without spaces after the sign.
    private func tailStart(_ start: Int, _ end: Int, _ room: Double) -> Int {
        let limit = clusters[end].x - room - fitTolerance
        var low = start - 1
        var high = end
        while high - low > 1 {
            let middle = (low + high) / 2
            if clusters[middle].x >= limit { high = middle } else { low = middle }
        }
        while high < end, clusters[high].isSpace { high += 1 }
        return high
    }
}

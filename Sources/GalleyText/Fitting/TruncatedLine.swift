/// The last line of a text that goes on: what is kept of it, with "…" for the rest (semantics.md §13.2).
///
/// Cut between clusters; spaces beside the sign are dropped.
struct TruncatedLine {
    /// The clusters before and after the sign.
    var head: Range<Int>
    var tail: Range<Int>
    /// The span in whose font the sign is set.
    var span: Int
    var width: Double

    /// Fills the line that begins where `line` does with what follows in the whole text.
    init(_ shaped: ShapedText, _ line: LineSpan, _ mode: TextTruncation, _ width: Double) {
        let start = line.firstCluster
        let hardEnd = Int(shaped.hardLines[line.hardLine].endCluster)
        let textEnd = shaped.clusters.count
        let span =
            start < textEnd ? shaped.runs[Int(shaped.clusters[start].run)].span : shaped.hardLines[line.hardLine].span
        self.span = span
        let room = width - shaped.ellipses[span].advance + 1e-6

        /// As many clusters as fit from the start, without spaces before the sign.
        func headEnd(_ room: Double) -> Int {
            var end = start
            while end < hardEnd, shaped.width(start, end + 1) <= room { end += 1 }
            while end > start, shaped.clusters[end - 1].isSpace { end -= 1 }
            return end
        }
        /// As many clusters as fit at the end of the text, without spaces after the sign.
        func tailStart(_ room: Double, _ least: Int) -> Int {
            var first = textEnd
            let lastHard = Int(shaped.hardLines[shaped.hardLines.count - 1].firstCluster)
            while first > max(least, lastHard), shaped.width(first - 1, textEnd) <= room { first -= 1 }
            while first < textEnd, shaped.clusters[first].isSpace { first += 1 }
            return first
        }
        switch mode {
        case .tail:
            head = start..<headEnd(room)
            tail = textEnd..<textEnd
        case .head:
            head = start..<start
            tail = tailStart(room, start)..<textEnd
        case .middle:
            head = start..<headEnd(room / 2)
            let first = tailStart(room - shaped.width(head.lowerBound, head.upperBound), head.upperBound)
            tail = first..<textEnd
        }
        self.width =
            shaped.width(head.lowerBound, head.upperBound) + shaped.ellipses[span].advance
            + shaped.width(tail.lowerBound, tail.upperBound)
    }
}

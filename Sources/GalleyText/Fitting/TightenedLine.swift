/// The last line that is allowed, with its characters drawn together so that the rest of the text fits in it.
///
/// Apple documents that spaces between characters are reduced before characters are cut (`allowsTightening`,
/// `allowsDefaultTighteningForTruncation`), not by how much: 1/72 em a character was measured (rules.md §13.2).
struct TightenedLine {
    var clusters: Range<Int>
    var width: Double
    /// By how much each character's advance is less, in em.
    var tightening: Double

    /// The most that an advance may lose, in em.
    static let most = 1.0 / 72
}

extension ShapedText {
    /// The line that begins at `first` with all that is left of the text, drawn together no more than needed; nil if not all of
    /// it fits.
    func tightened(_ first: Int, hardLine: Int, width: Double) -> TightenedLine? {
        guard hardLine == hardLines.count - 1 else { return nil }
        var end = Int(hardLines[hardLine].endCluster)
        while end > first, clusters[end - 1].isSpace { end -= 1 }
        guard end > first else { return nil }
        let excess = clusters[end].x - clusters[first].x - width
        // A long text is told to be too long without a look at its characters.
        let largest = fonts.reduce(0) { max($0, $1.size) }
        guard excess <= largest * TightenedLine.most * Double(end - first) else { return nil }
        let room = tighteningRoom(first..<end)
        guard room > 0, excess <= room * TightenedLine.most + fitTolerance else { return nil }
        let tightening = min(max(excess / room, 0), TightenedLine.most)
        return TightenedLine(
            clusters: first..<end, width: clusters[end].x - clusters[first].x - room * tightening,
            tightening: tightening)
    }

    /// The sizes of the characters after which there is space to lose: of all that take room but the last.
    private func tighteningRoom(_ range: Range<Int>) -> Double {
        var room = 0.0
        var last = 0.0
        eachRun(in: range) { run, clusters in
            let size = fonts[Int(runs[run].span)].size
            for cluster in clusters where isTightenable(cluster) {
                room += last
                last = size
            }
        }
        return room
    }

    /// Whether a cluster's advance may be lessened.
    func isTightenable(_ cluster: Int) -> Bool { clusters[cluster + 1].x > clusters[cluster].x }

    /// The runs that some clusters belong to, with the clusters that are in each.
    func eachRun(in range: Range<Int>, _ body: (Int, Range<Int>) -> Void) {
        guard !range.isEmpty, !runs.isEmpty else { return }
        var run = run(of: range.lowerBound)
        var start = range.lowerBound
        while start < range.upperBound {
            let runEnd = run + 1 < runs.count ? Int(runs[run + 1].firstCluster) : range.upperBound
            let end = min(runEnd, range.upperBound)
            body(run, start..<end)
            start = end
            run += 1
        }
    }
}

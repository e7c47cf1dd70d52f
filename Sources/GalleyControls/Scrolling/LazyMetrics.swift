import GalleyGraph

/// Where the lines of a lazy container lie along its axis, for one thickness. What has not been built is estimated: a
/// line is as long as those of its run that have been looked at are on average.
nonisolated struct LazyMetrics: Equatable {
    /// The lines of one run of views.
    struct Run: Equatable {
        var views: Range<Int>
        var section: SectionTraits?
        var firstLine: Int
        var lineCount: Int
        /// The views in a line.
        var perLine: Int
        var start: CGFloat = 0
        /// The length of each line.
        var length: CGFloat

        var lines: Range<Int> { firstLine..<firstLine + lineCount }
    }

    private(set) var runs: [Run] = []
    /// The distance between lines.
    private let gap: CGFloat
    private(set) var lineCount = 0
    /// The length of all lines and gaps.
    private(set) var total: CGFloat = 0
    /// Whether all lines that were looked at are known to lie where they are said to.
    let isUniform: Bool

    /// - Parameter runs: In order, each with the length of its lines and a first line that does not matter.
    init(_ runs: [Run], gap: CGFloat, isUniform: Bool) {
        self.gap = gap
        self.isUniform = isUniform
        for var run in runs where run.lineCount > 0 {
            run.firstLine = lineCount
            run.start = lineCount == 0 ? 0 : total + gap
            total = run.start + run.length * CGFloat(run.lineCount) + gap * CGFloat(run.lineCount - 1)
            lineCount += run.lineCount
            self.runs.append(run)
        }
        total = max(total, 0)
    }

    /// The last run for which a condition holds that holds for none after the first for which it does not.
    private func last(where isBefore: (Run) -> Bool) -> Run {
        var low = 0, high = runs.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if isBefore(runs[middle]) { low = middle } else { high = middle }
        }
        return runs[low]
    }

    /// The last line that starts at a position or before it; there must be lines.
    func line(at position: CGFloat) -> Int {
        let run = last { $0.start <= position }
        let pitch = run.length + gap
        let line = pitch > 0 ? ((position - run.start) / pitch).rounded(.down) : 0
        return run.firstLine + (line < CGFloat(run.lineCount) ? max(Int(max(line, 0)), 0) : run.lineCount - 1)
    }

    func start(of line: Int) -> CGFloat {
        let run = last { $0.firstLine <= line }
        return run.start + (run.length + gap) * CGFloat(line - run.firstLine)
    }

    func end(of line: Int) -> CGFloat { start(of: line) + run(of: line).length }

    func run(of line: Int) -> Run { last { $0.firstLine <= line } }

    /// The views of some lines.
    func views(of lines: Range<Int>) -> Range<Int> {
        guard !lines.isEmpty else { return 0..<0 }
        let first = run(of: lines.lowerBound), last = run(of: lines.upperBound - 1)
        let start = first.views.lowerBound + (lines.lowerBound - first.firstLine) * first.perLine
        let end = last.views.lowerBound + (lines.upperBound - last.firstLine) * last.perLine
        return start..<min(end, last.views.upperBound)
    }

    /// The line that a view lies in.
    func line(of view: Int) -> Int {
        let run = last { $0.views.lowerBound <= view }
        return run.firstLine + (view - run.views.lowerBound) / run.perLine
    }

    /// The runs of the section that a line belongs to; none where it belongs to none.
    func section(of line: Int) -> ArraySlice<Run> {
        let own = run(of: line)
        guard let number = own.section?.number,
            let index = runs.firstIndex(where: { $0.firstLine == own.firstLine })
        else { return [] }
        var low = index, high = index
        while low > 0, runs[low - 1].section?.number == number { low -= 1 }
        while high + 1 < runs.count, runs[high + 1].section?.number == number { high += 1 }
        return runs[low...high]
    }
}

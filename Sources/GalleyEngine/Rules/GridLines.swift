/// Lines of cells (columns or rows) that compete for space.
struct GridLines {
    /// The nodes of the cells, line by line.
    private var nodes: [Int]
    /// Where each line starts in `nodes`, and after the last where it ends.
    private var starts: [Int]

    /// `line` says in which line a cell competes, if it does.
    init(_ count: Int, _ children: Range<Int>, _ cells: UnsafePointer<GridCell>, _ line: (GridCell) -> Int?) {
        starts = [Int](repeating: 0, count: count + 1)
        for slot in 0..<children.count {
            if let index = line(cells[slot]), index < count { starts[index + 1] += 1 }
        }
        for index in 0..<count { starts[index + 1] += starts[index] }
        nodes = [Int](repeating: 0, count: starts[count])
        var filled = starts
        for slot in 0..<children.count {
            guard let index = line(cells[slot]), index < count else { continue }
            nodes[filled[index]] = children.lowerBound + slot
            filled[index] += 1
        }
    }

    private var count: Int { starts.count - 1 }

    /// How long a line is whose cells are offered `offer`: as long as its longest cell.
    private func longest(_ line: Int, _ offer: Double, _ measure: Measure) -> Double {
        var longest = 0.0
        for slot in starts[line]..<starts[line + 1] { longest = max(longest, measure(nodes[slot], offer)) }
        return longest
    }

    /// How lines that can stretch come to their lengths.
    enum Sharing {
        /// One after the other, each offered an equal share of what is left, as a stack's children.
        case byTurns
        /// So, but those that can stretch alike are offered the same.
        case byTurnsOfEquals
        /// First an equal share each; what takes less has settled, and the others share what is left by turns.
        case settling
    }

    /// The length of a cell for an offered one.
    typealias Measure = (_ child: Int, _ offer: Double) -> Double

    /// Shares `available` among the lines.
    func share<S: StepSink>(
        _ axis: LayoutAxis, _ available: Double, _ sharing: Sharing, _ steps: inout S, _ measure: Measure
    ) -> [Double] {
        if isNone(available) {
            let lengths = (0..<count).map { longest($0, Proposal.none, measure) }
            for line in lengths.indices where S.isListening {
                steps.note(
                    .trackTurn(
                        axis: axis, index: Int32(line), left: .nan, count: Int32(count), offer: .nan,
                        took: lengths[line]))
            }
            return lengths
        }
        let low = (0..<count).map { longest($0, 0, measure) }
        let ranks = low.indices.map {
            SharingRank(low: low[$0], high: longest($0, .infinity, measure), order: Int32($0))
        }
        for line in ranks where S.isListening {
            steps.note(.trackLimits(axis: axis, index: line.order, low: line.low, high: line.high))
        }
        func take(_ line: Int, _ count: Int, _ offer: Double, _ length: Double, _ shares: inout Shares) {
            steps.note(
                .trackTurn(
                    axis: axis, index: Int32(line), left: shares.left, count: Int32(count), offer: offer,
                    took: length))
            shares.take(line, length)
        }
        var shares = Shares(lengths: low, left: available)
        var order = ranked(ranks)
        if sharing == .settling { order = settle(order, ranks, &shares, measure, take) }
        var served = 0
        while served < order.count {
            let first = order[served]
            let offer = shares.equal(order.count - served)
            repeat {
                take(order[served], order.count - served, offer, longest(order[served], offer, measure), &shares)
                served += 1
            } while sharing == .byTurnsOfEquals && served < order.count
                && ranks[order[served]].flexibility == ranks[first].flexibility
                && ranks[first].flexibility < .infinity
        }
        return shares.lengths
    }

    /// The lines in the order of their turns.
    private func ranked(_ ranks: [SharingRank]) -> [Int] {
        // Lines that cannot stretch are as long as they are, whoever comes first.
        guard ranks.contains(where: { $0.flexibility != 0 }) else { return Array(ranks.indices) }
        return ranks.indices.sorted { ranks[$0].precedes(ranks[$1]) }
    }

    /// Serves the lines that cannot stretch, and those that take less than an equal share of what is left then; returns
    /// the others.
    private func settle(
        _ order: [Int], _ ranks: [SharingRank], _ shares: inout Shares, _ measure: Measure,
        _ take: (_ line: Int, _ count: Int, _ offer: Double, _ length: Double, _ shares: inout Shares) -> Void
    ) -> [Int] {
        let rigid = order.prefix { ranks[$0].flexibility == 0 }
        for (served, line) in rigid.enumerated() {
            let offer = shares.equal(count - served)
            take(line, count - served, offer, longest(line, offer, measure), &shares)
        }
        let flexible = order.dropFirst(rigid.count)
        let offer = shares.equal(flexible.count)
        return flexible.filter { line in
            let length = longest(line, offer, measure)
            if length < offer { take(line, flexible.count, offer, length, &shares) }
            return length >= offer
        }
    }

    /// What the lines have got, and what is left for others.
    private struct Shares {
        var lengths: [Double]
        var left: Double

        func equal(_ count: Int) -> Double { max(left / Double(count), 0) }

        mutating func take(_ line: Int, _ length: Double) {
            lengths[line] = length
            let rest = left - length
            if !rest.isNaN { left = rest }
        }
    }
}

/// A solved grid.
struct GridGeometry {
    var widths: [Double]
    var heights: [Double]
    /// The gap before each row.
    var rowGaps: [Double]
    var columnGap: Double

    var size: Size {
        let gaps = columnGap * Double(max(widths.count - 1, 0))
        return Size(widths.reduce(gaps, +), zip(heights, rowGaps).reduce(0) { $0 + $1.0 + $1.1 })
    }

    func width(of cell: GridCell) -> Double {
        if cell.span == 1 { return widths[Int(cell.column)] }
        let last = min(Int(cell.column) + Int(cell.span), widths.count)
        guard Int(cell.column) < last else { return 0 }
        return widths[Int(cell.column)..<last].reduce(columnGap * Double(last - Int(cell.column) - 1), +)
    }

    /// What the child in a cell is offered when it is placed.
    func offer(in cell: GridCell) -> Proposal { Proposal(width(of: cell), heights[Int(cell.row)]) }
}

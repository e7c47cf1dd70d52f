// How a grid divides its space (rules.md §12.1). Columns share the width much as a stack's children would, the least
// flexible first, each as wide as its widest cell; rows share the height likewise; a cell that spans columns and wants
// more than they have spreads the surplus evenly over them.
//
// What columns of wrapping texts get is known from pictures only (cases B8 and its like): columns that can stretch by the
// same length are offered the same; and where a height is proposed, all that can stretch are offered an equal share first,
// and a column that leaves some of its share keeps what it took.

/// A grid at work.
struct GridSolver {
    let pass: Pass
    let rule: Grid
    let record: Node
    let children: Range<Int>
    private let parts: GridParts

    init(pass: Pass, rule: Grid, node: Int, parts: GridParts) {
        self.pass = pass
        self.rule = rule
        record = pass.nodes[node]
        children = pass.children(of: node)
        self.parts = parts
    }

    private func cell(_ child: Int) -> GridCell { parts.cells[child - children.lowerBound] }

    /// The guide on which a row's cells meet.
    private func guide(ofRow row: Int) -> GuideKey { parts.lines[row].vertical ?? record.verticalGuide }

    // MARK: Sizes

    func solve<S: StepSink>(_ proposal: Proposal, _ steps: inout S) -> GridGeometry {
        var columnCount = 0, rowCount = 0
        for child in children {
            let cell = cell(child)
            columnCount = max(columnCount, Int(cell.column + cell.span))
            rowCount = max(rowCount, Int(cell.row) + 1)
        }
        rowCount = min(rowCount, Int(rule.rowCount))
        var grid = GridGeometry(
            widths: [Double](repeating: 0, count: columnCount), heights: [Double](repeating: 0, count: rowCount),
            rowGaps: rowGaps(rowCount, columnCount),
            columnGap: isNone(rule.horizontalSpacing) ? Spacing.fallback : rule.horizontalSpacing)
        guard columnCount > 0 else { return grid }
        if S.isListening { explainCells(grid, &steps) }
        shareWidth(proposal.width, isNone(proposal.height) ? .byTurnsOfEquals : .settling, &grid, &steps)
        widenSpans(proposal.width, &grid, &steps)
        // Rows, now that every cell's width is known.
        let widths = children.map { grid.width(of: cell($0)) }
        shareHeight(proposal.height, widths, &grid, &steps)
        alignBaselines(widths, &grid, &steps)
        return grid
    }

    private func explainCells<S: StepSink>(_ grid: GridGeometry, _ steps: inout S) {
        for child in children {
            let cell = cell(child)
            steps.note(.cell(child: Int32(child), column: cell.column, row: cell.row, span: cell.span))
        }
        steps.note(.columnGap(grid.columnGap))
        for row in grid.rowGaps.indices.dropFirst() {
            steps.note(.rowGap(row: Int32(row), length: grid.rowGaps[row]))
        }
    }

    private func shareWidth<S: StepSink>(
        _ proposal: Double, _ sharing: GridLines.Sharing, _ grid: inout GridGeometry, _ steps: inout S
    ) {
        let gaps = grid.columnGap * Double(grid.widths.count - 1)
        let columns = GridLines(grid.widths.count, children, parts.cells) {
            $0.span == 1 && !$0.isUnsizedWidth ? Int($0.column) : nil
        }
        steps.note(.sharing(axis: .horizontal, proposal: proposal, gaps: gaps))
        let available = isNone(proposal) ? .nan : proposal - gaps
        grid.widths = columns.share(.horizontal, available, sharing, &steps) { child, offer in
            pass.size(child, Proposal(offer, .nan)).width
        }
    }

    private func widenSpans<S: StepSink>(_ proposal: Double, _ grid: inout GridGeometry, _ steps: inout S) {
        for child in children {
            let cell = cell(child)
            guard cell.span > 1, !cell.isUnsizedWidth else { continue }
            let own = grid.width(of: cell)
            let others = grid.size.width - own
            let offer = isNone(proposal) ? proposal : max(proposal - others, own)
            let surplus = pass.size(child, Proposal(offer, .nan)).width - own
            guard surplus > 0 else { continue }
            steps.note(.widened(child: Int32(child), wanted: own + surplus, surplus: surplus / Double(cell.span)))
            for column in Int(cell.column)..<Int(cell.column + cell.span) {
                grid.widths[column] += surplus / Double(cell.span)
            }
        }
    }

    private func shareHeight<S: StepSink>(
        _ proposal: Double, _ widths: [Double], _ grid: inout GridGeometry, _ steps: inout S
    ) {
        let gaps = grid.rowGaps.reduce(0, +)
        let rows = GridLines(grid.heights.count, children, parts.cells) { $0.isUnsizedHeight ? nil : Int($0.row) }
        steps.note(.sharing(axis: .vertical, proposal: proposal, gaps: gaps))
        let available = isNone(proposal) ? .nan : proposal - gaps
        grid.heights = rows.share(.vertical, available, .byTurns, &steps) { child, offer in
            pass.size(child, Proposal(widths[child - children.lowerBound], offer)).height
        }
    }

    /// A row whose cells meet on a baseline is as tall as the union of its cells.
    private func alignBaselines<S: StepSink>(
        _ widths: [Double], _ grid: inout GridGeometry, _ steps: inout S
    ) {
        let keys = grid.heights.indices.map { guide(ofRow: $0) }
        guard keys.contains(where: { !$0.isEdgeOrCenter }) else { return }
        var above = [Double](repeating: 0, count: grid.heights.count)
        var below = [Double](repeating: 0, count: grid.heights.count)
        for child in children {
            let cell = cell(child)
            let row = Int(cell.row)
            guard !keys[row].isEdgeOrCenter, !cell.isUnsizedHeight, cell.anchor.y.isNaN else { continue }
            let offer = Proposal(widths[child - children.lowerBound], grid.heights[row])
            let own = pass.size(child, offer)
            let place = pass.guide(child, keys[row], offer, own)
            above[row] = max(above[row], place)
            below[row] = max(below[row], own.height - place)
        }
        for row in grid.heights.indices where above[row] + below[row] > grid.heights[row] {
            steps.note(.rowBaseline(row: Int32(row), above: above[row], below: below[row]))
            grid.heights[row] = above[row] + below[row]
        }
    }

    /// The gap before each row: the largest preferred distance of two cells that touch (rules.md §3).
    private func rowGaps(_ rowCount: Int, _ columnCount: Int) -> [Double] {
        var gaps = [Double](repeating: 0, count: rowCount)
        guard rowCount > 1 else { return gaps }
        if !isNone(rule.verticalSpacing) {
            for row in 1..<rowCount { gaps[row] = rule.verticalSpacing }
            return gaps
        }
        var above = [Int](repeating: -1, count: columnCount)
        var found = [Double?](repeating: nil, count: rowCount)
        var current = above
        var row = 0
        for child in children {
            let cell = cell(child)
            if Int(cell.row) != row {
                above = current
                for column in current.indices { current[column] = -1 }
                row = Int(cell.row)
            }
            for column in Int(cell.column)..<Int(cell.column + cell.span) {
                current[column] = child
                guard row > 0, above[column] >= 0 else { continue }
                let distance = pass.distance(from: above[column], to: child, along: .vertical)
                found[row] = max(found[row] ?? distance, distance)
            }
        }
        for row in 1..<rowCount { gaps[row] = found[row] ?? Spacing.fallback }
        return gaps
    }

    // MARK: Places

    /// Hands each child's place and what it is offered there to `visit`.
    func place<S: StepSink>(
        _ grid: GridGeometry, _ steps: inout S, _ visit: (_ child: Int, _ origin: Point, _ offer: Proposal) -> Void
    ) {
        let guideLines = guideLines(grid)
        var starts = [Double](repeating: 0, count: grid.widths.count + 1)
        for column in grid.widths.indices { starts[column + 1] = starts[column] + grid.widths[column] + grid.columnGap }
        var y = 0.0
        var row = 0
        for child in children {
            let cell = cell(child)
            while row <= Int(cell.row) {
                y += grid.rowGaps[row]
                if row > 0 { y += grid.heights[row - 1] }
                row += 1
            }
            let offer = grid.offer(in: cell)
            let inside = offset(child, cell, offer, guideLine: guideLines[Int(cell.row)], &steps)
            let origin = Point(starts[Int(cell.column)] + inside.x, y + inside.y)
            visit(child, Point(origin.x.isFinite ? origin.x : 0, origin.y.isFinite ? origin.y : 0), offer)
        }
    }

    /// Where the cells of each row meet: the lowest of their guides, so that baselines do.
    private func guideLines(_ grid: GridGeometry) -> [Double] {
        var lines = [Double](repeating: -.infinity, count: grid.heights.count)
        for child in children {
            let cell = cell(child)
            let row = Int(cell.row)
            let key = guide(ofRow: row)
            if key.isEdgeOrCenter {
                lines[row] = edgeOrCenter(key, grid.heights[row])
            } else if cell.anchor.y.isNaN {
                let offer = grid.offer(in: cell)
                lines[row] = max(lines[row], pass.guide(child, key, offer, pass.size(child, offer)))
            }
        }
        return lines
    }

    /// A child's place in its cell: by its anchor, else by the row's guide and the column's, of which a child that spans
    /// columns has none.
    private func offset<S: StepSink>(
        _ child: Int, _ cell: GridCell, _ offer: Proposal, guideLine: Double, _ steps: inout S
    ) -> Point {
        let own = pass.size(child, offer)
        guard cell.anchor.x.isNaN else {
            steps.note(.anchor(child: Int32(child), cell.anchor))
            return Point(
                cell.anchor.x * (offer.width - own.width), cell.anchor.y * (offer.height - own.height))
        }
        let column = cell.span > 1 ? nil : parts.lines[Int(cell.column)].columnAlignment
        let horizontal = column ?? record.horizontalGuide, vertical = guide(ofRow: Int(cell.row))
        let middle = pass.defaultGuide(horizontal, in: Size(offer.width, offer.height))
        let guides = Point(pass.guide(child, horizontal, offer, own), pass.guide(child, vertical, offer, own))
        if S.isListening {
            steps.note(.guide(child: Int32(child), key: horizontal, value: guides.x))
            steps.note(.line(key: horizontal, position: middle))
            steps.note(.guide(child: Int32(child), key: vertical, value: guides.y))
            steps.note(.line(key: vertical, position: guideLine))
        }
        return Point(middle - guides.x, guideLine - guides.y)
    }
}

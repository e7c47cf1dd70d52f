// How a grid divides its space (semantics.md §12.1). Columns share the width as a stack's children would, the least
// flexible first, each as wide as its widest cell; rows share the height likewise; a cell that spans columns and wants
// more than they have spreads the surplus evenly over them.

/// Where a child of a grid goes.
public struct GridCell: Sendable {
    public var row, column, span: Int32
    /// The unit point of the cell that the child's same point lies on; NaN for the grid's and row's alignment.
    public var anchor: Point
    /// Axes along which the child has no say in the size of its cell.
    public var isUnsizedWidth, isUnsizedHeight: Bool

    public init(
        row: Int, column: Int, span: Int, anchor: Point = Point(.nan, .nan), isUnsizedWidth: Bool = false,
        isUnsizedHeight: Bool = false
    ) {
        self.row = Int32(row)
        self.column = Int32(column)
        self.span = Int32(max(span, 1))
        self.anchor = anchor
        self.isUnsizedWidth = isUnsizedWidth
        self.isUnsizedHeight = isUnsizedHeight
    }
}

/// What is said of row `i`, and of column `i`, of a grid.
public struct GridLineAttributes: Sendable {
    /// The row's vertical alignment, where it is not the grid's.
    public var vertical: GuideKey?
    /// The horizontal alignment of column `i`, where it is not the grid's.
    public var columnAlignment: GuideKey?

    public init(vertical: GuideKey? = nil, columnAlignment: GuideKey? = nil) {
        self.vertical = vertical
        self.columnAlignment = columnAlignment
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

    func width(from column: Int, span: Int) -> Double {
        let last = min(column + span, widths.count)
        guard column < last else { return 0 }
        return widths[column..<last].reduce(columnGap * Double(last - column - 1), +)
    }

    func x(of column: Int) -> Double { widths[..<min(column, widths.count)].reduce(columnGap * Double(column), +) }
}

/// A line of cells (a column or a row) competing for space.
private struct GridLine {
    var low = 0.0, high = 0.0
    var length = 0.0
    var index: Int
}

extension Pass {
    func gridSize(_ index: Int, _ proposal: Proposal) -> Size { solveGrid(index, proposal).size }

    func placeGrid(
        _ index: Int, _ proposal: Proposal, _ size: Size,
        _ visit: (_ child: Int, _ origin: Point, _ offer: Proposal) -> Void
    ) {
        let node = nodes[index]
        let grid = solveGrid(index, proposal)
        let children = self.children(of: index)
        let rowStart = Int(parameters[Int(node.payload) + 3])
        // A row's guide line: the lowest of its cells' guides, so that baselines meet.
        var guideLine = [Double](repeating: -.infinity, count: grid.heights.count)
        for child in children {
            let cell = self.cell(node, child)
            let row = Int(cell.row)
            let key = tree.rows[rowStart + row].vertical ?? node.verticalGuide
            if key.isEdgeOrCenter {
                guideLine[row] = edgeOrCenter(key, grid.heights[row])
            } else if cell.anchor.y.isNaN {
                let offer = cellOffer(grid, cell)
                guideLine[row] = max(guideLine[row], guide(child, key, offer, self.size(child, offer)))
            }
        }
        var y = 0.0
        var row = 0
        for child in children {
            let cell = self.cell(node, child)
            while row <= Int(cell.row) {
                y += grid.rowGaps[row]
                if row > 0 { y += grid.heights[row - 1] }
                row += 1
            }
            let offer = cellOffer(grid, cell)
            let own = self.size(child, offer)
            let x = grid.x(of: Int(cell.column))
            let origin: Point
            if cell.anchor.x.isNaN {
                let column = cell.span > 1 ? nil : tree.rows[rowStart + Int(cell.column)].columnAlignment
                let horizontal = column ?? node.horizontalGuide
                let vertical = tree.rows[rowStart + Int(cell.row)].vertical ?? node.verticalGuide
                let across = cellGuide(horizontal, offer.width) - guide(child, horizontal, offer, own)
                let down = guideLine[Int(cell.row)] - guide(child, vertical, offer, own)
                origin = Point(x + across, y + down)
            } else {
                origin = Point(
                    x + cell.anchor.x * (offer.width - own.width), y + cell.anchor.y * (offer.height - own.height))
            }
            visit(child, Point(origin.x.isFinite ? origin.x : 0, origin.y.isFinite ? origin.y : 0), offer)
        }
    }

    private func cellGuide(_ key: GuideKey, _ length: Double) -> Double {
        key.isEdgeOrCenter ? edgeOrCenter(key, length) : length / 2
    }

    private func cellOffer(_ grid: GridGeometry, _ cell: GridCell) -> Proposal {
        Proposal(grid.width(from: Int(cell.column), span: Int(cell.span)), grid.heights[Int(cell.row)])
    }

    private func cell(_ node: Node, _ child: Int) -> GridCell {
        tree.cells[Int(parameters[Int(node.payload) + 2]) + child - Int(node.firstChild)]
    }

    private func solveGrid(_ index: Int, _ proposal: Proposal) -> GridGeometry {
        let node = nodes[index]
        let start = Int(node.payload)
        let children = self.children(of: index)
        let rowCount = Int(parameters[start + 4])
        var columnCount = 0, usedRows = 0
        for child in children {
            let cell = self.cell(node, child)
            columnCount = max(columnCount, Int(cell.column + cell.span))
            usedRows = max(usedRows, Int(cell.row) + 1)
        }
        usedRows = min(usedRows, rowCount)
        let columnGap = isNone(parameters[start]) ? Spacing.fallback : parameters[start]
        var grid = GridGeometry(
            widths: [Double](repeating: 0, count: columnCount), heights: [Double](repeating: 0, count: usedRows),
            rowGaps: rowGaps(node, children, usedRows, columnCount), columnGap: columnGap)
        guard columnCount > 0 else { return grid }

        // Columns.
        let cells = children.map { (child: $0, cell: self.cell(node, $0)) }
        let byColumn = grouped(cells, into: columnCount) { $0.span == 1 && !$0.isUnsizedWidth ? Int($0.column) : nil }
        let gaps = columnGap * Double(columnCount - 1)
        grid.widths = share(isNone(proposal.width) ? .nan : proposal.width - gaps, byColumn) { child, offer in
            self.size(child, Proposal(offer, .nan)).width
        }
        for (child, cell) in cells where cell.span > 1 && !cell.isUnsizedWidth {
            let own = grid.width(from: Int(cell.column), span: Int(cell.span))
            let others = grid.size.width - own
            let offer = isNone(proposal.width) ? proposal.width : max(proposal.width - others, own)
            let surplus = size(child, Proposal(offer, .nan)).width - own
            guard surplus > 0 else { continue }
            for column in Int(cell.column)..<Int(cell.column + cell.span) {
                grid.widths[column] += surplus / Double(cell.span)
            }
        }

        // Rows, now that every cell's width is known.
        let byRow = grouped(cells, into: usedRows) { $0.isUnsizedHeight ? nil : Int($0.row) }
        let rowGapSum = grid.rowGaps.reduce(0, +)
        let widths = cells.map { grid.width(from: Int($0.cell.column), span: Int($0.cell.span)) }
        let firstChild = Int(node.firstChild)
        grid.heights = share(isNone(proposal.height) ? .nan : proposal.height - rowGapSum, byRow) { child, offer in
            self.size(child, Proposal(widths[child - firstChild], offer)).height
        }
        alignBaselines(node, cells, widths, &grid)
        return grid
    }

    /// A row whose cells meet on a baseline is as tall as the union of its cells.
    private func alignBaselines(
        _ node: Node, _ cells: [(child: Int, cell: GridCell)], _ widths: [Double], _ grid: inout GridGeometry
    ) {
        let rowStart = Int(parameters[Int(node.payload) + 3])
        var above = [Double](repeating: 0, count: grid.heights.count)
        var below = [Double](repeating: 0, count: grid.heights.count)
        for (slot, entry) in cells.enumerated() {
            let row = Int(entry.cell.row)
            let key = tree.rows[rowStart + row].vertical ?? node.verticalGuide
            guard !key.isEdgeOrCenter, !entry.cell.isUnsizedHeight, entry.cell.anchor.y.isNaN else { continue }
            let offer = Proposal(widths[slot], grid.heights[row])
            let own = size(entry.child, offer)
            let place = guide(entry.child, key, offer, own)
            above[row] = max(above[row], place)
            below[row] = max(below[row], own.height - place)
        }
        for row in grid.heights.indices where above[row] + below[row] > grid.heights[row] {
            grid.heights[row] = above[row] + below[row]
        }
    }

    private func grouped(
        _ cells: [(child: Int, cell: GridCell)], into count: Int, _ line: (GridCell) -> Int?
    ) -> [[Int]] {
        var lines = [[Int]](repeating: [], count: count)
        for (child, cell) in cells {
            if let index = line(cell), lines.indices.contains(index) { lines[index].append(child) }
        }
        return lines
    }

    /// Shares `available` among lines of cells as a stack shares it among children.
    private func share(_ available: Double, _ lines: [[Int]], _ measure: (_ child: Int, _ offer: Double) -> Double)
        -> [Double]
    {
        func longest(_ children: [Int], _ offer: Double) -> Double {
            children.reduce(0) { max($0, measure($1, offer)) }
        }
        if isNone(available) { return lines.map { longest($0, .nan) } }
        var claims = lines.indices.map {
            GridLine(low: longest(lines[$0], 0), high: longest(lines[$0], .infinity), index: $0)
        }
        claims.sort { a, b in
            let (fa, fb) = (a.high - a.low, b.high - b.low)
            if fa == .infinity, fb == .infinity, a.low != b.low { return a.low > b.low }
            return fa != fb ? fa < fb : a.index < b.index
        }
        var left = available
        var lengths = [Double](repeating: 0, count: lines.count)
        for (served, claim) in claims.enumerated() {
            let length = longest(lines[claim.index], max(left / Double(claims.count - served), 0))
            lengths[claim.index] = length
            let rest = left - length
            if !rest.isNaN { left = rest }
        }
        return lengths
    }

    /// The gap before each row: the largest preferred distance of two cells that touch (semantics.md §3).
    private func rowGaps(_ node: Node, _ children: Range<Int>, _ rowCount: Int, _ columnCount: Int) -> [Double] {
        var gaps = [Double](repeating: 0, count: rowCount)
        guard rowCount > 1 else { return gaps }
        let given = parameters[Int(node.payload) + 1]
        if !isNone(given) {
            for row in 1..<rowCount { gaps[row] = given }
            return gaps
        }
        var above = [Int](repeating: -1, count: columnCount)
        var found = [Double?](repeating: nil, count: rowCount)
        var current = above
        var row = 0
        for child in children {
            let cell = self.cell(node, child)
            if Int(cell.row) != row {
                above = current
                current = [Int](repeating: -1, count: columnCount)
                row = Int(cell.row)
            }
            for column in Int(cell.column)..<Int(cell.column + cell.span) {
                current[column] = child
                guard row > 0, above[column] >= 0 else { continue }
                let distance = spacing(of: above[column]).distance(to: spacing(of: child), along: .vertical)
                found[row] = max(found[row] ?? distance, distance)
            }
        }
        for row in 1..<rowCount { gaps[row] = found[row] ?? Spacing.fallback }
        return gaps
    }
}

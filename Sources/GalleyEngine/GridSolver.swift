// How a grid divides its space (semantics.md §12.1). Columns share the width much as a stack's children would, the least
// flexible first, each as wide as its widest cell; rows share the height likewise; a cell that spans columns and wants
// more than they have spreads the surplus evenly over them.
//
// What columns of wrapping texts get is known from pictures only (cases B8 and its like): columns
// that can stretch by the same length are offered the same; and where a height is proposed, all that can stretch are
// offered an equal share first, and a column that leaves some of its share keeps what it took.

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
        self.span = Int32(min(max(span, 1), 1 << 20))
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
}

/// The cells of one grid, in the order of its children.
private struct GridCells {
    /// The first child's node.
    let first: Int
    let count: Int
    private let cells: Rows<GridCell>
    private let start: Int

    init(_ pass: Pass, first: Int, count: Int, start: Int) {
        self.first = first
        self.count = count
        self.start = start
        cells = pass.tree.cells
    }

    @inline(__always) subscript(slot: Int) -> GridCell { cells[start + slot] }
}

/// Lines of cells (columns or rows) that compete for space.
private struct GridLines {
    /// The nodes of the cells, line by line.
    private var nodes: [Int]
    /// Where each line starts in `nodes`, and after the last where it ends.
    private var starts: [Int]

    init(_ count: Int, _ cells: GridCells, _ line: (GridCell) -> Int?) {
        starts = [Int](repeating: 0, count: count + 1)
        for slot in 0..<cells.count {
            if let index = line(cells[slot]), index < count { starts[index + 1] += 1 }
        }
        for index in 0..<count { starts[index + 1] += starts[index] }
        nodes = [Int](repeating: 0, count: starts[count])
        var filled = starts
        for slot in 0..<cells.count {
            guard let index = line(cells[slot]), index < count else { continue }
            nodes[filled[index]] = cells.first + slot
            filled[index] += 1
        }
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

    /// Shares `available` among the lines: a line is as long as its longest cell.
    func share(
        _ available: Double, _ sharing: Sharing, _ measure: (_ child: Int, _ offer: Double) -> Double
    ) -> [Double] {
        let count = starts.count - 1
        func longest(_ line: Int, _ offer: Double) -> Double {
            var longest = 0.0
            for slot in starts[line]..<starts[line + 1] { longest = max(longest, measure(nodes[slot], offer)) }
            return longest
        }
        var lengths = [Double](repeating: 0, count: count)
        if isNone(available) {
            for line in 0..<count { lengths[line] = longest(line, .nan) }
            return lengths
        }
        var low = lengths, stretch = lengths
        for line in 0..<count {
            low[line] = longest(line, 0)
            stretch[line] = longest(line, .infinity) - low[line]
        }
        var order = [Int](0..<count)
        // Lines that cannot stretch are as long as they are, whoever comes first: then the order is all one.
        if stretch.contains(where: { $0 != 0 }) {
            order.sort { a, b in
                if stretch[a] == .infinity, stretch[b] == .infinity, low[a] != low[b] { return low[a] > low[b] }
                return stretch[a] != stretch[b] ? stretch[a] < stretch[b] : a < b
            }
        }
        var left = available
        func take(_ line: Int, _ length: Double) {
            lengths[line] = length
            let rest = left - length
            if !rest.isNaN { left = rest }
        }
        if sharing == .settling {
            let rigid = order.prefix { stretch[$0] == 0 }
            for (served, line) in rigid.enumerated() {
                take(line, longest(line, max(left / Double(count - served), 0)))
            }
            order.removeFirst(rigid.count)
            let offer = max(left / Double(order.count), 0)
            let open = order.filter { line in
                let length = longest(line, offer)
                let isOpen = length >= offer
                if !isOpen { take(line, length) }
                return isOpen
            }
            order = open
        }
        var served = 0
        while served < order.count {
            let first = order[served]
            let offer = max(left / Double(order.count - served), 0)
            repeat {
                take(order[served], longest(order[served], offer))
                served += 1
            } while sharing == .byTurnsOfEquals && served < order.count && stretch[order[served]] == stretch[first]
                && stretch[first] < .infinity
        }
        return lengths
    }
}

extension Pass {
    /// Overlaps longer than the cells leave nothing, not less than nothing.
    func gridSize(_ index: Int, _ proposal: Proposal) -> Size {
        let size = solveGrid(index, proposal).size
        return Size(max(size.width, 0), max(size.height, 0))
    }

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
            let key = tree.lines[rowStart + row].vertical ?? node.verticalGuide
            if key.isEdgeOrCenter {
                guideLine[row] = edgeOrCenter(key, grid.heights[row])
            } else if cell.anchor.y.isNaN {
                let offer = cellOffer(grid, cell)
                guideLine[row] = max(guideLine[row], guide(child, key, offer, self.size(child, offer)))
            }
        }
        var starts = [Double](repeating: 0, count: grid.widths.count + 1)
        for column in grid.widths.indices { starts[column + 1] = starts[column] + grid.widths[column] + grid.columnGap }
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
            let x = starts[Int(cell.column)]
            let origin: Point
            if cell.anchor.x.isNaN {
                let column = cell.span > 1 ? nil : tree.lines[rowStart + Int(cell.column)].columnAlignment
                let horizontal = column ?? node.horizontalGuide
                let vertical = tree.lines[rowStart + Int(cell.row)].vertical ?? node.verticalGuide
                let box = Size(offer.width, offer.height)
                let across = defaultGuide(horizontal, in: box) - guide(child, horizontal, offer, own)
                let down = guideLine[Int(cell.row)] - guide(child, vertical, offer, own)
                origin = Point(x + across, y + down)
            } else {
                origin = Point(
                    x + cell.anchor.x * (offer.width - own.width), y + cell.anchor.y * (offer.height - own.height))
            }
            visit(child, Point(origin.x.isFinite ? origin.x : 0, origin.y.isFinite ? origin.y : 0), offer)
        }
    }

    private func cellOffer(_ grid: GridGeometry, _ cell: GridCell) -> Proposal {
        let width =
            cell.span == 1
            ? grid.widths[Int(cell.column)] : grid.width(from: Int(cell.column), span: Int(cell.span))
        return Proposal(width, grid.heights[Int(cell.row)])
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
        let cells = GridCells(
            self, first: Int(node.firstChild), count: children.count, start: Int(parameters[start + 2]))
        let gaps = columnGap * Double(columnCount - 1)
        var lines = GridLines(columnCount, cells) { $0.span == 1 && !$0.isUnsizedWidth ? Int($0.column) : nil }
        grid.widths = lines.share(
            isNone(proposal.width) ? .nan : proposal.width - gaps,
            isNone(proposal.height) ? .byTurnsOfEquals : .settling
        ) { child, offer in
            self.size(child, Proposal(offer, .nan)).width
        }
        for slot in 0..<cells.count {
            let cell = cells[slot]
            guard cell.span > 1, !cell.isUnsizedWidth else { continue }
            let own = grid.width(from: Int(cell.column), span: Int(cell.span))
            let others = grid.size.width - own
            let offer = isNone(proposal.width) ? proposal.width : max(proposal.width - others, own)
            let surplus = size(cells.first + slot, Proposal(offer, .nan)).width - own
            guard surplus > 0 else { continue }
            for column in Int(cell.column)..<Int(cell.column + cell.span) {
                grid.widths[column] += surplus / Double(cell.span)
            }
        }

        // Rows, now that every cell's width is known.
        let rowGapSum = grid.rowGaps.reduce(0, +)
        var widths = [Double](repeating: 0, count: cells.count)
        for slot in 0..<cells.count {
            let cell = cells[slot]
            widths[slot] =
                cell.span == 1
                ? grid.widths[Int(cell.column)] : grid.width(from: Int(cell.column), span: Int(cell.span))
        }
        lines = GridLines(usedRows, cells) { $0.isUnsizedHeight ? nil : Int($0.row) }
        grid.heights = lines.share(isNone(proposal.height) ? .nan : proposal.height - rowGapSum, .byTurns) {
            child, offer in
            self.size(child, Proposal(widths[child - cells.first], offer)).height
        }
        alignBaselines(node, cells, widths, &grid)
        return grid
    }

    /// A row whose cells meet on a baseline is as tall as the union of its cells.
    private func alignBaselines(
        _ node: Node, _ cells: GridCells, _ widths: [Double], _ grid: inout GridGeometry
    ) {
        let rowStart = Int(parameters[Int(node.payload) + 3])
        let keys = grid.heights.indices.map { tree.lines[rowStart + $0].vertical ?? node.verticalGuide }
        guard keys.contains(where: { !$0.isEdgeOrCenter }) else { return }
        var above = [Double](repeating: 0, count: grid.heights.count)
        var below = [Double](repeating: 0, count: grid.heights.count)
        for slot in 0..<cells.count {
            let cell = cells[slot]
            let row = Int(cell.row)
            guard !keys[row].isEdgeOrCenter, !cell.isUnsizedHeight, cell.anchor.y.isNaN else { continue }
            let offer = Proposal(widths[slot], grid.heights[row])
            let own = size(cells.first + slot, offer)
            let place = guide(cells.first + slot, keys[row], offer, own)
            above[row] = max(above[row], place)
            below[row] = max(below[row], own.height - place)
        }
        for row in grid.heights.indices where above[row] + below[row] > grid.heights[row] {
            grid.heights[row] = above[row] + below[row]
        }
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
                for column in current.indices { current[column] = -1 }
                row = Int(cell.row)
            }
            for column in Int(cell.column)..<Int(cell.column + cell.span) {
                current[column] = child
                guard row > 0, above[column] >= 0 else { continue }
                let upper = spacingIndex(above[column]), lower = spacingIndex(child)
                let distance =
                    upper == 0 && lower == 0
                    ? Spacing.fallback : spacing(at: upper).distance(to: spacing(at: lower), along: .vertical)
                found[row] = max(found[row] ?? distance, distance)
            }
        }
        for row in 1..<rowCount { gaps[row] = found[row] ?? Spacing.fallback }
        return gaps
    }
}

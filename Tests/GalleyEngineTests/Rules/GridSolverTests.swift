import Testing

@testable import GalleyEngine

/// Columns, rows and places of grids, worked out by hand from rules.md §12.1 and §12.1.
@Suite("Grids, number by number") struct GridSolverTests {
    private struct Cell {
        var row, column: Int
        var span = 1
        var anchor = Point(.nan, .nan)
        var unsized = (false, false)
        var view: (LayoutTree) -> Int
    }

    private func grid(
        _ tree: LayoutTree, _ cells: [Cell], rows: Int, lines: [GridLineAttributes]? = nil, horizontal: Double = 0,
        vertical: Double = 0, _ guides: (GuideKey, GuideKey) = (.leading, .top)
    ) -> Int {
        let children = cells.enumerated().map { index, cell in tree.tagged(index, cell.view(tree)) }
        let count = max(rows, cells.map { $0.column + $0.span }.max() ?? 0)
        return tree.addGrid(
            guides.0, guides.1, horizontalSpacing: horizontal, verticalSpacing: vertical, children,
            cells: cells.map {
                GridCell(
                    row: $0.row, column: $0.column, span: $0.span, anchor: $0.anchor, isUnsizedWidth: $0.unsized.0,
                    isUnsizedHeight: $0.unsized.1)
            }, rows: lines ?? Array(repeating: GridLineAttributes(), count: count), rowCount: rows)
    }

    private func box(_ width: Double, _ height: Double) -> (LayoutTree) -> Int { { $0.addRigid(Size(width, height)) } }

    private func between(_ low: Double, _ high: Double) -> (LayoutTree) -> Int {
        { $0.limited($0.color(), width: FrameLimits(minimum: low, maximum: high)) }
    }

    private func frames(_ proposal: Proposal, _ count: Int, _ build: @escaping (LayoutTree) -> Int) -> [[Double]] {
        let laid = LaidOut(proposal, build)
        return (0..<count).map { laid.frame($0) }
    }

    /// The least flexible first, each offered an equal share of what is left; with and without a height proposed.
    @Test("Columns that stretch share the width", arguments: [50, .nan] as [Double]) func shares(height: Double) {
        let cells = [
            Cell(row: 0, column: 0, view: between(0, .infinity)), Cell(row: 0, column: 1, view: between(0, 40)),
            Cell(row: 0, column: 2, view: box(30, 10)), Cell(row: 0, column: 3, view: between(90, .infinity)),
        ]
        // 30 for the box; of 270 left 90 each for three: 40, then 230 for two: 115 each.
        let found = frames(Proposal(300, height), 4) { grid($0, cells, rows: 1) }
        #expect(found.map { $0[0] } == [0, 115, 155, 185] && found.map { $0[2] } == [115, 40, 30, 115])
        // With 150 only: of 120 left 40 each, of 80 then 40: the one of at least 90 comes first of the endless ones.
        let narrow = frames(Proposal(150, height), 4) { grid($0, cells, rows: 1) }
        #expect(narrow.map { $0[2] } == [0, 40, 30, 90] || narrow.map { $0[0] } == [0, 0, 40, 70])
        // No width proposed: ideal lengths.
        #expect(frames(Proposal(.nan, height), 4) { grid($0, cells, rows: 1) }.map { $0[2] } == [10, 10, 30, 90])
    }

    @Test("Gaps count between columns and rows, and a grid of empty rows at its end has no gaps for them") func gaps() {
        let cells = [
            Cell(row: 0, column: 0, view: box(10, 5)), Cell(row: 0, column: 1, view: box(20, 7)),
            Cell(row: 1, column: 1, view: box(4, 3)),
        ]
        let found = frames(.unspecified, 3) { grid($0, cells, rows: 2, horizontal: 3, vertical: 11) }
        #expect(found == [[0, 0, 10, 5], [13, 0, 20, 7], [13, 18, 4, 3]])
        for rows in [2, 5] {
            #expect(size(.unspecified) { grid($0, cells, rows: rows, horizontal: 3, vertical: 11) } == Size(33, 21))
        }
        // Without a preference 8 between columns, and between rows what plain views keep.
        #expect(size(.unspecified) { grid($0, cells, rows: 2, horizontal: .nan, vertical: .nan) } == Size(38, 18))
        #expect(
            size(Proposal(100, 100)) { grid($0, [], rows: 0) } == .zero
                && size(.unspecified) { grid($0, [], rows: 3) } == .zero)
    }

    @Test("Rows share the height as columns do the width") func rows() {
        func tall(_ low: Double, _ high: Double) -> (LayoutTree) -> Int {
            { $0.limited($0.color(), height: FrameLimits(minimum: low, maximum: high)) }
        }
        let cells = [
            Cell(row: 0, column: 0, view: tall(0, 20)), Cell(row: 1, column: 0, view: box(5, 30)),
            Cell(row: 2, column: 0, view: tall(0, .infinity)),
        ]
        let found = frames(Proposal(40, 200), 3) { grid($0, cells, rows: 3, vertical: 5) }
        #expect(found.map { [$0[1], $0[3]] } == [[0, 20], [25, 30], [60, 140]])
    }

    @Test("Cells across columns are as wide as these and their gaps, and widen them alike") func spans() {
        let cells = [
            Cell(row: 0, column: 0, view: box(10, 5)), Cell(row: 0, column: 1, view: box(20, 5)),
            Cell(row: 0, column: 2, view: box(30, 5)),
            Cell(row: 1, column: 1, span: 2, view: box(100, 5)), Cell(row: 2, column: 0, span: 2, view: box(7, 5)),
        ]
        let found = frames(.unspecified, 5) { grid($0, cells, rows: 3, horizontal: 4) }
        // 20 + 4 + 30 = 54: 23 more for each of both.
        #expect(
            found.map { $0[0] } == [0, 14, 61, 14, 0]
                && size(.unspecified) { grid($0, cells, rows: 3, horizontal: 4) } == Size(114, 15))
        // A colour across takes what the grid has left: 200 − (10 + 4), spread over its two columns.
        let wide = cells.prefix(3) + [Cell(row: 1, column: 1, span: 2, view: { $0.color() })]
        let stretched = frames(Proposal(200, 50), 4) { grid($0, Array(wide), rows: 2, horizontal: 4) }
        #expect(stretched[3][0] == 14 && stretched[3][2] == 186 && stretched[2][0] == 14 + 20 + 66 + 4)
    }

    @Test("Where a cell lies: anchor, column's and row's alignment, the grid's") func alignments() {
        var first = GridLineAttributes(vertical: .bottom, columnAlignment: .trailing)
        let second = GridLineAttributes(vertical: nil, columnAlignment: nil)
        let cells = [
            Cell(row: 0, column: 0, view: box(4, 2)), Cell(row: 0, column: 1, view: box(30, 20)),
            Cell(row: 1, column: 0, view: box(20, 10)),
            Cell(row: 1, column: 1, anchor: Point(0.5, 1), view: box(10, 4)),
            Cell(row: 2, column: 0, span: 2, view: box(8, 6)),
        ]
        let found = frames(.unspecified, 5) { grid($0, cells, rows: 3, lines: [first, second, second]) }
        // Trailing and bottom; leading and bottom; trailing and top; half-way and at the bottom; leading, as the grid says.
        #expect(found == [[16, 18, 4, 2], [20, 0, 30, 20], [0, 20, 20, 10], [30, 26, 10, 4], [0, 30, 8, 6]])
        first.columnAlignment = .horizontalCenter
        first.vertical = .verticalCenter
        #expect(first.columnAlignment == .horizontalCenter && first.vertical == .verticalCenter)
        let centred = frames(.unspecified, 5) { grid($0, cells, rows: 3, lines: [first, second, second]) }
        #expect(centred[0] == [8, 9, 4, 2] && centred[2] == [0, 20, 20, 10])
    }

    /// The leading and top guides are the first of their axes: a line that names them is not one that says nothing.
    @Test("A row at the top and a leading column in a grid that is neither") func firstGuides() {
        let first = GridLineAttributes(vertical: .top, columnAlignment: .leading)
        #expect(first.vertical == .top && first.columnAlignment == .leading)
        #expect(GridLineAttributes().vertical == nil && GridLineAttributes().columnAlignment == nil)
        let cells = [
            Cell(row: 0, column: 0, view: box(4, 2)), Cell(row: 0, column: 1, view: box(30, 20)),
            Cell(row: 1, column: 0, view: box(20, 10)), Cell(row: 1, column: 1, view: box(10, 4)),
        ]
        let found = frames(.unspecified, 4) {
            grid($0, cells, rows: 2, lines: [first, GridLineAttributes()], (.trailing, .bottom))
        }
        #expect(found == [[0, 0, 4, 2], [20, 0, 30, 20], [0, 20, 20, 10], [40, 26, 10, 4]])
    }

    @Test("Unsized cells take what the others make") func unsized() {
        let cells = [
            Cell(row: 0, column: 0, view: box(10, 5)), Cell(row: 0, column: 1, view: box(20, 30)),
            Cell(row: 0, column: 2, unsized: (true, true), view: { $0.color() }),
            Cell(row: 1, column: 0, unsized: (true, false), view: { $0.frame($0.color(), height: 3) }),
        ]
        let found = frames(Proposal(500, .nan), 4) { grid($0, cells, rows: 2) }
        #expect(found[3] == [0, 30, 10, 3] && found[2] == [30, 0, 0, 30])
        #expect(
            GridCell(row: 1, column: 2, span: 3, isUnsizedHeight: true).isUnsizedHeight
                && !GridCell(row: 1, column: 2, span: 3, isUnsizedHeight: true).isUnsizedWidth)
        #expect(GridCell(row: 0, column: 0, span: 5_000_000).span == 1 << 20)
    }

    @Test("Endless lengths: places stay finite") func endless() {
        let cells = [
            Cell(row: 0, column: 0, view: { $0.color() }), Cell(row: 0, column: 1, view: { $0.color() }),
            Cell(row: 1, column: 1, view: { $0.color() }),
        ]
        let found = frames(Proposal(.infinity, .infinity), 3) { grid($0, cells, rows: 2) }
        #expect(found.map { [$0[0], $0[1]] } == [[0, 0], [0, 0], [0, 0]])
        #expect(size(Proposal(.infinity, .infinity)) { grid($0, cells, rows: 2) } == Size(.infinity, .infinity))
    }
}

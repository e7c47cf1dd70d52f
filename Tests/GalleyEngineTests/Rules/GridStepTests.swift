import Testing

@testable import GalleyEngine

/// The numbers are worked out by hand from docs/rules.md §12.1.
@Suite("The steps of grids, and what a grid may be built of")
struct GridStepTests {
    /// A grid whose lines all have the grid's alignment, the middle, but for those that are named.
    private func grid(
        _ tree: LayoutTree, _ gaps: Size, _ cells: [(view: Int, cell: GridCell)], rows: Int,
        columns: Int,
        _ lines: [GridLineAttributes] = []
    ) -> Int {
        let missing = max(rows, columns) - lines.count
        return tree.addGrid(
            .horizontalCenter, .verticalCenter, horizontalSpacing: gaps.width,
            verticalSpacing: gaps.height,
            cells.map(\.view), cells: cells.map(\.cell),
            rows: lines + Array(repeating: GridLineAttributes(), count: missing), rowCount: rows)
    }

    private func cell(_ row: Int, _ column: Int, span: Int = 1) -> GridCell {
        GridCell(row: row, column: column, span: span)
    }

    @Test("Columns by how far they stretch, rows at their ideal heights, then each cell's guides")
    func byTurns() {
        let told = steps(Proposal(100, .nan)) { tree in
            let bounded = tree.limited(tree.color(), width: FrameLimits(minimum: 12, maximum: 40))
            let cells = [
                (tree.box(10, 6), cell(0, 0)), (tree.color(), cell(0, 1)), (tree.box(30, 20), cell(1, 0)),
                (bounded, cell(1, 1)),
            ]
            return grid(
                tree, Size(5, 3), cells, rows: 2, columns: 2,
                [GridLineAttributes(vertical: .bottom, columnAlignment: .trailing)])
        }
        let sizes = [
            "1 in 0, 0, 1", "2 in 1, 0, 1", "3 in 0, 1, 1", "4 in 1, 1, 1", "column gap 5",
            "row gap 1: 3",
            "x 100 less 5", "x0 from 30 to 30", "x1 from 12 to ∞", "x0 of 2: 95, 47.5, 30",
            "x1 of 1: 65, 65, 65",
            "y – less 3", "y0 of 2: –, –, 10", "y1 of 2: –, –, 20",
        ]
        #expect(Array(told.prefix(14)) == sizes)
        let places = [
            "1 guide 2 at 10", "line 2 at 30", "1 guide 5 at 6", "line 5 at 10",
            "2 guide 1 at 32.5", "line 1 at 32.5", "2 guide 5 at 10", "line 5 at 10",
            "3 guide 2 at 30", "line 2 at 30", "3 guide 4 at 10", "line 4 at 10",
            "4 guide 1 at 20", "line 1 at 32.5", "4 guide 4 at 10", "line 4 at 10",
        ]
        #expect(Array(told.dropFirst(14)) == places)
    }

    @Test("Offered a height, what takes less than an equal share settles first") func settling() {
        let told = steps(Proposal(230, 50)) { tree in
            let bounded = tree.limited(tree.color(), width: FrameLimits(minimum: 0, maximum: 30))
            let cells = [
                (tree.color(), cell(0, 0)), (tree.box(20, 8), cell(0, 1)), (tree.color(), cell(0, 2)),
                (bounded, cell(0, 3)),
            ]
            return grid(tree, Size(0, 3), cells, rows: 1, columns: 4)
        }
        let shares = [
            "column gap 0", "x 230 less 0", "x0 from 0 to ∞", "x1 from 20 to 20", "x2 from 0 to ∞",
            "x3 from 0 to 30",
            "x1 of 4: 230, 57.5, 20", "x3 of 3: 210, 70, 30", "x0 of 2: 180, 90, 90",
            "x2 of 1: 90, 90, 90",
            "y 50 less 0", "y0 from 8 to ∞", "y0 of 1: 50, 50, 50",
        ]
        #expect(Array(told[4..<17]) == shares)
    }

    /// Takes as many parts of 18 points as fit, five at the most.
    private final class Parts: LeafDelegate {
        override func measure(_ proposal: Proposal) -> MeasuredSize {
            let width = isNone(proposal.width) ? 90 : min((proposal.width / 18).rounded(.down) * 18, 90)
            return MeasuredSize(Size(width, 4), for: proposal)
        }
    }

    @Test("Columns that can stretch alike are offered the same, whatever those before them leave")
    func equals() {
        func turns(_ height: Double) -> [String] {
            let told = steps(Proposal(150, height)) { tree in
                let cells = [
                    (tree.addLeaf(Parts()), cell(0, 0)), (tree.addLeaf(Parts()), cell(0, 1)),
                    (tree.color(), cell(0, 2)),
                ]
                return grid(tree, Size(0, 0), cells, rows: 1, columns: 3)
            }
            return told.filter { $0.hasPrefix("x") && $0.contains(" of ") }
        }
        #expect(turns(.nan) == ["x0 of 3: 150, 50, 36", "x1 of 2: 114, 50, 36", "x2 of 1: 78, 78, 78"])
        // Each takes 36 of an equal share of 50, and keeps it.
        #expect(turns(40) == ["x0 of 3: 150, 50, 36", "x1 of 3: 114, 50, 36", "x2 of 1: 78, 78, 78"])
    }

    @Test("What a cell across two columns wants more is halved; an anchor is said instead of guides")
    func spans() {
        let told = steps(Proposal(100, .nan)) { tree in
            let cells = [
                (tree.box(9, 10), GridCell(row: 0, column: 0, span: 1, anchor: Point(1, 0.25))),
                (tree.box(60, 10), cell(0, 1)), (tree.frame(tree.color(), height: 4), cell(1, 0, span: 2)),
            ]
            return grid(tree, Size(6, 2), cells, rows: 2, columns: 2)
        }
        let expected = [
            "3 in 0, 1, 2", "column gap 6", "row gap 1: 2", "x 100 less 6", "x0 from 9 to 9",
            "x1 from 60 to 60",
            "x0 of 2: 94, 47, 9", "x1 of 1: 85, 47, 60", "3 wants 100, each 12.5", "y – less 2",
            "y0 of 2: –, –, 10",
            "y1 of 2: –, –, 4", "1 anchor 1, 0.25",
        ]
        #expect(Array(told[2..<15]) == expected)
        #expect(
            Array(told.suffix(4)) == ["3 guide 1 at 50", "line 1 at 50", "3 guide 4 at 2", "line 4 at 2"])
    }

    @Test("A row that meets on a baseline is as tall as what lies above it and below it")
    func baselines() {
        func build(_ tree: LayoutTree) -> Int {
            let raised = tree.addAlignmentGuide(
                .firstTextBaseline, WidthPart(0.4), around: tree.box(10, 20, 1))
            let cells = [
                (raised, cell(0, 0)), (tree.box(10, 9, 2), cell(0, 1)), (tree.box(10, 7, 3), cell(1, 0)),
            ]
            return grid(
                tree, Size(0, 0), cells, rows: 2, columns: 2,
                [GridLineAttributes(vertical: .firstTextBaseline)])
        }
        #expect(steps(.unspecified, build).contains("row 0 9 and 16"))
        let laid = LaidOut(.unspecified, build)
        #expect(laid.pass.size(of: 0) == Size(20, 32))
        #expect([1, 2, 3].map { laid.frame($0)[1] } == [5, 0, 25])
    }

    @Test("A cell spans a column at the least, and says which lengths it has no say in") func cells() {
        #expect([-1, 0, 1, 3].map { GridCell(row: 0, column: 0, span: $0).span } == [1, 1, 1, 3])
        #expect(GridCell(row: 0, column: 0, span: 1 << 21).span == 1 << 20)
        let plain = GridCell(row: 2, column: 5, span: 1)
        #expect(plain.row == 2 && plain.column == 5 && plain.anchor.x.isNaN && plain.anchor.y.isNaN)
        #expect(!plain.isUnsizedWidth && !plain.isUnsizedHeight)
        let wide = GridCell(row: 0, column: 0, span: 1, isUnsizedWidth: true)
        #expect(wide.isUnsizedWidth && !wide.isUnsizedHeight)
        let tall = GridCell(row: 0, column: 0, span: 1, isUnsizedHeight: true)
        #expect(!tall.isUnsizedWidth && tall.isUnsizedHeight)
        var line = GridLineAttributes(vertical: .leading)
        #expect(line.vertical == .leading && line.columnAlignment == nil)
        line.columnAlignment = .bottom
        line.vertical = nil
        #expect(line.vertical == nil && line.columnAlignment == .bottom)
        // The lower edge is guide 5.
        #expect(!line.areKeys(below: 5) && line.areKeys(below: 6))
        line.vertical = .firstTextBaseline
        #expect(!line.areKeys(below: 6) && line.areKeys(below: 7))
    }

    /// The words of a grid with two cells beside each other: four of its own, four a cell, one a line.
    private func soundWords() -> [UInt64] {
        let tree = LayoutTree()
        let cells = [(tree.box(1, 1), cell(0, 0)), (tree.box(1, 1), cell(0, 1))]
        let pass = tree.freeze(root: grid(tree, Size(0, 0), cells, rows: 1, columns: 2))
        defer { withExtendedLifetime(tree) {} }
        return pass.snapshot(of: 0).parameters
    }

    @Test(
        "Words are a grid's only where each cell has its row and column, and each line a guide that there is"
    )
    func words() {
        let sound = soundWords()
        #expect(sound.count == 14)
        func accepts(_ place: Int, _ word: UInt64, guides: Int = 8) -> Bool {
            var words = sound
            words[place] = word
            return words.withUnsafeBufferPointer { Grid.accepts($0, childCount: 2, guideCount: guides) }
        }
        func pair(_ low: Int32, _ high: Int32) -> UInt64 {
            UInt64(UInt32(bitPattern: low)) | UInt64(UInt32(bitPattern: high)) << 32
        }
        // As it is, with other counts of rows, and of lines.
        #expect(accepts(2, 1) && accepts(2, 2) && !accepts(2, 3) && !accepts(2, 0))
        #expect(accepts(3, 2) && !accepts(3, 1) && !accepts(3, 3))
        // The second cell's row and column, then its span.
        #expect(accepts(8, pair(0, 1)) && !accepts(8, pair(1, 1)) && !accepts(8, pair(-1, 1)))
        #expect(accepts(8, pair(0, 0)) && !accepts(8, pair(0, 2)) && !accepts(8, pair(0, -1)))
        #expect(accepts(9, pair(1, 0)) && !accepts(9, pair(0, 0)))
        #expect(accepts(9, pair(1 << 20, 0)) && !accepts(9, pair(1 << 20 + 1, 0)))
        // The last line's guides.
        #expect(
            accepts(13, pair(7, -1)) && !accepts(13, pair(8, -1)) && accepts(13, pair(8, -1), guides: 9))
        #expect(
            accepts(13, pair(-1, 7)) && !accepts(13, pair(-1, 8)) && accepts(13, pair(-1, 8), guides: 9))
        let short = Array(sound.prefix(3))
        let isShortAccepted = short.withUnsafeBufferPointer {
            Grid.accepts($0, childCount: 0, guideCount: 8)
        }
        #expect(!isShortAccepted)
    }
}

/// Children in rows and columns (rules.md §12.1). `GridSolver.swift` divides the space, `GridCell.swift` has the list of
/// cells and lines that lies behind these parameters.
struct Grid: ContainerRule {
    /// The gaps between columns and between rows; NaN for the preferences.
    var horizontalSpacing, verticalSpacing: Double
    var rowCount, lineCount: Int64

    static var kind: NodeKind { .grid }
    /// Lines name guides.
    static var isReplaceable: Bool { false }

    func wordCount(childCount: Int) -> Int {
        Self.ownWordCount + childCount * GridCell.wordCount + Int(lineCount) * GridLineAttributes.wordCount
    }

    /// Every cell lies in a row, and there are lines for its row and its column.
    static func accepts(_ words: UnsafeBufferPointer<UInt64>, childCount: Int, guideCount: Int) -> Bool {
        guard words.count >= ownWordCount, let start = words.baseAddress else { return false }
        let grid = UnsafeRawPointer(start).load(as: Grid.self)
        guard (0...Int64(words.count)).contains(grid.lineCount), (0...grid.lineCount).contains(grid.rowCount),
            words.count == grid.wordCount(childCount: childCount)
        else { return false }
        let parts = GridParts(start + ownWordCount, childCount: childCount)
        for slot in 0..<childCount {
            let cell = parts.cells[slot]
            guard cell.row >= 0, cell.row < grid.rowCount, cell.column >= 0, cell.column < grid.lineCount,
                cell.span >= 1, cell.span <= GridCell.mostColumns
            else { return false }
        }
        return (0..<Int(grid.lineCount)).allSatisfy { parts.lines[$0].areKeys(below: guideCount) }
    }

    private func solver(_ node: Int, in pass: Pass) -> GridSolver {
        let childCount = Int(pass.nodes[node].childCount)
        let words = pass.parameters.run(
            from: Int(pass.nodes[node].payload), count: wordCount(childCount: childCount))
        return GridSolver(
            pass: pass, rule: self, node: node, parts: GridParts(words + Self.ownWordCount, childCount: childCount))
    }

    func measure(_ node: Int, for proposal: Proposal, in pass: Pass) -> MeasuredSize {
        var steps = NoSteps()
        let size = solver(node, in: pass).solve(proposal, &steps).size
        // Overlaps longer than the cells leave nothing, not less than nothing.
        return MeasuredSize(Size(max(size.width, 0), max(size.height, 0)), for: proposal)
    }

    func eachPlacedChild(
        of node: Int, for proposal: Proposal, size: Size, in pass: Pass,
        _ visit: (_ child: Int, _ origin: Point, _ offer: Proposal) -> Void
    ) {
        let solver = solver(node, in: pass)
        var steps = NoSteps()
        solver.place(solver.solve(proposal, &steps), &steps, visit)
    }

    func explain<S: StepSink>(
        _ node: Int, for proposal: Proposal, size: Size, in pass: Pass, _ steps: inout S
    ) {
        let solver = solver(node, in: pass)
        let grid = solver.solve(proposal, &steps)
        solver.place(grid, &steps) { _, _, _ in }
    }
}

extension LayoutTree {
    /// A grid; `cells[i]` says where `children[i]` goes, `rows[i]` what holds for row `i` and for column `i`. NaN
    /// spacings mean the preferences.
    public func addGrid(
        _ horizontal: GuideKey, _ vertical: GuideKey, horizontalSpacing: Double, verticalSpacing: Double,
        _ children: some Collection<Int>, cells: [GridCell], rows: [GridLineAttributes], rowCount: Int
    ) -> Int {
        precondition(cells.count == children.count, "a grid has a cell for each child")
        let grid = Grid(
            horizontalSpacing: horizontalSpacing.isFinite ? bounded(horizontalSpacing) : .nan,
            verticalSpacing: verticalSpacing.isFinite ? bounded(verticalSpacing) : .nan, rowCount: Int64(rowCount),
            lineCount: Int64(rows.count))
        tables.pointee.parameters.makeRoom(for: grid.wordCount(childCount: cells.count))
        let node = add(grid, horizontal, vertical, children: chain(children))
        for cell in cells { tables.pointee.parameters.append(elementsOf: cell) }
        for row in rows { tables.pointee.parameters.append(elementsOf: row) }
        return node
    }
}

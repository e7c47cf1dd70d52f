import Foundation
import GalleyEngine

/// Which cell each view of a grid goes to.
package struct GridPlan {
    package private(set) var cells: [GridCell] = []
    package private(set) var lines: [GridLineAttributes] = []
    package private(set) var rowCount = 0

    /// The plan for views with these traits, in their order.
    package init(_ traits: [GridTraits], _ tree: LayoutTree) {
        var rows: [[Int]] = []
        var previous: Int?
        for (index, trait) in traits.enumerated() {
            if let row = trait.row, row == previous { rows[rows.count - 1].append(index) } else { rows.append([index]) }
            previous = trait.row
        }
        let columnCount =
            rows.map { row in row.reduce(0) { $0 + (traits[$1].row == nil ? 1 : max(traits[$1].columns ?? 1, 1)) } }
            .max()
            ?? 0
        rowCount = rows.count
        lines = Array(repeating: GridLineAttributes(), count: max(rowCount, columnCount))
        for (number, row) in rows.enumerated() {
            var column = 0
            for index in row {
                let trait = traits[index]
                // A view outside of a row is a row of its own, across all columns.
                let span = trait.row == nil ? max(columnCount, 1) : max(trait.columns ?? 1, 1)
                cells.append(
                    GridCell(
                        row: number, column: column, span: span,
                        anchor: trait.anchor.map { Point(Double($0.x), Double($0.y)) } ?? Point(.nan, .nan),
                        isUnsizedWidth: trait.unsizedAxes?.contains(.horizontal) ?? false,
                        isUnsizedHeight: trait.unsizedAxes?.contains(.vertical) ?? false))
                if let alignment = trait.rowAlignment { lines[number].vertical = tree.key(alignment) }
                if let alignment = trait.columnAlignment { lines[column].columnAlignment = tree.key(alignment) }
                column += span
            }
        }
    }
}

extension LayoutTree {
    /// A grid of nodes whose views have these traits; spacings in points, nil as the views prefer.
    package func addGrid(
        _ nodes: [Int], traits: [GridTraits], alignment: Alignment, horizontalSpacing: CGFloat?,
        verticalSpacing: CGFloat?
    ) -> Int {
        let plan = GridPlan(traits, self)
        return addGrid(
            key(alignment.horizontal), key(alignment.vertical),
            horizontalSpacing: horizontalSpacing.map { Double($0) } ?? .nan,
            verticalSpacing: verticalSpacing.map { Double($0) } ?? .nan, nodes, cells: plan.cells, rows: plan.lines,
            rowCount: plan.rowCount)
    }
}

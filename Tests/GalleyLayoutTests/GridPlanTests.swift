import Foundation
import GalleyEngine
import Testing

@testable import GalleyLayout

/// Which cell a view goes to: §12.1.
@Suite("Grid plans")
struct GridPlanTests {
    private func traits(row: Int?, columns: Int? = nil) -> GridTraits {
        var traits = GridTraits()
        traits.row = row
        traits.columns = columns
        return traits
    }

    private func cells(_ traits: [GridTraits]) -> [[Int32]] {
        GridPlan(traits, LayoutTree()).cells.map { [$0.row, $0.column, $0.span] }
    }

    @Test("Views of one row lie side by side") func rows() {
        #expect(
            cells([traits(row: 0), traits(row: 0), traits(row: 1)]) == [[0, 0, 1], [0, 1, 1], [1, 0, 1]])
    }

    @Test("A view outside of a row is one across all columns") func outside() {
        #expect(
            cells([traits(row: 0), traits(row: 0), traits(row: nil), traits(row: 1)])
                == [[0, 0, 1], [0, 1, 1], [1, 0, 2], [2, 0, 1]])
        #expect(cells([traits(row: nil), traits(row: nil)]) == [[0, 0, 1], [1, 0, 1]])
    }

    @Test("A view that spans columns moves those behind it") func spans() {
        #expect(cells([traits(row: 0, columns: 3), traits(row: 0)]) == [[0, 0, 3], [0, 3, 1]])
        #expect(cells([traits(row: 0, columns: -2)]) == [[0, 0, 1]])
    }

    @Test("The alignment of a column is that of the view that says it") func alignments() {
        var first = traits(row: 0, columns: 2), second = traits(row: 0)
        first.rowAlignment = .bottom
        second.columnAlignment = .trailing
        let plan = GridPlan([first, second], LayoutTree())
        #expect(plan.lines[0].vertical == .bottom)
        #expect(plan.lines.map(\.columnAlignment) == [nil, nil, .trailing])
        #expect(plan.rowCount == 1)
    }
}

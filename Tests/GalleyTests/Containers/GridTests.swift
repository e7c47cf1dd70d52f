import Galley
import GalleyTestSupport
import Testing

@testable import GalleyEngine

@MainActor @Suite("Grids")
struct GridTests {
    @Test("A cell may ask for any number of columns", arguments: [Int.min, -1, 0, 1, 2, 1_000_000, Int.max])
    func columnCounts(count: Int) {
        let found = frames(
            proposing: 200, 100,
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box(30, 10).gridCellColumns(count).probe("wide")
                    box(20, 10).probe("last")
                }
                GridRow {
                    box(5, 10)
                    box(5, 10).probe("below")
                }
            })
        expect(found["wide"], 0, 0, 30, 10)
        // Of one column the wide cell makes 30; of two 15 each.
        expect(found["below"]?.minX, count <= 1 ? 30 : 5 + 20 / CGFloat(min(count, 1_000)))
        expect(found["last"]?.minX, 30)
    }

    @Test("Cells that overlap by more than they are long leave nothing, not less") func overlap() {
        let grid = Grid(horizontalSpacing: -100, verticalSpacing: -50) {
            GridRow {
                box(10, 10)
                box(10, 10)
            }
            GridRow {
                box(10, 10)
                box(10, 10)
            }
        }
        for offer in [nil, 0, 200] as [CGFloat?] { expect(size(of: grid, offer, offer), 0, 0) }
    }

    /// A row is as tall as the union of its cells, which meet on their baselines (rules.md §12.1).
    @Test("Cells that meet on a baseline make their row taller than each of them") func baselines() {
        let found = frames(
            proposing: nil, nil,
            Grid(alignment: Alignment(horizontal: .leading, vertical: .firstTextBaseline), verticalSpacing: 0) {
                GridRow {
                    box(10, 10).alignmentGuide(.firstTextBaseline) { _ in 9 }.probe("deep")
                    box(10, 10).alignmentGuide(.firstTextBaseline) { _ in 2 }.probe("high")
                }
                GridRow { box(10, 10).probe("below") }
            })
        #expect(found["deep"]?.minY == 0 && found["high"]?.minY == 7)
        // Nine above the baseline, eight below it.
        #expect(found["below"]?.minY == 17)
    }

    @Test("A cell of the engine's spans what its numbers can hold") func span() {
        let cell = GridCell(row: 0, column: 0, span: .max)
        #expect(cell.column + cell.span > 0)
        #expect(GridCell(row: 0, column: 0, span: .min).span == 1)
    }
}

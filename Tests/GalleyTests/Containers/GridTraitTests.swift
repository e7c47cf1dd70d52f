import Foundation
import Galley
import GalleyTestSupport
import Testing

/// What cells say to their grid (docs/rules.md §12.1): boxes whose places are reckoned by hand. Of two of a kind the
/// inner one counts.
@MainActor @Suite("Cells that say something")
struct GridTraitTests {
    private func found(
        _ width: CGFloat? = nil, _ names: [String] = ["a", "b", "c", "d"], _ view: some View
    ) -> [[CGFloat]] {
        let all = frames(proposing: width, nil, view)
        return names.compactMap { name in all[name].map { [$0.minX, $0.minY, $0.width, $0.height] } }
    }

    /// A column of 30, and one of 10; rows of 10 and 20.
    private func grid(_ c: some View) -> some View {
        Grid(alignment: .topLeading, horizontalSpacing: 2, verticalSpacing: 3) {
            GridRow {
                box(30, 10).probe("a")
                box(10, 10).probe("b")
            }
            GridRow {
                c
                box(10, 20).probe("d")
            }
        }
    }

    @Test("A column's alignment, a cell's anchor and its columns, the inner ones") func inner() {
        let c = box(10, 8).probe("c")
        let cases = [
            found(nil, ["c"], grid(c)), found(nil, ["c"], grid(c.gridColumnAlignment(.trailing))),
            found(nil, ["c"], grid(c.gridColumnAlignment(.center).gridColumnAlignment(.trailing))),
            found(nil, ["c"], grid(c.gridCellAnchor(.bottomTrailing))),
            found(nil, ["c"], grid(c.gridCellAnchor(UnitPoint(x: 0.25, y: 0.5)).gridCellAnchor(.topLeading))),
        ]
        // The second row begins at 13 and is 20 tall: 20 to the right, 12 down; a quarter of 20, a half of 12.
        let wanted: [[CGFloat]] = [
            [0, 13, 10, 8], [20, 13, 10, 8], [10, 13, 10, 8], [20, 25, 10, 8], [5, 19, 10, 8],
        ]
        #expect(cases == wanted.map { [$0] })
        let wide = found(nil, ["c", "d"], grid(box(10, 8).gridCellColumns(2).gridCellColumns(1).probe("c")))
        #expect(wide == [[0, 13, 10, 8], [44, 13, 10, 20]])
    }

    @Test("A cell that is not asked for its width or height gets what the others make") func unsized() {
        func cell(_ axes: Axis.Set?) -> [[CGFloat]] {
            let color = Color.red.frame(minHeight: 4)
            let view = axes.map { AnyView(color.gridCellUnsizedAxes($0).gridCellUnsizedAxes([.vertical])) }
            return found(200, ["c"], grid((view ?? AnyView(color)).probe("c")))
        }
        // 200 less 2 and 10 are 188 where it takes what is left.
        #expect(cell(.horizontal) == [[0, 13, 30, 20]])
        #expect(cell(nil).first?[2] == 188)
    }

    @Test("A row's alignment is for its own cells; a modifier of a row is for each of them") func rows() {
        let view = Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow(alignment: .bottom) {
                box(10, 20).probe("a")
                box(10, 6).probe("b")
            }
            GridRow {
                box(10, 20).probe("c")
                box(10, 6).probe("d")
            }
            box(7, 5).probe("e")
        }
        let cells = found(nil, ["a", "b", "c", "d", "e"], view)
        #expect(cells == [[0, 0, 10, 20], [10, 14, 10, 6], [0, 20, 10, 20], [10, 20, 10, 6], [0, 40, 7, 5]])
        let padded = Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                box(10, 5).probe("a")
                box(10, 5).probe("b")
            }.padding(3)
        }
        #expect(found(nil, ["a", "b"], padded) == [[3, 3, 10, 5], [19, 3, 10, 5]])
    }

    @Test("Outside of a grid a row is its views, and inside of another view it is as well") func outside() {
        let row = HStack(spacing: 1) {
            GridRow {
                box(10, 5).probe("a")
                box(20, 5).probe("b")
            }
            box(5, 5).probe("c")
        }
        #expect(found(nil, ["a", "b", "c"], row) == [[0, 0, 10, 5], [11, 0, 20, 5], [32, 0, 5, 5]])
        let grid = Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow { box(30, 5) }
            GridRow {
                Group {
                    box(10, 5).probe("a")
                    if true { box(20, 5).probe("b") }
                }
            }
        }
        #expect(found(nil, ["a", "b"], grid) == [[0, 5, 10, 5], [30, 5, 20, 5]])
    }
}

import SwiftUI

// The texts of the recorded grids are cut to their recorded widths, so that the numbers do not depend on the font.

@MainActor private func cell(_ text: String, _ width: CGFloat) -> some View {
    t13(text).lineLimit(1).fixedSize().frame(width: width)
}

/// The recorded grid of cell modifiers: a header over two columns, a view across all, cells with their own anchors.
@MainActor
private func modified(_ id: String, _ name: String, _ expectations: [Expectation]) -> Case {
    Case(id, name, .measured, "SWW grid/modifiers", .window(320, 240).on(.macOS, scale: 2), expectations) {
        Grid(alignment: .leading) {
            GridRow {
                cell("Header", 43).gridCellColumns(2)
                cell("CCC", 28).probe("ccc")
            }
            GridRow {
                cell("A", 9).gridColumnAlignment(.trailing).probe("a")
                box(60, 40).probe("red")
                cell("E", 8).gridCellAnchor(.bottomTrailing).probe("e")
            }
            Color.green.frame(height: 4).probe("across")
            GridRow {
                Color.blue.gridCellUnsizedAxes(.horizontal).frame(height: 20).probe("blue")
                cell("H", 10)
            }
        }.probe("grid")
    }
}

@MainActor
let gridCases = Area("Grids") {
    Case(
        "T-145", "Columns as wide and rows as tall as their largest cells", .measured, "SWW grid/basic",
        .window(320, 200).on(.macOS, scale: 2),
        [
            .frame("grid", 103.5, 57.553466796875, 113, 84.89306640625), .x("a", 114),
            .frame("e", 146, 93.704345703125, 8, 16), .frame("blue", 166.5, 81.704345703125, 50, 40),
            .y("g", 126.446533203125),
        ]
    ) {
        Grid {
            GridRow {
                cell("A", 9).probe("a")
                cell("BB", 17)
                cell("CCC", 28)
            }
            GridRow {
                box(30, 20)
                cell("E", 8).probe("e")
                box(50, 40).probe("blue")
            }
            GridRow {
                cell("G", 10).probe("g")
                cell("H", 10)
            }
        }.probe("grid")
    }

    Case(
        "T-146", "Given spacings and an alignment", .measured, "SWW grid/spacing",
        .window(320, 200).on(.macOS, scale: 2), [.size(of: "grid", 110, 54)]
    ) {
        Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
            GridRow {
                cell("A", 9)
                box(30, 30)
            }
            GridRow {
                box(60, 20)
                cell("H", 10)
            }
        }.probe("grid")
    }

    modified(
        "T-147", "A view across all columns shares the surplus among them",
        [
            .x("grid", 0), .width("grid", 320), .width("across", 320), .width("blue", 78), .x("red", 86),
            .x("ccc", 223),
        ])
    modified("T-148", "A column's own alignment", [.x("a", 69)])
    modified("T-149", "A cell's own anchor", [.frame("e", 312, 116, 8, 16)])
    modified("T-150", "A cell that does not size its column fills it", [.width("blue", 78)])

    Case(
        "T-151", "Flexible columns share like a row", .measured, "SWW grid/flexible",
        .window(320, 200).on(.macOS, scale: 2),
        [
            .size(of: "grid", 280, 58.15087890625), .width("red", 88), .width("blue", 88), .width("green", 88),
            .gapX("blue", "red", 8), .gapX("red", "green", 8),
        ]
    ) {
        Grid {
            GridRow {
                cell("A", 9)
                Color.red.frame(height: 20).probe("red")
                cell("CCC", 28)
            }
            GridRow {
                Color.blue.frame(height: 30).probe("blue")
                cell("E", 8)
                Color.green.frame(height: 30).probe("green")
            }
        }.frame(width: 280).probe("grid")
    }

    gridTextCases
    lazyCases
}

import SwiftUI

/// Cells of a lazy grid, named by their number.
@MainActor private func cells(_ count: Int, width: CGFloat? = nil, height: CGFloat? = nil) -> some View {
    ForEach(0..<count, id: \.self) { index in Color.red.frame(width: width, height: height).probe("\(index)") }
}

@MainActor @CaseList
var lazyCases: [Case] {
    // Columns of 60, 102 and 80 in 280, 8 apart: 258, so the tracks start 11 in.
    Case(
        "T-152", "Fixed, flexible and capped columns", .measured, "SWW lazy/vgrid", .window(320, 200),
        [
            .x("0", 31), .x("1", 99), .x("2", 209), .width("0", 60), .width("1", 102), .width("2", 80),
            .between("rows", "0", "3", 24) { $1.minY - $0.minY }, .x("framed", 20), .height("grid", 44),
        ]
    ) {
        LazyVGrid(
            columns: [GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80))],
            spacing: 4
        ) {
            cells(6, height: 20)
        }.probe("grid").frame(width: 280).probe("framed")
    }

    Case(
        "T-153", "Adaptive columns", .measured, "SWW lazy/adaptive", .window(240, 200),
        [.x("0", 0), .x("1", 62.5), .x("2", 125), .x("3", 187.5), .width("0", 52.5), .height("grid", 56)]
    ) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], spacing: 8) { cells(5, height: 24) }
            .probe("grid")
    }

    Case(
        "T-154", "Rows of a horizontal lazy grid", .measured, "SWW lazy/hgrid", .window(300, 100),
        [
            .size(of: "grid", 132, 70), .between("first row", "grid", "0", 1) { $1.minY - $0.minY },
            .between("second row", "grid", "1", 39) { $1.minY - $0.minY },
            .between("columns", "0", "2", 46) { $1.minX - $0.minX },
        ]
    ) {
        LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) { cells(5, width: 40) }
            .probe("grid").frame(height: 70)
    }

    Case(
        "T-155", "A fixed column and adaptive ones", .inferred, "OBJC-G", .window(200, 100),
        [.width("0", 70), .width("1", 57), .width("2", 57), .between("next row", "0", "3", 0) { $1.minX - $0.minX }]
    ) {
        LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) { cells(4, height: 20) }
    }

    Case(
        "T-156", "A flexible column beside a fixed one", .inferred, "SFG", .window(200, 100),
        [.width("0", 132), .width("1", 60)]
    ) {
        LazyVGrid(columns: [GridItem(.flexible(minimum: 40)), GridItem(.fixed(60))]) { cells(2, height: 20) }
    }

    Case(
        "T-157", "What a capped column leaves goes to the next", .inferred, "OBJC-G", .window(280, 100),
        [.width("0", 80), .width("1", 192)],
        dispute: Dispute(
            chosen: "objc.io's published algorithm gives the rest to the items that follow; it explains all recordings",
            alternative: "SWW says that what a capped item leaves is not handed on: 80 and 136")
    ) {
        LazyVGrid(columns: [GridItem(.flexible(minimum: 20, maximum: 80)), GridItem()]) { cells(2, height: 20) }
    }

    Case(
        "T-158", "Lazy stacks share a row", .measured, "SWW lazy/stacks", .window(320, 240),
        [.width("a", 121.5), .width("b", 121.5), .size(of: "c", 37, 240)]
    ) {
        HStack(spacing: 20) {
            LazyVStack { box(20, 20) }.probe("a")
            LazyVStack { box(20, 20) }.probe("b")
            LazyHStack(spacing: 4) {
                box(20, 20)
                box(13, 20)
            }.probe("c")
        }
    }
}

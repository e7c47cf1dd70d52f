import SwiftUI

// A view's traits set twice. In OpenSwiftUI (ViewTrait.swift, "complete") traits go from the outside in and each modifier
// writes over what it was handed, so the innermost counts; a layout priority is no trait there but a layout around the
// view (LayoutPriority.swift, "complete"), whose outermost answers.
@MainActor @CaseList
var traitCases: [Case] {
    Case(
        "B5", "Of two layout values the inner one counts", .measured,
        "SwiftUI-Flow (a flow's flexibility is the default of its views); OSU", .proposing(100, 100),
        [.noted("weight", 1)]
    ) {
        WeightReader {
            box(10, 10).layoutValue(key: Weight.self, value: 1).layoutValue(key: Weight.self, value: 2)
        }
    }

    Case(
        "B5-group", "A layout value of a group is for the views that have none", .inferred, "OSU ViewTrait.swift",
        .proposing(100, 100), [.noted("weight", 1)]
    ) {
        WeightReader {
            Group {
                box(10, 10).layoutValue(key: Weight.self, value: 1).padding(2)
            }.layoutValue(key: Weight.self, value: 2)
        }
    }

    Case(
        "B5-default", "An inner value that is the key's default counts, too", .inferred, "OSU ViewTrait.swift",
        .proposing(100, 100), [.noted("weight", 0)]
    ) {
        WeightReader {
            box(10, 10).layoutValue(key: Weight.self, value: 0).layoutValue(key: Weight.self, value: 2)
        }
    }

    Case(
        "B5-zIndex", "Of two z indices the inner one counts", .inferred, "OSU ViewTrait.swift", .proposing(10, 10),
        [.pixel(5, 5, 255, 0, 0)]
    ) {
        ZStack {
            Color(.sRGB, red: 1, green: 0, blue: 0).zIndex(2).zIndex(-1)
            Color(.sRGB, red: 0, green: 0, blue: 1).zIndex(1)
        }
    }

    Case(
        "B5-grid", "Of two column counts and of two anchors of a cell the inner ones count", .inferred,
        "OSU ViewTrait.swift", .proposing(nil, nil), [.x("last", 60), .x("anchored", 40)]
    ) {
        Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                box(10, 10).gridCellColumns(1).gridCellColumns(2)
                box(10, 10)
                box(10, 10).probe("last")
            }
            GridRow {
                box(30, 10)
                box(30, 10)
                box(10, 10)
            }
            GridRow {
                box(30, 10)
                box(10, 10).probe("anchored").gridCellAnchor(.center).gridCellAnchor(.leading)
            }
        }
    }

    Case(
        "B5-priority", "Of two layout priorities the outer one counts", .inferred, "OSU LayoutPriority.swift",
        .proposing(300, 10), [.width("a", 0), .width("b", 300)],
        dispute: Dispute(
            chosen: "a priority is a layout around the view, not a trait of it (OSU)",
            alternative: "as other traits, the inner one: 300 and 0")
    ) {
        HStack(spacing: 0) {
            Color.red.probe("a").layoutPriority(1).layoutPriority(-1)
            Color.blue.probe("b")
        }
    }
}

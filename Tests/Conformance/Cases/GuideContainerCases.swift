import SwiftUI

// A guide of the user's, at a quarter of the width, in every container that aligns views in a length of its own: it puts
// the quarter of a view 40 wide (10) on the quarter of 200 (50).

private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}

private enum VerticalQuarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
}

extension HorizontalAlignment {
    fileprivate static let quarter = HorizontalAlignment(Quarter.self)
}

extension VerticalAlignment {
    fileprivate static let quarter = VerticalAlignment(VerticalQuarter.self)
}

private let both = Alignment(horizontal: .quarter, vertical: .quarter)

@MainActor
let guideContainerCases = Area("Guides of one's own in every container") {
    Case(
        "G-001", "In frames and layers", .inferred, "OSU FrameLayoutCommon.commonPlacement",
        parts: [
            Part(.proposing(200, 200), [.frame("a", 40, 40, 40, 40)]) {
                box(40, 40).probe("a").frame(width: 200, height: 200, alignment: both)
            },
            Part(.proposing(200, 200), [.frame("a", 40, 40, 40, 40)]) {
                box(40, 40).probe("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: both)
            },
            Part(.proposing(200, 200), [.frame("a", 40, 40, 40, 40)]) {
                Color.red.overlay(alignment: both) { box(40, 40).probe("a") }
            },
            Part(.proposing(200, 200), [.frame("a", 40, 40, 40, 40)]) {
                ZStack(alignment: both) {
                    Color.red
                    box(40, 40).probe("a")
                }
            },
        ])

    Case(
        "G-005", "In the cells of a grid", .inferred, "the rule of frames (OSU)", .proposing(nil, nil), [.x("a", 40)]
    ) {
        Grid(alignment: both) {
            GridRow { Color.blue.frame(width: 200, height: 20) }
            GridRow { box(40, 20).probe("a") }
        }
    }

    Case(
        "G-002", "In lazy stacks", .inferred, "the rule of frames (OSU), which lazy stacks fill like",
        parts: [
            Part(.proposing(200, 200), [.x("a", 40)]) {
                LazyVStack(alignment: .quarter) { box(40, 20).probe("a") }
            },
            Part(.proposing(200, 200), [.y("a", 40)]) {
                LazyHStack(alignment: .quarter) { box(20, 40).probe("a") }
            },
            Part(.proposing(200, 200), [.x("a", 40)]) {
                ScrollView {
                    LazyVStack(alignment: .quarter) {
                        box(40, 20).probe("a")
                        ForEach(0..<20, id: \.self) { _ in box(20, 20) }
                    }
                }
            },
        ])

    // Tracks of 100 in 200: their quarter (25) on the grid's (50). In the track a quarter of 40 on that of 100: 15.
    Case(
        "G-003", "In lazy grids: the tracks, the cells in them, and headers", .inferred, "the rule of frames (OSU)",
        .proposing(200, 200), [.x("header", 40), .x("a", 40), .x("b", 25)]
    ) {
        LazyVGrid(columns: [GridItem(.fixed(100), alignment: both)], alignment: .quarter) {
            Section {
                box(40, 20).probe("a")
                Color.red.frame(height: 20).probe("b")
            } header: {
                box(40, 20).probe("header")
            }
        }
    }

    Case(
        "G-004", "On the edge of another view", .inferred, "OSU InsetViewLayout.childGeometry",
        parts: [
            Part(.proposing(200, 200), [.x("a", 40)]) {
                Color.red.safeAreaInset(edge: .top, alignment: .quarter) { box(40, 20).probe("a") }
            },
            Part(.proposing(200, 200), [.y("a", 40)]) {
                Color.red.safeAreaInset(edge: .leading, alignment: .quarter) { box(20, 40).probe("a") }
            },
        ])
}

import SwiftUI

// Grids whose columns hold texts that wrap: the tables of MarkdownUI (gonzalezreal/swift-markdown-ui), whose reference
// pictures of iPhone 8 show how wide SwiftUI makes them. Words are as wide as in the pictures, to half a point; the numbers
// are the pictures', within two points. Before #222 the tables were offered a height, later none.

/// A cell of such a table.
@MainActor
private func cell(_ widths: CGFloat..., inset: CGFloat, space: CGFloat) -> some View {
    Words(widths: widths, space: space) { Color.clear.frame(width: 0, height: 0) }
        .fixedSize(horizontal: false, vertical: true).padding(.horizontal, inset)
}

/// Two columns of git's commands and what they do, in 17 points: "Show file differences that haven't been staged".
@MainActor
private var commands: some View {
    Grid(horizontalSpacing: 1, verticalSpacing: 1) {
        GridRow {
            cell(76.5, inset: 12.24, space: 4.5)
            cell(87, inset: 12.24, space: 4.5)
        }
        GridRow {
            cell(18, 44, inset: 12.24, space: 4.5)
            cell(25, 17, 29, 15, 63, 29.5, inset: 12.24, space: 4.5)
        }
        GridRow {
            cell(18, 24, inset: 12.24, space: 4.5)
            cell(38, 22.5, 81.5, 28, 53.5, 35, 49.5, inset: 12.24, space: 4.5)
        }
    }.probe("grid")
}

/// Two columns on how fast sloths move, in 16 points; "Moves slightly faster than a snail.".
@MainActor
private var sloths: some View {
    Grid(horizontalSpacing: 1, verticalSpacing: 1) {
        GridRow {
            cell(42, 43.3, inset: 13, space: 4.2)
            cell(87, inset: 13, space: 4.2)
        }
        GridRow {
            cell(32, inset: 13, space: 4.2)
            cell(47, 51.3, 41.8, 31.8, 8, 36.5, inset: 13, space: 4.2)
        }
        GridRow {
            cell(48, inset: 13, space: 4.2)
            cell(47, 13.5, 17.6, 58, 48.3, inset: 13, space: 4.2)
        }
        GridRow {
            cell(32, inset: 13, space: 4.2)
            cell(47, 41.8, 31.8, 8, 35.8, inset: 13, space: 4.2)
        }
    }.probe("grid")
}

/// Four columns that would all like to be as wide as "git status", for which there is no room.
@MainActor
private var alike: some View {
    Grid(horizontalSpacing: 1, verticalSpacing: 1) {
        GridRow {
            cell(54.5, inset: 12.24, space: 4.5)
            cell(59.5, inset: 12.24, space: 4.5)
            cell(51, inset: 12.24, space: 4.5)
            cell(55.5, inset: 12.24, space: 4.5)
        }
        GridRow { ForEach(0..<4) { _ in cell(18, 44, inset: 12.24, space: 4.5) } }
        GridRow { ForEach(0..<4) { _ in cell(18, 24, inset: 12.24, space: 4.5) } }
    }.probe("grid")
}

@MainActor @CaseList
var gridTextCases: [Case] {
    // 101 and 143: half of the room wraps after "Show file" and after "differences that".
    Case(
        "B8", "A column of texts in a grid that is offered a height keeps to its equal share", .measured,
        "MarkdownUI testTable (before #222), testTableBackground, testTableBorder", .proposing(341, 600),
        [.width("grid", 245.5).within(2)]
    ) { commands }

    Case(
        "B8-ideal", "A column of texts in a grid that is offered no height takes what the others leave", .measured,
        "MarkdownUI testTable", .proposing(341, nil), [.width("grid", 327.5).within(2)]
    ) { commands }

    // The share is 154 − 26 = 128 points: "average speed." with 110 is the widest line; "Moves faster than" needs 129.
    Case(
        "B8-sloths", "A share that is just too short for a line", .measured,
        "MarkdownUI ThemeGitHubTests testTable (before #222)", .proposing(309, 600), [.width("grid", 253).within(2)]
    ) { sloths }

    Case(
        "B8-sloths-ideal", "The same with what the first column leaves", .measured,
        "MarkdownUI ThemeGitHubTests testTable", .proposing(309, nil), [.width("grid", 296).within(2)]
    ) { sloths }

    Case(
        "B8-alike", "Columns that stretch alike are offered the same: all wrap", .measured,
        "MarkdownUI testTableAlignment, one picture before and after #222",
        parts: [
            Part(.proposing(341, 600), [.width("grid", 321.5).within(2)]) { alike },
            Part(.proposing(341, nil), [.width("grid", 321.5).within(2)]) { alike },
        ])

    // Of 340 points the second column, whose widest picture has 125, takes 149.5; the first one's picture fills the rest.
    Case(
        "B8-pictures", "A column that fills its share gets what the others leave", .measured,
        "MarkdownUI testTableWithImages, one picture before and after #222",
        parts: [
            Part(.proposing(341, 600), [.width("first", 190.5).within(1)]) { pictures },
            Part(.proposing(341, nil), [.width("first", 190.5).within(1)]) { pictures },
        ])
}

@MainActor
private var pictures: some View {
    Grid(horizontalSpacing: 1, verticalSpacing: 1) {
        GridRow {
            Color.red.frame(maxWidth: 500).frame(height: 100).padding(.horizontal, 12.24).probe("first")
            Color.blue.frame(maxWidth: 125).frame(height: 75).padding(.horizontal, 12.24)
        }
    }.probe("grid")
}

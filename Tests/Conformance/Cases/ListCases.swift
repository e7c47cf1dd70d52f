import SwiftUI

private let recorded = "rules.md §18.8, recorded on iOS 26"
private let seen = "rules.md §18.8, pictures of AccessibilitySnapshot and home-assistant, iOS 26"
private let earlier = "rules.md §18.8, reported of iOS before 26"

/// Places of rows. Their content is free of text, so that nothing rests on a line's height.
@MainActor
let listCases = Area("Lists") {
    Case(
        "LF-001", "A list takes all that it is proposed; rows lie 32 in, 35 down, and are 52 tall or content + 30",
        .measured, recorded, .proposing(390, 600),
        [
            .size(390, 600), .frame("a", 32, 35 + 16, 40, 20), .frame("b", 32, 35 + 52 + 15, 40, 50),
            .frame("c", 32, 35 + 52 + 80 + 15, 326, 40),
        ]
    ) {
        List {
            Color.red.frame(width: 40, height: 20).probe("a")
            Color.red.frame(width: 40, height: 50).probe("b")
            Color.red.frame(height: 40).probe("c")
        }
    }

    Case(
        "LF-002",
        "Sections are 35 apart; a header has 17⅔ and 10 above it and 10 below, a footer 8 above and 6 and 17⅔ below",
        .measured, seen, .proposing(390, 700).scale(3),
        [
            .frame("a", 32, 35 + 16, 10, 20), .frame("b", 32, 35 + 52 + 35 + 16, 10, 20),
            .frame("header", 32, 174 + 53 / 3.0 + 10, 30, 20),
            .frame("c", 32, 174 + 53 / 3.0 + 40 + 16, 10, 20),
            .frame("footer", 32, 214 + 53 / 3.0 + 52 + 8, 30, 10),
            .frame("d", 32, 266 + 53 / 3.0 + 24 + 53 / 3.0 + 16, 10, 20),
        ]
    ) {
        Form {
            Section { Color.red.frame(width: 10, height: 20).probe("a") }
            Section { Color.red.frame(width: 10, height: 20).probe("b") }
            Section {
                Color.red.frame(width: 10, height: 20).probe("c")
            } header: {
                Color.red.frame(width: 30, height: 20).probe("header")
            } footer: {
                Color.red.frame(width: 30, height: 10).probe("footer")
            }
            Section { Color.red.frame(width: 10, height: 20).probe("d") }
        }
    }

    Case(
        "LF-003", "A plain list has rows 16 in from the top; a header is 32 below them and 10 above its own", .measured,
        recorded, .proposing(390, 600),
        [
            .frame("a", 16, 16, 10, 20), .frame("header", 16, 52 + 32, 30, 20),
            .frame("b", 16, 52 + 32 + 20 + 10 + 16, 10, 20),
        ]
    ) {
        List {
            Color.red.frame(width: 10, height: 20).probe("a")
            Section {
                Color.red.frame(width: 10, height: 20).probe("b")
            } header: {
                Color.red.frame(width: 30, height: 20).probe("header")
            }
        }
        .listStyle(.plain)
    }

    Case(
        "LF-004", "Rows were 44 tall, of 11 above and below the content", .documented, earlier, .proposing(375, 600),
        [.frame("a", 32, 35 + 12, 10, 20), .frame("b", 32, 35 + 44 + 11, 10, 30), .frame("c", 32, 131 + 12, 10, 20)]
    ) {
        List {
            Color.red.frame(width: 10, height: 20).probe("a")
            Color.red.frame(width: 10, height: 30).probe("b")
            Color.red.frame(width: 10, height: 20).probe("c")
        }
        .environment(\.look, .iOS18)
    }

    Case(
        "LF-005", "A switch adds no height to its row, and reaches 2 past the row's content", .measured, seen,
        .proposing(390, 600), [.frame("label", 32, 35 + 16, 40, 20), .frame("b", 32, 35 + 52 + 16, 10, 20)]
    ) {
        Form {
            Toggle(isOn: .constant(true)) { Color.red.frame(width: 40, height: 20).probe("label") }
            Color.red.frame(width: 10, height: 20).probe("b")
        }
    }

    Case(
        "LF-006", "A label's title is 40 after the start of its row's content", .measured, recorded,
        .proposing(390, 600),
        [.frame("title", 72, 35 + 16, 50, 20)]
    ) {
        List {
            Label {
                Color.red.frame(width: 50, height: 20).probe("title")
            } icon: {
                Color.red.frame(width: 10, height: 10)
            }
        }
    }

    Case(
        "LF-007", "While a list is edited the rows that can be deleted move by 40, no others", .measured, recorded,
        .proposing(390, 600), [.frame("a", 72, 35 + 16, 10, 20), .frame("b", 32, 35 + 52 + 16, 10, 20)]
    ) {
        List {
            ForEach(0..<1) { _ in Color.red.frame(width: 10, height: 20).probe("a") }.onDelete { _ in }
            Color.red.frame(width: 10, height: 20).probe("b")
        }
        .environment(\.editMode, .constant(.active))
    }

    Case(
        "LF-008", "A row's own insets are measured from its card; its height stays", .documented, recorded,
        .proposing(390, 600), [.frame("a", 16, 35 + 16, 358, 20), .frame("b", 46, 35 + 52 + 16, 10, 20)]
    ) {
        List {
            Color.red.frame(height: 20).listRowInsets(EdgeInsets()).probe("a")
            Color.red.frame(width: 10, height: 20).probe("b")
                .listRowInsets(EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0))
        }
    }
}

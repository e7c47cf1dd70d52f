import SwiftUI

private let pictures = "AccessibilitySnapshot's pictures, SwiftUIListSectionTests (iOS 26.2, 402 wide, @3x)"
private let olderPictures = "AccessibilitySnapshot's pictures, SwiftUIListSectionTests (iOS 18.5, 402 wide, @3x)"
private let mediumPictures = "home-assistant/iOS's snapshots, 390 wide, @3x, whose text size is Medium"

/// A row's content, 20 points tall.
@MainActor private func row(_ name: String) -> some View { Color.red.frame(width: 10, height: 20).probe(name) }

/// The two accounts with header and footer, and the two bills with theirs, that the pictures show.
@MainActor private var accounts: some View {
    List {
        Section {
            row("a")
            row("b")
        } header: {
            Text("Accounts").probe("header")
        } footer: {
            Text("Tap an account").probe("footer")
        }
        Section {
            row("c")
        } header: {
            Text("Bills").probe("next header")
        }
        Section {
            row("d")
        } header: {
            Text("Others").probe("last header")
        }
    }
}

/// A section with a footer of so many lines, and one without a header.
@MainActor private func footed(_ lines: Int) -> some View {
    Form {
        Section {
            row("a")
        } footer: {
            Text(verbatim: Array(repeating: "line", count: lines).joined(separator: "\n"))
        }
        Section { row("b") }
    }
    .dynamicTypeSize(.medium)
}

/// Places of headers, footers and rows with texts, at three pixels a point.
@MainActor
let listSectionCases = Area("Sections of lists") {
    Case(
        "LS-001", "A header's cell is 10, its line and 10 tall; a row is 52, at the Medium size 51", .measured,
        pictures,
        parts: [
            Part(
                .proposing(402, 800).scale(3),
                [.y("a", 40 + 1 / 3.0 + 16), .y("header", 10), .height("header", 61 / 3.0)]
            ) { accounts },
            Part(.proposing(402, 800).scale(3), [.y("a", 39 + 1 / 3.0 + 15.5), .height("header", 58 / 3.0)]) {
                accounts.dynamicTypeSize(.medium)
            },
        ])

    // Cells end at 40⅓, 92⅓, 144⅓; the footer's takes 29⅔ and ends at 174, the header's 40⅓; the next card follows at once.
    Case(
        "LS-002", "A footer's cell is 8, its line and 6 tall, and the next header's follows at once", .measured,
        pictures,
        .proposing(402, 800).scale(3),
        [
            .y("b", 92 + 1 / 3.0 + 16), .y("footer", 144 + 1 / 3.0 + 8), .height("footer", 47 / 3.0),
            .y("next header", 174 + 10), .y("c", 174 + 40 + 1 / 3.0 + 16),
            .y("last header", 266 + 1 / 3.0 + 53 / 3.0 + 10),
        ]
    ) { accounts }

    // 8 + 14⅓ + (n − 1) · 14 + 6 + 17⅔: 60 for two lines (PrivacyView), 116 for six (ServerSwitchingSettingsView).
    Case(
        "LS-003", "From card to card over a footer at the Medium size: its lines are 14 apart", .measured,
        mediumPictures,
        parts: [
            Part(.proposing(390, 800).scale(3), [.gap("a", "b", 31 + 60)]) { footed(2) },
            Part(.proposing(390, 800).scale(3), [.gap("a", "b", 31 + 116)]) { footed(6) },
        ])

    Case(
        "LS-004", "On iOS 18 a header's cell is 17, its line and 6 tall, a footer's 6, its line and 12", .measured,
        olderPictures, .proposing(402, 800).scale(3).before26,
        [
            .frame("a", 40, 38 + 2 / 3.0 + 12, 10, 20), .y("b", 82 + 2 / 3.0 + 12), .y("footer", 126 + 2 / 3.0 + 6),
            .y("next header", 160 + 1 / 3.0 + 17), .y("c", 199 + 12), .y("last header", 243 + 53 / 3.0 + 17),
            .y("d", 243 + 169 / 3.0 + 12),
        ]
    ) { accounts }

    Case(
        "LS-005", "Cards and their content are 16 in at 402, 20 in at 450", .measured,
        "a recorded picture of iOS 26 of 450 points, inset grouped: separators and texts from 40 to 410; \(pictures)",
        parts: [
            Part(.proposing(402, 300), [.frame("a", 32, 51, 338, 20)]) {
                List { Color.red.frame(height: 20).probe("a") }
            },
            Part(.proposing(450, 300), [.frame("a", 40, 51, 370, 20)]) {
                List { Color.red.frame(height: 20).probe("a") }
            },
        ])

    Case(
        "LS-006", "On iOS 18 they are 20 in from 390 on, and 16 at 375", .measured, olderPictures,
        parts: [
            Part(.proposing(375, 300).before26, [.frame("a", 32, 47, 311, 20)]) {
                List { Color.red.frame(height: 20).probe("a") }
            },
            Part(.proposing(393, 300).before26, [.frame("a", 40, 47, 313, 20)]) {
                List { Color.red.frame(height: 20).probe("a") }
            },
        ])

    Case(
        "LS-007", "Between 405 and 414 cards grow no wider, and what is in them keeps 16", .inferred,
        "rules.md §18.8, chosen: nothing is recorded there",
        parts: [
            Part(.proposing(409, 300), [.frame("a", 34, 51, 341, 20)]) {
                List { Color.red.frame(height: 20).probe("a") }
            },
            Part(.proposing(414, 300), [.frame("a", 40, 51, 334, 20)]) {
                List { Color.red.frame(height: 20).probe("a") }
            },
        ])
}

import SwiftUI

// What lines of several texts, and symbols, keep from texts above and below them (OpenSwiftUI, Spacing.swift and
// Image+View.swift, both "complete").

@MainActor @CaseList
var lineSpacingCases: [Case] {
    // Of the metrics of two texts a row hands on those of the taller line: body's, with 2 points of leading.
    Case(
        "B13", "The order of a row's texts does not matter to the text above", .inferred, "OSU Spacing.swift",
        parts: [
            Part(.proposing(nil, nil).scale(2), [.gap("above", "row", 2), .gap("row", "below", 2)]) {
                rows {
                    Text("a").font(.body)
                    Text("b").font(.caption2)
                }
            },
            Part(.proposing(nil, nil).scale(2), [.gap("above", "row", 2), .gap("row", "below", 2)]) {
                rows {
                    Text("b").font(.caption2)
                    Text("a").font(.body)
                }
            },
        ])

    Case(
        "B14", "A symbol keeps no distance to texts and symbols above and below", .inferred, "OSU Image+View.swift",
        .proposing(nil, nil).scale(2), [.gap("a", "b", 0), .gap("b", "c", 0), .gap("c", "d", 0)],
        dispute: Dispute(
            chosen: "a symbol's text-to-text distance is 0 (OSU); no recording of a symbol in a column was found",
            alternative: "as beside any view that is no text: the text's margin, 6 to 11 points")
    ) {
        VStack {
            Text("a").probe("a")
            Image(systemName: "star").probe("b")
            Image(systemName: "heart").probe("c")
            Text("d").probe("d")
        }
    }

    Case(
        "B14-row", "A row of a symbol and a text keeps the text's distance", .inferred, "OSU Spacing.swift",
        .proposing(nil, nil).scale(2), [.gap("above", "row", 2), .gap("row", "below", 2)]
    ) {
        rows {
            Image(systemName: "star")
            Text("a")
        }
    }
}

/// A row between two texts.
@MainActor
private func rows<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    VStack {
        Text("x").probe("above")
        HStack { content() }.probe("row")
        Text("y").probe("below")
    }
}

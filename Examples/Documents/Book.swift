import SwiftUI

/// A report of 101 pages; with 250 chapters it is a book of 1,001:
/// galley render Book.swift --view 'Book(chapters: 25)' -o report.pdf
struct Book: View {
    var chapters = 100

    private static let words =
        "a view is offered a size and answers with its own then its container puts it where it belongs and nobody is asked twice"
        .split(separator: " ").map(String.init)

    /// Sentences that are the same each time.
    private func sentences(_ count: Int, _ seed: Int) -> String {
        (0..<count).map { sentence in
            let words = (0..<8 + (seed + sentence) % 7).map {
                Self.words[(seed * 31 + sentence * 7 + $0 * 5) % Self.words.count]
            }
            let text = words.joined(separator: " ")
            return text.prefix(1).uppercased() + text.dropFirst() + "."
        }
        .joined(separator: " ")
    }

    var body: some View {
        PagedDocument(size: .a5, spacing: 10) {
            Text("A book of layouts").font(.largeTitle).accessibilityHeading(.h1)
            ForEach(0..<chapters * 12, id: \.self) { index in
                if index % 12 == 0 {
                    Text("Chapter \(index / 12 + 1)").font(.title).accessibilityHeading(.h2).pageBreak(before: true)
                } else if index % 12 == 6 {
                    Text("A part of chapter \(index / 12 + 1)").font(.headline).accessibilityHeading(.h3)
                } else {
                    Text(sentences(6, index)).font(.footnote)
                }
            }
        } footer: { page in
            Text(page.description).font(.caption2).foregroundStyle(.secondary).frame(maxWidth: .infinity)
        }
    }
}

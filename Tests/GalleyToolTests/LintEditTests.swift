import Foundation
import GalleyProcesses
import Testing

@testable import GalleyProtocol
@testable import galley

/// The changes that mend what lint finds (docs/lint.md); `galley-syntax` reads the source.
@Suite("Changes that lint proposes", .enabled(if: FileManager.default.fileExists(atPath: Installation.current.syntax)))
struct LintEditTests {
    private let folder: ScratchFolder
    private let edits: LintEdits

    private static let source = """
        import SwiftUI
        struct Card: View {
          var body: some View {
            Text("é one").bold()
            Text("two")
              .layoutPriority(2)
            Text("twice"); Text("twice")
          }
        }

        """

    init() throws {
        folder = try ScratchFolder(["Card.swift": Self.source])
        edits = LintEdits(try ShownFile(SourceOptions.parse([folder["Card.swift"], "--quiet"])))
    }

    private func entry(
        _ label: String, _ fix: String?, line: Int = 4, _ change: (inout FindingList.Entry) -> Void = { _ in }
    ) -> FindingList.Entry {
        let view = HostResult.Finding.Place(kind: "Text", label: label, written: nil, owners: ["Card"], number: 0)
        let finding = HostResult.Finding(
            rule: "text-cut", severity: "warning", message: "m", path: [view], frame: [], proposals: [], fix: fix)
        var entry = FindingList.Entry(
            view: "Card", finding: finding, place: .init(file: folder["Card.swift"], line: line), isExact: true,
            situations: [])
        change(&entry)
        return entry
    }

    /// Where the change is, and what is put there.
    private func told(_ entry: FindingList.Entry) -> [String]? {
        edits.edits(for: entry)?.map { edit in
            let place = edit.place
            return "\(place.line):\(place.column ?? 0)-\(place.endLine ?? 0):\(place.endColumn ?? 0) \(edit.text)"
        }
    }

    @Test("A modifier more, behind the view's others") func modifiers() {
        // The line's text has 25 bytes: é has two.
        let rows: [(String, String)] = [
            ("layoutPriority(1) on the text; more", ".layoutPriority(1)"),
            ("layoutPriority(1) gives it room", ".layoutPriority(1)"),
            ("a higher lineLimit, or minimumScaleFactor(0.8)", ".minimumScaleFactor(0.8)"),
            (
                "fixedSize(horizontal: false, vertical: true) lets it grow",
                ".fixedSize(horizontal: false, vertical: true)"
            ),
        ]
        #expect(rows.map { told(entry("é one", $0.0)) } == rows.map { ["4:26-4:26 \($0.1)"] })
        #expect(
            told(entry("two", rows[0].0, line: 5)) == ["6:25-6:25 .layoutPriority(1)"],
            "in the line of the last modifier")
        let written = entry("shown otherwise", rows[0].0) { $0.finding.path[0].written = "é one" }
        #expect(told(written) == ["4:26-4:26 .layoutPriority(1)"])
    }

    @Test("Where it is not that simple") func others() {
        let fix = "layoutPriority(1) gives it room"
        let none: [FindingList.Entry] = [
            entry("é one", nil), entry("é one", "a larger frame"), entry("twice", fix, line: 7), entry("none", fix),
            entry("é one", fix) { $0.isExact = false }, entry("é one", fix) { $0.place = nil },
            entry("é one", fix) { $0.place?.file = "/other.swift" }, entry("é one", fix) { $0.finding.path = [] },
            entry("é one", fix) { $0.finding.path[0].label = nil },
        ]
        #expect(none.map { told($0) } == none.map { _ in nil })
    }
}

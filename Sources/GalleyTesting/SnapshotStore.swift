import Foundation
import Galley
import GalleySnapshots
import Testing

/// The references of one expectation: compares, writes, and says what differs.
@MainActor struct SnapshotStore {
    let file: String
    let test: String
    let name: String?
    let variant: String
    let tolerance: Double
    let mode: SnapshotRecording
    let sourceLocation: SourceLocation

    /// The folder of the test file's references.
    private var folder: URL {
        let source = URL(fileURLWithPath: file)
        return source.deletingLastPathComponent().appendingPathComponent("__Snapshots__", isDirectory: true)
            .appendingPathComponent(source.deletingPathExtension().lastPathComponent, isDirectory: true)
    }

    /// The files' name, of characters that every file system takes.
    private var stem: String {
        let test = test.prefix { $0 != "(" }
        let parts = [String(test), name, variant].compactMap { $0 }.filter { !$0.isEmpty }
        return String(
            parts.joined(separator: "-").map { $0.isLetter || $0.isNumber || "-_.@".contains($0) ? $0 : "_" })
    }

    func check(_ view: TestedView, _ kinds: [SnapshotKind]) {
        for kind in kinds {
            do {
                try check(view, kind)
            } catch {
                fail("\(stem): \(error)")
            }
        }
    }

    private func url(_ ending: String) -> URL { folder.appendingPathComponent("\(stem).\(ending)") }

    private func check(_ view: TestedView, _ kind: SnapshotKind) throws {
        let url = url(kind.ending)
        let data = try data(of: view, kind, like: url)
        // A picture's numbers lie beside it.
        let numbers = kind.isPicture ? self.url("layout.txt") : nil
        SnapshotOrphans.note(url)
        if let numbers { SnapshotOrphans.note(numbers) }
        let outcome = try SnapshotReference(url, numbers: numbers, mode: mode).check(
            data, layout: numbers == nil ? nil : view.layoutText + "\n", test: test, report: Self.report
        ) { old, new in try difference(old, new, kind) }
        guard outcome.fails else { return }
        guard let change = outcome.change else {
            return fail(
                outcome.isRecorded
                    ? "\(url.path) was missing and has been recorded. Look at it; the next run compares with it."
                    : "\(url.path) is missing, and nothing is recorded here. Run the test with GALLEY_SNAPSHOTS=missing, look at what it writes and commit it."
            )
        }
        let advice =
            outcome.isRecorded
            ? "It has been recorded anew." : "If it is meant to be so, run with GALLEY_SNAPSHOTS=failed to record it."
        let page = outcome.report.map { " Report: \($0.path)" } ?? ""
        fail(
            "\(url.lastPathComponent) differs: \(change.summary). \(advice)\(page)\n\(outcome.lines.joined(separator: "\n"))"
        )
    }

    /// What is compared. A layout that was written down with the parts of controls, as earlier versions did, is compared with those.
    private func data(of view: TestedView, _ kind: SnapshotKind, like url: URL) throws -> Data {
        let data = try kind.data(of: view)
        guard kind.form == .layout, let old = try? Data(contentsOf: url), old != data else { return data }
        let whole = Data((view.wholeLayoutText + "\n").utf8)
        return old == whole ? whole : data
    }

    /// The report of this run.
    static let report = SnapshotReport(folder: SnapshotReport.standardFolder)

    private func difference(_ old: Data, _ new: Data, _ kind: SnapshotKind) throws -> SnapshotReference.Change? {
        guard kind.isPicture else {
            let lines = LineDifference.lines(String(decoding: old, as: UTF8.self), String(decoding: new, as: UTF8.self))
            return .init(summary: "\(lines.count) lines", lines: lines)
        }
        let pixels = try PixelDifference(old, new, tolerance: tolerance)
        return pixels.count > 0 ? .init(summary: pixels.summary, picture: try pixels.png()) : nil
    }

    private func fail(_ message: String) { Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation) }
}

import Foundation
import Galley
import GalleyDrawing
import GalleyImages
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
        let data = try kind.data(of: view)
        let url = url(kind.ending)
        // A picture's numbers lie beside it.
        let numbers = kind.isPicture ? view.layoutText + "\n" : nil
        SnapshotOrphans.note(url)
        if numbers != nil { SnapshotOrphans.note(self.url("layout.txt")) }
        guard let old = try? Data(contentsOf: url) else {
            return try missing(url, data, numbers)
        }
        let change = try difference(old, data, kind)
        guard let change else {
            if let numbers, mode != .never, mode != .missing { try write(Data(numbers.utf8), self.url("layout.txt")) }
            return
        }
        let moved = numbers.map { movedLines($0) } ?? []
        let report = SnapshotReport.add(
            title: url.lastPathComponent, test: test, old: old, new: data, difference: change.picture,
            lines: change.lines + moved)
        if mode == .failed || mode == .all {
            try write(data, url)
            if let numbers { try write(Data(numbers.utf8), self.url("layout.txt")) }
            if mode == .all { return }
        }
        let lines = (change.lines + moved).joined(separator: "\n")
        let outcome =
            mode == .failed
            ? "It has been recorded anew." : "If it is meant to be so, run with GALLEY_SNAPSHOTS=failed to record it."
        fail("\(url.lastPathComponent) differs: \(change.summary). \(outcome) Report: \(report.path)\n\(lines)")
    }

    private func missing(_ url: URL, _ data: Data, _ numbers: String?) throws {
        if mode == .never {
            return fail(
                "\(url.path) is missing, and nothing is recorded here. Run the test with GALLEY_SNAPSHOTS=missing, look at what it writes and commit it."
            )
        }
        try write(data, url)
        if let numbers { try write(Data(numbers.utf8), self.url("layout.txt")) }
        if mode == .all { return }
        fail("\(url.path) was missing and has been recorded. Look at it; the next run compares with it.")
    }

    /// Writes a file, unless it holds that already.
    private func write(_ data: Data, _ url: URL) throws {
        if let known = try? Data(contentsOf: url), known == data { return }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: url, options: .atomic)
    }

    /// Which numbers of the layout changed.
    private func movedLines(_ numbers: String) -> [String] {
        guard let old = try? String(contentsOf: url("layout.txt"), encoding: .utf8) else { return [] }
        let lines = LayoutText.difference(Self.lines(old), Self.lines(numbers))
        return lines.isEmpty ? ["The layout is the same."] : ["What moved (- before, + now):"] + lines
    }

    private static func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

    private struct Change {
        var summary: String
        var lines: [String] = []
        var picture: Data?
    }

    private func difference(_ old: Data, _ new: Data, _ kind: SnapshotKind) throws -> Change? {
        if old == new { return nil }
        guard kind.isPicture else {
            let lines = LayoutText.difference(
                Self.lines(String(decoding: old, as: UTF8.self)), Self.lines(String(decoding: new, as: UTF8.self)))
            return Change(summary: "\(lines.count) lines", lines: lines)
        }
        let before = try ImageDecoder.decode(Array(old)), after = try ImageDecoder.decode(Array(new))
        let pixels = PixelDifference(before, after, tolerance: tolerance)
        guard pixels.count > 0 else { return nil }
        return Change(summary: pixels.summary, picture: try pixels.png())
    }

    private func fail(_ message: String) { Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation) }
}

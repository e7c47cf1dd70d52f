import Foundation

/// A reference on disk: compares what there is now with it, and writes what the mode of recording says.
package struct SnapshotReference {
    /// How what is there now differs.
    package struct Change {
        /// In a few words.
        package var summary: String
        /// Lines that changed, of a text.
        package var lines: [String]
        /// A picture of the difference, of a picture.
        package var picture: Data?

        package init(summary: String, lines: [String] = [], picture: Data? = nil) {
            self.summary = summary
            self.lines = lines
            self.picture = picture
        }
    }

    /// What came of it.
    package struct Outcome {
        /// Nil where there is no reference, or it is the same.
        package var change: Change?
        /// Whether there was no reference.
        package var isMissing = false
        /// Whether the reference has been written.
        package var isRecorded = false
        /// Whether the test fails.
        package var fails = false
        /// The lines that changed, those of the layout among them.
        package var lines: [String] = []
        /// What the report shows of it; nil where there is nothing to show.
        package var shown: SnapshotReport.Item?
    }

    /// The reference's file.
    package let url: URL
    /// The file beside a picture that holds its layout.
    package let numbers: URL?
    /// What becomes of it when it is missing or differs.
    package let mode: SnapshotRecording

    package init(_ url: URL, numbers: URL? = nil, mode: SnapshotRecording) {
        self.url = url
        self.numbers = numbers
        self.mode = mode
    }

    /// Compares.
    ///
    /// - Parameters:
    ///   - data: What there is now.
    ///   - layout: The layout of a picture.
    ///   - title: What the report calls it.
    ///   - report: Keeps the pictures of what differs or is new.
    ///   - difference: How two files differ whose bytes do; nil where they show the same.
    package func check(
        _ data: Data, layout: String?, title: String, report: SnapshotReport,
        difference: (_ old: Data, _ new: Data) throws -> Change?
    ) throws -> Outcome {
        var outcome = Outcome()
        guard let old = try? Data(contentsOf: url) else {
            outcome.isMissing = true
            outcome.fails = mode != .all
            outcome.isRecorded = mode != .never
            outcome.shown = report.keep(
                title: title, summary: outcome.isRecorded ? "new; recorded" : "there is no reference", new: data,
                ending: url.pathExtension)
            if outcome.isRecorded { try write(data, layout) }
            return outcome
        }
        outcome.change = old == data ? nil : try difference(old, data)
        guard let change = outcome.change else {
            // What is the same stays as it is; the numbers beside it may have changed.
            if mode == .failed || mode == .all, let numbers, let layout { try Self.write(Data(layout.utf8), numbers) }
            return outcome
        }
        outcome.fails = mode != .all
        outcome.isRecorded = mode == .failed || mode == .all
        outcome.lines = change.lines + movedLines(layout)
        outcome.shown = report.keep(
            title: title, summary: change.summary + (outcome.isRecorded ? "; recorded anew" : ""), old: old, new: data,
            difference: change.picture)
        if outcome.isRecorded { try write(data, layout) }
        return outcome
    }

    private func write(_ data: Data, _ layout: String?) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Self.write(data, url)
        if let numbers, let layout { try Self.write(Data(layout.utf8), numbers) }
    }

    /// Writes a file, unless it holds that already.
    private static func write(_ data: Data, _ url: URL) throws {
        if let known = try? Data(contentsOf: url), known == data { return }
        try data.write(to: url, options: .atomic)
    }

    /// Which numbers of the layout changed.
    private func movedLines(_ layout: String?) -> [String] {
        guard let layout, let numbers, let old = try? String(contentsOf: numbers, encoding: .utf8) else { return [] }
        let lines = LayoutChange.lines(old, layout)
        return lines.isEmpty ? ["The layout is the same."] : lines
    }

    /// The files in a folder that no one has asked for, in the order of their names.
    package static func orphans(in folder: URL, known: Set<String>) -> [URL] {
        let files =
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey]))
            ?? []
        return files.filter { file in
            let name = file.lastPathComponent
            let isFolder = (try? file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
            return !isFolder && !known.contains(name) && !name.hasPrefix(".")
        }.sorted { $0.path < $1.path }
    }
}

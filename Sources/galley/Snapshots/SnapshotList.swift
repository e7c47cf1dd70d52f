import Foundation
import GalleyProtocol
import GalleySnapshots

/// What came of comparing pictures with their references.
struct SnapshotList {
    /// One picture.
    struct Entry: Encodable {
        /// What a picture is, compared with its reference.
        enum State: String, Encodable {
            case same, differs, missing
            /// It could not be drawn.
            case failed
        }

        var view: String
        var variant: String?
        /// The reference's file; nil where nothing was drawn.
        var file: String?
        var state: State
        /// Whether the reference has been written.
        var isRecorded = false
        /// Whether the run fails because of it.
        var fails = false
        /// How it differs, or why it could not be drawn.
        var message: String?
        /// Lines of the layout that changed.
        var lines: [String] = []

        var title: String { variant.map { "\(view) (\($0))" } ?? view }
    }

    private(set) var entries: [Entry] = []
    /// References that no one asked for.
    var orphans: [String] = []
    /// The page that shows the differences; nil where there are none.
    var report: String?
    /// The largest status of what could not be drawn.
    private var failure: Int32 = 0

    /// What the run exits with; nil where all is well.
    var status: Int32? { failure > 0 ? failure : entries.contains(where: \.fails) ? ExitStatus.notDrawn : nil }

    /// Whether something could not be drawn.
    var hasFailures: Bool { failure > 0 }

    /// What has been found so far, for who waits.
    var notes: [String] {
        let failed = entries.filter(\.fails).count
        return failed == 0 ? [] : ["\(failed.formatted()) failed"]
    }

    mutating func add(_ result: HostResult, _ file: String, _ outcome: SnapshotReference.Outcome) {
        entries.append(
            Entry(
                view: result.name, variant: result.variant.isEmpty ? nil : result.variant, file: file,
                state: outcome.isMissing ? .missing : outcome.change == nil ? .same : .differs,
                isRecorded: outcome.isRecorded, fails: outcome.fails, message: outcome.change?.summary,
                lines: outcome.lines))
    }

    mutating func add(_ result: HostResult, _ failure: HostResult.Failure) {
        self.failure = max(self.failure, failure.status)
        entries.append(
            Entry(
                view: result.name, variant: result.variant.isEmpty ? nil : result.variant, state: .failed, fails: true,
                message: failure.message))
    }

    func text(_ format: SnapshotsCommand.Format) throws -> String {
        switch format {
        case .text: plain
        case .json: try json
        case .junit: junit
        }
    }

    // MARK: For people

    private var plain: String {
        var text = ""
        for view in views {
            let entries = entries.filter { $0.view == view }
            for entry in entries { text += line(entry) }
            // What changed is told once for all situations; the report and JSON have the others.
            guard let told = entries.first(where: { !$0.lines.isEmpty }) else { continue }
            if entries.count(where: { !$0.lines.isEmpty }) > 1 { text += "    In \(told.title):\n" }
            for line in told.lines { text += "    \(line)\n" }
        }
        for orphan in orphans { text += "\(orphan): no view asks for it\n" }
        if let report { text += "Report: \(report)\n" }
        return text + summary + "\n"
    }

    /// The views, in the order in which they were met.
    private var views: [String] {
        var known: Set<String> = []
        return entries.map(\.view).filter { known.insert($0).inserted }
    }

    private func line(_ entry: Entry) -> String {
        let place = entry.file.map { "\($0): " } ?? ""
        return switch entry.state {
        case .same: ""
        case .failed: "\(entry.title): cannot be drawn: \(entry.message ?? "")\n"
        case .missing: place + (entry.isRecorded ? "recorded; look at it\n" : "there is no reference\n")
        case .differs: "\(place)differs: \(entry.message ?? "")\(entry.isRecorded ? "; recorded anew" : "")\n"
        }
    }

    private var summary: String {
        func count(_ state: Entry.State) -> Int { entries.filter { $0.state == state }.count }
        var parts = ["\(count(.same)) the same"]
        if count(.differs) > 0 { parts.append("\(count(.differs)) \(count(.differs) == 1 ? "differs" : "differ")") }
        if count(.missing) > 0 { parts.append("\(count(.missing)) without a reference") }
        let recorded = entries.filter(\.isRecorded).count
        if recorded > 0 { parts.append("\(recorded) recorded") }
        if count(.failed) > 0 { parts.append("\(count(.failed)) not drawn") }
        if !orphans.isEmpty { parts.append("\(orphans.count) \(orphans.count == 1 ? "orphan" : "orphans")") }
        return "\(entries.count) \(entries.count == 1 ? "snapshot" : "snapshots"): \(parts.joined(separator: ", "))"
    }

    // MARK: For programs

    private var json: String {
        get throws {
            struct Report: Encodable {
                var snapshots: [Entry]
                var orphans: [String]
                var report: String?
            }
            let report = Report(snapshots: entries, orphans: orphans, report: report)
            return String(decoding: try JSONEncoder.galley().encode(report), as: UTF8.self) + "\n"
        }
    }

    /// A suite with a case for each picture.
    private var junit: String {
        let failures = entries.filter(\.fails).count
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>"
        text += "<testsuite name=\"galley snapshots\" tests=\"\(entries.count)\" failures=\"\(failures)\">\n"
        for entry in entries {
            text += "<testcase name=\"\(entry.title.escapedForXML)\" classname=\"galley.snapshots\">"
            if entry.fails {
                let message = entry.message ?? (entry.isRecorded ? "recorded; look at it" : "there is no reference")
                text += "<failure type=\"\(entry.state.rawValue)\" message=\"\(message.escapedForXML)\">"
                let lines = [entry.file].compactMap { $0 } + entry.lines
                text += lines.joined(separator: "\n").escapedForXML + "</failure>"
            }
            text += "</testcase>\n"
        }
        return text + "</testsuite></testsuites>\n"
    }
}

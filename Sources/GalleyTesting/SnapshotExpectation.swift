import Foundation
import Galley
import GalleySnapshots
import Testing

/// One expectation: compares a view with its references in all situations, and says in one issue what came of it.
@MainActor final class SnapshotExpectation {
    private let references: SnapshotNames
    private let tolerance: Double
    private let mode: SnapshotRecording
    private let sourceLocation: SourceLocation
    private var findings: [Finding] = []
    private var situations = 0

    /// What came of one reference that is new or differs.
    private struct Finding {
        var variant: String
        var url: URL
        var form: SnapshotKind.Form
        var outcome: SnapshotReference.Outcome
    }

    /// What could not be drawn or compared.
    private var errors: [String] = []
    /// What the report shows: also what is recorded without a failure.
    private var shown: [SnapshotReport.Item] = []

    init(
        _ references: SnapshotNames, tolerance: Double, mode: SnapshotRecording, sourceLocation: SourceLocation
    ) {
        self.references = references
        self.tolerance = tolerance
        self.mode = mode
        self.sourceLocation = sourceLocation
        SnapshotOrphans.note(references, line: sourceLocation.line)
    }

    /// The report of this run.
    static let report = SnapshotReport(folder: SnapshotReport.standardFolder)

    /// Compares what is to be compared of a view in one situation.
    func check(_ view: TestedView, _ kinds: [SnapshotKind], variant: String = "") {
        situations += 1
        for kind in kinds {
            do {
                try check(view, kind, variant)
            } catch {
                errors.append("\(references.url(variant, kind.ending).lastPathComponent): \(error)")
            }
        }
    }

    private func check(_ view: TestedView, _ kind: SnapshotKind, _ variant: String) throws {
        let url = references.url(variant, kind.ending)
        let data = try data(of: view, kind, like: url)
        // A picture's numbers lie beside it.
        let numbers = kind.isPicture ? references.url(variant, "layout.txt") : nil
        SnapshotOrphans.note(url, of: references)
        if let numbers { SnapshotOrphans.note(numbers, of: references) }
        let outcome = try SnapshotReference(url, numbers: numbers, mode: mode).check(
            data, layout: numbers == nil ? nil : view.layoutText + "\n", title: url.lastPathComponent,
            report: Self.report
        ) { old, new in try difference(old, new, kind) }
        if let item = outcome.shown { shown.append(item) }
        if outcome.isMissing || outcome.change != nil {
            findings.append(.init(variant: variant, url: url, form: kind.form, outcome: outcome))
        }
    }

    /// What is compared. A layout that was written down with the parts of controls, as earlier versions did, is compared with those.
    private func data(of view: TestedView, _ kind: SnapshotKind, like url: URL) throws -> Data {
        let data = try kind.data(of: view)
        guard kind.form == .layout, let old = try? Data(contentsOf: url), old != data else { return data }
        let whole = Data((view.wholeLayoutText + "\n").utf8)
        return old == whole ? whole : data
    }

    private func difference(_ old: Data, _ new: Data, _ kind: SnapshotKind) throws -> SnapshotReference.Change? {
        if kind.isPicture {
            let pixels = try PixelDifference(old, new, tolerance: tolerance)
            return pixels.count > 0 ? .init(summary: pixels.summary, picture: try pixels.png()) : nil
        }
        let (before, after) = (String(decoding: old, as: UTF8.self), String(decoding: new, as: UTF8.self))
        let changed = LineDifference.lines(before, after, limit: .max).count
        let lines = kind.form == .layout ? LayoutChange.lines(before, after) : LineDifference.lines(before, after)
        return .init(summary: changed == 1 ? "1 line" : "\(changed) lines", lines: lines)
    }

    /// Says what came of it.
    func finish() {
        let told = told
        let title = shown.count == 1 ? shown[0].title : references.title
        let page = Self.report.add(title: title, test: references.test, shown, lines: told)
        var parts = errors
        let link = page.map { " Report: \($0.path)" } ?? ""
        let failing = findings.filter(\.outcome.fails)
        let missing = failing.filter(\.outcome.isMissing), differing = failing.filter { !$0.outcome.isMissing }
        if !missing.isEmpty { parts.append(Self.text(ofMissing: missing, link)) }
        if !differing.isEmpty { parts.append(([text(ofDiffering: differing, link)] + told).joined(separator: "\n")) }
        guard !parts.isEmpty else { return }
        Issue.record(Comment(rawValue: parts.joined(separator: "\n")), sourceLocation: sourceLocation)
    }

    private static func text(ofMissing missing: [Finding], _ link: String) -> String {
        let isRecorded = missing[0].outcome.isRecorded
        guard missing.count > 1 else {
            let path = missing[0].url.path
            return isRecorded
                ? "\(path) was missing and has been recorded. Look at it; the next run compares with it.\(link)"
                : "\(path) is missing, and nothing is recorded here. Run the test with GALLEY_SNAPSHOTS=missing, look at what it writes and commit it.\(link)"
        }
        let folder = missing[0].url.deletingLastPathComponent().path
        let what =
            isRecorded
            ? "references were missing and have been recorded in \(folder). Look at them; the next run compares with them."
            : "references are missing in \(folder), and nothing is recorded here. Run the test with GALLEY_SNAPSHOTS=missing, look at what it writes and commit it."
        return "\(missing.count) \(what)\(link)\n"
            + missing.map { "  \($0.url.lastPathComponent)" }.joined(separator: "\n")
    }

    private func text(ofDiffering differing: [Finding], _ link: String) -> String {
        let isRecorded = differing[0].outcome.isRecorded
        let advice =
            isRecorded ? "recorded anew." : "If it is meant to be so, run with GALLEY_SNAPSHOTS=failed to record it."
        func summary(_ finding: Finding) -> String { finding.outcome.change?.summary ?? "" }
        guard differing.count > 1 else {
            let note = isRecorded ? "It has been \(advice)" : advice
            return "\(differing[0].url.lastPathComponent) differs: \(summary(differing[0])). \(note)\(link)"
        }
        var lines: [String] = []
        var variants: [String] = []
        for finding in differing where !variants.contains(finding.variant) { variants.append(finding.variant) }
        for variant in variants {
            let own = differing.filter { $0.variant == variant }.map { "\($0.form): \(summary($0))" }
            lines.append("  \(variant.isEmpty ? "" : "\(variant): ")\(own.joined(separator: "; "))")
        }
        let scope = situations == 1 ? "" : " in \(variants.count) of \(situations) situations"
        let note = isRecorded ? "All have been \(advice)" : advice
        return "\(references.title) differs\(scope). \(note)\(link)\n" + lines.joined(separator: "\n")
    }

    /// What changed, told once: of each kind that of the first situation in which something did.
    private var told: [String] {
        var known: Set<SnapshotKind.Form> = []
        var lines: [String] = []
        for finding in findings where !finding.outcome.lines.isEmpty {
            // Pictures and layouts tell the same layout.
            let form = finding.form == .svg ? SnapshotKind.Form.svg : .layout
            guard known.insert(form).inserted else { continue }
            if !finding.variant.isEmpty, findings.count > 1 { lines.append("In \(finding.variant):") }
            lines += finding.outcome.lines
        }
        return lines
    }
}

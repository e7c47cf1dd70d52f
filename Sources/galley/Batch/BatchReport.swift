import Foundation
import GalleyBatch
import GalleyProcesses
import GalleyProtocol
import Synchronization

/// What a batch says while it runs and at its end: failures and progress on standard error, results on standard output.
final class BatchReport: Sendable {
    private struct State {
        var lastShown: ContinuousClock.Instant?
        var isShown = false
        var warnings: [String: Int] = [:]
        var failures: [BatchRun.RowResult] = []
        /// How far the rows were read when the first picture was made, and when that was.
        var start: (offset: Int, time: ContinuousClock.Instant)?
    }

    private let isFilter: Bool
    private let isQuiet: Bool
    private let isJSON: Bool
    private let workers: Int
    /// The bytes of all rows; nil if unknown.
    private let size: Int?
    private let begin = ContinuousClock.now
    private let state = Mutex(State())
    private let isTerminal = isatty(STDERR_FILENO) != 0
    /// Work that is done sooner shows no progress.
    private static let patience = Duration.seconds(2)
    /// How many failures the summary lists.
    private static let mostListed = 1000

    init(isFilter: Bool, isQuiet: Bool, isJSON: Bool, workers: Int, size: Int?) {
        self.isFilter = isFilter
        self.isQuiet = isQuiet
        self.isJSON = isJSON
        self.workers = workers
        self.size = size
    }

    /// Takes in what came of a row.
    func take(_ result: BatchRun.RowResult) throws {
        for diagnostic in result.diagnostics ?? [] where !isQuiet || diagnostic.severity == "error" {
            let text = "\(diagnostic.severity): \(diagnostic.message)"
            // The same of a million rows is said once.
            let isNew = state.withLock { state in
                state.warnings[text, default: 0] += 1
                return state.warnings[text] == 1 && state.warnings.count <= 20
            }
            if isNew { say("galley: \(text) (row \(result.row))") }
        }
        if let failure = result.failure {
            // A quiet filter says it in its results alone.
            if !isFilter || !isQuiet { say("galley: row \(result.row): \(failure.message)") }
            state.withLock { if $0.failures.count < Self.mostListed { $0.failures.append(result) } }
        }
        guard isFilter else { return }
        let line = try JSONEncoder.galley().encode(result)
        try StandardOutput.write(String(decoding: line, as: UTF8.self) + "\n")
    }

    private func say(_ text: String) {
        let isShown = state.withLock { $0.isShown }
        complain((isShown ? "\r\u{1b}[K" : "") + text)
    }

    /// Shows how far it is, at most ten times a second.
    func progress(_ counts: BatchRun.Counts, offset: Int) {
        guard isTerminal, !isQuiet else { return }
        let now = ContinuousClock.now
        let text: String? = state.withLock { state in
            if state.start == nil, counts.drawn > 0 { state.start = (offset, now) }
            guard now - begin > Self.patience, now - (state.lastShown ?? begin) > .milliseconds(100) else { return nil }
            state.lastShown = now
            state.isShown = true
            return Self.line(counts, offset: offset, size: size, start: state.start, now: now)
        }
        if let text { try? FileHandle.standardError.write(contentsOf: Data("\r\(text)\u{1b}[K".utf8)) }
    }

    private static func line(
        _ counts: BatchRun.Counts, offset: Int, size: Int?, start: (offset: Int, time: ContinuousClock.Instant)?,
        now: ContinuousClock.Instant
    ) -> String {
        var parts = ["\(counts.done.formatted()) rows"]
        if counts.failed > 0 { parts.append("\(counts.failed.formatted()) failed") }
        guard let size, size > 0 else { return parts.joined(separator: " · ") }
        let share = min(Double(offset) / Double(size), 1)
        parts.insert(ProgressBar.bar(share), at: 0)
        if let start, offset > start.offset {
            let seconds = (now - start.time) / .seconds(1)
            let left = seconds * Double(size - offset) / Double(offset - start.offset)
            parts.append("\(ProgressBar.time(left)) left")
        }
        return parts.joined(separator: " · ")
    }

    /// Says what came of it all.
    func finish(_ counts: BatchRun.Counts) {
        let seconds = (ContinuousClock.now - begin) / .seconds(1)
        let isShown = state.withLock { $0.isShown }
        if isShown { try? FileHandle.standardError.write(contentsOf: Data("\r\u{1b}[K".utf8)) }
        if isJSON { printSummary(counts, seconds) }
        guard !isQuiet, !isFilter else { return }
        let rate = Double(counts.drawn) / seconds
        var parts = [
            "\(counts.drawn.formatted()) rows drawn in \(ProgressBar.time(seconds))",
            "\(rate.formatted(.number.precision(.significantDigits(1...3)))) a second on \(workers) workers",
        ]
        if counts.kept > 0 { parts.append("\(counts.kept.formatted()) were there before") }
        if counts.failed > 0 { parts.append("\(counts.failed.formatted()) failed") }
        complain("galley: " + parts.joined(separator: ", "))
    }

    private func printSummary(_ counts: BatchRun.Counts, _ seconds: Double) {
        struct Summary: Encodable {
            var drawn: Int
            var kept: Int
            var failed: Int
            var bytes: Int
            var seconds: Double
            var perSecond: Double
            var workers: Int
            var failures: [BatchRun.RowResult]
        }
        let summary = Summary(
            drawn: counts.drawn, kept: counts.kept, failed: counts.failed, bytes: counts.bytes,
            seconds: (seconds * 1000).rounded() / 1000,
            perSecond: (Double(counts.drawn) / max(seconds, 1e-3) * 10).rounded() / 10, workers: workers,
            failures: state.withLock { $0.failures })
        guard let line = try? JSONEncoder.galley().encode(summary) else { return }
        // In a filter standard output is the rows'.
        let text = String(decoding: line, as: UTF8.self)
        if isFilter { complain(text) } else { try? StandardOutput.write(text + "\n") }
    }
}

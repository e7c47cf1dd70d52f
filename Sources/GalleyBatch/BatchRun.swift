import Foundation
import GalleyFormats
import GalleyProcesses
import GalleyProtocol
import Synchronization

/// Draws row after row in a pool of workers, and keeps count.
package final class BatchRun: Sendable {
    /// Where the pictures of rows go.
    package enum Destination: Sendable {
        /// Into files of these names, one for each format, noted in a manifest where there is one.
        case files([NamePattern], BatchManifest?)
        /// Nowhere: they are in the results.
        case results
    }

    /// What came of a row, for who reads results: one JSON object a line.
    package struct RowResult: Codable, Sendable {
        package var row: Int
        package var files: [String]?
        package var bytes: [Int]?
        /// The pictures in Base64, where they go into no files.
        package var pictures: [String]?
        package var diagnostics: [HostResult.Diagnostic]?
        package var failure: HostResult.Failure?
    }

    package struct Counts: Sendable {
        package var drawn = 0
        /// Made by an earlier run.
        package var kept = 0
        package var failed = 0
        /// The largest of the failures'.
        package var status: Int32 = 0
        package var bytes = 0

        package var done: Int { drawn + kept + failed }
    }

    package struct Settings: Sendable {
        /// The seconds that a row may take.
        package var seconds: Double
        package var shard: Shard?
        /// After how many failures the run ends.
        package var mostFailures = Int.max
        package var retriesFailures = false
        /// What each row's document is called.
        package var title: NamePattern?
        /// What the pictures of each row must be.
        package var formats: [PictureFormat] = []

        package init(seconds: Double) { self.seconds = seconds }
    }

    private struct State {
        var counts = Counts()
        /// Results that wait for those of earlier rows, by their order.
        var waiting: [Int: RowResult] = [:]
        var nextResult = 0
        /// What ends the run: an output that cannot be written.
        var fault: Failure?
    }

    private let pool: WorkerPool
    private let destination: Destination
    private let settings: Settings
    /// Called for every row in the order of the rows, one at a time.
    private let onResult: @Sendable (RowResult) throws -> Void
    private let state = Mutex(State())
    /// How many rows may still come between reading and their results. It begins at 0 and is raised: one that was made larger may not
    /// go while it is smaller than then, which it is when a run ends early.
    private let room = DispatchSemaphore(value: 0)
    private let window: Int

    package init(
        _ pool: WorkerPool, workers: Int, destination: Destination, settings: Settings,
        onResult: @escaping @Sendable (RowResult) throws -> Void
    ) {
        self.pool = pool
        self.destination = destination
        self.settings = settings
        self.onResult = onResult
        window = workers * 4
        for _ in 0..<window { room.signal() }
    }

    package var counts: Counts { state.withLock { $0.counts } }

    /// Draws all rows; returns when the last one is done.
    ///
    /// - Throws: What is wrong with the rows as a whole, or with the place that results go to.
    package func run(_ rows: inout RowSource, onRead: (_ offset: Int) -> Void) throws {
        defer { pool.finish() }
        var order = 0
        var names: Set<UInt64> = []
        while let row = try rows.next() {
            let isOurs = settings.shard?.contains(row: row.number) ?? true
            let files = Result { () throws(Refusal) in try paths(of: row, &names) }
            guard isOurs else { continue }
            room.wait()
            if let fault = state.withLock({ $0.fault }) { throw fault }
            guard counts.failed < settings.mostFailures else { break }
            onRead(rows.offset)
            begin(row, order: order, files)
            order += 1
        }
        pool.finish()
        if let fault = state.withLock({ $0.fault }) { throw fault }
    }

    private struct Refusal: Error {
        var message: String
    }

    /// The files of a row. Other shards' rows count as well: two rows never share a name.
    private func paths(of row: BatchRow, _ names: inout Set<UInt64>) throws(Refusal) -> BatchFiles {
        if let fault = row.fault { throw Refusal(message: fault) }
        guard case .files(let patterns, _) = destination else { return BatchFiles([]) }
        var paths: [String] = []
        for pattern in patterns {
            do throws(NamePattern.Missing) {
                paths.append(try pattern.name(for: row))
            } catch {
                throw Refusal(message: "it has no text '\(error.column)', which '\(pattern.text)' takes")
            }
        }
        for path in paths {
            if let part = path.split(separator: "/").first(where: { $0.utf8.count > BatchFiles.longestName }) {
                throw Refusal(
                    message:
                        "its file's name is \(part.utf8.count) bytes long, and \(BatchFiles.longestName) are the most: "
                        + "'\(part.prefix(40))…'; take less of the row into the name")
            }
            var hash = RowHash()
            hash.combine(path)
            guard names.insert(hash.value).inserted else {
                throw Refusal(message: "an earlier row is called '\(path)' already; add {row} to the name")
            }
        }
        return BatchFiles(paths)
    }

    private func begin(_ row: BatchRow, order: Int, _ files: Result<BatchFiles, Refusal>) {
        switch files {
        case .failure(let refusal):
            let failure = HostResult.Failure(status: ExitStatus.source, message: refusal.message, cause: .data)
            fail(row, order, failure)
        case .success(let files):
            if finishEarlier(row, order, files) { return }
            var hosted = HostRow(view: 0, data: row.data)
            do throws(NamePattern.Missing) {
                hosted.title = try settings.title?.text(for: row)
            } catch {
                let message = "it has no text '\(error.column)', which its title takes"
                return fail(row, order, .init(status: ExitStatus.source, message: message, cause: .data))
            }
            let job = WorkerPool.Job(row: hosted, seconds: settings.seconds) { outcome, _ in
                self.end(row, order, files, outcome)
            }
            _ = pool.submit(job)
        }
    }

    /// Whether an earlier run has dealt with the row.
    private func finishEarlier(_ row: BatchRow, _ order: Int, _ files: BatchFiles) -> Bool {
        guard case .files(_, let manifest?) = destination else { return false }
        switch manifest.outcome(of: row) {
        case .made(let bytes, let sum) where files.isMade(bytes: bytes, sum: sum):
            finish(order, RowResult(row: row.number, files: files.paths)) { $0.kept += 1 }
            return true
        case .failed(let failure) where !settings.retriesFailures:
            finish(order, RowResult(row: row.number, failure: failure)) { counts in
                counts.failed += 1
                counts.status = max(counts.status, failure.status)
            }
            return true
        default: return false
        }
    }

    private func end(_ row: BatchRow, _ order: Int, _ files: BatchFiles, _ outcome: WorkerOutcome) {
        switch outcome {
        case .result(let result, let pictures):
            if let failure = result.failure { return fail(row, order, failure, result.diagnostics) }
            guard !pictures.isEmpty else {
                return fail(row, order, .init(status: ExitStatus.crash, message: "nothing was drawn"))
            }
            // The row's code can write where its pictures come from.
            guard zip(settings.formats, pictures).allSatisfy({ $1.withUnsafeBytes($0.isWhole) }) else {
                return fail(
                    row, order,
                    .init(
                        status: ExitStatus.crash,
                        message: "what came is no picture; does the view's code write into the host's answer?"))
            }
            succeed(row, order, files, result, pictures)
        case .ended(_, let status, let message): fail(row, order, .init(status: status, message: message))
        case .notStarted(let message):
            // Not the row's fault, and the next one would fail alike.
            stop(Failure(ExitStatus.unavailable, message))
        case .dropped: stop(Failure(ExitStatus.crash, "a row was lost"))
        }
    }

    private func succeed(
        _ row: BatchRow, _ order: Int, _ files: BatchFiles, _ result: HostResult, _ pictures: [Data]
    ) {
        let bytes = pictures.map(\.count)
        let diagnostics = result.diagnostics.isEmpty ? nil : result.diagnostics
        var answer = RowResult(row: row.number, bytes: bytes, diagnostics: diagnostics)
        if case .files(_, let manifest) = destination {
            answer.files = files.paths
            do {
                try files.publish(pictures) {
                    var entry = BatchManifest.Entry(row: row.number, hash: row.hash)
                    (entry.files, entry.bytes, entry.diagnostics) = (files.paths, bytes, diagnostics)
                    entry.sum = BatchFiles.sum(of: pictures).hex
                    try manifest?.note(entry)
                }
            } catch let refusal as BatchFiles.Refusal {
                return fail(row, order, .init(status: ExitStatus.cannotWrite, message: refusal.message))
            } catch {
                // A full disk is no row's fault: what cannot be written now is drawn by the next run.
                return stop(error as? Failure ?? Failure(ExitStatus.cannotWrite, "\(error)"))
            }
        } else {
            answer.pictures = pictures.map { $0.base64EncodedString() }
        }
        finish(order, answer) { counts in
            counts.drawn += 1
            counts.bytes += bytes.reduce(0, +)
        }
    }

    private func fail(
        _ row: BatchRow, _ order: Int, _ failure: HostResult.Failure, _ diagnostics: [HostResult.Diagnostic] = []
    ) {
        if case .files(_, let manifest?) = destination {
            var entry = BatchManifest.Entry(row: row.number, hash: row.hash)
            entry.failure = failure
            if !diagnostics.isEmpty { entry.diagnostics = diagnostics }
            do {
                try manifest.note(entry)
            } catch {
                return stop(error as? Failure ?? Failure(ExitStatus.cannotWrite, "\(error)"))
            }
        }
        let answer = RowResult(
            row: row.number, diagnostics: diagnostics.isEmpty ? nil : diagnostics, failure: failure)
        finish(order, answer) { counts in
            counts.failed += 1
            counts.status = max(counts.status, failure.status)
        }
    }

    /// Ends the run: what is wrong would be wrong with every row.
    private func stop(_ fault: Failure) {
        state.withLock { $0.fault = $0.fault ?? fault }
        // Who waits for room is not to wait for results that never come.
        for _ in 0..<window { room.signal() }
    }

    /// Counts a row, and hands over the results whose turn it is.
    private func finish(_ order: Int, _ result: RowResult, _ count: (inout Counts) -> Void) {
        let released = state.withLock { state -> Int in
            count(&state.counts)
            state.waiting[order] = result
            var released = 0
            while let next = state.waiting.removeValue(forKey: state.nextResult) {
                state.nextResult += 1
                released += 1
                do {
                    try onResult(next)
                } catch {
                    state.fault = state.fault ?? error as? Failure
                }
            }
            return released
        }
        for _ in 0..<released { room.signal() }
    }
}

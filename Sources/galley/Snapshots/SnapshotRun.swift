import ArgumentParser
import Foundation
import GalleyProtocol
import GalleySnapshots

/// Draws previews and compares each with its reference.
final class SnapshotRun {
    private let options: SourceOptions
    private let file: ShownFile
    private let folder: URL
    private let mode: SnapshotRecording
    private let tolerance: Double
    private let report: SnapshotReport
    private var progress: ProgressBar
    /// The references that were asked for.
    private var known: Set<String> = []
    private var rounds = 0
    /// What the report shows of each view, in the order in which the views were met.
    private var sections: [(view: String, title: String, items: [SnapshotReport.Item], lines: [String])] = []
    /// Compares what is not the same to the byte; started when it is needed.
    private var comparer: (worker: WorkerProcess, prepared: PreparedWorker)?

    /// What came of it.
    private(set) var list = SnapshotList()

    init(
        _ options: SourceOptions, folder: String, mode: SnapshotRecording, tolerance: Double, report: URL
    ) throws {
        self.options = options
        file = try ShownFile(options)
        self.folder = URL(fileURLWithPath: folder, isDirectory: true)
        self.mode = mode
        self.tolerance = tolerance
        self.report = SnapshotReport(folder: report)
        progress = ProgressBar(isQuiet: options.quiet)
    }

    /// Draws and compares every view at one size.
    ///
    /// - Parameter rounds: How many sizes there are.
    func check(_ request: HostRequest, rounds: Int) throws {
        var request = request
        request.notesLayout = true
        request.formats = [.png]
        let destination = try RenderDestination(outputs: [folder.path + "/"], formats: [.png])
        let results = try file.run(request, destination: destination) { [self] result, delivery in
            let done = self.rounds * delivery.total + delivery.done
            try take(&result, delivery, request)
            progress.show(done, of: rounds * delivery.total, list.notes)
        }
        self.rounds += 1
        progress.finish()
        for result in results.results {
            if let failure = result.failure { list.add(result, failure) }
        }
        var rest = results
        for index in rest.results.indices { rest.results[index].failure = nil }
        do {
            try rest.finish()
        } catch is ExitCode {
            // What --strict does not draw is in the list.
        }
    }

    /// Ends the run: looks for references that no one asked for.
    func finish() {
        comparer?.worker.end()
        comparer = nil
        for section in sections {
            let title = section.items.count == 1 ? section.items[0].title : section.view
            list.report =
                report.add(title: title, test: section.title, section.items, lines: section.lines)?.path ?? list.report
        }
        // Of some of the views nothing can be said about the others' references.
        guard options.view == nil, options.preview == nil, !list.hasFailures else { return }
        list.orphans = SnapshotReference.orphans(in: folder, known: known).map { Self.shown($0) }
    }

    private func take(_ result: inout HostResult, _ delivery: HostProcess.Delivery, _ request: HostRequest) throws {
        let layout = result.layout
        result.layout = nil
        guard result.failure == nil, let picture = delivery.pictures.first else { return }
        let url = URL(fileURLWithPath: delivery.paths[0])
        let numbers = url.deletingPathExtension().appendingPathExtension("layout.txt")
        known.formUnion([url.lastPathComponent, numbers.lastPathComponent])
        let outcome: SnapshotReference.Outcome
        do {
            outcome = try SnapshotReference(url, numbers: numbers, mode: mode).check(
                picture, layout: layout, title: url.lastPathComponent, report: report
            ) { old, new in try difference(old, new, request) }
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure(ExitStatus.cannotWrite, "cannot write '\(Self.shown(url))': \(error.localizedDescription)")
        }
        list.add(result, Self.shown(url), outcome)
        guard let item = outcome.shown else { return }
        if let index = sections.firstIndex(where: { $0.view == result.name }) {
            sections[index].items.append(item)
            // A layout is told once for all situations.
            if sections[index].lines.isEmpty { sections[index].lines = outcome.lines }
        } else {
            sections.append((result.name, result.title, [item], outcome.lines))
        }
    }

    /// How two pictures differ, found out by a process that has what reads and writes pictures.
    private func difference(_ old: Data, _ new: Data, _ request: HostRequest) throws -> SnapshotReference.Change? {
        let worker = try comparer?.worker ?? startComparer(request)
        var row = HostRow(view: nil, data: HostData(path: "", text: ""))
        row.pictures = HostPictures(old: old, new: new, tolerance: tolerance)
        switch worker.draw(row, seconds: options.limits.timeout) {
        case .result(let result, let pictures):
            if let failure = result.failure { return .init(summary: "cannot be compared: \(failure.message)") }
            return result.difference.map { .init(summary: $0, picture: pictures.first) }
        case .ended(_, let status, let message): throw Failure(status, "while pictures were compared, \(message)")
        case .notStarted(let message): throw Failure(ExitStatus.unavailable, message)
        case .dropped: return .init(summary: "cannot be compared")
        }
    }

    private func startComparer(_ request: HostRequest) throws -> WorkerProcess {
        var request = request
        request.action = .compare
        request.notesLayout = false
        var options = options
        options.quiet = true
        let prepared = try ShownFile(options).prepare(request)
        let worker = try WorkerProcess(WorkerLaunch(prepared.worker))
        comparer = (worker, prepared)
        return worker
    }

    /// A path as people write it: from the working folder, where it lies in it.
    private static func shown(_ url: URL) -> String {
        let here = FileManager.default.currentDirectoryPath + "/"
        let path = url.standardizedFileURL.path
        return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
    }
}

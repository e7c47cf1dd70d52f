import Foundation
import GalleyProcesses
import GalleyProtocol

/// A view that is alive in a process of its own, and what is known of its source.
///
/// Used by one thread, which has to be there for as long as the view: the kernel ends the process with it.
final class PlayStage {
    let options: SourceOptions
    private let request: HostRequest
    private var shown: Shown
    private var places: SourcePlaces?
    /// What has been done to the view, to do it again where it crashes.
    private var done: [PlayStep] = []
    private var watch: Watch?

    /// The view as its source was when it began.
    private struct Shown {
        let file: ShownFile
        let prepared: PreparedWorker
        let worker: WorkerProcess

        init(_ options: SourceOptions, _ request: HostRequest, isWatched: Bool) throws {
            file = try ShownFile(options, isWatched: isWatched)
            prepared = try file.prepare(request)
            worker = try WorkerProcess(WorkerLaunch(prepared.worker))
            guard worker.views.first != nil else { throw Failure(ExitStatus.usage, "there is no view to play") }
        }
    }

    /// Compiles a file, unless that has been done, and begins to show its first view.
    ///
    /// - Parameter notesChanges: Whether the source's changes are to be noticed.
    init(_ options: SourceOptions, _ request: HostRequest, notesChanges: Bool = false) throws {
        (self.options, self.request) = (options, request)
        watch = notesChanges ? Watch(options) : nil
        watch?.begin()
        shown = try Shown(options, request, isWatched: notesChanges)
        guard shown.worker.views.count > 1, let name = shown.worker.views.first, !options.quiet else { return }
        let others = shown.worker.views.dropFirst().prefix(5).map { "'\($0)'" }.joined(separator: ", ")
        complain("galley: note: playing '\(name)'; choose another with --preview or --view, such as \(others)")
    }

    // MARK: The source

    /// What to say of the source where it is another than the view's.
    var changeNote: String? {
        let folder = FileManager.default.currentDirectoryPath + "/"
        let names = (watch?.changed ?? []).map { $0.hasPrefix(folder) ? String($0.dropFirst(folder.count)) : $0 }
        guard let name = names.first else { return nil }
        let others = names.count > 1 ? " and \(names.count - 1) more have" : " has"
        return "\(name)\(others) changed since the view began; reload begins again with that"
    }

    /// Begins again with the source as it is now; where that cannot be, the view stays.
    private func reload(_ step: PlayStep) -> PlayAnswer {
        var answer = PlayAnswer(step: step)
        let before = watch
        watch?.begin()
        do {
            let new = try Shown(options, request, isWatched: true)
            shown.worker.end()
            (shown, places, done) = (new, nil, [])
            answer.message = "begun again with the source as it is now"
        } catch {
            watch = before
            let failure = error as? Failure ?? Failure(ExitStatus.crash, "\(error)")
            answer.failure = .init(
                failure.status == ExitStatus.source ? .doesNotCompile : .noView, failure.message)
        }
        return answer
    }

    /// Carries out a step.
    ///
    /// - Throws: A failure where the view's code has crashed, or took too long; then the stage is over.
    func carryOut(_ step: PlayStep) throws -> (answer: PlayAnswer, picture: Data?) {
        if step.action == .reload { return (reload(step), nil) }
        done.append(step)
        switch shown.worker.draw(Self.row(step), seconds: options.limits.timeout + step.action.seconds) {
        case .result(let result, let pictures):
            guard var answer = result.played else {
                throw Failure(ExitStatus.crash, result.failure?.message ?? "no answer")
            }
            locate(&answer, in: result)
            return (answer, pictures.first)
        case .ended(_, let status, let message):
            let site = shown.worker.crash == nil ? nil : crashSite()
            throw Failure(status, (site?.line.map { "\($0): " } ?? "") + "at '\(step.written)' \(message)")
        case .notStarted(let message): throw Failure(ExitStatus.unavailable, message)
        case .dropped: throw Failure(ExitStatus.crash, "the view's process did not answer")
        }
    }

    private static func row(_ step: PlayStep) -> HostRow {
        var row = HostRow(view: nil, data: HostData(path: "", text: ""))
        row.step = step
        if case .shot(let path, _) = step.action { row.formats = PlayShot(path).format.map { [$0] } }
        return row
    }

    /// Ends the view.
    func end() { shown.worker.end() }

    // MARK: Places in the source

    /// Says where the views of an answer are written.
    private func locate(_ answer: inout PlayAnswer, in result: HostResult) {
        answer.tree = answer.tree?.map { located($0, result) }
        if let found = answer.failure?.candidates { answer.failure?.candidates = found.map { located($0, result) } }
    }

    private func located(_ element: PlayElement, _ result: HostResult) -> PlayElement {
        var element = element
        // A bar's title is written as a modifier's, in another place than the bar.
        if let path = element.path, !path.isEmpty, !path.contains(where: { $0.kind == "NavigationBar" }) {
            let finding = HostResult.Finding(
                rule: "", severity: "", message: "", path: path, frame: [], proposals: [], fix: nil)
            if let found = knownPlaces.place(of: finding, in: result), found.isExact {
                element.place = "\(found.place.file):\(found.place.line)"
            }
        }
        element.path = nil
        element.children = element.children.map { located($0, result) }
        return element
    }

    private var knownPlaces: SourcePlaces {
        if let places { return places }
        let made = SourcePlaces(
            shown.file.sources, survey: shown.prepared.product.survey, installation: shown.file.installation,
            limits: shown.file.readingLimits)
        places = made
        return made
    }

    /// Where the steps so far crash: the code is compiled once more, with lines, and they are done again without a word.
    private func crashSite() -> CrashSite? {
        guard let again = try? shown.file.prepare(request, keepsLines: true) else { return nil }
        var launch = WorkerLaunch(again.worker)
        launch.showsErrors = false
        guard let worker = try? WorkerProcess(launch) else { return nil }
        for step in done {
            guard case .ended = worker.draw(Self.row(step), seconds: options.limits.timeout + step.action.seconds)
            else { continue }
            return worker.crash.flatMap { shown.file.crashSite(of: $0, in: again.product) }
        }
        return nil
    }
}

extension PlayAction {
    /// How long the step may take by what it says itself, where the machine's time passes.
    fileprivate var seconds: Double {
        switch self {
        case .wait(let seconds), .waitFor(_, let seconds): seconds
        case .waitForRest: 10
        default: 0
        }
    }
}

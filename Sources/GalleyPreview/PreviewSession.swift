import Foundation
import GalleyProtocol
import Synchronization

/// One page, with a separate host.
///
/// What was compiled again gets a new host, which takes the old one's place with its first picture. Pictures are differences, so
/// that none is left out: the host makes the next one, of the newest state, when the page has drawn those before.
final class PreviewSession: Sendable {
    /// What the page is told besides the picture.
    struct Status: Codable, Sendable {
        /// How many times the files were compiled.
        var build = 0
        var isCompiling = false
        /// The compiler's messages.
        var failure: String?
        /// How the view's code has ended.
        var crash: String?
        /// The build that the picture is of.
        var pictureBuild = 0
        var compileTime = 0.0
        /// From the host's start to its first picture.
        var loadTime = 0.0
        /// What has become of the views' state with that build; nil where there was none.
        var state: LiveKeptState?
    }

    private struct State {
        var status = Status()
        var worker: ServerSettings.Worker?
        /// The build that the worker is of.
        var workerBuild = 0
        /// The last one that told what to show.
        var show: LiveCommand?
        var host: (number: Int, host: LiveHost)?
        /// The host that has not shown anything yet.
        var next: (number: Int, host: LiveHost, build: Int, start: ContinuousClock.Instant)?
        /// The host that waits for what the views of the one now keep.
        var waiting: Int?
        var keptState: LiveKeptState?
        var lastNumber = 0
        /// What was asked for besides, and holds for the next host, too.
        var inspect: LiveCommand?
        var speed: LiveCommand?
        /// Pictures of the host that the page has not been sent, and the newest of what it has asked for.
        var pictures: [Data] = []
        var tree: Data?
        var explanation: Data?
        /// Small pictures, drawn aside.
        var sidePictures: [Data] = []
        var hasNews = false
        var undrawn = UndrawnPictures()
    }

    private let state = Mutex(State())
    private let timeLimit: Double
    private let side: SidePictures
    private let uploads: SessionUploads?
    /// Yields when there may be something to send.
    let news: AsyncStream<Void>
    private let notice: AsyncStream<Void>.Continuation

    init(timeLimit: Double, uploads: UploadFolder? = nil) {
        self.timeLimit = timeLimit
        self.uploads = uploads.map { SessionUploads($0) }
        side = SidePictures(timeLimit: timeLimit)
        (news, notice) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    func end() {
        notice.finish()
        let hosts = state.withLock { state in
            defer { (state.host, state.next, state.worker) = (nil, nil, nil) }
            return [state.host?.host, state.next?.host]
        }
        for host in hosts { host?.end() }
        side.begin(nil)
        uploads?.remove()
    }

    /// Takes in what has become of the files.
    func take(_ update: PreviewUpdate) {
        change { state in
            state.status.build = update.build
            state.status.isCompiling = update.isCompiling
            if !update.isCompiling {
                state.status.failure = update.failure
                state.status.compileTime = update.compileTime
            }
            guard let worker = update.worker, let build = update.workerBuild, build != state.workerBuild else { return }
            (state.worker, state.workerBuild) = (worker, build)
            state.sidePictures = []
            side.begin(worker)
            start(&state, keepsState: true)
        }
    }

    /// Takes a command of the page; false where it makes no sense.
    func take(_ message: String) -> Bool {
        guard let command = try? JSONDecoder().decode(LiveCommand.self, from: Data(message.utf8)), command.isSound
        else { return false }
        change(isNews: false) { state in
            switch command.kind {
            case .drawn:
                // What a host before has shown is no matter of the one now.
                guard state.undrawn.draw(), let host = state.host, host.number == command.host else { break }
                host.host.send(command, isAnswered: false)
            case .restart: start(&state)
            case .side:
                side.ask(command) { [weak self] picture in self?.change { $0.sidePictures.append(picture) } }
            case .inspect, .time:
                if command.kind == .inspect { state.inspect = command } else { state.speed = command.withoutMoment }
                state.host?.host.send(command)
                if state.waiting == nil { state.next?.host.send(command) }
            case .show:
                state.show = command
                state.host?.host.send(command)
                if let next = state.next {
                    if state.waiting == nil { next.host.send(command) }
                } else if state.host == nil {
                    start(&state)
                }
            case .upload:
                if case .complete(let files)? = uploads?.take(command) { state.host?.host.send(files) }
            default: state.host?.host.send(command)
            }
        }
        return true
    }

    /// The next thing to send to the page; nil while it draws, and where there is nothing new.
    func takeMessage() -> String? {
        state.withLock { state in
            // What is no picture is not sent beside others: a slow page gets the newest of it.
            let hasRoom = state.pictures.isEmpty ? state.undrawn.count == 0 : !state.undrawn.isFull
            guard state.hasNews, hasRoom else { return nil }
            let picture = state.pictures.isEmpty ? nil : state.pictures.removeFirst()
            state.undrawn.send()
            let side = state.sidePictures.isEmpty ? nil : state.sidePictures.removeFirst()
            defer {
                (state.tree, state.explanation) = (nil, nil)
                state.hasNews = !state.pictures.isEmpty || !state.sidePictures.isEmpty
            }
            return PageMessage.text(
                picture, state.status, host: picture == nil ? nil : state.host?.number, tree: state.tree,
                explanation: state.explanation, side: side)
        }
    }

    private func change(isNews: Bool = true, _ change: (inout State) -> Void) {
        state.withLock { state in
            change(&state)
            if isNews { state.hasNews = true }
        }
        notice.yield()
    }

    /// Starts a host of what was compiled last, once the page has said what it wants to see.
    ///
    /// - Parameter keepsState: Whether its views continue with the state of those that are shown now.
    private func start(_ state: inout State, keepsState: Bool = false) {
        guard let worker = state.worker, state.show != nil else { return }
        state.next?.host.end()
        state.lastNumber += 1
        let number = state.lastNumber
        let host = LiveHost(worker, timeLimit: timeLimit) { [weak self] in self?.take($0, from: number) }
        state.next = (number, host, state.workerBuild, .now)
        state.keptState = nil
        guard keepsState, let now = state.host?.host, now.send(LiveCommand(.keep)) else {
            // A view that has ended had one that is lost.
            if keepsState, state.status.crash != nil { state.keptState = LiveKeptState(anew: ["the view had ended"]) }
            return begin(&state, number, nil)
        }
        state.waiting = number
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.longestWait) { [weak self] in
            self?.change(isNews: false) { state in
                guard state.waiting == number else { return }
                state.keptState = LiveKeptState(anew: ["the view did not answer"])
                self?.begin(&state, number, nil)
            }
        }
    }

    /// So many seconds a view has to say what it keeps.
    private static let longestWait = 1.0

    /// Has the next host show its views, with what others have kept.
    private func begin(_ state: inout State, _ number: Int, _ kept: Data?) {
        state.waiting = nil
        guard let next = state.next, next.number == number, var show = state.show else { return }
        show.state = kept.map { String(decoding: $0, as: UTF8.self) }
        for command in [show, state.speed, state.inspect] { if let command { next.host.send(command, isNeeded: true) } }
    }

    private func take(_ event: LiveHost.Event, from number: Int) {
        change { state in
            switch event {
            case .picture(let picture):
                if let next = state.next, next.number == number {
                    state.host?.host.end()
                    (state.host, state.next) = ((number, next.host), nil)
                    state.status.pictureBuild = next.build
                    state.status.loadTime = (ContinuousClock.now - next.start) / .milliseconds(1)
                    state.status.crash = nil
                    state.status.state = state.keptState
                    (state.pictures, state.tree, state.explanation) = ([], nil, nil)
                }
                if state.host?.number == number { state.pictures.append(picture) }
            case .tree(let tree): if state.host?.number == number { state.tree = tree }
            case .explanation(let text): if state.host?.number == number { state.explanation = text }
            case .other(LiveKeptState.stateMark, let kept):
                if state.host?.number == number, let waiting = state.waiting { begin(&state, waiting, kept) }
            case .other(LiveKeptState.mark, let report):
                guard state.next?.number == number else { return }
                state.keptState = try? JSONDecoder().decode(LiveKeptState.self, from: report)
            case .other: break
            case .ended(let message):
                if state.next?.number == number {
                    state.next = nil
                } else if state.host?.number == number {
                    state.host = nil
                    if let waiting = state.waiting {
                        state.keptState = LiveKeptState(anew: ["the view has ended"])
                        begin(&state, waiting, nil)
                    }
                } else {
                    return
                }
                state.status.crash = message
            }
        }
    }
}

extension LiveCommand {
    /// What a command about the time says of any view.
    fileprivate var withoutMoment: LiveCommand {
        var command = self
        command.time = nil
        command.id = nil
        return command
    }
}

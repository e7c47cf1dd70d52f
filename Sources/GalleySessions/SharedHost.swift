import Foundation
import GalleyHTTP
import GalleyPreview
import GalleyProtocol
import Synchronization

/// A process that sessions share, and the one that follows it when it has ended.
final class SharedHost: Sendable {
    /// What a host says.
    enum Event: Sendable {
        case ready(views: [String])
        case opened(session: Int)
        case picture(session: Int, Data)
        case same(session: Int)
        case sessionEnded(session: Int, reason: String)
        /// The process is gone.
        case ended(Ending)
    }

    /// How a process has ended, and with whom.
    struct Ending: Sendable {
        /// The sessions that lived in it.
        var sessions: Set<Int>
        /// The one whose turn it was; nil where it was no one's.
        var guilty: Int?
        var reason: String
    }

    private struct State {
        var live: LiveHost?
        /// Counts the processes.
        var generation = 0
        var isReady = false
        var sessions: Set<Int> = []
        /// The session whose turn it is.
        var working: Int?
        /// How often it has ended without having run for long.
        var failures = 0
        var start = ContinuousClock.now
        var figures = SharedFigures(sessions: 0, mostGrowth: 0)
        var isOver = false
    }

    private let worker: ServerSettings.Worker
    private let timeLimit: Double
    private let handle: @Sendable (SharedHost, Event) -> Void
    private let state = Mutex(State())

    init(_ settings: ServeSettings, handle: @escaping @Sendable (SharedHost, Event) -> Void) {
        worker = settings.worker
        timeLimit = settings.timeLimit
        self.handle = handle
    }

    /// Starts the process.
    func start() {
        state.withLock { state in
            guard !state.isOver else { return }
            state.generation += 1
            let generation = state.generation
            state.start = .now
            state.live = LiveHost(worker, timeLimit: timeLimit) { [weak self] in self?.take($0, of: generation) }
        }
    }

    func end() {
        let live = state.withLock { state in
            state.isOver = true
            return state.live
        }
        live?.end()
    }

    // MARK: Sessions

    /// How many sessions live in it; many more where it has not answered for a second, and nil where it can take no more now.
    var load: Int? {
        state.withLock { state in
            guard state.isReady, let live = state.live, let process = live.process else { return nil }
            // What is left is for the sessions that there are.
            guard memory(of: process) < worker.memory << 20 / 10 * 8 else { return nil }
            return state.sessions.count + (live.waitingTime > 1 ? 1_000_000 : 0)
        }
    }

    /// A page without a picture is there for a session, which may be new.
    func open(_ session: Int) -> Bool {
        state.withLock { state in
            guard state.isReady, let live = state.live else { return false }
            state.sessions.insert(session)
            return live.send(SharedCommand(session, .open), isNeeded: true)
        }
    }

    func close(_ session: Int) {
        state.withLock { state in
            guard state.sessions.remove(session) != nil else { return }
            state.live?.send(SharedCommand(session, .close), isNeeded: true)
        }
    }

    /// Hands a command over; false where too many wait. What comes when the process has just ended is lost with it.
    func send(_ command: SharedCommand) -> Bool {
        // That a page has drawn a picture may lead to nothing at all.
        let isAnswered = command.command?.kind != .drawn
        return state.withLock { $0.live }?.send(command, isAnswered: isAnswered) ?? true
    }

    // MARK: Figures

    var residentBytes: Int { state.withLock { $0.live?.process }.map { memory(of: $0) } ?? 0 }
    var figures: SharedFigures { state.withLock { $0.figures } }
    var isReady: Bool { state.withLock { $0.isReady } }

    private func memory(of process: pid_t) -> Int { ServiceMetrics.residentBytes(of: process) }

    /// The seconds until it may be there again.
    var pause: Double { state.withLock { Self.pause(after: $0.failures) } }

    private static func pause(after failures: Int) -> Double { min(0.1 * pow(2, Double(min(failures, 10))), 10) }

    // MARK: What it says

    private func take(_ event: LiveHost.Event, of generation: Int) {
        guard state.withLock({ $0.generation == generation }) else { return }
        switch event {
        case .picture(let line):
            guard let (session, picture) = SharedLine.parts(line) else { return }
            endTurn()
            handle(self, .picture(session: session, picture))
        case .other(LivePicture.sameMark, let line):
            guard let (session, _) = SharedLine.parts(line) else { return }
            endTurn()
            handle(self, .same(session: session))
        case .other(SharedLine.opened, let line):
            guard let (session, _) = SharedLine.parts(line) else { return }
            handle(self, .opened(session: session))
        case .other(SharedLine.turn, let line):
            guard let (session, _) = SharedLine.parts(line) else { return }
            state.withLock { $0.working = $0.sessions.contains(session) ? session : nil }
        case .other(SharedLine.alive, _): endTurn()
        case .other(SharedLine.ready, let line):
            let views = (try? JSONDecoder().decode([String].self, from: line)) ?? []
            state.withLock { $0.isReady = true }
            handle(self, .ready(views: views))
        case .other(SharedLine.figures, let line):
            guard let figures = try? JSONDecoder().decode(SharedFigures.self, from: line) else { return }
            state.withLock { $0.figures = figures }
        case .other(SharedLine.ended, let line):
            guard let (session, reason) = SharedLine.parts(line) else { return }
            state.withLock { state in
                state.sessions.remove(session)
                state.working = nil
            }
            let text = try? JSONDecoder().decode(String.self, from: reason)
            handle(self, .sessionEnded(session: session, reason: text ?? "it was ended"))
        case .tree, .explanation, .other: break
        case .ended(let reason): hasEnded(reason)
        }
    }

    private func endTurn() { state.withLock { $0.working = nil } }

    private func hasEnded(_ reason: String) {
        let (ending, pause) = state.withLock { state in
            state.failures = .now - state.start > .seconds(30) ? 0 : state.failures + 1
            (state.live, state.isReady) = (nil, false)
            defer { (state.sessions, state.working) = ([], nil) }
            let ending = Ending(sessions: state.sessions, guilty: state.working, reason: reason)
            return (ending, Self.pause(after: state.failures))
        }
        handle(self, .ended(ending))
        Task {
            try? await Task.sleep(for: .seconds(pause))
            start()
        }
    }
}

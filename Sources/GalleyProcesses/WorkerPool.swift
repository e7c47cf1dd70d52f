import Foundation
import GalleyProtocol
import Synchronization

/// Workers, each with a separate thread, that draw the rows of one queue.
///
/// A worker that crashes or takes too long is replaced, and only its row fails. One that has drawn `mostRows` is replaced as
/// well, so that nothing that a view leaves behind adds up.
package final class WorkerPool: Sendable {
    /// A row in the queue.
    package struct Job: Sendable {
        package var row: HostRow
        /// The seconds that drawing may take.
        package var seconds: Double
        /// When the row is not wanted any more, where it still waits.
        package var deadline: ContinuousClock.Instant?
        /// Called on the worker's thread, once.
        package var completion: @Sendable (WorkerOutcome, Timing) -> Void

        package init(
            row: HostRow, seconds: Double, deadline: ContinuousClock.Instant? = nil,
            completion: @escaping @Sendable (WorkerOutcome, Timing) -> Void
        ) {
            self.row = row
            self.seconds = seconds
            self.deadline = deadline
            self.completion = completion
        }
    }

    package struct Timing: Sendable {
        /// From the queue's end to a worker.
        package var waited: Duration
        /// In the worker.
        package var drawn: Duration
    }

    /// How the pool does; for health checks and figures.
    package struct Health: Sendable {
        package var waiting = 0
        package var working = 0
        package var workers = 0
        /// Workers that ended by themselves or were stopped, since the pool began.
        package var crashes = 0
        package var timeouts = 0
        /// Rows in a row that no worker survived, or that none could be started for.
        package var failuresInARow = 0
        /// When a worker last answered.
        package var lastResult: ContinuousClock.Instant?
        /// How long a row takes, the last ones counting most.
        package var meanSeconds = 0.0
        /// Why the last worker could not be started; nil when it could.
        package var startFailure: String?
    }

    private struct State {
        var queue: [(job: Job, since: ContinuousClock.Instant)] = []
        var first = 0
        var isClosed = false
        var running = 0
        var health = Health()
        /// The names of the views, once a worker has said them.
        var views: [String] = []
    }

    private let launch: WorkerLaunch
    private let mostRows: Int
    private let mostWaiting: Int
    private let state = Mutex(State())
    private let arrivals = DispatchSemaphore(value: 0)
    private let end = DispatchGroup()

    /// - Parameters:
    ///   - workers: How many draw at the same time.
    ///   - mostWaiting: The most rows that may wait.
    ///   - mostRows: How many rows a worker draws before another takes its place.
    package init(_ launch: WorkerLaunch, workers: Int, mostWaiting: Int = .max, mostRows: Int = 10_000) {
        self.launch = launch
        self.mostRows = mostRows
        self.mostWaiting = mostWaiting
        state.withLock { $0.running = workers }
        for index in 0..<workers {
            end.enter()
            let thread = Thread { [self] in
                work()
                end.leave()
            }
            thread.name = "worker \(index + 1)"
            thread.stackSize = 1 << 20
            thread.start()
        }
    }

    package var health: Health {
        state.withLock { state in
            var health = state.health
            health.waiting = state.queue.count - state.first
            health.workers = state.running
            return health
        }
    }

    /// Waits until a worker has loaded the code, and returns the names of the views.
    ///
    /// - Throws: `Failure` where none can be started.
    package func begin() throws -> [String] {
        let answered = DispatchSemaphore(value: 0)
        let fault = Mutex<Failure?>(nil)
        let sign = HostRow(view: nil, data: HostData(path: "", text: ""))
        _ = submit(
            Job(row: sign, seconds: launch.startTime) { outcome, _ in
                switch outcome {
                case .notStarted(let message): fault.withLock { $0 = Failure(ExitStatus.unavailable, message) }
                case .ended(_, let status, let message): fault.withLock { $0 = Failure(status, message) }
                case .result, .dropped: break
                }
                answered.signal()
            })
        answered.wait()
        if let fault = fault.withLock({ $0 }) { throw fault }
        return state.withLock { $0.views }
    }

    /// Puts a row at the queue's end. False where too many wait already.
    ///
    /// - Parameter isFirst: Whether it goes before all others, however many there are.
    package func submit(_ job: Job, isFirst: Bool = false) -> Bool {
        let isTaken = state.withLock { state in
            guard !state.isClosed, isFirst || state.queue.count - state.first < mostWaiting else { return false }
            state.queue.insert((job, .now), at: isFirst ? state.first : state.queue.count)
            return true
        }
        if isTaken { arrivals.signal() }
        return isTaken
    }

    /// Lets the workers end once the queue is empty, and waits for that.
    package func finish() {
        let workers = state.withLock { state in
            state.isClosed = true
            return state.running
        }
        for _ in 0..<workers { arrivals.signal() }
        end.wait()
    }

    private func next() -> (job: Job, since: ContinuousClock.Instant)? {
        arrivals.wait()
        return state.withLock { state in
            guard state.first < state.queue.count else { return nil }
            let job = state.queue[state.first]
            state.first += 1
            // The array is not shifted for each row.
            if state.first > 1024 || state.first == state.queue.count {
                state.queue.removeFirst(state.first)
                state.first = 0
            }
            state.health.working += 1
            return job
        }
    }

    private func work() {
        var worker: WorkerProcess?
        while let (job, since) = next() {
            let start = ContinuousClock.now
            let outcome: WorkerOutcome
            if let deadline = job.deadline, deadline < start {
                outcome = .dropped
            } else {
                outcome = draw(job, &worker)
            }
            let timing = Timing(waited: start - since, drawn: ContinuousClock.now - start)
            note(outcome, timing)
            job.completion(outcome, timing)
            if let drawn = worker, drawn.rows >= mostRows { worker = nil }
        }
        worker?.end()
    }

    private func draw(_ job: Job, _ worker: inout WorkerProcess?) -> WorkerOutcome {
        // Ended between two rows, by nobody's code: no row's fault.
        if worker?.hasEnded == true { worker = nil }
        do {
            let ready = try worker ?? WorkerProcess(launch)
            if worker == nil { state.withLock { $0.views = ready.views } }
            worker = ready
            let outcome = ready.draw(job.row, seconds: job.seconds)
            if case .result = outcome {} else { worker = nil }
            return outcome
        } catch {
            return .notStarted(message: (error as? Failure)?.message ?? "\(error)")
        }
    }

    private func note(_ outcome: WorkerOutcome, _ timing: Timing) {
        let seconds = timing.drawn / .seconds(1)
        state.withLock { state in
            state.health.working -= 1
            switch outcome {
            case .result:
                state.health.failuresInARow = 0
                state.health.startFailure = nil
                state.health.lastResult = .now
                let mean = state.health.meanSeconds
                state.health.meanSeconds = mean == 0 ? seconds : mean * 0.9 + seconds * 0.1
            case .ended(let ending, _, _):
                state.health.failuresInARow += 1
                if ending == .timeout { state.health.timeouts += 1 } else { state.health.crashes += 1 }
            case .notStarted(let message):
                state.health.failuresInARow += 1
                state.health.startFailure = message
            case .dropped: break
            }
        }
    }
}

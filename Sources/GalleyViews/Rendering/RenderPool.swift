import Dispatch
import GalleyGraph
import GalleyText

/// Draws and encodes pictures on separate threads, so many at a time.
///
/// A server keeps one pool: however many requests wait, no more pictures are drawn at once than there are processors, so that
/// memory stays bounded, and neither the main actor nor Swift's own threads are kept from other work.
public final class RenderPool: Sendable {
    /// As wide as the machine has processors.
    public static let shared = RenderPool()

    /// How many pictures are drawn at a time.
    public let width: Int

    private let threads: DispatchQueue
    private let state: Locked<State>

    private struct State: Sendable {
        var free: Int
        var names = 0
        /// Who waits, the first come first.
        var waiting: [(name: Int, turn: CheckedContinuation<Bool, Never>)] = []
        /// Who has asked for a turn and is not in the queue yet, and whether it has given up already.
        var arriving: [Int: Bool] = [:]
    }

    /// Makes a pool.
    /// - Parameter width: How many pictures are drawn at a time, at least one; by default as many as there are processors.
    public init(width: Int? = nil) {
        self.width = max(1, width ?? ProcessInfo.processInfo.activeProcessorCount)
        threads = DispatchQueue(label: "Galley.RenderPool", attributes: .concurrent)
        state = Locked(State(free: self.width))
    }

    /// How many pictures wait for a thread.
    public var waitingCount: Int { state.withLock { $0.waiting.count } }

    /// Whether nothing is drawn.
    public var isIdle: Bool { state.withLock { $0.free == width } }

    /// Draws and encodes a picture when it is its turn. Same picture, same bytes, whatever the thread.
    ///
    /// - Throws: `ExportError` when the picture is too large; `CancellationError` when the task is cancelled before it is its turn.
    public func data(for job: PictureJob, as format: PictureFormat) async throws -> Data {
        try await run { try job.data(as: format) }
    }

    /// Runs work on one of the pool's threads when it is its turn.
    ///
    /// - Throws: What `work` throws; `CancellationError` when the task is cancelled before it is its turn.
    public func run<R: Sendable>(_ work: @escaping @Sendable () throws -> R) async throws -> R {
        guard await takeTurn() else { throw CancellationError() }
        defer { endTurn() }
        return try await withCheckedThrowingContinuation { continuation in
            threads.async { continuation.resume(with: Result(catching: work)) }
        }
    }

    /// Waits for a thread; false where the task was cancelled meanwhile.
    private func takeTurn() async -> Bool {
        let name = state.withLock { state in
            state.names += 1
            state.arriving[state.names] = false
            return state.names
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { turn in
                let answer: Bool? = state.withLock { state in
                    if state.arriving.removeValue(forKey: name) == true { return false }
                    if state.free > 0 {
                        state.free -= 1
                        return true
                    }
                    state.waiting.append((name, turn))
                    return nil
                }
                if let answer { turn.resume(returning: answer) }
            }
        } onCancel: {
            let turn = state.withLock { state -> CheckedContinuation<Bool, Never>? in
                if let index = state.waiting.firstIndex(where: { $0.name == name }) {
                    return state.waiting.remove(at: index).turn
                }
                if state.arriving[name] != nil { state.arriving[name] = true }
                return nil
            }
            turn?.resume(returning: false)
        }
    }

    private func endTurn() {
        let next = state.withLock { state -> CheckedContinuation<Bool, Never>? in
            if state.waiting.isEmpty {
                state.free += 1
                return nil
            }
            return state.waiting.removeFirst().turn
        }
        next?.resume(returning: true)
    }
}

import Foundation
import GalleyWorker
import Synchronization

/// Commands that wait for the main thread.
final class LiveInbox<Command: Decodable & Sendable>: Sendable {
    private struct State {
        var commands: [Command] = []
        var isClosed = false
    }

    private let state = Mutex(State())
    private let room = DispatchSemaphore(value: 0)
    /// More are not read, so that anyone who writes them notices.
    private let mostWaiting = 4096

    var isEmpty: Bool { state.withLock { $0.commands.isEmpty && !$0.isClosed } }

    func take() -> (commands: [Command], isClosed: Bool) {
        state.withLock { state in
            defer { state.commands = [] }
            if state.commands.count >= mostWaiting { room.signal() }
            return (state.commands, state.isClosed)
        }
    }

    /// Reads until there is no more; wakes the main thread for each.
    func fill(from streams: WorkerStreams) {
        while let command = streams.next(Command.self) {
            let isFull = state.withLock { state in
                state.commands.append(command)
                return state.commands.count == mostWaiting
            }
            DispatchQueue.main.async {}
            if isFull { room.wait() }
        }
        state.withLock { $0.isClosed = true }
        DispatchQueue.main.async {}
    }
}

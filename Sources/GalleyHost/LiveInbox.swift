import Foundation
import GalleyProtocol
import GalleyWorker
import Synchronization

/// Commands that wait for the main thread.
final class LiveInbox: Sendable {
    private struct State {
        var commands: [LiveCommand] = []
        var isClosed = false
    }

    private let state = Mutex(State())

    var isEmpty: Bool { state.withLock { $0.commands.isEmpty && !$0.isClosed } }

    func take() -> (commands: [LiveCommand], isClosed: Bool) {
        state.withLock { state in
            defer { state.commands = [] }
            return (state.commands, state.isClosed)
        }
    }

    /// Reads until there is no more; wakes the main thread for each.
    func fill(from streams: WorkerStreams) {
        while let command = streams.next(LiveCommand.self) {
            state.withLock { $0.commands.append(command) }
            DispatchQueue.main.async {}
        }
        state.withLock { $0.isClosed = true }
        DispatchQueue.main.async {}
    }
}

import NIOCore
import Synchronization

/// The connections that there are, so that a server can stop without cutting an answer in two.
final class OpenConnections: Sendable {
    private struct State {
        var listener: (any Channel)?
        var all: [ObjectIdentifier: any Channel] = [:]
        /// Those whose request is being answered.
        var busy: Set<ObjectIdentifier> = []
        var isStopping = false
    }

    private let state = Mutex(State())

    var count: Int { state.withLock { $0.all.count } }
    var isStopping: Bool { state.withLock { $0.isStopping } }

    func setListener(_ channel: any Channel) {
        let isStopping = state.withLock { state in
            state.listener = channel
            return state.isStopping
        }
        if isStopping { channel.close(promise: nil) }
    }

    /// False where there are too many already, or no more are wanted.
    func add(_ channel: any Channel, atMost limit: Int) -> Bool {
        state.withLock { state in
            guard state.all.count < limit, !state.isStopping else { return false }
            state.all[ObjectIdentifier(channel)] = channel
            return true
        }
    }

    func remove(_ channel: any Channel) {
        state.withLock { state in
            state.all[ObjectIdentifier(channel)] = nil
            state.busy.remove(ObjectIdentifier(channel))
        }
    }

    /// A request is there. False where it is too late for it.
    func begin(_ channel: any Channel) -> Bool {
        state.withLock { state in
            guard !state.isStopping else { return false }
            state.busy.insert(ObjectIdentifier(channel))
            return true
        }
    }

    /// A request was answered. False where no other is wanted.
    func end(_ channel: any Channel) -> Bool {
        state.withLock { state in
            state.busy.remove(ObjectIdentifier(channel))
            return !state.isStopping
        }
    }

    /// Closes the listener and the connections that nothing is under way on.
    func stop() {
        let idle = state.withLock { state in
            state.isStopping = true
            return [state.listener].compactMap(\.self) + state.all.filter { !state.busy.contains($0.key) }.map(\.value)
        }
        for channel in idle { channel.close(promise: nil) }
    }

    func closeAll() {
        for channel in state.withLock({ Array($0.all.values) }) { channel.close(promise: nil) }
    }
}

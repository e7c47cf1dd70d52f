import NIOCore
import Synchronization

/// The connections that there are, so that a server can stop without cutting an answer in two, and no client keeps the others out by
/// connections on which it asks for nothing.
final class OpenConnections: Sendable {
    private enum Use: Equatable {
        /// No whole request has come, since the turn of that number.
        case idle(since: UInt64)
        /// A request is being answered.
        case busy
        /// A WebSocket that its service has taken in.
        case socket
    }

    private struct Connection {
        var channel: any Channel
        var client: ClientAddress
        var use: Use

        var idleSince: UInt64? { if case .idle(let since) = use { since } else { nil } }
    }

    private struct State {
        var listener: (any Channel)?
        var all: [ObjectIdentifier: Connection] = [:]
        var lastTurn: UInt64 = 0
        var isStopping = false

        var nextTurn: UInt64 {
            mutating get {
                lastTurn += 1
                return lastTurn
            }
        }
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

    /// Takes a connection in, for which one that has been idle for long may have to go: of the same client, where that has
    /// `mostIdle` of them, else of the client that has the most.
    ///
    /// - Returns: False where there are too many that are in use, or no more are wanted.
    func add(_ channel: any Channel, of client: ClientAddress, atMost limit: Int, mostIdle: Int) -> Bool {
        let (isTaken, victim) = state.withLock { state -> (Bool, (any Channel)?) in
            guard !state.isStopping else { return (false, nil) }
            let victim = Self.victim(in: state, for: client, limit, mostIdle)
            guard victim != nil || state.all.count < limit else { return (false, nil) }
            let gone = victim.flatMap { state.all.removeValue(forKey: $0) }
            let turn = state.nextTurn
            state.all[ObjectIdentifier(channel)] = Connection(
                channel: channel, client: client, use: .idle(since: turn))
            return (true, gone?.channel)
        }
        victim?.close(promise: nil)
        return isTaken
    }

    private static func victim(
        in state: State, for client: ClientAddress, _ limit: Int, _ mostIdle: Int
    ) -> ObjectIdentifier? {
        guard state.all.count >= min(limit, mostIdle) else { return nil }
        let idle = Dictionary(grouping: state.all.filter { $0.value.idleSince != nil }, by: \.value.client)
        let full = idle[client].flatMap { $0.count >= mostIdle ? $0 : nil }
        let candidates = full ?? (state.all.count >= limit ? idle.values.max { $0.count < $1.count } : nil)
        return candidates?.min { ($0.value.idleSince ?? 0) < ($1.value.idleSince ?? 0) }?.key
    }

    func remove(_ channel: any Channel) { _ = state.withLock { $0.all.removeValue(forKey: ObjectIdentifier(channel)) } }

    /// A request is there. False where it is too late for it.
    func begin(_ channel: any Channel) -> Bool {
        state.withLock { state in
            guard !state.isStopping else { return false }
            return set(.busy, channel, &state)
        }
    }

    /// A request was answered. False where no other is wanted.
    func end(_ channel: any Channel) -> Bool {
        state.withLock { state in
            let turn = state.nextTurn
            return set(.idle(since: turn), channel, &state) && !state.isStopping
        }
    }

    /// A WebSocket's service has taken it in.
    func keep(_ channel: any Channel) { state.withLock { _ = set(.socket, channel, &$0) } }

    /// False where the connection had to go.
    private func set(_ use: Use, _ channel: any Channel, _ state: inout State) -> Bool {
        state.all[ObjectIdentifier(channel)]?.use = use
        return state.all[ObjectIdentifier(channel)] != nil
    }

    /// Closes the listener and the connections that nothing is under way on.
    func stop() {
        let idle = state.withLock { state in
            state.isStopping = true
            return [state.listener].compactMap(\.self)
                + state.all.values.filter { $0.use != .busy }.map(\.channel)
        }
        for channel in idle { channel.close(promise: nil) }
    }

    func closeAll() {
        for channel in state.withLock({ $0.all.values.map(\.channel) }) { channel.close(promise: nil) }
    }
}

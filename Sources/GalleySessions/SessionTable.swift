import Synchronization

/// The sessions that there are, by their pages' names and their numbers.
final class SessionTable: Sendable {
    private struct State {
        var byPage: [String: ServedSession] = [:]
        var byNumber: [Int: ServedSession] = [:]
        var lastNumber = 0
        var isClosed = false
    }

    /// What a page gets that asks for a session.
    enum Answer {
        case new(ServedSession)
        case known(ServedSession)
        /// There are too many, or no host takes one more.
        case full
        /// The session of that name is another page's.
        case notYours
    }

    private let most: Int
    private let state = Mutex(State())

    init(most: Int) { self.most = most }

    var count: Int { state.withLock { $0.byNumber.count } }
    var all: [ServedSession] { state.withLock { Array($0.byNumber.values) } }

    /// Whether a page may open a socket: there is room, or it has a session.
    func hasRoom(for page: String) -> Bool {
        state.withLock { $0.byPage[page] != nil || (!$0.isClosed && $0.byNumber.count < most) }
    }

    subscript(number: Int) -> ServedSession? { state.withLock { $0.byNumber[number] } }

    /// The session that a page continues with, or a new one.
    ///
    /// - Parameter make: Makes a session of a number; nil where there is no host for it.
    func session(
        of page: String, token: String?, make: (_ number: Int) -> ServedSession?
    ) -> Answer {
        state.withLock { state in
            if let known = state.byPage[page] {
                return token.map(known.token.matches) == true ? .known(known) : .notYours
            }
            guard !state.isClosed, state.byNumber.count < most else { return .full }
            state.lastNumber += 1
            guard let session = make(state.lastNumber) else { return .full }
            state.byPage[page] = session
            state.byNumber[session.number] = session
            return .new(session)
        }
    }

    /// Takes a session out. False where it is gone already.
    func remove(_ session: ServedSession) -> Bool {
        state.withLock { state in
            guard state.byNumber.removeValue(forKey: session.number) != nil else { return false }
            state.byPage[session.page] = nil
            return true
        }
    }

    /// No more sessions begin.
    func close() { state.withLock { $0.isClosed = true } }
    var isClosed: Bool { state.withLock { $0.isClosed } }
}

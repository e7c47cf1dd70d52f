/// Lets a few work at a time, and no client keep the others waiting.
///
/// A client has one place at the most, so that an endless loop costs its author a turn and no one else. Of those who wait, the first whose client does nothing comes next.
actor FairQueue {
    enum Refusal: Error, Equatable {
        /// The client waits for several answers already.
        case client
        /// Too many wait.
        case full
    }

    private struct Waiting {
        var client: String
        var continuation: CheckedContinuation<Void, Never>
    }

    private let places: Int
    private let mostWaiting: Int
    /// How many of one client may wait.
    private let mostOfOne: Int
    private var active: Set<String> = []
    private var waiting: [Waiting] = []

    init(places: Int, mostWaiting: Int, mostOfOne: Int = 4) {
        self.places = places
        self.mostWaiting = mostWaiting
        self.mostOfOne = mostOfOne
    }

    /// How many wait for their turn.
    var waitingCount: Int { waiting.count }

    private func hasPlace(_ client: String) -> Bool {
        active.count < places && !active.contains(client)
    }

    /// Does the work when it is this client's turn.
    ///
    /// - Throws: A refusal, at once, where too many wait.
    func run<Answer: Sendable>(
        _ client: String, _ work: @Sendable () async -> Answer
    ) async throws(Refusal) -> Answer {
        if !hasPlace(client) {
            guard waiting.count(where: { $0.client == client }) < mostOfOne else { throw .client }
            guard waiting.count < mostWaiting else { throw .full }
            await withCheckedContinuation { waiting.append(Waiting(client: client, continuation: $0)) }
        } else {
            active.insert(client)
        }
        let answer = await work()
        leave(client)
        return answer
    }

    private func leave(_ client: String) {
        active.remove(client)
        while let index = waiting.firstIndex(where: { hasPlace($0.client) }) {
            let next = waiting.remove(at: index)
            // The place is taken before anybody else can ask for it.
            active.insert(next.client)
            next.continuation.resume()
        }
    }
}

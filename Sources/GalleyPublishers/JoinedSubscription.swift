import Foundation
import OpenCombine

/// What publishers that are joined into one have in common: who listens to them, and their subscriptions, each in its place.
///
/// One lock guards what is known; the other, which the listener may pass again, keeps values from several threads apart.
class JoinedSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    final let lock = NSLock()
    private let listening = NSRecursiveLock()
    private final var downstream: Downstream?
    private final var subscriptions: [(any Subscription)?]
    private final var finished: Set<Int> = []
    /// What the listener has asked for and not got.
    final var demand = Subscribers.Demand.none

    let description: String

    init(_ downstream: Downstream, count: Int, description: String) {
        self.downstream = downstream
        self.description = description
        subscriptions = Array(repeating: nil, count: count)
    }

    /// Whether values are still to come; asked with the lock held.
    final var isOpen: Bool { downstream != nil }
    /// Whether every publisher has finished; asked with the lock held.
    final var hasFinished: Bool { finished.count == subscriptions.count }

    // MARK: What each kind says

    /// What a publisher is asked for when its subscription comes; called with the lock held.
    func firstDemand() -> Subscribers.Demand { demand }

    /// Whether nothing is held back any more, so that the end may be told; asked with the lock held.
    func isDrained() -> Bool { true }

    // MARK: From above

    /// Tells the listener of itself, and then listens.
    /// - Parameter attach: Subscribes to the publishers.
    final func begin(_ attach: () -> Void) {
        downstream?.receive(subscription: self)
        attach()
        finishIfOver()
    }

    final func receive(_ subscription: any Subscription, at place: Int) {
        lock.lock()
        guard isOpen, subscriptions[place] == nil else {
            lock.unlock()
            return subscription.cancel()
        }
        subscriptions[place] = subscription
        let wanted = firstDemand()
        lock.unlock()
        if wanted > .none { subscription.request(wanted) }
    }

    final func receive(_ completion: Subscribers.Completion<Downstream.Failure>, at place: Int) {
        lock.lock()
        subscriptions[place] = nil
        finished.insert(place)
        lock.unlock()
        guard case .failure = completion else { return finishIfOver() }
        end(completion)
    }

    // MARK: To below

    /// Hands a value on.
    /// - Returns: What the listener asks for beyond it.
    final func send(_ value: Downstream.Input) -> Subscribers.Demand {
        lock.lock()
        let downstream = downstream
        lock.unlock()
        listening.lock()
        defer { listening.unlock() }
        return downstream?.receive(value) ?? .none
    }

    /// Tells the end once every publisher has told its own.
    final func finishIfOver() {
        lock.lock()
        let isOver = hasFinished && isDrained()
        lock.unlock()
        if isOver { end(.finished) }
    }

    private final func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard let downstream = close() else { return }
        listening.lock()
        defer { listening.unlock() }
        downstream.receive(completion: completion)
    }

    /// Lets go of the listener and of the publishers.
    /// - Returns: The listener, the first time.
    private final func close() -> Downstream? {
        lock.lock()
        let (listener, others) = (downstream, subscriptions)
        downstream = nil
        subscriptions = others.map { _ in nil }
        lock.unlock()
        for other in others { other?.cancel() }
        return listener
    }

    // MARK: Subscription

    func request(_ demand: Subscribers.Demand) {}

    final func cancel() { _ = close() }

    /// The subscriptions that are open, by their places, but one; taken with the lock held.
    final func open(besides place: Int? = nil) -> [(any Subscription)?] {
        subscriptions.enumerated().map { $0 == place ? nil : $1 }
    }
}

/// Listens to one of the publishers that are joined.
struct JoinedBranch<Input, Downstream: Subscriber>: Subscriber {
    let joined: JoinedSubscription<Downstream>
    let place: Int
    let hear: (Input) -> Subscribers.Demand
    let combineIdentifier = CombineIdentifier()

    func receive(subscription: any Subscription) { joined.receive(subscription, at: place) }
    func receive(_ input: Input) -> Subscribers.Demand { hear(input) }
    func receive(completion: Subscribers.Completion<Downstream.Failure>) { joined.receive(completion, at: place) }
}

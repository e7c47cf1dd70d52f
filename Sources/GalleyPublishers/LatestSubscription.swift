import OpenCombine

/// Holds each publisher's newest value, and hands on all of them whenever one is new.
///
/// As Combine says of `combineLatest`: requests are passed to every publisher, and a value that comes when nothing is asked for is kept
/// as the newest, and not handed on.
final class LatestSubscription<Downstream: Subscriber>: JoinedSubscription<Downstream> {
    /// The newest value of a publisher.
    final class Latest<Value> {
        var value: Value?
    }

    private let value: () -> Downstream.Input?

    /// - Parameter value: All newest values; nil as long as one is missing.
    init(_ downstream: Downstream, count: Int, value: @escaping () -> Downstream.Input?) {
        self.value = value
        super.init(downstream, count: count, description: "CombineLatest")
    }

    /// Subscribes to a publisher.
    func add<P: Publisher>(_ publisher: P, _ latest: Latest<P.Output>, at place: Int)
    where P.Failure == Downstream.Failure {
        publisher.subscribe(
            JoinedBranch(joined: self, place: place) { [self] input in
                lock.lock()
                latest.value = input
                guard isOpen, demand > .none, let all = value() else {
                    lock.unlock()
                    return .none
                }
                demand -= 1
                lock.unlock()
                let more = send(all)
                pass(more, besides: place)
                return more
            })
    }

    override func request(_ demand: Subscribers.Demand) { pass(demand, besides: nil) }

    /// Asks the publishers for more, but the one whose own value is being answered.
    private func pass(_ more: Subscribers.Demand, besides place: Int?) {
        guard more > .none else { return }
        lock.lock()
        demand += more
        let others = open(besides: place)
        lock.unlock()
        for other in others { other?.request(more) }
    }
}

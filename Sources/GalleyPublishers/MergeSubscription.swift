import OpenCombine

/// Hands on the values of several publishers as they come.
///
/// Where the listener asks for a certain number of values, each publisher is asked for one, which is kept until it is wanted.
final class MergeSubscription<Downstream: Subscriber>: JoinedSubscription<Downstream> {
    /// The value of each publisher that waits.
    private var waiting: [Downstream.Input?]

    init(_ downstream: Downstream, count: Int) {
        waiting = Array(repeating: nil, count: count)
        super.init(downstream, count: count, description: "Merge")
    }

    override func firstDemand() -> Subscribers.Demand { demand == .unlimited ? .unlimited : .max(1) }
    override func isDrained() -> Bool { waiting.allSatisfy { $0 == nil } }

    /// Subscribes to a publisher.
    func add<P: Publisher>(_ publisher: P, at place: Int)
    where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        publisher.subscribe(
            JoinedBranch(joined: self, place: place) { [self] input in
                lock.lock()
                guard isOpen, demand > .none else {
                    if isOpen { waiting[place] = input }
                    lock.unlock()
                    return .none
                }
                let isUnlimited = demand == .unlimited
                demand -= 1
                lock.unlock()
                request(send(input))
                return isUnlimited ? .none : .max(1)
            })
    }

    override func request(_ more: Subscribers.Demand) {
        guard more > .none else { return }
        lock.lock()
        let wasUnlimited = demand == .unlimited
        demand += more
        let becameUnlimited = !wasUnlimited && demand == .unlimited
        lock.unlock()
        for place in waiting.indices { handOn(place) }
        if becameUnlimited {
            lock.lock()
            let all = open()
            lock.unlock()
            for subscription in all { subscription?.request(.unlimited) }
        }
        finishIfOver()
    }

    /// Hands on what waits of a publisher, if it is asked for, and asks for the next.
    private func handOn(_ place: Int) {
        lock.lock()
        guard isOpen, demand > .none, let value = waiting[place] else { return lock.unlock() }
        waiting[place] = nil
        let isUnlimited = demand == .unlimited
        demand -= 1
        let subscription = open()[place]
        lock.unlock()
        request(send(value))
        if !isUnlimited { subscription?.request(.max(1)) }
    }
}

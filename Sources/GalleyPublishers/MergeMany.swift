import OpenCombine

extension Publishers {
    /// Publishes what any number of publishers of one kind publish.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publishers.
        public let publishers: [Upstream]

        /// Joins publishers.
        public init(_ upstream: Upstream...) { publishers = upstream }
        /// Joins the publishers of a sequence.
        public init<S: Swift.Sequence>(_ upstream: S) where Upstream == S.Element { publishers = Array(upstream) }

        /// Subscribes to all of them for a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let joined = MergeSubscription(subscriber, count: publishers.count)
            joined.begin {
                for (place, publisher) in publishers.enumerated() { joined.add(publisher, at: place) }
            }
        }

        /// Publishes what another publisher of the kind publishes, too.
        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

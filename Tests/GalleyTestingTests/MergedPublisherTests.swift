import Foundation
import GalleyFoundation
import Testing

/// Every way to merge publishers, of two to eight: Apple's documentation of `merge(with:)` says that each passes on what any of them
/// publishes, and ends when all have ended.
@Suite("Publishers that are merged") struct MergedPublisherTests {
    private typealias Subject = PassthroughSubject<Int, Never>
    private typealias Joined = AnyPublisher<Int, Never>

    /// Merges the first `start` of some publishers, and then the others with these.
    private static func joined(_ start: Int, _ s: [Subject]) -> Joined? {
        switch (start, s.count) {
        case (1, 2): s[0].merge(with: s[1]).eraseToAnyPublisher()
        case (1, 3): s[0].merge(with: s[1], s[2]).eraseToAnyPublisher()
        case (1, 4): s[0].merge(with: s[1], s[2], s[3]).eraseToAnyPublisher()
        case (1, 5): s[0].merge(with: s[1], s[2], s[3], s[4]).eraseToAnyPublisher()
        case (1, 6): s[0].merge(with: s[1], s[2], s[3], s[4], s[5]).eraseToAnyPublisher()
        case (1, 7): s[0].merge(with: s[1], s[2], s[3], s[4], s[5], s[6]).eraseToAnyPublisher()
        case (1, 8): s[0].merge(with: s[1], s[2], s[3], s[4], s[5], s[6], s[7]).eraseToAnyPublisher()
        case (2, 3): s[0].merge(with: s[1]).merge(with: s[2]).eraseToAnyPublisher()
        case (2, 4): s[0].merge(with: s[1]).merge(with: s[2], s[3]).eraseToAnyPublisher()
        case (2, 5): s[0].merge(with: s[1]).merge(with: s[2], s[3], s[4]).eraseToAnyPublisher()
        case (2, 6): s[0].merge(with: s[1]).merge(with: s[2], s[3], s[4], s[5]).eraseToAnyPublisher()
        case (2, 7): s[0].merge(with: s[1]).merge(with: s[2], s[3], s[4], s[5], s[6]).eraseToAnyPublisher()
        case (2, 8): s[0].merge(with: s[1]).merge(with: s[2], s[3], s[4], s[5], s[6], s[7]).eraseToAnyPublisher()
        case (3, 4): s[0].merge(with: s[1], s[2]).merge(with: s[3]).eraseToAnyPublisher()
        case (3, 5): s[0].merge(with: s[1], s[2]).merge(with: s[3], s[4]).eraseToAnyPublisher()
        case (3, 6): s[0].merge(with: s[1], s[2]).merge(with: s[3], s[4], s[5]).eraseToAnyPublisher()
        case (3, 7): s[0].merge(with: s[1], s[2]).merge(with: s[3], s[4], s[5], s[6]).eraseToAnyPublisher()
        case (3, 8): s[0].merge(with: s[1], s[2]).merge(with: s[3], s[4], s[5], s[6], s[7]).eraseToAnyPublisher()
        case (4, 5): s[0].merge(with: s[1], s[2], s[3]).merge(with: s[4]).eraseToAnyPublisher()
        case (4, 6): s[0].merge(with: s[1], s[2], s[3]).merge(with: s[4], s[5]).eraseToAnyPublisher()
        case (4, 7): s[0].merge(with: s[1], s[2], s[3]).merge(with: s[4], s[5], s[6]).eraseToAnyPublisher()
        case (4, 8): s[0].merge(with: s[1], s[2], s[3]).merge(with: s[4], s[5], s[6], s[7]).eraseToAnyPublisher()
        case (5, 6): s[0].merge(with: s[1], s[2], s[3], s[4]).merge(with: s[5]).eraseToAnyPublisher()
        case (5, 7): s[0].merge(with: s[1], s[2], s[3], s[4]).merge(with: s[5], s[6]).eraseToAnyPublisher()
        case (5, 8): s[0].merge(with: s[1], s[2], s[3], s[4]).merge(with: s[5], s[6], s[7]).eraseToAnyPublisher()
        case (6, 7): s[0].merge(with: s[1], s[2], s[3], s[4], s[5]).merge(with: s[6]).eraseToAnyPublisher()
        case (6, 8): s[0].merge(with: s[1], s[2], s[3], s[4], s[5]).merge(with: s[6], s[7]).eraseToAnyPublisher()
        case (7, 8): s[0].merge(with: s[1], s[2], s[3], s[4], s[5], s[6]).merge(with: s[7]).eraseToAnyPublisher()
        default: nil
        }
    }

    @Test("Two to eight, from any number on") func widths() throws {
        for count in 2...8 {
            for start in 1..<count {
                let all = (0..<count).map { _ in Subject() }
                let publisher = try #require(Self.joined(start, all), "\(start) of \(count)")
                var (seen, ends): ([Int], Int) = ([], 0)
                let listening = publisher.sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { seen.append($0) })
                for round in 0..<2 { for (place, one) in all.enumerated() { one.send(place + 10 * round) } }
                #expect(seen == Array(0..<count) + (0..<count).map { $0 + 10 }, "\(start) of \(count)")
                for one in all.dropLast() { one.send(completion: .finished) }
                #expect(ends == 0, "\(start) of \(count)")
                all[count - 1].send(99)
                #expect(seen.last == 99)
                all[count - 1].send(completion: .finished)
                #expect(ends == 1, "\(start) of \(count)")
                withExtendedLifetime(listening) {}
            }
        }
    }

    /// One value is asked of each; the next after it was handed on, so that a sequence gives as many values as are asked for, in turn.
    private final class Asking: Subscriber {
        typealias Input = Int
        typealias Failure = Never
        var subscription: (any Subscription)?
        var values: [Int] = []
        var ends = 0

        func receive(subscription: any Subscription) { self.subscription = subscription }
        func receive(_ input: Int) -> Subscribers.Demand {
            values.append(input)
            return .none
        }
        func receive(completion: Subscribers.Completion<Never>) { ends += 1 }
    }

    /// Notes what is asked of it.
    private final class Asked: Publisher {
        typealias Output = Int
        typealias Failure = Never
        final class Link: Subscription {
            var requests: [Int?] = []
            var isCancelled = false
            func request(_ demand: Subscribers.Demand) { requests.append(demand.max) }
            func cancel() { isCancelled = true }
        }
        let link = Link()
        var give: ((Int) -> Subscribers.Demand)?
        var end: (() -> Void)?

        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
            subscriber.receive(subscription: link)
            give = { subscriber.receive($0) }
            end = { subscriber.receive(completion: .finished) }
        }
    }

    @Test("What is asked of each") func requests() {
        let (first, second, asking) = (Asked(), Asked(), Asking())
        first.merge(with: second).subscribe(asking)
        // One of each waits, before anything is asked for.
        #expect(first.link.requests == [1] && second.link.requests == [1])
        #expect(first.give?(1) == Subscribers.Demand.none && asking.values.isEmpty)
        asking.subscription?.request(.max(2))
        #expect(asking.values == [1] && first.link.requests == [1, 1] && second.link.requests == [1])
        // A value that is handed on at once asks for the next.
        #expect(second.give?(2) == .max(1) && asking.values == [1, 2])
        #expect(second.give?(3) == Subscribers.Demand.none && first.give?(4) == Subscribers.Demand.none)
        #expect(asking.values == [1, 2])
        asking.subscription?.request(.unlimited)
        #expect(asking.values == [1, 2, 4, 3])
        #expect(first.link.requests == [1, 1, nil] && second.link.requests == [1, nil])
        #expect(first.give?(5) == Subscribers.Demand.none && asking.values.last == 5)
        asking.subscription?.request(.max(1))
        #expect(first.link.requests == [1, 1, nil])
        first.end?()
        #expect(asking.ends == 0)
        asking.subscription?.cancel()
        #expect(!first.link.isCancelled && second.link.isCancelled)
        second.end?()
        #expect(asking.ends == 0 && second.give?(6) == Subscribers.Demand.none && asking.values.last == 5)
        // Who subscribes after the end is not wanted.
        let late = Asked()
        let ended = Asking()
        Publishers.MergeMany([late]).subscribe(ended)
        late.end?()
        #expect(ended.ends == 1)
        late.end?()
        #expect(ended.ends == 1)
    }

    @Test("What is asked of the newest") func latest() {
        let (first, second, asking) = (Asked(), Asked(), Asking())
        first.combineLatest(second) { $0 * 10 + $1 }.subscribe(asking)
        #expect(first.link.requests.isEmpty && second.link.requests.isEmpty)
        asking.subscription?.request(.max(2))
        #expect(first.link.requests == [2] && second.link.requests == [2])
        #expect(first.give?(1) == Subscribers.Demand.none && second.give?(2) == Subscribers.Demand.none)
        #expect(second.give?(3) == Subscribers.Demand.none && second.give?(4) == Subscribers.Demand.none)
        // The fourth came when nothing was asked for: it is the newest all the same.
        #expect(asking.values == [12, 13])
        asking.subscription?.request(.max(1))
        #expect(first.give?(5) == Subscribers.Demand.none && asking.values == [12, 13, 54])
        first.end?()
        #expect(asking.ends == 0)
        second.end?()
        #expect(asking.ends == 1)
    }

    @Test("Kinds are named, and equal where what they join is") func names() {
        final class Named: Subscriber {
            typealias Input = Int
            typealias Failure = Never
            var name = ""
            func receive(subscription: any Subscription) { name = "\(subscription)" }
            func receive(_ input: Int) -> Subscribers.Demand { .none }
            func receive(completion: Subscribers.Completion<Never>) {}
        }
        let named = Named()
        Just(1).merge(with: Just(2)).subscribe(named)
        #expect(named.name == "Merge")
        let just = Just(1)
        #expect(Publishers.Merge3(just, just, just) == Publishers.Merge3(just, just, just))
        #expect(Publishers.Merge3(just, just, just) != Publishers.Merge3(just, just, Just(2)))
        #expect(Publishers.MergeMany(just, Just(2)) != Publishers.MergeMany(just, Just(3)))
        #expect(Publishers.MergeMany(just).merge(with: Just(2)).publishers == [Just(1), Just(2)])
    }
}

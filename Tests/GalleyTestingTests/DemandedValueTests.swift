import Foundation
import GalleyFoundation
import Testing

/// How many values of a property a subscriber is sent: as many as it has asked for (Combine's `Subscribers.Demand`); the last one waits
/// where the publisher began with one (`KeyValueObservingPublisher`).
@Suite("Values that are asked for") struct DemandedValueTests {
    private final class Counter: NSObject {
        var count = 1

        func set(_ values: Int...) {
            for value in values {
                willChangeValue(for: \.count)
                count = value
                didChangeValue(for: \.count)
            }
        }
    }

    /// Asks for as many values as it is told to.
    private final class Taker: Subscriber {
        typealias Input = Int
        typealias Failure = Never

        var values: [Int] = []
        var subscription: (any Subscription)?
        private let first: Subscribers.Demand
        /// What it asks for with each value.
        private let more: Subscribers.Demand

        init(_ first: Subscribers.Demand, more: Subscribers.Demand = .none) { (self.first, self.more) = (first, more) }

        func receive(subscription: any Subscription) {
            self.subscription = subscription
            subscription.request(first)
        }

        func receive(_ input: Int) -> Subscribers.Demand {
            values.append(input)
            return more
        }

        func receive(completion: Subscribers.Completion<Never>) {}
    }

    @Test("The last value waits until one more is asked for") func waiting() {
        let (counter, taker) = (Counter(), Taker(.max(1)))
        counter.publisher(for: \.count).subscribe(taker)
        #expect(taker.values == [1])
        counter.set(2, 3)
        #expect(taker.values == [1])
        taker.subscription?.request(.max(1))
        #expect(taker.values == [1, 3])
        taker.subscription?.request(.max(2))
        #expect(taker.values == [1, 3], "nothing waits")
        counter.set(4, 5, 6)
        #expect(taker.values == [1, 3, 4, 5])
        taker.subscription?.request(.max(1))
        counter.set(7)
        #expect(taker.values == [1, 3, 4, 5, 6])
        taker.subscription?.request(.unlimited)
        counter.set(8, 9)
        #expect(taker.values == [1, 3, 4, 5, 6, 7, 8, 9])
    }

    @Test("Without a first value nothing waits") func dropping() {
        let (counter, taker) = (Counter(), Taker(.none))
        counter.publisher(for: \.count, options: [.new]).subscribe(taker)
        counter.set(2)
        taker.subscription?.request(.max(1))
        #expect(taker.values == [])
        counter.set(3, 4)
        taker.subscription?.request(.max(1))
        #expect(taker.values == [3])
        counter.set(5)
        #expect(taker.values == [3, 5])
    }

    @Test("What is asked for with each value counts as well") func more() {
        let (counter, all, one) = (Counter(), Taker(.max(1), more: .max(1)), Taker(.max(1)))
        counter.publisher(for: \.count).subscribe(all)
        counter.publisher(for: \.count).subscribe(one)
        counter.set(2, 3, 4)
        #expect(all.values == [1, 2, 3, 4] && one.values == [1])
        let none = Taker(.none)
        counter.publisher(for: \.count).subscribe(none)
        counter.set(5)
        #expect(none.values == [])
        none.subscription?.request(.max(1))
        #expect(none.values == [5])
    }

    @Test("Who has gone is sent nothing, asked for or not") func cancelling() {
        let (counter, taker) = (Counter(), Taker(.max(1)))
        counter.publisher(for: \.count).subscribe(taker)
        counter.set(2)
        taker.subscription?.cancel()
        taker.subscription?.request(.unlimited)
        counter.set(3)
        #expect(taker.values == [1])
        taker.subscription?.cancel()
    }

    @Test("Publishers are the same of the same property, options and object") func equality() {
        let (one, other) = (Counter(), Counter())
        let publisher = one.publisher(for: \.count)
        #expect(publisher == one.publisher(for: \.count, options: [.initial, .new]))
        #expect(publisher != one.publisher(for: \.count, options: [.new]) && publisher != other.publisher(for: \.count))
        #expect(publisher.options == [.initial, .new] && publisher.object === one)
    }
}

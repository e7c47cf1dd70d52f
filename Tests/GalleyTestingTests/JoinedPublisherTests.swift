import Foundation
import GalleyFoundation
import Testing

/// `merge` and `combineLatest`, which OpenCombine lacks: what Apple's documentation of them says.
@Suite("Publishers that are joined")
struct JoinedPublisherTests {
    private struct Trouble: Error {}

    /// Notes what comes, and asks for what it is told to.
    private final class Asking<Input, Failure: Error>: Subscriber {
        var subscription: (any Subscription)?
        var values: [Input] = []
        var hasEnded = false
        /// What each value is answered with.
        var answer = Subscribers.Demand.none

        func receive(subscription: any Subscription) { self.subscription = subscription }
        func receive(_ input: Input) -> Subscribers.Demand {
            values.append(input)
            return answer
        }
        func receive(completion: Subscribers.Completion<Failure>) { hasEnded = true }
    }

    // The example of Apple's page of `combineLatest(_:)`, with what it prints.
    @Test("The newest values of both, once both have one") func latestOfTwo() {
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var seen: [[Int]] = []
        let joined = first.combineLatest(second).sink { seen.append([$0, $1]) }
        for value in [1, 2] { first.send(value) }
        second.send(2)
        for value in [3, 45] { first.send(value) }
        second.send(22)
        #expect(seen == [[2, 2], [3, 2], [45, 2], [45, 22]])
        joined.cancel()
        first.send(1)
        #expect(seen.count == 4)
    }

    @Test("Three and four, and what a closure makes of them") func latestOfMore() {
        let all = (0..<4).map { CurrentValueSubject<Int, Never>($0) }
        var (three, four): ([Int], [Int]) = ([], [])
        let joined = [
            all[0].combineLatest(all[1], all[2]) { $0 + 10 * $1 + 100 * $2 }.sink { three.append($0) },
            all[0].combineLatest(all[1], all[2], all[3]) { $0 + 10 * $1 + 100 * $2 + 1000 * $3 }.sink {
                four.append($0)
            },
        ]
        all[1].value = 7
        all[3].value = 5
        #expect(three == [210, 270] && four == [3210, 3270, 5270])
        withExtendedLifetime(joined) {}
    }

    // “All upstream publishers need to finish for this publisher to finish”; “if any … terminates with a failure, this … also fails”.
    @Test("Joined publishers end with the last, and fail with the first") func ends() {
        for merges in [true, false] {
            for fails in [true, false] {
                let (first, second) = (PassthroughSubject<Int, any Error>(), PassthroughSubject<Int, any Error>())
                var ends: [Bool] = []
                let joined: AnyPublisher<Int, any Error> =
                    merges
                    ? first.merge(with: second).eraseToAnyPublisher()
                    : first.combineLatest(second) { $0 + $1 }.eraseToAnyPublisher()
                let listening = joined.sink(
                    receiveCompletion: {
                        if case .failure = $0 { ends.append(false) } else { ends.append(true) }
                    }, receiveValue: { _ in })
                first.send(completion: fails ? .failure(Trouble()) : .finished)
                #expect(ends == (fails ? [false] : []))
                second.send(1)
                second.send(completion: .finished)
                #expect(ends == [!fails])
                withExtendedLifetime(listening) {}
            }
        }
    }

    // “Passes through any requests to all upstream publishers”; “if the demand isn't unlimited, it drops values from upstream publishers … and
    // holds the most-recent value in each buffer”. A subject drops what it sends beyond what it is asked for.
    @Test("A request goes to both; values beyond it are dropped") func demandOfLatest() {
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let asking = Asking<Int, Never>()
        first.combineLatest(second) { $0 * 10 + $1 }.subscribe(asking)
        asking.subscription?.request(.max(2))
        for value in [1, 2] { first.send(value) }
        second.send(1)
        #expect(asking.values == [21])
        second.send(2)
        second.send(3)
        #expect(asking.values == [21, 22])
        asking.subscription?.request(.max(1))
        first.send(3)
        #expect(asking.values == [21, 22, 32])
        asking.subscription?.cancel()
        asking.subscription?.request(.unlimited)
        first.send(4)
        #expect(asking.values == [21, 22, 32])
    }

    @Test("Of what both may send, as much is handed on as is asked for") func restOfDemand() {
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let asking = Asking<Int, Never>()
        first.combineLatest(second) { $0 * 10 + $1 }.subscribe(asking)
        asking.subscription?.request(.max(2))
        first.send(1)
        second.send(1)
        first.send(2)
        second.send(2)
        #expect(asking.values == [11, 21])
        let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let merging = Asking<Int, Never>()
        one.merge(with: other).subscribe(merging)
        merging.subscription?.request(.max(2))
        for value in 1...4 { one.send(value) }
        other.send(5)
        one.send(completion: .finished)
        other.send(completion: .finished)
        // The third and the fifth wait, each in its place, and the end waits for them; the fourth was asked for by no one.
        #expect(merging.values == [1, 2] && !merging.hasEnded)
        merging.subscription?.request(.unlimited)
        #expect(merging.values == [1, 2, 3, 5] && merging.hasEnded)
    }

    @Test("Values of any of them, as they come") func merge() {
        let all = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
        var seen: [Int] = []
        let joined = all[0].merge(with: all[1], all[2], all[3], all[4], all[5], all[6], all[7]).sink { seen.append($0) }
        for place in [7, 0, 3, 3, 5] { all[place].send(place) }
        #expect(seen == [7, 0, 3, 3, 5])
        withExtendedLifetime(joined) {}
        var many: [Int] = []
        let listening = Publishers.MergeMany(all).merge(with: PassthroughSubject()).sink { many.append($0) }
        for place in all.indices.reversed() { all[place].send(place) }
        #expect(many == [7, 6, 5, 4, 3, 2, 1, 0])
        withExtendedLifetime(listening) {}
    }

    @Test("Notifications of several names, as one publisher that views listen to") func notifications() {
        let center = NotificationCenter()
        var seen: [String] = []
        let joined = center.publisher(for: .init("a")).merge(with: center.publisher(for: .init("b")))
            .merge(with: center.publisher(for: .init("c")).map { $0 })
            .map(\.name.rawValue).sink { seen.append($0) }
        for name in ["b", "c", "d", "a"] { center.post(name: .init(name), object: nil) }
        #expect(seen == ["b", "c", "a"])
        withExtendedLifetime(joined) {}
    }

    @Test("Of merged publishers each is asked for one value where a number is asked for") func demandOfMerge() {
        let asking = Asking<Int, Never>()
        [1, 2, 3].publisher.merge(with: [10, 20].publisher).subscribe(asking)
        #expect(asking.values.isEmpty && !asking.hasEnded)
        asking.subscription?.request(.max(1))
        #expect(asking.values == [1])
        asking.subscription?.request(.max(2))
        #expect(asking.values.count == 3 && !asking.hasEnded)
        asking.answer = .max(1)
        asking.subscription?.request(.max(1))
        #expect(asking.values.sorted() == [1, 2, 3, 10, 20] && asking.hasEnded)
    }

    @Test("Nothing merged ends at once; joined publishers are compared by what they join") func emptyAndEqual() {
        var hasEnded = false
        _ = Publishers.MergeMany([Just<Int>]()).sink(
            receiveCompletion: { _ in hasEnded = true }, receiveValue: { _ in })
        #expect(hasEnded)
        #expect(Just(1).merge(with: Just(2).map { $0 }.eraseToAnyPublisher()).a == Just(1))
        #expect(Publishers.CombineLatest(Just(1), Just("a")) == Publishers.CombineLatest(Just(1), Just("a")))
        #expect(Publishers.Merge(Just(1), Just(2)) != Publishers.Merge(Just(1), Just(3)))
        #expect("\(Asked.by(Just(1).combineLatest(Just(2))))" == "CombineLatest")
    }

    private enum Asked {
        static func by<P: Publisher>(_ publisher: P) -> any Subscription {
            let asking = Asking<P.Output, P.Failure>()
            publisher.subscribe(asking)
            return asking.subscription ?? Subscriptions.empty
        }
    }
}

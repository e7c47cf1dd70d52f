import Foundation
import GalleyFoundation
import Testing

/// What joined publishers ask of those that they join where a listener answers values with further demand, where one of
/// them fails, and where a subscription comes too late or twice: Apple's pages of `Subscriber`, `merge(with:)` and
/// `combineLatest(_:)`.
@Suite("Joined publishers, and what they ask") struct JoinedAnswerTests {
    private struct Trouble: Error {}

    private final class Link: Subscription {
        var requests: [Int] = []
        var cancels = 0
        func request(_ demand: Subscribers.Demand) { requests.append(demand.max ?? -1) }
        func cancel() { cancels += 1 }
    }

    /// A publisher by hand: it subscribes when it is told to.
    private final class Source: Publisher {
        typealias Output = Int
        typealias Failure = any Error
        let link = Link()
        let isLate: Bool
        var subscribe: ((any Subscription) -> Void)?
        var give: ((Int) -> Int)?
        var end: ((Subscribers.Completion<any Error>) -> Void)?

        init(isLate: Bool = false) { self.isLate = isLate }

        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == any Error {
            subscribe = { subscriber.receive(subscription: $0) }
            give = { subscriber.receive($0).max ?? -1 }
            end = { subscriber.receive(completion: $0) }
            if !isLate { subscriber.receive(subscription: link) }
        }
    }

    private final class Asking: Subscriber {
        typealias Input = Int
        typealias Failure = any Error
        var subscription: (any Subscription)?
        var values: [Int] = []
        var ends: [Bool] = []
        /// What the next values are answered with.
        var answers: [Int] = []

        func receive(subscription: any Subscription) { self.subscription = subscription }
        func receive(_ input: Int) -> Subscribers.Demand {
            values.append(input)
            return answers.isEmpty ? .none : .max(answers.removeFirst())
        }
        func receive(completion: Subscribers.Completion<any Error>) {
            if case .finished = completion { ends.append(true) } else { ends.append(false) }
        }
    }

    @Test("Further demand for the newest goes to the others, and back to who gave the value") func latest() {
        let (first, second, third, asking) = (Source(), Source(), Source(), Asking())
        first.combineLatest(second, third) { $0 * 100 + $1 * 10 + $2 }.subscribe(asking)
        asking.subscription?.request(.max(1))
        #expect(first.link.requests == [1] && second.link.requests == [1] && third.link.requests == [1])
        #expect(first.give?(1) == 0 && second.give?(2) == 0 && asking.values.isEmpty)
        asking.answers = [2, 0, 3]
        #expect(third.give?(3) == 2 && asking.values == [123])
        #expect(first.link.requests == [1, 2] && second.link.requests == [1, 2] && third.link.requests == [1])
        #expect(second.give?(4) == 0 && asking.values == [123, 143] && first.link.requests == [1, 2])
        #expect(first.give?(5) == 3 && asking.values == [123, 143, 543])
        #expect(first.link.requests == [1, 2] && second.link.requests == [1, 2, 3] && third.link.requests == [1, 3])
        for value in 6...9 { _ = third.give?(value) }
        #expect(asking.values == [123, 143, 543, 546, 547, 548])
        asking.subscription?.request(.none)
        #expect(first.link.requests == [1, 2])
    }

    @Test("Further demand for what is merged lets what waits go") func merged() {
        let (first, second, asking) = (Source(), Source(), Asking())
        first.merge(with: second).subscribe(asking)
        #expect(first.link.requests == [1] && second.link.requests == [1])
        #expect(first.give?(1) == 0 && second.give?(2) == 0 && asking.values.isEmpty)
        asking.answers = [1, 0]
        asking.subscription?.request(.max(1))
        // The first lets the second go by its answer; each is asked for the next.
        #expect(asking.values == [1, 2] && first.link.requests == [1, 1] && second.link.requests == [1, 1])
        #expect(second.give?(3) == 0 && asking.values == [1, 2])
        asking.subscription?.request(.none)
        #expect(asking.values == [1, 2])
        asking.answers = [2]
        asking.subscription?.request(.max(1))
        #expect(asking.values == [1, 2, 3] && second.link.requests == [1, 1, 1])
        #expect(first.give?(4) == 1 && first.give?(5) == 1 && first.give?(6) == 0)
        #expect(asking.values == [1, 2, 3, 4, 5])
        first.end?(.finished)
        second.end?(.finished)
        #expect(asking.ends.isEmpty)
        asking.subscription?.request(.max(1))
        #expect(asking.values == [1, 2, 3, 4, 5, 6] && asking.ends == [true])
    }

    @Test("A failure ends the others, once") func failures() {
        for isMerged in [true, false] {
            let (first, second, asking) = (Source(), Source(), Asking())
            if isMerged {
                first.merge(with: second).subscribe(asking)
            } else {
                first.combineLatest(second) { $0 + $1 }.subscribe(asking)
            }
            asking.subscription?.request(.unlimited)
            second.end?(.failure(Trouble()))
            #expect(asking.ends == [false] && first.link.cancels == 1 && second.link.cancels == 0)
            first.end?(.failure(Trouble()))
            first.end?(.finished)
            #expect(asking.ends == [false] && first.give?(1) == 0 && asking.values.isEmpty)
            asking.subscription?.cancel()
            #expect(first.link.cancels == 1)
        }
    }

    @Test("A second subscription of one publisher is not taken, nor one after the end") func subscriptions() {
        for isMerged in [true, false] {
            let (first, late, asking, other) = (Source(), Source(isLate: true), Asking(), Link())
            if isMerged {
                first.merge(with: late).subscribe(asking)
            } else {
                first.combineLatest(late) { $0 + $1 }.subscribe(asking)
            }
            asking.subscription?.request(.max(3))
            first.subscribe?(other)
            #expect(other.cancels == 1 && other.requests.isEmpty && first.link.cancels == 0)
            // One that comes after a request is asked as the others were: one of each merged, all of the newest.
            late.subscribe?(late.link)
            #expect(late.link.requests == [isMerged ? 1 : 3])
            asking.subscription?.cancel()
            #expect(first.link.cancels == 1 && late.link.cancels == 1)
            let after = Link()
            first.subscribe?(after)
            #expect(after.cancels == 1 && after.requests.isEmpty)
            asking.subscription?.cancel()
            #expect(first.link.cancels == 1)
        }
        let (first, late, asking) = (Source(), Source(isLate: true), Asking())
        first.merge(with: late).subscribe(asking)
        asking.subscription?.request(.unlimited)
        late.subscribe?(late.link)
        #expect(first.link.requests == [1, -1] && late.link.requests == [-1])
    }

    /// A predicate of many parts has as many as there are: no part lies in another.
    @Test("Predicates of hundreds of parts") func wide() {
        let parts = (0..<300).map { "SELF == \($0)" }.joined(separator: " OR ")
        let none = (0..<300).map { "SELF != \($0)" }.joined(separator: " AND ")
        let list = "SELF IN {" + (0..<300).map(String.init).joined(separator: ", ") + "}"
        let groups = (0..<150).map { "(SELF == (\($0)))" }.joined(separator: " || ")
        for (format, value, holds) in [
            (parts, 299, true), (parts, 300, false), (none, 299, false), (none, 300, true), (list, 299, true),
            (list, 300, false), (groups, 149, true), (groups, 150, false),
        ] {
            #expect(NSPredicate(format: format).evaluate(with: value) == holds, "\(format.prefix(20)) \(value)")
        }
    }
}

import Foundation
import GalleyFoundation
import Testing

/// Values that are observed, where a subscriber asks for some of them: Combine's rule that a publisher sends no more
/// than is asked for, and Apple's page of `NSObject.KeyValueObservingPublisher`, whose option `initial` is for the
/// value that there is.
@Suite("Observed values that are asked for") struct ObservedDemandTests {
    private class Counter: NSObject {
        var count = 1
        var other = "a"

        func set(_ value: Int) {
            willChangeValue(for: \.count)
            count = value
            didChangeValue(for: \.count)
        }
    }

    /// Notes what comes, and asks for what it is told to.
    private final class Asking: Subscriber {
        typealias Input = Int
        typealias Failure = Never
        var subscription: (any Subscription)?
        var values: [Int] = []
        var answers: [Int] = []

        func receive(subscription: any Subscription) { self.subscription = subscription }
        func receive(_ input: Int) -> Subscribers.Demand {
            values.append(input)
            return answers.isEmpty ? .none : .max(answers.removeFirst())
        }
        func receive(completion: Subscribers.Completion<Never>) {}
    }

    @Test("As many values as are asked for; the newest waits where there was an initial one") func initial() {
        let (counter, asking) = (Counter(), Asking())
        counter.publisher(for: \.count).subscribe(asking)
        #expect(asking.values.isEmpty)
        asking.subscription?.request(.max(1))
        #expect(asking.values == [1])
        counter.set(2)
        counter.set(3)
        #expect(asking.values == [1])
        asking.subscription?.request(.max(2))
        #expect(asking.values == [1, 3])
        counter.set(4)
        counter.set(5)
        #expect(asking.values == [1, 3, 4])
        // What a value is answered with is asked for as well: 5 waits, 6 is let by the answer to it, 7 by that to 6.
        asking.answers = [1, 1, 0]
        asking.subscription?.request(.max(1))
        for value in 6...9 { counter.set(value) }
        #expect(asking.values == [1, 3, 4, 5, 6, 7])
        asking.subscription?.cancel()
        asking.subscription?.request(.unlimited)
        counter.set(10)
        #expect(asking.values == [1, 3, 4, 5, 6, 7])
    }

    @Test("Without an initial value what is not asked for is lost") func later() {
        let (counter, asking) = (Counter(), Asking())
        counter.publisher(for: \.count, options: [.new]).subscribe(asking)
        counter.set(2)
        asking.subscription?.request(.max(2))
        #expect(asking.values.isEmpty)
        counter.set(3)
        asking.subscription?.request(.max(1))
        for value in 4...6 { counter.set(value) }
        #expect(asking.values == [3, 4, 5])
        asking.subscription?.request(.unlimited)
        counter.set(7)
        counter.set(8)
        #expect(asking.values == [3, 4, 5, 7, 8])
    }

    @Test("Publishers are equal where object, way and options are") func equality() {
        let (one, two) = (Counter(), Counter())
        let publisher = one.publisher(for: \.count)
        #expect(publisher == one.publisher(for: \.count, options: [.initial, .new]))
        #expect(publisher != one.publisher(for: \.count, options: [.new]))
        #expect(publisher != two.publisher(for: \.count))
        #expect(publisher.object === one && publisher.keyPath == \Counter.count && publisher.options.rawValue == 5)
    }

    /// What was told. Unchecked: a test has one thread.
    private final class Told: @unchecked Sendable {
        var lines: [String] = []
    }

    private func observe(_ counter: Counter, _ name: String, _ told: Told) -> NSKeyValueObservation {
        counter.observe(\.count, options: [.old, .new]) { _, change in
            let values = [change.oldValue, change.newValue].map { $0.map(String.init) ?? "-" }.joined(separator: " ")
            told.lines.append("\(name) \(values)")
        }
    }

    @Test("Changes inside changes have the old value of their own beginning") func nested() {
        let (counter, told) = (Counter(), Told())
        let observation = observe(counter, "a", told)
        counter.willChangeValue(for: \.count)
        counter.count = 2
        counter.willChangeValue(for: \.other)
        counter.set(3)
        counter.didChangeValue(for: \.other)
        counter.count = 4
        counter.didChangeValue(for: \.count)
        // A change that was not announced has no old value.
        counter.didChangeValue(for: \.count)
        #expect(told.lines == ["a 2 3", "a 1 4", "a - 4"])
        withExtendedLifetime(observation) {}
    }

    @Test("Each observer hears, in the order in which they came, until it ends") func several() {
        let (counter, told) = (Counter(), Told())
        let first = observe(counter, "a", told), second = observe(counter, "b", told)
        counter.set(2)
        first.invalidate()
        first.invalidate()
        counter.set(3)
        second.invalidate()
        counter.set(4)
        #expect(told.lines == ["a 1 2", "b 1 2", "b 2 3"])
    }

    @Test("The numbers of options and kinds are those of NSKeyValueObserving.h") func numbers() {
        let options: [NSKeyValueObservingOptions] = [.new, .old, .initial, .prior]
        #expect(options.map(\.rawValue) == [1, 2, 4, 8])
        let kinds: [NSKeyValueChange] = [.setting, .insertion, .removal, .replacement]
        #expect(kinds.map(\.rawValue) == [1, 2, 3, 4])
        let policies: [objc_AssociationPolicy] = [
            .OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC, .OBJC_ASSOCIATION_COPY_NONATOMIC,
            .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_COPY,
        ]
        #expect(policies.map(\.rawValue) == [0, 1, 3, 0x301, 0x303])
        let trouble = NSException(name: .genericException, reason: "why", userInfo: ["a": 1])
        #expect(trouble.name == .genericException && trouble.reason == "why" && trouble.userInfo?["a"] as? Int == 1)
    }
}

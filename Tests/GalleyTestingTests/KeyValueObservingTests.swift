import Foundation
import GalleyFoundation
import Testing

/// What observers are told is as Foundation's documentation of `NSKeyValueObservingOptions` and `NSKeyValueObservedChange` says it.
@Suite("Values that are observed by key paths")
struct KeyValueObservingTests {
    private class Counter: NSObject {
        var count = 1
        var names = ["a"]

        func set(_ value: Int) {
            willChangeValue(for: \.count)
            count = value
            didChangeValue(for: \.count)
        }
    }

    /// What was told. Unchecked: a test has one thread.
    private final class Told: @unchecked Sendable {
        var lines: [String] = []
    }

    private func observe(_ counter: Counter, _ options: NSKeyValueObservingOptions, _ told: Told)
        -> NSKeyValueObservation
    {
        counter.observe(\.count, options: options) { counter, change in
            let values = [change.oldValue, change.newValue].map { $0.map(String.init) ?? "-" }.joined(separator: "→")
            told.lines.append("\(counter.count) \(values)\(change.isPrior ? " prior" : "")")
        }
    }

    @Test(
        "The options say what is told, and when",
        arguments: [
            ([], ["5 -→-"]), (.new, ["5 -→5"]), (.old, ["5 1→-"]), ([.old, .new], ["5 1→5"]),
            (.initial, ["1 -→-", "5 -→-"]), ([.initial, .new, .old], ["1 -→1", "5 1→5"]),
            ([.prior, .old, .new], ["1 1→- prior", "5 1→5"]),
        ] as [(NSKeyValueObservingOptions, [String])]
    ) func options(options: NSKeyValueObservingOptions, lines: [String]) {
        let (counter, told) = (Counter(), Told())
        let observation = observe(counter, options, told)
        counter.set(5)
        #expect(told.lines == lines)
        withExtendedLifetime(observation) {}
    }

    @Test("It ends with what observes, when that says so, and is of one object alone") func ends() {
        let (one, other, told) = (Counter(), Counter(), Told())
        var observation: NSKeyValueObservation? = observe(one, .new, told)
        other.set(2)
        one.set(3)
        observation?.invalidate()
        one.set(4)
        observation = observe(one, .new, told)
        one.set(5)
        observation = nil
        one.set(6)
        #expect(told.lines == ["3 -→3", "5 -→5"])
        #expect(observation == nil)
    }

    @Test("Elements that change are told with their places") func elements() {
        let (counter, told) = (Counter(), Told())
        let observation = counter.observe(\.names, options: .new) { _, change in
            told.lines.append("\(change.kind) \(change.indexes.map(Array.init) ?? []) \(change.newValue ?? [])")
        }
        counter.willChange(.insertion, valuesAt: [1], for: \.names)
        counter.names.append("b")
        counter.didChange(.insertion, valuesAt: [1], for: \.names)
        #expect(told.lines == [#"insertion [1] ["a", "b"]"#])
        withExtendedLifetime(observation) {}
    }

    @Test("A publisher sends the value that there is, and those that are announced") func publisher() {
        let counter = Counter()
        var values: [Int] = []
        let publisher = counter.publisher(for: \.count)
        let sink = publisher.sink { values.append($0) }
        counter.set(2)
        counter.set(3)
        sink.cancel()
        counter.set(4)
        #expect(values == [1, 2, 3])
        #expect(publisher == counter.publisher(for: \.count))
        #expect(publisher != Counter().publisher(for: \.count))
        var changes = 0
        let other = counter.publisher(for: \.count, options: []).didChange().prefix(2).sink { changes += 1 }
        for value in 5..<9 { counter.set(value) }
        #expect(changes == 2)
        withExtendedLifetime(other) {}
    }
}

import Foundation
import GalleyFoundation
import Testing

/// Several observers of one object, and changes of several values at once: Foundation's documentation of `willChangeValue(for:)` and
/// `NSKeyValueObservation`.
@Suite("Observers beside each other")
struct ObserverTests {
    private final class Pair: NSObject {
        var first = 1
        var second = 10
    }

    /// What was told. Unchecked: a test has one thread.
    private final class Told: @unchecked Sendable {
        var lines: [String] = []
    }

    private func observe(_ pair: Pair, _ path: KeyPath<Pair, Int>, _ name: String, _ told: Told)
        -> NSKeyValueObservation
    {
        pair.observe(path, options: [.old, .new]) { _, change in
            told.lines.append("\(name) \(change.oldValue ?? 0)→\(change.newValue ?? 0)")
        }
    }

    private func set(_ pair: Pair, _ value: Int) {
        pair.willChangeValue(for: \.first)
        pair.first = value
        pair.didChangeValue(for: \.first)
    }

    @Test("One that ends leaves the others") func ends() {
        let (pair, other, told) = (Pair(), Pair(), Told())
        let observations = ["a", "b", "c"].map { observe(pair, \.first, $0, told) }
        let apart = observe(other, \.first, "d", told)
        set(pair, 2)
        observations[1].invalidate()
        set(pair, 3)
        set(other, 4)
        observations[0].invalidate()
        observations[0].invalidate()
        set(pair, 5)
        observations[2].invalidate()
        set(pair, 6)
        let again = observe(pair, \.first, "e", told)
        set(pair, 7)
        #expect(told.lines == ["a 1→2", "b 1→2", "c 1→2", "a 2→3", "c 2→3", "d 1→4", "c 3→5", "e 6→7"])
        withExtendedLifetime((observations, apart, again)) {}
    }

    @Test("Values that change at once are told apart") func values() {
        let (pair, told) = (Pair(), Told())
        let observations = [observe(pair, \.first, "first", told), observe(pair, \.second, "second", told)]
        pair.willChangeValue(for: \.first)
        pair.willChangeValue(for: \.second)
        (pair.first, pair.second) = (2, 20)
        pair.didChangeValue(for: \.first)
        pair.didChangeValue(for: \.second)
        #expect(told.lines == ["first 1→2", "second 10→20"])
        // One within the other, of the same value: the inner one began later.
        pair.willChangeValue(for: \.first)
        pair.first = 3
        set(pair, 4)
        pair.didChangeValue(for: \.first)
        #expect(told.lines.dropFirst(2) == ["first 3→4", "first 2→4"])
        withExtendedLifetime(observations) {}
    }

    @Test("Options have Foundation's numbers") func options() {
        let options: [NSKeyValueObservingOptions] = [.new, .old, .initial, .prior]
        #expect(options.map(\.rawValue) == [1, 2, 4, 8])
    }
}

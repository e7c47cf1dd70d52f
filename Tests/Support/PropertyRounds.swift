import Foundation

/// Which random views the properties look at: GALLEY_SEED is the first seed, GALLEY_ROUNDS says how many each property
/// takes. `make fuzz` sets both.
package enum PropertyRounds {
    package static let firstSeed = number("GALLEY_SEED") ?? 1

    /// The seeds, `usual` many where nothing else is asked for.
    package static func seeds(_ usual: UInt64) -> Range<UInt64> {
        firstSeed..<firstSeed + (number("GALLEY_ROUNDS") ?? usual)
    }

    private static func number(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
    }

    /// Notes which view is looked at, in the file that GALLEY_NOTE names: should the process end or hang, `make fuzz` says which it
    /// was.
    package static func begin(_ property: String, _ seed: UInt64) {
        guard let note else { return }
        try? Data("\(property): seed \(seed)\n".utf8).write(to: note)
    }

    private static let note = ProcessInfo.processInfo.environment["GALLEY_NOTE"].map { URL(fileURLWithPath: $0) }

    /// Counts views for `make fuzz`, which adds up these lines.
    package static func report(_ property: String, _ count: Int) { print("\(property): \(count) trees") }
}

import Foundation

/// Whose turn it is among those who share a thread: the one who has used it least of late. Who needs long costs itself, and makes each of
/// the others wait for one turn at most.
package struct FairTurns: Sendable {
    private struct Use {
        var seconds: Double
        var time: Double
    }

    private var uses: [Int: Use] = [:]

    /// After so many seconds what was used counts half.
    private static let halfLife = 1.0

    package init() {}

    /// The seconds that someone has used of late, at a time in seconds.
    private func use(of number: Int, at time: Double) -> Double {
        guard let use = uses[number] else { return 0 }
        return use.seconds * exp2((use.time - time) / Self.halfLife)
    }

    /// Someone has had a turn of so many seconds that ended at a time.
    package mutating func charge(_ number: Int, _ seconds: Double, at time: Double) {
        uses[number] = Use(seconds: use(of: number, at: time) + seconds, time: time)
    }

    /// Someone is gone.
    package mutating func forget(_ number: Int) { uses[number] = nil }

    /// Who has the next turn of those who wait; of equals the one with the lowest number.
    package func next(of waiting: some Sequence<Int>, at time: Double) -> Int? {
        waiting.map { (use(of: $0, at: time), $0) }.min { $0 < $1 }?.1
    }
}

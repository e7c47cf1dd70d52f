import Foundation
import GalleyGraph
import GalleyViews

/// A stretch of time as a task: how much of it is there at a moment.
nonisolated struct ProgressInterval {
    let dates: ClosedRange<Date>
    /// Whether what is left counts, rather than what has passed.
    let countsDown: Bool

    private var length: TimeInterval { dates.upperBound.timeIntervalSince(dates.lowerBound) }

    /// A bar moves by its two hundredth part, at most twenty times a second and at least once.
    var step: TimeInterval { min(max(length / 200, 0.05), 1) }

    func fraction(at date: Date) -> Double {
        let passed = length > 0 ? date.timeIntervalSince(dates.lowerBound) / length : date < dates.lowerBound ? 0 : 1
        let part = min(max(passed, 0), 1)
        return countsDown ? 1 - part : part
    }
}

/// The time that is left of a stretch of time, or has passed of it, below a `ProgressView` that follows it.
nonisolated public struct DefaultDateProgressLabel: View {
    let interval: ProgressInterval

    @MainActor public var body: some View { Text(timerInterval: interval.dates, countsDown: interval.countsDown) }
}

import Foundation

/// A number of seconds as clocks show it.
struct ClockWords: Hashable, Codable, Sendable {
    /// Whether hours are parted from minutes.
    var showsHours: Bool
    /// How many of hours, minutes, seconds and their fractions are shown at most.
    var mostFields: Int
    /// The smallest step.
    var precision: Duration
    /// How many digits minutes have at least.
    var minuteDigits: Int

    /// As many digits after the point as the smallest step has.
    private var fractionDigits: Int {
        let step = precision.seconds
        guard step > 0, step < 1 else { return 0 }
        return min(max(Int((-log10(step)).rounded(.up)), 0), 9)
    }

    /// - Parameter seconds: In whole steps; not negative.
    func written(_ seconds: TimeInterval, locale: Locale) -> String {
        let seconds = min(max(seconds.isFinite ? seconds : 0, 0), 1e12)
        let hasHours = showsHours && seconds >= 3600
        let whole = hasHours ? 3 : 2
        let digits = mostFields > whole ? fractionDigits : 0
        let pattern: Duration.TimeFormatStyle.Pattern
        if hasHours, mostFields < 3 {
            pattern = .hourMinute(padHourToLength: 1, roundSeconds: .down)
        } else if hasHours {
            pattern = .hourMinuteSecond(
                padHourToLength: 1, fractionalSecondsLength: digits, roundFractionalSeconds: .down)
        } else {
            pattern = .minuteSecond(
                padMinuteToLength: minuteDigits, fractionalSecondsLength: digits, roundFractionalSeconds: .down)
        }
        // In whole microseconds: binary fractions would come out a step too small.
        let full = seconds.rounded(.down)
        let microseconds = ((seconds - full) * 1e6).rounded()
        let duration = Duration(
            secondsComponent: Int64(full), attosecondsComponent: Int64(microseconds) * 1_000_000_000_000)
        return Duration.TimeFormatStyle(pattern: pattern, locale: locale).format(duration)
    }

    /// A number of seconds brought to the smallest step.
    func stepped(_ seconds: TimeInterval, _ rule: FloatingPointRoundingRule) -> TimeInterval {
        let step = precision.seconds
        guard step > 0, seconds.isFinite else { return max(seconds, 0) }
        // A millionth of a step is none: what is left of binary fractions.
        let nudge = rule == .up ? -1e-6 : 1e-6
        return max((seconds / step + nudge).rounded(rule) * step, 0)
    }

    /// The smallest step in seconds.
    var step: TimeInterval { precision.seconds }

    /// The next moment at which another text is shown, `distance` steps away.
    func moment(after date: Date, counting distance: TimeInterval) -> Date {
        date.addingTimeInterval(max(precision.seconds, 0.001) * distance)
    }
}

extension Duration {
    /// In seconds.
    fileprivate var seconds: TimeInterval {
        TimeInterval(components.seconds) + TimeInterval(components.attoseconds) / 1e18
    }
}

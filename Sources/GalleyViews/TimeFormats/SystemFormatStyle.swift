import Foundation

/// The formats of moments that the system itself uses: stopwatches, timers, and how far away a date is.
///
/// Apple's documentation of each says how it writes; what it leaves open follows `Text(_:style:)`.
nonisolated public enum SystemFormatStyle: Sendable {}

extension SystemFormatStyle {
    /// A stopwatch, such as 00:03.42.
    public struct Stopwatch: DiscreteFormatStyle, Sendable {
        fileprivate let start: Date
        fileprivate let words: ClockWords
        private var locale = Locale.autoupdatingCurrent

        /// A stopwatch that begins at a moment; before it is 00:00.00.
        ///
        /// - Parameters:
        ///   - startDate: When it begins.
        ///   - showsHours: Whether hours are parted from minutes once there is one; else minutes continue from 60.
        ///   - maxFieldCount: How many fields are shown at most; the least are left out first.
        ///   - maxPrecision: The smallest step.
        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            start = startDate
            words = ClockWords(
                showsHours: showsHours, mostFields: maxFieldCount, precision: maxPrecision, minuteDigits: 2)
        }

        /// What it shows at a moment.
        public func format(_ value: Date) -> AttributedString {
            AttributedString(words.written(words.stepped(value.timeIntervalSince(start), .down), locale: locale))
        }

        /// The same in another language.
        public func locale(_ locale: Locale) -> Stopwatch {
            var style = self
            style.locale = locale
            return style
        }

        /// A moment before at which it may have shown something else.
        public func discreteInput(before input: Date) -> Date? { words.moment(after: input, counting: -1) }
        /// A moment after at which it may show something else.
        public func discreteInput(after input: Date) -> Date? { words.moment(after: input, counting: 1) }
    }

    /// A timer between two moments, such as 4:17.
    public struct Timer: DiscreteFormatStyle, Sendable {
        fileprivate let interval: Range<Date>
        fileprivate let countsDown: Bool
        fileprivate let words: ClockWords
        private var locale = Locale.autoupdatingCurrent

        /// A timer that shows what is left: all of the interval at its beginning, and nothing at its end.
        ///
        /// - Parameters:
        ///   - interval: When it runs.
        ///   - showsHours: Whether hours are parted from minutes where there is one; else minutes continue from 60.
        ///   - maxFieldCount: How many fields are shown at most; the least are left out first.
        ///   - maxPrecision: The smallest step.
        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.init(interval, true, showsHours, maxFieldCount, maxPrecision)
        }

        /// A timer that shows what has passed: nothing at the interval's beginning, and all of it at its end.
        ///
        /// - Parameters:
        ///   - interval: When it runs.
        ///   - showsHours: Whether hours are parted from minutes where there is one; else minutes continue from 60.
        ///   - maxFieldCount: How many fields are shown at most; the least are left out first.
        ///   - maxPrecision: The smallest step.
        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.init(interval, false, showsHours, maxFieldCount, maxPrecision)
        }

        private init(
            _ interval: Range<Date>, _ countsDown: Bool, _ showsHours: Bool, _ mostFields: Int, _ precision: Duration
        ) {
            self.interval = interval
            self.countsDown = countsDown
            words = ClockWords(
                showsHours: showsHours, mostFields: mostFields, precision: precision, minuteDigits: 1)
        }

        /// What it shows at a moment.
        public func format(_ value: Date) -> AttributedString {
            let now = min(max(value, interval.lowerBound), interval.upperBound)
            // A second that has begun has not passed, and is still left.
            let seconds =
                countsDown
                ? words.stepped(interval.upperBound.timeIntervalSince(now), .up)
                : words.stepped(now.timeIntervalSince(interval.lowerBound), .down)
            return AttributedString(words.written(seconds, locale: locale))
        }

        /// The same in another language.
        public func locale(_ locale: Locale) -> Timer {
            var style = self
            style.locale = locale
            return style
        }

        /// A moment before at which it may have shown something else.
        public func discreteInput(before input: Date) -> Date? { words.moment(after: input, counting: -1) }
        /// A moment after at which it may show something else.
        public func discreteInput(after input: Date) -> Date? { words.moment(after: input, counting: 1) }
    }
}

extension SystemFormatStyle.Stopwatch: SteppedFormat {
    var step: TimeInterval { words.step }
    var anchor: Date { start }
}

extension SystemFormatStyle.Timer: SteppedFormat {
    var step: TimeInterval { words.step }
    var anchor: Date { countsDown ? interval.upperBound : interval.lowerBound }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// A stopwatch that begins at a moment, such as 00:03.42.
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> Self {
        Self(startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// A timer that shows what is left, such as 4:17.
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(
            countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    /// A timer that shows what has passed, such as 4:17.
    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}

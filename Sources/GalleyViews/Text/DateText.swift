import GalleyGraph

extension Text {
    /// How a text shows a date.
    nonisolated public struct DateStyle: Sendable, Hashable, Codable {
        enum Kind: Hashable, Codable { case time, date, relative, offset, timer }

        let kind: Kind

        /// The time of day, such as 11:23 PM.
        public static let time = DateStyle(kind: .time)
        /// The day, such as June 3, 2019.
        public static let date = DateStyle(kind: .date)
        /// How far the date is from now in its two largest units, such as 2 hr, 23 min.
        public static let relative = DateStyle(kind: .relative)
        /// How far now is from the date in its largest unit, such as +2 hours, or -3 months if the date is still to come.
        public static let offset = DateStyle(kind: .offset)
        /// How far the date is from now, such as 2:32 or 36:59:01.
        public static let timer = DateStyle(kind: .timer)
    }

    /// A date. “Now”, for the styles that count from it, is `RenderOptions.currentDate`.
    public init(_ date: Date, style: DateStyle) { self.init(.deferred(DateText(date: date.bounded, style: style))) }

    /// A stretch of time, such as 9:30 AM – 3:30 PM; with the days if it does not begin and end on the same.
    public init(_ dates: ClosedRange<Date>) {
        self.init(.deferred(DateRangeText(start: dates.lowerBound.bounded, end: dates.upperBound.bounded)))
    }

    /// A stretch of time, such as 9:30 AM – 3:30 PM; with the days if it does not begin and end on the same.
    public init(_ interval: DateInterval) {
        self.init(.deferred(DateRangeText(start: interval.start.bounded, end: interval.end.bounded)))
    }

    /// A timer that runs from the beginning of a stretch of time to its end, as it stands “now”
    /// (`RenderOptions.currentDate`).
    ///
    /// - Parameters:
    ///   - timerInterval: The stretch of time.
    ///   - pauseTime: The moment at which it stands still, or nil.
    ///   - countsDown: Whether it shows the time that is left, rather than the time that has passed.
    ///   - showsHours: Whether hours are parted from minutes.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            .deferred(
                TimerText(
                    start: timerInterval.lowerBound, end: timerInterval.upperBound, pause: pauseTime,
                    countsDown: countsDown, showsHours: showsHours)))
    }
}

private struct DateText: DeferredText, Equatable {
    var date: Date
    var style: Text.DateStyle

    func segments(in context: TextContext) -> [Text.Segment] {
        if let step = step(context) { context.wake(every: step, from: date) }
        return [Text.Segment(string: string(context))]
    }

    /// How often the text may change; nil where it does not.
    private func step(_ context: TextContext) -> TimeInterval? {
        let distance = abs(date.timeIntervalSince(context.now))
        switch style.kind {
        case .time, .date: return nil
        case .timer: return 1
        case .relative: return distance < 3601 ? 1 : 60
        case .offset: return distance < 61 ? 1 : 60
        }
    }

    private func string(_ context: TextContext) -> String {
        switch style.kind {
        case .time: absolute(.omitted, .shortened, context)
        case .date: absolute(.long, .omitted, context)
        case .timer: context.clock(abs(date.timeIntervalSince(context.now)), showsHours: true)
        case .relative:
            UnitsOfTime.joined(
                parts(context).prefix(2).map {
                    UnitsOfTime.written($0.count, $0.unit, isFull: false, locale: context.locale)
                }, locale: context.locale)
        case .offset:
            parts(context).first.map {
                UnitsOfTime.written(
                    date > context.now ? -$0.count : $0.count, $0.unit, isFull: true, showsSign: true,
                    locale: context.locale)
            } ?? ""
        }
    }

    private func absolute(
        _ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle, _ context: TextContext
    ) -> String {
        Date.FormatStyle(
            date: date, time: time, locale: context.locale, calendar: context.calendar, timeZone: context.timeZone
        ).format(self.date)
    }

    /// The distance from now in units of time, from the largest on; zeros after it count, those before it do not.
    private func parts(_ context: TextContext) -> [(count: Int, unit: String)] {
        var calendar = context.calendar
        calendar.timeZone = context.timeZone
        let now = context.now.bounded
        let (start, end) = date < now ? (date, now) : (now, date)
        let found = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: start, to: end)
        let parts = [
            (found.year, "year"), (found.month, "month"), (found.day, "day"), (found.hour, "hour"),
            (found.minute, "minute"), (found.second, "second"),
        ].map { (count: $0 ?? 0, unit: $1) }
        return Array(parts[(parts.firstIndex { $0.count != 0 } ?? parts.count - 1)...])
    }
}

private struct DateRangeText: DeferredText, Equatable {
    var start, end: Date

    func segments(in context: TextContext) -> [Text.Segment] {
        let style = Date.IntervalFormatStyle(
            date: .omitted, time: .shortened, locale: context.locale, calendar: context.calendar,
            timeZone: context.timeZone)
        return [Text.Segment(string: style.format(start..<end))]
    }
}

private struct TimerText: DeferredText, Equatable {
    var start, end: Date
    var pause: Date?
    var countsDown, showsHours: Bool

    func segments(in context: TextContext) -> [Text.Segment] {
        let now = min(max(pause ?? context.now, start), end)
        if pause == nil, context.now < end { context.wake(every: 1, from: countsDown ? end : start) }
        // A second that has begun has not passed, and is still left.
        let seconds =
            countsDown ? end.timeIntervalSince(now).rounded(.up) : now.timeIntervalSince(start).rounded(.down)
        return [Text.Segment(string: context.clock(seconds, showsHours: showsHours))]
    }
}

extension TextContext {
    /// A number of seconds as a clock shows it: hours only if there are any.
    fileprivate func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
        // As many as fit into a whole number; nobody reads a longer timer.
        let seconds = Int64(min(max(seconds.isFinite ? seconds : 0, 0), 1e15))
        let pattern: Duration.TimeFormatStyle.Pattern =
            showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
        return Duration.TimeFormatStyle(pattern: pattern, locale: locale).format(.seconds(seconds))
    }
}

extension Date {
    /// The date, or the nearest that calendars know: years 1 to 4001.
    package var bounded: Date {
        timeIntervalSinceReferenceDate.isNaN ? .distantPast : min(max(self, .distantPast), .distantFuture)
    }
}

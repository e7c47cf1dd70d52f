import GalleyGraph

/// When a timeline view is made again.
public protocol TimelineSchedule {
    /// The moments, in order.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// How often the view may be made again.
    typealias Mode = TimelineScheduleMode

    /// The moments from a date on, the first of them not after it where there is one.
    func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// How often a view may be made again.
public enum TimelineScheduleMode: Sendable {
    /// As often as the schedule says.
    case normal
    /// Seldom: the display saves power.
    case lowFrequency
}

/// At equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    /// Moments at equal distances, without an end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        private var date: Date
        private let interval: TimeInterval

        /// The shortest distance of two moments that schedules keep to, and the distance where none can be kept to: zero, a
        /// negative one or no number. Time would not continue by them (rules.md §21.3).
        private static let shortest = 1e-3, usual = 1.0 / 60

        fileprivate init(date: Date, interval: TimeInterval) {
            self.date = date
            self.interval = interval > 0 ? Swift.max(interval, Self.shortest) : Self.usual
        }

        /// The next moment; there always is one.
        public mutating func next() -> Date? {
            defer { date += interval }
            return date
        }
    }

    private let start: Date
    private let interval: TimeInterval

    /// Moments `interval` seconds apart, from `startDate` on.
    /// - Parameters:
    ///   - startDate: The first moment.
    ///   - interval: The distance of two moments, in seconds. Zero, a negative one and no number are a sixtieth, counted from
    ///     now on: no moment would come after the first.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }

    /// The last moment before `startDate`, and all after it; from the schedule's own start on where that comes later.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        guard startDate > start else { return Entries(date: start, interval: interval) }
        guard interval > 0 else { return Entries(date: startDate, interval: interval) }
        if interval == .infinity { return Entries(date: start, interval: interval) }
        let periods = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        let date = start + periods * interval
        // So far from the start that the sum is not exact to an interval any more.
        guard abs(startDate.timeIntervalSince(date)) <= interval else {
            return Entries(date: startDate, interval: interval)
        }
        return Entries(date: date, interval: interval)
    }
}

/// At the beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Moments a minute apart.
    public typealias Entries = PeriodicTimelineSchedule.Entries

    /// At every full minute.
    public init() {}

    /// The last full minute before `startDate`, and all after it.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
        return PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: minute * 60), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

/// At given moments.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// At `dates`, which have to be in order.
    public init(_ dates: Entries) { self.dates = dates }

    /// All of the dates, whether they lie before `startDate` or not.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// As often as the display shows a picture.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// Moments at equal distances.
    public typealias Entries = PeriodicTimelineSchedule.Entries

    private let interval: TimeInterval

    /// Moments as often as a display shows pictures, 60 times a second here, or less often.
    /// - Parameters:
    ///   - minimumInterval: The least distance of two moments, in seconds; nil is the display's.
    ///   - paused: Whether nothing is made again.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = paused ? .infinity : minimumInterval ?? 1 / 60
    }

    /// Moments from `start` on, at the schedule's distance, a thousandth of a second at least.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(date: start, interval: interval)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// At equal distances, in seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// At the beginning of every minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// As often as the display shows a picture.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// As often as the display shows a picture, and no oftener than a distance in seconds allows.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// At given moments.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}

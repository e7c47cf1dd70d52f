import Foundation
import GalleyGraph

/// Where a text gets a moment from that changes with the clock: now, and what is counted from it.
///
/// “Now” is `RenderOptions.currentDate`, in live views the clock.
nonisolated public struct TimeDataSource<Value>: Sendable {
    /// What it counts from, and which way.
    enum Kind: Hashable, Sendable {
        case now
        case from(Date)
        case until(Date)
        case offset(Date)
    }

    let kind: Kind
    let value: @Sendable (_ now: Date) -> Value

    init(_ kind: Kind, _ value: @escaping @Sendable (Date) -> Value) {
        self.kind = kind
        self.value = value
    }
}

extension TimeDataSource where Value == Date {
    /// Now.
    public static var currentDate: TimeDataSource<Date> { TimeDataSource(.now) { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
    /// From a date until now; empty where it is still to come.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(.from(date)) { date..<max(date, $0) }
    }

    /// From now until a date; empty where it has passed.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(.until(date)) { min(date, $0)..<date }
    }
}

extension TimeDataSource where Value == Duration {
    /// How far now is from a date.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource(.offset(date)) { .seconds($0.timeIntervalSince(date)) }
    }
}

extension Text {
    /// What a source says now, in a format.
    public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == AttributedString {
        self.init(.deferred(TimeText(source: source, format: format)))
    }

    /// What a source says now, in a format.
    @_disfavoredOverload
    public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F.FormatOutput == String {
        self.init(.deferred(TimeText(source: source, format: format)))
    }
}

/// A format that takes its calendar from its surroundings.
protocol CalendarFormat {
    /// The same in a calendar, unless it has one of its own.
    func inside(_ calendar: Calendar) -> Self
}

/// A format whose texts change at equal distances.
protocol SteppedFormat {
    /// From one change to the next, in seconds.
    var step: TimeInterval { get }
    /// A moment at which there is a change.
    var anchor: Date { get }
}

private struct TimeText<V, F: FormatStyle>: DeferredText where F.FormatInput == V {
    var source: TimeDataSource<V>
    var format: F

    func isEqual(to other: any DeferredText) -> Bool {
        guard let other = other as? Self else { return false }
        return other.source.kind == source.kind && other.format == format
    }

    func segments(in context: TextContext) -> [Text.Segment] {
        var own = context.adapted(format)
        var calendar = context.calendar
        calendar.timeZone = context.timeZone
        own = (own as? any CalendarFormat)?.inside(calendar) as? F ?? own
        context.wake(
            every: (format as? any SteppedFormat)?.step ?? 1,
            from: (format as? any SteppedFormat)?.anchor ?? context.now)
        let output = own.format(source.value(context.now.bounded))
        if let string = output as? AttributedString { return string.segments }
        return [Text.Segment(string: output as? String ?? "\(output)")]
    }
}

import Foundation
import GalleyGraph

/// The dates that a picker lets someone choose.
nonisolated struct DateBounds: Sendable {
    var lower, upper: Date?

    init(_ lower: Date? = nil, _ upper: Date? = nil) { (self.lower, self.upper) = (lower, upper) }

    /// The nearest date that can be chosen.
    func clamped(_ date: Date) -> Date {
        if let lower, date < lower { return lower }
        if let upper, date > upper { return upper }
        return date
    }

    /// Whether some moment between two can be chosen; the second is no part of it.
    func contains(from start: Date, to end: Date) -> Bool {
        (lower.map { end > $0 } ?? true) && (upper.map { start <= $0 } ?? true)
    }
}

/// What the parts of a date picker do to its date.
nonisolated struct DateChoice {
    let selection: Binding<Date>
    let bounds: DateBounds
    let calendar: Calendar

    var date: Date { selection.wrappedValue }

    func choose(_ date: Date) { selection.wrappedValue = bounds.clamped(date) }

    // MARK: Days

    /// The first moment of the month that lies `months` after the date's.
    func month(after months: Int) -> Date? {
        calendar.date(from: calendar.dateComponents([.year, .month], from: date))
            .flatMap { calendar.date(byAdding: .month, value: months, to: $0) }
    }

    /// The date at the same time of another day of a month.
    func day(_ day: Int, of month: Date) -> Date? {
        var parts = calendar.dateComponents([.hour, .minute, .second], from: date)
        let day = calendar.date(byAdding: .day, value: day - 1, to: month) ?? month
        let other = calendar.dateComponents([.era, .year, .month, .day], from: day)
        (parts.era, parts.year, parts.month, parts.day) = (other.era, other.year, other.month, other.day)
        return calendar.date(from: parts)
    }

    /// Whether some moment of a day can be chosen.
    func mayChoose(_ day: Int, of month: Date) -> Bool {
        guard let start = calendar.date(byAdding: .day, value: day - 1, to: month),
            let end = calendar.date(byAdding: .day, value: 1, to: start)
        else { return false }
        return bounds.contains(from: start, to: end)
    }

    // MARK: Wheels

    /// The date with one component turned by some steps. Each wheel turns by itself: from the last day to the first, the month stays; a
    /// month that is shorter has the date on its last day.
    func turned(_ component: Calendar.Component, by steps: Int) -> Date {
        if component == .year { return calendar.date(byAdding: .year, value: steps, to: date) ?? date }
        guard let (range, larger) = range(of: component) else { return date }
        let value = calendar.component(component, from: date)
        let wrapped = range.lowerBound + ((value - range.lowerBound + steps) % range.count + range.count) % range.count
        let moved = calendar.date(byAdding: component, value: wrapped - value, to: date) ?? date
        // A day without that hour has the next one.
        return calendar.isDate(moved, equalTo: date, toGranularity: larger) ? moved : date
    }

    private func range(of component: Calendar.Component) -> (Range<Int>, larger: Calendar.Component)? {
        let larger: Calendar.Component =
            switch component {
            case .month: .year
            case .day: .month
            case .hour: .day
            default: .hour
            }
        return calendar.range(of: component, in: larger, for: date).map { ($0, larger) }
    }
}

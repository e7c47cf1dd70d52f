import Foundation

/// The distance of two moments in words, such as “2 hours, 30 minutes”.
struct ComponentWords {
    typealias Field = Date.ComponentsFormatStyle.Field

    /// The units that may be used.
    var fields: Set<Field>
    /// How many are used at most.
    var mostFields: Int
    var locale: Locale
    var calendar: Calendar

    /// The units, from the largest on, with ICU's names.
    private static let all: [(field: Field, component: Calendar.Component, name: String)] = [
        (.year, .year, "year"), (.month, .month, "month"), (.week, .weekOfYear, "week"), (.day, .day, "day"),
        (.hour, .hour, "hour"), (.minute, .minute, "minute"), (.second, .second, "second"),
    ]

    /// The distance from its largest unit on; units of which there are none are left out.
    ///
    /// - Parameter sign: Whether the first unit has a plus (true), a minus (false) or neither.
    func written(from start: Date, to end: Date, sign: Bool?) -> String {
        let allowed = Self.all.filter { fields.contains($0.field) }
        let found = calendar.dateComponents(Set(allowed.map(\.component)), from: start.bounded, to: end.bounded)
        let counts = allowed.map { (name: $0.name, count: found.value(for: $0.component) ?? 0) }
        guard let first = counts.firstIndex(where: { $0.count != 0 }) else {
            return UnitsOfTime.written(0, allowed.last?.name ?? "second", isFull: true, locale: locale)
        }
        let shown = counts[first...].prefix(max(mostFields, 1)).filter { $0.count != 0 }
        let words = shown.enumerated().map { index, part in
            let hasSign = index == 0 ? sign : nil
            return UnitsOfTime.written(
                hasSign == false ? -part.count : part.count, part.name, isFull: true, showsSign: hasSign == true,
                locale: locale)
        }
        return UnitsOfTime.joined(words, locale: locale)
    }
}

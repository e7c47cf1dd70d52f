import Foundation

// Foundation declares it on Linux as one that is not to be had; the compiler prefers what is to be had. Source: Apple's pages of
// DateComponentsFormatter, UnitsStyle and ZeroFormattingBehavior, whose examples are nine hours, 41 minutes and 30 seconds, and an hour
// and ten seconds. Words are those of the locale (ICU's, by way of Duration), for years and months English ones.

/// Spans of time as texts.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    // Unchecked: a formatter belongs to who made it, as Foundation's others do.

    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// 9:41:30.
        case positional
        /// 9h 41m 30s.
        case abbreviated
        /// 9 hr, 41 min, 30 sec.
        case short
        /// 9 hours, 41 minutes, 30 seconds.
        case full
        /// Nine hours, forty-one minutes, thirty seconds.
        case spellOut
        /// 9hr 41min 30sec.
        case brief
    }

    /// What becomes of units of which there are none.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt

        /// A set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Positions are dropped before the first that counts, other units wherever they are.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// They are dropped before the first that counts.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// They are dropped between those that count.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// They are dropped after the last that counts.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// They are dropped.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// They are written, and positions have two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How units are written; in positions.
    open var unitsStyle = UnitsStyle.positional
    /// Which units there are; the empty set stands for all but weeks.
    open var allowedUnits: NSCalendar.Unit = []
    /// What becomes of units of which there are none.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar that tells days and months; nil for words without a locale.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// From when on days and months are counted; now, unless it is set.
    open var referenceDate: Date?
    /// How many units there are at most; 0 for any number.
    open var maximumUnitCount = 0
    /// Whether the largest unit goes into the next: kept.
    open var collapsesLargestUnit = false
    /// Whether the last unit has a fraction: kept, as on Apple's platforms.
    open var allowsFractionalUnits = false
    /// Whether "About" stands before it.
    open var includesApproximationPhrase = false
    /// Whether "remaining" stands behind it.
    open var includesTimeRemainingPhrase = false

    private static let units: [(NSCalendar.Unit, Calendar.Component, String)] = [
        (.year, .year, "year"), (.month, .month, "month"), (.weekOfMonth, .weekOfMonth, "week"),
        (.day, .day, "day"),
        (.hour, .hour, "hour"), (.minute, .minute, "minute"), (.second, .second, "second"),
    ]

    private var used: [(unit: NSCalendar.Unit, component: Calendar.Component, name: String)] {
        Self.units.filter { allowedUnits.isEmpty ? $0.0 != .weekOfMonth : allowedUnits.contains($0.0) }
            .map { (unit: $0.0, component: $0.1, name: $0.2) }
    }

    /// A span between two moments; whole units are counted.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let used = used
        let isBack = endDate < startDate
        let parts = (calendar ?? .current).dateComponents(
            Set(used.map(\.component)), from: min(startDate, endDate), to: max(startDate, endDate))
        return text(used.map { ($0.name, parts.value(for: $0.component) ?? 0) }, isNegative: isBack)
    }

    /// A span in seconds; whole units are counted.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e15 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti))
    }

    /// The span that components say.
    open func string(from components: DateComponents) -> String? {
        let calendar = calendar ?? .current
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return calendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
    }

    /// Components, or seconds, as a text.
    open override func string(for obj: Any?) -> String? {
        (obj as? DateComponents).flatMap { string(from: $0) }
            ?? (obj as? TimeInterval).flatMap { string(from: $0) }
    }

    /// What components say, in a style.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle)
        -> String?
    {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private func text(_ all: [(name: String, count: Int)], isNegative: Bool) -> String? {
        guard let last = all.last else { return nil }
        var shown = isPositional(all) ? positions(all) : counting(all)
        if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
        if shown.isEmpty { shown = [last] }
        let text =
            unitsStyle == .positional
            ? Self.positional(shown, pads: zeroFormattingBehavior.contains(.pad)) : words(shown)
        return (includesApproximationPhrase ? "About " : "") + (isNegative ? "-" : "") + text
            + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    private func isPositional(_ all: [(name: String, count: Int)]) -> Bool {
        unitsStyle == .positional && zeroFormattingBehavior.contains(.default)
    }

    /// Without those before the first that counts.
    private func positions(_ all: [(name: String, count: Int)]) -> [(name: String, count: Int)] {
        Array(all.drop { $0.count == 0 })
    }

    /// Those that count, and of the others what is not dropped.
    private func counting(_ all: [(name: String, count: Int)]) -> [(name: String, count: Int)] {
        let behavior = zeroFormattingBehavior.contains(.default) ? .dropAll : zeroFormattingBehavior
        if behavior.contains(.pad) { return all }
        let first = all.firstIndex { $0.count != 0 } ?? all.count
        let last = all.lastIndex { $0.count != 0 } ?? -1
        return all.indices.filter { index in
            if all[index].count != 0 { return true }
            return index < first
                ? !behavior.contains(.dropLeading)
                : index > last ? !behavior.contains(.dropTrailing) : !behavior.contains(.dropMiddle)
        }.map { all[$0] }
    }

    private static let clock: Set = ["hour", "minute", "second"]

    /// Days and more with their letter, then the clock's positions.
    private static func positional(_ shown: [(name: String, count: Int)], pads: Bool) -> String {
        let days = shown.filter { !clock.contains($0.name) }.map {
            "\($0.count)\($0.name == "month" ? "mo" : "\($0.name.prefix(1))")"
        }
        let positions = shown.filter { clock.contains($0.name) }.map(\.count)
        let time = positions.enumerated().map { index, count in
            let isShort = count < 10 && (index > 0 || pads && days.isEmpty)
            return isShort ? "0\(count)" : "\(count)"
        }
        return (days + (time.isEmpty ? [] : [time.joined(separator: ":")])).joined(separator: " ")
    }

    private func words(_ shown: [(name: String, count: Int)]) -> String {
        let texts = shown.map { unit(count: $0.count, of: $0.name) }
        return texts.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
    }

    private static let durations: [String: (seconds: Int, unit: Duration.UnitsFormatStyle.Unit)] = [
        "week": (604_800, .weeks), "day": (86_400, .days), "hour": (3600, .hours),
        "minute": (60, .minutes),
        "second": (1, .seconds),
    ]

    private func unit(count: Int, of name: String) -> String {
        let locale = calendar?.locale ?? .autoupdatingCurrent
        guard let (seconds, unit) = Self.durations[name] else {
            return Self.english(count, name, unitsStyle)
        }
        let width: Duration.UnitsFormatStyle.UnitWidth =
            switch unitsStyle {
            case .full, .spellOut: .wide
            case .short, .brief: .abbreviated
            default: .narrow
            }
        let style = Duration.UnitsFormatStyle(
            allowedUnits: [unit], width: width, zeroValueUnits: .show(length: 1))
        let text = style.locale(locale).format(.seconds(count * seconds))
        switch unitsStyle {
        case .brief: return text.filter { !$0.isWhitespace }
        case .spellOut:
            let numbers = NumberFormatter()
            numbers.numberStyle = .spellOut
            numbers.locale = locale
            guard let number = numbers.string(from: NSNumber(value: count)) else { return text }
            return number + text.drop { $0.isNumber || $0.isPunctuation }
        default: return text
        }
    }

    private static func english(_ count: Int, _ name: String, _ style: UnitsStyle) -> String {
        switch style {
        case .full, .spellOut: "\(count) \(name)\(count == 1 ? "" : "s")"
        case .short: "\(count) \(name == "year" ? "yr" : "mth")\(count == 1 ? "" : "s")"
        case .brief: "\(count)\(name == "year" ? "yr" : "mth")\(count == 1 ? "" : "s")"
        default: "\(count)\(name == "year" ? "y" : "mo")"
        }
    }
}

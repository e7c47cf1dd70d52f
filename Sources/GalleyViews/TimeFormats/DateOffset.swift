import Foundation

extension SystemFormatStyle {
    /// How far a moment is from another, such as “3 months, 11 days”.
    ///
    /// Where only minutes and seconds, or hours, minutes and seconds may be shown, it is written as clocks show it: 3:46.
    public struct DateOffset: DiscreteFormatStyle, Sendable {
        private let anchor: Date
        private let fields: Set<Date.ComponentsFormatStyle.Field>
        private let mostFields: Int
        private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
        private var locale = Locale.autoupdatingCurrent
        fileprivate var calendar = Calendar.autoupdatingCurrent

        /// The distance to a moment.
        ///
        /// - Parameters:
        ///   - anchor: That moment. Later ones are at a positive distance from it.
        ///   - allowedFields: The units that may be used.
        ///   - maxFieldCount: How many are used at most: 1 hour, 34 minutes and 23 seconds are “1 hour, 34 minutes” with two.
        ///   - sign: Whether the distance has a sign.
        public init(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
                .year, .month, .week, .day, .hour, .minute, .second,
            ], maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            self.anchor = anchor
            fields = allowedFields
            mostFields = maxFieldCount
            self.sign = sign
        }

        private var isClock: Bool {
            fields == [.minute, .second] && mostFields >= 2 || fields == [.hour, .minute, .second] && mostFields >= 3
        }

        /// How far a moment is away.
        public func format(_ value: Date) -> AttributedString {
            let isNegative = value < anchor
            let shown: Bool? = sign == .never ? nil : isNegative ? false : sign == .automatic ? nil : true
            guard isClock else {
                let words = ComponentWords(fields: fields, mostFields: mostFields, locale: locale, calendar: calendar)
                let (start, end) = isNegative ? (value, anchor) : (anchor, value)
                return AttributedString(words.written(from: start, to: end, sign: shown))
            }
            let words = ClockWords(
                showsHours: fields.contains(.hour), mostFields: 3, precision: .seconds(1), minuteDigits: 1)
            let seconds = words.stepped(abs(value.timeIntervalSince(anchor)), .down)
            let mark = shown.map { $0 ? "+" : "-" } ?? ""
            return AttributedString((seconds > 0 ? mark : "") + words.written(seconds, locale: locale))
        }

        /// The same in another language.
        public func locale(_ locale: Locale) -> DateOffset {
            var style = self
            style.locale = locale
            return style
        }

        /// The same in another calendar.
        public func calendar(_ calendar: Calendar) -> DateOffset {
            var style = self
            style.calendar = calendar
            return style
        }

        /// A moment before at which it may have shown something else.
        public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }
        /// A moment after at which it may show something else.
        public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(1) }
    }

    /// A moment as people speak of it: “in 5 minutes”, “yesterday”, or “January 9”.
    public struct DateReference: DiscreteFormatStyle, Sendable {
        private let date: Date
        private let fields: Set<Date.RelativeFormatStyle.Field>
        private let mostFields: Int
        private let threshold: Date.RelativeFormatStyle.Field
        private var locale = Locale.autoupdatingCurrent
        fileprivate var calendar = Calendar.autoupdatingCurrent

        /// A moment as people speak of it.
        ///
        /// - Parameters:
        ///   - date: The moment.
        ///   - allowedFields: The units that may be used; the threshold's counts as one of them.
        ///   - maxFieldCount: How many are used at most of a moment that is not near.
        ///   - thresholdField: The largest unit in which the distance is said; what is further away is said by its date.
        public init(
            to date: Date,
            allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
            maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
        ) {
            self.date = date
            fields = allowedFields.union([thresholdField])
            mostFields = maxFieldCount
            threshold = thresholdField
        }

        private static let order: [(field: Date.RelativeFormatStyle.Field, component: Calendar.Component)] = [
            (.year, .year), (.month, .month), (.week, .weekOfYear), (.day, .day), (.hour, .hour), (.minute, .minute),
            (.second, .second),
        ]

        /// What the moment is called at another.
        public func format(_ value: Date) -> AttributedString {
            let allowed = Self.order.filter { fields.contains($0.field) }
            let far = allowed.prefix { $0.field != threshold }
            let (start, end) = value < date ? (value.bounded, date.bounded) : (date.bounded, value.bounded)
            let found = calendar.dateComponents(Set(allowed.map(\.component)), from: start, to: end)
            guard far.contains(where: { found.value(for: $0.component) ?? 0 != 0 }) else {
                let style = Date.AnchoredRelativeFormatStyle(
                    anchor: date, allowedFields: Set(allowed.dropFirst(far.count).map(\.field)), presentation: .named,
                    unitsStyle: .wide, locale: locale, calendar: calendar)
                return AttributedString(style.format(value))
            }
            return AttributedString(absolute(allowed.map(\.component), at: value))
        }

        /// By its date, from the first unit on that is another than now's.
        private func absolute(_ allowed: [Calendar.Component], at now: Date) -> String {
            let known = allowed.filter { $0 != .weekOfYear && $0 != .second }
            let same = known.prefix { calendar.component($0, from: date) == calendar.component($0, from: now) }
            var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
            for component in known.dropFirst(same.count).prefix(max(mostFields, 1)) {
                switch component {
                case .year: style = style.year()
                case .month: style = style.month(.wide)
                case .day: style = style.day()
                case .hour: style = style.hour()
                default: style = style.minute()
                }
            }
            return style.format(date)
        }

        /// The same in another language.
        public func locale(_ locale: Locale) -> DateReference {
            var style = self
            style.locale = locale
            return style
        }

        /// The same in another calendar.
        public func calendar(_ calendar: Calendar) -> DateReference {
            var style = self
            style.calendar = calendar
            return style
        }

        /// A moment before at which it may have shown something else.
        public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }
        /// A moment after at which it may show something else.
        public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(1) }
    }
}

extension SystemFormatStyle.DateOffset: CalendarFormat {
    func inside(_ calendar: Calendar) -> Self { self.calendar == .autoupdatingCurrent ? self.calendar(calendar) : self }
}

extension SystemFormatStyle.DateReference: CalendarFormat {
    func inside(_ calendar: Calendar) -> Self { self.calendar == .autoupdatingCurrent ? self.calendar(calendar) : self }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    /// How far a moment is from another, such as “3 months, 11 days”.
    public static func offset(
        to anchor: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .week, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> Self {
        Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    /// A moment as people speak of it: “in 5 minutes”, “yesterday”, or “January 9”.
    public static func reference(
        to date: Date, allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
        maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) -> Self {
        Self(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
    }
}

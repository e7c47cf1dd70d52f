import GalleyGraph
internal import _FoundationICU

/// Says how far away a moment is, such as “2 hours ago” or “tomorrow”. Foundation lacks it outside Apple's platforms; the words
/// are those of the ICU that Foundation is made with.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// “2 months ago”
        case full
        /// “two months ago”
        case spellOut
        /// “2 mo. ago”
        case short
        /// The shortest, “2mo ago”.
        case abbreviated
    }

    /// Whether near days have their own words.
    public enum DateTimeStyle: Int, Sendable {
        /// “1 day ago”
        case numeric
        /// “yesterday”
        case named
    }

    // Unchecked, as other formatters are: it is set up once, and then used.
    /// Whether near days have their own words ("yesterday"); `.numeric` by default ("1 day ago").
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How units are written; `.full` by default ("2 months ago").
    open var unitsStyle = UnitsStyle.full
    /// Where in a sentence the words stand; decides whether they begin with a capital.
    open var formattingContext = Formatter.Context.unknown
    /// In which calendar days and months are counted; the rendering's by default.
    open var calendar: Calendar! = MainStrings.current.calendar
    /// In which language and way it is written; the rendering's by default.
    open var locale: Locale! = MainStrings.current.locale

    /// The distance that the largest unit says; the others are left out.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let parts: [(Int?, URelativeDateTimeUnit)] = [
            (dateComponents.year, UDAT_REL_UNIT_YEAR), (dateComponents.quarter, UDAT_REL_UNIT_QUARTER),
            (dateComponents.month, UDAT_REL_UNIT_MONTH),
            (dateComponents.weekOfYear ?? dateComponents.weekOfMonth, UDAT_REL_UNIT_WEEK),
            (dateComponents.day, UDAT_REL_UNIT_DAY), (dateComponents.hour, UDAT_REL_UNIT_HOUR),
            (dateComponents.minute, UDAT_REL_UNIT_MINUTE),
        ]
        for (value, unit) in parts {
            if let value, value != 0 { return written(value, unit) }
        }
        return written(dateComponents.second ?? 0, UDAT_REL_UNIT_SECOND)
    }

    /// The distance between two moments, in the largest unit of which there is a whole one.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        let calendar = self.calendar ?? MainStrings.current.calendar
        return localizedString(from: calendar.dateComponents(units, from: referenceDate, to: date))
    }

    /// The distance of a number of seconds from now.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = MainStrings.current.now
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// The distance of a `Date` from now; nil for anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: MainStrings.current.now) }
    }

    /// What the day of now is called, as a sentence begins with it.
    package static func nameOfToday(in locale: Locale) -> String {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = locale
        formatter.dateTimeStyle = .named
        formatter.formattingContext = .beginningOfSentence
        return formatter.written(0, UDAT_REL_UNIT_DAY)
    }

    private func written(_ value: Int, _ unit: URelativeDateTimeUnit) -> String {
        let identifier = (locale ?? MainStrings.current.locale).identifier
        var status = U_ZERO_ERROR
        // ICU takes the number's format over.
        let numbers =
            unitsStyle == .spellOut ? swift_unum_open(UNUM_SPELLOUT, nil, 0, identifier, nil, &status) : nil
        guard let formatter = swift_ureldatefmt_open(identifier, numbers, width, capitals, &status) else { return "" }
        defer { swift_ureldatefmt_close(formatter) }
        var text = [UChar](repeating: 0, count: 256)
        let format = dateTimeStyle == .named ? swift_ureldatefmt_format : swift_ureldatefmt_formatNumeric
        let count = format(formatter, Double(value), unit, &text, Int32(text.count), &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, count > 0, count <= text.count else { return "" }
        return String(decoding: text.prefix(Int(count)), as: UTF16.self)
    }

    private var width: UDateRelativeDateTimeFormatterStyle {
        switch unitsStyle {
        case .full, .spellOut: UDAT_STYLE_LONG
        case .short: UDAT_STYLE_SHORT
        case .abbreviated: UDAT_STYLE_NARROW
        }
    }

    private var capitals: UDisplayContext {
        switch formattingContext {
        case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
        case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
        case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
        case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
        default: UDISPCTX_CAPITALIZATION_NONE
        }
    }
}

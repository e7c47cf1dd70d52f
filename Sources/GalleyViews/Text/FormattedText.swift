import GalleyGraph

extension Text {
    /// A value in a format, in the environment's locale, calendar and time zone unless the format names its own.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.deferred(FormattedText(input: input, format: format)))
    }

    /// A value in a format that gives it attributes.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(.deferred(FormattedText(input: input, format: format)))
    }

    /// A value of Foundation's by a formatter, which is given the environment's locale, calendar and time zone.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(subject: subject, formatter)
    }

    /// A value of Foundation's by a formatter, which is given the environment's locale, calendar and time zone.
    public init<Subject: _FoundationValue>(_ subject: Subject, formatter: Formatter) {
        self.init(subject: subject, formatter)
    }

    /// An object by a formatter, which is given the environment's locale, calendar and time zone.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(subject: subject, formatter)
    }

    init(subject: Any, _ formatter: Formatter?) {
        self.init(.deferred(FormatterText(subject: subject, formatter: formatter)))
    }
}

/// A type that conforms to `ReferenceConvertible` on Apple's platforms, and elsewhere does not.
public protocol _FoundationValue {}

extension Data: _FoundationValue {}
extension Date: _FoundationValue {}
extension DateInterval: _FoundationValue {}
extension Decimal: _FoundationValue {}
extension Locale: _FoundationValue {}
extension UUID: _FoundationValue {}

/// A value and its format.
private struct FormattedText<F: FormatStyle>: DeferredText, Equatable where F.FormatInput: Equatable {
    var input: F.FormatInput
    var format: F

    func segments(in context: TextContext) -> [Text.Segment] {
        // The machine's clock is not asked: what the date is relative to is part of the context.
        if let style = format as? Date.RelativeFormatStyle, let date = input as? Date {
            let own = context.adapted(style)
            let anchored = Date.AnchoredRelativeFormatStyle(
                anchor: date, presentation: own.presentation, unitsStyle: own.unitsStyle, locale: own.locale,
                calendar: own.calendar, capitalizationContext: own.capitalizationContext)
            return [Text.Segment(string: anchored.format(context.now))]
        }
        let output = context.adapted(format).format(input)
        if let string = output as? AttributedString { return string.segments }
        return [Text.Segment(string: output as? String ?? "\(output)")]
    }
}

extension TextContext {
    /// A format with the context's locale, calendar and time zone where it would ask for the machine's.
    package func adapted<F: FormatStyle>(_ format: F) -> F {
        var result: Any = namesLocale(format) ? format : format.locale(locale)
        if var style = result as? Date.FormatStyle {
            if style.timeZone == .autoupdatingCurrent { style.timeZone = timeZone }
            if style.calendar == .autoupdatingCurrent { style.calendar = calendar }
            result = style
        } else if var style = result as? Date.IntervalFormatStyle {
            if style.timeZone == .autoupdatingCurrent { style.timeZone = timeZone }
            if style.calendar == .autoupdatingCurrent { style.calendar = calendar }
            result = style
        } else if var style = result as? Date.RelativeFormatStyle {
            if style.calendar == .autoupdatingCurrent { style.calendar = calendar }
            result = style
        }
        return result as? F ?? format
    }

    /// Whether the format has a separate locale, not the one that is current.
    private func namesLocale(_ format: Any) -> Bool {
        // The usual one: to look into a value by reflection takes as long as laying out a row.
        if let style = format as? Date.FormatStyle { return style.locale != .autoupdatingCurrent }
        for child in Mirror(reflecting: format).children where child.label == "locale" {
            if let own = child.value as? Locale { return own != .autoupdatingCurrent }
        }
        return false
    }
}

/// A value and its formatter.
private struct FormatterText: DeferredText {
    var subject: Any
    var formatter: Formatter?

    func isEqual(to other: any DeferredText) -> Bool {
        guard let other = other as? FormatterText, formatter === other.formatter else { return false }
        return type(of: subject) == type(of: other.subject) && "\(subject)" == "\(other.subject)"
    }

    func segments(in context: TextContext) -> [Text.Segment] {
        guard let formatter else { return [Text.Segment(string: "\(subject)")] }
        // A copy: the formatter may be used elsewhere.
        let own = formatter.copy() as? Formatter ?? formatter
        switch own {
        case let own as DateFormatter:
            own.locale = context.locale
            own.calendar = context.calendar
            own.timeZone = context.timeZone
        case let own as NumberFormatter: own.locale = context.locale
        case let own as DateIntervalFormatter:
            own.locale = context.locale
            own.calendar = context.calendar
            own.timeZone = context.timeZone
        default: break
        }
        if let string = own.string(for: subject) { return [Text.Segment(string: string)] }
        context.report("\(type(of: own)) has no text for “\(subject)”: nothing is shown for it")
        return []
    }
}

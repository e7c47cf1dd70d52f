import Foundation
import Galley
import Testing

@testable import GalleyViews

/// Formats and formatters take the calendar, the time zone and the language of the text's surroundings where they have none of their
/// own, and keep their own where they have (`TextContext.adapted`).
@Suite("Formats in their surroundings")
struct FormatSurroundingTests {
    private let start = Date(timeIntervalSinceReferenceDate: 0)
    private let tokyo = TimeZone(secondsFromGMT: 9 * 3600)!

    /// Nine hours east of Greenwich, in the Buddhist calendar, whose year 2544 was 2001.
    private var east: TextContext {
        var own = context()
        own.timeZone = tokyo
        own.calendar = Calendar(identifier: .buddhist)
        own.calendar.timeZone = tokyo
        return own
    }

    private func written(_ text: Text, _ context: TextContext) -> String {
        text.string(in: context).map { $0.isWhitespace ? " " : "\($0)" }.joined()
    }

    @Test("Formats of dates and of stretches of time") func styles() {
        var hours = Date.FormatStyle(date: .omitted, time: .shortened)
        let year = Date.FormatStyle().year(.defaultDigits)
        var gregorian = year
        gregorian.calendar = Calendar(identifier: .gregorian)
        gregorian.timeZone = .gmt
        var span = Date.IntervalFormatStyle(date: .omitted, time: .shortened)
        let range = start..<start.addingTimeInterval(3600)
        let found = [
            written(Text(start, format: hours), east), written(Text(range, format: span), east),
            written(Text(start, format: gregorian), east),
        ]
        #expect(found == ["9:00 AM", "9:00 – 10:00 AM", "2001"])
        #expect(written(Text(start, format: year), east).contains("2544"))
        (hours.timeZone, span.timeZone) = (.gmt, .gmt)
        let own = [written(Text(start, format: hours), east), written(Text(range, format: span), east)]
        #expect(own == ["12:00 AM", "12:00 – 1:00 AM"])
        let adapted = east.adapted(Date.IntervalFormatStyle())
        #expect(adapted.calendar == east.calendar && adapted.timeZone == tokyo)
        var named = Date.IntervalFormatStyle()
        (named.calendar, named.timeZone) = (Calendar(identifier: .gregorian), .gmt)
        let kept = east.adapted(named)
        #expect(kept.calendar == named.calendar && kept.timeZone == .gmt)
        let relative = Date.RelativeFormatStyle()
        var ownRelative = relative
        ownRelative.calendar = Calendar(identifier: .gregorian)
        #expect(east.adapted(relative).calendar == east.calendar)
        #expect(east.adapted(ownRelative).calendar == ownRelative.calendar)
        let german = Date.FormatStyle().locale(Locale(identifier: "de_DE"))
        #expect(east.adapted(german).locale == german.locale && east.adapted(year).locale == east.locale)
    }

    @Test("Formatters are copies with the surroundings' calendar, zone and language") func formatters() {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "fr_FR")
        formatter.timeZone = .gmt
        formatter.dateFormat = "yyyy HH MMMM"
        let intervals = DateIntervalFormatter()
        intervals.dateStyle = .none
        intervals.timeStyle = .short
        intervals.timeZone = .gmt
        let interval = DateInterval(start: start, duration: 3600)
        let found = [
            written(Text(start, formatter: formatter), east), written(Text(interval, formatter: intervals), east),
        ]
        #expect(found == ["2544 09 January", "9:00 – 10:00 AM"])
        #expect(formatter.timeZone == .gmt && formatter.locale.identifier == "fr_FR")
        let numbers = NumberFormatter()
        numbers.locale = Locale(identifier: "de_DE")
        numbers.numberStyle = .decimal
        #expect(written(Text(NSNumber(value: 1234.5), formatter: numbers), east) == "1,234.5")
        // A value of another type is another text, though both are written alike.
        #expect(Text(NSNumber(value: 1), formatter: numbers) != Text(NSString("1"), formatter: numbers))
        #expect(Text(NSString("1"), formatter: numbers) == Text(NSString("1"), formatter: numbers))
        let both: [LocalizedStringKey] = ["\(NSString("x"))", "\(start, formatter: formatter)", "\(Data([1]))"]
        #expect(both.map(\.key) == ["%@", "%@", "%@"])
        #expect(written(Text("\(NSString("x"))"), east) == "x")
    }

    @Test("Moments of a source are in the surroundings' calendar and zone") func sources() {
        var own = east
        own.now = start.addingTimeInterval(16 * 3600)
        // One in the morning of 2 January in Tokyo, where noon of the first was yesterday; in Greenwich it is the same day.
        let reference = SystemFormatStyle.DateReference(to: start.addingTimeInterval(3 * 3600), allowedFields: [.day])
        let now = TimeDataSource<Date>.currentDate
        var greenwich = Calendar(identifier: .gregorian)
        greenwich.timeZone = .gmt
        let found = [
            written(Text(now, format: reference), own),
            written(Text(now, format: reference.calendar(greenwich)), own),
        ]
        #expect(found == ["yesterday", "today"])
        #expect(Text(now, format: reference) != Text(.dateRange(startingAt: start), format: DurationOfRange()))
    }

    /// How long a stretch of time is.
    private struct DurationOfRange: DiscreteFormatStyle {
        func format(_ value: Range<Date>) -> String { "\(value.upperBound.timeIntervalSince(value.lowerBound))" }
        func input(before input: Range<Date>) -> Range<Date>? { nil }
        func input(after input: Range<Date>) -> Range<Date>? { nil }
        func discreteInput(before input: Range<Date>) -> Range<Date>? { nil }
        func discreteInput(after input: Range<Date>) -> Range<Date>? { nil }
    }

    @Test("A resource keeps its key, its table, its words and its locale") func resources() {
        let german = Locale(identifier: "de_DE"), count = 1234
        let first = LocalizedStringResource("n \(count)", table: "T", locale: german)
        let second = LocalizedStringResource("key", defaultValue: "n \(count)", table: "T", locale: german)
        #expect([first.key, second.key, first.table, second.table] == ["n %lld", "key", "T", "T"])
        #expect([first.locale, second.locale] == [german, german])
        #expect(first.defaultValue == "n \(count)" && second.defaultValue == first.defaultValue)
        #expect([String(localized: first), String(localized: second)] == ["n 1.234", "n 1.234"])
        var moved = LocalizedStringResource("n \(count)")
        moved.locale = german
        #expect(moved == LocalizedStringResource("n \(count)", locale: german) && moved.locale == german)
        #expect(moved != LocalizedStringResource("n \(count)"))
    }
}

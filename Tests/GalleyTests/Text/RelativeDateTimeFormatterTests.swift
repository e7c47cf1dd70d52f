import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Words: Foundation's documentation of `RelativeDateTimeFormatter` (“2 days ago” for `DateComponents(day: -2)`: the least
/// granular unit alone) and of its styles. That two dates' distance counts whole units is inferred from its being given as
/// date components.
@Suite("Relative dates")
struct RelativeDateTimeFormatterTests {
    private func formatter(
        _ units: RelativeDateTimeFormatter.UnitsStyle = .full, named: Bool = false, locale: String = "en_US"
    ) -> RelativeDateTimeFormatter {
        let formatter = RelativeDateTimeFormatter()
        formatter.unitsStyle = units
        formatter.dateTimeStyle = named ? .named : .numeric
        formatter.locale = Locale(identifier: locale)
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.calendar.timeZone = .gmt
        return formatter
    }

    @Test(arguments: [
        (DateComponents(day: -2), "2 days ago"), (DateComponents(hour: 3, minute: 50), "in 3 hours"),
        (DateComponents(month: -2, day: 3), "2 months ago"), (DateComponents(weekOfYear: 1), "in 1 week"),
        (DateComponents(second: 0), "in 0 seconds"), (DateComponents(), "in 0 seconds"),
    ])
    func components(components: DateComponents, words: String) {
        #expect(formatter().localizedString(from: components) == words)
    }

    @Test func styles() {
        let past = DateComponents(month: -2)
        #expect(formatter(.spellOut).localizedString(from: past) == "two months ago")
        #expect(formatter(.short).localizedString(from: past) == "2 mo. ago")
        #expect(formatter(.abbreviated).localizedString(from: past) == "2mo ago")
        #expect(formatter(named: true).localizedString(from: DateComponents(day: -1)) == "yesterday")
        #expect(formatter(named: true).localizedString(from: DateComponents(second: 0)) == "now")
        #expect(formatter(named: true, locale: "de_DE").localizedString(from: DateComponents(day: 1)) == "morgen")
        let sentence = formatter(named: true)
        sentence.formattingContext = .beginningOfSentence
        #expect(sentence.localizedString(from: DateComponents(weekOfMonth: -1)) == "Last week")
    }

    @Test(arguments: [
        (-90, "1 minute ago"), (5_400, "in 1 hour"), (86_400 * 7, "in 1 week"), (-86_400 * 45, "1 month ago"),
    ])
    func dates(seconds: TimeInterval, words: String) {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let date = start.addingTimeInterval(seconds)
        #expect(formatter().localizedString(for: date, relativeTo: start) == words)
    }
}

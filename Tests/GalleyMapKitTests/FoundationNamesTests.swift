import Foundation
import GalleyFoundationNames
import Testing

/// The examples of Apple's documentation: nine hours, 41 minutes and 30 seconds, an hour and ten seconds, Dr. Thomas Louis Clark Esq.
@Suite("Formats that Foundation lacks")
struct FoundationNamesTests {
    private typealias Formatter = DateComponentsFormatter

    private func text(
        _ seconds: TimeInterval, _ style: Formatter.UnitsStyle,
        _ units: NSCalendar.Unit = [.hour, .minute, .second],
        _ zeros: Formatter.ZeroFormattingBehavior = .default, language: String = "en_US"
    ) -> String? {
        let formatter = Formatter()
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        formatter.zeroFormattingBehavior = zeros
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: language)
        formatter.calendar = calendar
        return formatter.string(from: seconds)
    }

    @Test("Spans of time in each style") func styles() {
        let all: [Formatter.UnitsStyle] = [.positional, .abbreviated, .short, .full, .spellOut, .brief]
        #expect(
            all.map { text(34_890, $0) } == [
                "9:41:30", "9h 41m 30s", "9 hr, 41 min, 30 sec", "9 hours, 41 minutes, 30 seconds",
                "nine hours, forty-one minutes, thirty seconds", "9hr 41min 30sec",
            ])
        #expect(text(3660, .full, language: "de_DE") == "1 Stunde, 1 Minute")
        #expect(text(-90, .positional) == "-1:30" && text(.nan, .full) == nil)
    }

    @Test("Units of which there are none") func zeros() {
        let days: NSCalendar.Unit = [.day, .hour, .minute, .second]
        #expect(text(3610, .positional) == "1:00:10" && text(3610, .abbreviated, days) == "1h 10s")
        #expect(text(600, .abbreviated, [.hour, .minute, .second], .dropLeading) == "10m 0s")
        #expect(text(3610, .abbreviated, [.hour, .minute, .second], .dropMiddle) == "1h 10s")
        #expect(text(3600, .abbreviated, [.hour, .minute, .second], .dropTrailing) == "1h")
        #expect(
            text(3610, .positional, days, .pad) == "0d 1:00:10"
                && text(3610, .abbreviated, days, .pad) == "0d 1h 0m 10s")
        #expect(
            text(65, .positional, [.minute, .second], .pad) == "01:05" && text(0, .positional) == "0")
        #expect(text(0, .full, [.minute]) == "0 minutes")
    }

    @Test("Components, phrases and few units") func phrases() {
        let formatter = Formatter()
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.calendar?.locale = Locale(identifier: "en_US")
        formatter.unitsStyle = .full
        formatter.includesApproximationPhrase = true
        formatter.includesTimeRemainingPhrase = true
        formatter.maximumUnitCount = 2
        #expect(
            formatter.string(from: DateComponents(hour: 2, minute: 3, second: 4))
                == "About 2 hours, 3 minutes remaining")
        formatter.allowedUnits = [.year, .month]
        #expect(formatter.string(from: DateComponents(month: 13)) == "About 1 year, 1 month remaining")
    }

    @Test("Names of people") func names() throws {
        var name = PersonNameComponents()
        (name.namePrefix, name.givenName, name.middleName) = ("Dr.", "Thomas", "Louis")
        (name.familyName, name.nameSuffix, name.nickname) = ("Clark", "Esq.", "Tom")
        let styles: [PersonNameComponents.FormatStyle.Style] = [.short, .medium, .long, .abbreviated]
        #expect(
            styles.map { name.formatted(.name(style: $0)) }
                == ["Tom", "Thomas Clark", "Dr. Thomas Louis Clark Esq.", "TC"])
        let read = try PersonNameComponents.FormatStyle().parseStrategy.parse(" Ada King  Lovelace ")
        #expect(read.givenName == "Ada" && read.middleName == "King" && read.familyName == "Lovelace")
        #expect(throws: (any Error).self) { try PersonNameComponents.ParseStrategy().parse(" ") }
        var japanese = PersonNameComponents()
        (japanese.givenName, japanese.familyName) = ("太郎", "山田")
        #expect(
            japanese.formatted() == "山田太郎" && japanese.formatted(.name(style: .abbreviated)) == "山田")
    }
}

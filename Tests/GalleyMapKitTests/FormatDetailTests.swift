import Foundation
import GalleyFoundationNames
import Testing

/// Spans of time and names of people in every style, as Apple's pages of `DateComponentsFormatter` and of
/// `PersonNameComponentsFormatter` show them.
@Suite("Spans and names in every style") struct FormatDetailTests {
    private typealias Formatter = DateComponentsFormatter
    private static let styles: [Formatter.UnitsStyle] = [.positional, .abbreviated, .short, .full, .spellOut, .brief]

    private func formatter(_ style: Formatter.UnitsStyle, _ units: NSCalendar.Unit) -> Formatter {
        let formatter = Formatter()
        (formatter.unitsStyle, formatter.allowedUnits) = (style, units)
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        calendar.timeZone = .gmt
        formatter.calendar = calendar
        return formatter
    }

    @Test("Years and months, of one and of several") func years() {
        func texts(_ years: Int, _ months: Int) -> [String?] {
            Self.styles.map { formatter($0, [.year, .month]).string(from: DateComponents(year: years, month: months)) }
        }
        #expect(
            texts(2, 1) == ["2y 1mo", "2y 1mo", "2 yrs, 1 mth", "2 years, 1 month", "2 years, 1 month", "2yrs 1mth"])
        #expect(
            texts(1, 2) == ["1y 2mo", "1y 2mo", "1 yr, 2 mths", "1 year, 2 months", "1 year, 2 months", "1yr 2mths"])
    }

    @Test("Weeks only where they are allowed; the first units alone; what is negative") func units() {
        let tenDays = 10.0 * 86_400 + 3600
        #expect(formatter(.full, [.weekOfMonth, .day]).string(from: tenDays) == "1 week, 3 days")
        #expect(formatter(.full, []).string(from: tenDays) == "10 days, 1 hour")
        #expect(formatter(.positional, []).string(from: tenDays) == "10d 1:00:00")
        let few = formatter(.full, [.hour, .minute, .second])
        for (count, text) in [
            (0, "9 hours, 41 minutes, 30 seconds"), (1, "9 hours"), (2, "9 hours, 41 minutes"),
            (3, "9 hours, 41 minutes, 30 seconds"),
        ] {
            few.maximumUnitCount = count
            #expect(few.string(from: 34_890) == text)
        }
        few.maximumUnitCount = 1
        #expect(few.string(from: -34_890) == "-9 hours" && few.string(from: 0) == "0 seconds")
        let date = Date(timeIntervalSinceReferenceDate: 1000)
        #expect(
            few.string(from: date, to: date + 7200) == "2 hours"
                && few.string(from: date + 7200, to: date) == "-2 hours")
        for seconds in [1e15, -1e15, .infinity, .nan] { #expect(few.string(from: seconds) == nil) }
        #expect(few.string(for: 60.0) == "1 minute" && few.string(for: DateComponents(second: 1)) == "1 second")
        #expect(few.string(for: "x") == nil)
        few.includesTimeRemainingPhrase = true
        #expect(few.string(from: 60) == "1 minute remaining")
        few.includesApproximationPhrase = true
        #expect(few.string(from: -60) == "About -1 minute remaining")
        // Numbers and colons are the same in every locale.
        let clock = Formatter.localizedString(from: DateComponents(hour: 1, minute: 2), unitsStyle: .positional)
        #expect(clock == "1:02:00")
        // February of a leap year has 29 days.
        let leap = formatter(.full, [.month, .day])
        leap.referenceDate = Date(timeIntervalSince1970: 951_782_400 - 28 * 86_400)
        #expect(leap.string(from: 29.0 * 86_400) == "1 month" && leap.string(from: 28.0 * 86_400) == "28 days")
    }

    @Test("What is shown of units of which there are none") func zeros() {
        typealias Zeros = Formatter.ZeroFormattingBehavior
        #expect(
            [Zeros.default, .dropLeading, .dropMiddle, .dropTrailing, .dropAll, .pad].map(\.rawValue) == [
                1, 2, 4, 8, 14, 65_536,
            ])
        func texts(_ zeros: Zeros) -> [String?] {
            let formatter = formatter(.abbreviated, [.day, .hour, .minute, .second])
            formatter.zeroFormattingBehavior = zeros
            // Zeros in front; at the end; in the middle; everywhere.
            return [65.0, 90_000, 86_401, 0].map { formatter.string(from: $0) }
        }
        #expect(texts([]) == ["0d 0h 1m 5s", "1d 1h 0m 0s", "1d 0h 0m 1s", "0d 0h 0m 0s"])
        #expect(texts(.default) == ["1m 5s", "1d 1h", "1d 1s", "0s"])
        #expect(texts(.dropAll) == ["1m 5s", "1d 1h", "1d 1s", "0s"])
        #expect(texts(.dropLeading) == ["1m 5s", "1d 1h 0m 0s", "1d 0h 0m 1s", "0s"])
        #expect(texts(.dropMiddle) == ["0d 0h 1m 5s", "1d 1h 0m 0s", "1d 1s", "0d 0h 0m 0s"])
        #expect(texts(.dropTrailing) == ["0d 0h 1m 5s", "1d 1h", "1d 0h 0m 1s", "0d 0h 0m 0s"])
        #expect(texts(.pad) == texts([]))
        func clock(_ seconds: Double, _ zeros: Zeros, _ units: NSCalendar.Unit = [.hour, .minute, .second]) -> String? {
            let formatter = formatter(.positional, units)
            formatter.zeroFormattingBehavior = zeros
            return formatter.string(from: seconds)
        }
        #expect(clock(9, .default) == "9" && clock(10, .default) == "10" && clock(69, .default) == "1:09")
        #expect(clock(9, .pad) == "00:00:09" && clock(36_610, .pad) == "10:10:10" && clock(600, .pad) == "00:10:00")
        #expect(clock(3600, .dropTrailing) == "1" && clock(90_000, .pad, [.day, .hour]) == "1d 1")
    }

    private func name(
        _ given: String? = nil, _ middle: String? = nil, _ family: String? = nil, nick: String? = nil,
        title: String? = nil
    ) -> PersonNameComponents {
        var name = PersonNameComponents()
        (name.givenName, name.middleName, name.familyName) = (given, middle, family)
        (name.nickname, name.namePrefix, name.nameSuffix) = (nick, title, title.map { "\($0)!" })
        return name
    }

    @Test("Names in each style, where the family comes first and where it comes last") func names() {
        typealias Style = PersonNameComponents.FormatStyle
        let styles: [Style.Style] = [.short, .medium, .long, .abbreviated]
        func texts(_ name: PersonNameComponents, _ locale: String = "en_US") -> [String] {
            styles.map { Style(style: $0, locale: Locale(identifier: locale)).format(name) }
        }
        let ada = name("Ada", "King", "Lovelace", nick: "A", title: "Dr.")
        #expect(texts(ada) == ["A", "Ada Lovelace", "Dr. Ada King Lovelace Dr.!", "AL"])
        for locale in ["hu_HU", "vi_VN"] {
            #expect(texts(ada, locale) == ["A", "Lovelace Ada", "Dr. Lovelace Ada King Dr.!", "LA"])
        }
        #expect(texts(name("ada", nil, "lovelace")) == ["ada", "ada lovelace", "ada lovelace", "AL"])
        #expect(texts(name(nil, nil, "Lovelace")) == ["Lovelace", "Lovelace", "Lovelace", "L"])
        #expect(texts(name("", "", "")) == ["", "", "", ""] && texts(name(nick: "")) == ["", "", "", ""])
        for (given, family) in [("ゆき", "あべ"), ("ヿ", "㐀"), ("가", "힣"), ("小龍", "李")] {
            #expect(texts(name(given, nil, family)) == [given, family + given, family + given, family])
        }
        #expect(texts(name("太郎", nil, "Yamada")) == ["太郎", "Yamada 太郎", "Yamada 太郎", "Yamada"])
        #expect(texts(name("太郎")) == ["太郎", "太郎", "太郎", "太郎"])
        let style = Style(style: .long)
        #expect(
            style.locale(Locale(identifier: "hu")).format(ada) == "Dr. Lovelace Ada King Dr.!"
                && Style().style == .medium)
        #expect(ada.formatted(.name(style: .short)) == "A" && ada.formatted() == Style().format(ada))
    }

    @Test("Names are read word by word") func reading() throws {
        let strategy = PersonNameComponents.ParseStrategy()
        let parts = try ["Ada", "Ada Lovelace", " Ada  King Noel\tLovelace "].map {
            let name = try strategy.parse($0)
            return [name.givenName, name.middleName, name.familyName]
        }
        #expect(parts == [["Ada", nil, nil], ["Ada", nil, "Lovelace"], ["Ada", "King Noel", "Lovelace"]])
        #expect(throws: CocoaError.self) { try strategy.parse("\n") }
    }
}

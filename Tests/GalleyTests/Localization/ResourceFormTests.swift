import Foundation
import Galley
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// Localized strings and resources in each way of making them (Foundation's interface), in a picture's language and
/// outside of one.
@MainActor @Suite("Ways to make resources")
struct ResourceFormTests {
    private let french = Locale(identifier: "fr_FR")

    @Test("Each keeps its key, its words, its table, its bundle and its locale") func resources() {
        typealias Resource = LocalizedStringResource
        let count = 3
        let resources: [Resource] = [
            Resource("a \(count)", table: "T", locale: french),
            Resource("k", defaultValue: "b", table: "T", locale: french),
            Resource("a \(count)", table: "T", locale: french, bundle: Bundle.main),
            Resource("k", defaultValue: "b", table: "T", locale: french, bundle: Bundle.main),
        ]
        #expect(resources.map(\.key) == ["a %lld", "k", "a %lld", "k"])
        #expect(resources.map(\.table) == Array(repeating: "T", count: 4))
        #expect(resources.map(\.locale) == Array(repeating: french, count: 4))
        #expect(resources.map(\.defaultValue.key.key) == ["a %lld", "b", "a %lld", "b"])
        #expect(resources.map { String(localized: $0) } == ["a 3", "b", "a 3", "b"])
        let own = [
            Resource("k", table: "T", locale: french, bundle: .atURL(URL(fileURLWithPath: "/x"))), Resource("k"),
        ]
        #expect(
            own[0] != Resource("k", table: "T", locale: french) && own[1].table == nil && own[1].chosenLocale == nil)
        #expect(own[1] == "k" && own[1] != "l" && own[1] != Resource("k", table: "T"))
        var changed = own[1]
        changed.locale = french
        #expect(changed.chosenLocale == french && changed != own[1])
        #expect(Resource("k", defaultValue: "b") != Resource("k", defaultValue: "c"))
        // `.main` alone is that of a `BundleDescription`, the default.
        #expect(Resource("k", table: "T", bundle: .main) == Resource("k", table: "T"))
        #expect(Resource("k", defaultValue: "b", bundle: .main) == Resource("k", defaultValue: "b"))
    }

    @Test("A string is in its picture's language, its values as its own locale writes them") func strings() {
        var options = RenderOptions()
        options.locale = Locale(identifier: "de_DE")
        let number = 1_234_567
        let found = MainStrings.$current.withValue(MainStrings(options)) {
            [
                String(localized: "\(number)"), String(localized: "\(number)", locale: Locale(identifier: "en_US")),
                String(localized: "k", defaultValue: "\(number)"),
                String(localized: LocalizedStringResource("\(number)")),
                String(localized: LocalizedStringResource("\(number)", locale: Locale(identifier: "en_US"))),
                String(localized: "**a**"), String(localized: "\("x"), \(1.5, specifier: "%.2f")"),
            ]
        }
        let english = "1,234,567", german = "1.234.567"
        #expect(found == [german, english, german, german, english, "**a**", "x, 1,50"])
    }

    @Test("What a rendering hands to what has no environment") func main() throws {
        var options = RenderOptions()
        options.locale = french
        options.timeZone = try #require(TimeZone(secondsFromGMT: 7200))
        options.currentDate = Date(timeIntervalSinceReferenceDate: 5)
        options.textPlatform = .macOS
        let strings = MainStrings(options)
        #expect(strings.locale == french && strings.calendar.timeZone == options.timeZone)
        #expect(strings.now == options.currentDate && strings.platform == .macOS && strings.options != nil)
        let formatter = MainStrings.$current.withValue(strings) { RelativeDateTimeFormatter() }
        #expect(formatter.locale == french && formatter.calendar.timeZone == options.timeZone)
        let words = MainStrings.$current.withValue(strings) {
            [
                formatter.localizedString(fromTimeInterval: -7200),
                formatter.string(for: options.currentDate + 60) ?? "",
                formatter.localizedString(fromTimeInterval: 86_400 * 3),
            ]
        }
        #expect(
            words.map { $0.replacing("\u{A0}", with: " ") } == ["il y a 2 heures", "dans 1 minute", "dans 3 jours"])
    }

    @Test("A literal may hold values of many kinds") func literals() {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .spellOut
        let part = "abc".dropFirst()
        let value: String.LocalizationValue =
            "\(part) \(NSNumber(value: 7), formatter: formatter) \(3, format: .number)"
        #expect(value.key.key == "%@ %@ %@" && value.key.arguments.count == 3)
        let strings = MainStrings(RenderOptions())
        let text = MainStrings.$current.withValue(strings) { String(localized: value) }
        #expect(text == "bc seven 3")
        let nested: String.LocalizationValue = "<\(LocalizedStringResource("in \(1)"))>"
        #expect(nested.key.key == "<%@>" && String(localized: nested) == "<in 1>")
    }
}

import Galley
import Testing

/// Expectations are Apple's of macOS, as its pages and public answers have them, but for digits, which are the number formatter's.
@Suite("Formatters that Foundation lacks on Linux")
struct FormatterTests {
    private func formatter(_ locale: String) -> MeasurementFormatter {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.numberFormatter.locale = formatter.locale
        return formatter
    }

    @Test("A measurement is in the unit of the region, or in its own") func measurement() {
        let walk = Measurement(value: 5, unit: UnitLength.kilometers)
        let formatter = formatter("en_US")
        #expect(formatter.string(from: walk) == "3.107 mi")
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: walk) == "5 km")
        formatter.unitStyle = .long
        #expect(formatter.string(from: walk) == "5 kilometers")
        #expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.kilometers)) == "1 kilometer")
        #expect(formatter.string(for: walk) == "5 kilometers" && formatter.string(for: "walk") == nil)
        formatter.unitStyle = .short
        #expect(formatter.string(from: walk) == "5km")
        formatter.unitStyle = .medium
        #expect(formatter.string(from: UnitLength.kilometers) == "km")
    }

    @Test("A temperature is in the region's scale, or without one") func temperature() {
        let warm = Measurement(value: 24, unit: UnitTemperature.celsius)
        let formatter = formatter("en_US")
        #expect(formatter.string(from: warm) == "75.2°F")
        formatter.numberFormatter.maximumFractionDigits = 0
        #expect(formatter.string(from: warm) == "75°F")
        formatter.unitOptions = .temperatureWithoutUnit
        #expect(formatter.string(from: warm) == "24°")
    }

    @Test("A list has the words of its language") func list() {
        let formatter = ListFormatter()
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: ["tea", "milk", "honey"]) == "tea, milk, and honey")
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: ["Tee", "Milch"]) == "Tee und Milch")
        let numbers = NumberFormatter()
        numbers.locale = Locale(identifier: "en_US")
        numbers.numberStyle = .spellOut
        formatter.itemFormatter = numbers
        #expect(formatter.string(from: [1, 2]) == "one und two" && formatter.string(from: ["x"]) == nil)
        #expect(formatter.string(for: 3) == nil && ListFormatter.localizedString(byJoining: ["a"]) == "a")
    }
}

import Foundation
import Galley
import GalleyTestSupport
import Testing

/// The expected words are those that ICU gives for the skeletons `unit/… usage/… unit-width-…` (asked of it by itself), which
/// Foundation's own formats on Apple's platforms are made with: 5 km are 3.1 mi for Americans.
@Suite("Measurements in words")
@MainActor
struct MeasurementTests {
    private let american = Locale(identifier: "en_US")
    private let distance = Measurement(value: 5, unit: UnitLength.kilometers)

    private func words<U: Dimension>(
        _ measurement: Measurement<U>, _ width: Measurement<U>.FormatStyle.UnitWidth = .abbreviated,
        _ usage: MeasurementFormatUnitUsage<U> = .general, _ locale: String = "en_US"
    ) -> String {
        measurement.formatted(.measurement(width: width, usage: usage).locale(Locale(identifier: locale)))
    }

    @Test func whatPeopleOfARegionUse() {
        #expect(
            words(distance) == "3.1 mi" && words(distance, .wide) == "3.1 miles" && words(distance, .narrow) == "3.1mi")
        #expect(words(distance, .abbreviated, .general, "de_DE") == "5 km")
        #expect(words(distance, .wide, .road, "en_GB") == "3.1 miles")
        #expect(words(Measurement(value: 20, unit: UnitTemperature.celsius), .abbreviated, .weather) == "68°F")
        #expect(words(Measurement(value: 10, unit: UnitSpeed.metersPerSecond), .abbreviated, .wind) == "22 mph")
        #expect(words(Measurement(value: 70, unit: UnitMass.kilograms), .wide, .personWeight) == "154 pounds")
        #expect(words(Measurement(value: 1.75, unit: UnitLength.meters), .abbreviated, .personHeight) == "5 ft, 8.9 in")
    }

    @Test func asTheyAre() {
        #expect(words(distance, .wide, .asProvided) == "5 kilometers")
        #expect(words(distance, .wide, .asProvided, "fr_FR") == "5\u{A0}kilomètres")
        #expect(
            words(Measurement(value: 12345.678, unit: UnitLength.meters), .abbreviated, .asProvided) == "12,345.678 m")
        #expect(words(Measurement(value: 1, unit: UnitVolume.gallons), .wide, .asProvided) == "1 gallon")
        // Of amperes no region has another unit.
        #expect(words(Measurement(value: 90, unit: UnitElectricCurrent.amperes)) == "90 A")
        let own = UnitLength(symbol: "smoot", converter: UnitConverterLinear(coefficient: 1.7018))
        #expect(words(Measurement(value: 364.4, unit: own), .wide) == "364.4 smoot")
    }

    @Test func numbersInAFormatOfTheirOwn() {
        func style(_ digits: Int) -> FloatingPointFormatStyle<Double> { .number.precision(.fractionLength(digits)) }
        let two = Measurement<UnitLength>.FormatStyle(
            width: .abbreviated, locale: american, usage: .asProvided, numberFormatStyle: style(2))
        #expect(two.format(distance) == "5.00 km")
        let road = Measurement<UnitLength>.FormatStyle(
            width: .wide, locale: american, usage: .road, numberFormatStyle: style(0))
        #expect(road.format(distance) == "3 miles")
        #expect(road.format(Measurement(value: 1.6, unit: .kilometers)) == "1 mile")
    }

    @Test func temperaturesWithoutAScale() {
        let warm = Measurement(value: 20.4, unit: UnitTemperature.celsius)
        func style(_ locale: String) -> Measurement<UnitTemperature>.FormatStyle {
            .measurement(width: .narrow, usage: .weather, hidesScaleName: true).locale(Locale(identifier: locale))
        }
        #expect(warm.formatted(style("en_US")) == "69°")
        #expect(warm.formatted(style("de_DE")) == "20°")
    }

    // Text takes the locale of its surroundings.
    @Test func inAText() {
        func size(_ text: Text, _ locale: String) -> CGSize {
            RenderedView(text.environment(\.locale, Locale(identifier: locale))).size
        }
        let text = Text(distance, format: .measurement(width: .wide))
        #expect(size(text, "en_US") == RenderedView(Text(verbatim: "3.1 miles")).size)
        #expect(size(text, "de_DE") == RenderedView(Text(verbatim: "5 Kilometer")).size)
    }

    @Test func unitsOfARegion() {
        #expect(UnitSpeed(forLocale: american) == .milesPerHour)
        #expect(UnitSpeed(forLocale: Locale(identifier: "de_DE")) == .kilometersPerHour)
        #expect(UnitTemperature(forLocale: american, usage: .weather) == .fahrenheit)
        #expect(UnitTemperature(forLocale: Locale(identifier: "ja_JP")) == .celsius)
        #expect(UnitLength(forLocale: Locale(identifier: "en_GB"), usage: .road) == .miles)
        #expect(UnitMass(forLocale: american) == .pounds)
    }

    /// `formatted()` asks for the current locale, which is the one that the picture is drawn for: not the environment's, as on Apple's
    /// platforms, and not the process's.
    @Test func theCurrentLocaleIsThePictures() {
        struct Distance: View {
            var body: some View {
                Text(verbatim: Measurement(value: 5, unit: UnitLength.kilometers).formatted())
                    .environment(\.locale, Locale(identifier: "fr_FR"))
            }
        }
        for (locale, wanted) in [("de_DE", "5 km"), ("en_US", "3.1 mi"), ("en_GB", "3.1 mi")] {
            var options = RenderOptions()
            options.locale = Locale(identifier: locale)
            let host = ViewHost(Distance(), size: CGSize(width: 200, height: 100), options: options)
            #expect(host.shows(wanted), "\(locale)")
        }
    }
}

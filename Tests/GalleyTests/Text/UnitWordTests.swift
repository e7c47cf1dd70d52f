import Foundation
import Galley
import Testing

@testable import GalleyViews

/// Units in words, as CLDR has them: lengths of time, days near now, and measurements in the units of a region.
@Suite("Units in words")
struct UnitWordTests {
    private let american = Locale(identifier: "en_US"), german = Locale(identifier: "de_DE")

    @Test("So many units of time, in full or short, with a sign or without, and several beside each other") func times()
    {
        func written(_ number: Int, _ unit: String, _ isFull: Bool, _ sign: Bool = false) -> String {
            UnitsOfTime.written(number, unit, isFull: isFull, showsSign: sign, locale: american)
        }
        let found = [
            written(2, "hour", true), written(1, "hour", true), written(2, "hour", false), written(-3, "month", true),
            written(5, "second", true, true), written(0, "minute", true, true), written(-5, "second", false, true),
            UnitsOfTime.written(2, "day", isFull: true, locale: german),
        ]
        #expect(
            found == [
                "2 hours", "1 hour", "2 hr", "-3 months", "+5 seconds", "+0 minutes", "-5 sec", "2 Tage",
            ])
        let parts = [[], ["a"], ["a", "b"], ["a", "b", "c"]].map { UnitsOfTime.joined($0, locale: american) }
        #expect(parts == ["", "a", "a, b", "a, b, c"])
        let long = Array(repeating: String(repeating: "x", count: 50), count: 6)
        #expect(UnitsOfTime.joined(long, locale: american) == long.joined(separator: ", "))
    }

    @Test("Days near now, the largest unit alone, and nought seconds for nothing") func relative() {
        func formatter(_ change: (RelativeDateTimeFormatter) -> Void = { _ in }) -> RelativeDateTimeFormatter {
            let formatter = RelativeDateTimeFormatter()
            formatter.locale = american
            change(formatter)
            return formatter
        }
        let plain = formatter(), named = formatter { $0.dateTimeStyle = .named }
        let components: [DateComponents] = [
            DateComponents(year: 0, month: 0, day: 3), DateComponents(quarter: 2), DateComponents(weekOfMonth: -1),
            DateComponents(minute: 0, second: -4), DateComponents(year: 1, second: 5), DateComponents(hour: -1),
        ]
        #expect(
            components.map { plain.localizedString(from: $0) } == [
                "in 3 days", "in 2 quarters", "1 week ago", "4 seconds ago", "in 1 year", "1 hour ago",
            ])
        let days = [-1, 0, 1, 2].map {
            named.localizedString(from: DateComponents(year: 0, month: 0, day: $0, second: 0))
        }
        #expect(days == ["yesterday", "now", "tomorrow", "in 2 days"])
        #expect(plain.string(for: "x") == nil && plain.string(for: nil) == nil)
        #expect(plain.unitsStyle == .full && plain.dateTimeStyle == .numeric)
        let today = [american, german].map { RelativeDateTimeFormatter.nameOfToday(in: $0) }
        #expect(today == ["Today", "Heute"])
        let contexts: [Formatter.Context] = [.unknown, .beginningOfSentence, .middleOfSentence, .standalone]
        let words = contexts.map { context in
            formatter { ($0.formattingContext, $0.dateTimeStyle) = (context, .named) }
                .localizedString(from: DateComponents(day: 1))
        }
        #expect(words.map { $0.lowercased() } == Array(repeating: "tomorrow", count: 4))
        #expect(words[1] == "Tomorrow" && words[2] == "tomorrow")
    }

    @Test("Numbers by a skeleton; none where there is no such unit") func skeletons() {
        let found = [
            NumberSkeleton.written(2, "unit/meter unit-width-full-name", locale: american),
            NumberSkeleton.written(1234.5, ".00", locale: german),
            NumberSkeleton.written(1, "unit/nothing", locale: american),
        ]
        #expect(found == ["2 meters", "1.234,50", nil])
        let units: [Dimension] = [
            UnitLength.miles, UnitMass.ounces, UnitVolume.fluidOunces, UnitPressure.inchesOfMercury,
            UnitInformationStorage.megabytes, UnitAngle.degrees, UnitDuration.seconds,
            UnitLength(symbol: "smoot", converter: UnitConverterLinear(coefficient: 1.7)),
        ]
        let names = [
            "mile", "ounce", "fluid-ounce", "inch-ofhg", "megabyte", "degree", "second", nil,
        ]
        #expect(units.map { UnitNames.name(of: $0) } == names)
    }

    @Test("The unit that people of a region use in place of one") func regions() {
        func unit(_ unit: Dimension, _ usage: String?, _ locale: String) -> String? {
            PreferredUnits.unit(for: unit, usage: usage, Locale(identifier: locale))?.symbol
        }
        let found = [
            unit(UnitLength.kilometers, "road", "en_US"), unit(UnitLength.miles, "road", "de_DE"),
            unit(UnitTemperature.celsius, "weather", "en_US"), unit(UnitMass.kilograms, "person", "de_DE"),
            unit(UnitMass.kilograms, "person", "en_US"), unit(UnitLength.kilometers, nil, "en_US"),
            unit(UnitElectricCurrent.amperes, "default", "en_US"),
        ]
        #expect(found == ["mi", "km", "°F", "kg", "lb", nil, nil])
    }

    @Test("A formatter of measurements: its unit, its numbers, and scales left out") func measurements() {
        let formatter = MeasurementFormatter()
        formatter.locale = american
        formatter.numberFormatter.locale = american
        func written<U: Unit>(_ measurement: Measurement<U>, _ options: MeasurementFormatter.UnitOptions = []) -> String
        {
            formatter.unitOptions = options
            return formatter.string(from: measurement)
        }
        let way = Measurement(value: 5, unit: UnitLength.kilometers),
            warm = Measurement(value: 20, unit: UnitTemperature.celsius)
        let found = [
            written(way), written(way, .providedUnit), written(warm), written(warm, .providedUnit),
            written(warm, .temperatureWithoutUnit),
            written(Measurement(value: 1, unit: UnitLength.miles), .providedUnit),
            written(Measurement(value: 2, unit: Unit(symbol: "x"))),
        ]
        #expect(found == ["3.107 mi", "5 km", "68°F", "20°C", "20°", "1 mi", "2 x"])
        formatter.unitStyle = .long
        let long = [
            written(way, .providedUnit), written(Measurement(value: 1, unit: UnitLength.miles), .providedUnit),
            formatter.string(from: UnitLength.miles), formatter.string(for: UnitLength.meters) ?? "",
            formatter.string(from: Unit(symbol: "x")),
        ]
        #expect(long == ["5 kilometers", "1 mile", "miles", "meters", "x"])
        #expect(formatter.string(for: 5) == nil && formatter.string(for: way) == "5 kilometers")
        let style = Measurement<UnitLength>.FormatStyle(width: .wide, locale: american, usage: .asProvided)
        #expect(style.locale(german).format(way) == "5 Kilometer" && style.hidesScale == false)
    }
}

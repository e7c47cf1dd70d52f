import Foundation

/// The units that people of a region use, as ICU chooses them: its own answer, read from the words that it writes.
nonisolated enum PreferredUnits {
    /// The unit that people use in place of one; nil where ICU leaves it as it is or writes two.
    static func unit(for unit: Dimension, of number: Double = 1, usage: String?, _ locale: Locale) -> Dimension? {
        guard let usage, let name = UnitNames.name(of: unit) else { return nil }
        // Written in English with the region's units: the words that ICU has for the unit then tell which it is.
        let english = Locale(identifier: "en_\(locale.region?.identifier ?? "001")")
        let skeleton = "unit/\(name) usage/\(usage) unit-width-full-name"
        guard let text = NumberSkeleton.written(number, skeleton, locale: english) else { return nil }
        return candidates(for: unit).first { candidate in
            guard let name = UnitNames.name(of: candidate) else { return false }
            return [1, 2].contains { count in
                let words = NumberSkeleton.written(count, "unit/\(name) unit-width-full-name", locale: english)
                return words.map { Self.words($0) == Self.words(text) } ?? false
            }
        }
    }

    /// What stands after the number.
    private static func words(_ text: String) -> Substring { text.drop { !$0.isLetter } }

    private static func candidates(for unit: Dimension) -> [Dimension] {
        switch unit {
        case is UnitLength:
            [
                UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters,
                UnitLength.miles,
                UnitLength.yards, UnitLength.feet, UnitLength.inches,
            ]
        case is UnitMass:
            [
                UnitMass.metricTons, UnitMass.kilograms, UnitMass.grams, UnitMass.shortTons, UnitMass.pounds,
                UnitMass.ounces, UnitMass.stones,
            ]
        case is UnitTemperature: [UnitTemperature.celsius, UnitTemperature.fahrenheit, UnitTemperature.kelvin]
        case is UnitSpeed:
            [UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour, UnitSpeed.metersPerSecond, UnitSpeed.knots]
        case is UnitVolume:
            [
                UnitVolume.cubicMeters, UnitVolume.liters, UnitVolume.milliliters, UnitVolume.gallons,
                UnitVolume.quarts,
                UnitVolume.cups, UnitVolume.fluidOunces, UnitVolume.cubicFeet, UnitVolume.cubicInches,
            ]
        case is UnitPressure:
            [
                UnitPressure.hectopascals, UnitPressure.inchesOfMercury, UnitPressure.poundsForcePerSquareInch,
                UnitPressure.millibars,
            ]
        default: []
        }
    }
}

extension UnitLength {
    /// The unit of lengths that people of a region use, such as for roads.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitLength> = .general) {
        let unit = PreferredUnits.unit(for: UnitLength.kilometers, usage: usage.name, locale) ?? UnitLength.kilometers
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitMass {
    /// The unit of weights that people of a region use.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitMass> = .general) {
        let unit = PreferredUnits.unit(for: UnitMass.kilograms, usage: usage.name, locale) ?? UnitMass.kilograms
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitTemperature {
    /// The unit of temperatures that people of a region use.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general) {
        let unit =
            PreferredUnits.unit(for: UnitTemperature.celsius, usage: usage.name, locale) ?? UnitTemperature.celsius
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitSpeed {
    /// The unit of speeds that people of a region use.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitSpeed> = .general) {
        let unit =
            PreferredUnits.unit(for: UnitSpeed.kilometersPerHour, usage: usage.name, locale)
            ?? UnitSpeed.kilometersPerHour
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

extension UnitVolume {
    /// The unit of volumes that people of a region use.
    public convenience init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitVolume> = .general) {
        let unit = PreferredUnits.unit(for: UnitVolume.liters, usage: usage.name, locale) ?? UnitVolume.liters
        self.init(symbol: unit.symbol, converter: unit.converter)
    }
}

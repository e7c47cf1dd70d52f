import Foundation

// Foundation declares it on Linux as one that is not to be had; the compiler prefers what is to be had. Source: Apple's pages of
// MeasurementFormatter and UnitOptions. Units are named as ICU names them, numbers are the number formatter's.

/// Measurements as texts: "3.107 mi".
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    // Unchecked: a formatter belongs to who made it, as Foundation's others do.

    /// Which unit is written.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt

        /// A set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The measurement's own.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// One in which the number is neither long nor small.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// Of a temperature the degrees alone, in the scale that it has.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// Which unit is written; that which people of the locale's region use.
    open var unitOptions: UnitOptions = []
    /// How long the unit's name is.
    open var unitStyle: Formatter.UnitStyle = .medium
    /// The language and region.
    open var locale: Locale! = .autoupdatingCurrent
    /// How the number is written: with three digits behind the point at most.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    /// A measurement as a text.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        written(measurement.value, measurement.unit)
    }

    /// A unit's name.
    open func string(from unit: Unit) -> String {
        guard let name = (unit as? Dimension).flatMap(UnitNames.name) else { return unit.symbol }
        let text = NumberSkeleton.written(2, "unit/\(name) unit-width-\(width) precision-integer", locale: language)
        let words = text.map { $0.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces) }
        return words ?? unit.symbol
    }

    /// A measurement, or a unit, as a text; nil for anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? any WrittenMeasurement).map { written($0.value, $0.writtenUnit) }
            ?? (obj as? Unit).map { string(from: $0) }
    }

    private var language: Locale { locale == .autoupdatingCurrent ? MainStrings.current.locale : locale }

    private var width: String {
        switch unitStyle {
        case .short: "narrow"
        case .long: "full-name"
        default: "short"
        }
    }

    private func written(_ value: Double, _ unit: Unit) -> String {
        guard let dimension = unit as? Dimension else { return "\(number(value)) \(unit.symbol)" }
        let (value, shown) = converted(value, dimension)
        let hidesScale = unitOptions.contains(.temperatureWithoutUnit) && shown is UnitTemperature
        guard let name = UnitNames.name(of: shown) else { return "\(number(value)) \(shown.symbol)" }
        let skeleton = hidesScale ? "measure-unit/temperature-generic" : "unit/\(name)"
        // ICU chooses the plural by the number as it writes it; the number is then put in as it is to be.
        let digits = number(value) == number(1) ? "precision-integer" : ".000000"
        guard
            let text = NumberSkeleton.written(value, "\(skeleton) unit-width-\(width) \(digits)", locale: language),
            let plain = NumberSkeleton.written(value, digits, locale: language)
        else { return "\(number(value)) \(shown.symbol)" }
        return text.replacingOccurrences(of: plain, with: number(value))
    }

    private func number(_ value: Double) -> String {
        numberFormatter?.string(from: NSNumber(value: value)) ?? "\(value)"
    }

    private func converted(_ value: Double, _ unit: Dimension) -> (Double, Dimension) {
        let keepsScale = unitOptions.contains(.temperatureWithoutUnit) && unit is UnitTemperature
        guard !unitOptions.contains(.providedUnit), !keepsScale,
            let other = PreferredUnits.unit(for: unit, of: value, usage: "default", language)
        else { return (value, unit) }
        return (other.converter.value(fromBaseUnitValue: unit.converter.baseUnitValue(fromValue: value)), other)
    }
}

/// A measurement of whatever kind.
private protocol WrittenMeasurement {
    var value: Double { get }
    var writtenUnit: Unit { get }
}

extension Measurement: WrittenMeasurement {
    fileprivate var writtenUnit: Unit { unit }
}

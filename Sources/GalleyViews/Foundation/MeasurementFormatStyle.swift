import Foundation

extension Measurement where UnitType: Dimension {
    /// How a measurement is written, such as “3.1 mi”. Foundation lacks it outside Apple's platforms.
    ///
    /// Unless its usage is `.asProvided`, a measurement is turned into the unit that people of the locale's region use for such things
    /// and rounded as ICU has it: to whole numbers, or two digits where there are fewer before the point.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How long a unit's name is.
        public struct UnitWidth: Hashable, Codable, Sendable {
            let name: String
            /// “3 kilometers”
            public static var wide: UnitWidth { UnitWidth(name: "full-name") }
            /// “3 km”
            public static var abbreviated: UnitWidth { UnitWidth(name: "short") }
            /// “3km”
            public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
        }

        /// How long the unit's name is.
        public var width: UnitWidth
        /// The language and region.
        public var locale: Locale
        /// What the measurement is for.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// How the number is written; nil is as the unit's has it.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// Whether a temperature is written without the name of its scale.
        var hidesScale = false

        /// Makes a style.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// The style in another language and region.
        public func locale(_ locale: Locale) -> FormatStyle {
            var style = self
            style.locale = locale
            return style
        }

        /// The measurement in words. The current locale is that of the rendering, outside of one that of the process.
        public func format(_ value: Measurement<UnitType>) -> String {
            locale == .autoupdatingCurrent ? self.locale(MainStrings.current.locale).written(value) : written(value)
        }

        private func written(_ value: Measurement<UnitType>) -> String {
            guard let unit = UnitNames.name(of: value.unit) else { return plain(value) }
            let usage = usage?.name.map { " usage/\($0)" } ?? ""
            guard hidesScale || numberFormatStyle != nil else {
                let width = " unit-width-\(width.name)"
                let text = NumberSkeleton.written(value.value, "unit/\(unit)\(usage)\(width)", locale: locale)
                // Of some units no region has another: ICU knows no usage of these.
                return text
                    ?? NumberSkeleton.written(value.value, "unit/\(unit)\(width)", locale: locale) ?? plain(value)
            }
            return rewritten(value, unit: unit, usage: usage)
        }

        /// With the number in its own format, or without a scale: the unit's words around it are ICU's.
        private func rewritten(_ value: Measurement<UnitType>, unit: String, usage: String) -> String {
            let (number, words) = converted(value, unit: unit, usage: usage)
            let style = numberFormatStyle?.locale(locale)
            let written = style?.format(number) ?? NumberSkeleton.written(number, "precision-integer", locale: locale)
            let skeleton = hidesScale ? "measure-unit/temperature-generic" : "unit/\(words)"
            let width = " unit-width-\(width.name)"
            // ICU chooses the plural by the number as it writes it; the number is then put in as it is to be.
            guard let text = NumberSkeleton.written(number, "\(skeleton)\(width) .000000", locale: locale),
                let plain = NumberSkeleton.written(number, ".000000", locale: locale), let written
            else { return self.plain(value) }
            if written == NumberSkeleton.written(1, "precision-integer", locale: locale),
                let one = NumberSkeleton.written(1, "\(skeleton)\(width) precision-integer", locale: locale)
            {
                return one
            }
            return text.replacingOccurrences(of: plain, with: written)
        }

        /// The number and ICU's name of the unit that people of the region use.
        private func converted(
            _ value: Measurement<UnitType>, unit: String, usage: String
        ) -> (number: Double, unit: String) {
            let wanted = self.usage?.name
            guard !usage.isEmpty,
                let preferred = PreferredUnits.unit(for: value.unit, of: value.value, usage: wanted, locale),
                let name = UnitNames.name(of: preferred)
            else { return (value.value, unit) }
            let base = value.unit.converter.baseUnitValue(fromValue: value.value)
            return (preferred.converter.value(fromBaseUnitValue: base), name)
        }

        private func plain(_ value: Measurement<UnitType>) -> String {
            let number =
                numberFormatStyle?.locale(locale).format(value.value)
                ?? value.value.formatted(FloatingPointFormatStyle<Double>(locale: locale))
            return "\(number) \(value.unit.symbol)"
        }
    }

    /// The measurement in the unit that people of the current locale's region use, such as “3.1 mi”.
    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

    /// The measurement as a style writes it.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement {
        style.format(self)
    }
}

extension FormatStyle {
    /// A measurement as the current locale has it.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A temperature as the current locale has it, with or without the name of its scale.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        var style = Measurement<UnitTemperature>.FormatStyle(
            width: width, usage: usage, numberFormatStyle: numberFormatStyle)
        style.hidesScale = hidesScaleName
        return style
    }
}

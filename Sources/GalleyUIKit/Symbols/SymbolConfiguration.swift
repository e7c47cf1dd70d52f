import Foundation
import GalleyGraph
import GalleyViews

extension UIImage {
    /// What is said of how a picture is shown. Of symbols it is `SymbolConfiguration`; of others nothing.
    open class Configuration: NSObject, @unchecked Sendable {
        // Unchecked: what is stored never changes.

        /// What this says, and what another says that this does not.
        open func applying(_ otherConfiguration: Configuration?) -> Configuration { otherConfiguration ?? self }
    }

    /// The size of a symbol beside text of the same font.
    public enum SymbolScale: Int, Sendable {
        /// As the surroundings have it.
        case `default` = -1
        /// No one has said it.
        case unspecified = 0
        /// 0.81 of the size that the font gives it.
        case small = 1
        /// The size that the font gives it.
        case medium = 2
        /// 1.28 times the size that the font gives it.
        case large = 3

        var swiftUI: Image.Scale? {
            switch self {
            case .default, .unspecified: nil
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        }
    }

    /// How heavy a symbol's lines are.
    public enum SymbolWeight: Int, Sendable {
        /// No one has said it.
        case unspecified = 0
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        private static let weights: [UIFont.Weight] = [
            .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]

        /// The weight of text that the symbol goes with.
        public func fontWeight() -> UIFont.Weight { Self.weights[rawValue] }
    }

    /// How large and heavy a symbol is, and in which colours.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        // Unchecked: what is stored never changes.
        struct Values: Hashable {
            var size: CGFloat?
            var weight: UIFont.Weight?
            var scale: SymbolScale?
            var style: UIFont.TextStyle?
            var font: FontDescription?
            var palette: [UIColor]?
            var mode: Mode?

            /// In which colours, apart from a palette's.
            enum Mode: Hashable { case monochrome, hierarchical(UIColor), multicolor }
        }

        let values: Values

        init(values: Values) {
            self.values = values
            super.init()
        }

        /// Nothing said.
        open class var unspecified: SymbolConfiguration { SymbolConfiguration(values: Values()) }

        /// As large as beside text of a size in points.
        public convenience init(pointSize: CGFloat) { self.init(values: Values(size: pointSize)) }
        /// As large and heavy as text of a size in points.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(values: Values(size: pointSize, weight: weight.fontWeight()))
        }
        /// As heavy as text of a size in points, and larger or smaller than beside it.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(values: Values(size: pointSize, weight: weight.fontWeight(), scale: scale))
        }
        /// Larger or smaller than beside its text.
        public convenience init(scale: SymbolScale) { self.init(values: Values(scale: scale)) }
        /// As heavy as text of a weight.
        public convenience init(weight: SymbolWeight) { self.init(values: Values(weight: weight.fontWeight())) }
        /// As large and heavy as a text style.
        public convenience init(textStyle: UIFont.TextStyle) { self.init(values: Values(style: textStyle)) }
        /// As heavy as a text style, and larger or smaller than beside it.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(values: Values(scale: scale, style: textStyle))
        }
        /// As large and heavy as a font.
        public convenience init(font: UIFont) { self.init(values: Values(font: font.value)) }
        /// As heavy as a font, and larger or smaller than beside it.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(values: Values(scale: scale, font: font.value))
        }
        /// Each level in a colour.
        public convenience init(paletteColors: [UIColor]) { self.init(values: Values(palette: paletteColors)) }
        /// In one colour, whose levels are more or less opaque.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(values: Values(mode: .hierarchical(hierarchicalColor)))
        }
        /// In the symbol's own colours.
        open class func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(values: Values(mode: .multicolor))
        }
        /// In one colour.
        open class func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(values: Values(mode: .monochrome))
        }

        /// What another says, and what this says that the other does not.
        open override func applying(_ otherConfiguration: Configuration?) -> Configuration {
            guard let other = (otherConfiguration as? SymbolConfiguration)?.values else { return self }
            return SymbolConfiguration(
                values: Values(
                    size: other.size ?? values.size, weight: other.weight ?? values.weight,
                    scale: other.scale ?? values.scale, style: other.style ?? values.style,
                    font: other.font ?? values.font, palette: other.palette ?? values.palette,
                    mode: other.mode ?? values.mode))
        }

        /// How large and heavy, for an image. Symbols of UIKit's follow no font around them: where nothing is said they are as
        /// large as beside body text.
        var setting: SymbolSetting {
            var description = values.font ?? values.style.map { .of($0, .large) } ?? FontDescription(size: 17)
            if let size = values.size, size > 0, size.isFinite { description.size = size }
            if let weight = values.weight { description.weight = weight }
            return SymbolSetting(font: description.font, scale: values.scale?.swiftUI ?? .medium)
        }
    }
}

extension UIFont.Weight {
    /// The weight of symbols that goes with it.
    public func symbolWeight() -> UIImage.SymbolWeight { UIImage.SymbolWeight(rawValue: number / 100) ?? .regular }
}

import Foundation
import GalleyViews

extension UIFontDescriptor {
    /// Traits of a font, as UIKit counts them.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits, as Core Text has them.
        public let rawValue: UInt32
        /// Traits by Core Text's bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// In italics.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// In bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wider than usual.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrower than usual.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// With letters that are all of one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// With lines nearer to each other.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// With lines further apart.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// The names under which something is said of a font.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public let rawValue: String
        /// An attribute by UIKit's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The family's name.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The font's name.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The name of its style, such as Bold. Nothing is done with it.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The traits, by their keys.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The text style.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        /// Features of the font. Nothing is done with them.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }

    /// The names of traits that are more than bits.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public let rawValue: String
        /// A trait by UIKit's name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The traits that are bits.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// How heavy letters are, from −1 to 1.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// How wide letters are, from −1 to 1.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// How far letters lean. Above 0 they are in italics.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// The designs of the system's font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// UIKit's name.
        public let rawValue: String
        /// A design by UIKit's name; one that is not known counts as the default.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// As texts usually are.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// With round ends.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// With serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// With letters of one width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

        var swiftUI: Font.Design {
            switch self {
            case .rounded: .rounded
            case .serif: .serif
            case .monospaced: .monospaced
            default: .default
            }
        }
    }
}

extension FontDescription {
    /// The font with more said of it.
    func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontDescription {
        var result = self
        if let style = attributes[.textStyle] as? UIFont.TextStyle { result = .of(style, .large) }
        if let name = (attributes[.name] ?? attributes[.family]) as? String { result.name = name }
        if let size = Self.number(attributes[.size]) { result.size = size }
        let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] ?? [:]
        if let weight = traits[.weight] as? UIFont.Weight {
            result.weight = weight
        } else if let weight = Self.number(traits[.weight]) {
            result.weight = UIFont.Weight(weight)
        }
        if let width = Self.number(traits[.width]) { result.width = UIFont.Width(rawValue: width) }
        if let slant = Self.number(traits[.slant]) { result.isItalic = slant > 0 }
        return result
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        default: nil
        }
    }
}

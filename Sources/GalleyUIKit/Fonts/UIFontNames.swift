import Foundation
import GalleyViews

extension UIFont {
    /// How heavy letters are, from −1 to 1; 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight, from −1 to 1.
        public var rawValue: CGFloat
        /// A weight from −1 to 1.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// A weight from −1 to 1.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        // The values are those that UIKit's constants have on devices, as re-declarations record them.
        /// −0.8: 100 of 1000.
        public static let ultraLight = Weight(-0.8)
        /// −0.6: 200.
        public static let thin = Weight(-0.6)
        /// −0.4: 300.
        public static let light = Weight(-0.4)
        /// 0: 400.
        public static let regular = Weight(0)
        /// 0.23: 500.
        public static let medium = Weight(0.23)
        /// 0.3: 600.
        public static let semibold = Weight(0.3)
        /// 0.4: 700.
        public static let bold = Weight(0.4)
        /// 0.56: 800.
        public static let heavy = Weight(0.56)
        /// 0.62: 900.
        public static let black = Weight(0.62)

        private static let known: [(Weight, Font.Weight, Int)] = [
            (.ultraLight, .ultraLight, 100), (.thin, .thin, 200), (.light, .light, 300), (.regular, .regular, 400),
            (.medium, .medium, 500), (.semibold, .semibold, 600), (.bold, .bold, 700), (.heavy, .heavy, 800),
            (.black, .black, 900),
        ]

        private var nearest: (Weight, Font.Weight, Int) {
            let value = rawValue.isFinite ? rawValue : 0
            return Self.known.min { abs($0.0.rawValue - value) < abs($1.0.rawValue - value) } ?? (
                .regular, .regular, 400
            )
        }

        /// SwiftUI's weight that comes nearest.
        var swiftUI: Font.Weight { nearest.1 }
        /// From 100 to 900, as fonts count.
        var number: Int { nearest.2 }
        /// How fonts of the weight are called.
        var name: String {
            switch number {
            case 100: "Ultralight"
            case 200: "Thin"
            case 300: "Light"
            case 500: "Medium"
            case 600: "Semibold"
            case 700: "Bold"
            case 800: "Heavy"
            case 900: "Black"
            default: "Regular"
            }
        }

        /// The weight that comes nearest to one from 100 to 900.
        init(number: Int) {
            self = Self.known.min { abs($0.2 - number) < abs($1.2 - number) }?.0 ?? .regular
        }
    }

    /// How wide letters are: 0 is standard.
    public struct Width: RawRepresentable, Hashable, Sendable {
        /// The width; negative is narrower.
        public var rawValue: CGFloat
        /// A width; negative is narrower.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// −0.3.
        public static let compressed = Width(rawValue: -0.3)
        /// −0.2.
        public static let condensed = Width(rawValue: -0.2)
        /// 0, as the family is drawn.
        public static let standard = Width(rawValue: 0)
        /// 0.2.
        public static let expanded = Width(rawValue: 0.2)
    }

    /// The styles of text that the system knows, by UIKit's names.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// UIKit's name for it.
        public let rawValue: String
        /// A style by UIKit's name; one that is not known counts as body.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// 34 points at the usual setting.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// 28 points at the usual setting: SwiftUI's `title`.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// 22 points at the usual setting.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// 20 points at the usual setting.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// 17 points at the usual setting, semibold.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// 15 points at the usual setting.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// 17 points at the usual setting.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// 16 points at the usual setting.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// 13 points at the usual setting.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// 12 points at the usual setting: SwiftUI's `caption`.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// 11 points at the usual setting.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        private static let known: [TextStyle: Font.TextStyle] = [
            .largeTitle: .largeTitle, .title1: .title, .title2: .title2, .title3: .title3, .headline: .headline,
            .subheadline: .subheadline, .body: .body, .callout: .callout, .footnote: .footnote, .caption1: .caption,
            .caption2: .caption2,
        ]

        /// SwiftUI's style.
        var swiftUI: Font.TextStyle { Self.known[self] ?? .body }
    }
}

import GalleyGraph
import GalleyText

extension Font {
    /// How wide letters are.
    ///
    /// A font with an axis for it (`wdth`) is set to 1 + `value` times its usual width, up to where the axis goes. In others
    /// letters and the room that they take are stretched by as much: stems become thinner or thicker with them, which in
    /// a font drawn for the width they would not. Values below −0.5 and above 0.5 count as those.
    public struct Width: Hashable, Sendable {
        /// How much wider or narrower than usual letters are, as a part of their width.
        public var value: CGFloat

        // The values are those of Core Text's constants, as OpenSwiftUI's CoreText shims record them.
        /// −0.3, narrower than condensed.
        public static let compressed = Width(-0.3)
        /// −0.2.
        public static let condensed = Width(-0.2)
        /// 0, as the family is drawn.
        public static let standard = Width(0)
        /// 0.2, wider than standard.
        public static let expanded = Width(0.2)

        /// A separate width: 0 is standard, negative is narrower.
        public init(_ value: CGFloat) { self.value = value }
    }

    /// How far apart lines are.
    public enum Leading: Hashable, Sendable {
        /// As far as the font asks for.
        case standard
        /// Two points less.
        case tight
        /// Two points more.
        case loose

        /// In points. Apple's documentation of `tight` and `loose`: "typically … by 1 point for watchOS and 2 points on other
        /// platforms".
        var extra: Double {
            switch self {
            case .standard: 0
            case .tight: -2
            case .loose: 2
            }
        }
    }

    /// The font in another width.
    public func width(_ width: Width) -> Font { changed { $0.width = width } }
    /// The font with lines nearer to each other or further apart. Named families do not change.
    public func leading(_ leading: Leading) -> Font { changed { $0.leading = leading } }
    /// The font with small capitals for all letters.
    public func smallCaps() -> Font { changed { $0.smallCaps = [.lowercase, .uppercase] } }
    /// The font with small capitals for small letters.
    public func lowercaseSmallCaps() -> Font { changed { $0.smallCaps.insert(.lowercase) } }
    /// The font with small capitals for capitals.
    public func uppercaseSmallCaps() -> Font { changed { $0.smallCaps.insert(.uppercase) } }
}

extension Text {
    /// The width of the text's letters; nil is the font's own.
    public func fontWidth(_ width: Font.Width?) -> Text { changed { $0.traits.width = $0.traits.width ?? width } }
}

extension View {
    /// The width of the letters of the texts inside; nil is the font's own.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        transformEnvironment(\.fontTraits) { $0.width = width }
    }
}

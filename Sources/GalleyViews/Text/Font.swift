import GalleyGraph
import GalleyText

/// A typeface with its size and weight; the system's unless named (docs/fonts.md, rules.md §13.3).
nonisolated public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case style(TextStyle, Design?, Weight?)
        case size(CGFloat, Design?, Weight?)
        /// Scales with a text style, or not at all.
        case custom(String, CGFloat, TextStyle?)
    }

    var base: Base
    var traits = FontTraits()

    // With a label: `Font(…)` of another framework's font is told to be missing, and not to be internal.
    init(base: Base) { self.base = base }

    /// The styles of text that the system knows.
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// How letters look.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    /// How heavy letters are.
    public struct Weight: Hashable, Sendable {
        let value: Int

        /// Weight 100, the thinnest that fonts have.
        public static let ultraLight = Weight(value: 100)
        /// Weight 200.
        public static let thin = Weight(value: 200)
        /// Weight 300.
        public static let light = Weight(value: 300)
        /// Weight 400, what text has unless its style says otherwise.
        public static let regular = Weight(value: 400)
        /// Weight 500.
        public static let medium = Weight(value: 500)
        /// Weight 600, what `bold()` makes of most text styles on iOS (rules.md §13.3).
        public static let semibold = Weight(value: 600)
        /// Weight 700.
        public static let bold = Weight(value: 700)
        /// Weight 800.
        public static let heavy = Weight(value: 800)
        /// Weight 900, the thickest that fonts have.
        public static let black = Weight(value: 900)
    }

    /// 34 points on iOS at the usual setting, 26 on macOS (rules.md §13.3).
    public static let largeTitle = Font.system(.largeTitle)
    /// 28 points on iOS at the usual setting, 22 on macOS (rules.md §13.3).
    public static let title = Font.system(.title)
    /// 22 points on iOS at the usual setting, 17 on macOS (rules.md §13.3).
    public static let title2 = Font.system(.title2)
    /// 20 points on iOS at the usual setting, 15 on macOS (rules.md §13.3).
    public static let title3 = Font.system(.title3)
    /// As `body` in semibold, on macOS in bold (rules.md §13.3).
    public static let headline = Font.system(.headline)
    /// 15 points on iOS at the usual setting, 11 on macOS (rules.md §13.3).
    public static let subheadline = Font.system(.subheadline)
    /// 17 points on iOS at the usual setting, 13 on macOS; what text has unless said otherwise (rules.md §13.3).
    public static let body = Font.system(.body)
    /// The font of text that is given none.
    public static let `default` = Font.body
    /// 16 points on iOS at the usual setting, 12 on macOS (rules.md §13.3).
    public static let callout = Font.system(.callout)
    /// 13 points on iOS at the usual setting, 10 on macOS (rules.md §13.3).
    public static let footnote = Font.system(.footnote)
    /// 12 points on iOS at the usual setting, 10 on macOS (rules.md §13.3).
    public static let caption = Font.system(.caption)
    /// 11 points on iOS at the usual setting, 10 in medium on macOS (rules.md §13.3).
    public static let caption2 = Font.system(.caption2)

    /// The system font of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(base: .style(style, design, weight))
    }

    /// The system font at a size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(base: .size(size, design, weight))
    }

    /// A font by its family's name, at a size in points that grows and shrinks as the body style does (see
    /// `custom(_:size:relativeTo:)`; rules.md §13.3).
    public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }

    /// A font by its family's name. On iOS the size follows Dynamic Type: it changes in the proportion in which the
    /// size of `textStyle` does, and is rounded to whole points. macOS does not scale (rules.md §13.3).
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(base: .custom(name, size, textStyle))
    }

    /// A font by its family's name, at a size in points that follows no setting (rules.md §13.3).
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(base: .custom(name, fixedSize, nil)) }

    /// In the weight that bold has in the font's style: semibold for most of iOS's (rules.md §13.3).
    public func bold() -> Font { changed { $0.isBold = true } }
    /// In italics; letters are slanted where the family has none.
    public func italic() -> Font { changed { $0.isItalic = true } }
    /// In a separate weight.
    public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
    /// With letters that are all of one width.
    public func monospaced() -> Font { changed { $0.design = .monospaced } }
    /// With digits that are all of one width, and other letters as before.
    public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }

    func changed(_ change: (inout FontTraits) -> Void) -> Font {
        var font = self
        change(&font.traits)
        return font
    }
}

/// What can be said of a font on top of its style and size.
package struct FontTraits: Hashable, Sendable {
    var isBold: Bool?
    var isItalic: Bool?
    var weight: Font.Weight?
    var design: Font.Design?
    var hasMonospacedDigits: Bool?
    var width: Font.Width?
    var leading: Font.Leading?
    var smallCaps: SmallCaps = []
    /// How many times as large the font is.
    var scale: CGFloat?

    /// These traits where they say something, else the others.
    func over(_ other: FontTraits) -> FontTraits {
        FontTraits(
            isBold: isBold ?? other.isBold, isItalic: isItalic ?? other.isItalic,
            // A weight given inside is not undone by a bold outside, nor the other way round.
            weight: weight ?? other.weight, design: design ?? other.design,
            hasMonospacedDigits: hasMonospacedDigits ?? other.hasMonospacedDigits, width: width ?? other.width,
            leading: leading ?? other.leading, smallCaps: smallCaps.union(other.smallCaps),
            // The surroundings' traits say nothing of the size.
            scale: scale ?? other.scale)
    }
}

extension Font {
    /// The font as GalleyText takes it; `outer` are traits from the environment or the text.
    func request(_ outer: FontTraits, in environment: EnvironmentValues) -> FontRequest {
        let platform = environment.textPlatform
        let traits = outer.over(self.traits)
        var request: FontRequest
        var boldWeight = 700
        var ownDesign: Design?
        switch base {
        case .style(let style, let design, let weight):
            let metrics = TextStyleMetrics.of(
                style.gallery, platform: platform.fontPlatform, setting: environment.dynamicTypeSize.setting)
            request = FontRequest(
                size: metrics.size, weight: weight?.value ?? metrics.weight, lineHeight: metrics.lineHeight,
                platform: platform.fontPlatform)
            boldWeight = metrics.boldWeight
            ownDesign = design
        case .size(let size, let design, let weight):
            request = FontRequest(size: usable(size), weight: weight?.value ?? 400, platform: platform.fontPlatform)
            ownDesign = design
        case .custom(let name, var size, let style):
            if let style, platform == .iOS {
                size = (size * environment.dynamicTypeSize.scale(of: style)).rounded()
            }
            request = FontRequest(family: name, size: usable(size), platform: platform.fontPlatform)
        }
        if let scale = traits.scale {
            request.size = usable(CGFloat(request.size) * scale)
            request.lineHeight = request.lineHeight.map { $0 * Double(scale) }
        }
        if traits.isBold == true { request.weight = max(boldWeight, request.weight) }
        if let weight = traits.weight { request.weight = weight.value }
        request.isItalic = traits.isItalic ?? false
        request.monospacedDigits = traits.hasMonospacedDigits ?? false
        request.width = Double(traits.width?.value ?? 0)
        request.extraLeading = traits.leading?.extra ?? 0
        request.smallCaps = traits.smallCaps
        switch traits.design ?? ownDesign ?? .default {
        case .default: request.design = .standard
        case .serif: request.design = .serif
        case .rounded: request.design = .rounded
        case .monospaced: request.design = .monospaced
        }
        return request
    }

    /// A size that text can have: not-a-numbers and infinities count as body's, anything else is held to 0.1…10,000.
    private func usable(_ size: CGFloat) -> Double { size.isFinite ? min(max(Double(size), 0.1), 10_000) : 17 }
}

extension Font.TextStyle {
    package var gallery: GalleyText.TextStyle {
        switch self {
        case .largeTitle: .largeTitle
        case .title: .title
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .subheadline: .subheadline
        case .body: .body
        case .callout: .callout
        case .footnote: .footnote
        case .caption: .caption
        case .caption2: .caption2
        }
    }
}

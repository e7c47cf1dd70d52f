import GalleyGraph

/// A colour, or a name for one that depends on the environment. As a view it fills what it is offered (rules.md §16.1).
nonisolated public struct Color: Hashable, Sendable, CustomStringConvertible {
    package indirect enum Storage: Hashable, Sendable {
        case components(ResolvedColor)
        case system(SystemColor)
        /// A name, and the folder of the bundle that it is also looked for in.
        case asset(String, bundle: String?)
        case opacity(Color, Double)
        /// The first colour, so much of the way to the second.
        case mix(Color, Color, Double, Gradient.ColorSpace)
        /// The tint, or the program's own accent colour.
        case accent
        /// The colour set AccentColor of the assets, or blue.
        case ownAccent
        /// The innermost foreground style's level: 0 primary, 1 secondary …
        case level(Int)
        /// A style of the user's.
        case custom(CustomColor)
    }

    package let storage: Storage

    package init(_ storage: Storage) { self.storage = storage }

    /// How components are encoded.
    public enum RGBColorSpace: Hashable, Sendable {
        /// With the transfer function of sRGB, as in hexadecimal notation.
        case sRGB
        /// In proportion to the light; converted as the colour is made (rules.md §16.5).
        case sRGBLinear
        /// With the transfer function of sRGB and wider primaries; drawn as the nearest in sRGB, but in pictures of Display P3 (rules.md §16.8).
        case displayP3
    }

    /// A colour of red, green and blue, each 0…1.
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(.components(ResolvedColor.make(colorSpace, red, green, blue, opacity)))
    }

    /// A grey, 0 black … 1 white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour of hue, saturation and brightness, each 0…1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - hue.rounded(.down)) * 6
        func component(_ offset: Double) -> Double {
            let k = (offset + sector).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// A colour of the asset catalogue.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.asset(name, bundle: bundle?.resourcePath))
    }

    /// The colour, its alpha multiplied.
    public func opacity(_ opacity: Double) -> Color { Color(.opacity(self, opacity)) }

    /// The system's red, of the look, in light and dark (rules.md §16.2).
    public static let red = Color(.system(.red))
    /// The system's orange, of the look, in light and dark (rules.md §16.2).
    public static let orange = Color(.system(.orange))
    /// The system's yellow, of the look, in light and dark (rules.md §16.2).
    public static let yellow = Color(.system(.yellow))
    /// The system's green, of the look, in light and dark (rules.md §16.2).
    public static let green = Color(.system(.green))
    /// The system's mint, of the look, in light and dark (rules.md §16.2).
    public static let mint = Color(.system(.mint))
    /// The system's teal, of the look, in light and dark (rules.md §16.2).
    public static let teal = Color(.system(.teal))
    /// The system's cyan, of the look, in light and dark (rules.md §16.2).
    public static let cyan = Color(.system(.cyan))
    /// The system's blue, of the look, in light and dark (rules.md §16.2).
    public static let blue = Color(.system(.blue))
    /// The system's indigo, of the look, in light and dark (rules.md §16.2).
    public static let indigo = Color(.system(.indigo))
    /// The system's purple, of the look, in light and dark (rules.md §16.2).
    public static let purple = Color(.system(.purple))
    /// The system's pink, of the look, in light and dark (rules.md §16.2).
    public static let pink = Color(.system(.pink))
    /// The system's brown, of the look, in light and dark (rules.md §16.2).
    public static let brown = Color(.system(.brown))
    /// The system's grey, of the look, in light and dark (rules.md §16.2).
    public static let gray = Color(.system(.gray))
    /// White, in light and dark.
    public static let white = Color(red: 1, green: 1, blue: 1)
    /// Black, in light and dark.
    public static let black = Color(red: 0, green: 0, blue: 0)
    /// Nothing is painted, though room is taken as by any colour (rules.md §16.1).
    public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
    /// The colour of primary content.
    public static let primary = Color(.system(.label))
    /// The colour of secondary content.
    public static let secondary = Color(.system(.secondaryLabel))
    /// The tint where one is set, else the colour set `AccentColor` of the assets, else blue (rules.md §16.5).
    public static let accentColor = Color(.accent)

    public var description: String { "\(storage)" }
}

extension ResolvedColor {
    /// sRGB components from another encoding; not-a-numbers count as 0, all are held to 0…1 in that encoding. Those of Display P3
    /// may lie outside of it in sRGB.
    static func make(
        _ space: Color.RGBColorSpace, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
    ) -> ResolvedColor {
        func sane(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
        let (r, g, b) = (sane(red), sane(green), sane(blue))
        switch space {
        case .sRGB: return ResolvedColor(red: r, green: g, blue: b, alpha: sane(alpha))
        case .sRGBLinear:
            return ResolvedColor(red: encoded(r), green: encoded(g), blue: encoded(b), alpha: sane(alpha))
        case .displayP3:
            let (lr, lg, lb) = linearSRGB(fromP3: r, g, b)
            return ResolvedColor(red: encoded(lr), green: encoded(lg), blue: encoded(lb), alpha: sane(alpha))
        }
    }
}

extension Color {
    /// The colour's components where it stands.
    @MainActor func resolved(_ builder: ViewTreeBuilder) -> ResolvedColor {
        let environment = builder.environment
        switch storage {
        case .accent:
            return (environment.tintColor ?? Color(.ownAccent)).resolved(builder)
        case .ownAccent:
            return builder.context.accentColor(isDark: environment.colorScheme == .dark)
                ?? SystemColor.blue.resolved(in: environment)
        case .opacity(let color, let opacity): return color.resolved(builder).multiplyingAlpha(opacity)
        case .mix(let color, let other, let share, let space):
            return color.resolved(builder).mixed(
                with: other.resolved(builder), by: share, isPerceptual: space.isPerceptual)
        case .asset(let name, let bundle):
            return builder.context.assetColor(named: name, bundle: bundle, isDark: environment.colorScheme == .dark)
        case .components, .system, .level, .custom: return resolved(in: environment)
        }
    }
}

extension ResolvedColor {
    func multiplyingAlpha(_ factor: Double) -> ResolvedColor {
        var color = self
        color.alpha *= factor.isNaN ? 1 : min(max(factor, 0), 1)
        return color
    }
}

extension Color: _PrimitiveView {
    @MainActor public static func _build(_ view: Color, into builder: ViewTreeBuilder) {
        builder.push(
            builder.tree.addFlexible(), NodeItem("Color", builder.fill(view.resolved(builder))))
    }
}

import GalleyGraph

/// A ground that lets what lies behind show through (rules.md §16.7).
///
/// What lies behind is blurred and its colours are made stronger, under a translucent ground whose colour is an approximation:
/// a diagnostic of level note says so.
nonisolated public struct Material: ShapeStyle {
    /// How opaque it is, in the light and in the dark. Chosen: Apple's tints are mixed with the blurred ground in several steps.
    private let light, dark: Double

    private init(light: Double, dark: Double) {
        self.light = light
        self.dark = dark
    }

    /// The one through which most is seen: its ground covers half of it, a little more in the dark (rules.md §16.7).
    public static let ultraThin = Material(light: 0.5, dark: 0.55)
    /// A ground of 65 %, 70 in the dark (rules.md §16.7).
    public static let thin = Material(light: 0.65, dark: 0.7)
    /// A ground of 80 %, 82 in the dark (rules.md §16.7).
    public static let regular = Material(light: 0.8, dark: 0.82)
    /// A ground of 88 %, 90 in the dark (rules.md §16.7).
    public static let thick = Material(light: 0.88, dark: 0.9)
    /// The one through which least is seen: a ground of 94 %, 95 in the dark (rules.md §16.7).
    public static let ultraThick = Material(light: 0.94, dark: 0.95)
    /// That of bars.
    public static let bar = Material(light: 0.94, dark: 0.94)

    /// How far what lies behind is blurred, in points, and how much stronger its colours become. Those of UIKit's materials are
    /// reported to be these (rules.md §16.7).
    private static let blur = 29.5
    private static let saturation = 1.8

    @MainActor public static func _paint(_ style: Self, in builder: ViewTreeBuilder) -> StylePaint {
        builder.context.report(
            .note,
            "A material is what lies behind it, blurred, under a translucent ground: Apple's tints are mixed in several steps."
        )
        let isDark = builder.environment.colorScheme == .dark
        let level = isDark ? 37 / 255.0 : 247 / 255.0
        let tint = ResolvedColor(red: level, green: level, blue: level, alpha: isDark ? style.dark : style.light)
        return .material(LayerBackdrop(radius: blur, saturation: saturation, tint: tint), opacity: 1)
    }
}

extension ShapeStyle where Self == Material {
    /// `Material.ultraThin`, through which most is seen.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// `Material.thin`.
    public static var thinMaterial: Material { .thin }
    /// `Material.regular`.
    public static var regularMaterial: Material { .regular }
    /// `Material.thick`.
    public static var thickMaterial: Material { .thick }
    /// `Material.ultraThick`, through which least is seen.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of bars.
    public static var bar: Material { .bar }
}

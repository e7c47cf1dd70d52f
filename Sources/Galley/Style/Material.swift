/// A ground that lets what lies behind show through.
///
/// Apple's blurs what lies behind and makes its colours stronger. This one is a plain translucent colour, and a diagnostic of
/// level note says so.
nonisolated public struct Material: ShapeStyle {
    /// How opaque it is, in the light and in the dark. Chosen: Apple's tints are mixed with the blurred ground in several steps.
    private let light, dark: Double

    private init(light: Double, dark: Double) {
        self.light = light
        self.dark = dark
    }

    public static let ultraThin = Material(light: 0.5, dark: 0.55)
    public static let thin = Material(light: 0.65, dark: 0.7)
    public static let regular = Material(light: 0.8, dark: 0.82)
    public static let thick = Material(light: 0.88, dark: 0.9)
    public static let ultraThick = Material(light: 0.94, dark: 0.95)
    /// That of bars.
    public static let bar = Material(light: 0.94, dark: 0.94)

    @MainActor public static func _paint(_ style: Self, in builder: ViewTreeBuilder) -> StylePaint {
        builder.context.report(
            .note, "A material is drawn as a translucent ground: it does not blur what lies behind it.")
        let isDark = builder.environment.colorScheme == .dark
        let level = isDark ? 37 / 255.0 : 247 / 255.0
        return .color(
            ResolvedColor(red: level, green: level, blue: level, alpha: isDark ? style.dark : style.light))
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}

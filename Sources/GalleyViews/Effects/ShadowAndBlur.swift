import GalleyGraph

/// Puts a shadow behind a view. The colour is known only where the view is.
nonisolated struct ShadowModifier: PrimitiveModifier {
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let shadow = LayerShadow(
            color: modifier.color.resolved(builder), radius: Double(modifier.radius), x: Double(modifier.x),
            y: Double(modifier.y), falloff: builder.environment.textPlatform.shadowFalloff)
        EffectModifier._build(
            EffectModifier(kind: "shadow", effect: ShadowEffect(shadow: shadow)), around: content, into: builder)
    }
}

extension TextPlatform {
    /// How shadows end there.
    nonisolated var shadowFalloff: LayerShadow.Falloff { self == .macOS ? .long : .short }
}

extension View {
    /// Puts a blurred, shifted copy of the view's silhouette behind it. Layout does not notice.
    /// - Parameters:
    ///   - color: The copy's colour; a third of black by default (rules.md §17.1).
    ///   - radius: How far it is blurred: half of the colour's alpha is left at the edge of a large view, a seventh one radius
    ///     further out, nothing two radii out.
    ///   - x: How far to the right it lies; to the left in a layout from right to left.
    ///   - y: How far down it lies.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(ShadowModifier(color: color, radius: radius, x: x, y: y))
    }

    /// Blurs the view's picture. Layout does not notice (rules.md §17.1).
    /// - Parameters:
    ///   - radius: How far the picture is blurred.
    ///   - opaque: Whether the picture's outline stays sharp.
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(
            EffectModifier(kind: "blur", effect: BlurEffect(blur: LayerBlur(radius: Double(radius), isOpaque: opaque))))
    }
}

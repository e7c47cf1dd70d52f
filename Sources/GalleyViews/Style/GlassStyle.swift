import GalleyGraph

extension Glass {
    /// That of sheets, menus and dialogs, which whole pages of content lie on.
    static var thick: Glass { Glass(kind: .thick) }
}

/// What lies behind, blurred and under a translucent ground, so that the glass has the light of what it lies on
/// (rules.md §16.7).
nonisolated struct GlassStyle: ShapeStyle {
    let glass: Glass
    /// Whether documents hold a picture of it. That of bars is painted in one colour there.
    var isPictured = true

    @MainActor static func _paint(_ style: Self, in builder: ViewTreeBuilder) -> StylePaint {
        let isDark = builder.environment.colorScheme == .dark
        let look = Look(style.glass.kind, isDark: isDark)
        var tint = ResolvedColor(red: look.level, green: look.level, blue: look.level, alpha: look.cover)
        if let color = style.glass.color?.resolved(builder) { tint = color.multiplyingAlpha(by: 0.8) }
        // What it comes to over the ground of a screen, which hardly lets anything through.
        let flat = look.level * look.cover + (isDark ? 0 : 1 - look.cover)
        let document = ResolvedColor(
            red: flat, green: flat, blue: flat, alpha: style.glass.kind == .thick ? 1 : isDark ? 0.92 : 0.9)
        return .material(
            LayerBackdrop(
                radius: look.blur, saturation: style.glass.color == nil ? look.saturation : 1.4, tint: tint,
                documentColor: style.isPictured ? nil : document),
            opacity: 1)
    }

    /// What covers what lies behind, and how much of its colours, beside its light, is left: a saturation under the cover.
    /// Measured over black, greys, white and red, but for clear glass and how much thick glass blurs (rules.md §16.7).
    private struct Look {
        var level, cover, saturation, blur: Double

        init(_ kind: Glass.Kind, isDark: Bool) {
            (level, cover, saturation, blur) = (220 / 222, 222 / 255, 5.77, 2.25)
            switch kind {
            case .regular, .identity: if isDark { (level, cover, saturation) = (19 / 190, 190 / 255, 2.85) }
            case .clear: (level, cover, saturation, blur) = (isDark ? 0.16 : 1, 0.15, 1.4, 6)
            case .thick:
                if isDark { (level, cover, saturation) = (57 / 203, 203 / 255, 3.11) }
                blur = 12
            }
        }
    }
}

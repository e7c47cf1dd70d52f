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
        let flat = isDark ? look.level * look.cover : 1
        let document = ResolvedColor(
            red: flat, green: flat, blue: flat, alpha: style.glass.kind == .thick ? 1 : isDark ? 0.92 : 0.9)
        return .material(
            LayerBackdrop(
                radius: look.blur, saturation: 1.4, tint: tint, documentColor: style.isPictured ? nil : document),
            opacity: 1)
    }

    /// Chosen, but for the dark: over black a bar's glass was measured at 19 of 255 (rules.md §16.7).
    private struct Look {
        var level, cover, blur: Double

        init(_ kind: Glass.Kind, isDark: Bool) {
            switch kind {
            case .regular, .identity: (level, cover, blur) = isDark ? (0.124, 0.6, 6) : (1, 0.65, 6)
            case .clear: (level, cover, blur) = (isDark ? 0.16 : 1, 0.15, 6)
            case .thick: (level, cover, blur) = isDark ? (0.125, 0.88, 12) : (1, 0.85, 12)
            }
        }
    }
}

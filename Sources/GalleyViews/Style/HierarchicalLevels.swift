import GalleyGraph

/// A level of another style: its second, third, fourth or fifth.
nonisolated public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let level: Int

    @MainActor public static func _paint(_ style: Self, in builder: ViewTreeBuilder) -> StylePaint {
        if let base = style.base as? any LeveledStyle { return base.paint(level: style.level, builder) }
        return Base._paint(style.base, in: builder).multiplyingAlpha(ForegroundLevels.fading(style.level))
    }
}

extension ShapeStyle {
    /// The style's second level: the system's own, or the style at a half of its alpha.
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    /// The style's third level: the system's own, or the style at a quarter of its alpha.
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    /// The style's fourth level.
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
    /// The style's fifth level.
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

/// A style that has its own levels.
protocol LeveledStyle {
    @MainActor func paint(level: Int, _ builder: ViewTreeBuilder) -> StylePaint
}

extension ForegroundStyle: LeveledStyle {
    @MainActor func paint(level: Int, _ builder: ViewTreeBuilder) -> StylePaint { builder.foreground(level: level) }
}

extension BackgroundStyle: LeveledStyle {
    /// The system's backgrounds are white, a light grey and white, or black and two dark greys (rules.md §16.3).
    @MainActor func paint(level: Int, _ builder: ViewTreeBuilder) -> StylePaint {
        if let paint = builder.environment.backgroundPaint {
            return paint.multiplyingAlpha(ForegroundLevels.fading(level))
        }
        let color: SystemColor = level == 1 ? .groupedBackground : .tertiaryBackground
        return .color(color.resolved(in: builder.environment))
    }
}

extension ForegroundLevels {
    /// What the alpha of a style is multiplied by on a level (rules.md §16.4).
    package static func fading(_ level: Int) -> Double { [1, 0.5, 0.25, 0.18, 0.05][min(max(level, 0), 4)] }
}

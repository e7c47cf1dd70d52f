import GalleyGraph

/// Lines between views (rules.md §16.3).
nonisolated public struct SeparatorShapeStyle: ShapeStyle {
    /// Makes the style.
    public init() {}

    @MainActor public static func _paint(_ style: Self, in builder: ViewTreeBuilder) -> StylePaint {
        builder.paint(.separator)
    }
}

/// Grounds of controls, which let what lies behind show through. Further levels let more through (rules.md §16.3).
nonisolated public struct FillShapeStyle: ShapeStyle, LeveledStyle {
    /// Makes the style.
    public init() {}

    @MainActor public static func _paint(_ style: Self, in builder: ViewTreeBuilder) -> StylePaint {
        builder.paint(.fill)
    }

    @MainActor func paint(level: Int, _ builder: ViewTreeBuilder) -> StylePaint {
        builder.paint([.fill, .secondaryFill, .tertiaryFill, .quaternaryFill][min(max(level, 0), 3)])
    }
}

/// Links, which are blue.
nonisolated public struct LinkShapeStyle: ShapeStyle {
    /// Makes the style.
    public init() {}

    @MainActor public static func _paint(_ style: Self, in builder: ViewTreeBuilder) -> StylePaint {
        builder.paint(.link)
    }
}

/// What stands in an empty field.
nonisolated public struct PlaceholderTextShapeStyle: ShapeStyle {
    /// Makes the style.
    public init() {}

    @MainActor public static func _paint(_ style: Self, in builder: ViewTreeBuilder) -> StylePaint {
        builder.paint(.tertiaryLabel)
    }
}

/// What is selected: the tint.
nonisolated public struct SelectionShapeStyle: ShapeStyle {
    /// Makes the style.
    public init() {}

    @MainActor public static func _paint(_ style: Self, in builder: ViewTreeBuilder) -> StylePaint {
        TintShapeStyle._paint(TintShapeStyle(), in: builder)
    }
}

/// The ground of windows: white in light and black in dark.
nonisolated public struct WindowBackgroundShapeStyle: ShapeStyle {
    /// Makes the style.
    public init() {}

    @MainActor public static func _paint(_ style: Self, in builder: ViewTreeBuilder) -> StylePaint {
        builder.paint(.background)
    }
}

extension ViewTreeBuilder {
    /// A system colour in the appearance around.
    fileprivate func paint(_ color: SystemColor) -> StylePaint { .color(color.resolved(in: environment)) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// Lines between views.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// Grounds of controls, which let what lies behind show through. Further levels let more through.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// Links, which are blue.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// What stands in an empty field.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// What is selected: the tint.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The ground of windows: white in light and black in dark.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// A shadow of what a style fills.
nonisolated public struct ShadowStyle: Equatable, Sendable {
    fileprivate let color: Color
    fileprivate let radius, x, y: CGFloat

    /// A shadow behind what is filled; lengths are in points.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y)
    }
}

extension ShapeStyle {
    /// The style with a shadow of what it fills.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(base: self, shadow: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with a shadow of what it fills.
    public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().shadow(style))
    }
}

private nonisolated struct ShadowedStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let shadow: ShadowStyle

    @MainActor static func _paint(_ style: Self, in builder: ViewTreeBuilder) -> StylePaint {
        let shadow = style.shadow
        return .shadowed(
            Base._paint(style.base, in: builder),
            LayerShadow(
                color: shadow.color.resolved(builder), radius: Double(shadow.radius), x: Double(shadow.x),
                y: Double(shadow.y)))
    }
}

extension StylePaint {
    /// The shadows behind what is filled, the hindmost first.
    private var shadows: [LayerShadow] {
        guard case .shadowed(let paint, let shadow) = self else { return [] }
        return [shadow] + paint.shadows
    }

    /// Items that are drawn with the paint, with its shadows behind them.
    func shadowing(_ items: [DrawItem], _ filters: [ColorFilter]) -> [DrawItem] {
        shadows.reversed().reduce(items) { items, shadow in
            let color = filters.reversed().reduce(shadow.color) { $1.apply(to: $0) }
            let shadow = LayerShadow(color: color, radius: shadow.radius, x: shadow.x, y: shadow.y)
            return shadow.isVisible ? [.group(effect: .shadow(shadow), items)] : items
        }
    }
}

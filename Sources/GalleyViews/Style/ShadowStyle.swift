import GalleyGraph

/// A shadow of what a style fills.
nonisolated public struct ShadowStyle: Equatable, Sendable {
    fileprivate let color: Color
    fileprivate let radius, x, y: CGFloat
    fileprivate let isInner: Bool

    /// A shadow behind what is filled; lengths are in points.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
    }

    /// A shadow that falls into what is filled, as if it lay deeper than what is around; lengths are in points
    /// (rules.md §16.8).
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
    }
}

extension ShapeStyle {
    /// The style with a shadow of what it fills.
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowShapeStyle(style: self, shadowStyle: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with a shadow of what it fills.
    public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
        AnyShapeStyle(ForegroundStyle().shadow(style))
    }
}

/// A style with a shadow of what it fills: what `shadow(_:)` gives.
nonisolated public struct _ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
    /// The style without the shadow.
    public var style: Base
    /// The shadow.
    public var shadowStyle: ShadowStyle

    /// A style with a shadow.
    public init(style: Base, shadowStyle: ShadowStyle) {
        self.style = style
        self.shadowStyle = shadowStyle
    }

    @MainActor public static func _paint(_ style: Self, in builder: ViewTreeBuilder) -> StylePaint {
        let shadow = style.shadowStyle
        let paint = Base._paint(style.style, in: builder)
        let layer = LayerShadow(
            color: shadow.color.resolved(builder), radius: Double(shadow.radius), x: Double(shadow.x),
            y: Double(shadow.y), falloff: builder.environment.textPlatform.shadowFalloff)
        return shadow.isInner ? .innerShadowed(paint, layer) : .shadowed(paint, layer)
    }
}

extension StylePaint {
    /// Items that are drawn with the paint, with what the paint does to all of them: shadows behind and inside, and what shows
    /// through.
    package func finishing(_ items: [DrawItem], _ filters: [ColorFilter]) -> [DrawItem] {
        func filtered(_ color: ResolvedColor) -> ResolvedColor { filters.reversed().reduce(color) { $1.apply(to: $0) } }
        func filtered(_ shadow: LayerShadow) -> LayerShadow {
            var shadow = shadow
            shadow.color = filtered(shadow.color)
            return shadow
        }
        switch self {
        case .shadowed(let paint, let shadow):
            let (items, shadow) = (paint.finishing(items, filters), filtered(shadow))
            return shadow.isVisible ? [.group(effect: .shadow(shadow), items)] : items
        case .innerShadowed(let paint, let shadow):
            let (items, shadow) = (paint.finishing(items, filters), filtered(shadow))
            return shadow.isVisible ? [.group(effect: .innerShadow(shadow), items)] : items
        case .material(var backdrop, _):
            backdrop.tint = filtered(backdrop.tint)
            backdrop.documentColor = backdrop.documentColor.map(filtered)
            return [.group(effect: .backdrop(backdrop), items)]
        case .color, .linear, .radial, .elliptical, .angular, .mesh, .image:
            return items
        }
    }
}

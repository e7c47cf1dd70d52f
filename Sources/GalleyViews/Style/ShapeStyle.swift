import GalleyGraph

/// A colour or pattern that fills shapes and text.
public protocol ShapeStyle: Sendable {
    /// What a style of one's own comes to in an environment.
    associatedtype Resolved: ShapeStyle = Never

    /// The style that this one is in an environment; asked for wherever the style is drawn.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// The style's paint where it stands. Styles that resolve to others need none of their own.
    @MainActor static func _paint(_ style: Self, in builder: ViewTreeBuilder) -> StylePaint
}

extension ShapeStyle where Resolved == Never {
    /// Never asked for: such a style is drawn directly.
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) is drawn directly and resolves to no other style")
    }
}

extension ShapeStyle {
    @MainActor public static func _paint(_ style: Self, in builder: ViewTreeBuilder) -> StylePaint {
        guard Resolved.self != Never.self else {
            builder.context.report(
                .warning, "\(Self.self) resolves to no style: it has no resolve(in:). Nothing is drawn.")
            return .color(.clear)
        }
        var paint = StylePaint.color(.clear)
        builder.resolving(Self.self) {
            paint = Resolved._paint(style.resolve(in: builder.environment), in: builder)
        }
        return paint
    }
}

extension Never: ShapeStyle {
    /// There is none.
    public typealias Resolved = Never
    @MainActor public static func _paint(_ style: Never, in builder: ViewTreeBuilder) -> StylePaint {}
}

extension Color: ShapeStyle {
    @MainActor public static func _paint(_ style: Color, in builder: ViewTreeBuilder) -> StylePaint {
        .color(style.resolved(builder))
    }
}

/// A style of any type.
nonisolated public struct AnyShapeStyle: ShapeStyle {
    private let paint: @MainActor @Sendable (ViewTreeBuilder) -> StylePaint

    /// The style, its type hidden.
    public init<S: ShapeStyle>(_ style: S) { paint = { S._paint(style, in: $0) } }

    @MainActor public static func _paint(_ style: AnyShapeStyle, in builder: ViewTreeBuilder) -> StylePaint {
        style.paint(builder)
    }
}

/// A level of the current foreground style: primary, secondary and so on (rules.md §16.4).
nonisolated public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int

    /// The first level of the foreground style.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level: fainter than the first.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth and faintest level.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    @MainActor public static func _paint(_ style: Self, in builder: ViewTreeBuilder) -> StylePaint {
        builder.foreground(level: style.level)
    }
}

/// The foreground style of the surroundings.
nonisolated public struct ForegroundStyle: ShapeStyle {
    /// Makes the style.
    public init() {}

    @MainActor public static func _paint(_ style: Self, in builder: ViewTreeBuilder) -> StylePaint {
        builder.foreground(level: 0)
    }
}

/// The tint of the surroundings, or the accent colour.
nonisolated public struct TintShapeStyle: ShapeStyle {
    /// Makes the style.
    public init() {}

    @MainActor public static func _paint(_ style: Self, in builder: ViewTreeBuilder) -> StylePaint {
        builder.environment.tintPaint ?? .color(Color.accentColor.resolved(builder))
    }
}

// Disfavored, so that the compiler does not try each `Color.red` twice: together with what is around it, which takes it as long again.
extension ShapeStyle where Self == Color {
    /// The system's red, which depends on the look and the appearance.
    @_disfavoredOverload public static var red: Color { .init(.system(.red)) }
    /// The system's orange, which depends on the look and the appearance.
    @_disfavoredOverload public static var orange: Color { .init(.system(.orange)) }
    /// The system's yellow, which depends on the look and the appearance.
    @_disfavoredOverload public static var yellow: Color { .init(.system(.yellow)) }
    /// The system's green, which depends on the look and the appearance.
    @_disfavoredOverload public static var green: Color { .init(.system(.green)) }
    /// The system's mint, which depends on the look and the appearance.
    @_disfavoredOverload public static var mint: Color { .init(.system(.mint)) }
    /// The system's teal, which depends on the look and the appearance.
    @_disfavoredOverload public static var teal: Color { .init(.system(.teal)) }
    /// The system's cyan, which depends on the look and the appearance.
    @_disfavoredOverload public static var cyan: Color { .init(.system(.cyan)) }
    /// The system's blue, which depends on the look and the appearance.
    @_disfavoredOverload public static var blue: Color { .init(.system(.blue)) }
    /// The system's indigo, which depends on the look and the appearance.
    @_disfavoredOverload public static var indigo: Color { .init(.system(.indigo)) }
    /// The system's purple, which depends on the look and the appearance.
    @_disfavoredOverload public static var purple: Color { .init(.system(.purple)) }
    /// The system's pink, which depends on the look and the appearance.
    @_disfavoredOverload public static var pink: Color { .init(.system(.pink)) }
    /// The system's brown, which depends on the look and the appearance.
    @_disfavoredOverload public static var brown: Color { .init(.system(.brown)) }
    /// White, in light and dark appearance.
    @_disfavoredOverload public static var white: Color { Color(red: 1, green: 1, blue: 1) }
    /// The system's gray, which depends on the look and the appearance.
    @_disfavoredOverload public static var gray: Color { .init(.system(.gray)) }
    /// Black, in light and dark appearance.
    @_disfavoredOverload public static var black: Color { Color(red: 0, green: 0, blue: 0) }
    /// Nothing to be seen.
    @_disfavoredOverload public static var clear: Color { Color(red: 0, green: 0, blue: 0, opacity: 0) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The first level of the foreground style.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
    /// The second level: fainter than the first.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
    /// The third level.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
    /// The fourth level.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
    /// The fifth and faintest level.
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style of the environment.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The environment's tint.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle {
    /// The style, its alpha multiplied.
    @_disfavoredOverload  // a color's own first
    public func opacity(_ opacity: Double) -> some ShapeStyle { FadedStyle(base: self, opacity: opacity) }
}

/// A style with its alpha multiplied.
private nonisolated struct FadedStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double

    @MainActor static func _paint(_ style: Self, in builder: ViewTreeBuilder) -> StylePaint {
        Base._paint(style.base, in: builder).multiplyingAlpha(style.opacity)
    }
}

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

/// A style's paint before the shape that it fills is known.
public enum StylePaint: Sendable {
    /// One colour.
    case color(ResolvedColor)
    /// Between two points, as parts of the shape's width and height.
    case linear([GradientStop], UnitPoint, UnitPoint)
    /// Around a point, as a part of the shape's width and height, between two radii in points.
    case radial([GradientStop], UnitPoint, CGFloat, CGFloat)
    /// Radii are parts of the width and height of what is filled.
    case elliptical([GradientStop], UnitPoint, CGFloat, CGFloat)
    /// Around a point, as a part of the shape's width and height, from one angle to another, clockwise.
    case angular([GradientStop], UnitPoint, Angle, Angle)
    /// A mesh; where its unit square lies is what is filled.
    case mesh(MeshGradientPaint)
    /// A picture that repeats itself, in this size.
    case image(RasterImage, CGSize)
    /// What lies behind, blurred and tinted, and how opaque all of that is.
    case material(LayerBackdrop, opacity: Double)
    /// Another paint, with a shadow behind what it fills.
    indirect case shadowed(StylePaint, LayerShadow)
    /// Another paint, with a shadow that falls into what it fills.
    indirect case innerShadowed(StylePaint, LayerShadow)

    /// The paint for a shape in `rect`.
    func resolved(in rect: CGRect) -> Paint {
        func point(_ unit: UnitPoint) -> CGPoint {
            CGPoint(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height)
        }
        switch self {
        case .color(let color): return .color(color)
        case .linear(let stops, let start, let end): return .linearGradient(stops, start: point(start), end: point(end))
        case .radial(let stops, let center, let start, let end):
            return .radialGradient(stops, center: point(center), startRadius: Double(start), endRadius: Double(end))
        case .elliptical(let stops, let center, let start, let end):
            return .radialGradient(
                stops, center: point(center), startRadius: Double(start * rect.width),
                endRadius: Double(end * rect.width),
                heightPerWidth: rect.width > 0 ? Double(rect.height / rect.width) : 0)
        case .angular(let stops, let center, let start, let end):
            return .angularGradient(stops, center: point(center), startAngle: start.radians, endAngle: end.radians)
        case .mesh(let mesh): return .mesh(mesh.over(rect))
        case .image(let image, let size): return .imagePattern(image, tile: CGRect(origin: rect.origin, size: size))
        // How opaque it is says where the material shows.
        case .material(_, let opacity): return .color(ResolvedColor.black.multiplyingAlpha(by: opacity))
        case .shadowed(let paint, _), .innerShadowed(let paint, _): return paint.resolved(in: rect)
        }
    }

    func multiplyingAlpha(_ factor: Double) -> StylePaint {
        func faded(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(color: $0.color.multiplyingAlpha(factor), location: $0.location) }
        }
        switch self {
        case .color(let color): return .color(color.multiplyingAlpha(factor))
        case .linear(let stops, let start, let end): return .linear(faded(stops), start, end)
        case .radial(let stops, let center, let start, let end): return .radial(faded(stops), center, start, end)
        case .elliptical(let stops, let center, let start, let end):
            return .elliptical(faded(stops), center, start, end)
        case .angular(let stops, let center, let start, let end): return .angular(faded(stops), center, start, end)
        case .mesh(let mesh):
            if case .mesh(let faded) = Paint.mesh(mesh).mapColors({ $0.multiplyingAlpha(factor) }) {
                return .mesh(faded)
            }
            return self
        case .image(let image, let size):
            let paint = Paint.imagePattern(image, tile: CGRect(x: 0, y: 0, width: 1, height: 1))
            if case .image(let faded) = paint.mapColors({ $0.multiplyingAlpha(factor) }) {
                return .image(faded.image, size)
            }
            return self
        case .material(let backdrop, let opacity): return .material(backdrop, opacity: opacity * factor)
        case .shadowed(let paint, var shadow):
            shadow.color = shadow.color.multiplyingAlpha(factor)
            return .shadowed(paint.multiplyingAlpha(factor), shadow)
        case .innerShadowed(let paint, var shadow):
            shadow.color = shadow.color.multiplyingAlpha(factor)
            return .innerShadowed(paint.multiplyingAlpha(factor), shadow)
        }
    }
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

extension ShapeStyle where Self == Color {
    /// The system's red, which depends on the look and the appearance.
    public static var red: Color { .init(.system(.red)) }
    /// The system's orange, which depends on the look and the appearance.
    public static var orange: Color { .init(.system(.orange)) }
    /// The system's yellow, which depends on the look and the appearance.
    public static var yellow: Color { .init(.system(.yellow)) }
    /// The system's green, which depends on the look and the appearance.
    public static var green: Color { .init(.system(.green)) }
    /// The system's mint, which depends on the look and the appearance.
    public static var mint: Color { .init(.system(.mint)) }
    /// The system's teal, which depends on the look and the appearance.
    public static var teal: Color { .init(.system(.teal)) }
    /// The system's cyan, which depends on the look and the appearance.
    public static var cyan: Color { .init(.system(.cyan)) }
    /// The system's blue, which depends on the look and the appearance.
    public static var blue: Color { .init(.system(.blue)) }
    /// The system's indigo, which depends on the look and the appearance.
    public static var indigo: Color { .init(.system(.indigo)) }
    /// The system's purple, which depends on the look and the appearance.
    public static var purple: Color { .init(.system(.purple)) }
    /// The system's pink, which depends on the look and the appearance.
    public static var pink: Color { .init(.system(.pink)) }
    /// The system's brown, which depends on the look and the appearance.
    public static var brown: Color { .init(.system(.brown)) }
    /// White, in light and dark appearance.
    public static var white: Color { Color(red: 1, green: 1, blue: 1) }
    /// The system's gray, which depends on the look and the appearance.
    public static var gray: Color { .init(.system(.gray)) }
    /// Black, in light and dark appearance.
    public static var black: Color { Color(red: 0, green: 0, blue: 0) }
    /// Nothing to be seen.
    public static var clear: Color { Color(red: 0, green: 0, blue: 0, opacity: 0) }
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

/// The styles that `foregroundStyle` set, one per level given.
struct ForegroundLevels: Sendable {
    var paints: [StylePaint]
}

private enum ForegroundKey: EnvironmentKey { static let defaultValue: ForegroundLevels? = nil }
private enum DefaultForegroundKey: EnvironmentKey { static let defaultValue: ForegroundLevels? = nil }
private enum TintKey: EnvironmentKey { static let defaultValue: Color? = nil }

extension EnvironmentValues {
    var foreground: ForegroundLevels? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    /// What a control gives its label where nobody has set a foreground style around it.
    var defaultForeground: ForegroundLevels? {
        get { self[DefaultForegroundKey.self] }
        set { self[DefaultForegroundKey.self] = newValue }
    }

    var tintColor: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}

extension ViewTreeBuilder {
    /// The paint of a level of the current foreground style; further levels than were given are the first, faded to
    /// 1, 0.5, 0.25, 0.18 (rules.md §16.4).
    func foreground(level: Int) -> StylePaint {
        guard level == 0 else { return makeForeground(level: level) }
        if let latestForeground, latestForeground.environment.isSame(as: environment) { return latestForeground.paint }
        let paint = makeForeground(level: 0)
        latestForeground = (environment, paint)
        return paint
    }

    private func makeForeground(level: Int) -> StylePaint {
        guard let levels = environment.foreground ?? environment.defaultForeground, let first = levels.paints.first
        else {
            return .color(SystemColor.label(level: level).resolved(in: environment))
        }
        if level < levels.paints.count { return levels.paints[level] }
        return first.multiplyingAlpha(ForegroundLevels.fading(level))
    }
}

/// Sets the foreground style, whose paint depends on where the modifier stands; none: that of the system or the control.
nonisolated struct ForegroundModifier: PrimitiveModifier {
    let styles: [AnyShapeStyle]

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let paints = modifier.styles.map { AnyShapeStyle._paint($0, in: builder) }
        builder.with({ $0.foreground = paints.isEmpty ? nil : ForegroundLevels(paints: paints) }) {
            Base._build(content, into: builder)
        }
    }
}

/// Sets the style that foregrounds have where nobody sets one: a control's own, such as the tint of a button's label.
nonisolated private struct DefaultForegroundModifier: PrimitiveModifier {
    let color: Color

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let levels = ForegroundLevels(paints: [.color(modifier.color.resolved(builder))])
        builder.with({ $0.defaultForeground = levels }) { Base._build(content, into: builder) }
    }
}

/// Sets foregrounds to the second level of the style around. Where nobody has set one it is a default, so that a control inside
/// has its own.
nonisolated private struct SecondaryForegroundModifier: PrimitiveModifier {
    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let isSet = builder.environment.foreground != nil
        let levels = ForegroundLevels(paints: [builder.foreground(level: 1)])
        builder.with({ if isSet { $0.foreground = levels } else { $0.defaultForeground = levels } }) {
            Base._build(content, into: builder)
        }
    }
}

extension View {
    /// The second level of the foreground style around, for the value in a row; a button inside keeps its tint.
    nonisolated func secondaryForeground() -> some View { modifier(SecondaryForegroundModifier()) }

    /// The colour of texts, symbols and shapes inside a control, unless a foreground style is set around or inside it.
    nonisolated func defaultForeground(_ color: Color) -> some View {
        modifier(DefaultForegroundModifier(color: color))
    }
}

extension View {
    /// The style of texts, symbols and shapes inside the view (rules.md §16.5).
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(ForegroundModifier(styles: [AnyShapeStyle(style)]))
    }

    /// The primary and secondary style of texts, symbols and shapes inside the view (rules.md §16.5).
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View
    {
        modifier(ForegroundModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }

    /// The primary, secondary and tertiary style of texts, symbols and shapes inside the view (rules.md §16.5).
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(
            ForegroundModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
    }

    /// The colour of texts, symbols and shapes inside the view; nil takes one that is set around it back, so that it is
    /// that of the system or of the control (Apple's documentation of `foregroundColor(_:)`; rules.md §16.5).
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        modifier(ForegroundModifier(styles: color.map { [AnyShapeStyle($0)] } ?? []))
    }

    /// The accent colour inside the view.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}

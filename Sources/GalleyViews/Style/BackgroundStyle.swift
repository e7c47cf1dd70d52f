import GalleyGraph

/// The background of the surroundings: what `backgroundStyle(_:)` sets, or the system's, white in light and black in dark,
/// where it lies over a window a dark grey.
nonisolated public struct BackgroundStyle: ShapeStyle {
    /// Makes the style.
    public init() {}

    @MainActor public static func _paint(_ style: Self, in builder: ViewTreeBuilder) -> StylePaint {
        if let paint = builder.environment.backgroundPaint { return paint }
        if let style = builder.environment.ownBackgroundStyle {
            // What the style says of the background is that of the system: it would lead to itself otherwise.
            var paint = StylePaint.color(SystemColor.background.resolved(in: builder.environment))
            builder.with({ $0.ownBackgroundStyle = nil }) { paint = AnyShapeStyle._paint(style, in: builder) }
            return paint
        }
        return .color(SystemColor.background.resolved(in: builder.environment))
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background of the surroundings.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

private enum BackgroundPaintKey: EnvironmentKey {
    static var defaultValue: StylePaint? { nil }
}

private enum BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// The style of backgrounds that name none; nil is the system's.
    public var backgroundStyle: AnyShapeStyle? {
        get { ownBackgroundStyle }
        set {
            ownBackgroundStyle = newValue
            backgroundPaint = nil
        }
    }

    fileprivate var ownBackgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }

    /// What `backgroundStyle(_:)` has set.
    var backgroundPaint: StylePaint? {
        get { self[BackgroundPaintKey.self] }
        set { self[BackgroundPaintKey.self] = newValue }
    }
}

/// Sets the background style, whose paint depends on where the modifier stands.
nonisolated private struct BackgroundStyleModifier: PrimitiveModifier {
    let style: AnyShapeStyle

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let paint = AnyShapeStyle._paint(modifier.style, in: builder)
        builder.with({
            $0.backgroundStyle = modifier.style
            $0.backgroundPaint = paint
        }) { Base._build(content, into: builder) }
    }
}

extension View {
    /// What the backgrounds inside are drawn with that name no style of their own.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(BackgroundStyleModifier(style: AnyShapeStyle(style)))
    }

    /// The background style behind the view.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// A shape, filled with the background style, behind the view.
    nonisolated public func background<S: InsettableShape>(
        in shape: S, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// A shape, filled with the background style, behind the view.
    @_disfavoredOverload  // as in Layers.swift
    nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }
}

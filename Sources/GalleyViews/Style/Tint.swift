import GalleyGraph

/// Sets the tint to a style, whose paint depends on where the modifier stands.
nonisolated private struct TintModifier: PrimitiveModifier {
    let style: AnyShapeStyle?

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let paint = modifier.style.map { AnyShapeStyle._paint($0, in: builder) }
        if let paint, !paint.isColor {
            builder.context.report(
                .note,
                "A tint that is no colour is drawn by what is filled with `.tint`; controls of one colour take its first."
            )
        }
        let color = paint?.firstColor.map { Color(.components($0)) }
        builder.with({
            $0.tintPaint = paint
            $0.tintColor = color
        }) { Base._build(content, into: builder) }
    }
}

extension StylePaint {
    fileprivate var isColor: Bool { if case .color = self { true } else { false } }

    /// A gradient's colours and where they lie; nil where the paint is none.
    fileprivate var gradient: Gradient? {
        switch self {
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
            .angular(let stops, _, _, _):
            Gradient(
                stops: stops.map { Gradient.Stop(color: Color(.components($0.color)), location: $0.location) })
        case .shadowed(let paint, _), .innerShadowed(let paint, _): paint.gradient
        case .color, .mesh, .image, .material: nil
        }
    }

    /// The paint's colour, or the first of several; nil where it has none.
    var firstColor: ResolvedColor? {
        switch self {
        case .color(let color): color
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
            .angular(let stops, _, _, _):
            stops.first?.color
        case .mesh(let mesh): mesh.quads.first?.colors.first
        case .image: nil
        case .material(let backdrop, _): backdrop.tint
        case .shadowed(let paint, _), .innerShadowed(let paint, _): paint.firstColor
        }
    }
}

private enum TintPaintKey: EnvironmentKey { static var defaultValue: StylePaint? { nil } }

extension EnvironmentValues {
    /// The tint as a style, where it was set as one.
    package var tintPaint: StylePaint? {
        get { self[TintPaintKey.self] }
        set { self[TintPaintKey.self] = newValue }
    }
}

extension EnvironmentValues {
    /// The colours of a tint that is a gradient, for controls that show them along a scale.
    package var tintGradient: Gradient? { tintPaint?.gradient }
}

extension Color {
    /// The colour as a tint: what it says of the accent colour is meant of the tint around it, or the program's own accent
    /// colour. It would lead to itself otherwise.
    func settled(inside tint: Color?) -> Color {
        switch storage {
        case .accent: tint ?? Color(.ownAccent)
        case .opacity(let color, let opacity): color.settled(inside: tint).opacity(opacity)
        case .mix(let color, let other, let share, let space):
            Color(.mix(color.settled(inside: tint), other.settled(inside: tint), share, space))
        case .custom(let color):
            // It is asked as it would be around the tint.
            Color(
                .custom(
                    CustomColor(equalBy: TintedColor(color: color, tint: tint)) {
                        color.resolve(in: $0.tinted(settled: tint))
                    }))
        case .components, .system, .asset, .ownAccent, .level: self
        }
    }
}

/// What a colour of the user's that is a tint is equal by.
private struct TintedColor: Hashable {
    var color: CustomColor
    var tint: Color?
}

extension View {
    /// The colour of controls inside the view (rules.md §16.8).
    nonisolated public func tint(_ tint: Color?) -> some View {
        modifier(
            EnvironmentModifier {
                $0.tintColor = tint
                $0.tintPaint = nil
            })
    }

    /// The style of what is tinted inside the view; nil is the system's (rules.md §16.8).
    @_disfavoredOverload  // a color's own first, so that the compiler does not try both
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        modifier(TintModifier(style: tint.map { AnyShapeStyle($0) }))
    }
}

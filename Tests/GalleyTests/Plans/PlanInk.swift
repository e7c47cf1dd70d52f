import Galley
import GalleyTestSupport

extension Plan {
    /// A style as plain data.
    indirect enum Ink: Equatable, Sendable {
        case hue(Hue)
        /// Primary to quinary.
        case level(Int)
        /// A style with a name.
        case named(Int)
        case material(Int)
        /// `Color.gradient`.
        case shaded(Hue)
        case gradient(Gradation, [Hue], Double, Double)
        case faded(Ink, Double)
        /// A further level of another style.
        case deeper(Ink, Int)
        case shadowed(Ink, Hue, Double, isInner: Bool)
        /// What a style of the user's comes to.
        case resolved(Ink)
        case picture(Double)
    }

    enum Gradation: CaseIterable, Equatable, Sendable { case linear, radial, angular, elliptical, mesh }

    static let levels: [HierarchicalShapeStyle] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
    static let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick, .bar]
    static let namedStyles: [any ShapeStyle] = [
        .tint, .selection, .foreground, .background, .separator, .fill, .link, .placeholder, .windowBackground,
    ]
}

extension Plan.Ink {
    var style: any ShapeStyle {
        switch self {
        case .hue(let hue): return hue.color
        case .level(let level): return Plan.levels[level]
        case .named(let index): return Plan.namedStyles[index]
        case .material(let index): return Plan.materials[index]
        case .shaded(let hue): return hue.color.gradient
        case .gradient(let gradation, let hues, let a, let b): return gradation.style(hues.map(\.color), a, b)
        case .faded(let base, let opacity): return faded(base.style, opacity)
        case .deeper(let base, let level): return deeper(base.style, level)
        case .shadowed(let base, let hue, let radius, let isInner):
            let shadow: ShadowStyle =
                isInner
                ? .inner(color: hue.color, radius: radius, x: radius)
                : .drop(color: hue.color, radius: radius, y: radius)
            return shadowed(base.style, shadow)
        case .resolved(let base): return ResolvedInk(ink: base)
        case .picture(let scale):
            return ImagePaint(image: Image(systemName: "star"), scale: scale)
        }
    }

    private func faded<S: ShapeStyle>(_ style: S, _ opacity: Double) -> any ShapeStyle { style.opacity(opacity) }
    private func shadowed<S: ShapeStyle>(_ style: S, _ shadow: ShadowStyle) -> any ShapeStyle { style.shadow(shadow) }

    private func deeper<S: ShapeStyle>(_ style: S, _ level: Int) -> any ShapeStyle {
        switch level {
        case 1: style.secondary
        case 2: style.tertiary
        case 3: style.quaternary
        default: style.quinary
        }
    }
}

/// A style of the user's that is another one.
private struct ResolvedInk: ShapeStyle {
    let ink: Plan.Ink

    func resolve(in environment: EnvironmentValues) -> AnyShapeStyle { AnyShapeStyle(ink.style) }
}

extension Plan.Gradation {
    fileprivate func style(_ colors: [Color], _ a: Double, _ b: Double) -> any ShapeStyle {
        let gradient = Gradient(colors: colors)
        let point = UnitPoint(x: a, y: b)
        switch self {
        case .linear: return LinearGradient(gradient: gradient, startPoint: point, endPoint: UnitPoint(x: b, y: a))
        case .radial: return RadialGradient(gradient: gradient, center: point, startRadius: a, endRadius: b * 20)
        case .angular:
            return AngularGradient(
                gradient: gradient, center: point, startAngle: .degrees(a * 90), endAngle: .degrees(b * 270))
        case .elliptical:
            return EllipticalGradient(
                gradient: gradient, center: point, startRadiusFraction: a, endRadiusFraction: b)
        case .mesh:
            let points: [SIMD2<Float>] = [[0, 0], [Float(a), 0], [0, Float(b)], [1, 1]]
            return MeshGradient(
                width: 2, height: 2, points: points,
                colors: (0..<4).map { colors.isEmpty ? .red : colors[$0 % colors.count] })
        }
    }
}

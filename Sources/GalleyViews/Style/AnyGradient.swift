import GalleyGraph

extension Gradient {
    /// How colours between two stops are mixed.
    public struct ColorSpace: Hashable, Sendable {
        let isPerceptual: Bool

        /// The components as they are encoded.
        public static let device = ColorSpace(isPerceptual: false)
        /// As they are seen; gradients by themselves do the same (rules.md §16.6).
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    /// The gradient, its colours mixed in a space.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }
}

/// A gradient of any origin. As a style it runs from the top to the bottom (rules.md §16.6).
nonisolated public struct AnyGradient: Hashable, ShapeStyle {
    private enum Source: Hashable, Sendable {
        case gradient(Gradient)
        case color(Color)
    }

    private let source: Source
    private var space = Gradient.ColorSpace.perceptual

    /// The gradient as a style: from top to bottom of what is filled (rules.md §16.6).
    public init(_ gradient: Gradient) { source = .gradient(gradient) }

    fileprivate init(_ color: Color) { source = .color(color) }

    /// The gradient, its colours mixed in a space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var gradient = self
        gradient.space = space
        return gradient
    }

    /// So many parts of a way in sRGB are as good as the way itself.
    private static let parts = 16

    @MainActor func resolved(_ builder: ViewTreeBuilder) -> [GradientStop] {
        let stops: [GradientStop]
        switch source {
        case .gradient(let gradient):
            stops = gradient.resolved(builder)
        case .color(let color):
            stops = color.resolved(builder).shadedStops
        }
        if space.isPerceptual { return stops }
        return zip(stops, stops.dropFirst()).flatMap { from, to in
            (0...Self.parts).map { part in
                let share = Double(part) / Double(Self.parts)
                return GradientStop(
                    color: from.color.mixed(with: to.color, by: share, isPerceptual: false),
                    location: from.location + (to.location - from.location) * share)
            }
        }
    }

    @MainActor public static func _paint(_ style: Self, in builder: ViewTreeBuilder) -> StylePaint {
        .linear(style.resolved(builder), .top, .bottom)
    }
}

extension Gradient: ShapeStyle {
    /// The gradient from the top to the bottom.
    @MainActor public static func _paint(_ style: Self, in builder: ViewTreeBuilder) -> StylePaint {
        .linear(style.resolved(builder), .top, .bottom)
    }
}

extension Color {
    /// The colour's gradient: a little lighter at the top; of a light colour darker at the bottom (rules.md §16.6).
    public var gradient: AnyGradient { AnyGradient(self) }
}

extension ResolvedColor {
    /// The colour on the way to another, both multiplied by alpha on that way.
    func mixed(with other: ResolvedColor, by share: Double, isPerceptual: Bool) -> ResolvedColor {
        if isPerceptual {
            return GradientRamp([GradientStop(color: self, location: 0), GradientStop(color: other, location: 1)])
                .color(at: share)
        }
        let alpha = alpha + (other.alpha - alpha) * share
        guard alpha > 0 else { return .clear }
        func mixed(_ own: Double, _ theirs: Double) -> Double {
            (own * self.alpha * (1 - share) + theirs * other.alpha * share) / alpha
        }
        return ResolvedColor(
            red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue), alpha: alpha)
    }
}

/// A style that paints with the colours of a gradient of any origin.
nonisolated private struct AnyGradientStyle: ShapeStyle {
    let gradient: AnyGradient
    let paint: @Sendable ([GradientStop]) -> StylePaint

    @MainActor static func _paint(_ style: Self, in builder: ViewTreeBuilder) -> StylePaint {
        style.paint(style.gradient.resolved(builder))
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    private static func style(
        _ gradient: AnyGradient, _ paint: @escaping @Sendable ([GradientStop]) -> StylePaint
    ) -> AnyShapeStyle {
        AnyShapeStyle(AnyGradientStyle(gradient: gradient, paint: paint))
    }

    /// A gradient along a line.
    public static func linearGradient(
        _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> some ShapeStyle {
        style(gradient) { .linear($0, startPoint, endPoint) }
    }

    /// A gradient between two circles, radii in points.
    public static func radialGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> some ShapeStyle {
        style(gradient) { .radial($0, center, startRadius, endRadius) }
    }

    /// A gradient between two ellipses, radii as parts of the width and height.
    public static func ellipticalGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> some ShapeStyle {
        style(gradient) { .elliptical($0, center, startRadiusFraction, endRadiusFraction) }
    }

    /// A gradient around a point, between two angles.
    public static func angularGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> some ShapeStyle {
        style(gradient) { .angular($0, center, startAngle, endAngle) }
    }

    /// A gradient once around a point, from an angle on.
    public static func conicGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
    ) -> some ShapeStyle {
        style(gradient) { .angular($0, center, angle, Angle(radians: angle.radians + 2 * .pi)) }
    }
}

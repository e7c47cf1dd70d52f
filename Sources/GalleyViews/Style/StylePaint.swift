import GalleyGraph

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
    indirect case mesh(MeshGradientPaint)
    /// A picture that repeats itself, in this size.
    case image(RasterImage, CGSize)
    /// What lies behind, blurred and tinted, and how opaque all of that is.
    indirect case material(LayerBackdrop, opacity: Double)
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

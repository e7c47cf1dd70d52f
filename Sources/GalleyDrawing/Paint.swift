import Foundation

/// What fills a path, a stroke or a text. Points and lengths are in the coordinate space of the command that uses it.
///
/// A gradient is made by one of the functions below, which turn what has no extent or no stops into a colour. So every
/// gradient has two stops at least, in order, and an extent that can be drawn, and all exporters show the same.
public enum Paint: Hashable, Sendable {
    /// One colour.
    case color(ResolvedColor)
    /// A gradient along a line.
    case linear(LinearGradientPaint)
    /// A gradient between two circles.
    case radial(RadialGradientPaint)
    /// A gradient around a point.
    case angular(AngularGradientPaint)
    /// A gradient over a mesh.
    case mesh(MeshGradientPaint)
    /// A picture that repeats itself.
    case image(ImagePatternPaint)
}

/// A gradient along a line; beyond its ends the end colours continue.
public struct LinearGradientPaint: Hashable, Sendable {
    /// In order of their places; two at least.
    public let stops: [GradientStop]
    /// Where the places 0 and 1 lie, in points; never the same point.
    public let start, end: CGPoint

    fileprivate init(stops: [GradientStop], start: CGPoint, end: CGPoint) {
        self.stops = stops
        self.start = start
        self.end = end
    }
}

/// A gradient between two circles or ellipses about one point; inside the first and outside the second the end colours continue.
public struct RadialGradientPaint: Hashable, Sendable {
    /// In order of their places; two at least.
    public let stops: [GradientStop]
    /// The common centre of both circles, in points.
    public let center: CGPoint
    /// Not negative.
    public let innerRadius: Double
    /// Larger than `innerRadius`.
    public let outerRadius: Double
    /// How tall the ellipses are for their width, which the radii are of: 1 for circles. Positive.
    public let heightPerWidth: Double

    fileprivate init(
        stops: [GradientStop], center: CGPoint, innerRadius: Double, outerRadius: Double, heightPerWidth: Double
    ) {
        self.stops = stops
        self.center = center
        self.innerRadius = innerRadius
        self.outerRadius = outerRadius
        self.heightPerWidth = heightPerWidth
    }
}

/// A gradient around a point. Angles are in radians from the right, clockwise on screen. Where the two angles are less than a
/// turn apart, the end colours fill the gap and meet in its middle; where they are more than a turn apart, the last turn is
/// drawn.
public struct AngularGradientPaint: Hashable, Sendable {
    /// In order of their places; two at least.
    public let stops: [GradientStop]
    /// The point around which the colours turn, in points.
    public let center: CGPoint
    /// From 0 up to a turn.
    public let startAngle: Double
    /// From the start to the end; not 0.
    public let sweep: Double

    fileprivate init(stops: [GradientStop], center: CGPoint, startAngle: Double, sweep: Double) {
        self.stops = stops
        self.center = center
        self.startAngle = startAngle
        self.sweep = sweep
    }
}

extension Paint {
    /// Lengths below this are none: SVG files hold thousandths of a point.
    private static let shortest = 0.001
    /// Lengths from this on have no end: what is in the picture is at their start.
    private static let longest = 1e9

    /// A gradient along a line; its last colour, if the ends are one point. What is not finite never leaves the first colour.
    public static func linearGradient(_ stops: [GradientStop], start: CGPoint, end: CGPoint) -> Paint {
        gradient(stops) { stops, first, last in
            guard isNear(start), isNear(end) else { return .color(first) }
            let length = hypot(Double(end.x - start.x), Double(end.y - start.y))
            if length < shortest { return .color(last) }
            return .linear(LinearGradientPaint(stops: stops, start: start, end: end))
        }
    }

    /// A gradient between two circles, of which either may be the larger. Negative radii count as 0. Between equal circles
    /// the colour changes at once, and where both are points the last colour is everywhere. What is not finite never
    /// leaves the first colour.
    /// - Parameter heightPerWidth: How tall ellipses are for their width; ones without a height show the last colour.
    public static func radialGradient(
        _ stops: [GradientStop], center: CGPoint, startRadius: Double, endRadius: Double, heightPerWidth: Double = 1
    ) -> Paint {
        gradient(stops) { stops, first, last in
            guard isNear(center), !startRadius.isNaN, !endRadius.isNaN, !heightPerWidth.isNaN else {
                return .color(first)
            }
            if heightPerWidth < 1e-6 || heightPerWidth > 1e6 { return .color(last) }
            let (start, end) = (max(0, startRadius), max(0, endRadius))
            if max(start, end) >= longest { return .color(start <= end ? first : last) }
            if max(start, end) < shortest { return .color(last) }
            var paint = (stops: stops, inner: min(start, end), outer: max(start, end))
            if paint.outer - paint.inner < shortest {
                paint.inner = 0
                paint.stops = [GradientStop(color: first, location: 1), GradientStop(color: last, location: 1)]
            } else if end < start {
                paint.stops = stops.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) }
            }
            return .radial(
                RadialGradientPaint(
                    stops: paint.stops, center: center, innerRadius: paint.inner, outerRadius: paint.outer,
                    heightPerWidth: heightPerWidth))
        }
    }

    /// A gradient around a point between two angles in radians; its last colour, if they are one. What is not finite never
    /// leaves the first colour.
    public static func angularGradient(
        _ stops: [GradientStop], center: CGPoint, startAngle: Double, endAngle: Double
    ) -> Paint {
        gradient(stops) { stops, first, last in
            guard isNear(center), abs(startAngle) < longest, abs(endAngle) < longest else { return .color(first) }
            if startAngle == endAngle { return .color(last) }
            let turn = 2 * Double.pi
            let start = startAngle - (startAngle / turn).rounded(.down) * turn
            return .angular(
                AngularGradientPaint(stops: stops, center: center, startAngle: start, sweep: endAngle - startAngle))
        }
    }

    /// The paint of usable stops; no paint without any, and a colour where there is only one.
    private static func gradient(
        _ stops: [GradientStop], _ make: ([GradientStop], _ first: ResolvedColor, _ last: ResolvedColor) -> Paint
    ) -> Paint {
        let stops = GradientStop.normalized(stops)
        guard let first = stops.first?.color, let last = stops.last?.color else { return .color(.clear) }
        if stops.allSatisfy({ $0.color == first }) { return .color(first) }
        return make(stops, first, last)
    }

    private static func isNear(_ point: CGPoint) -> Bool { abs(point.x) < longest && abs(point.y) < longest }

    /// The paint with every colour changed.
    public func mapColors(_ change: (ResolvedColor) -> ResolvedColor) -> Paint {
        func changed(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(color: change($0.color), location: $0.location) }
        }
        switch self {
        case .color(let color):
            return .color(change(color))
        case .linear(let paint):
            return .linearGradient(changed(paint.stops), start: paint.start, end: paint.end)
        case .radial(let paint):
            return .radialGradient(
                changed(paint.stops), center: paint.center, startRadius: paint.innerRadius,
                endRadius: paint.outerRadius, heightPerWidth: paint.heightPerWidth)
        case .angular(let paint):
            return .angularGradient(
                changed(paint.stops), center: paint.center, startAngle: paint.startAngle,
                endAngle: paint.startAngle + paint.sweep)
        case .mesh(let paint):
            return .mesh(paint.mapColors(change))
        case .image(let paint):
            return paint.mapColors(change)
        }
    }
}

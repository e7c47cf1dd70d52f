import Foundation

/// A cubic Bézier segment, in points; lines and quadratic curves are cubics too.
struct Bezier {
    var p0: CGPoint
    var p1: CGPoint
    var p2: CGPoint
    var p3: CGPoint

    init(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
        self.p0 = p0
        self.p1 = p1
        self.p2 = p2
        self.p3 = p3
    }

    /// A quadratic curve.
    init(_ p0: CGPoint, quad control: CGPoint, _ end: CGPoint) {
        self.init(p0, Self.mix(p0, control, 2.0 / 3.0), Self.mix(end, control, 2.0 / 3.0), end)
    }

    static func mix(_ a: CGPoint, _ b: CGPoint, _ t: Double) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }

    static func distance(_ a: CGPoint, _ b: CGPoint) -> Double {
        let dx = Double(b.x - a.x)
        let dy = Double(b.y - a.y)
        return (dx * dx + dy * dy).squareRoot()
    }

    /// The parts before and after `t`.
    func split(at t: Double) -> (Bezier, Bezier) {
        let a = Self.mix(p0, p1, t)
        let b = Self.mix(p1, p2, t)
        let c = Self.mix(p2, p3, t)
        let ab = Self.mix(a, b, t)
        let bc = Self.mix(b, c, t)
        let middle = Self.mix(ab, bc, t)
        return (Bezier(p0, a, ab, middle), Bezier(middle, bc, c, p3))
    }

    func point(at t: Double) -> CGPoint {
        split(at: t).0.p3
    }

    /// The length along the curve: halves until chord and control polygon agree, then their mean.
    func length(depth: Int = 0) -> Double {
        let chord = Self.distance(p0, p3)
        let polygon = Self.distance(p0, p1) + Self.distance(p1, p2) + Self.distance(p2, p3)
        if depth >= 10 || !(polygon - chord > 1e-5 * polygon) { return (chord + polygon) / 2 }
        let (left, right) = split(at: 0.5)
        return left.length(depth: depth + 1) + right.length(depth: depth + 1)
    }

    /// The parameter at which the part before it has a given length.
    func parameter(atLength target: Double, total: Double) -> Double {
        if !(target > 0) { return 0 }
        if target >= total { return 1 }
        var low = 0.0
        var high = 1.0
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if split(at: middle).0.length() < target { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// Where x or y turns round, strictly inside the curve.
    func extremes(_ axis: (CGPoint) -> CGFloat) -> [Double] {
        let v0 = Double(axis(p0))
        let v1 = Double(axis(p1))
        let v2 = Double(axis(p2))
        let v3 = Double(axis(p3))
        // The derivative is a t² + b t + c, up to a factor of 3.
        let a = v3 - 3 * v2 + 3 * v1 - v0
        let b = 2 * (v2 - 2 * v1 + v0)
        let c = v1 - v0
        var roots: [Double] = []
        if abs(a) < 1e-12 * (abs(b) + abs(c)) || a == 0 {
            if b != 0 { roots.append(-c / b) }
        } else {
            let discriminant = b * b - 4 * a * c
            if discriminant >= 0 {
                let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
                roots.append(q / a)
                if q != 0 { roots.append(c / q) }
            }
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }

    /// The points of a polyline that stays within `tolerance` of the curve, without the first one.
    func flattened(tolerance: Double, into points: inout [CGPoint], depth: Int = 0) {
        let dx1 = Double(p0.x - 2 * p1.x + p2.x)
        let dy1 = Double(p0.y - 2 * p1.y + p2.y)
        let dx2 = Double(p1.x - 2 * p2.x + p3.x)
        let dy2 = Double(p1.y - 2 * p2.y + p3.y)
        let bend = max(dx1 * dx1 + dy1 * dy1, dx2 * dx2 + dy2 * dy2).squareRoot()
        // The distance of n equal steps from the curve is at most 3/4 · bend / n².
        let steps = (0.75 * bend / tolerance).squareRoot().rounded(.up)
        guard steps > 1, steps.isFinite else {
            points.append(p3)
            return
        }
        let count = Int(min(steps, 1000))
        for index in 1..<count { points.append(point(at: Double(index) / Double(count))) }
        points.append(p3)
    }
}

/// One drawn piece of a path: a line, or a curve.
struct PathSegment {
    var curve: Bezier
    var isLine: Bool
    /// Whether it starts a subpath.
    var isFirst: Bool
    /// Whether it is the line that closes a subpath.
    var isClosing: Bool

    var length: Double { isLine ? Bezier.distance(curve.p0, curve.p3) : curve.length() }
}

extension Path {
    /// Every drawn piece, in order, closing lines included even where they have no length.
    var segments: [PathSegment] {
        var result: [PathSegment] = []
        result.reserveCapacity(elements.count)
        var start = CGPoint.zero
        var current = CGPoint.zero
        var isFirst = true
        func line(to end: CGPoint, closing: Bool) {
            result.append(
                PathSegment(
                    curve: Bezier(current, current, end, end), isLine: true, isFirst: isFirst, isClosing: closing))
        }
        for element in elements {
            switch element {
            case .move(let end):
                start = end
                current = end
                isFirst = true
            case .line(let end):
                line(to: end, closing: false)
                current = end
                isFirst = false
            case .quadCurve(let end, let control):
                result.append(
                    PathSegment(
                        curve: Bezier(current, quad: control, end), isLine: false, isFirst: isFirst, isClosing: false))
                current = end
                isFirst = false
            case .curve(let end, let control1, let control2):
                result.append(
                    PathSegment(
                        curve: Bezier(current, control1, control2, end), isLine: false, isFirst: isFirst,
                        isClosing: false))
                current = end
                isFirst = false
            case .closeSubpath:
                line(to: start, closing: true)
                current = start
                isFirst = true
            }
        }
        return result
    }
}

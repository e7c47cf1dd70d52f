import Foundation
import GalleyGeometry

/// The simple shapes that icons are put together from. All run clockwise on screen, so that they can be laid into one
/// path for the non-zero rule; a hole is the same shape reversed.
extension Path {
    /// A full ellipse, starting at its trailing point. Empty when a radius is not positive.
    static func ellipse(_ cx: Double, _ cy: Double, _ rx: Double, _ ry: Double) -> Path {
        guard rx > 0, ry > 0 else { return Path() }
        let (right, left) = (CGPoint(x: cx + rx, y: cy), CGPoint(x: cx - rx, y: cy))
        let radii = CGSize(width: rx, height: ry)
        return Path { path in
            path.move(to: right)
            path.addEllipticalArc(to: left, radii: radii)
            path.addEllipticalArc(to: right, radii: radii)
            path.closeSubpath()
        }
    }

    /// A rectangle with round corners. The radius is cut to what fits.
    static func rectangle(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0
    ) -> Path {
        guard width > 0, height > 0 else { return Path() }
        let r = min(max(0, radius), width / 2, height / 2)
        let (maxX, maxY) = (x + width, y + height)
        guard r > 0 else { return polygon([x, y, maxX, y, maxX, maxY, x, maxY]) }
        let corners = [
            (CGPoint(x: maxX - r, y: y), CGPoint(x: maxX, y: y + r)),
            (CGPoint(x: maxX, y: maxY - r), CGPoint(x: maxX - r, y: maxY)),
            (CGPoint(x: x + r, y: maxY), CGPoint(x: x, y: maxY - r)),
            (CGPoint(x: x, y: y + r), CGPoint(x: x + r, y: y)),
        ]
        return Path { path in
            path.move(to: CGPoint(x: x + r, y: y))
            for (from, to) in corners {
                path.addLine(to: from)
                path.addEllipticalArc(to: to, radii: CGSize(width: r, height: r))
            }
            path.closeSubpath()
        }
    }

    /// Lines through points from x, y pairs, left open.
    static func open(_ values: [Double]) -> Path {
        let points = stride(from: 0, to: values.count - 1, by: 2).map { CGPoint(x: values[$0], y: values[$0 + 1]) }
        return Path { $0.addLines(points) }
    }

    /// A closed polygon from x, y pairs.
    static func polygon(_ values: [Double]) -> Path {
        guard values.count >= 6 else { return Path() }
        let points = stride(from: 0, to: values.count - 1, by: 2).map { CGPoint(x: values[$0], y: values[$0 + 1]) }
        let ordered = signedArea(points) < 0 ? points.reversed() : points
        return Path { path in
            path.addLines(ordered)
            path.closeSubpath()
        }
    }

    /// A line of points drawn with a round pen, as one contour: mitred at its corners, rounded at its ends.
    static func stroke(_ points: [CGPoint], width: Double) -> Path {
        guard let first = points.first, let last = points.last, points.count > 1 else { return Path() }
        let half = width / 2
        let leftSide = offset(points, by: half)
        let rightSide = offset(points, by: -half)
        let cap = CGSize(width: half, height: half)
        guard first != last else {
            // A closed line: a band between its outer and inner outline.
            let outer = Path.polygon(leftSide.flatMap { [$0.x, $0.y] })
            let inner = Path.polygon(rightSide.flatMap { [$0.x, $0.y] })
            let isOuterLeft = abs(signedArea(leftSide)) > abs(signedArea(rightSide))
            var band = isOuterLeft ? outer : inner
            band.addPath((isOuterLeft ? inner : outer).reversed)
            return band
        }
        return Path { path in
            path.addLines(leftSide)
            path.addEllipticalArc(to: rightSide[rightSide.count - 1], radii: cap)
            for point in rightSide.dropLast().reversed() { path.addLine(to: point) }
            path.addEllipticalArc(to: leftSide[0], radii: cap)
            path.closeSubpath()
        }
    }

    /// The parallel line at `distance` to the left in drawing direction, with mitred corners. The first and last point
    /// of a closed line count as one corner.
    private static func offset(_ points: [CGPoint], by distance: Double) -> [CGPoint] {
        func normal(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
            let (dx, dy) = (to.x - from.x, to.y - from.y)
            let length = max((dx * dx + dy * dy).squareRoot(), 1e-9)
            return CGPoint(x: dy / length, y: -dx / length)
        }
        let isClosed = points.first == points.last
        return points.indices.map { index in
            let point = points[index]
            let before = index > 0 ? points[index - 1] : (isClosed ? points[points.count - 2] : nil)
            let after = index < points.count - 1 ? points[index + 1] : (isClosed ? points[1] : nil)
            let entering = before.map { normal($0, point) }
            let leaving = after.map { normal(point, $0) }
            let n1 = entering ?? leaving ?? .zero
            let n2 = leaving ?? entering ?? .zero
            // The mitre's length is 1 / cos(half the turn); sharp turns are cut at three pen widths.
            let (sx, sy) = (n1.x + n2.x, n1.y + n2.y)
            let square = max((sx * sx + sy * sy) / 2, 0.12)
            return CGPoint(x: point.x + sx * distance / square, y: point.y + sy * distance / square)
        }
    }

    /// Points of a circular arc; angles in degrees, clockwise on screen from the trailing direction.
    static func arcPoints(_ cx: Double, _ cy: Double, _ r: Double, from: Double, to: Double) -> [CGPoint] {
        let count = max(2, Int((min(abs(to - from), 720) / 6).rounded(.up)))
        return (0...count).map { index in
            let angle = (from + (to - from) * Double(index) / Double(count)) * .pi / 180
            return CGPoint(x: cx + r * cos(angle), y: cy + r * sin(angle))
        }
    }

    /// A line of points with an open arrow head at its end (and, when asked, at its start), as one contour.
    static func arrow(_ points: [CGPoint], head: Double, width: Double, isDouble: Bool = false) -> Path {
        guard points.count > 1 else { return Path() }
        let half = width / 2
        // The shaft ends where the inner edges of the head's arms meet it.
        let recess = half * (1 + 2.0.squareRoot())
        var shaft = points
        let last = points.count - 1
        guard let endTurn = turn(from: points[last - 1], to: points[last]),
            let startTurn = turn(from: points[1], to: points[0])
        else { return Path() }
        shaft[last] = CGPoint(x: -recess, y: 0).applying(endTurn)
        if isDouble { shaft[0] = CGPoint(x: -recess, y: 0).applying(startTurn) }
        let leftSide = offset(shaft, by: half)
        let rightSide = offset(shaft, by: -half)
        return Path { path in
            path.addLines(leftSide)
            path.addArrowHead(length: head, half: half, at: endTurn)
            for point in rightSide.reversed() { path.addLine(to: point) }
            if isDouble {
                path.addArrowHead(length: head, half: half, at: startTurn)
            } else {
                path.addEllipticalArc(to: leftSide[0], radii: CGSize(width: half, height: half))
            }
            path.closeSubpath()
        }
    }

    /// Adds an arrow head that points along +x with its tip at the origin before `place` puts it somewhere: from the arm
    /// above the shaft to the one below.
    private mutating func addArrowHead(length: Double, half: Double, at place: CGAffineTransform) {
        let k = half / 2.0.squareRoot()
        var head = Path()
        func addArm(from: CGPoint, to: CGPoint) {
            if head.isEmpty { head.move(to: from) } else { head.addLine(to: from) }
            head.addEllipticalArc(to: to, radii: CGSize(width: half, height: half))
        }
        addArm(from: CGPoint(x: -length - k, y: -length + k), to: CGPoint(x: -length + k, y: -length - k))
        head.addLine(to: CGPoint(x: half * 2.0.squareRoot(), y: 0))
        addArm(from: CGPoint(x: -length + k, y: length + k), to: CGPoint(x: -length - k, y: length - k))
        for element in head.applying(place).elements {
            // The head goes on where the path is.
            if case .move(let start) = element { addLine(to: start) } else { append(element) }
        }
    }

    private static func turn(from: CGPoint, to: CGPoint) -> CGAffineTransform? {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0, length.isFinite else { return nil }
        return CGAffineTransform(a: dx / length, b: dy / length, c: -dy / length, d: dx / length, tx: to.x, ty: to.y)
    }

    /// The line with its inner corners rounded to about `radius`, as points.
    static func bent(_ points: [CGPoint], radius: Double) -> [CGPoint] {
        guard radius > 0, points.count > 2 else { return points }
        var result = [points[0]]
        for index in 1..<(points.count - 1) {
            let (before, corner, after) = (points[index - 1], points[index], points[index + 1])
            func towards(_ other: CGPoint) -> CGPoint {
                let (dx, dy) = (other.x - corner.x, other.y - corner.y)
                let length = max((dx * dx + dy * dy).squareRoot(), 1e-9)
                let reach = min(radius, length / 2) / length
                return CGPoint(x: corner.x + dx * reach, y: corner.y + dy * reach)
            }
            // A cubic with handles of 0.5523 is a quarter circle for a right angle.
            let (from, to) = (towards(before), towards(after))
            for step in 0...8 {
                let t = Double(step) / 8
                let u = 1 - t
                let k = 0.5522847
                let c1 = CGPoint(x: from.x + (corner.x - from.x) * k, y: from.y + (corner.y - from.y) * k)
                let c2 = CGPoint(x: to.x + (corner.x - to.x) * k, y: to.y + (corner.y - to.y) * k)
                let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                result.append(
                    CGPoint(
                        x: w0 * from.x + w1 * c1.x + w2 * c2.x + w3 * to.x,
                        y: w0 * from.y + w1 * c1.y + w2 * c2.y + w3 * to.y))
            }
        }
        result.append(points[points.count - 1])
        return result.reduce(into: []) { kept, point in if kept.last != point { kept.append(point) } }
    }

    /// Points of a smooth curve through all of the given points (a Catmull-Rom spline).
    static func smooth(_ points: [CGPoint]) -> [CGPoint] {
        guard points.count > 2 else { return points }
        var result = [points[0]]
        for index in 0..<(points.count - 1) {
            let p0 = points[max(0, index - 1)]
            let (p1, p2) = (points[index], points[index + 1])
            let p3 = points[min(points.count - 1, index + 2)]
            for step in 1...8 {
                let t = Double(step) / 8
                func blend(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
                    let quadratic = (2 * a - 5 * b + 4 * c - d) * t * t
                    let cubic = (3 * b - a - 3 * c + d) * t * t * t
                    return 0.5 * (2 * b + (c - a) * t + quadratic + cubic)
                }
                result.append(CGPoint(x: blend(p0.x, p1.x, p2.x, p3.x), y: blend(p0.y, p1.y, p2.y, p3.y)))
            }
        }
        return result
    }
}

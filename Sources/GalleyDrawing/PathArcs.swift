import Foundation
import GalleyLayout

extension Path {
    /// The distance of a cubic's controls that makes it a quarter circle of radius 1 (rules.md §15).
    static let circleControl = 0.5522847498307936

    /// Adds a rectangle: top left corner, then clockwise on screen. A null rectangle adds nothing.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        if rect.isNull { return }
        move(to: CGPoint(x: rect.minX, y: rect.minY).applying(transform))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY).applying(transform))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY).applying(transform))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY).applying(transform))
        closeSubpath()
    }

    /// Adds several rectangles, each a subpath of its own.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a subpath through a list of points, connected by lines; it stays open.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds an ellipse that touches the rectangle's sides, from the middle of the right side clockwise on screen.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        if rect.isNull { return }
        let rx = rect.width / 2
        let ry = rect.height / 2
        let kx = rx * Path.circleControl
        let ky = ry * Path.circleControl
        let x = rect.midX
        let y = rect.midY
        func point(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: y + dy).applying(transform) }
        move(to: point(rx, 0))
        addCurve(to: point(0, ry), control1: point(rx, ky), control2: point(kx, ry))
        addCurve(to: point(-rx, 0), control1: point(-kx, ry), control2: point(-rx, ky))
        addCurve(to: point(0, -ry), control1: point(-rx, -ky), control2: point(-kx, -ry))
        addCurve(to: point(rx, 0), control1: point(kx, -ry), control2: point(rx, -ky))
        closeSubpath()
    }

    /// Adds an arc given by its start and how far it turns; positive angles turn clockwise on screen.
    ///
    /// With a current point, a line connects it to the arc's start. More than two turns are drawn as up to two that end at
    /// the same place.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        let start = startAngle.radians
        var sweep = delta.radians
        guard start.isFinite, sweep.isFinite, radius.isFinite else { return }
        if abs(sweep) > 4 * .pi {
            sweep = (2 * .pi + abs(sweep).truncatingRemainder(dividingBy: 2 * .pi)) * (sweep < 0 ? -1 : 1)
        }
        func point(_ angle: Double, _ tangent: Double = 0) -> CGPoint {
            let sine = sin(angle)
            let cosine = cos(angle)
            return CGPoint(
                x: center.x + radius * (cosine - tangent * sine), y: center.y + radius * (sine + tangent * cosine)
            ).applying(transform)
        }
        let first = point(start)
        if currentPoint == nil {
            move(to: first)
        } else if currentPoint != first {
            addLine(to: first)
        }
        if sweep == 0 { return }
        // One cubic per quarter turn at most; its error stays below 0.03 % of the radius.
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / Double(count)
        let reach = 4.0 / 3.0 * tan(step / 4)
        for index in 0..<count {
            let from = start + step * Double(index)
            let to = index == count - 1 ? start + sweep : from + step
            addCurve(to: point(to), control1: point(from, reach), control2: point(to, -reach))
        }
    }

    /// Adds an arc given by its start and end.
    ///
    /// - Parameter clockwise: As in SwiftUI this speaks of a space whose y grows upwards: `false` increases the angle, which is
    ///   clockwise on screen. Angles a whole turn apart, or more, give a full circle.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        let difference = endAngle.radians - startAngle.radians
        guard difference.isFinite else { return }
        var sweep: Double
        if abs(difference) >= turn - 1e-12 {
            sweep = clockwise ? -turn : turn
        } else {
            sweep = difference
            if clockwise && sweep > 0 { sweep -= turn }
            if !clockwise && sweep < 0 { sweep += turn }
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: .radians(sweep), transform: transform)
    }

    /// Adds a line towards `p1` and an arc that leaves it for the line from `p1` to `p2`, tangent to both.
    ///
    /// Where no such arc exists (points that coincide or lie on one line, radius 0) a line to `p1` is added.
    public mutating func addArc(
        tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint else { return }
        let p0 = current.applying(transform.inverted())
        let ax = Double(p0.x - p1.x)
        let ay = Double(p0.y - p1.y)
        let bx = Double(p2.x - p1.x)
        let by = Double(p2.y - p1.y)
        let lengthA = (ax * ax + ay * ay).squareRoot()
        let lengthB = (bx * bx + by * by).squareRoot()
        let cross = ax * by - ay * bx
        guard radius > 0, lengthA > 0, lengthB > 0, abs(cross) > 1e-9 * lengthA * lengthB else {
            addLine(to: p1.applying(transform))
            return
        }
        let cosine = (ax * bx + ay * by) / (lengthA * lengthB)
        let half = acos(min(1, max(-1, cosine))) / 2
        let distance = Double(radius) / tan(half)
        let start = CGPoint(x: p1.x + ax / lengthA * distance, y: p1.y + ay / lengthA * distance)
        // The centre lies off the first line, on the second line's side.
        let side = cross > 0 ? 1.0 : -1.0
        let center = CGPoint(
            x: start.x - side * ay / lengthA * Double(radius), y: start.y + side * ax / lengthA * Double(radius))
        let end = CGPoint(x: p1.x + bx / lengthB * distance, y: p1.y + by / lengthB * distance)
        let from = atan2(Double(start.y - center.y), Double(start.x - center.x))
        var sweep = atan2(Double(end.y - center.y), Double(end.x - center.x)) - from
        if sweep > .pi { sweep -= 2 * .pi }
        if sweep < -.pi { sweep += 2 * .pi }
        addLine(to: start.applying(transform))
        addRelativeArc(
            center: center, radius: radius, startAngle: .radians(from), delta: .radians(sweep), transform: transform)
    }
}

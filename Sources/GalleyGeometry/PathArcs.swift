import Foundation

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

    /// Adds several rectangles, each a separate subpath.
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
        func place(_ unit: CGPoint) -> CGPoint {
            CGPoint(x: center.x + radius * unit.x, y: center.y + radius * unit.y).applying(transform)
        }
        let first = place(CGPoint(x: cos(start), y: sin(start)))
        if currentPoint == nil {
            move(to: first)
        } else if currentPoint != first {
            addLine(to: first)
        }
        if sweep == 0 { return }
        addUnitArc(from: start, sweep: sweep, place)
    }

    /// Adds a part of the circle of radius 1 about the origin, each point placed by a closure; angles in radians. The current
    /// point is to be the arc's start.
    /// - Parameter end: The arc's end, where it is known exactly.
    private mutating func addUnitArc(
        from start: Double, sweep: Double, to end: CGPoint? = nil, _ place: (CGPoint) -> CGPoint
    ) {
        /// The circle's point at an angle, moved along the tangent.
        func point(_ angle: Double, _ tangent: Double = 0) -> CGPoint {
            let sine = sin(angle)
            let cosine = cos(angle)
            return place(CGPoint(x: cosine - tangent * sine, y: sine + tangent * cosine))
        }
        // One cubic per quarter turn at most; its error stays below 0.03 % of the radius.
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / Double(count)
        let reach = 4.0 / 3.0 * tan(step / 4)
        for index in 0..<count {
            let isLast = index == count - 1
            let from = start + step * Double(index)
            let to = isLast ? start + sweep : from + step
            addCurve(
                to: isLast ? end ?? point(to) : point(to), control1: point(from, reach), control2: point(to, -reach))
        }
    }

    /// Adds an arc of an ellipse from the current point, as SVG gives it (SVG 1.1 appendix F.6): radii that are too small to
    /// reach the end are scaled up until they just do; without radii there is a line. Nothing is added without a current
    /// point, or if the arc ends there.
    /// - Parameters:
    ///   - rotation: How far the ellipse is turned, clockwise on screen.
    ///   - isLarge: Of the two arcs that turn the same way, the one of more than half a turn.
    package mutating func addEllipticalArc(
        to end: CGPoint, radii: CGSize, rotation: Angle = .zero, isLarge: Bool = false, isClockwise: Bool = true
    ) {
        guard let start = currentPoint, start != end else { return }
        var (rx, ry) = (abs(radii.width), abs(radii.height))
        guard rx > 0, ry > 0 else { return addLine(to: end) }
        let (cosPhi, sinPhi) = (cos(rotation.radians), sin(rotation.radians))
        let (hx, hy) = ((start.x - end.x) / 2, (start.y - end.y) / 2)
        let (x1, y1) = (cosPhi * hx + sinPhi * hy, -sinPhi * hx + cosPhi * hy)
        let excess = (x1 / rx) * (x1 / rx) + (y1 / ry) * (y1 / ry)
        if excess > 1 {
            rx *= excess.squareRoot()
            ry *= excess.squareRoot()
        }
        let (rx2, ry2) = (rx * rx, ry * ry)
        let denominator = rx2 * y1 * y1 + ry2 * x1 * x1
        guard denominator > 0, denominator.isFinite else { return addLine(to: end) }
        var root = (max(0, rx2 * ry2 - denominator) / denominator).squareRoot()
        if isLarge == isClockwise { root = -root }
        let (cx1, cy1) = (root * rx * y1 / ry, -root * ry * x1 / rx)
        let from = atan2((y1 - cy1) / ry, (x1 - cx1) / rx)
        var sweep = atan2((-y1 - cy1) / ry, (-x1 - cx1) / rx) - from
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        guard from.isFinite, sweep.isFinite else { return addLine(to: end) }
        let ellipse = CGAffineTransform(
            a: rx * cosPhi, b: rx * sinPhi, c: -ry * sinPhi, d: ry * cosPhi,
            tx: cosPhi * cx1 - sinPhi * cy1 + (start.x + end.x) / 2,
            ty: sinPhi * cx1 + cosPhi * cy1 + (start.y + end.y) / 2)
        addUnitArc(from: from, sweep: sweep, to: end) { $0.applying(ellipse) }
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

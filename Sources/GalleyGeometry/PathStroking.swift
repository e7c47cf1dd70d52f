import Foundation

extension Path {
    /// The area that a stroke of this path covers, as a path to fill by the winding rule.
    ///
    /// Curves become polylines that stay within a fortieth of a point; pieces may overlap, which the winding rule does not show.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        let width = Double(style.lineWidth)
        guard width > 0, width.isFinite, elements.allSatisfy(\.isFinite) else { return Path() }
        var lines = polylines(tolerance: 0.025)
        if let dash = style.usableDash {
            lines = lines.flatMap { $0.dashed(dash, phase: Double(style.dashPhase)) }
        }
        var stroker = Stroker(style: style)
        for line in lines { stroker.add(line) }
        return stroker.path
    }

    /// The subpaths as polylines.
    fileprivate func polylines(tolerance: Double) -> [Polyline] {
        var result: [Polyline] = []
        var current = Polyline()
        func finish() {
            if !current.points.isEmpty { result.append(current) }
            current = Polyline()
        }
        for segment in segments {
            if segment.isFirst {
                finish()
                current.points = [segment.curve.p0]
            }
            if segment.isLine {
                current.points.append(segment.curve.p3)
            } else {
                segment.curve.flattened(tolerance: tolerance, into: &current.points)
            }
            if segment.isClosing {
                current.isClosed = true
                finish()
            }
        }
        finish()
        return result.map(\.withoutRepeats)
    }
}

/// A chain of points.
private struct Polyline {
    var points: [CGPoint] = []
    var isClosed = false

    /// The chain without points that equal the one before; a closed chain also without an end that equals its start.
    var withoutRepeats: Polyline {
        var result = Polyline(points: [], isClosed: isClosed)
        for point in points where result.points.last != point { result.points.append(point) }
        if isClosed, result.points.count > 1, result.points.first == result.points.last { result.points.removeLast() }
        return result
    }

    /// The painted parts of the chain.
    func dashed(_ pattern: [Double], phase: Double) -> [Polyline] {
        let period = pattern.reduce(0, +)
        var chain = points
        if isClosed, let first = points.first { chain.append(first) }
        let total = zip(chain, chain.dropFirst()).reduce(0) { $0 + Bezier.distance($1.0, $1.1) }
        // Dashes too many to be told apart: a solid line.
        guard total.isFinite, total / period * Double(pattern.count) < 100_000 else { return [self] }

        var index = 0
        var left = phase.isFinite ? phase.truncatingRemainder(dividingBy: period) : 0
        if left < 0 { left += period }
        // A dash of no length at the very start is a dot there.
        while left > 0, left >= pattern[index] {
            left -= pattern[index]
            index = (index + 1) % pattern.count
        }
        var remaining = pattern[index] - left
        var result: [Polyline] = []
        var part = index % 2 == 0 ? Polyline(points: chain.first.map { [$0] } ?? []) : Polyline()
        for (from, to) in zip(chain, chain.dropFirst()) {
            let length = Bezier.distance(from, to)
            var done = 0.0
            while length - done > remaining {
                done += remaining
                let cut = Bezier.mix(from, to, done / length)
                if index % 2 == 0 {
                    part.points.append(cut)
                    // A dash of no length still shows its caps; it keeps a direction to lay them along.
                    if part.points.count == 2, part.points[0] == cut {
                        part.points[1] = Bezier.mix(from, to, min(1, done / length + 1e-6))
                    }
                    result.append(part.withoutRepeats)
                    part = Polyline()
                } else {
                    part = Polyline(points: [cut])
                }
                index = (index + 1) % pattern.count
                remaining = pattern[index]
            }
            remaining -= length - done
            if index % 2 == 0 { part.points.append(to) }
        }
        if index % 2 == 0, part.points.count > 1 { result.append(part.withoutRepeats) }
        return result
    }
}

/// Builds the outlines of strokes: for each chain a ring along both sides, or two rings if it is closed.
private struct Stroker {
    var path = Path()
    private let radius: Double
    private let style: StrokeStyle

    init(style: StrokeStyle) {
        self.style = style
        radius = Double(style.lineWidth) / 2
    }

    mutating func add(_ line: Polyline) {
        let points = line.points
        guard let first = points.first else { return }
        if points.count == 1 {
            addDot(first)
            return
        }
        if line.isClosed && points.count > 2 {
            addRing(side(points, closed: true))
            addRing(side(points.reversed(), closed: true))
            return
        }
        var ring = side(points, closed: false)
        addCap(at: points[points.count - 1], from: points[points.count - 2], to: &ring)
        ring += side(points.reversed(), closed: false)
        addCap(at: first, from: points[1], to: &ring)
        addRing(ring)
    }

    private mutating func addRing(_ points: [CGPoint]) {
        path.addLines(points)
        path.closeSubpath()
    }

    /// A subpath of no length shows its caps only.
    private mutating func addDot(_ center: CGPoint) {
        let r = CGFloat(radius)
        let box = CGRect(x: center.x - r, y: center.y - r, width: 2 * r, height: 2 * r)
        switch style.lineCap {
        case .butt: break
        case .round: path.addEllipse(in: box)
        case .square: path.addRect(box)
        }
    }

    /// The way along one side of a chain: at the right hand of one who walks it, in a space with y down.
    private func side(_ points: [CGPoint], closed: Bool) -> [CGPoint] {
        var result: [CGPoint] = []
        let count = points.count
        let steps = closed ? count : count - 1
        for index in 0..<steps {
            let from = points[index]
            let to = points[(index + 1) % count]
            let normal = self.normal(from, to)
            result.append(CGPoint(x: from.x + normal.x, y: from.y + normal.y))
            result.append(CGPoint(x: to.x + normal.x, y: to.y + normal.y))
            if closed || index + 1 < steps {
                addJoin(at: to, normal, self.normal(to, points[(index + 2) % count]), to: &result)
            }
        }
        return result
    }

    /// From a line to its right side, as long as half the stroke is wide.
    private func normal(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
        let length = Bezier.distance(from, to)
        return CGPoint(x: -Double(to.y - from.y) / length * radius, y: Double(to.x - from.x) / length * radius)
    }

    private func addJoin(at corner: CGPoint, _ before: CGPoint, _ after: CGPoint, to result: inout [CGPoint]) {
        let cross = Double(before.x * after.y - before.y * after.x)
        let dot = Double(before.x * after.x + before.y * after.y)
        if cross >= 0 && !(cross == 0 && dot < 0) {
            // The inner side: through the corner, so that the ring stays inside the stroke.
            if cross > 0 { result.append(corner) }
            return
        }
        switch style.lineJoin {
        case .bevel:
            break
        case .round:
            addArc(center: corner, from: before, sweep: cross == 0 ? -.pi : atan2(cross, dot), to: &result)
        case .miter:
            // The miter's length over the line's width is 1 / sin(half the angle between the lines), and
            // sin² of that half angle is (1 + cos of the normals' angle) / 2.
            let share = (1 + dot / (radius * radius)) / 2
            let limit = Double(style.miterLimit)
            if share > 1e-9, share * limit * limit >= 1 {
                let scale = 1 / (2 * share)
                result.append(
                    CGPoint(
                        x: corner.x + (before.x + after.x) * scale, y: corner.y + (before.y + after.y) * scale))
            }
        }
    }

    private func addCap(at end: CGPoint, from before: CGPoint, to result: inout [CGPoint]) {
        let normal = self.normal(before, end)
        switch style.lineCap {
        case .butt:
            break
        case .round:
            addArc(center: end, from: normal, sweep: -.pi, to: &result)
        case .square:
            let ahead = CGPoint(x: normal.y, y: -normal.x)
            result.append(CGPoint(x: end.x + normal.x + ahead.x, y: end.y + normal.y + ahead.y))
            result.append(CGPoint(x: end.x - normal.x + ahead.x, y: end.y - normal.y + ahead.y))
        }
    }

    private func addArc(center: CGPoint, from start: CGPoint, sweep: Double, to result: inout [CGPoint]) {
        // Chords that stay within a fortieth of a point of the circle.
        let step = 2 * acos(max(0, 1 - 0.025 / max(radius, 0.025)))
        let count = min(1000, max(1, Int((abs(sweep) / max(step, 0.01)).rounded(.up))))
        let angle = atan2(Double(start.y), Double(start.x))
        for index in 1..<max(2, count) {
            let at = angle + sweep * Double(index) / Double(count)
            result.append(CGPoint(x: center.x + radius * cos(at), y: center.y + radius * sin(at)))
        }
    }
}

import Foundation

extension Path {
    /// The smallest rectangle that holds every point of the path, control points not counted. Null for an empty path.
    public var boundingRect: CGRect {
        var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
        var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
        func include(_ point: CGPoint) {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        func include(_ curve: Bezier) {
            include(curve.p3)
            for t in curve.extremes({ $0.x }) + curve.extremes({ $0.y }) { include(curve.point(at: t)) }
        }
        var current = CGPoint.zero
        var start = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let end):
                include(end)
                start = end
                current = end
            case .line(let end):
                include(end)
                current = end
            case .quadCurve(let end, let control):
                include(Bezier(current, quad: control, end))
                current = end
            case .curve(let end, let control1, let control2):
                include(Bezier(current, control1, control2, end))
                current = end
            case .closeSubpath:
                current = start
            }
        }
        guard low.x <= high.x, low.y <= high.y else { return .null }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// The rectangle this path draws, if it is exactly one rectangle whose sides follow the axes.
    public var rectangle: CGRect? {
        var points: [CGPoint] = []
        guard elements.count == 5 || elements.count == 6, elements.last == .closeSubpath else { return nil }
        for (index, element) in elements.dropLast().enumerated() {
            switch element {
            case .move(let end) where index == 0: points.append(end)
            case .line(let end) where index > 0: points.append(end)
            default: return nil
            }
        }
        if points.count == 5 {
            guard points[4] == points[0] else { return nil }
        }
        let (a, b, c, d) = (points[0], points[1], points[2], points[3])
        let acrossFirst = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let downFirst = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        guard acrossFirst || downFirst else { return nil }
        return CGRect(
            x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
    }

    /// Whether a point lies inside the filled path. Open subpaths count as closed.
    /// - Parameter eoFill: Uses the even-odd rule instead of the winding number.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        guard p.x.isFinite, p.y.isFinite else { return false }
        var winding = 0
        var start = CGPoint.zero
        var current = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let end):
                winding += Self.crossing(current, start, p)
                start = end
                current = end
            case .line(let end):
                winding += Self.crossing(current, end, p)
                current = end
            case .quadCurve(let end, let control):
                winding += Self.crossing(Bezier(current, quad: control, end), p, depth: 0)
                current = end
            case .curve(let end, let control1, let control2):
                winding += Self.crossing(Bezier(current, control1, control2, end), p, depth: 0)
                current = end
            case .closeSubpath:
                winding += Self.crossing(current, start, p)
                current = start
            }
        }
        winding += Self.crossing(current, start, p)
        return eoFill ? winding % 2 != 0 : winding != 0
    }

    /// How a line crosses the ray from `p` to the right: +1 downwards, −1 upwards, else 0.
    private static func crossing(_ a: CGPoint, _ b: CGPoint, _ p: CGPoint) -> Int {
        if (a.y <= p.y) == (b.y <= p.y) { return 0 }
        let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x <= p.x { return 0 }
        return a.y < b.y ? 1 : -1
    }

    private static func crossing(_ curve: Bezier, _ p: CGPoint, depth: Int) -> Int {
        let points = [curve.p0, curve.p1, curve.p2, curve.p3]
        if points.allSatisfy({ $0.y > p.y }) || points.allSatisfy({ $0.y <= p.y }) { return 0 }
        if points.allSatisfy({ $0.x <= p.x }) { return 0 }
        // Wholly right of the point, only the ends matter; and so deep down, the curve is a line.
        if depth > 40 || points.allSatisfy({ $0.x > p.x }) { return crossing(curve.p0, curve.p3, p) }
        let (left, right) = curve.split(at: 0.5)
        return crossing(left, p, depth: depth + 1) + crossing(right, p, depth: depth + 1)
    }

    /// The part of the path between two shares of its length, counted from its start; empty unless `from < to`.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let low = from.isNaN ? 0 : min(1, max(0, Double(from)))
        let high = to.isNaN ? 0 : min(1, max(0, Double(to)))
        if low >= high { return Path() }
        if low <= 0 && high >= 1 { return self }
        let segments = self.segments
        let lengths = segments.map(\.length)
        let total = lengths.reduce(0, +)
        guard total > 0, total.isFinite else { return Path() }
        let begin = low * total
        let end = high * total

        var result = Path()
        var position = 0.0
        for (segment, length) in zip(segments, lengths) {
            let next = position + length
            defer { position = next }
            if length == 0 || next <= begin || position >= end { continue }
            var piece = segment.curve
            var isWhole = true
            if next > end {
                piece = piece.split(at: parameter(segment, end - position, length)).0
                isWhole = false
            }
            let startsInside = position < begin
            if startsInside {
                // `piece` may have lost its end already: cut the whole segment at the start, then find the end again.
                let first = parameter(segment, begin - position, length)
                let last = isWhole ? 1 : parameter(segment, end - position, length)
                piece = segment.curve.split(at: first).1
                if last < 1 { piece = piece.split(at: (last - first) / (1 - first)).0 }
            }
            if startsInside || segment.isFirst || result.isEmpty { result.move(to: piece.p0) }
            if segment.isLine {
                result.addLine(to: piece.p3)
            } else {
                result.addCurve(to: piece.p3, control1: piece.p1, control2: piece.p2)
            }
        }
        return result
    }

    private func parameter(_ segment: PathSegment, _ distance: Double, _ length: Double) -> Double {
        // Lines are stored as cubics with doubled ends, whose speed is not even.
        segment.isLine
            ? segment.curve.lineParameter(distance / length)
            : segment.curve.parameter(atLength: distance, total: length)
    }
}

extension Bezier {
    /// For a line with doubled ends: the parameter at which `share` of it is behind, from x(t) = 3t² − 2t³.
    func lineParameter(_ share: Double) -> Double {
        var low = 0.0
        var high = 1.0
        for _ in 0..<54 {
            let t = (low + high) / 2
            if t * t * (3 - 2 * t) < share { low = t } else { high = t }
        }
        return (low + high) / 2
    }
}

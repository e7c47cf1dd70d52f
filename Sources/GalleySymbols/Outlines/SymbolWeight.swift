import Foundation
import GalleyGeometry

/// How much bolder or lighter a symbol's lines are than drawn. The icons have one weight; the others are made by moving
/// every contour outwards or inwards, so that lines of one unit become as thick as the list says.
package struct SymbolWeight: Sendable, Hashable {
    /// 100 (ultra light) … 900 (black), as `FontRequest.weight`; any number between them, too.
    package var value: Int

    package static let regular = SymbolWeight(value: 400)

    package init(value: Int) { self.value = value }

    /// The thickness of a regular line of one unit, for the weights 100, 200 … 900: the proportions of the letters'
    /// stems, held back where an icon's counters would close.
    private static let thicknesses = [0.42, 0.58, 0.79, 1, 1.16, 1.34, 1.53, 1.7, 1.86]

    /// The weight in which a regular line of one unit is this thick; the lightest or boldest where none is.
    init(thickness: Double) {
        let list = Self.thicknesses
        let above = list.firstIndex { $0 >= thickness } ?? list.count - 1
        guard above > 0 else {
            value = 100
            return
        }
        let share = min((thickness - list[above - 1]) / (list[above] - list[above - 1]), 1)
        value = Int(((Double(above) + share) * 100).rounded())
    }

    /// How thick a regular line of one unit is.
    package var thickness: Double {
        let place = min(max(Double(value) / 100 - 1, 0), 8)
        let lower = min(Int(place), 7)
        let share = place - Double(lower)
        return (1 - share) * Self.thicknesses[lower] + share * Self.thicknesses[lower + 1]
    }

    /// How far contours move outwards, in units of a 16-unit grid; negative: inwards.
    package var growth: Double { (thickness - 1) / 2 }

    /// How far the contours of a line icon move outwards that will be drawn smaller, so that its lines do not become
    /// hairlines beside others.
    static func compensation(for scale: Double) -> Double { scale < 0.9 && scale > 0.2 ? (0.9 / scale - 1) / 2 : 0 }
}

extension Path {
    /// The outline with its lines `growth` thicker on each side. It must be wound for the non-zero rule.
    ///
    /// - Parameter isSolid: What is cut out of a filled shape is a separate line: it grows, too.
    func grown(by growth: Double, isSolid: Bool) -> Path {
        guard growth != 0, growth.isFinite else { return self }
        let polygons = contours.map { $0.flattened(tolerance: 0.004) }
        // The gaps of an icon with much detail would close.
        let growth = growth > 0 && polygons.count > 9 ? growth / 2 : growth
        let isCutOut = polygons.indices.map { isSolid && Self.depth(of: $0, in: polygons) > 0 }
        // Nearly coincident edges may not close; a hair thicker or thinner, they do.
        for share in [1, 1.011, 0.987, 0.93, 0.8, 0.6] {
            let moved = polygons.indices.map {
                Self.parallel(polygons[$0], at: (isCutOut[$0] ? -growth : growth) * share)
            }
            // Where a contour has crossed itself or another, only what is still inside counts.
            if let clean = SymbolRegions.outline(moved, where: { first, _ in first > 0 }) { return clean }
        }
        return self
    }

    /// The line along the inside of a filled shape's edge, one unit thick and `growth` thicker on each side. What is cut
    /// out of the shape is drawn instead when it is small, such as an eye, and left out when it is large.
    func linedOut(_ growth: Double) -> Path {
        let polygons = contours.map { $0.flattened(tolerance: 0.004) }
        guard let whole = SymbolRegions.outline(polygons, where: { first, _ in first > 0 }) else { return self }
        let clean = whole.contours.map { $0.flattened() }
        var edge = Path()
        var marks = Path()
        for (index, contour) in whole.contours.enumerated() {
            if Path.signedArea(clean[index]) > 0 {
                edge.addPath(contour)
            } else if Path.signedArea(clean[index]) > -3 {
                marks.addPath(contour.reversed)
            }
        }
        var result = edge.grown(by: growth, isSolid: false).without(edge.grown(by: -1 - growth, isSolid: false))
        if !marks.isEmpty { result.addPath(marks.grown(by: growth, isSolid: false)) }
        return result
    }

    /// How many other polygons a polygon lies in.
    static func depth(of index: Int, in polygons: [[CGPoint]]) -> Int {
        guard let point = polygons[index].first else { return 0 }
        return polygons.indices.count { $0 != index && contains(point, polygons[$0]) }
    }

    private static func contains(_ point: CGPoint, _ polygon: [CGPoint]) -> Bool {
        var isInside = false
        for (index, from) in polygon.enumerated() {
            let to = polygon[(index + 1) % polygon.count]
            guard (from.y <= point.y) != (to.y <= point.y) else { continue }
            if from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x) > point.x { isInside.toggle() }
        }
        return isInside
    }

    /// A closed polygon moved to its left, which is outwards for one that runs clockwise on screen.
    private static func parallel(_ polygon: [CGPoint], at distance: Double) -> [CGPoint] {
        var points: [CGPoint] = []
        for point in polygon where point != points.last { points.append(point) }
        if points.count > 1, points.first == points.last { points.removeLast() }
        guard points.count > 2 else { return polygon }
        func normal(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
            let (dx, dy) = (to.x - from.x, to.y - from.y)
            let length = (dx * dx + dy * dy).squareRoot()
            return CGPoint(x: dy / length, y: -dx / length)
        }
        return points.indices.flatMap { index -> [CGPoint] in
            let point = points[index]
            let before = normal(points[(index + points.count - 1) % points.count], point)
            let after = normal(point, points[(index + 1) % points.count])
            let cosine = before.x * after.x + before.y * after.y
            // Mitred up to a turn of 120°, cut off beyond it.
            if cosine > -0.5 {
                let reach = distance / (1 + cosine)
                return [CGPoint(x: point.x + (before.x + after.x) * reach, y: point.y + (before.y + after.y) * reach)]
            }
            return [before, after].map { CGPoint(x: point.x + $0.x * distance, y: point.y + $0.y * distance) }
        }
    }

    /// The points of one contour, its curves cut finely enough to stay within `tolerance` of them.
    func flattened(tolerance: Double) -> [CGPoint] {
        var points: [CGPoint] = []
        for element in elements {
            guard let last = points.last else {
                points += Path(elements: [element]).flattened()
                continue
            }
            let start = Element.move(to: last)
            switch element {
            case .quadCurve(let end, let control):
                let bend = abs(last.x - 2 * control.x + end.x) + abs(last.y - 2 * control.y + end.y)
                let steps = min(max(Int((bend / (4 * tolerance)).squareRoot().rounded(.up)), 1), 64)
                points += Path(elements: [start, element]).flattened(steps: steps).dropFirst()
            case .curve(let end, let control1, let control2):
                let first = abs(last.x - 2 * control1.x + control2.x) + abs(last.y - 2 * control1.y + control2.y)
                let second = abs(control1.x - 2 * control2.x + end.x) + abs(control1.y - 2 * control2.y + end.y)
                let steps = min(
                    max(Int((max(first, second) * 0.75 / tolerance).squareRoot().rounded(.up)), 1), 64)
                points += Path(elements: [start, element]).flattened(steps: steps).dropFirst()
            case .line(let end): points.append(end)
            case .move, .closeSubpath: break
            }
        }
        return points
    }
}

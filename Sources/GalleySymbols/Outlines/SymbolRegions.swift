import Foundation
import GalleyGeometry

/// Which points of the plane lie inside polygons: what is left of one outline where another is cut out of it, and the
/// clean outline of one that crosses itself.
///
/// All edges are cut where they meet; an edge stays when its two sides differ, with the inside on its right.
struct SymbolRegions {
    /// The winding numbers of a point in the first and the second outline.
    typealias Rule = (_ first: Int, _ second: Int) -> Bool

    private struct Edge {
        var from: CGPoint
        var to: CGPoint
        var isSecond: Bool
    }

    private struct Key: Hashable {
        var x: Int
        var y: Int

        init(_ point: CGPoint) {
            x = Int((point.x * SymbolRegions.grid).rounded())
            y = Int((point.y * SymbolRegions.grid).rounded())
        }
    }

    /// Points are rounded to this many steps a unit, so that edges that meet share a point.
    private static let grid = 4_194_304.0
    /// Drawings with more edges, or whose edges cross more often than thrice as many times, are no icons: the time taken
    /// grows with the square.
    private static let mostEdges = 4000
    /// Edges closer than this at a point count as one there.
    private static let closeness = 2e-6

    /// The outline of the points for which `rule` holds.
    ///
    /// Returns nil when the edges do not close to polygons, which nearly coincident edges may bring about.
    static func outline(_ first: [[CGPoint]], _ second: [[CGPoint]] = [], where rule: Rule) -> Path? {
        let edges = edges(first, isSecond: false) + edges(second, isSecond: true)
        let isSane = edges.allSatisfy { abs($0.from.x) < 1e6 && abs($0.from.y) < 1e6 }
        guard isSane, edges.count <= mostEdges, let pieces = pieces(edges) else { return nil }
        var kept: [(from: CGPoint, to: CGPoint)] = []
        var seen: Set<[Key]> = []
        for (from, to) in pieces {
            let (a, b) = (Key(from), Key(to))
            let isForward = (a.x, a.y) < (b.x, b.y)
            guard seen.insert(isForward ? [a, b] : [b, a]).inserted else { continue }
            let (left, right) = sides(of: from, to, edges)
            let (isLeft, isRight) = (rule(left.0, left.1), rule(right.0, right.1))
            if isRight, !isLeft { kept.append((from, to)) }
            if isLeft, !isRight { kept.append((to, from)) }
        }
        return chained(kept)
    }

    private static func snapped(_ point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x * grid).rounded() / grid, y: (point.y * grid).rounded() / grid)
    }

    private static func edges(_ polygons: [[CGPoint]], isSecond: Bool) -> [Edge] {
        polygons.flatMap { polygon in
            let points = polygon.map(snapped)
            return points.indices.compactMap { index in
                let (from, to) = (points[index], points[(index + 1) % points.count])
                return from == to ? nil : Edge(from: from, to: to, isSecond: isSecond)
            }
        }
    }

    /// The edges, cut where they meet others.
    private static func pieces(_ edges: [Edge]) -> [(CGPoint, CGPoint)]? {
        let order = edges.indices.sorted {
            min(edges[$0].from.y, edges[$0].to.y) < min(edges[$1].from.y, edges[$1].to.y)
        }
        var count = 0
        var cuts: [[Double]] = Array(repeating: [], count: edges.count)
        for (place, i) in order.enumerated() {
            let a = edges[i]
            let lowest = max(a.from.y, a.to.y)
            for j in order[(place + 1)...] {
                let b = edges[j]
                if min(b.from.y, b.to.y) > lowest { break }
                if max(a.from.x, a.to.x) < min(b.from.x, b.to.x) || max(b.from.x, b.to.x) < min(a.from.x, a.to.x) {
                    continue
                }
                let (own, others) = meet(a, b)
                cuts[i] += own
                cuts[j] += others
                count += own.count + others.count
                if count > 3 * mostEdges { return nil }
            }
        }
        var result: [(CGPoint, CGPoint)] = []
        for (index, edge) in edges.enumerated() {
            let points = [0] + cuts[index].sorted() + [1]
            var last = edge.from
            for t in points.dropFirst() {
                let point =
                    t == 1
                    ? edge.to
                    : snapped(
                        CGPoint(
                            x: edge.from.x + (edge.to.x - edge.from.x) * t,
                            y: edge.from.y + (edge.to.y - edge.from.y) * t))
                if point != last { result.append((last, point)) }
                last = point
            }
        }
        return result
    }

    /// Where two edges meet, as shares of their lengths; of edges along one line, where each ends on the other.
    private static func meet(_ a: Edge, _ b: Edge) -> (onA: [Double], onB: [Double]) {
        let (ax, ay) = (a.to.x - a.from.x, a.to.y - a.from.y)
        let (bx, by) = (b.to.x - b.from.x, b.to.y - b.from.y)
        let (dx, dy) = (b.from.x - a.from.x, b.from.y - a.from.y)
        func inside(_ shares: Double...) -> [Double] { shares.filter { $0 > 0 && $0 < 1 } }
        let cross = ax * by - ay * bx
        let scale = ((ax * ax + ay * ay) * (bx * bx + by * by)).squareRoot()
        if abs(cross) > 1e-9 * scale {
            let (t, u) = ((dx * by - dy * bx) / cross, (dx * ay - dy * ax) / cross)
            guard t >= -1e-9, t <= 1 + 1e-9, u >= -1e-9, u <= 1 + 1e-9 else { return ([], []) }
            return (inside(t), inside(u))
        }
        guard abs(dx * ay - dy * ax) <= 1e-6 * (ax * ax + ay * ay).squareRoot() else { return ([], []) }
        func share(_ point: CGPoint, _ edge: Edge) -> Double {
            let (ex, ey) = (edge.to.x - edge.from.x, edge.to.y - edge.from.y)
            return ((point.x - edge.from.x) * ex + (point.y - edge.from.y) * ey) / (ex * ex + ey * ey)
        }
        return (
            inside(share(b.from, a), share(b.to, a)), inside(share(a.from, b), share(a.to, b))
        )
    }

    /// The winding numbers to the left and to the right of the piece between two points, in its direction.
    private static func sides(
        of from: CGPoint, _ to: CGPoint, _ edges: [Edge]
    ) -> (left: (Int, Int), right: (Int, Int)) {
        // Across the piece: along x for steep pieces, along y for flat ones.
        let isSteep = abs(to.y - from.y) >= abs(to.x - from.x)
        func along(_ point: CGPoint) -> Double { isSteep ? point.y : point.x }
        func across(_ point: CGPoint) -> Double { isSteep ? point.x : point.y }
        let (middle, place) = ((along(from) + along(to)) / 2, (across(from) + across(to)) / 2)
        var beyond = (0, 0)
        var here = (0, 0)
        for edge in edges {
            let (start, end) = (along(edge.from), along(edge.to))
            guard (start <= middle) != (end <= middle) else { continue }
            let crossing =
                across(edge.from) + (middle - start) / (end - start) * (across(edge.to) - across(edge.from))
            guard crossing > place - closeness else { continue }
            let direction = (end > start) == isSteep ? 1 : -1
            if crossing > place + closeness {
                if edge.isSecond { beyond.1 += direction } else { beyond.0 += direction }
            } else {
                if edge.isSecond { here.1 += direction } else { here.0 += direction }
            }
        }
        let before = (beyond.0 + here.0, beyond.1 + here.1)
        // Downwards, what lies further along x is on the left; rightwards, what lies further along y is on the right.
        let isBeyondLeft = isSteep ? to.y > from.y : to.x < from.x
        return isBeyondLeft ? (beyond, before) : (before, beyond)
    }

    /// The edges as closed polygons, or nil when they do not close.
    private static func chained(_ edges: [(from: CGPoint, to: CGPoint)]) -> Path? {
        var leaving: [Key: [Int]] = [:]
        var balance: [Key: Int] = [:]
        for (index, edge) in edges.enumerated() {
            leaving[Key(edge.from), default: []].append(index)
            balance[Key(edge.from), default: 0] += 1
            balance[Key(edge.to), default: 0] -= 1
        }
        guard balance.values.allSatisfy({ $0 == 0 }) else { return nil }
        var isUsed = Array(repeating: false, count: edges.count)
        var result = Path()
        for start in edges.indices where !isUsed[start] {
            var points: [CGPoint] = []
            var index = start
            while !isUsed[index] {
                isUsed[index] = true
                points.append(edges[index].from)
                let choices = (leaving[Key(edges[index].to)] ?? []).filter { !isUsed[$0] }
                guard let next = choices.max(by: { turn(edges[index], edges[$0]) < turn(edges[index], edges[$1]) })
                else { break }
                index = next
            }
            let corners = withoutStraightCorners(points)
            guard corners.count > 2 else { continue }
            result.addLines(corners)
            result.closeSubpath()
        }
        return result
    }

    /// How far right the second edge turns from the first, −π…π.
    private static func turn(_ a: (from: CGPoint, to: CGPoint), _ b: (from: CGPoint, to: CGPoint)) -> Double {
        let (ax, ay) = (a.to.x - a.from.x, a.to.y - a.from.y)
        let (bx, by) = (b.to.x - b.from.x, b.to.y - b.from.y)
        return atan2(ax * by - ay * bx, ax * bx + ay * by)
    }

    private static func withoutStraightCorners(_ points: [CGPoint]) -> [CGPoint] {
        points.indices.compactMap { index in
            let before = points[(index + points.count - 1) % points.count]
            let (point, after) = (points[index], points[(index + 1) % points.count])
            let (ax, ay) = (point.x - before.x, point.y - before.y)
            let (bx, by) = (after.x - point.x, after.y - point.y)
            return abs(ax * by - ay * bx) < 1e-9 && ax * bx + ay * by > 0 ? nil : point
        }
    }
}

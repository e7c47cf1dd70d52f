import Foundation

/// The lines of two paths, cut where they meet: they have only ends in common, and each says how both paths wind around what is
/// on its sides.
struct PathArrangement {
    /// A piece of a line.
    struct Piece: Hashable {
        var start, end: GridPoint
    }

    /// A piece in its own order: to the right, or down where it is upright. How often each path runs along it, less how often
    /// against it.
    private struct Edge {
        var piece: Piece
        var first = 0
        var second = 0

        var isUpright: Bool { piece.start.x == piece.end.x }
    }

    private let edges: [Edge]
    /// The edges that may lie above or beside a place, by strips.
    private let columns, rows: Strips

    /// - Parameter paths: The closed lines of both.
    init(_ paths: [[[GridPoint]]]) {
        var pieces: [(Piece, path: Int)] = []
        for (index, path) in paths.enumerated() {
            for line in path {
                for (start, end) in zip(line, line.dropFirst()) where start != end {
                    pieces.append((Piece(start: start, end: end), index))
                }
            }
        }
        let cut = Self.cut(pieces)
        var found: [Piece: Int] = [:]
        var edges: [Edge] = []
        for (piece, path) in cut {
            let isForth = Self.comesFirst(piece.start, piece.end)
            let key = isForth ? piece : Piece(start: piece.end, end: piece.start)
            let index = found[key] ?? edges.count
            if index == edges.count {
                found[key] = index
                edges.append(Edge(piece: key))
            }
            if path == 0 { edges[index].first += isForth ? 1 : -1 } else { edges[index].second += isForth ? 1 : -1 }
        }
        self.edges = edges.filter { $0.first != 0 || $0.second != 0 }
        columns = Strips(self.edges.map { ($0.piece.start.x, $0.piece.end.x) })
        rows = Strips(
            self.edges.map { (min($0.piece.start.y, $0.piece.end.y), max($0.piece.start.y, $0.piece.end.y)) })
    }

    private static func comesFirst(_ a: GridPoint, _ b: GridPoint) -> Bool { a.x != b.x ? a.x < b.x : a.y < b.y }

    // MARK: Cutting

    /// The most rounds of cutting: rounding a meeting point to the grid may make lines meet that did not before.
    private static let mostRounds = 8

    private static func cut(_ pieces: [(Piece, path: Int)]) -> [(Piece, path: Int)] {
        var pieces = pieces
        for _ in 0..<mostRounds {
            let cuts = self.cuts(in: pieces.map(\.0))
            if cuts.allSatisfy(\.isEmpty) { break }
            var next: [(Piece, path: Int)] = []
            for (index, entry) in pieces.enumerated() {
                let (start, end) = (entry.0.start, entry.0.end)
                let way = cuts[index].sorted { distance(start, $0) < distance(start, $1) } + [end]
                var last = start
                for point in way where point != last {
                    next.append((Piece(start: last, end: point), entry.path))
                    last = point
                }
            }
            pieces = next
        }
        return pieces
    }

    private static func distance(_ a: GridPoint, _ b: GridPoint) -> Double {
        hypot(Double(a.x - b.x), Double(a.y - b.y))
    }

    /// Where each piece is met by others between its ends.
    private static func cuts(in pieces: [Piece]) -> [[GridPoint]] {
        var cuts = [[GridPoint]](repeating: [], count: pieces.count)
        let order = pieces.indices.sorted {
            min(pieces[$0].start.x, pieces[$0].end.x) < min(pieces[$1].start.x, pieces[$1].end.x)
        }
        var active: [Int] = []
        for index in order {
            let piece = pieces[index]
            let left = min(piece.start.x, piece.end.x)
            active.removeAll { max(pieces[$0].start.x, pieces[$0].end.x) < left }
            let (low, high) = (min(piece.start.y, piece.end.y), max(piece.start.y, piece.end.y))
            for other in active {
                let met = pieces[other]
                if max(met.start.y, met.end.y) < low || min(met.start.y, met.end.y) > high { continue }
                for point in meetings(piece, met) {
                    if point != piece.start, point != piece.end { cuts[index].append(point) }
                    if point != met.start, point != met.end { cuts[other].append(point) }
                }
            }
            active.append(index)
        }
        return cuts
    }

    /// Where two pieces meet: the ends that lie on the other one, or where they cross.
    private static func meetings(_ a: Piece, _ b: Piece) -> [GridPoint] {
        let (b0, b1) = (a.start.turn(a.end, b.start), a.start.turn(a.end, b.end))
        let (a0, a1) = (b.start.turn(b.end, a.start), b.start.turn(b.end, a.end))
        var points: [GridPoint] = []
        if b0 == 0, isBetween(b.start, a) { points.append(b.start) }
        if b1 == 0, isBetween(b.end, a) { points.append(b.end) }
        if a0 == 0, isBetween(a.start, b) { points.append(a.start) }
        if a1 == 0, isBetween(a.end, b) { points.append(a.end) }
        guard points.isEmpty, (b0 < 0) != (b1 < 0), (a0 < 0) != (a1 < 0), b0 != 0, b1 != 0, a0 != 0, a1 != 0 else {
            return points
        }
        let share = Double(a0) / (Double(a0) - Double(a1))
        func near(_ from: Int, _ to: Int) -> Int { Int(((Double(from) + Double(to - from) * share) / 2).rounded()) * 2 }
        return [GridPoint(x: near(a.start.x, a.end.x), y: near(a.start.y, a.end.y))]
    }

    private static func isBetween(_ point: GridPoint, _ piece: Piece) -> Bool {
        let (x1, x2) = (min(piece.start.x, piece.end.x), max(piece.start.x, piece.end.x))
        let (y1, y2) = (min(piece.start.y, piece.end.y), max(piece.start.y, piece.end.y))
        return point.x >= x1 && point.x <= x2 && point.y >= y1 && point.y <= y2
    }

    // MARK: Winding

    /// How often both paths wind around a place: what a ray from it crosses, upwards or, for places on upright lines, to the left.
    private func windings(at place: GridPoint, isSideways: Bool, but own: Int?) -> (Int, Int) {
        var sum = (0, 0)
        for index in (isSideways ? rows : columns).near(isSideways ? place.y : place.x) where index != own {
            let edge = edges[index]
            let (start, end) = (edge.piece.start, edge.piece.end)
            if isSideways {
                let falls = end.y > start.y
                let (top, bottom) = falls ? (start, end) : (end, start)
                // Crossed on its left side: the place lies to the right of it.
                guard top.y <= place.y, place.y < bottom.y, top.turn(bottom, place) < 0 else { continue }
                sum.0 += falls ? -edge.first : edge.first
                sum.1 += falls ? -edge.second : edge.second
            } else {
                guard start.x <= place.x, place.x < end.x, start.turn(end, place) > 0 else { continue }
                sum.0 += edge.first
                sum.1 += edge.second
            }
        }
        return sum
    }

    /// How often the second path winds around the middle of a piece.
    func winding(at piece: Piece) -> Int {
        let middle = GridPoint(x: (piece.start.x + piece.end.x) / 2, y: (piece.start.y + piece.end.y) / 2)
        return windings(at: middle, isSideways: piece.start.x == piece.end.x, but: nil).1
    }

    /// A line, cut where it meets the edges.
    func pieces(of line: [GridPoint]) -> [Piece] {
        zip(line, line.dropFirst()).flatMap { start, end -> [Piece] in
            let piece = Piece(start: start, end: end)
            var points = Set<GridPoint>()
            for edge in edges { points.formUnion(Self.meetings(piece, edge.piece)) }
            let way = points.sorted { Self.distance(start, $0) < Self.distance(start, $1) } + [end]
            var (last, pieces) = (start, [Piece]())
            for point in way where point != last {
                pieces.append(Piece(start: last, end: point))
                last = point
            }
            return pieces
        }
    }

    // MARK: Outlines

    /// The outline of the places that are covered, given how often both paths wind around them: it runs clockwise on screen
    /// around what is covered.
    func outline(_ isCovered: ((Int, Int)) -> Bool) -> Path {
        var ways: [Piece] = []
        for (index, edge) in edges.enumerated() {
            let (start, end) = (edge.piece.start, edge.piece.end)
            let middle = GridPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
            // Above a line, or to the left of an upright one; and on its other side.
            let before = windings(at: middle, isSideways: edge.isUpright, but: index)
            let sign = edge.isUpright ? -1 : 1
            let after = (before.0 + sign * edge.first, before.1 + sign * edge.second)
            let (isBefore, isAfter) = (isCovered(before), isCovered(after))
            guard isBefore != isAfter else { continue }
            // What is covered lies to the right of the way.
            let isForth = edge.isUpright ? isBefore : isAfter
            ways.append(isForth ? edge.piece : Piece(start: end, end: start))
        }
        return Self.path(of: ways)
    }

    /// Closed lines along all ways; where several continue, the one that turns right most.
    private static func path(of ways: [Piece]) -> Path {
        var leaving: [GridPoint: [Int]] = [:]
        for (index, way) in ways.enumerated() { leaving[way.start, default: []].append(index) }
        var isUsed = [Bool](repeating: false, count: ways.count)
        var path = Path()
        for first in ways.indices where !isUsed[first] {
            var points = [ways[first].start]
            var current = first
            while true {
                isUsed[current] = true
                let way = ways[current]
                if way.end == points[0] { break }
                points.append(way.end)
                let next = (leaving[way.end] ?? []).filter { !isUsed[$0] }
                    .max { Self.turn(way, ways[$0]) < Self.turn(way, ways[$1]) }
                guard let next else { break }
                current = next
            }
            add(points, to: &path)
        }
        return path
    }

    /// By how much a way turns to the right where it continues.
    private static func turn(_ a: Piece, _ b: Piece) -> Double {
        let (ax, ay) = (Double(a.end.x - a.start.x), Double(a.end.y - a.start.y))
        let (bx, by) = (Double(b.end.x - b.start.x), Double(b.end.y - b.start.y))
        return atan2(ax * by - ay * bx, ax * bx + ay * by)
    }

    /// Adds a closed line, without the points on its straight stretches.
    private static func add(_ points: [GridPoint], to path: inout Path) {
        let count = points.count
        let corners = points.indices.filter {
            points[(points.startIndex + $0 + count - 1) % count].turn(points[$0], points[($0 + 1) % count]) != 0
        }
        guard corners.count > 2 else { return }
        for (place, index) in corners.enumerated() {
            if place == 0 { path.move(to: points[index].point) } else { path.addLine(to: points[index].point) }
        }
        path.closeSubpath()
    }
}

/// Ranges by the strips that they reach into.
private struct Strips {
    private let start, width: Int
    private let strips: [[Int]]

    init(_ ranges: [(Int, Int)]) {
        let low = ranges.map(\.0).min() ?? 0, high = ranges.map(\.1).max() ?? 0
        let count = min(max(ranges.count / 8, 1), 512)
        start = low
        width = max((high - low) / count + 1, 1)
        var strips = [[Int]](repeating: [], count: count)
        for (index, range) in ranges.enumerated() {
            for strip in (range.0 - low) / width...min((range.1 - low) / width, count - 1) {
                strips[strip].append(index)
            }
        }
        self.strips = strips
    }

    /// The ranges that may hold a place.
    func near(_ place: Int) -> [Int] {
        let strip = (place - start) / width
        return place >= start && strips.indices.contains(strip) ? strips[strip] : []
    }
}

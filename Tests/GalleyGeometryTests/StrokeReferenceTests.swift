import Foundation
import GalleyGeometry
import GalleyRandom
import Testing

/// What a stroke covers, said with distances: bands along the lines, and what caps and joins add (rules.md §15.5, and SVG 2's
/// "computing the shape of the stroke", which says the same as Core Graphics).
private struct StrokeReference {
    var parts: [(points: [CGPoint], isClosed: Bool)]
    var style: StrokeStyle

    /// - Parameter slack: By how much the stroke is widened on all sides.
    func covers(_ point: CGPoint, slack: Double) -> Bool {
        let radius = style.lineWidth / 2 + slack
        return parts.contains { points, isClosed in
            let chain = isClosed ? points + [points[0]] : points
            if chain.count == 1 { return coversDot(chain[0], point, radius) }
            for (index, (from, to)) in zip(chain, chain.dropFirst()).enumerated() {
                let isFirst = index == 0 && !isClosed, isLast = index == chain.count - 2 && !isClosed
                if coversBand(from, to, point, radius, slack, isFirst, isLast) { return true }
            }
            let corners = isClosed ? Array(points.indices) : Array(points.indices.dropFirst().dropLast())
            return corners.contains { index in
                let count = points.count
                return coversJoin(
                    points[(index + count - 1) % count], points[index], points[(index + 1) % count], point, radius)
            }
        }
    }

    private func coversDot(_ center: CGPoint, _ point: CGPoint, _ radius: Double) -> Bool {
        switch style.lineCap {
        case .butt: false
        case .round: (point - center).length <= radius
        case .square: abs(point.x - center.x) <= radius && abs(point.y - center.y) <= radius
        }
    }

    private func coversBand(
        _ from: CGPoint, _ to: CGPoint, _ point: CGPoint, _ radius: Double, _ slack: Double, _ isFirst: Bool,
        _ isLast: Bool
    ) -> Bool {
        let length = (to - from).length, way = (to - from) * (1 / length)
        let along = (point - from).x * way.x + (point - from).y * way.y
        let across = abs((point - from).x * way.y - (point - from).y * way.x)
        let ahead = style.lineCap == .square ? radius : slack
        if across <= radius, along >= (isFirst ? -ahead : 0), along <= length + (isLast ? ahead : 0) { return true }
        guard style.lineCap == .round else { return false }
        return isFirst && (point - from).length <= radius || isLast && (point - to).length <= radius
    }

    private func coversJoin(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint, _ point: CGPoint, _ radius: Double)
        -> Bool
    {
        if style.lineJoin == .round { return (point - corner).length <= radius }
        let a = (corner - before) * (1 / (corner - before).length), b = (after - corner) * (1 / (after - corner).length)
        let cross = Double(a.x * b.y - a.y * b.x), cosine = Double(a.x * b.x + a.y * b.y)
        // The outer side lies away from where the line turns to.
        let side = cross > 0 ? 1.0 : -1.0
        let first = corner + CGPoint(x: a.y, y: -a.x) * (side * radius)
        let second = corner + CGPoint(x: b.y, y: -b.x) * (side * radius)
        var outline = [corner, first, second]
        // Half the angle between the lines, whose sine is the miter's reciprocal.
        let half = (Double.pi - acos(min(1, max(-1, cosine)))) / 2
        if style.lineJoin == .miter, 1 / sin(half) <= style.miterLimit {
            let middle = (first + second) * 0.5 - corner
            outline = [corner, first, corner + middle * (radius / sin(half) / middle.length), second]
        }
        let turns = zip(outline, outline.dropFirst() + [outline[0]]).map { from, to in
            (to - from).x * (point - from).y - (to - from).y * (point - from).x
        }
        return turns.allSatisfy { $0 >= 0 } || turns.allSatisfy { $0 <= 0 }
    }
}

/// The painted parts of a chain of lines, by their places along it.
private func dashes(_ chain: [CGPoint], _ pattern: [Double], _ phase: Double) -> [[CGPoint]] {
    let lengths = zip(chain, chain.dropFirst()).map { ($1 - $0).length }
    let total = lengths.reduce(0, +), period = pattern.reduce(0, +)
    func point(_ place: Double) -> CGPoint {
        var left = place
        for (index, length) in lengths.enumerated() {
            if left <= length { return chain[index] + (chain[index + 1] - chain[index]) * (left / length) }
            left -= length
        }
        return chain[chain.count - 1]
    }
    var parts: [[CGPoint]] = []
    var begin = -phase - (period * ((abs(phase) / period).rounded(.up) + 1))
    while begin < total {
        for (index, length) in pattern.enumerated() {
            let (from, to) = (max(0, begin), min(total, begin + length))
            if index % 2 == 0, from < to {
                var place = 0.0, corners: [CGPoint] = []
                for (index, length) in lengths.dropLast().enumerated() {
                    place += length
                    if place > from + 1e-9, place < to - 1e-9 { corners.append(chain[index + 1]) }
                }
                parts.append([point(from)] + corners + [point(to)])
            }
            begin += length
        }
    }
    return parts
}

@Suite("Strokes cover what lies near enough to their lines")
struct StrokeReferenceTests {
    /// Lines that are longer than the stroke is wide and turn by neither little nor much.
    private func chain(_ dice: inout SeededGenerator, count: Int, isClosed: Bool) -> [CGPoint] {
        while true {
            let points = (0..<count).map { _ in
                CGPoint(x: Double(dice.whole(0...12)) * 5, y: Double(dice.whole(0...12)) * 5)
            }
            let all = isClosed ? points + Array(points.prefix(2)) : points
            let ways = zip(all, all.dropFirst()).map { $1 - $0 }
            guard ways.allSatisfy({ $0.length >= 14 }) else { continue }
            let cosines = zip(ways, ways.dropFirst()).map { ($0.x * $1.x + $0.y * $1.y) / $0.length / $1.length }
            if cosines.allSatisfy({ $0 > -0.9 && $0 < 0.98 }) { return points }
        }
    }

    private func path(_ points: [CGPoint], isClosed: Bool) -> Path {
        Path { path in
            path.addLines(points)
            if isClosed { path.closeSubpath() }
        }
    }

    private func compare(_ path: Path, _ reference: StrokeReference, _ dice: inout SeededGenerator, _ name: String) {
        let stroked = path.strokedPath(reference.style)
        for _ in 0..<80 {
            let point = dice.point(-12...72)
            // Round corners are made of chords.
            let isSurely = reference.covers(point, slack: -0.04), isMaybe = reference.covers(point, slack: 0.04)
            guard isSurely == isMaybe else { continue }
            if stroked.contains(point) != isSurely {
                Issue.record("\(name): \(point) of \(path) is \(isSurely ? "not " : "")covered")
                return
            }
        }
    }

    @Test("Lines, closed and open, with every cap and join", arguments: 0..<60 as Range<UInt64>)
    func lines(seed: UInt64) {
        var dice = SeededGenerator(seed: seed)
        let isClosed = dice.coin()
        let points = chain(&dice, count: dice.whole(3...5), isClosed: isClosed)
        let style = StrokeStyle(
            lineWidth: dice.number(2...12), lineCap: dice.pick([.butt, .round, .square]),
            lineJoin: dice.pick([.miter, .miter, .round, .bevel]), miterLimit: dice.pick([10, 10, 1.3, 1]))
        compare(
            path(points, isClosed: isClosed), StrokeReference(parts: [(points, isClosed)], style: style), &dice,
            "\(style)")
    }

    @Test("Dashes, along corners and from any phase", arguments: 0..<60 as Range<UInt64>)
    func dashed(seed: UInt64) {
        var dice = SeededGenerator(seed: seed &+ 1000)
        let isClosed = dice.coin()
        let points = chain(&dice, count: dice.whole(2...4) + (isClosed ? 1 : 0), isClosed: isClosed)
        let pattern = dice.pick([[7, 4], [3, 5, 9, 2], [11], [0.5, 6, 13, 6.5]] as [[CGFloat]])
        let phase = dice.pick([0, 3, 12.5, 100, -2, -31])
        let style = StrokeStyle(
            lineWidth: 3, lineCap: dice.pick([.butt, .round, .square]), lineJoin: dice.pick([.miter, .round, .bevel]),
            dash: pattern, dashPhase: CGFloat(phase))
        let doubled = (pattern.count % 2 == 0 ? pattern : pattern + pattern).map { Double($0) }
        let parts = dashes(isClosed ? points + [points[0]] : points, doubled, phase)
        compare(
            path(points, isClosed: isClosed), StrokeReference(parts: parts.map { ($0, false) }, style: style), &dice,
            "\(pattern) \(phase)")
    }

    @Test("A closed path's dashes go along its last side, too") func closingSide() {
        let square = path(
            [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10)], isClosed: true)
        let stroked = square.strokedPath(StrokeStyle(lineWidth: 2, dash: [4, 2]))
        // Dashes from 30 to 34 and from 36 to 40 of the way around: the side from (0, 10) up to (0, 0).
        for (y, isInk) in [(9.0, true), (6.5, true), (5, false), (3.5, true), (0.5, true)] {
            #expect(stroked.contains(CGPoint(x: 0, y: y)) == isInk, "\(y)")
        }
    }

    @Test("Dashes without a length are dots, the first of them at the start") func dots() {
        let line = path([.zero, CGPoint(x: 22, y: 0)], isClosed: false)
        for (cap, corner) in [(CGLineCap.round, false), (.square, true)] {
            let stroked = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap, dash: [0, 8]))
            for center in [0.0, 8, 16] {
                #expect(
                    stroked.contains(CGPoint(x: center - 1.8, y: 0)) && stroked.contains(CGPoint(x: center, y: 1.8)))
                #expect(stroked.contains(CGPoint(x: center + 1.8, y: 1.8)) == corner)
                #expect(!stroked.contains(CGPoint(x: center + 4, y: 0)))
            }
            #expect(!stroked.contains(CGPoint(x: -2.1, y: 0)))
        }
        #expect(
            line.strokedPath(StrokeStyle(lineWidth: 4, dash: [0, 0])) == line.strokedPath(StrokeStyle(lineWidth: 4)))
    }

    @Test("Dashes too many to be told apart are a solid line; as many as can be are drawn") func tooManyDashes() {
        let line = path([.zero, CGPoint(x: 100, y: 0)], isClosed: false)
        let solid = line.strokedPath(StrokeStyle(lineWidth: 4))
        #expect(line.strokedPath(StrokeStyle(lineWidth: 4, dash: [0.001, 0.001])) == solid)
        #expect(line.strokedPath(StrokeStyle(lineWidth: 4, dash: [0.01, 0.01])) != solid)
    }

    @Test("A line that turns back: a round join is half a disc, a miter would never end") func turningBack() {
        let points = [CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 5, y: 0)]
        let back = path(points, isClosed: false)
        let round = back.strokedPath(StrokeStyle(lineWidth: 8, lineJoin: .round))
        #expect(round.contains(CGPoint(x: 23.8, y: 0)) && !round.contains(CGPoint(x: 23.5, y: 2.5)))
        #expect(round.contains(CGPoint(x: 22.5, y: 2.5)) && round.contains(CGPoint(x: 22.5, y: -2.5)))
        for join in [CGLineJoin.miter, .bevel] {
            let sharp = back.strokedPath(StrokeStyle(lineWidth: 8, lineJoin: join))
            #expect(sharp.contains(CGPoint(x: 19.9, y: 3)) && !sharp.contains(CGPoint(x: 20.1, y: 0)))
            #expect(sharp.boundingRect == CGRect(x: 0, y: -4, width: 20, height: 8))
        }
    }

    @Test("A line that goes straight on has no corner") func straightOn() {
        for points in [
            [CGPoint(x: 0, y: 0), CGPoint(x: 9, y: 0), CGPoint(x: 20, y: 0)],
            [.zero, CGPoint(x: 3, y: 3), CGPoint(x: 9, y: 9)],
        ] {
            for join in [CGLineJoin.miter, .round, .bevel] {
                let stroked = path(points, isClosed: false).strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join))
                let plain = path([points[0], points[2]], isClosed: false).strokedPath(StrokeStyle(lineWidth: 4))
                #expect(abs(SampledPath(stroked).length - SampledPath(plain).length) < 1e-9)
            }
        }
    }

    @Test("Points that repeat, subpaths of one point, and closed ones of two") func small() {
        let repeated = path([.zero, .zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 0)], isClosed: false)
        #expect(
            repeated.strokedPath(StrokeStyle(lineWidth: 2)).boundingRect == CGRect(x: 0, y: -1, width: 10, height: 2))
        let pair = path([.zero, CGPoint(x: 10, y: 0), .zero], isClosed: true).strokedPath(StrokeStyle(lineWidth: 2))
        #expect(pair.contains(CGPoint(x: 5, y: 0.9)) && pair.contains(CGPoint(x: 5, y: -0.9)))
        for count in [1, 3] {
            let dot = path([CGPoint](repeating: CGPoint(x: 3, y: 4), count: count + 1), isClosed: count == 1)
            #expect(
                dot.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square)).boundingRect
                    == CGRect(x: 2, y: 3, width: 2, height: 2))
        }
        // Several subpaths, each for itself.
        let two = Path {
            $0.addLines([.zero, CGPoint(x: 10, y: 0)])
            $0.addLines([CGPoint(x: 0, y: 20), CGPoint(x: 10, y: 20)])
        }.strokedPath(StrokeStyle(lineWidth: 2))
        #expect(
            two.contains(CGPoint(x: 5, y: 0)) && two.contains(CGPoint(x: 5, y: 20))
                && !two.contains(CGPoint(x: 8, y: 10)))
    }

    @Test("Rings are round at every size", arguments: [0.01, 0.04, 1, 30, 900] as [Double])
    func roundCaps(radius: Double) {
        let dot = path([.zero, CGPoint(x: radius / 8, y: 0)], isClosed: false)
        let stroked = dot.strokedPath(StrokeStyle(lineWidth: radius * 2, lineCap: .round))
        for point in SampledPath(stroked, steps: 1).points {
            let near = CGPoint(x: min(max(point.x, 0), radius / 8), y: 0)
            #expect(abs((point - near).length - radius) < 1e-9 * max(1, radius))
        }
        // A chord's middle is no further than a fortieth of a point inside, and no chord is there for nothing.
        let chords = SampledPath(stroked).lines.map { ($0.1 - $0.0).length }.filter {
            $0 > 1e-12 && abs($0 - radius / 8) > 1e-12
        }
        #expect(
            chords.allSatisfy { radius - (radius * radius - min($0 * $0 / 4, radius * radius)).squareRoot() < 0.0251 })
        #expect(
            chords.count <= 2 * Int((Double.pi / (2 * acos(max(0, 1 - 0.025 / max(radius, 0.025)))) + 1).rounded(.up)))
    }
}

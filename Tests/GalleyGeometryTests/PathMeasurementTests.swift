import Foundation
import GalleyRandom
import Testing

@testable import GalleyGeometry

/// Lengths, boxes, insides and parts of paths, against the same paths as thousands of short lines.
@Suite("Measuring paths") struct PathMeasurementTests {
    /// Lines and curves of every kind in one subpath or several.
    private func path(_ dice: inout SeededGenerator, subpaths: Int) -> Path {
        var path = Path()
        for _ in 0..<subpaths {
            path.move(to: dice.point(0...100))
            for _ in 0..<dice.whole(1...4) {
                switch dice.whole(0...2) {
                case 0: path.addLine(to: dice.point(0...100))
                case 1: path.addQuadCurve(to: dice.point(0...100), control: dice.point(0...100))
                default:
                    path.addCurve(to: dice.point(0...100), control1: dice.point(0...100), control2: dice.point(0...100))
                }
            }
            if dice.coin() { path.closeSubpath() }
        }
        return path
    }

    @Test("A box touches the path on every side", arguments: 0..<30 as Range<UInt64>)
    func boxes(seed: UInt64) {
        var dice = SeededGenerator(seed: seed)
        let path = path(&dice, subpaths: 2)
        let points = SampledPath(path, steps: 500).points, box = path.boundingRect
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        for (found, wanted) in [
            (box.minX, xs.min()), (box.maxX, xs.max()), (box.minY, ys.min()), (box.maxY, ys.max()),
        ] {
            #expect(abs(found - (wanted ?? .nan)) < 0.003)
        }
    }

    @Test("Boxes of curves whose derivative is a line, a constant or has no root") func simpleCurves() {
        func box(_ p: [(Double, Double)]) -> CGRect {
            Path {
                $0.move(to: CGPoint(x: p[0].0, y: p[0].1))
                $0.addCurve(
                    to: CGPoint(x: p[3].0, y: p[3].1), control1: CGPoint(x: p[1].0, y: p[1].1),
                    control2: CGPoint(x: p[2].0, y: p[2].1))
            }.boundingRect
        }
        // x = 3t(1−t)·4 has its top of 3 in the middle; y goes evenly.
        #expect(box([(0, 0), (4, 1), (4, 2), (0, 3)]) == CGRect(x: 0, y: 0, width: 3, height: 3))
        #expect(box([(0, 0), (1, 1), (2, 2), (3, 3)]) == CGRect(x: 0, y: 0, width: 3, height: 3))
        #expect(box([(5, 5), (5, 5), (5, 5), (5, 5)]) == CGRect(x: 5, y: 5, width: 0, height: 0))
        // x = 18 t (1 − t) (1 − 2t) turns round at (3 ± √3) / 6, where it is ± √3.
        let wave = box([(0, 0), (6, 0), (-6, 0), (0, 0)])
        #expect(abs(wave.maxX - 3.0.squareRoot()) < 1e-9 && abs(wave.minX + 3.0.squareRoot()) < 1e-9)
    }

    @Test("After a closed subpath the next curve starts at its beginning") func afterClosing() {
        let path = Path {
            $0.move(to: CGPoint(x: 1, y: 1))
            $0.addLine(to: CGPoint(x: 9, y: 1))
            $0.closeSubpath()
            $0.addQuadCurve(to: CGPoint(x: 1, y: 11), control: CGPoint(x: 21, y: 6))
        }
        // From (1, 1): half-way x is (1 + 2·21 + 1) / 4 = 11. From (9, 1) it would be 13.
        #expect(path.boundingRect == CGRect(x: 1, y: 1, width: 10, height: 10))
        #expect(path.contains(CGPoint(x: 8, y: 6)) && !path.contains(CGPoint(x: 11.5, y: 6)))
        #expect(abs(path.segments.map(\.length).reduce(0, +) - SampledPath(path).length) < 0.01)
    }

    @Test("Inside is where the path turns around a point", arguments: 0..<24 as Range<UInt64>)
    func insides(seed: UInt64) {
        var dice = SeededGenerator(seed: seed)
        let path = path(&dice, subpaths: dice.whole(1...3))
        var sampled = SampledPath(path, steps: 60)
        let closed = sampled.chains.map { $0 + [$0[0]] }
        for _ in 0..<20 {
            let point = dice.point(-5...105)
            let winding = sampled.winding(around: point)
            sampled.chains = closed
            guard sampled.distance(to: point) > 0.2 else { continue }
            #expect(path.contains(point) == (winding != 0), "\(path) \(point)")
            #expect(path.contains(point, eoFill: true) == !winding.isMultiple(of: 2), "\(path) \(point)")
        }
        #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 5)) && !path.contains(CGPoint(x: 5, y: CGFloat.infinity)))
    }

    /// As in Core Graphics, a pixel's corner belongs to one of the squares around it.
    @Test("Of squares that share a side, one has its points") func sharedSides() {
        let squares = [(0.0, 0.0), (10, 0), (0, 10), (10, 10)].map {
            Path(CGRect(x: $0.0, y: $0.1, width: 10, height: 10))
        }
        for x in 1..<20 {
            for y in 1..<20 {
                #expect(squares.count { $0.contains(CGPoint(x: x, y: y)) } == 1)
            }
        }
    }

    @Test("A part of a path has its share of the length and lies on it", arguments: 0..<20 as Range<UInt64>)
    func parts(seed: UInt64) throws {
        var dice = SeededGenerator(seed: seed)
        let path = path(&dice, subpaths: 1)
        let whole = SampledPath(path, steps: 400)
        let ends = [dice.number(0...1), dice.number(0...1)].sorted()
        for (from, to) in [(ends[0], ends[1]), (0, ends[1]), (ends[0], 1), (ends[0], ends[0] + 0.01)] where to <= 1 {
            let part = path.trimmedPath(from: from, to: to)
            let sampled = SampledPath(part, steps: 100)
            #expect(sampled.chains.count == 1)
            #expect(abs(sampled.length - (to - from) * whole.length) < 0.05)
            #expect(try #require(sampled.points.first).isNear(whole.point(at: from), 0.05))
            #expect(try #require(part.currentPoint).isNear(whole.point(at: to), 0.05))
            for point in sampled.points.enumerated().filter({ $0.offset % 97 == 20 }) {
                #expect(whole.distance(to: point.element) < 0.05)
            }
        }
    }

    @Test("Parts of several subpaths begin where each of them does") func severalSubpaths() {
        let lines = Path {
            $0.addLines([.zero, CGPoint(x: 10, y: 0)])
            $0.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
            $0.addLines([CGPoint(x: 0, y: 9), CGPoint(x: 20, y: 9)])
        }
        #expect(lines.trimmedPath(from: 0.125, to: 0.75).description.hasPrefix("5"))
        let part = SampledPath(lines.trimmedPath(from: 0.125, to: 0.75))
        #expect(part.chains.map { $0[0].y } == [0, 5, 9])
        #expect(
            zip(part.chains, [(5.0, 10.0), (0, 10), (0, 10)]).allSatisfy {
                abs($0[0].x - $1.0) < 1e-9 && abs($0[$0.count - 1].x - $1.1) < 1e-9
            })
        #expect(SampledPath(lines.trimmedPath(from: 0.25, to: 0.5)).chains.map { $0[0].y } == [5])
        // Sides of a square that is closed, its last one included.
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).trimmedPath(from: 0.6, to: 0.9)
        let corners = [CGPoint(x: 6, y: 10), CGPoint(x: 0, y: 10), CGPoint(x: 0, y: 4)]
        #expect(zip(SampledPath(square).points, corners).allSatisfy { $0.isNear($1, 1e-9) })
        #expect(abs(SampledPath(square).length - 12) < 1e-9)
    }

    @Test("Odd shares, and paths without a length") func oddShares() {
        let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }
        #expect(line.trimmedPath(from: -1, to: 2) == line && line.trimmedPath(from: .nan, to: 1) == line)
        #expect(line.trimmedPath(from: 0, to: .nan).isEmpty && line.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(line.trimmedPath(from: -3, to: 0.5).currentPoint?.isNear(CGPoint(x: 5, y: 0), 1e-9) == true)
        #expect(line.trimmedPath(from: 0.5, to: 7).currentPoint == CGPoint(x: 10, y: 0))
        #expect(Path { $0.addLines([.zero, .zero]) }.trimmedPath(from: 0.1, to: 0.9).isEmpty)
        #expect(Path { $0.move(to: .zero) }.trimmedPath(from: 0.1, to: 0.9).isEmpty)
    }

    @Test("Lengths of curves", arguments: 0..<16 as Range<UInt64>) func lengths(seed: UInt64) {
        var dice = SeededGenerator(seed: seed)
        let curve = Bezier(dice.point(0...100), dice.point(0...100), dice.point(0...100), dice.point(0...100))
        let points = (0...2000).map { SampledPath.point([curve.p0, curve.p1, curve.p2, curve.p3], Double($0) / 2000) }
        let length = zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
        #expect(abs(curve.length() - length) < 1e-4 * length)
        for index in stride(from: 200, to: 2000, by: 400) {
            let before = zip(points.prefix(index), points.prefix(index + 1).dropFirst()).reduce(0) {
                $0 + ($1.1 - $1.0).length
            }
            #expect(abs(curve.parameter(atLength: before, total: length) - Double(index) / 2000) < 0.002)
            #expect(curve.point(at: Double(index) / 2000).isNear(points[index], 1e-9))
        }
        #expect(
            curve.parameter(atLength: 0, total: length) == 0 && curve.parameter(atLength: length, total: length) == 1)
        // As lines: within the tolerance, and no more lines than that needs by far.
        for tolerance in [0.01, 0.5] {
            var flat: [CGPoint] = [curve.p0]
            curve.flattened(tolerance: tolerance, into: &flat)
            let lines = SampledPath(Path { $0.addLines(flat) })
            #expect(stride(from: 0, through: 2000, by: 50).allSatisfy { lines.distance(to: points[$0]) <= tolerance })
            #expect(flat.last == curve.p3)
            // The second differences are at most 400 in length here: √(3/4 · 400 / tolerance) steps.
            #expect(Double(flat.count) <= (0.75 * 400 / tolerance).squareRoot() + 2)
        }
    }

    @Test("Shares of a line") func lineShares() {
        let line = Bezier(.zero, .zero, CGPoint(x: 10, y: 5), CGPoint(x: 10, y: 5))
        for share in [0.0, 0.1, 0.5, 0.77, 1] {
            #expect(line.point(at: line.lineParameter(share)).isNear(CGPoint(x: 10 * share, y: 5 * share), 1e-9))
        }
    }
}

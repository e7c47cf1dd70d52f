import Foundation
import GalleyRandom
import Testing

@testable import GalleyGeometry

/// The grid and the lines behind combined areas. The areas themselves: `PathAlgebraTests`.
@Suite("Lines that are cut where they meet") struct PathArrangementTests {
    private func point(_ x: Int, _ y: Int) -> GridPoint { GridPoint(x: x, y: y) }

    @Test("Places on the grid are even, the nearest ones, and bounded") func grid() {
        // 8192 to the point, every other one: 1/4096 of a point apart.
        for (value, wanted) in [
            (0.0, 0), (1, 8192), (1.0 / 4096, 2), (0.9 / 8192, 0), (1.1 / 8192, 2), (-1.1 / 8192, -2), (-2.5, -20480),
        ] {
            #expect(GridPoint(CGPoint(x: value, y: 0)).x == wanted && GridPoint(CGPoint(x: 0, y: value)).y == wanted)
        }
        #expect(GridPoint(CGPoint(x: 1e9, y: -1e9)) == point(800_000_000, -800_000_000))
        #expect(point(8192, -4096).point == CGPoint(x: 1, y: -0.5))
        #expect(GridPoint(CGPoint(x: 97_656.25, y: 0)).x == 800_000_000)
        // Clockwise on screen: right, then down.
        #expect(point(0, 0).turn(point(2, 0), point(2, 2)) == 4 && point(0, 0).turn(point(2, 2), point(2, 0)) == -4)
        #expect(point(1, 1).turn(point(3, 3), point(7, 7)) == 0 && point(5, 7).turn(point(1, 2), point(11, 3)) == 46)
    }

    @Test("Subpaths as lines: closed if asked, without repeats") func lines() {
        let path = Path("0 0 m 0 0 l 1 0 l 1 1 l 5 5 m 6 6 l h 7 7 l 9 9 m") ?? Path()
        func found(_ isClosed: Bool) -> [[[Int]]] {
            PathGrid.lines(of: path, isClosed: isClosed).map { $0.points.map { [$0.x / 8192, $0.y / 8192] } }
        }
        #expect(found(false) == [[[0, 0], [1, 0], [1, 1]], [[5, 5], [6, 6], [5, 5]], [[5, 5], [7, 7]]])
        #expect(
            found(true) == [
                [[0, 0], [1, 0], [1, 1], [0, 0]], [[5, 5], [6, 6], [5, 5]], [[5, 5], [7, 7], [5, 5]],
            ])
        let curves = Path("0 0 m 10 20 20 0 q 30 -20 40 20 50 0 c") ?? Path()
        let line = PathGrid.lines(of: curves, isClosed: false)[0].points.map(\.point)
        let sampled = SampledPath(curves, steps: 500)
        let flat = SampledPath(Path { $0.addLines(line) })
        #expect(sampled.points.enumerated().allSatisfy { $0.offset % 50 != 0 || flat.distance(to: $0.element) < 0.011 })
        #expect(line.count < 120)
    }

    @Test("A line is cut by lines that cross it, end on it or lie on it") func cuts() {
        func square(_ x: Int, _ y: Int, _ side: Int) -> [GridPoint] {
            [point(x, y), point(x + side, y), point(x + side, y + side), point(x, y + side), point(x, y)]
        }
        let arrangement = PathArrangement([[], [square(0, 0, 80), square(100, 20, 20)]])
        // Through both squares, and along the lower side of the second.
        let forth = arrangement.pieces(of: [point(-40, 40), point(200, 40)])
        #expect(forth.map(\.start.x) == [-40, 0, 80, 100, 120] && forth.map(\.end.x) == [0, 80, 100, 120, 200])
        let back = arrangement.pieces(of: [point(200, 40), point(-40, 40)])
        #expect(back.map(\.start.x) == [200, 120, 100, 80, 0])
        #expect(forth.map { arrangement.winding(at: $0) != 0 }.prefix(3) == [false, true, false])
        // A corner that is touched, and an end that lies on a side.
        #expect(arrangement.pieces(of: [point(-80, 80), point(80, -80)]).map(\.end) == [point(0, 0), point(80, -80)])
        #expect(arrangement.pieces(of: [point(80, 30), point(90, 30)]).count == 1)
        #expect(arrangement.pieces(of: [point(40, 30), point(80, 30), point(90, 30)]).count == 2)
        #expect(arrangement.pieces(of: [point(10, 10), point(70, 60)]).count == 1)
    }

    @Test("Crossings lie on the grid, where both lines are") func crossings() {
        let upright = [point(7 * 2, -100), point(7 * 2, 100)]
        let arrangement = PathArrangement([[], [upright]])
        // From (0, 0) to (40, 30): at x = 14 the height is 10.5, and the nearest even place 10.
        #expect(arrangement.pieces(of: [point(0, 0), point(40, 30)]).map(\.end) == [point(14, 10), point(40, 30)])
        #expect(arrangement.pieces(of: [point(40, 30), point(0, 0)]).map(\.end) == [point(14, 10), point(0, 0)])
        #expect(arrangement.pieces(of: [point(40, -30), point(0, 0)]).map(\.end) == [point(14, -10), point(0, 0)])
    }

    /// Enough squares for several strips, so that the search for near lines has a choice.
    @Test("Many squares: each place has the winding that the squares around it say", arguments: [0, 1])
    func many(seed: UInt64) {
        var dice = SeededGenerator(seed: seed)
        let squares = (0..<60).map { _ in
            CGRect(
                x: Double(dice.whole(0...40)), y: Double(dice.whole(0...40)), width: Double(dice.whole(1...9)),
                height: Double(dice.whole(1...9)))
        }
        let path = Path { $0.addRects(squares) }
        let even = path.normalized(), whole = path.normalized(eoFill: false)
        for x in stride(from: 0, to: 50, by: 2) {
            for y in 0..<50 {
                let place = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
                let count = squares.count { $0.contains(place) }
                guard even.contains(place) == (count % 2 == 1), whole.contains(place) == (count > 0) else {
                    Issue.record("\(place): \(count)")
                    return
                }
            }
        }
        let line = Path { $0.addLines([CGPoint(x: -3, y: 20.5), CGPoint(x: 60, y: 20.5)]) }
        let inside = (0..<50).count { column in
            squares.contains { $0.contains(CGPoint(x: Double(column) + 0.5, y: 20.5)) }
        }
        #expect(SampledPath(line.lineIntersection(path)).length == Double(inside))
        #expect(SampledPath(line.lineSubtraction(path)).length == Double(63 - inside))
    }

    @Test("What is covered lies to the right of the outline; holes are run around the other way") func directions() {
        func area(_ path: Path) -> Double {
            SampledPath(path).lines.reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
        }
        let outer = Path(CGRect(x: 0, y: 0, width: 30, height: 30)),
            inner = Path(CGRect(x: 10, y: 10, width: 10, height: 10))
        let ring = outer.subtracting(inner)
        #expect(SampledPath(ring).chains.count == 2 && area(ring) == 800)
        // Counterclockwise squares are the same area.
        let reversed = Path("0 0 m 0 30 l 30 30 l 30 0 l h") ?? Path()
        #expect(area(reversed.subtracting(inner)) == 800 && area(reversed.union(inner)) == 900)
        // Two squares that touch in a corner stay two.
        let touching = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).union(
            Path(CGRect(x: 10, y: 10, width: 10, height: 10)))
        #expect(area(touching) == 200 && SampledPath(touching).chains.count == 2)
        #expect(SampledPath(touching).chains.allSatisfy { $0.count == 5 })
    }
}

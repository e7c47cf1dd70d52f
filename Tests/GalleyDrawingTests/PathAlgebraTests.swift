import Foundation
import GalleyDrawing
import GalleyLayout
import Testing

/// Areas and lines of paths, combined: against sizes that are known, and point by point against the paths themselves.
@Suite("Areas of paths")
struct PathAlgebraTests {
    private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path {
        Path(CGRect(x: x, y: y, width: side, height: side))
    }

    /// The area that lines enclose; positive where they run clockwise on screen.
    private func area(_ path: Path) -> Double {
        var (sum, first, last) = (0.0, CGPoint.zero, CGPoint.zero)
        func add(_ point: CGPoint) {
            sum += Double(last.x * point.y - point.x * last.y) / 2
            last = point
        }
        for element in path.elements {
            switch element {
            case .move(let point): (first, last) = (point, point)
            case .line(let point): add(point)
            case .closeSubpath: add(first)
            case .quadCurve, .curve: Issue.record("a curve in a combined path")
            }
        }
        return sum
    }

    private func length(_ path: Path) -> Double {
        var (sum, last) = (0.0, CGPoint.zero)
        for element in path.elements {
            switch element {
            case .move(let point): last = point
            case .line(let point):
                sum += hypot(Double(point.x - last.x), Double(point.y - last.y))
                last = point
            default: Issue.record("a line has no other steps")
            }
        }
        return sum
    }

    @Test("Two squares that overlap in a quarter") func squares() {
        let (a, b) = (square(0, 0, 10), square(5, 5, 10))
        #expect(area(a.union(b)) == 175)
        #expect(area(a.intersection(b)) == 25)
        #expect(area(a.subtracting(b)) == 75)
        #expect(area(a.symmetricDifference(b)) == 150)
        #expect(a.union(b).boundingRect == CGRect(x: 0, y: 0, width: 15, height: 15))
        #expect(a.intersection(b).elements.count == 5)
    }

    @Test("Sides in common, equal paths, and paths that do not meet") func degenerate() {
        let a = square(0, 0, 10)
        #expect(area(a.union(square(10, 0, 10))) == 200)
        #expect(a.union(square(10, 0, 10)).elements.count == 5)
        #expect(a.intersection(square(10, 0, 10)).isEmpty)
        #expect(area(a.union(a)) == 100 && area(a.intersection(a)) == 100)
        #expect(a.subtracting(a).isEmpty && a.symmetricDifference(a).isEmpty)
        #expect(area(a.union(square(20, 0, 5))) == 125)
        #expect(a.intersection(square(20, 0, 5)).isEmpty)
        #expect(area(a.subtracting(square(2, 2, 6))) == 64)
        #expect(Path().union(a).elements.count == 5 && a.intersection(Path()).isEmpty)
        #expect(a.union(Path(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))).elements.count == 5)
    }

    @Test("Circles keep their areas to a hundredth of a point around them") func circles() {
        let (a, b) = (
            Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)),
            Path(ellipseIn: CGRect(x: 50, y: 0, width: 100, height: 100))
        )
        // Two circles of radius r whose middles are r apart: r² (2π/3 − √3/2) is common to them.
        let lens = 2500 * (2 * Double.pi / 3 - 3.0.squareRoot() / 2)
        let disc = 2500 * Double.pi
        #expect(abs(area(a.intersection(b)) - lens) < 0.02 * 320)
        #expect(abs(area(a.union(b)) - (2 * disc - lens)) < 0.02 * 420)
        #expect(abs(area(a.subtracting(b)) - (disc - lens)) < 0.02 * 420)
    }

    @Test("A star whose lines cross, by both rules") func star() {
        var star = Path()
        for index in 0..<5 {
            let angle = Double(index) * 4 * .pi / 5 - .pi / 2
            let point = CGPoint(x: 50 * cos(angle), y: 50 * sin(angle))
            if index == 0 { star.move(to: point) } else { star.addLine(to: point) }
        }
        star.closeSubpath()
        // The pentagon in the middle counts once or not at all.
        let (whole, points) = (area(star.normalized(eoFill: false)), area(star.normalized()))
        #expect(abs(whole - 2806.3) < 0.5 && abs(points - 1939.2) < 0.5)
    }

    @Test("The part of a line inside of an area, and outside") func lines() {
        var line = Path()
        line.move(to: CGPoint(x: -10, y: 5))
        line.addLine(to: CGPoint(x: 30, y: 5))
        let area = square(0, 0, 10).union(square(15, 0, 5))
        #expect(length(line.lineIntersection(area)) == 15)
        #expect(length(line.lineSubtraction(area)) == 25)
        #expect(line.lineIntersection(area).elements.count == 4)
        let circle = Path(ellipseIn: CGRect(x: -5, y: -5, width: 10, height: 10))
        #expect(abs(length(circle.lineIntersection(square(0, 0, 10))) - 2.5 * .pi) < 0.02)
    }

    @Test("Random polygons: a point lies in what is combined where both paths say so") func random() {
        var generator = Generator(state: 7)
        func polygon() -> Path {
            var path = Path()
            for subpath in 0..<Int.random(in: 1...2, using: &generator) {
                for index in 0..<Int.random(in: 3...9, using: &generator) {
                    // Whole numbers, so that corners and sides coincide often.
                    let point = CGPoint(
                        x: CGFloat(Int.random(in: 0...12, using: &generator) + subpath),
                        y: CGFloat(Int.random(in: 0...12, using: &generator)))
                    if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
                }
                if Bool.random(using: &generator) { path.closeSubpath() }
            }
            return path
        }
        for round in 0..<150 {
            let (a, b) = (polygon(), polygon())
            let eoFill = Bool.random(using: &generator)
            let made = [
                a.union(b, eoFill: eoFill), a.intersection(b, eoFill: eoFill), a.subtracting(b, eoFill: eoFill),
                a.symmetricDifference(b, eoFill: eoFill), a.normalized(eoFill: eoFill),
            ]
            var faults = 0
            for _ in 0..<60 {
                let point = CGPoint(
                    x: CGFloat.random(in: -1...14, using: &generator), y: CGFloat.random(in: -1...14, using: &generator)
                )
                let (inA, inB) = (a.contains(point, eoFill: eoFill), b.contains(point, eoFill: eoFill))
                let wanted = [inA || inB, inA && inB, inA && !inB, inA != inB, inA]
                for (path, isIn) in zip(made, wanted)
                where path.contains(point) != isIn || path.contains(point, eoFill: true) != isIn {
                    faults += 1
                }
            }
            // A point within the grid's step of a line may fall on its other side.
            #expect(faults <= 1, "round \(round)")
        }
    }

    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }
}

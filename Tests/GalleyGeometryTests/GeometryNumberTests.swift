import Foundation
import Testing

@testable import GalleyGeometry

/// Numbers of curves and paths that can be worked out by hand: Bézier's and de Casteljau's rules, Core Graphics'
/// documentation, and the distances that the sources name.
@Suite("Curves and paths, number by number") struct GeometryNumberTests {
    private func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

    private func near(_ a: Double, _ b: Double, _ most: Double = 1e-9) -> Bool { abs(a - b) < most }

    private var curve: Bezier { Bezier(point(0, 0), point(0, 8), point(8, 8), point(8, 0)) }

    @Test("A curve in two: the middles of middles") func split() {
        let (left, right) = curve.split(at: 0.5)
        #expect([left.p0, left.p1, left.p2, left.p3] == [point(0, 0), point(0, 4), point(2, 6), point(4, 6)])
        #expect([right.p0, right.p1, right.p2, right.p3] == [point(4, 6), point(6, 6), point(8, 4), point(8, 0)])
        let quarter = curve.split(at: 0.25).0
        #expect([quarter.p1, quarter.p2, quarter.p3] == [point(0, 2), point(0.5, 3.5), point(1.25, 4.5)])
        #expect(curve.point(at: 0) == point(0, 0) && curve.point(at: 1) == point(8, 0))
        let quadratic = Bezier(point(0, 0), quad: point(3, 6), point(9, 0))
        #expect(quadratic.p1 == point(2, 4) && near(quadratic.p2.x, 5) && near(quadratic.p2.y, 4))
        #expect(Bezier.mix(point(2, 4), point(10, 0), 0.25) == point(4, 3))
        #expect(Bezier.distance(point(1, 2), point(4, 6)) == 5)
    }

    @Test("How many lines a curve becomes: √(0.75 · bend ÷ tolerance), a thousand at most") func flattened() {
        func count(_ curve: Bezier, _ tolerance: Double) -> Int {
            var points: [CGPoint] = []
            curve.flattened(tolerance: tolerance, into: &points)
            #expect(points.last == curve.p3)
            return points.count
        }
        // Both second differences are (8, −8) and (−8, −8), √128 long: 8.485 ÷ tolerance.
        #expect(count(curve, 8.5) == 1 && count(curve, 8.4) == 2 && count(curve, 2.2) == 2 && count(curve, 2.1) == 3)
        #expect(count(curve, 0.01) == 30 && count(curve, 1e-12) == 1000)
        let line = Bezier(point(0, 0), point(1, 1), point(2, 2), point(3, 3))
        #expect(count(line, 0.01) == 1)
        var points: [CGPoint] = []
        curve.flattened(tolerance: 8.4, into: &points)
        #expect(points == [point(4, 6), point(8, 0)])
    }

    @Test("Where a curve turns round, and how long it is") func measures() {
        #expect(curve.extremes { $0.x } == [] && curve.extremes { $0.y } == [0.5])
        let wave = Bezier(point(0, 0), point(1, 9), point(2, -9), point(3, 0)).extremes { $0.y }.sorted()
        // 1 − 6 t + 6 t², at (3 ∓ √3) ÷ 6.
        #expect(
            wave.count == 2 && near(wave[0], (3 - 3.0.squareRoot()) / 6) && near(wave[1], (3 + 3.0.squareRoot()) / 6))
        let line = Bezier(point(0, 0), point(3, 4), point(3, 4), point(6, 8))
        #expect(near(line.length(), 10, 1e-4) && near(line.parameter(atLength: 5, total: 10), 0.5, 1e-4))
        #expect(line.parameter(atLength: 0, total: 10) == 0 && line.parameter(atLength: -1, total: 10) == 0)
        #expect(line.parameter(atLength: 10, total: 10) == 1 && line.parameter(atLength: 11, total: 10) == 1)
        #expect(line.parameter(atLength: .nan, total: 10) == 0)
    }

    @Test("Parts of a path, by their share of its length") func trimmed() {
        // Sides of 4, 3 and 5.
        let triangle = Path("0 0 m 4 0 l 4 3 l h") ?? Path()
        func part(_ from: Double, _ to: Double) -> [CGPoint] {
            triangle.trimmedPath(from: from, to: to).elements.map {
                switch $0 {
                case .move(let end), .line(let end):
                    CGPoint(x: (end.x * 1e6).rounded() / 1e6, y: (end.y * 1e6).rounded() / 1e6)
                default: .zero
                }
            }
        }
        #expect(part(0, 0.25) == [point(0, 0), point(3, 0)])
        #expect(part(0.25, 0.5) == [point(3, 0), point(4, 0), point(4, 2)])
        #expect(part(0.5, 1) == [point(4, 2), point(4, 3), point(0, 0)])
        #expect(part(0.75, 0.875) == [point(2.4, 1.8), point(1.2, 0.9)])
        #expect(part(0.5, 0.5).isEmpty && part(0.6, 0.5).isEmpty && part(-1, 0).isEmpty && part(1, 2).isEmpty)
        #expect(triangle.trimmedPath(from: 0, to: 1) == triangle && triangle.trimmedPath(from: -3, to: 9) == triangle)
        #expect(part(.nan, 0.25) == part(0, 0.25) && part(0.5, .nan).isEmpty)
    }

    @Test("Which points are inside: those on the left and upper sides are, those on the others are not") func inside() {
        let square = Path(CGRect(x: 2, y: 2, width: 4, height: 4))
        #expect(square.contains(point(3, 3)) && square.contains(point(2, 2)) && square.contains(point(2, 5.9)))
        #expect(!square.contains(point(6, 3)) && !square.contains(point(3, 6)) && !square.contains(point(1.9, 3)))
        var two = square
        two.addRect(CGRect(x: 3, y: 3, width: 2, height: 2))
        #expect(two.contains(point(4, 4)) && !two.contains(point(4, 4), eoFill: true))
        #expect(two.contains(point(2.5, 4), eoFill: true) && two.contains(point(5.5, 4), eoFill: true))
        #expect(!square.contains(point(.nan, 3)) && !square.contains(point(3, .infinity)))
        let arch = Path("0 0 m 0 8 8 8 8 0 c h") ?? Path()
        #expect(arch.contains(point(4, 5.9)) && !arch.contains(point(4, 6.1)) && arch.contains(point(4, 0.1)))
        #expect(!arch.contains(point(4, -0.1)) && !arch.contains(point(0.1, 4)) && arch.contains(point(1.3, 4)))
        // An open path counts as closed.
        #expect(Path("0 0 m 4 0 l 4 4 l")?.contains(point(3, 1)) == true)
    }

    @Test("Lines, joins and caps of strokes, corner by corner") func strokes() {
        func corners(_ text: String, _ style: StrokeStyle) -> CGRect {
            (Path(text) ?? Path()).strokedPath(style).boundingRect
        }
        func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
            CGRect(x: x, y: y, width: width, height: height)
        }
        let line = "2 8 m 12 8 l"
        #expect(corners(line, StrokeStyle(lineWidth: 4)) == box(2, 6, 10, 4))
        #expect(corners(line, StrokeStyle(lineWidth: 4, lineCap: .square)) == box(0, 6, 14, 4))
        let round = corners(line, StrokeStyle(lineWidth: 4, lineCap: .round))
        #expect(near(round.minX, 0, 0.03) && near(round.maxX, 14, 0.03) && round.minY == 6 && round.height == 4)
        // A right angle's miter is √2 times as long as the line is wide.
        let angle = "2 2 m 12 2 l 12 12 l"
        #expect(corners(angle, StrokeStyle(lineWidth: 4)) == box(2, 0, 12, 12))
        #expect(corners(angle, StrokeStyle(lineWidth: 4, miterLimit: 1.42)) == box(2, 0, 12, 12))
        func area(_ style: StrokeStyle) -> Double {
            let path = (Path(angle) ?? Path()).strokedPath(style).normalized(eoFill: false)
            return abs(path.description.isEmpty ? 0 : Self.area(path))
        }
        // Without the corner half of its square of 2 by 2 is missing.
        #expect(near(area(StrokeStyle(lineWidth: 4)), 80, 0.01))
        #expect(near(area(StrokeStyle(lineWidth: 4, miterLimit: 1.41)), 78, 0.01))
        #expect(near(area(StrokeStyle(lineWidth: 4, lineJoin: .bevel)), 78, 0.01))
        #expect(near(area(StrokeStyle(lineWidth: 4, lineJoin: .round)), 76 + .pi, 0.06))
        for width in [0, -1, .nan, .infinity] as [CGFloat] {
            #expect((Path(line) ?? Path()).strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
        }
        // Dashes of 2 and 3 from 2 on: 2…4, 7…9, and the rest of 12.
        let dashed = (Path(line) ?? Path()).strokedPath(StrokeStyle(lineWidth: 4, dash: [2, 3]))
        #expect(Self.boxes(dashed) == [box(2, 6, 2, 4), box(7, 6, 2, 4)])
        let moved = (Path(line) ?? Path()).strokedPath(StrokeStyle(lineWidth: 4, dash: [2, 3], dashPhase: 1))
        #expect(Self.boxes(moved) == [box(2, 6, 1, 4), box(6, 6, 2, 4), box(11, 6, 1, 4)])
        let back = (Path(line) ?? Path()).strokedPath(StrokeStyle(lineWidth: 4, dash: [2, 3], dashPhase: -1))
        #expect(Self.boxes(back) == [box(3, 6, 2, 4), box(8, 6, 2, 4)])
    }

    private static func area(_ path: Path) -> Double {
        var sum = 0.0
        var (start, last) = (CGPoint.zero, CGPoint.zero)
        for element in path.elements {
            switch element {
            case .move(let end): (start, last) = (end, end)
            case .line(let end):
                sum += last.x * end.y - end.x * last.y
                last = end
            default:
                sum += last.x * start.y - start.x * last.y
                last = start
            }
        }
        return sum / 2
    }

    /// The boxes of a path's parts.
    private static func boxes(_ path: Path) -> [CGRect] {
        var parts: [Path] = []
        for element in path.elements {
            if case .move = element { parts.append(Path()) }
            parts[parts.count - 1].append(element)
        }
        return parts.map(\.boundingRect)
    }

    @Test("Core Graphics' functions, and rectangles of negative sizes that are equal") func functions() {
        #expect(CGPointMake(1, 2) == point(1, 2) && CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
        #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(CGVectorMake(5, 6) == CGVector(dx: 5, dy: 6) && CGVector(dx: 5.0, dy: 6.0) == CGVector(dx: 5, dy: 6))
        #expect(point(1, 2).equalTo(point(1, 2)) && !point(1, 2).equalTo(point(1, 3)))
        #expect(CGSizeMake(3, 4).equalTo(CGSizeMake(3, 4)) && !CGSizeMake(3, 4).equalTo(CGSizeMake(4, 4)))
        #expect(
            CGRectMake(4, 6, -3, -4).equalTo(CGRectMake(1, 2, 3, 4))
                && !CGRectMake(1, 2, 3, 4).equalTo(CGRectMake(1, 2, 3, 5)))
        #expect([CGLineCap.butt, .round, .square].map(\.rawValue) == [0, 1, 2])
        #expect([CGLineJoin.miter, .round, .bevel].map(\.rawValue) == [0, 1, 2])
    }

    @Test("Paths from words, and words that are none") func words() {
        let path = Path("1 2 3 4 re 0 0 m 1.5 -2 l 1 1 2 2 q 1 2 3 4 5 6 c h")
        #expect(path?.description == "1 2 m 4 2 l 4 6 l 1 6 l h 0 0 m 1.5 -2 l 1 1 2 2 q 1 2 3 4 5 6 c h")
        for wrong in [
            "1 m", "1 2 3 m", "1 2", "m", "1 2 m 3 l", "1 2 m 1 2 3 q", "1 2 m 1 2 3 4 5 c", "1 2 3 re", "1 h",
        ] {
            #expect(Path(wrong) == nil, "\(wrong)")
        }
        for wrong in ["1 2 3 4 5 6 7 c", "nan 1 m", "inf 1 m", "1 2 x", "1 2 M", "0 0 m 1 2 3 4 5 6 7 c"] {
            #expect(Path(wrong) == nil, "\(wrong)")
        }
        #expect(Path("")?.isEmpty == true && Path(" \n")?.isEmpty == true)
        #expect(Path("0 0 m h")?.description == "0 0 m h")
    }
}

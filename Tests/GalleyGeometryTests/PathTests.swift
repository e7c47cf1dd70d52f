import Foundation
import GalleyGeometry
import Testing

/// Path geometry: rules.md §15 and §25.12.
@Suite struct PathTests {
    private func isNear(_ a: CGPoint?, _ x: Double, _ y: Double, _ tolerance: Double = 1e-6) -> Bool {
        guard let a else { return false }
        return abs(a.x - x) <= tolerance && abs(a.y - y) <= tolerance
    }

    private func start(_ path: Path) -> CGPoint? {
        if case .move(let point) = path.elements.first { point } else { nil }
    }

    /// The ends of a path's steps.
    private func ends(_ path: Path) -> [CGPoint] {
        path.elements.compactMap {
            switch $0 {
            case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
            case .closeSubpath: nil
            }
        }
    }

    @Test func startPoints() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
        #expect(start(Path(rect)) == CGPoint(x: 10, y: 20))
        #expect(start(Path(ellipseIn: rect)) == CGPoint(x: 110, y: 50))
        #expect(start(Path(roundedRect: rect, cornerRadius: 12)) == CGPoint(x: 110, y: 50))
        #expect(start(Path(roundedRect: rect, cornerRadius: 12, style: .circular)) == CGPoint(x: 110, y: 50))
    }

    @Test func ellipseRunsClockwiseOnScreen() {
        let points = ends(Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)))
        #expect(points.prefix(3) == [CGPoint(x: 100, y: 50), CGPoint(x: 50, y: 100), CGPoint(x: 0, y: 50)])
        guard case .curve(_, let control, _) = Path(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2)).elements[1]
        else {
            Issue.record("no curve")
            return
        }
        #expect(isNear(control, 1, 0.5522847, 1e-7))
    }

    @Test func continuousCorner() {
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 10)
        // The corner at the bottom right is first: a line down, then three curves.
        guard case .line(let begin) = path.elements[1], case .curve(let first, let c1, let c2) = path.elements[2],
            case .curve(let second, let c3, let c4) = path.elements[3]
        else {
            Issue.record("not line, curve, curve")
            return
        }
        #expect(isNear(begin, 100, 100 - 15.28665))
        #expect(isNear(c1, 100, 100 - 10.8849))
        #expect(isNear(c2, 100, 100 - 8.68407))
        #expect(isNear(first, 100 - 0.749114, 100 - 6.31494))
        #expect(isNear(c3, 100 - 1.69060, 100 - 3.72824))
        #expect(isNear(c4, 100 - 3.72824, 100 - 1.69060))
        #expect(isNear(second, 100 - 6.31494, 100 - 0.749114))
    }

    @Test func continuousCornerWithoutRoom() {
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 10)
        // The corner takes the whole edge, so that no line comes first.
        guard case .curve(_, let c1, let c2) = path.elements[1] else {
            Issue.record("no curve")
            return
        }
        #expect(isNear(c1, 20, 20 - 9.6))
        #expect(isNear(c2, 20, 20 - 8.2))
    }

    @Test func circularCorner() {
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerRadius: 10, style: .circular)
        guard case .curve(let end, let c1, _) = path.elements[2] else {
            Issue.record("no curve")
            return
        }
        #expect(isNear(end, 90, 60))
        #expect(isNear(c1, 100, 50 + 5.522847, 1e-5))
    }

    @Test("T-173: corner size 60 × 8 in 100 × 60 counts as 30 × 8")
    func cornerSizeIsLimited() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
        let path = Path(roundedRect: rect, cornerSize: CGSize(width: 60, height: 8), style: .circular)
        #expect(ends(path).contains { isNear($0, 70, 60) })
        #expect(ends(path).contains { isNear($0, 100, 52) })
    }

    @Test("T-174: radii along an edge of 100")
    func unevenRadii() {
        let size = CGSize(width: 100, height: 1000)
        let first = RectangleCornerRadii(topLeading: 20, topTrailing: 90).limited(to: size)
        #expect(first.topLeading == 20)
        #expect(first.topTrailing == 80)
        let second = RectangleCornerRadii(topLeading: 50, topTrailing: 70).limited(to: size)
        #expect(second.topLeading == 50)
        #expect(second.topTrailing == 50)
    }

    @Test func arcsTurnAsSwiftUIDoes() {
        var path = Path()
        path.addArc(
            center: CGPoint(x: 0, y: 0), radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        #expect(isNear(path.currentPoint, 0, 10))
        #expect(path.contains(CGPoint(x: 6, y: 6)))
        #expect(!path.contains(CGPoint(x: -6, y: -6)))

        var other = Path()
        other.addArc(
            center: CGPoint(x: 0, y: 0), radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
        #expect(isNear(other.currentPoint, 0, 10))
        #expect(other.contains(CGPoint(x: -6, y: -6)))
    }

    @Test(arguments: [true, false]) func fullCircle(clockwise: Bool) {
        var path = Path()
        path.addArc(
            center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(360), clockwise: clockwise)
        let bounds = path.boundingRect
        #expect(abs(bounds.minX + 10) < 1e-6 && abs(bounds.maxX - 10) < 1e-6)
        #expect(abs(bounds.minY + 10) < 1e-3 && abs(bounds.maxY - 10) < 1e-3)
    }

    /// The comment of `addRelativeArc`: a curve's error stays below 0.03 % of the radius.
    @Test("The middles of an arc's curves lie on its circle", arguments: [30.0, 90, 200, 360])
    func arcsAreRound(sweep: Double) {
        let arc = Path {
            $0.addRelativeArc(
                center: CGPoint(x: 7, y: 3), radius: 100, startAngle: .degrees(20), delta: .degrees(sweep))
        }
        var current = CGPoint.zero
        for element in arc.elements {
            if case .move(let end) = element { current = end }
            guard case .curve(let end, let first, let second) = element else { continue }
            let x = (current.x + 3 * first.x + 3 * second.x + end.x) / 8 - 7
            let y = (current.y + 3 * first.y + 3 * second.y + end.y) / 8 - 3
            #expect(abs((x * x + y * y).squareRoot() - 100) < 0.03)
            current = end
        }
    }

    @Test func tangentArc() {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
        #expect(isNear(path.currentPoint, 100, 20))
        #expect(ends(path).contains { isNear($0, 80, 0) })
    }

    @Test func boundsLeaveControlsOut() {
        var path = Path()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 75))
        #expect(Path().boundingRect.isNull)
    }

    @Test func containment() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        for step in 0..<64 {
            let angle = Double(step) / 64 * 2 * .pi
            let inside = CGPoint(x: 50 + 49.9 * cos(angle), y: 50 + 49.9 * sin(angle))
            let outside = CGPoint(x: 50 + 50.1 * cos(angle), y: 50 + 50.1 * sin(angle))
            #expect(circle.contains(inside))
            #expect(!circle.contains(outside))
        }
        var ring = circle
        ring.addEllipse(in: CGRect(x: 25, y: 25, width: 50, height: 50))
        #expect(ring.contains(CGPoint(x: 50, y: 50)))
        #expect(!ring.contains(CGPoint(x: 50, y: 50), eoFill: true))
    }

    @Test func trimming() {
        let line = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 100, y: 0))
            path.addLine(to: CGPoint(x: 100, y: 100))
        }
        let middle = line.trimmedPath(from: 0.25, to: 0.75)
        #expect(ends(middle).count == 3)
        #expect(isNear(start(middle), 50, 0) && isNear(middle.currentPoint, 100, 50))
        #expect(line.trimmedPath(from: 0, to: 1) == line)
        #expect(line.trimmedPath(from: 0.6, to: 0.4).isEmpty)

        // Trims count clockwise from 3 o'clock.
        let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
        let part = circle.trimmedPath(from: 0.125, to: 0.375)
        let half = 10 * 0.5.squareRoot()
        #expect(isNear(start(part), half, half, 0.01) && isNear(part.currentPoint, -half, half, 0.01))
        let inside = circle.trimmedPath(from: 0.05, to: 0.1)
        #expect(ends(inside).count == 2)
    }

    @Test("T-176: a stroke of 4 around a circle of 50 covers 54") func strokeOverflows() {
        let bounds = Path(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50))
            .strokedPath(StrokeStyle(lineWidth: 4)).boundingRect
        #expect(abs(bounds.minX + 2) < 0.05 && abs(bounds.maxX - 52) < 0.05 && abs(bounds.width - 54) < 0.1)
    }

    @Test func strokedLine() {
        let line = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 10, y: 0))
        }
        #expect(
            line.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect == CGRect(x: 0, y: -2, width: 10, height: 4))
        #expect(
            line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square)).boundingRect
                == CGRect(x: -2, y: -2, width: 14, height: 4))
        let round = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
        #expect(abs(round.boundingRect.minX + 2) < 0.03 && abs(round.boundingRect.maxX - 12) < 0.03)
        // On the caps' circles, around the ends, and outside of them.
        for angle in stride(from: 100.0, to: 260, by: 10) {
            let (x, y) = (cos(angle * .pi / 180), sin(angle * .pi / 180))
            #expect(
                round.contains(CGPoint(x: 1.96 * x, y: 1.96 * y))
                    && round.contains(CGPoint(x: 10 - 1.96 * x, y: 1.96 * y)))
            #expect(
                !round.contains(CGPoint(x: 2.01 * x, y: 2.01 * y))
                    && !round.contains(CGPoint(x: 10 - 2.01 * x, y: 2.01 * y)))
        }
        let dot = Path { path in
            path.move(to: CGPoint(x: 10, y: 20))
            path.addLine(to: CGPoint(x: 10, y: 20))
        }
        for cap in [CGLineCap.round, .square] {
            #expect(
                dot.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap)).boundingRect
                    == CGRect(x: 8, y: 18, width: 4, height: 4))
        }
        #expect(dot.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
        let dashed = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [2, 3]))
        #expect(dashed.contains(CGPoint(x: 1, y: 1)) && dashed.contains(CGPoint(x: 6, y: 0)))
        #expect(!dashed.contains(CGPoint(x: 3, y: 0)) && !dashed.contains(CGPoint(x: 8, y: 0)))
        // A phase of 3 starts one unit into the gap: dashes from 2 to 4 and from 7 to 9. So does one of 8, once round, and one of −2.
        for phase in [3, 8, -2] as [CGFloat] {
            let later = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [2, 3], dashPhase: phase))
            for (x, isInk) in [(1, false), (3, true), (5, false), (6.5, false), (8, true), (9.5, false)] {
                #expect(later.contains(CGPoint(x: x, y: 0)) == isInk, "\(phase) \(x)")
            }
        }
    }

    /// The ring around a curve is made of the chords of its polyline: its middle line may leave the curve by a fortieth of a point.
    @Test("A stroke of a curve covers what lies within half its width, and no more", arguments: 0..<8)
    func strokedCurve(turn: Int) {
        // The same arch, turned by eighths, so that it bends along x, along y and along both; once to each side.
        let turned = CGAffineTransform(rotationAngle: Double(turn) * .pi / 4)
        for (x1, x2) in [(0.0, 0.0), (90, 0), (0, -90)] {
            let points = [(0.0, 0.0), (x1, 40), (x2, 60), (0, 100)].map { CGPoint(x: $0.0, y: $0.1).applying(turned) }
            let curve = Path { path in
                path.move(to: points[0])
                path.addCurve(to: points[3], control1: points[1], control2: points[2])
            }
            let ring = curve.strokedPath(StrokeStyle(lineWidth: 2))
            for index in 1..<50 {
                let t = Double(index) / 50, u = 1 - t
                let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
                let slopes = [-3 * u * u, 3 * u * u - 6 * u * t, 6 * u * t - 3 * t * t, 3 * t * t]
                func sum(_ factors: [Double]) -> (x: Double, y: Double) {
                    zip(points, factors).reduce((0, 0)) { ($0.0 + $1.0.x * $1.1, $0.1 + $1.0.y * $1.1) }
                }
                let place = sum(weights), slope = sum(slopes)
                let length = (slope.x * slope.x + slope.y * slope.y).squareRoot()
                for (distance, isInk) in [(-1.03, false), (-0.97, true), (0.97, true), (1.03, false)] {
                    let point = CGPoint(
                        x: place.x - slope.y / length * distance, y: place.y + slope.x / length * distance)
                    #expect(ring.contains(point) == isInk, "\(turn) \(x1) \(x2) \(t) \(distance)")
                }
            }
        }
    }

    @Test func strokedCornerJoins() {
        let corner = Path { path in
            path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)])
        }
        let tip = CGPoint(x: 21.9, y: -1.9)
        #expect(corner.strokedPath(StrokeStyle(lineWidth: 4)).contains(tip))
        #expect(!corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .bevel)).contains(tip))
        #expect(!corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .round)).contains(tip))
        #expect(!corner.strokedPath(StrokeStyle(lineWidth: 4, miterLimit: 1)).contains(tip))
    }

    @Test func textRoundTrip() {
        let path = Path(roundedRect: CGRect(x: 0.1, y: 1.0 / 3, width: 80, height: 50), cornerRadius: 7)
        #expect(Path(path.description) == path)
        #expect(Path(CGRect(x: 0, y: 0, width: 10, height: 5)).description == "0 0 m 10 0 l 10 5 l 0 5 l h")
        #expect(Path("0 0 10 5 re") == Path(CGRect(x: 0, y: 0, width: 10, height: 5)))
        for broken in ["1 m", "1 2 x", "1 2", "nan 2 m", "1 2 3 4 5 6 7 8 m"] { #expect(Path(broken) == nil) }
    }

    @Test func rectangles() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(Path(rect).rectangle == rect)
        #expect(Path(rect).applying(CGAffineTransform(rotationAngle: .pi / 5)).rectangle == nil)
        #expect(Path(ellipseIn: rect).rectangle == nil)
        // Four corners, of which one lies off in one direction, gone around either way.
        let corners = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 5), CGPoint(x: 0, y: 5)]
        func outline(_ corners: [CGPoint]) -> Path {
            Path {
                $0.addLines(corners)
                $0.closeSubpath()
            }
        }
        for turned in [corners, corners.map { CGPoint(x: $0.y, y: $0.x) }] {
            #expect(outline(turned).rectangle != nil)
            for index in 0..<4 {
                for (dx, dy) in [(1.0, 0.0), (0, 1)] {
                    var moved = turned
                    moved[index].x += dx
                    moved[index].y += dy
                    #expect(outline(moved).rectangle == nil, "corner \(index) moved by \(dx), \(dy)")
                }
            }
        }
        #expect(Path(.null).isEmpty)
    }

    @Test func stepsWithoutAStartAreLeftOut() {
        var path = Path()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.addQuadCurve(to: .zero, control: .zero)
        path.closeSubpath()
        #expect(path.isEmpty && path.currentPoint == nil)
    }
}

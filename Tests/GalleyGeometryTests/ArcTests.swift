import Foundation
import GalleyGeometry
import GalleyRandom
import Testing

/// Arcs against sines and cosines. A cubic's error is below 0.03 % of the radius (comment of `addRelativeArc`).
@Suite("Arcs") struct ArcTests {
    /// By how much the points of a path turn around a centre, and whether all are as far away as they should be.
    private func turn(_ points: [CGPoint], around center: CGPoint, radius: Double) -> (angle: Double, isRound: Bool) {
        var angle = 0.0, isRound = true
        for point in points { isRound = isRound && abs((point - center).length / radius - 1) < 0.0003 }
        for (a, b) in zip(points, points.dropFirst()) {
            let (from, to) = (a - center, b - center)
            angle += atan2(from.x * to.y - from.y * to.x, from.x * to.x + from.y * to.y)
        }
        return (angle, isRound)
    }

    private func curveCount(_ path: Path) -> Int {
        path.elements.count { if case .curve = $0 { true } else { false } }
    }

    @Test(
        "An arc begins, turns and ends as told",
        arguments: [30.0, 90, 91, -45, -200, 360, 400, -720, 720.5, 1170, -1170])
    func relative(degrees: Double) throws {
        let center = CGPoint(x: 7, y: -3), radius = 50.0, start = Angle.degrees(20)
        let arc = Path {
            $0.addRelativeArc(center: center, radius: radius, startAngle: start, delta: .degrees(degrees))
        }
        // More than two turns become more than one that end at the same place.
        let whole = abs(degrees) > 720 ? 360 + abs(degrees).truncatingRemainder(dividingBy: 360) : abs(degrees)
        let points = try #require(SampledPath(arc, steps: 20).chains.first)
        let found = turn(points, around: center, radius: radius)
        #expect(found.isRound && abs(found.angle - (degrees < 0 ? -whole : whole) * Double.pi / 180) < 1e-6)
        #expect(
            points[0].isNear(
                center + CGPoint(x: cos(20 * Double.pi / 180), y: sin(20 * Double.pi / 180)) * radius, 1e-9))
        // A curve for each quarter that is begun.
        #expect(curveCount(arc) == Int((whole / 90 - 1e-6).rounded(.up)))
        let end = Angle.degrees(20 + degrees).radians
        #expect(arc.currentPoint?.isNear(center + CGPoint(x: cos(end), y: sin(end)) * radius, 1e-6) == true)
    }

    @Test("A line leads from the current point to the arc, unless it is there") func linesBefore() {
        let begin = CGPoint(x: 10, y: 0)
        for (point, count) in [(begin, 2), (CGPoint(x: 4, y: 4), 3)] {
            let path = Path {
                $0.move(to: point)
                $0.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(90))
            }
            #expect(path.elements.count == count)
            if count == 3 { #expect(path.elements[1] == .line(to: begin)) }
        }
        let none = Path { $0.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .zero) }
        #expect(none.elements == [.move(to: begin)])
        for odd in [Double.nan, .infinity] {
            let path = Path {
                $0.addRelativeArc(center: .zero, radius: odd, startAngle: .zero, delta: .degrees(1))
                $0.addRelativeArc(center: .zero, radius: 1, startAngle: .radians(odd), delta: .degrees(1))
                $0.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .radians(odd))
                $0.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .radians(odd), clockwise: true)
            }
            #expect(path.isEmpty)
        }
    }

    /// `clockwise: false` is clockwise on screen (rules.md §15.4): towards larger angles. A whole turn or more is a circle.
    @Test(
        "From one angle to another, either way",
        arguments: [
            (0.0, 90.0, 90.0, -270.0), (90, 0, 270, -90), (10, 300, 290, -70), (-40, 40, 80, -280), (0, 360, 360, -360),
            (50, -400, 360, -360), (0, 0, 0, 0), (30, -30, 300, -60), (10, 40, 30, -330),
        ])
    func betweenAngles(start: Double, end: Double, forth: Double, back: Double) throws {
        for (clockwise, sweep) in [(false, forth), (true, back)] {
            let arc = Path {
                $0.addArc(
                    center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
                    clockwise: clockwise,
                    transform: CGAffineTransform(translationX: 3, y: 4))
            }
            let chain = SampledPath(arc, steps: 20).chains.first ?? [CGPoint(x: 3, y: 4)]
            #expect(abs(turn(chain, around: CGPoint(x: 3, y: 4), radius: 10).angle - sweep * Double.pi / 180) < 1e-6)
        }
    }

    @Test("An arc that touches two lines", arguments: 0..<40 as Range<UInt64>)
    func tangent(seed: UInt64) throws {
        var dice = SeededGenerator(seed: seed)
        let (p0, p1, p2) = (dice.point(-50...50), dice.point(-50...50), dice.point(-50...50))
        let a = p0 - p1, b = p2 - p1
        let angle = acos((a.x * b.x + a.y * b.y) / a.length / b.length)
        guard angle > 0.2, angle < 2.9, a.length > 1, b.length > 1 else { return }
        let radius = dice.number(1...20), move = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: -3, ty: 8)
        let path = Path {
            $0.move(to: p0.applying(move))
            $0.addArc(tangent1End: p1, tangent2End: p2, radius: radius, transform: move)
        }
        // The centre lies on the line that halves the angle, the touching points as far from the corner as its tangent says.
        let middle = a * (1 / a.length) + b * (1 / b.length)
        let center = (p1 + middle * (radius / sin(angle / 2) / middle.length)).applying(move)
        let reach = radius / tan(angle / 2)
        let (first, last) = ((p1 + a * (reach / a.length)).applying(move), (p1 + b * (reach / b.length)).applying(move))
        guard case .line(let touch) = path.elements[1] else {
            Issue.record("no line first")
            return
        }
        #expect(touch.isNear(first, 1e-6) && path.currentPoint?.isNear(last, 1e-6) == true)
        let points = try #require(SampledPath(path, steps: 10).chains.first)
        let found = turn(Array(points.dropFirst()), around: center, radius: radius * 2)
        #expect(found.isRound && abs(abs(found.angle) - (Double.pi - angle)) < 1e-6)
    }

    /// A right angle: the touching points are the radius away from the corner, whether the lines reach them or not.
    @Test("The second line may be shorter than the radius, and than a point") func shortTangent() {
        let path = Path {
            $0.move(to: .zero)
            $0.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 0.5), radius: 2)
        }
        guard path.elements.count == 3, case .line(let touch) = path.elements[1] else {
            Issue.record("not a line and a quarter of a circle")
            return
        }
        #expect(touch.isNear(CGPoint(x: 8, y: 0), 1e-9))
        #expect(path.currentPoint?.isNear(CGPoint(x: 10, y: 2), 1e-9) == true)
    }

    @Test("Where no arc touches both lines, a line ends in the corner") func noTangent() {
        let corner = CGPoint(x: 10, y: 0)
        for (second, radius) in [
            (CGPoint(x: 20, y: 0), 5.0), (CGPoint(x: 4, y: 0), 5), (corner, 5), (CGPoint(x: 10, y: 9), 0),
        ] {
            let path = Path {
                $0.move(to: .zero)
                $0.addArc(tangent1End: corner, tangent2End: second, radius: radius)
            }
            #expect(path.elements == [.move(to: .zero), .line(to: corner)])
        }
        let same = Path {
            $0.move(to: corner)
            $0.addArc(tangent1End: corner, tangent2End: .zero, radius: 3)
        }
        #expect(same.elements.count == 2)
        #expect(Path { $0.addArc(tangent1End: corner, tangent2End: .zero, radius: 3) }.isEmpty)
    }

    /// SVG 1.1, F.6.4: from the centre and angles to the ends; the path goes the other way.
    @Test("SVG's arcs, from their centres and angles", arguments: 0..<60 as Range<UInt64>)
    func elliptical(seed: UInt64) throws {
        var dice = SeededGenerator(seed: seed)
        let center = dice.point(-20...20), phi = dice.number(-3...3)
        let (rx, ry) = (dice.number(3...30), dice.number(3...30))
        let from = dice.number(-3...3), sweep = dice.number(0.3...6) * (dice.coin() ? 1 : -1)
        guard abs(abs(sweep) - Double.pi) > 0.01 else { return }
        func place(_ angle: Double) -> CGPoint {
            let (x, y) = (rx * cos(angle), ry * sin(angle))
            return center + CGPoint(x: x * cos(phi) - y * sin(phi), y: x * sin(phi) + y * cos(phi))
        }
        let numbers = [rx, ry, phi * 180 / Double.pi].map { "\($0)" }.joined(separator: " ")
        let end = place(from + sweep)
        let data =
            "M\(place(from).x) \(place(from).y)A\(numbers) \(abs(sweep) > Double.pi ? 1 : 0) \(sweep > 0 ? 1 : 0) \(end.x) \(end.y)"
        let path = SVGPathReader.read(data).path
        let points = try #require(SampledPath(path, steps: 20).chains.first)
        // Back to the circle of radius 1.
        let circle = points.map { point in
            let way = point - center
            return CGPoint(x: (way.x * cos(phi) + way.y * sin(phi)) / rx, y: (way.y * cos(phi) - way.x * sin(phi)) / ry)
        }
        let found = turn(circle, around: .zero, radius: 1)
        #expect(found.isRound && abs(found.angle - sweep) < 1e-4, "\(data)")
        #expect(path.currentPoint == end)
    }

    @Test("Ellipses and circles touch the sides of their boxes") func ellipses() {
        let box = CGRect(x: 10, y: 20, width: 60, height: 30)
        let points = SampledPath(Path(ellipseIn: box), steps: 50).points
        for point in points {
            let unit = CGPoint(x: (point.x - 40) / 30, y: (point.y - 35) / 15)
            #expect(abs(unit.length - 1) < 0.0003)
        }
        let bounds = Path(ellipseIn: box).boundingRect
        #expect(CGPoint(x: bounds.minX, y: bounds.minY).isNear(box.origin, 1e-9))
        #expect(abs(bounds.width - 60) < 1e-9 && abs(bounds.height - 30) < 1e-9)
        let moved = Path { $0.addEllipse(in: box, transform: CGAffineTransform(translationX: 1, y: 2)) }
        #expect(moved == Path(ellipseIn: box.offsetBy(dx: 1, dy: 2)))
        #expect(Path(ellipseIn: .null).isEmpty)
    }

    @Test("Rectangles, lists of them, and lines") func rectangles() {
        let path = Path {
            $0.addRects(
                [CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 0, y: 0, width: 1, height: 1)],
                transform: CGAffineTransform(scaleX: 2, y: 3))
            $0.addLines([CGPoint(x: 9, y: 9), CGPoint(x: 8, y: 7)])
            $0.addLines([])
        }
        #expect(
            path.description
                == "2 6 m 8 6 l 8 18 l 2 18 l h 0 0 m 2 0 l 2 3 l 0 3 l h 9 9 m 8 7 l")
    }
}

import Foundation
import GalleyGeometry
import Testing

@testable import GalleySymbols

/// Outlines of symbols: lengths and areas reckoned by hand from their radii, widths and corners.
@Suite("Outlines of symbols")
struct OutlineTests {
    private func points(_ values: Double...) -> [CGPoint] {
        stride(from: 0, to: values.count, by: 2).map { CGPoint(x: values[$0], y: values[$0 + 1]) }
    }

    /// The area of what runs clockwise less that of what does not.
    private func area(_ path: Path) -> Double {
        path.contours.reduce(0) { $0 + Path.signedArea($1.flattened(tolerance: 0.0001)) }
    }

    private func isNear(_ a: Double, _ b: Double, _ most: Double = 0.01) -> Bool { abs(a - b) < most }

    private func isNear(_ a: CGPoint?, _ x: Double, _ y: Double) -> Bool {
        a.map { isNear($0.x, x, 1e-4) && isNear($0.y, y, 1e-4) } ?? false
    }

    private func isNear(_ path: Path, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool {
        guard let ink = path.inkBounds else { return false }
        return isNear(ink.minX, x) && isNear(ink.minY, y) && isNear(ink.width, width) && isNear(ink.height, height)
    }

    @Test("Ellipses, rectangles and polygons run clockwise") func shapes() {
        #expect(isNear(.ellipse(8, 7, 4, 2), 4, 5, 8, 4) && isNear(area(.ellipse(8, 7, 4, 2)), 8 * .pi))
        #expect(Path.ellipse(8, 8, 0, 2).isEmpty && Path.ellipse(8, 8, 2, 0).isEmpty)
        let corners = Path { path in
            path.addLines(points(1, 2, 7, 2, 7, 6, 1, 6))
            path.closeSubpath()
        }
        #expect(Path.rectangle(1, 2, 6, 4) == corners && Path.rectangle(1, 2, 6, 4, radius: -1) == corners)
        #expect(isNear(area(.rectangle(1, 2, 6, 4, radius: 1)), 24 - (4 - .pi)))
        #expect(isNear(area(.rectangle(1, 2, 6, 4, radius: 9)), 24 - 4 * (4 - .pi)))
        #expect(isNear(.rectangle(1, 2, 4, 6, radius: 9), 1, 2, 4, 6))
        #expect(Path.rectangle(1, 2, 0, 4).isEmpty && Path.rectangle(1, 2, 4, 0).isEmpty)
        #expect(
            Path.polygon([1, 6, 7, 6, 7, 2, 1, 2]).contours.count == 1
                && area(.polygon([1, 6, 7, 6, 7, 2, 1, 2])) == 24)
        #expect(Path.polygon([0, 0, 4, 0, 4]).isEmpty && area(.polygon([0, 0, 4, 0, 4, 4, 9])) == 8)
        #expect(Path.open([0, 0, 4, 0, 4, 4]) == Path { $0.addLines(points(0, 0, 4, 0, 4, 4)) })
    }

    @Test("Lines with a round pen") func strokes() {
        let line = Path.stroke(points(2, 8, 14, 8), width: 2)
        #expect(isNear(line, 1, 7, 14, 2) && isNear(area(line), 24 + .pi))
        // A right angle, mitred: as much area as its length times its width.
        let angle = Path.stroke(points(2, 2, 10, 2, 10, 10), width: 2)
        #expect(isNear(angle, 1, 1, 10, 10) && isNear(area(angle), 32 + .pi))
        let band = Path.stroke(points(4, 4, 12, 4, 12, 12, 4, 12, 4, 4), width: 2)
        #expect(band.contours.count == 2 && isNear(band, 3, 3, 10, 10) && isNear(area(band), 100 - 36))
        let back = Path.stroke(points(4, 4, 4, 12, 12, 12, 12, 4, 4, 4), width: 2)
        #expect(isNear(area(back), 64) && Path.stroke(points(1, 1), width: 2).isEmpty)
        // A line that turns back is cut at a square of 0.12, not at infinity.
        let sharp = Path.stroke(points(2, 8, 14, 8, 2, 8.001), width: 2)
        #expect((sharp.inkBounds?.maxX ?? 99) < 16 && (sharp.inkBounds?.minX ?? 0) > 0)
    }

    @Test("Arrows") func arrows() {
        let arrow = Path.arrow(points(2, 8, 14, 8), head: 3, width: 2)
        // The tip is half the width times √2 beyond the end; arms reach 3 aside, and half the width on.
        #expect(isNear(arrow, 1, 4, 13 + 2.0.squareRoot(), 8) && area(arrow) > 0)
        let double = Path.arrow(points(2, 8, 14, 8), head: 3, width: 2, isDouble: true)
        #expect(isNear(double, 2 - 2.0.squareRoot(), 4, 12 + 2 * 2.0.squareRoot(), 8))
        let down = Path.arrow(points(8, 2, 8, 14), head: 3, width: 2)
        #expect(isNear(down, 4, 1, 8, 13 + 2.0.squareRoot()) && isNear(area(down), area(arrow), 1e-6))
        #expect(
            Path.arrow(points(1, 1), head: 3, width: 2).isEmpty
                && Path.arrow(points(1, 1, 1, 1), head: 3, width: 2).isEmpty)
    }

    @Test("Points of arcs, of bent and of smooth lines") func lines() {
        let quarter = Path.arcPoints(8, 8, 4, from: 0, to: 90)
        #expect(quarter.count == 16 && isNear(quarter.first, 12, 8) && isNear(quarter.last, 8, 12))
        #expect(
            Path.arcPoints(8, 8, 4, from: 90, to: 84).count == 3
                && Path.arcPoints(8, 8, 4, from: 0, to: 9000).count == 121)
        let bent = Path.bent(points(0, 0, 8, 0, 8, 8), radius: 2)
        // A quarter circle about (6, 2): its middle is 2 − √2 from both edges.
        #expect(bent.count == 11 && isNear(bent[0], 0, 0) && isNear(bent[1], 6, 0) && isNear(bent[10], 8, 8))
        #expect(isNear(bent[9], 8, 2) && isNear(bent[5], 6 + 2.0.squareRoot(), 2 - 2.0.squareRoot()))
        let short = Path.bent(points(0, 0, 8, 0, 8, 8), radius: 99)
        #expect(isNear(short[1], 4, 0) && isNear(short[9], 8, 4))
        #expect(
            Path.bent(points(0, 0, 8, 0, 8, 8), radius: 0).count == 3
                && Path.bent(points(0, 0, 8, 0), radius: 2).count == 2)
        // Catmull and Rom's spline, with its ends doubled.
        let smooth = Path.smooth(points(0, 0, 4, 2, 8, 0))
        #expect(smooth.count == 17 && isNear(smooth[8], 4, 2) && isNear(smooth[16], 8, 0))
        #expect(isNear(smooth[4], 1.75, 1.125) && isNear(smooth[12], 6.25, 1.125))
        #expect(Path.smooth(points(0, 0, 4, 2)).count == 2)
    }

    @Test("Contours, cut into points and turned round") func contours() {
        let elements: [Path.Element] = [
            .move(to: CGPoint(x: 9, y: 9)), .move(to: .zero), .line(to: CGPoint(x: 4, y: 0)), .closeSubpath,
            .line(to: CGPoint(x: 5, y: 5)), .move(to: CGPoint(x: 1, y: 1)),
        ]
        let contours = Path(elements: elements).contours
        #expect(contours.count == 2 && contours[1].elements == [.move(to: .zero), .line(to: CGPoint(x: 5, y: 5))])
        #expect(Path(elements: elements).inkBounds == CGRect(x: 0, y: 0, width: 5, height: 5))
        let (quad, curve) = (CGPoint(x: 4, y: 8), [CGPoint(x: 8, y: 8), CGPoint(x: 16, y: 8)])
        let path = Path(elements: [
            .move(to: .zero), .quadCurve(to: CGPoint(x: 8, y: 0), control: quad),
            .curve(to: CGPoint(x: 16, y: 0), control1: curve[0], control2: curve[1]), .line(to: CGPoint(x: 16, y: -1)),
            .closeSubpath,
        ])
        #expect(path.flattened(steps: 2) == points(0, 0, 4, 4, 8, 0, 12, 6, 16, 0, 16, -1))
        #expect(path.flattened().count == 34)
        // Second differences of 16: √(16 ÷ 4) pieces for the quadratic, √(16 · 0.75) for the cubic; 64 at most.
        #expect(path.flattened(tolerance: 1).count == 1 + 2 + 4 + 1 && path.flattened(tolerance: 100).count == 4)
        #expect(path.flattened(tolerance: 1e-5).count == 1 + 64 + 64 + 1)
        #expect(path.flattened(tolerance: 1)[1] == CGPoint(x: 4, y: 4))
        let back: [Path.Element] = [
            .move(to: CGPoint(x: 16, y: -1)), .line(to: CGPoint(x: 16, y: 0)),
            .curve(to: CGPoint(x: 8, y: 0), control1: curve[1], control2: curve[0]),
            .quadCurve(to: .zero, control: quad),
            .closeSubpath,
        ]
        #expect(path.reversed.elements == back && isNear(area(path.reversed), -area(path), 1e-9))
        #expect(Path.open([0, 0, 1, 0]).reversed.elements.count == 2)
    }

    @Test("Turns, exact by quarters") func turns() {
        func numbers(_ degrees: Double) -> [CGFloat] {
            let turn = CGAffineTransform.rotation(degrees: degrees)
            return [turn.a, turn.b, turn.c, turn.d]
        }
        #expect(numbers(90) == [0, 1, -1, 0] && numbers(-90) == [0, -1, 1, 0] && numbers(180) == [-1, 0, 0, -1])
        #expect(numbers(450) == [0, 1, -1, 0] && numbers(3600) == [1, 0, 0, 1] && numbers(-270) == [0, 1, -1, 0])
        let part = numbers(30)
        #expect(
            isNear(part[0], 3.0.squareRoot() / 2, 1e-9) && isNear(part[1], 0.5, 1e-9) && isNear(part[2], -0.5, 1e-9))
        let about = CGAffineTransform.rotation(degrees: 90).about(8, 7)
        #expect(
            CGPoint(x: 8, y: 4).applying(about) == CGPoint(x: 11, y: 7) && CGPoint(x: 8, y: 7).applying(about).x == 8)
    }

    @Test("Filled sides lie on the right") func winding() {
        let (outer, inner) = (Path.rectangle(0, 0, 16, 16), Path.rectangle(4, 4, 8, 8))
        func areas(_ paths: [Path], _ evenOdd: Bool) -> [Double] {
            var whole = Path()
            for path in paths { whole.addPath(path) }
            return whole.normalisedForNonZero(evenOdd: evenOdd).contours.map { Path.signedArea($0.flattened()) }
        }
        #expect(
            areas([outer, inner], true) == [256, -64] && areas([outer.reversed, inner.reversed], true) == [256, -64])
        #expect(areas([outer, inner], false) == [256, 64] && areas([outer, inner.reversed], false) == [256, -64])
        #expect(areas([outer.reversed], false) == [256] && areas([outer.reversed, inner], false) == [256, -64])
        let polygons = [outer, inner, Path.rectangle(6, 6, 2, 2), .rectangle(20, 0, 2, 2)].map { $0.flattened() }
        #expect(polygons.indices.map { Path.depth(of: $0, in: polygons) } == [0, 1, 2, 0])
        #expect(Path.depth(of: 0, in: [[]]) == 0)
    }
}

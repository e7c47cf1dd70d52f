import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Curves of a change by their formulas (Apple's documentation of `UnitCurve`): how fast they are, what undoes them, and what their control
/// points may be.
@MainActor @Suite("Speeds and inverses of curves")
struct UnitCurveFormTests {
    private func isNear(_ found: [Double], _ wanted: [Double]) -> Bool {
        found.count == wanted.count && zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-3 }
    }

    @Test("A curve is as fast as its slope") func speeds() {
        let line = UnitCurve.linear
        #expect(isNear([0, 0.3, 1, -5, 9].map { line.velocity(at: $0) }, [1, 1, 1, 0, 0]))
        // Slopes of the quarter circles: t ÷ √(1 − t²), the same from the end, and twice as quick for two of them.
        let found = [
            UnitCurve.circularEaseIn.velocity(at: 0.6), UnitCurve.circularEaseIn.velocity(at: 0),
            UnitCurve.circularEaseOut.velocity(at: 0.4), UnitCurve.circularEaseOut.velocity(at: 1),
            UnitCurve.circularEaseInOut.velocity(at: 0.3), UnitCurve.circularEaseInOut.velocity(at: 0.7),
        ]
        #expect(isNear(found, [0.75, 0, 0.75, 0, 0.75, 0.75]))
        // A Bézier curve begins along its first control point and ends along its second: slopes 0.6 ÷ 0.3 and (1 − 0.7) ÷ (1 − 0.8).
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0.3, y: 0.6), endControlPoint: UnitPoint(x: 0.8, y: 0.7))
        #expect(isNear([0, 1].map { curve.velocity(at: $0) }, [2, 1.5]))
    }

    @Test("The inverse leads back; undone twice it is the curve") func inverses() {
        let curves: [UnitCurve] = [.circularEaseIn, .circularEaseOut, .circularEaseInOut, .easeIn, .easeOut]
        for curve in curves {
            #expect(curve.inverse.inverse == curve && curve.inverse != curve)
            let values = [0, 0.2, 0.5, 0.9, 1].map { curve.inverse.value(at: curve.value(at: $0)) }
            #expect(isNear(values, [0, 0.2, 0.5, 0.9, 1]))
        }
        // 1 − √(1 − 0.6²) is 0.2, and √(1 − 0.6²) is 0.8.
        let found = [
            UnitCurve.circularEaseIn.inverse.value(at: 0.2), UnitCurve.circularEaseOut.inverse.value(at: 0.8),
            UnitCurve.circularEaseIn.inverse.value(at: 7), UnitCurve.circularEaseIn.inverse.value(at: -7),
        ]
        #expect(isNear(found, [0.6, 0.4, 1, 0]))
    }

    @Test("Control points lie in the curve's time") func points() {
        func curve(_ x1: CGFloat, _ x2: CGFloat) -> UnitCurve {
            UnitCurve.bezier(startControlPoint: UnitPoint(x: x1, y: 2), endControlPoint: UnitPoint(x: x2, y: -1))
        }
        #expect(curve(-3, 7) == curve(0, 1) && curve(7, -3) == curve(1, 0) && curve(.nan, .infinity) == curve(0, 0))
        #expect(curve(0.25, 0.5) != curve(0.25, 0.75))
        // Halfway through its parameter a curve is at 3/8 · (a + b) + 1/8: (0.5, 0.5) for these.
        #expect(isNear([curve(0.25, 0.75).value(at: 0.5)], [0.5]))
        let names: [(UnitCurve, [CGFloat])] = [
            (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
            (.easeInOut, [0.42, 0, 0.58, 1]), (.easeInEaseOut, [0.42, 0, 0.58, 1]),
        ]
        for (curve, p) in names {
            let made = UnitCurve.bezier(
                startControlPoint: UnitPoint(x: p[0], y: p[1]), endControlPoint: UnitPoint(x: p[2], y: p[3]))
            #expect(curve == made)
        }
    }
}

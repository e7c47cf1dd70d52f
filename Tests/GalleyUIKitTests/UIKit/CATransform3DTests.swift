import Foundation
import Galley
import GalleyTestSupport
import GalleyUIKitClasses
import Testing

/// Matrices of four rows: a point is a row vector, so that what is concatenated first comes first (Apple, CATransform3D).
@Suite("Transforms in space")
struct CATransform3DTests {
    private func moved(_ point: [CGFloat], by t: CATransform3D) -> [CGFloat] {
        let p = point + [1]
        let columns = [
            [t.m11, t.m21, t.m31, t.m41], [t.m12, t.m22, t.m32, t.m42], [t.m13, t.m23, t.m33, t.m43],
        ]
        return columns.map { column in zip(p, column).reduce(0) { $0 + $1.0 * $1.1 } }
    }

    private func near(_ a: [CGFloat], _ b: [CGFloat]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) < 1e-9 } }

    @Test("Moved, scaled and turned about each axis") func each() {
        #expect(moved([1, 2, 3], by: CATransform3DMakeTranslation(4, 5, 6)) == [5, 7, 9])
        #expect(moved([1, 2, 3], by: CATransform3DMakeScale(4, 5, 6)) == [4, 10, 18])
        // A quarter about z takes x to y, about x takes y to z, about y takes z to x; the axis has any length.
        #expect(near(moved([1, 0, 0], by: CATransform3DMakeRotation(.pi / 2, 0, 0, 7)), [0, 1, 0]))
        #expect(near(moved([0, 1, 0], by: CATransform3DMakeRotation(.pi / 2, 1, 0, 0)), [0, 0, 1]))
        #expect(near(moved([0, 0, 1], by: CATransform3DMakeRotation(.pi / 2, 0, 2, 0)), [1, 0, 0]))
        // A third about the diagonal takes each axis to the next.
        #expect(near(moved([1, 0, 0], by: CATransform3DMakeRotation(2 * .pi / 3, 1, 1, 1)), [0, 1, 0]))
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    }

    @Test("What is added comes before what was there") func concatenated() {
        let scaled = CATransform3DMakeScale(2, 3, 4)
        #expect(moved([1, 1, 1], by: CATransform3DTranslate(scaled, 1, 0, 0)) == [4, 3, 4])
        let translated = CATransform3DMakeTranslation(1, 0, 0)
        #expect(moved([1, 1, 1], by: CATransform3DScale(translated, 2, 3, 4)) == [3, 3, 4])
        #expect(moved([1, 1, 1], by: CATransform3DConcat(translated, scaled)) == [4, 3, 4])
        #expect(near(moved([1, 0, 0], by: CATransform3DRotate(translated, .pi, 0, 0, 1)), [0, 0, 0]))
    }

    @Test("An inverse takes back; what has none stays") func inverse() {
        var transform = CATransform3DRotate(CATransform3DMakeTranslation(3, -4, 5), 0.7, 1, 2, 3)
        transform = CATransform3DScale(transform, 2, -3, 0.5)
        transform.m34 = -1 / 500
        let both = CATransform3DConcat(transform, CATransform3DInvert(transform))
        let rows = [
            [both.m11, both.m12, both.m13, both.m14], [both.m21, both.m22, both.m23, both.m24],
            [both.m31, both.m32, both.m33, both.m34], [both.m41, both.m42, both.m43, both.m44],
        ]
        for (row, values) in rows.enumerated() {
            #expect(near(values, (0..<4).map { $0 == row ? 1 : 0 }))
        }
        let flat = CATransform3DMakeScale(1, 0, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    }

    @Test("Affine transforms are those of the plane") func affine() {
        let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let space = CATransform3DMakeAffineTransform(plane)
        #expect(CATransform3DIsAffine(space) && CATransform3DGetAffineTransform(space) == plane)
        #expect(moved([1, 1, 9], by: space) == [9, 12, 9])
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(0.1, 0, 1, 0)))
        var perspective = CATransform3DIdentity
        perspective.m34 = -0.01
        #expect(!CATransform3DIsAffine(perspective))
    }
}

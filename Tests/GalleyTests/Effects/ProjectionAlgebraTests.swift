import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph

/// Projections as matrices: what Apple's documentation of `ProjectionTransform` says, against products and inverses that are reckoned
/// here with rows and columns.
@Suite("Projections as matrices")
struct ProjectionAlgebraTests {
    private typealias Matrix = [[Double]]

    private func projection(_ m: Matrix) -> ProjectionTransform {
        var made = ProjectionTransform()
        (made.m11, made.m12, made.m13) = (m[0][0], m[0][1], m[0][2])
        (made.m21, made.m22, made.m23) = (m[1][0], m[1][1], m[1][2])
        (made.m31, made.m32, made.m33) = (m[2][0], m[2][1], m[2][2])
        return made
    }

    private func rows(_ m: ProjectionTransform) -> Matrix {
        let rows: [[CGFloat]] = [[m.m11, m.m12, m.m13], [m.m21, m.m22, m.m23], [m.m31, m.m32, m.m33]]
        return rows.map { row in row.map { Double($0) } }
    }

    private func product(_ a: Matrix, _ b: Matrix) -> Matrix {
        func entry(_ row: Int, _ column: Int) -> Double {
            (0..<3).reduce(0 as Double) { sum, i in sum + a[row][i] * b[i][column] }
        }
        return (0..<3).map { row in (0..<3).map { column in entry(row, column) } }
    }

    private let first: Matrix = [[2, 3, 5], [7, 11, 13], [17, 19, 23]]
    private let second: Matrix = [[1, 4, 6], [8, 9, 10], [12, 14, 15]]

    @Test("One after the other is the product of rows and columns") func products() {
        #expect(rows(projection(first).concatenating(projection(second))) == product(first, second))
        #expect(rows(projection(second).concatenating(projection(first))) == product(second, first))
        #expect(rows(ProjectionTransform()) == [[1, 0, 0], [0, 1, 0], [0, 0, 1]])
        let affine = ProjectionTransform(CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13))
        #expect(rows(affine) == [[2, 3, 0], [5, 7, 0], [11, 13, 1]])
    }

    @Test("An inverse leads back") func inverses() {
        for m in [first, second, [[0, 1, 0], [0, 0, 1], [1, 0, 0]]] {
            let back = product(m, rows(projection(m).inverted()))
            for row in 0..<3 {
                for column in 0..<3 { #expect(abs(back[row][column] - (row == column ? 1 : 0)) < 1e-9) }
            }
        }
        var singular = projection([[1, 2, 3], [2, 4, 6], [1, 1, 1]])
        let before = singular
        let isInverted = singular.invert()
        #expect(!isInverted && singular == before && before.inverted() == before)
        var endless = projection([[.infinity, 0, 0], [0, 1, 0], [0, 0, 1]])
        let hasEnd = endless.invert()
        #expect(!hasEnd)
    }

    @Test("What a matrix is") func kinds() {
        #expect(ProjectionTransform().isIdentity && ProjectionTransform().isAffine)
        for (row, column) in [(0, 2), (1, 2), (2, 2)] {
            var m: Matrix = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
            m[row][column] += 0.5
            #expect(!projection(m).isAffine && !projection(m).isIdentity, "\(row)")
            #expect(projection(m).hasPerspective == (row != 2))
        }
        let scaled = projection([[2, 4, 0], [6, 8, 0], [10, 12, 2]])
        #expect(scaled.affine == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        #expect(
            projection([[2, 4, 0], [6, 8, 0], [10, 12, 0]]).affine
                == CGAffineTransform(a: 2, b: 4, c: 6, d: 8, tx: 10, ty: 12))
        #expect(projection([[.nan, 4, 0], [6, 8, 0], [10, 12, 1]]).affine == .identity)
        // (1, 2, 1) · M = (33, 44, 54).
        let point = CGPoint(x: 1, y: 2).applying(projection(first))
        #expect(point == CGPoint(x: 33 / 54.0, y: 44 / 54.0))
        let layer = LayerProjection(projection(first))
        #expect(layer != nil)
    }

    @Test("Where effects take points and rectangles, alone and one after the other") func geometry() throws {
        let move = EffectGeometry.moved(CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 7))
        let point = CGPoint(x: 1, y: 2)
        #expect(move.map(point) == CGPoint(x: 7, y: 13))
        let start = try #require(move.unmap(CGPoint(x: 7, y: 13)))
        #expect(abs(start.x - 1) < 1e-9 && abs(start.y - 2) < 1e-9)
        #expect(EffectGeometry.inPlace.map(point) == point && EffectGeometry.inPlace.unmap(point) == point)
        #expect(EffectGeometry.inPlace.isInPlace && !move.isInPlace && EffectGeometry.inPlace.affine == nil)
        #expect(EffectGeometry.moved(.identity).isInPlace && EffectGeometry.projected(.init()).isInPlace)
        // A depth of x ÷ 100 + y ÷ 50 + 1.
        let deep = EffectGeometry(projection([[1, 0, 0.01], [0, 1, 0.02], [0, 0, 1]]))
        #expect(deep.map(CGPoint(x: 100, y: 100)) == CGPoint(x: 25, y: 25))
        #expect(deep.map(CGPoint(x: -300, y: 50)) == nil && deep.map(CGPoint(x: 50, y: -100)) == nil)
        let back = deep.unmap(CGPoint(x: 25, y: 25))
        #expect(abs((back?.x ?? 0) - 100) < 1e-9 && abs((back?.y ?? 0) - 100) < 1e-9)
        // The four corners of (0, 0, 100, 50): (0, 0), (50, 0), (0, 25) and 100 ÷ 3 by 50 ÷ 3.
        let rect = deep.map(CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(rect == CGRect(x: 0, y: 0, width: 50, height: 25))
        // With a corner behind the eye it is the rectangle without the perspective.
        let cut = EffectGeometry(projection([[2, 0, -0.02], [0, 1, 0], [3, 0, 1]]))
        #expect(cut.map(CGRect(x: 0, y: 0, width: 100, height: 50)) == CGRect(x: 3, y: 0, width: 200, height: 50))
        // The inner effect comes first: double, then 100 to the right.
        let shift = EffectGeometry.moved(CGAffineTransform(translationX: 100, y: 0))
        #expect(move.concatenating(shift).map(point) == CGPoint(x: 107, y: 13))
        #expect(shift.concatenating(move).map(point) == CGPoint(x: 207, y: 13))
        #expect(EffectGeometry.inPlace.concatenating(move).map(point) == CGPoint(x: 7, y: 13))
        #expect(move.concatenating(.inPlace).map(point) == CGPoint(x: 7, y: 13))
        #expect(shift.concatenating(deep).map(CGPoint(x: 0, y: 100)) == CGPoint(x: 25, y: 25))
        #expect(deep.concatenating(shift).map(CGPoint(x: 100, y: 100)) == CGPoint(x: 125, y: 25))
    }
}

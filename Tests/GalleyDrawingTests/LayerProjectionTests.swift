import Foundation
import GalleyDrawing
import Testing

/// Projections of the plane: products and inverses of matrices of three by three.
@Suite struct LayerProjectionTests {
    private static let matrices: [[SIMD3<Double>]] = [
        [[1, 2, 3], [0, 1, 4], [5, 6, 0]], [[2, -1, 7], [3, 5, -2], [0.25, 0.5, 1]],
        [[1, 0, 0], [0, 1, 0], [0.1, -0.2, 1]],
        [[0, 1, 0], [0, 0, 1], [1, 0, 0]], [[0, -2, 3], [4, 0, 1], [-1, 6, 0.5]],
    ]

    private func product(_ a: [SIMD3<Double>], _ b: [SIMD3<Double>]) -> [SIMD3<Double>] {
        (0..<3).map { row in
            var sum = SIMD3<Double>()
            for column in 0..<3 { for index in 0..<3 { sum[column] += a[row][index] * b[index][column] } }
            return sum
        }
    }

    private func isNear(_ a: [SIMD3<Double>], _ b: [SIMD3<Double>]) -> Bool {
        zip(a, b).allSatisfy { one, other in (0..<3).allSatisfy { abs(one[$0] - other[$0]) < 1e-9 } }
    }

    @Test("An inverse undoes its projection, from either side", arguments: matrices)
    func inverse(rows: [SIMD3<Double>]) throws {
        let inverse = try #require(LayerProjection(rows)?.inverse)
        let identity: [SIMD3<Double>] = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
        #expect(isNear(product(rows, inverse.rows), identity) && isNear(product(inverse.rows, rows), identity))
    }

    @Test("What follows multiplies from the left", arguments: matrices)
    func order(rows: [SIMD3<Double>]) throws {
        for other in Self.matrices {
            let next = try #require(LayerProjection(other))
            let both = try #require(LayerProjection(rows)?.followed(by: next))
            #expect(isNear(both.rows, product(other, rows)))
        }
    }

    @Test("A matrix that takes the plane to a line is no projection")
    func degenerate() {
        #expect(LayerProjection([[1, 2, 3], [2, 4, 6], [0, 0, 1]]) == nil)
        // Its determinant is 1·(5·9 − 6·8) − 2·(4·9 − 6·7) + 3·(4·8 − 5·7) = −3 + 12 − 9.
        #expect(LayerProjection([[1, 2, 3], [4, 5, 6], [7, 8, 9]]) == nil)
        #expect(LayerProjection([[1, .nan, 3], [2, 4, 6], [0, 0, 1]]) == nil)
    }

    @Test("Points are divided by their depth") func points() throws {
        let projection = try #require(LayerProjection([[2, -1, 7], [3, 5, -2], [0.25, 0.5, 1]]))
        let found = projection.apply(4, 2)
        // 2·4 − 2 + 7, 3·4 + 5·2 − 2, 4/4 + 2/2 + 1.
        #expect(found.depth == 3 && found.x == 13 / 3.0 && found.y == 20 / 3.0)
    }
}

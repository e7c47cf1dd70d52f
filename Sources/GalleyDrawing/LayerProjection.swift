import Foundation
import GalleyGeometry

/// A projection of the plane: a matrix of three by three that multiplies columns (x, y, 1), row by row.
public struct LayerProjection: Hashable, Sendable {
    /// The three rows, top first.
    public let rows: [SIMD3<Double>]

    /// A projection; nil where it is not of finite numbers or cannot be undone.
    public init?(_ rows: [SIMD3<Double>]) {
        guard rows.count == 3, rows.allSatisfy({ $0.x.isFinite && $0.y.isFinite && $0.z.isFinite }) else { return nil }
        self.rows = rows
        guard abs(determinant) > 1e-12, determinant.isFinite else { return nil }
    }

    private var determinant: Double {
        let (a, b, c) = (rows[0], rows[1], rows[2])
        let first = a.x * (b.y * c.z - b.z * c.y) - a.y * (b.x * c.z - b.z * c.x)
        return first + a.z * (b.x * c.y - b.y * c.x)
    }

    /// The projection that undoes this one.
    public var inverse: LayerProjection? {
        let (a, b, c) = (rows[0], rows[1], rows[2])
        let scale = 1 / determinant
        let first = SIMD3(b.y * c.z - b.z * c.y, a.z * c.y - a.y * c.z, a.y * b.z - a.z * b.y)
        let second = SIMD3(b.z * c.x - b.x * c.z, a.x * c.z - a.z * c.x, a.z * b.x - a.x * b.z)
        let third = SIMD3(b.x * c.y - b.y * c.x, a.y * c.x - a.x * c.y, a.x * b.y - a.y * b.x)
        return LayerProjection([first * scale, second * scale, third * scale])
    }

    /// This projection first, then another.
    public func followed(by next: LayerProjection) -> LayerProjection? {
        LayerProjection(
            next.rows.map { row in
                let first = rows[0] * row.x
                let second = rows[1] * row.y
                return first + second + rows[2] * row.z
            })
    }

    /// An affine transform.
    public init?(_ m: CGAffineTransform) {
        let first = SIMD3<Double>(Double(m.a), Double(m.c), Double(m.tx))
        let second = SIMD3<Double>(Double(m.b), Double(m.d), Double(m.ty))
        self.init([first, second, SIMD3(0, 0, 1)])
    }

    /// Where a point goes, and how far it is away: what is not before the eye is at 0 or less.
    public func apply(_ x: Double, _ y: Double) -> (x: Double, y: Double, depth: Double) {
        func product(_ row: SIMD3<Double>) -> Double { row.x * x + row.y * y + row.z }
        let depth = product(rows[2])
        return (product(rows[0]) / depth, product(rows[1]) / depth, depth)
    }
}

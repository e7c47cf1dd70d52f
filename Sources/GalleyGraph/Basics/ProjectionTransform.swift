/// A projection of the plane: a matrix of three by three that multiplies row vectors (x, y, 1).
public struct ProjectionTransform: Hashable, Sendable {
    /// The matrix's first row: what an x goes into. The third column makes the divisor.
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    /// The second row: what a y goes into.
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    /// The third row: what is added, in points, and 1 for the divisor.
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    /// The projection that changes nothing.
    public init() {}

    /// The projection that is this affine transform.
    public init(_ m: CGAffineTransform) {
        (m11, m12) = (m.a, m.b)
        (m21, m22) = (m.c, m.d)
        (m31, m32) = (m.tx, m.ty)
    }

    /// Whether the projection changes nothing.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether parallel lines stay parallel.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Turns the projection into the one that undoes it, if there is one.
    public mutating func invert() -> Bool {
        let (c11, c12, c13) = (m22 * m33 - m23 * m32, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22)
        let (c21, c22, c23) = (m23 * m31 - m21 * m33, m11 * m33 - m13 * m31, m13 * m21 - m11 * m23)
        let (c31, c32, c33) = (m21 * m32 - m22 * m31, m12 * m31 - m11 * m32, m11 * m22 - m12 * m21)
        let determinant = m11 * c11 + m12 * c21 + m13 * c31
        guard determinant != 0, determinant.isFinite else { return false }
        (m11, m12, m13) = (c11 / determinant, c12 / determinant, c13 / determinant)
        (m21, m22, m23) = (c21 / determinant, c22 / determinant, c23 / determinant)
        (m31, m32, m33) = (c31 / determinant, c32 / determinant, c33 / determinant)
        return true
    }

    /// The projection that undoes this one; one that cannot be undone is returned unchanged.
    public func inverted() -> ProjectionTransform {
        var inverse = self
        return inverse.invert() ? inverse : self
    }

    /// This projection first, then `rhs`.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var product = ProjectionTransform()
        product.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        product.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        product.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        product.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        product.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        product.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        product.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        product.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        product.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return product
    }

    /// The projection as an affine transform: exact where it has no perspective, else without it.
    package var affine: CGAffineTransform {
        let scale = m33 != 0 && m33.isFinite ? m33 : 1
        let entries = [m11, m12, m21, m22, m31, m32].map { $0 / scale }
        guard entries.allSatisfy(\.isFinite) else { return .identity }
        return CGAffineTransform(
            a: entries[0], b: entries[1], c: entries[2], d: entries[3], tx: entries[4], ty: entries[5])
    }

    package var hasPerspective: Bool { m13 != 0 || m23 != 0 }
}

extension CGPoint {
    /// The point, projected.
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        let depth = m.m13 * x + m.m23 * y + m.m33
        return CGPoint(x: (m.m11 * x + m.m21 * y + m.m31) / depth, y: (m.m12 * x + m.m22 * y + m.m32) / depth)
    }
}

extension LayerProjection {
    /// A projection for pictures; nil where it cannot be undone.
    package init?(_ m: ProjectionTransform) {
        self.init([
            SIMD3(Double(m.m11), Double(m.m21), Double(m.m31)), SIMD3(Double(m.m12), Double(m.m22), Double(m.m32)),
            SIMD3(Double(m.m13), Double(m.m23), Double(m.m33)),
        ])
    }
}

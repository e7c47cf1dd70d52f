// What `import simd` brings of vectors: the standard library has the types, Apple's module names them and computes with them.
// Matrices and quaternions are not here.

/// Two `Float`s, by Apple's C name.
public typealias simd_float2 = SIMD2<Float>
/// Three `Float`s, by Apple's C name.
public typealias simd_float3 = SIMD3<Float>
/// Four `Float`s, by Apple's C name.
public typealias simd_float4 = SIMD4<Float>
/// Two `Double`s, by Apple's C name.
public typealias simd_double2 = SIMD2<Double>
/// Three `Double`s, by Apple's C name.
public typealias simd_double3 = SIMD3<Double>
/// Four `Double`s, by Apple's C name.
public typealias simd_double4 = SIMD4<Double>
/// Two `Float`s, by Apple's older name.
public typealias vector_float2 = SIMD2<Float>
/// Three `Float`s, by Apple's older name.
public typealias vector_float3 = SIMD3<Float>
/// Four `Float`s, by Apple's older name.
public typealias vector_float4 = SIMD4<Float>
/// Two `Double`s, by Apple's older name.
public typealias vector_double2 = SIMD2<Double>
/// Three `Double`s, by Apple's older name.
public typealias vector_double3 = SIMD3<Double>
/// Four `Double`s, by Apple's older name.
public typealias vector_double4 = SIMD4<Double>

/// The sum of the products of the elements.
public func dot<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { (a * b).sum() }

/// The square of the length.
public func length_squared<V: SIMD>(_ a: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(a, a) }

/// The length.
public func length<V: SIMD>(_ a: V) -> V.Scalar where V.Scalar: FloatingPoint { length_squared(a).squareRoot() }

/// The square of the distance between two points.
public func distance_squared<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint {
    length_squared(b - a)
}

/// The distance between two points.
public func distance<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { length(b - a) }

/// The vector of length 1 in the same direction.
public func normalize<V: SIMD>(_ a: V) -> V where V.Scalar: FloatingPoint { a / length(a) }

/// The vector of length 1 in the same direction.
public func simd_normalize<V: SIMD>(_ a: V) -> V where V.Scalar: FloatingPoint { normalize(a) }

/// `a` at 0, `b` at 1, and what lies between them on a line.
public func mix<V: SIMD>(_ a: V, _ b: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint { a + (b - a) * t }

/// The vector that a mirror with a normal of length 1 throws back.
public func reflect<V: SIMD>(_ a: V, n: V) -> V where V.Scalar: FloatingPoint { a - n * (dot(a, n) * 2) }

/// Each element held to a range.
public func clamp<V: SIMD>(_ a: V, min: V, max: V) -> V where V.Scalar: Comparable {
    a.clamped(lowerBound: min, upperBound: max)
}

/// The vector at right angles to both.
public func cross<Scalar: FloatingPoint>(_ a: SIMD3<Scalar>, _ b: SIMD3<Scalar>) -> SIMD3<Scalar> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}

/// The third element of the vector at right angles to both, which lie in a plane; the others are 0.
public func cross<Scalar: FloatingPoint>(_ a: SIMD2<Scalar>, _ b: SIMD2<Scalar>) -> SIMD3<Scalar> {
    SIMD3(0, 0, a.x * b.y - a.y * b.x)
}

/// `dot(_:_:)` by Apple's C name.
public func simd_dot<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(a, b) }
/// `length(_:)` by Apple's C name.
public func simd_length<V: SIMD>(_ a: V) -> V.Scalar where V.Scalar: FloatingPoint { length(a) }
/// `length_squared(_:)` by Apple's C name.
public func simd_length_squared<V: SIMD>(_ a: V) -> V.Scalar where V.Scalar: FloatingPoint { length_squared(a) }
/// `distance(_:_:)` by Apple's C name.
public func simd_distance<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { distance(a, b) }
/// Between `a` (where `t` is 0) and `b` (where it is 1), element by element; `t` may lie outside of 0…1.
public func simd_mix<V: SIMD>(_ a: V, _ b: V, _ t: V) -> V where V.Scalar: FloatingPoint { a + (b - a) * t }

/// `cross(_:_:)` by Apple's C name.
public func simd_cross<Scalar: FloatingPoint>(_ a: SIMD3<Scalar>, _ b: SIMD3<Scalar>) -> SIMD3<Scalar> { cross(a, b) }

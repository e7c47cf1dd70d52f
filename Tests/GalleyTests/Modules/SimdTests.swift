import GalleySimd
import GalleyTestSupport
import Testing

/// Apple's documentation of simd: the same names, and school's geometry.
@Suite("Vectors")
struct SimdTests {
    @Test func lengths() {
        let a = simd_double2(3, 4)
        #expect(length(a) == 5 && length_squared(a) == 25 && simd_length(a) == 5)
        #expect(distance(a, simd_double2(0, 0)) == 5 && distance_squared(a, simd_double2(3, 0)) == 16)
        #expect(normalize(a) == simd_double2(0.6, 0.8) && simd_normalize(a) == normalize(a))
    }

    @Test func products() {
        #expect(dot(simd_float3(1, 2, 3), simd_float3(4, 5, 6)) == 32)
        #expect(cross(simd_float3(1, 0, 0), simd_float3(0, 1, 0)) == simd_float3(0, 0, 1))
        #expect(cross(simd_float2(1, 2), simd_float2(3, 4)) == simd_float3(0, 0, -2))
    }

    @Test func places() {
        #expect(mix(simd_double2(0, 2), simd_double2(4, 4), t: 0.25) == simd_double2(1, 2.5))
        #expect(simd_mix(simd_double2(0, 2), simd_double2(4, 4), simd_double2(1, 0)) == simd_double2(4, 2))
        #expect(reflect(simd_double2(1, -1), n: simd_double2(0, 1)) == simd_double2(1, 1))
        let held = clamp(simd_double2(-1, 9), min: simd_double2(0, 0), max: simd_double2(5, 5))
        #expect(held == simd_double2(0, 5))
    }
}

import Foundation
import GalleyRandom
import Testing

@testable import GalleyExport

@Suite("Gaussian blur") struct GaussianBlurTests {
    private static func plane(_ width: Int, _ height: Int, _ value: (Int, Int) -> Float) -> Plane {
        var plane = Plane(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width { plane.values[y * width + x] = value(x, y) }
        }
        return plane
    }

    /// The bell's area over each pixel, cut at 2.1 radii and 1.0745 times as wide (rules.md §17), from the normal distribution itself.
    @Test("A point becomes the bell", arguments: [1.0, 3.7, 10]) func point(radius: Double) {
        let size = 61
        let blurred = GaussianBlur(radiusX: radius, radiusY: radius).apply(
            to: Self.plane(size, size) { $0 == 30 && $1 == 30 ? 1 : 0 })
        func area(to place: Double) -> Double {
            let end = 2.1 * radius
            return erf(min(max(place, -end), end) / (radius * 1.0745 * 2.0.squareRoot()))
                / (2 * erf(2.1 / (1.0745 * 2.0.squareRoot())))
        }
        func share(_ distance: Int) -> Double { area(to: Double(distance) + 0.5) - area(to: Double(distance) - 0.5) }
        for y in 0..<size {
            for x in 0..<size {
                #expect(abs(Double(blurred.values[y * size + x]) - share(x - 30) * share(y - 30)) < 1e-6)
            }
        }
    }

    /// Widths beside multiples of sixteen, and planes that are narrower than the bell.
    @Test("Rows and columns are blurred alike", arguments: [1, 2, 15, 16, 17, 33, 50]) func transposed(width: Int) {
        var random = SeededGenerator(seed: UInt64(width))
        for _ in 0..<8 {
            let (height, radiusX, radiusY) = (random.whole(1...40), random.number(0...30), random.number(0...30))
            let values = (0..<width * height).map { _ in random.coin() ? Float(random.number(0...1)) : 0 }
            let plane = Self.plane(width, height) { values[$1 * width + $0] }
            let turned = Self.plane(height, width) { values[$0 * width + $1] }
            let blurred = GaussianBlur(radiusX: radiusX, radiusY: radiusY).apply(to: plane)
            let other = GaussianBlur(radiusX: radiusY, radiusY: radiusX).apply(to: turned)
            for y in 0..<height {
                for x in 0..<width {
                    #expect(abs(blurred.values[y * width + x] - other.values[x * height + y]) < 1e-5)
                }
            }
        }
    }
}

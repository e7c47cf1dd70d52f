import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import Testing

@testable import GalleyGraph

/// Filters of colours: the matrices of the Filter Effects specification (`saturate`, `hueRotate`) and of Apple's documentation
/// (`ColorMatrix`), with numbers put in by hand.
@Suite("Filters of colours")
struct ColorFilterTests {
    private func near(_ found: ResolvedColor, _ numbers: [Double], _ name: String) {
        for (a, b) in zip([found.red, found.green, found.blue, found.alpha], numbers) {
            #expect(abs(a - b) < 1e-9, "\(name): \(found)")
        }
    }

    private let color = ResolvedColor(red: 0.5, green: 0.25, blue: 0.125, alpha: 0.5)

    @Test("Each changes the colour as its matrix says") func matrices() {
        near(ColorFilter.brightness(0.25).apply(to: color), [0.75, 0.5, 0.375, 0.5], "brightness")
        near(ColorFilter.contrast(2).apply(to: color), [0.5, 0, 0, 0.5], "contrast")
        near(ColorFilter.contrast(0.5).apply(to: color), [0.5, 0.375, 0.3125, 0.5], "less contrast")
        // 0.2126 · 0.5 + 0.7152 · 0.25 + 0.0722 · 0.125.
        near(ColorFilter.saturation(0).apply(to: color), [0.294125, 0.294125, 0.294125, 0.5], "grey")
        near(ColorFilter.saturation(1.5).apply(to: color), [0.6029375, 0.2279375, 0.0404375, 0.5], "saturation")
        near(ColorFilter.inversion.apply(to: color), [0.5, 0.75, 0.875, 0.5], "inversion")
        // hueRotate(0.25 turn) and (0.5 turn): cosine 0 and −1.
        let quarter = [0.125, 0.356 * 0.5 + 0.855 * 0.25 - 0.211 * 0.125, -0.574 * 0.5 + 1.43 * 0.25 + 0.144 * 0.125]
        near(ColorFilter.hueRotation(radians: .pi / 2).apply(to: color), quarter + [0.5], "quarter")
        let half = [
            -0.574 * 0.5 + 1.43 * 0.25 + 0.144 * 0.125, 0.426 * 0.5 + 0.43 * 0.25 + 0.144 * 0.125,
            0.426 * 0.5 + 1.43 * 0.25 - 0.856 * 0.125,
        ]
        near(ColorFilter.hueRotation(radians: .pi).apply(to: color), half + [0.5], "half")
        near(ColorFilter.hueRotation(radians: 0).apply(to: color), [0.5, 0.25, 0.125, 0.5], "none")
        let tint = ResolvedColor(red: 0.5, green: 1, blue: 0.25, alpha: 0.5)
        near(ColorFilter.multiplication(by: tint).apply(to: color), [0.25, 0.25, 0.03125, 0.25], "multiplication")
        let out = ColorFilter.brightness(2).apply(to: color)
        near(out, [1, 1, 1, 0.5], "clamped")
    }

    @Test("A matrix of one's own has twenty shares") func ownMatrix() {
        var plain = ColorMatrix()
        near(ColorFilter.matrix(plain).apply(to: color), [0.5, 0.25, 0.125, 0.5], "identity")
        let cells: [(WritableKeyPath<ColorMatrix, Float>, Int, Int)] = [
            (\.r1, 0, 0), (\.r2, 0, 1), (\.r3, 0, 2), (\.r4, 0, 3), (\.r5, 0, 4), (\.g1, 1, 0), (\.g2, 1, 1),
            (\.g3, 1, 2),
            (\.g4, 1, 3), (\.g5, 1, 4), (\.b1, 2, 0), (\.b2, 2, 1), (\.b3, 2, 2), (\.b4, 2, 3), (\.b5, 2, 4),
            (\.a1, 3, 0),
            (\.a2, 3, 1), (\.a3, 3, 2), (\.a4, 3, 3), (\.a5, 3, 4),
        ]
        let parts = [0.5, 0.25, 0.125, 0.5, 1]
        for (cell, row, column) in cells {
            plain = ColorMatrix()
            #expect(plain[keyPath: cell] == (row == column ? 1 : 0))
            plain[keyPath: cell] += 0.5
            var expected = [0.5, 0.25, 0.125, 0.5]
            expected[row] = min(expected[row] + 0.5 * parts[column], 1)
            near(ColorFilter.matrix(plain).apply(to: color), expected, "\(row) \(column)")
        }
    }

    @Test("A picture's pixels are changed without their alpha; what is clear stays") func pixels() throws {
        // Blue, green, red and alpha, multiplied: half clear orange, clear, opaque grey.
        let bytes: [UInt8] = [0, 50, 100, 128, 0, 0, 0, 0, 40, 80, 120, 255]
        let image = try #require(RasterImage(pixelWidth: 3, pixelHeight: 1, premultipliedBGRA: bytes))
        #expect(
            ColorFilter.inversion.apply(to: image).premultipliedBGRA == [
                128, 78, 28, 128, 0, 0, 0, 0, 215, 175, 135, 255,
            ])
        let half = ColorFilter.multiplication(by: ResolvedColor(red: 1, green: 0, blue: 1, alpha: 0.5))
        #expect(half.apply(to: image).premultipliedBGRA == [0, 0, 50, 64, 0, 0, 0, 0, 20, 0, 60, 128])
    }

    @Test("Filters with amounts can move from one to another") func amounts() {
        for (filter, numbers) in [
            (ColorFilter.brightness(0.25), [0.25]), (.contrast(2), [2]), (.saturation(0.5), [0.5]),
            (.hueRotation(radians: 1), [1]),
        ] {
            #expect(filter.amounts?.numbers == numbers)
            let made = filter.amounts?.make(numbers)
            #expect(made?.apply(to: color) == filter.apply(to: color))
        }
        #expect(ColorFilter.inversion.amounts == nil && ColorFilter.matrix(ColorMatrix()).amounts == nil)
        #expect(ColorFilter.multiplication(by: .white).amounts?.numbers == [128, 128, 128, 128])
        let tint = ResolvedColor(red: 0.5, green: 1, blue: 0.25, alpha: 0.5)
        let moving = ColorFilter.multiplication(by: tint).amounts
        let back = moving.map { $0.make($0.numbers).apply(to: color) }
        near(back ?? .clear, [0.25, 0.25, 0.03125, 0.25], "multiplication")
    }
}

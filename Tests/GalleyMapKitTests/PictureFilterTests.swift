import Foundation
import GalleyDrawing
import Testing

@testable import GalleyCoreImage

/// Pixels that filters make where nothing is said, where pictures are not opaque, and where they are blurred; the arithmetic stands beside
/// each.
@Suite("Pixels of filtered pictures") struct PictureFilterTests {
    /// A picture of bytes, blue, green, red and opacity of each pixel, its colours multiplied by the opacity.
    private static func image(_ width: Int, _ height: Int, _ bytes: [UInt8]) throws -> CIImage {
        let raster = try #require(RasterImage(pixelWidth: width, pixelHeight: height, premultipliedBGRA: bytes))
        return CIImage(cgImage: CGImage(raster))
    }

    /// 9 × 7 opaque pixels, no two neighbours alike.
    private static func varied() throws -> CIImage {
        var bytes: [UInt8] = []
        for place in 0..<63 {
            let parts: [Int] = [place * 37 % 251, place * 91 % 241, place * 53 % 239, 255]
            bytes += parts.map { UInt8($0) }
        }
        return try image(9, 7, bytes)
    }

    private func bytes(_ image: CIImage) -> [UInt8] { image.raster.premultipliedBGRA }

    /// Three boxes are as wide as a Gaussian of the deviation σ where their sides are √(4σ² + 1): the variance of a box of n pixels is
    /// (n² − 1) ÷ 12. The sides, to the next odd number: 0.85 gives 1.97, a pixel; 0.9 gives 2.06, three pixels; 1.8 gives 3.74, three;
    /// 2 gives 4.12, five; 3 gives 6.08, seven. A box blur of the radius 2r takes 2r + 1 pixels.
    @Test("A Gaussian blur is three boxes of its width") func gaussian() throws {
        let image = try Self.varied()
        let reaches: [(Double, Int)] = [(0.85, 0), (0.9, 1), (1.8, 1), (2, 2), (3, 3)]
        for (deviation, reach) in reaches {
            var boxed = image
            for _ in 0..<3 {
                boxed = boxed.applyingFilter("CIBoxBlur", parameters: [kCIInputRadiusKey: reach * 2])
            }
            #expect(bytes(image.applyingGaussianBlur(sigma: deviation)) == bytes(boxed), "\(deviation)")
        }
        for none in [0, -1, Double.infinity, .nan] {
            #expect(bytes(image.applyingGaussianBlur(sigma: none)) == bytes(image), "\(none)")
        }
    }

    /// Rows of one pixel: the mean of what of the three pixels is there, cut to whole numbers. A reach beyond the picture is all of it.
    @Test("A box blur takes the mean of neighbours") func boxes() throws {
        let line = try Self.image(4, 1, [0, 0, 0, 255, 100, 0, 0, 255, 50, 0, 0, 255, 9, 0, 0, 255])
        func blues(_ radius: Int) -> [UInt8] {
            let made = bytes(line.applyingFilter("CIBoxBlur", parameters: [kCIInputRadiusKey: radius]))
            return stride(from: 0, to: 16, by: 4).map { made[$0] }
        }
        #expect(blues(1) == [0, 100, 50, 9])
        // (0 + 100) ÷ 2, (0 + 100 + 50) ÷ 3, (100 + 50 + 9) ÷ 3, (50 + 9) ÷ 2.
        #expect(blues(2) == [50, 50, 53, 29])
        // 150 ÷ 3, 159 ÷ 4, 159 ÷ 4, 159 ÷ 3.
        #expect(blues(4) == [50, 39, 39, 53])
        #expect(blues(1000) == [39, 39, 39, 39])
    }

    /// The reference's defaults: a sepia and a colour of the strength 1, squares of 8, blurs of 10, colours as they are, no vignette.
    @Test("What is not set has the reference's default") func defaults() throws {
        let image = try Self.varied()
        func same(_ name: String, _ parameters: [String: Any]) -> Bool {
            bytes(image.applyingFilter(name)) == bytes(image.applyingFilter(name, parameters: parameters))
        }
        let tint = CIColor(red: 0.6, green: 0.45, blue: 0.3)
        let seen = [
            same("CISepiaTone", [kCIInputIntensityKey: 1]),
            same("CIColorMonochrome", [kCIInputColorKey: tint, kCIInputIntensityKey: 1]),
            same("CIPixellate", [kCIInputScaleKey: 8]), same("CIBoxBlur", [kCIInputRadiusKey: 10]),
            same("CIGaussianBlur", [kCIInputRadiusKey: 10]), same("CIVignette", [kCIInputIntensityKey: 0]),
            bytes(image.applyingFilter("CIColorControls")) == bytes(image),
            bytes(image.applyingFilter("CIVignette")) == bytes(image),
        ]
        #expect(seen == [Bool](repeating: true, count: 8))
        // Full sepia of (200, 100, 50): 0.393 · 200 + 0.769 · 100 + 0.189 · 50 = 164.95, 0.349 · 200 + 0.686 · 100 + 0.168 · 50 = 146.8,
        // 0.272 · 200 + 0.534 · 100 + 0.131 · 50 = 114.35.
        let one = try Self.image(1, 1, [50, 100, 200, 255])
        #expect(bytes(one.applyingFilter("CISepiaTone")) == [114, 147, 165, 255])
        // Its grey, 0.2126 · 200 + 0.7152 · 100 + 0.0722 · 50 = 117.65, in the brown: · 0.6, 0.45, 0.3.
        #expect(bytes(one.applyingFilter("CIColorMonochrome")) == [35, 53, 71, 255])
        #expect(bytes(one.applyingFilter("CIPixellate", parameters: [kCIInputScaleKey: 1])) == bytes(one))
    }

    /// Colours are multiplied by the opacity: 128 of 255 with 100 of red is a red of 100 ÷ 128; its opposite has 128 − 100 = 28.
    @Test("Pixels keep their opacity, and what is not seen stays nothing") func opacity() throws {
        let image = try Self.image(3, 1, [10, 20, 100, 128, 0, 0, 0, 0, 1, 0, 1, 1])
        #expect(bytes(image.applyingFilter("CIColorInvert")) == [118, 108, 28, 128, 0, 0, 0, 0, 0, 1, 0, 1])
        // A bright 1.2 is no more than all of the opacity, and less than nothing is nothing.
        let bright = image.applyingFilter("CIColorControls", parameters: [kCIInputBrightnessKey: 1.2])
        #expect(bytes(bright) == [128, 128, 128, 128, 0, 0, 0, 0, 1, 1, 1, 1])
        let dark = image.applyingFilter("CIColorControls", parameters: [kCIInputBrightnessKey: -1.2])
        #expect(bytes(dark) == [0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 1])
    }

    /// At the corners of 2 × 2 pixels the distances are a half each way: (0.25 + 0.25) ÷ 2 of the strength by the radius is taken away.
    @Test("A vignette takes light, none below none") func vignette() throws {
        let image = try Self.image(2, 2, [UInt8](repeating: 200, count: 16))
        func first(_ intensity: Double, _ radius: Double) -> [UInt8] {
            let parameters: [String: Any] = [kCIInputIntensityKey: intensity, kCIInputRadiusKey: radius]
            return Array(bytes(image.applyingFilter("CIVignette", parameters: parameters)).prefix(4))
        }
        // 1 − 2 · 0.25 ÷ 1 = 0.5; 1 − 1 · 0.25 ÷ 0.5 = 0.5; 1 − 0.25 = 0.75; the opacity stays.
        #expect(first(2, 1) == [100, 100, 100, 200] && first(1, 0.5) == [100, 100, 100, 200])
        #expect(first(1, 1) == [150, 150, 150, 200])
        #expect(first(9, 1) == [0, 0, 0, 200] && first(-1, 1) == [200, 200, 200, 200])
        // A radius of nothing counts as a hundredth: 1 − 1.31 · 0.25 = 0.6725.
        #expect(first(0.0131, 0) == [134, 134, 134, 200])
    }

    /// What a filter has where no default is named for a value: nothing, and the middle of 300 × 300 points.
    @Test("Values that no default is named for are nothing") func bare() {
        let filter = UnmadeFilter("CIThermal", [:])
        let numbers: [Float] = [
            filter.amount, filter.radius, filter.angle, filter.ringAmount, filter.ringSize, filter.softness,
            filter.noiseLevel, filter.sharpness, filter.ev, filter.power, filter.shadowAmount,
            filter.highlightAmount, filter.levels, filter.intensity, filter.falloff, filter.nrNoiseLevel,
            filter.nrSharpness, filter.edgeIntensity, filter.threshold, filter.contrast, filter.scale,
            filter.brightness, filter.concentration, Float(filter.count), filter.width, filter.quietSpace,
            filter.barcodeHeight,
        ]
        #expect(numbers == [Float](repeating: 0, count: 27))
        #expect(filter.center == CGPoint(x: 150, y: 150) && filter.message.isEmpty)
        let none = CIVector(x: 0, y: 0)
        #expect(
            [filter.neutral, filter.targetNeutral, filter.lightPosition, filter.lightPointsAt] == [
                none, none, none, none,
            ])
        #expect([filter.color0, filter.color1, filter.color].map(\.red) == [1, 1, 1])
    }
}

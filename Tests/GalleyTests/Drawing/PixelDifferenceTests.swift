import GalleyDrawing
import GalleyTestSupport
import GalleyViews
import Testing

/// Pixels of two pictures, counted by hand.
@Suite("Differences of pictures")
struct PixelDifferenceTests {
    private func image(_ width: Int, _ height: Int, _ pixels: [UInt8]) throws -> RasterImage {
        try #require(RasterImage(pixelWidth: width, pixelHeight: height, premultipliedBGRA: pixels))
    }

    @Test("The largest difference of a channel counts, and tolerance is part of a channel's range") func channels()
        throws
    {
        let before = try image(2, 1, [10, 20, 30, 255, 10, 20, 30, 255])
        let after = try image(2, 1, [10, 20, 30, 255, 15, 60, 27, 255])
        let strict = PixelDifference(before, after, tolerance: 0)
        #expect(strict.count == 1 && strict.largest == 40)
        // 40 of 255 is a little less than 0.157.
        #expect(PixelDifference(before, after, tolerance: 0.157).count == 0)
        #expect(PixelDifference(before, after, tolerance: 0.15).count == 1)
    }

    @Test("A pixel that only one picture has differs as much as can be") func sizes() throws {
        let small = try image(1, 1, [0, 0, 0, 255])
        let large = try image(2, 2, Array(repeating: [0, 0, 0, 255], count: 4).flatMap { $0 })
        for difference in [PixelDifference(small, large, tolerance: 0), PixelDifference(large, small, tolerance: 1)] {
            #expect(difference.count == 3 && difference.largest == 255)
        }
    }
}

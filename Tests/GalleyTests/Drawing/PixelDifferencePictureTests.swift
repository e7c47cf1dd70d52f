import Foundation
import Galley
import GalleyImages
import Testing

@testable import GalleyViews

/// Where two pictures differ, as a picture and in words: red (220, 0, 40) on what is the same, pale, between 200 and 255 by its light.
@Suite("A picture of differences")
struct PixelDifferencePictureTests {
    private typealias Pixel = [UInt8]

    /// A picture of rows of pixels: blue, green, red and alpha.
    private func image(_ rows: [[Pixel]]) throws -> RasterImage {
        let pixels = rows.flatMap { $0 }.flatMap { $0 }
        return try #require(
            RasterImage(pixelWidth: rows[0].count, pixelHeight: rows.count, premultipliedBGRA: pixels))
    }

    private func picture(_ difference: PixelDifference, _ width: Int) throws -> [[Pixel]] {
        let image = try ImageDecoder.decode([UInt8](difference.png()))
        let bytes = image.premultipliedBGRA
        let pixels = stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 4]) }
        return stride(from: 0, to: pixels.count, by: width).map { Array(pixels[$0..<$0 + width]) }
    }

    private let dark: Pixel = [10, 20, 30, 255], mid: Pixel = [90, 120, 150, 255]
    private let white: Pixel = [255, 255, 255, 255], clear: Pixel = [0, 0, 0, 0]
    private let mark: Pixel = [40, 0, 220, 255]
    private func pale(_ level: UInt8) -> Pixel { [level, level, level, 255] }

    @Test("What differs is marked, what is the same is pale") func marks() throws {
        let before = try image([[dark, mid, white], [clear, dark, mid]])
        let after = try image([[dark, mid, white], [clear, mid, dark]])
        let difference = PixelDifference(before, after, tolerance: 0)
        // The means 20, 120 and 255 of the channels, by 55 of 255: 4, 25 and 55. What is clear is white.
        #expect(try picture(difference, 3) == [[pale(204), pale(225), pale(255)], [pale(255), mark, mark]])
        #expect(difference.count == 2 && difference.largest == 120)
        #expect(difference.summary == "2 of 6 pixels, by 120 of 255 at most")
    }

    @Test("A faint pixel's ground is white") func faint() throws {
        // Half of black: 127 of 255 of the ground, 200 + 127 · 55 / 255.
        let half = try image([[[0, 0, 0, 128]]])
        #expect(try picture(PixelDifference(half, half, tolerance: 0), 1) == [[pale(227)]])
    }

    @Test("Pictures of other sizes: what one alone has is marked, and the sizes are told") func sizes() throws {
        let small = try image([[dark]]), wide = try image([[dark, white]]), tall = try image([[dark], [white]])
        let wider = PixelDifference(small, wide, tolerance: 1), taller = PixelDifference(tall, small, tolerance: 1)
        let both = PixelDifference(wide, tall, tolerance: 1)
        #expect(try picture(wider, 2) == [[pale(204), mark]])
        #expect(try picture(taller, 1) == [[pale(204)], [mark]])
        #expect(try picture(both, 2) == [[pale(204), mark], [mark, mark]])
        let counts: [Int] = [wider.count, taller.count, both.count, both.largest]
        #expect(counts == [1, 1, 3, 255])
        #expect(
            [wider.summary, taller.summary, both.summary] == [
                "2×1 pixels in place of 1×1", "1×1 pixels in place of 1×2", "1×2 pixels in place of 2×1",
            ])
    }

    @Test("As much as is tolerated is the same") func tolerance() throws {
        let before = try image([[[10, 20, 30, 255], [10, 20, 30, 255]]])
        let after = try image([[[10, 20, 70, 255], [10, 20, 30, 215]]])
        func counted(_ tolerance: Double) -> [Int] {
            let found = PixelDifference(before, after, tolerance: tolerance)
            return [found.count, found.largest]
        }
        let found = [counted(40.0 / 255), counted(39.0 / 255), counted(-1), counted(.nan), counted(.infinity)]
        #expect(found == [[0, 0], [2, 40], [2, 40], [2, 40], [2, 40]])
    }

    @Test("Files of pictures are compared as the pictures are") @MainActor func files() throws {
        func data(_ color: Color) throws -> Data {
            try RenderedView(color.frame(width: 3, height: 2)).pngData()
        }
        let red = try data(Color(red: 1, green: 0, blue: 0)), blue = try data(Color(red: 0, green: 0, blue: 1))
        let found = try [PixelDifference(red, red, tolerance: 0), PixelDifference(red, blue, tolerance: 0)]
        #expect(found.map(\.count) == [0, 6] && found.map(\.largest) == [0, 255])
        #expect(throws: (any Error).self) { try PixelDifference(red, Data([1, 2]), tolerance: 0) }
    }
}

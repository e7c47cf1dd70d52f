import Foundation
import GalleyDrawing
import GalleyExport
import GalleyFormats
import GalleyImages
import Testing

/// What a pixel is in PNG files (PNG specification, third edition, 6.1 and 11.2): kind 0 is gray, 2 colour, 3 a number of a colour, 4
/// gray with alpha, 6 colour with alpha.
@Suite("PNG files have the fewest bits that say a picture's colours") struct PNGColorTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        var testDescription: String
        /// What the file's header says.
        var kind, depth: UInt8
        /// How many colours the table has, and how many alphas.
        var colors = 0, alphas = 0
        /// The colours, blue, green, red and alpha, multiplied, which take turns.
        var pixels: [[UInt8]]
    }

    private static func gray(_ levels: some Sequence<Int>) -> [[UInt8]] {
        levels.map { [UInt8($0), UInt8($0), UInt8($0), 255] }
    }
    private static func colors(_ count: Int) -> [[UInt8]] {
        (0..<count).map { [UInt8($0 & 0xFF), UInt8($0 >> 8), 200, 255] }
    }
    /// Black that covers more and more.
    private static let shades: [[UInt8]] = (0...255).map { [0, 0, 0, UInt8($0)] }

    static let samples = [
        Sample(testDescription: "one colour", kind: 3, depth: 1, colors: 1, pixels: colors(1)),
        Sample(testDescription: "black and white", kind: 0, depth: 1, pixels: gray([255, 0])),
        Sample(testDescription: "four grays", kind: 0, depth: 2, pixels: gray([85, 0, 170, 255])),
        Sample(testDescription: "grays of four bits", kind: 0, depth: 4, pixels: gray([0, 17, 34, 51, 68, 238])),
        Sample(testDescription: "all grays", kind: 0, depth: 8, pixels: gray(0...255)),
        Sample(testDescription: "two grays like no others", kind: 3, depth: 1, colors: 2, pixels: gray([10, 20])),
        Sample(testDescription: "17 grays like no others", kind: 0, depth: 8, pixels: gray(100...116)),
        Sample(testDescription: "3 colours", kind: 3, depth: 2, colors: 3, pixels: colors(3)),
        Sample(testDescription: "4 colours", kind: 3, depth: 2, colors: 4, pixels: colors(4)),
        Sample(testDescription: "5 colours", kind: 3, depth: 4, colors: 5, pixels: colors(5)),
        Sample(testDescription: "16 colours", kind: 3, depth: 4, colors: 16, pixels: colors(16)),
        Sample(testDescription: "17 colours", kind: 3, depth: 8, colors: 17, pixels: colors(17)),
        Sample(testDescription: "256 colours", kind: 3, depth: 8, colors: 256, pixels: colors(256)),
        Sample(testDescription: "257 colours", kind: 2, depth: 8, pixels: colors(257)),
        Sample(testDescription: "black text", kind: 3, depth: 8, colors: 256, alphas: 255, pixels: shades),
        Sample(
            testDescription: "clear, and two colours", kind: 3, depth: 2, colors: 3, alphas: 1,
            pixels: colors(2) + [[0, 0, 0, 0]]),
        Sample(
            testDescription: "grays that cover more and more", kind: 4, depth: 8,
            pixels: shades + (1...255).map { Array(repeating: UInt8($0), count: 4) }),
        Sample(
            testDescription: "colours that cover more and more", kind: 6, depth: 8,
            pixels: shades + (1...255).map { [UInt8($0), 0, 0, UInt8($0)] }),
    ]

    @Test("Kind and depth follow from the colours, and all pixels come back", arguments: samples, [61, 200])
    func kinds(_ sample: Sample, width: Int) throws {
        let image = try image(sample.pixels, width: width, height: 23)
        for encoding in PNGEncoding.allCases {
            let file = try file(image, encoding)
            #expect([file[25], file[24]] == [sample.kind, sample.depth])
            #expect(length(of: "PLTE", in: file) == (sample.colors > 0 ? sample.colors * 3 : nil))
            #expect(length(of: "tRNS", in: file) == (sample.alphas > 0 ? sample.alphas : nil))
            let read = try ImageDecoder.decode(file).premultipliedBGRA
            // Where there is alpha, colours are divided by it, and come back to within a step.
            let slack = sample.pixels.allSatisfy { $0[3] == 255 } ? 0 : 1
            #expect(zip(read, image.premultipliedBGRA).allSatisfy { abs(Int($0) - Int($1)) <= slack })
        }
    }

    @Test("A table larger than the pixels is not written") func tiny() throws {
        let few = try file(image(Self.colors(16), width: 4, height: 4), .small)
        #expect(few[25] == 2 && length(of: "PLTE", in: few) == nil)
    }

    @Test("A colour that only one pixel of many has is kept", arguments: [255, 256]) func rare(count: Int) throws {
        var pixels = Array(repeating: Self.colors(1)[0], count: 300 * 200)
        // All at the end, where a sample sees few of them.
        for (index, color) in Self.colors(count + 1).enumerated() { pixels[pixels.count - 1 - index] = color }
        let image = try image(pixels, width: 300, height: 200)
        let file = try file(image, .balanced)
        #expect(file[25] == (count < 256 ? 3 : 2))
        #expect(try ImageDecoder.decode(file).premultipliedBGRA == image.premultipliedBGRA)
    }

    @Test("Text in one colour takes less than half of what it did with all channels") func smaller() throws {
        // Strokes with soft edges, as text has.
        let pixels = (0..<400 * 300).map { index -> [UInt8] in
            let (x, y) = (index % 400, index / 400)
            let level = UInt8(max(0, min(255, abs((x * 7 + y * y / 90) % 64 - 32) * 20 - 200)))
            return [level, level, level, 255]
        }
        let few = try file(image(pixels, width: 400, height: 300), .small)
        // One pixel of another kind, and a noise of colours in the last row, take the table away.
        var many = pixels
        for index in 0..<300 { many[many.count - 1 - index] = Self.colors(300)[index] }
        #expect([few[25], few[24]] == [3, 4])
        #expect(try file(image(many, width: 400, height: 300), .small).count > 2 * few.count)
    }

    private func image(_ pixels: [[UInt8]], width: Int, height: Int) throws -> RasterImage {
        let bytes = (0..<width * height).flatMap { pixels[$0 % pixels.count] }
        return try #require(RasterImage(pixelWidth: width, pixelHeight: height, premultipliedBGRA: bytes))
    }

    private func file(_ image: RasterImage, _ encoding: PNGEncoding) throws -> [UInt8] {
        var exporter = PNGExporter()
        exporter.encoding = encoding
        return [UInt8](try exporter.data(for: image))
    }

    /// How many bytes a chunk holds; nil where there is none.
    private func length(of type: String, in file: [UInt8]) -> Int? {
        var start = 8
        while start + 12 <= file.count {
            let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            if Array(file[start + 4..<start + 8]) == Array(type.utf8) { return length }
            start += 12 + length
        }
        return nil
    }
}

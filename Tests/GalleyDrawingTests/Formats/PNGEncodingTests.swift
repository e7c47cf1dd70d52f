import Foundation
import GalleyDrawing
import GalleyExport
import GalleyFormats
import GalleyGeometry
import GalleyImages
import Testing

@Suite("How much work goes into a PNG file") struct PNGEncodingTests {
    /// Pixels of four kinds: flat, of a slope with noise, clear in part, and of noise alone.
    private func image(_ kind: Int, _ width: Int, _ height: Int) throws -> RasterImage {
        var state: UInt32 = 7
        var bytes: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                state = state &* 1_664_525 &+ 1_013_904_223
                let noise = UInt8(truncatingIfNeeded: state >> 24)
                switch kind {
                case 0: bytes += [UInt8(x / 7 * 7 & 0xFF), 20, 200, 255]
                case 1: bytes += [UInt8(truncatingIfNeeded: x + y + Int(noise >> 5)), 40, UInt8(y & 0xFF), 255]
                case 2:
                    let alpha = UInt8(truncatingIfNeeded: x * 5)
                    bytes += [alpha / 2, alpha / 3, 0, alpha]
                default: bytes += [noise, noise &* 3, noise &* 5, 255]
                }
            }
        }
        return try #require(RasterImage(pixelWidth: width, pixelHeight: height, premultipliedBGRA: bytes))
    }

    private func file(_ image: RasterImage, _ encoding: PNGEncoding) throws -> Data {
        var exporter = PNGExporter()
        exporter.encoding = encoding
        return try exporter.data(for: image)
    }

    @Test(
        "The three settings decode to the same pixels", arguments: 0..<4,
        [(1, 1), (3, 1), (1, 5), (61, 17), (130, 140)])
    func samePixels(kind: Int, size: (Int, Int)) throws {
        let image = try image(kind, size.0, size.1)
        let decoded = try PNGEncoding.allCases.map {
            try ImageDecoder.decode([UInt8](file(image, $0))).premultipliedBGRA
        }
        #expect(decoded[0] == decoded[1] && decoded[1] == decoded[2])
        // Where there is alpha, colours are divided by it, and come back to within a step.
        let isOpaque = kind != 2
        for (wanted, got) in zip(image.premultipliedBGRA, decoded[0]) {
            #expect(abs(Int(wanted) - Int(got)) <= (isOpaque ? 0 : 1))
        }
    }

    @Test("What takes longer is smaller", arguments: 0..<3) func order(kind: Int) throws {
        let image = try image(kind, 400, 300)
        let sizes = try PNGEncoding.allCases.map { try file(image, $0).count }
        #expect(sizes[0] >= sizes[1] && sizes[1] >= sizes[2])
    }

    @Test("Noise grows by less than a hundredth") func noise() throws {
        let image = try image(3, 300, 200)
        for encoding in PNGEncoding.allCases { #expect(try file(image, encoding).count < 300 * 200 * 3 * 101 / 100) }
    }

    @Test("Same bytes every time, from any thread") func determinism() async throws {
        let image = try image(1, 200, 100)
        for encoding in PNGEncoding.allCases {
            let first = try file(image, encoding)
            let others = try await withThrowingTaskGroup(of: Data.self) { group in
                for _ in 0..<8 { group.addTask { try file(image, encoding) } }
                return try await group.reduce(into: [Data]()) { $0.append($1) }
            }
            #expect(others.allSatisfy { $0 == first })
        }
    }
}

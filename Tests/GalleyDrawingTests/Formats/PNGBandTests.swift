import Foundation
import GalleyDrawing
import GalleyFormats
import GalleyImages
import GalleyFormatChecks
import Testing

@testable import GalleyExport

@Suite("Large PNG files are compressed in bands that threads share") struct PNGBandTests {
    /// 4.2 million bytes of rows: two bands.
    private func image(noise: UInt32) throws -> RasterImage {
        let (width, height) = (1400, 1000)
        let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
            count = width * height * 4
            var state: UInt32 = 7
            for index in 0..<width * height {
                state = state &* 1_664_525 &+ 1_013_904_223
                let (x, y) = (index % width, index / width)
                let level = UInt32(x / 3 + y / 2) + (state >> 16) % noise
                bytes[index * 4] = UInt8(truncatingIfNeeded: level)
                bytes[index * 4 + 1] = UInt8(truncatingIfNeeded: level / 2)
                bytes[index * 4 + 2] = UInt8(truncatingIfNeeded: x / 50 * 40)
                bytes[index * 4 + 3] = 255
            }
        }
        return try #require(RasterImage(pixelWidth: width, pixelHeight: height, premultipliedBGRA: bytes))
    }

    private func file(_ image: RasterImage, _ encoding: PNGEncoding, threads: Int) throws -> Data {
        var exporter = PNGExporter()
        exporter.encoding = encoding
        exporter.encodingThreads = threads
        return try exporter.data(for: image)
    }

    @Test(
        "Same bytes whatever the number of threads, and all pixels come back", arguments: PNGEncoding.allCases,
        [1, 9] as [UInt32])
    func threads(_ encoding: PNGEncoding, noise: UInt32) throws {
        let image = try image(noise: noise)
        let one = try file(image, encoding, threads: 1)
        for threads in [0, 2, 3, 64] { #expect(try file(image, encoding, threads: threads) == one) }
        #expect(try ImageDecoder.decode([UInt8](one)).premultipliedBGRA == image.premultipliedBGRA)
    }

    @Test("Bands cost less than a hundredth of the file", arguments: PNGEncoding.allCases, [1, 9] as [UInt32])
    func size(_ encoding: PNGEncoding, noise: UInt32) throws {
        let image = try image(noise: noise)
        let (whole, bands) = try image.premultipliedBGRA.withUnsafeBytes { bytes in
            let picture = try PNGPixels(
                width: image.pixelWidth, height: image.pixelHeight, pixels: bytes.bindMemory(to: UInt32.self))
            let rows = try PNGRows(picture, 0..<picture.height, encoding)
            return (
                try rows.withBytes { try PNGDeflate.compress($0, encoding).count },
                try PNGBands.compressed(picture, encoding).count
            )
        }
        #expect(bands > whole && Double(bands) < 1.01 * Double(whole) + 1024, "\(whole), in bands \(bands)")
    }

    @Test("Bands follow from the picture's size: 2 MiB at the least, whole groups of eight rows") func ranges() {
        #expect(PNGBands.ranges(height: 630, rowLength: 3601) == [0..<630])
        #expect(PNGBands.ranges(height: 1000, rowLength: 4201) == [0..<504, 504..<1000])
        let large = PNGBands.ranges(height: 1890, rowLength: 10_801)
        #expect(large.count == 9 && large.allSatisfy { $0.lowerBound % 8 == 0 })
        #expect(large.first?.lowerBound == 0 && large.last?.upperBound == 1890)
        #expect(zip(large, large.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
        #expect(PNGBands.ranges(height: 1, rowLength: 100_000_000) == [0..<1])
    }

    @Test("Parts of every kind, joined, are one stream", arguments: PNGEncoding.allCases) func joined(
        encoding: PNGEncoding
    ) throws {
        var state: UInt32 = 1
        func random() -> UInt8 {
            state = state &* 1_664_525 &+ 1_013_904_223
            return UInt8(state >> 24)
        }
        let parts: [[UInt8]] = [
            (0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 700) },
            (0..<100_000).map { _ in random() },
            [7],
            Array(repeating: 0, count: 1_000_000),
            (0..<200_000).map { _ in UInt8(random().leadingZeroBitCount) },
            [],
            Array(String(repeating: "A text that comes again, ", count: 3000).utf8),
            (0..<70_000).map { UInt8(truncatingIfNeeded: $0 &* $0 / 97) },
        ]
        for count in 1...parts.count {
            let made = try parts[..<count].enumerated().map { index, part in
                try part.withUnsafeBytes { try PNGDeflate.part($0, encoding, isLast: index == count - 1) }
            }
            let stream = try PNGDeflate.joined(made).withBytes { Data($0) }
            // Python's zlib is an independent reader; its own answer is compared, or its complaint.
            let script = """
                import sys, zlib
                data = open(sys.argv[1], 'rb').read()
                try:
                    read = zlib.decompress(data)
                    print(len(read), zlib.crc32(read))
                except zlib.error as error:
                    print(error, len(data))
                """
            let read = try DocumentTool.run("python3", ["-c", script, "IN"], stream).output
            let measure = "import sys, zlib; all = open(sys.argv[1], 'rb').read(); print(len(all), zlib.crc32(all))"
            let wanted = try DocumentTool.run("python3", ["-c", measure, "IN"], Data(parts[..<count].joined())).output
            #expect(read == wanted, "\(count) parts")
        }
    }

    @Test("What is no stream has no end") func damaged() throws {
        for bytes: [UInt8] in [[], [7], [3], [3, 0], [5, 0, 0, 0, 0, 0, 0], [0xFF, 0xFF, 0xFF, 0xFF]] {
            let padded = bytes + Array(repeating: 0, count: 8)
            padded.withUnsafeBytes { all in
                #expect(
                    (DeflateEnd(UnsafeRawBufferPointer(rebasing: all[..<bytes.count])) == nil) == (bytes != [3, 0]))
            }
        }
    }
}

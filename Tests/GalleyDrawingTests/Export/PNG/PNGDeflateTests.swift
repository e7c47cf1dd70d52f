import Foundation
import GalleyFormats
import GalleyRandom
import Testing

@testable import GalleyExport

/// The same rows are the same stream, whatever was compressed before them.
@Suite("Streams of PNG files")
struct PNGDeflateTests {
    /// Bytes that repeat now and then, as rows do.
    private func bytes(_ count: Int, seed: UInt64) -> [UInt8] {
        var random = SeededGenerator(seed: seed)
        let words = (0..<40).map { _ in (0..<random.whole(2...9)).map { _ in UInt8(random.whole(0...255)) } }
        var bytes: [UInt8] = []
        while bytes.count < count { bytes += words[random.whole(0...39)] }
        return Array(bytes.prefix(count))
    }

    /// The stream of bytes that others follow in memory.
    private func stream(_ bytes: [UInt8], _ encoding: PNGEncoding, behind: UInt8 = 0) throws -> [UInt8] {
        try (bytes + Array(repeating: behind, count: 300)).withUnsafeBytes {
            try PNGDeflate.compress(UnsafeRawBufferPointer(rebasing: $0[..<bytes.count]), encoding).withBytes {
                Array($0)
            }
        }
    }

    @Test(
        "They do not depend on what was compressed before, nor on what lies behind in memory",
        arguments: [PNGEncoding.fast, .balanced, .small])
    func independence(encoding: PNGEncoding) throws {
        let sizes = [4096, 5000, 20_000, 70_000]
        let first = try sizes.map { try stream(bytes($0, seed: UInt64($0)), encoding) }
        for round in 0..<30 {
            _ = try stream(bytes(90_000, seed: UInt64(round)), encoding)
            for (size, wanted) in zip(sizes, first) {
                let again = try stream(bytes(size, seed: UInt64(size)), encoding, behind: UInt8(round * 8))
                #expect(again == wanted, "\(size), round \(round)")
            }
        }
    }
}

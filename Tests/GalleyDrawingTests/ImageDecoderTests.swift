import Foundation
import GalleyDrawing
import GalleyExport
import Testing

@Suite struct ImageDecoderTests {
    private func png() throws -> [UInt8] { [UInt8](try PNGExporter().data(for: Samples.picture)) }

    @Test func truncatedFilesAreErrors() throws {
        let whole = try png()
        for count in [0, 4, 8, 20, 33, 40, whole.count / 2, whole.count - 20] {
            #expect(throws: ExportError.self) { try ImageDecoder.decode(Array(whole.prefix(count))) }
        }
    }

    @Test func damagedFilesDoNotCrash() throws {
        let whole = try png()
        var state: UInt32 = 7
        for _ in 0..<300 {
            var bytes = whole
            for _ in 0..<3 {
                state = state &* 1_664_525 &+ 1_013_904_223
                bytes[8 + Int(state >> 8) % (bytes.count - 8)] = UInt8(truncatingIfNeeded: state >> 3)
            }
            _ = try? ImageDecoder.decode(bytes)
        }
    }

    @Test func hugeHeadersAreRejectedBeforeMemoryIsTaken() throws {
        var bytes = try png()
        bytes.replaceSubrange(16..<24, with: [0, 0, 0x4E, 0x20, 0, 0, 0x4E, 0x20])
        #expect(
            throws: ExportError.imageTooLarge(width: 20_000, height: 20_000, limit: "64 megapixels, and 32767 a side")
        ) {
            try ImageDecoder.decode(bytes)
        }
        bytes.replaceSubrange(16..<24, with: [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF])
        #expect(throws: ExportError.self) { try ImageDecoder.decode(bytes) }
        bytes.replaceSubrange(16..<24, with: [0, 0, 0, 0, 0, 0, 0, 0])
        #expect(throws: ExportError.self) { try ImageDecoder.decode(bytes) }
    }

    @Test func otherKindsAreNamed() {
        let kinds: [(String, [UInt8])] = [
            ("JPEG", [0xFF, 0xD8, 0xFF, 0xE0]), ("GIF", Array("GIF89a".utf8)),
            ("WebP", Array("RIFF0000WEBPVP8 ".utf8)), ("SVG", Array("<svg/>".utf8)), ("empty", []),
            ("unknown", [1, 2, 3]),
        ]
        for (name, bytes) in kinds {
            #expect(throws: ExportError.unsupportedImage(type: name)) { try ImageDecoder.decode(bytes) }
        }
        #expect(ExportError.unsupportedImage(type: "JPEG").description.contains("JPEG"))
    }
}

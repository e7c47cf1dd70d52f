import CDeflate
import Foundation
import GalleyFormats

/// Writes PNG files.
enum PNGFormat {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Encodes pixels: rows from the top, 0xAARRGGBB, multiplied by alpha. Pictures that are opaque throughout are written without
    /// an alpha channel.
    /// - Parameter scale: Pixels per point, from which the file's resolution is told (72 dots an inch at 1).
    static func encode(
        width: Int, height: Int, pixels: UnsafeBufferPointer<UInt32>, scale: Double, encoding: PNGEncoding
    ) throws -> Data {
        let rows = try PNGRows(width: width, height: height, pixels: pixels, encoding: encoding)
        let compressed = try PNGDeflate.compress(rows.bytes, encoding)

        var file = Data(capacity: compressed.count + 128)
        file.append(contentsOf: signature)
        var header: [UInt8] = []
        append(UInt32(width), to: &header)
        append(UInt32(height), to: &header)
        header += [8, rows.isOpaque ? 2 : 6, 0, 0, 0]
        header.withUnsafeBytes { appendChunk("IHDR", $0, to: &file) }
        [0].withUnsafeBytes { appendChunk("sRGB", UnsafeRawBufferPointer(rebasing: $0[..<1]), to: &file) }
        let perMetre = (72 * scale / 0.0254).rounded()
        if perMetre >= 1 && perMetre < Double(Int32.max) {
            var resolution: [UInt8] = []
            append(UInt32(perMetre), to: &resolution)
            append(UInt32(perMetre), to: &resolution)
            resolution.append(1)
            resolution.withUnsafeBytes { appendChunk("pHYs", $0, to: &file) }
        }
        appendChunk("IDAT", compressed.bytes, to: &file)
        appendChunk("IEND", UnsafeRawBufferPointer(start: nil, count: 0), to: &file)
        return file
    }

    private static func append(_ value: UInt32, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: value.bigEndian) { bytes.append(contentsOf: $0) }
    }

    private static func appendChunk(_ type: String, _ content: UnsafeRawBufferPointer, to file: inout Data) {
        withUnsafeBytes(of: UInt32(content.count).bigEndian) { file.append(contentsOf: $0) }
        let name = Array(type.utf8)
        file.append(contentsOf: name)
        var checksum = libdeflate_crc32(0, name, name.count)
        if let start = content.baseAddress {
            file.append(start.assumingMemoryBound(to: UInt8.self), count: content.count)
            checksum = libdeflate_crc32(checksum, start, content.count)
        }
        withUnsafeBytes(of: checksum.bigEndian) { file.append(contentsOf: $0) }
    }
}

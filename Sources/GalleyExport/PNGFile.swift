import CDeflate
import Foundation
import GalleyFormats

/// The chunks of a PNG file.
struct PNGFile {
    private var data = Data()

    /// Begins a file with its signature and what is said of the picture.
    /// - Parameter scale: Pixels per point, from which the file's resolution is told (72 dots an inch at 1).
    init(width: Int, height: Int, colors: PNGColors, colorSpace: PictureColorSpace, scale: Double, capacity: Int = 0) {
        data.reserveCapacity(capacity + colors.palette.count + colors.alphas.count + 128)
        data.append(contentsOf: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        append("IHDR", [UInt32(width), UInt32(height)], tail: [UInt8(colors.depth), colors.kind.rawValue, 0, 0, 0])
        switch colorSpace {
        case .sRGB: append("sRGB", [], tail: [0])
        case .displayP3:
            // As code points of video's (Rec. ITU-T H.273): primaries of P3, transfer of sRGB, RGB, all of the range. The profile
            // is for who does not know them.
            append("cICP", [], tail: [12, 13, 0, 1])
            append("iCCP", [], tail: Array("Display P3".utf8) + [0, 0] + ColorProfile.compressedDisplayP3)
        }
        let perMetre = (72 * scale / 0.0254).rounded()
        if perMetre >= 1 && perMetre < Double(Int32.max) {
            append("pHYs", [UInt32(perMetre), UInt32(perMetre)], tail: [1])
        }
        if !colors.palette.isEmpty { append("PLTE", [], tail: colors.palette) }
        if !colors.alphas.isEmpty { append("tRNS", [], tail: colors.alphas) }
    }

    /// A chunk of numbers of four bytes, and single bytes behind them.
    mutating func append(_ type: String, _ numbers: [UInt32], tail: [UInt8] = []) {
        let bytes =
            numbers.flatMap { number in (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } } + tail
        bytes.withUnsafeBytes { append(type, $0) }
    }

    /// A chunk, behind a number if one is given.
    mutating func append(_ type: String, _ content: UnsafeRawBufferPointer, number: UInt32? = nil) {
        var head = Array(type.utf8)
        if let number { withUnsafeBytes(of: number.bigEndian) { head.append(contentsOf: $0) } }
        withUnsafeBytes(of: UInt32(content.count + head.count - 4).bigEndian) { data.append(contentsOf: $0) }
        data.append(contentsOf: head)
        var checksum = libdeflate_crc32(0, head, head.count)
        if let start = content.baseAddress {
            data.append(start.assumingMemoryBound(to: UInt8.self), count: content.count)
            checksum = libdeflate_crc32(checksum, start, content.count)
        }
        withUnsafeBytes(of: checksum.bigEndian) { data.append(contentsOf: $0) }
    }

    /// The whole file.
    consuming func finished() -> Data {
        append("IEND", [])
        return data
    }
}

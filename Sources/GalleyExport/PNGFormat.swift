import CDeflate
import Foundation

/// Writes PNG files around libdeflate.
enum PNGFormat {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    /// libdeflate's level: its default, a good middle between time and size.
    static let compressionLevel: Int32 = 6

    /// Encodes pixels: rows from the top, blue, green, red, alpha, multiplied by alpha. Pictures that are opaque throughout are
    /// written without an alpha channel.
    /// - Parameter scale: Pixels per point, from which the file's resolution is told (72 dots an inch at 1).
    static func encode(
        width: Int, height: Int, premultipliedBGRA: UnsafeBufferPointer<UInt8>, scale: Double
    ) throws -> [UInt8] {
        let isOpaque = Self.isOpaque(premultipliedBGRA, pixels: width * height)
        let channels = isOpaque ? 3 : 4
        let rows = unmultiplied(premultipliedBGRA, pixels: width * height, isOpaque: isOpaque)
        let filtered = PNGFilter.apply(to: rows, rowBytes: width * channels, height: height, pixelBytes: channels)
        let compressed = try compress(filtered)

        var file: [UInt8] = []
        file.reserveCapacity(compressed.count + 128)
        file += signature
        var header: [UInt8] = []
        append(UInt32(width), to: &header)
        append(UInt32(height), to: &header)
        header += [8, isOpaque ? 2 : 6, 0, 0, 0]
        appendChunk("IHDR", header, to: &file)
        appendChunk("sRGB", [0], to: &file)
        let perMetre = (72 * scale / 0.0254).rounded()
        if perMetre >= 1 && perMetre < Double(Int32.max) {
            var resolution: [UInt8] = []
            append(UInt32(perMetre), to: &resolution)
            append(UInt32(perMetre), to: &resolution)
            resolution.append(1)
            appendChunk("pHYs", resolution, to: &file)
        }
        appendChunk("IDAT", compressed, to: &file)
        appendChunk("IEND", [], to: &file)
        return file
    }

    /// Red, green, blue and alpha, not multiplied, of pixels that are blue, green, red, alpha and multiplied.
    static func unmultipliedRGBA(_ premultipliedBGRA: [UInt8]) -> [UInt8] {
        premultipliedBGRA.withUnsafeBufferPointer { unmultiplied($0, pixels: $0.count / 4, isOpaque: false) }
    }

    private static func isOpaque(_ pixels: UnsafeBufferPointer<UInt8>, pixels count: Int) -> Bool {
        guard let base = pixels.baseAddress else { return false }
        for index in 0..<count where base[index * 4 + 3] != 255 { return false }
        return true
    }

    private static func append(_ value: UInt32, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: value.bigEndian) { bytes.append(contentsOf: $0) }
    }

    private static func appendChunk(_ type: String, _ content: [UInt8], to file: inout [UInt8]) {
        append(UInt32(content.count), to: &file)
        let start = file.count
        file += Array(type.utf8)
        file += content
        let checksum = file[start...].withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
        append(checksum, to: &file)
    }

    /// Red, green, blue and, unless the picture is opaque, alpha, not multiplied.
    private static func unmultiplied(
        _ source: UnsafeBufferPointer<UInt8>, pixels: Int, isOpaque: Bool
    ) -> [UInt8] {
        let channels = isOpaque ? 3 : 4
        return [UInt8](unsafeUninitializedCapacity: pixels * channels) { target, count in
            count = pixels * channels
            guard var out = target.baseAddress, var pixel = source.baseAddress else { return }
            if isOpaque {
                for _ in 0..<pixels {
                    out[0] = pixel[2]
                    out[1] = pixel[1]
                    out[2] = pixel[0]
                    out += 3
                    pixel += 4
                }
                return
            }
            for _ in 0..<pixels {
                let alpha = UInt32(pixel[3])
                if alpha == 255 {
                    out[0] = pixel[2]
                    out[1] = pixel[1]
                    out[2] = pixel[0]
                } else if alpha == 0 {
                    out[0] = 0
                    out[1] = 0
                    out[2] = 0
                } else {
                    out[0] = UInt8(truncatingIfNeeded: min(255, (UInt32(pixel[2]) * 255 + alpha / 2) / alpha))
                    out[1] = UInt8(truncatingIfNeeded: min(255, (UInt32(pixel[1]) * 255 + alpha / 2) / alpha))
                    out[2] = UInt8(truncatingIfNeeded: min(255, (UInt32(pixel[0]) * 255 + alpha / 2) / alpha))
                }
                out[3] = UInt8(truncatingIfNeeded: alpha)
                out += 4
                pixel += 4
            }
        }
    }

    private static func compress(_ bytes: [UInt8]) throws -> [UInt8] {
        guard let compressor = libdeflate_alloc_compressor(compressionLevel) else {
            throw ExportError.drawingFailed("out of memory")
        }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
        return [UInt8](unsafeUninitializedCapacity: bound) { target, count in
            count = bytes.withUnsafeBytes {
                libdeflate_zlib_compress(compressor, $0.baseAddress, $0.count, target.baseAddress, bound)
            }
        }
    }
}

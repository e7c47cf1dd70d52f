import Foundation
import GalleyFormats

/// A picture's rows as PNG has them: the channels that it needs, not multiplied by alpha, each row filtered and behind the number
/// of its filter.
struct PNGRows {
    /// Whether the picture has no alpha channel.
    let isOpaque: Bool
    private let memory: PixelMemory
    private let count: Int

    /// The rows, one after the other.
    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: memory.bytes, count: count) }

    /// - Parameter hasAlpha: Whether there is an alpha channel; unless told, where a pixel is not opaque.
    /// - Throws: `ExportError` if there is no memory for them.
    init(
        width: Int, height: Int, pixels: UnsafeBufferPointer<UInt32>, encoding: PNGEncoding, hasAlpha: Bool? = nil
    ) throws {
        guard let start = pixels.baseAddress, pixels.count == width * height else {
            throw ExportError.drawingFailed("the surface has no pixels")
        }
        isOpaque = hasAlpha.map { !$0 } ?? Self.isOpaque(pixels, width: width)
        let channels = isOpaque ? 3 : 4
        let length = width * channels
        count = (length + 1) * height
        // Conversion writes up to 16 bytes at a time, also behind the last row.
        guard let memory = PixelMemory(count: count + 16) else { throw ExportError.drawingFailed("out of memory") }
        self.memory = memory
        let out = memory.bytes.assumingMemoryBound(to: UInt8.self)
        let convert = isOpaque ? Self.writeRGB : Self.writeRGBA
        if PNGFilter.isFlat(start, width: width, height: height) {
            for y in 0..<height {
                // The row behind is written later, over what conversion leaves there.
                convert(start + y * width, width, out + y * (length + 1) + 1)
                out[y * (length + 1)] = 0
            }
            return
        }
        guard let scratch = PixelMemory(count: 2 * (length + 16)) else {
            throw ExportError.drawingFailed("out of memory")
        }
        var above = scratch.bytes.assumingMemoryBound(to: UInt8.self)
        var row = above + length + 16
        above.update(repeating: 0, count: length)
        var filter = PNGFilter(pixelBytes: channels, encoding: encoding)
        for y in 0..<height {
            convert(start + y * width, width, row)
            filter.apply(to: row, above: above, count: length, y: y, into: out + y * (length + 1))
            swap(&row, &above)
        }
        withExtendedLifetime(scratch) {}
    }

    private static func isOpaque(_ pixels: UnsafeBufferPointer<UInt32>, width: Int) -> Bool {
        var start = 0
        while start < pixels.count {
            let end = min(start + width, pixels.count)
            var all: UInt32 = 0xFFFF_FFFF
            for index in start..<end { all &= pixels[index] }
            if all < 0xFF00_0000 { return false }
            start = end
        }
        return !pixels.isEmpty
    }

    /// Red, green and blue of a row of opaque pixels. Writes up to four bytes more.
    private static func writeRGB(_ pixels: UnsafePointer<UInt32>, _ count: Int, _ out: UnsafeMutablePointer<UInt8>) {
        var target = UnsafeMutableRawPointer(out)
        var index = 0
        while index + 4 <= count {
            // 0xAARRGGBB becomes the bytes red, green, blue.
            let (a, b) = (pixels[index].byteSwapped >> 8, pixels[index + 1].byteSwapped >> 8)
            let (c, d) = (pixels[index + 2].byteSwapped >> 8, pixels[index + 3].byteSwapped >> 8)
            let first = UInt64(a) | UInt64(b) << 24 | UInt64(c) << 48
            let second = c >> 16 | d << 8
            target.storeBytes(of: first.littleEndian, as: UInt64.self)
            target.storeBytes(of: second.littleEndian, toByteOffset: 8, as: UInt32.self)
            target += 12
            index += 4
        }
        while index < count {
            target.storeBytes(of: (pixels[index].byteSwapped >> 8).littleEndian, as: UInt32.self)
            target += 3
            index += 1
        }
    }

    /// Red, green, blue and alpha of a row of pixels, not multiplied.
    static func writeRGBA(_ pixels: UnsafePointer<UInt32>, _ count: Int, _ out: UnsafeMutablePointer<UInt8>) {
        let target = UnsafeMutableRawPointer(out)
        for index in 0..<count {
            let pixel = pixels[index]
            let alpha = pixel >> 24
            var value: UInt32 = 0
            if alpha == 255 {
                value = pixel.byteSwapped >> 8 | 0xFF00_0000
            } else if alpha > 0 {
                func part(_ shift: UInt32) -> UInt32 { min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) }
                value = part(16) | part(8) << 8 | part(0) << 16 | alpha << 24
            }
            target.storeBytes(of: value.littleEndian, toByteOffset: index * 4, as: UInt32.self)
        }
    }

    /// Red, green, blue and alpha, not multiplied, of pixels, 0xAARRGGBB, that are.
    static func unmultipliedRGBA(_ pixels: [UInt32]) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: pixels.count * 4) { target, count in
            count = pixels.count * 4
            guard let out = target.baseAddress else { return }
            pixels.withUnsafeBufferPointer { pixels in
                if let start = pixels.baseAddress { writeRGBA(start, pixels.count, out) }
            }
        }
    }

    /// Red, green, blue and alpha, not multiplied, of pixels that are blue, green, red, alpha and multiplied.
    static func unmultipliedRGBA(_ premultipliedBGRA: [UInt8]) -> [UInt8] {
        let pixels = premultipliedBGRA.count / 4
        return [UInt8](unsafeUninitializedCapacity: pixels * 4) { target, count in
            count = pixels * 4
            guard let out = target.baseAddress else { return }
            premultipliedBGRA.withUnsafeBytes { bytes in
                // Swift's arrays lie at multiples of 16 bytes.
                guard let start = bytes.baseAddress else { return }
                writeRGBA(start.assumingMemoryBound(to: UInt32.self), pixels, out)
            }
        }
    }
}

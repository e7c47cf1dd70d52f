import Foundation
import GalleyFormats

/// A picture's pixels, 0xAARRGGBB, multiplied by alpha, rows from the top, and how a PNG file has them.
///
/// Unchecked: no one writes to the pixels, nor to the colours' memory, while there is one.
struct PNGPixels: @unchecked Sendable {
    let width, height: Int
    let colors: PNGColors
    fileprivate let start: UnsafePointer<UInt32>
    /// Whether rows are filtered.
    fileprivate let isFiltered: Bool

    /// - Parameter hasAlpha: Whether there is an alpha channel; unless told, the file has no more than the pixels need.
    /// - Throws: `ExportError` if there are other pixels than told.
    init(width: Int, height: Int, pixels: UnsafeBufferPointer<UInt32>, hasAlpha: Bool? = nil) throws {
        guard let start = pixels.baseAddress, pixels.count == width * height else {
            throw ExportError.drawingFailed("the surface has no pixels")
        }
        self.width = width
        self.height = height
        self.start = start
        colors = hasAlpha.map { PNGColors(hasAlpha: $0) } ?? PNGColors(for: pixels, width: width)
        isFiltered = colors.canBeFiltered && !PNGFilter.isFlat(start, width: width, height: height)
    }

    /// How many bytes a row has in the file, with the number of its filter.
    var rowLength: Int { colors.rowLength(width: width) + 1 }

    /// Writes a row as it is before it is filtered, and up to four bytes more.
    fileprivate func write(_ y: Int, into out: UnsafeMutablePointer<UInt8>) {
        let row = start + y * width
        if let (indices, values) = colors.numbers {
            let numbers = indices.bytes.assumingMemoryBound(to: UInt8.self) + y * width
            return PNGRows.write(numbers, width, values, depth: colors.depth, out)
        }
        switch colors.kind {
        case .rgb: PNGRows.writeRGB(row, width, out)
        case .grayAlpha: PNGRows.writeGrayAlpha(row, width, out)
        default: PNGRows.writeRGBA(row, width, out)
        }
    }
}

/// Some rows of a picture as PNG has them, each filtered and behind the number of its filter.
struct PNGRows {
    private let memory: PixelMemory
    private let count: Int

    /// Calls a function with the rows, one after the other.
    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try withExtendedLifetime(memory) { try body(UnsafeRawBufferPointer(start: memory.bytes, count: count)) }
    }

    /// - Parameter rows: Begin where `PNGFilter.most` rows share a filter.
    /// - Throws: `ExportError` if there is no memory for them.
    init(_ picture: PNGPixels, _ rows: Range<Int>, _ encoding: PNGEncoding) throws {
        let length = picture.rowLength
        count = length * rows.count
        // Conversion writes up to 16 bytes at a time, also behind the last row.
        guard let memory = PixelMemory(count: count + 16) else { throw ExportError.drawingFailed("out of memory") }
        self.memory = memory
        var out = memory.bytes.assumingMemoryBound(to: UInt8.self)
        guard picture.isFiltered else {
            for y in rows {
                // The row behind is written later, over what conversion leaves there.
                picture.write(y, into: out + 1)
                out[0] = 0
                out += length
            }
            return
        }
        guard let scratch = PixelMemory(count: 2 * (length + 16)) else {
            throw ExportError.drawingFailed("out of memory")
        }
        var above = scratch.bytes.assumingMemoryBound(to: UInt8.self)
        var row = above + length + 16
        if rows.lowerBound > 0 {
            picture.write(rows.lowerBound - 1, into: above)
        } else {
            above.update(repeating: 0, count: length)
        }
        var filter = PNGFilter(pixelBytes: picture.colors.pixelBytes, encoding: encoding)
        for y in rows {
            picture.write(y, into: row)
            filter.apply(to: row, above: above, count: length - 1, y: y, into: out)
            out += length
            swap(&row, &above)
        }
        withExtendedLifetime(scratch) {}
    }

    /// The numbers of a row's colours, packed from the left.
    fileprivate static func write(
        _ indices: UnsafePointer<UInt8>, _ count: Int, _ values: [UInt8], depth: Int, _ out: UnsafeMutablePointer<UInt8>
    ) {
        values.withUnsafeBufferPointer { values in
            if depth == 8 {
                for index in 0..<count { out[index] = values[Int(indices[index])] }
                return
            }
            let perByte = 8 / depth
            for (place, first) in stride(from: 0, to: count, by: perByte).enumerated() {
                var byte: UInt8 = 0
                for index in first..<first + perByte {
                    byte = byte << depth | (index < count ? values[Int(indices[index])] : 0)
                }
                out[place] = byte
            }
        }
    }

    /// Gray and alpha of a row of gray pixels, not multiplied.
    fileprivate static func writeGrayAlpha(
        _ pixels: UnsafePointer<UInt32>, _ count: Int, _ out: UnsafeMutablePointer<UInt8>
    ) {
        for index in 0..<count {
            let alpha = pixels[index] >> 24
            out[2 * index] =
                alpha == 0 ? 0 : UInt8(min(255, ((pixels[index] & 0xFF) * 255 + alpha / 2) / alpha))
            out[2 * index + 1] = UInt8(alpha)
        }
    }

    /// Red, green and blue of a row of opaque pixels. Writes up to four bytes more.
    fileprivate static func writeRGB(_ pixels: UnsafePointer<UInt32>, _ count: Int, _ out: UnsafeMutablePointer<UInt8>)
    {
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

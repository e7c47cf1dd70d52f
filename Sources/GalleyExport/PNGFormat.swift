import Foundation
import GalleyFormats

/// Writes PNG files of one picture.
enum PNGFormat {
    /// Encodes pixels: rows from the top, 0xAARRGGBB, multiplied by alpha. Pictures that are opaque throughout are written without
    /// an alpha channel.
    /// - Parameter scale: Pixels per point, from which the file's resolution is told (72 dots an inch at 1).
    static func encode(
        width: Int, height: Int, pixels: UnsafeBufferPointer<UInt32>, scale: Double, encoding: PNGEncoding
    ) throws -> Data {
        let rows = try PNGRows(width: width, height: height, pixels: pixels, encoding: encoding)
        let compressed = try PNGDeflate.compress(rows.bytes, encoding)
        var file = PNGFile(
            width: width, height: height, hasAlpha: !rows.isOpaque, scale: scale, capacity: compressed.count)
        file.append("IDAT", compressed.bytes)
        return file.finished()
    }
}

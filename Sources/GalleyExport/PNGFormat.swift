import Foundation
import GalleyFormats

/// Writes PNG files of one picture.
enum PNGFormat {
    /// Encodes pixels: rows from the top, 0xAARRGGBB, multiplied by alpha. The file has the least that holds their colours:
    /// a palette for few, no alpha channel where all is opaque.
    /// - Parameters:
    ///   - scale: Pixels per point, from which the file's resolution is told (72 dots an inch at 1).
    ///   - threads: How many threads share the work; the file is the same.
    static func encode(
        width: Int, height: Int, pixels: UnsafeBufferPointer<UInt32>, scale: Double, encoding: PNGEncoding,
        threads: Int, colorSpace: PictureColorSpace
    ) throws -> Data {
        let picture = try PNGPixels(width: width, height: height, pixels: pixels)
        let compressed = try PNGBands.compressed(picture, encoding, threads: threads)
        var file = PNGFile(
            width: width, height: height, colors: picture.colors, colorSpace: colorSpace, scale: scale,
            capacity: compressed.count)
        compressed.withBytes { file.append("IDAT", $0) }
        return file.finished()
    }
}

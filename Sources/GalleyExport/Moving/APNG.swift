import Foundation
import GalleyDrawing
import GalleyFormats

/// PNG files that move: after the chunks of a still picture, which is the first frame, come those of the others (PNG specification,
/// third edition, 11.3.6).
extension PictureFormat.PNGWriter: MovingPictureWriter {
    static func data(for picture: MovingPicture, _ settings: PictureSettings) throws -> Data {
        var frames = try FramePixels(picture, settings)
        var file = PNGFile(
            width: frames.width, height: frames.height, colors: PNGColors(hasAlpha: !settings.isOpaque),
            colorSpace: settings.colorSpace, scale: settings.scale)
        file.append("acTL", [UInt32(picture.frames.count), UInt32(max(0, picture.repetitions))])
        let (numerator, denominator) = Self.delay(picture.frameDuration)
        var sequence: UInt32 = 0
        for (index, list) in picture.frames.enumerated() {
            let part = try frames.changes(list)
            let shown = UInt32(numerator) << 16 | UInt32(denominator)
            // Left as it is, and written over: the two bytes behind the delay are 0.
            file.append(
                "fcTL", [sequence, UInt32(part.width), UInt32(part.height), UInt32(part.x), UInt32(part.y), shown],
                tail: [0, 0])
            sequence += 1
            try part.pixels.withUnsafeBufferPointer { pixels in
                // All frames have the colours that the file's header says.
                let compressed = try PNGBands.compressed(
                    PNGPixels(
                        width: part.width, height: part.height, pixels: pixels, hasAlpha: !settings.isOpaque),
                    settings.pngEncoding)
                if index == 0 {
                    compressed.withBytes { file.append("IDAT", $0) }
                } else {
                    compressed.withBytes { file.append("fdAT", $0, number: sequence) }
                    sequence += 1
                }
            }
        }
        return file.finished()
    }

    /// A frame's time as a fraction of two bytes each.
    private static func delay(_ seconds: Double) -> (UInt16, UInt16) {
        // Thirtieths and sixtieths are exact.
        for denominator in [1.0, 24, 25, 30, 50, 60, 100, 120, 1000] {
            let numerator = (seconds * denominator).rounded()
            if numerator >= 1, numerator <= 65_535, abs(numerator / denominator - seconds) < 1e-6 {
                return (UInt16(numerator), UInt16(denominator))
            }
        }
        return (UInt16(min(65_535, max(1, (seconds * 1000).rounded()))), 1000)
    }
}

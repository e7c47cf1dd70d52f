import CTurboJPEG
import Foundation
import GalleyDrawing
import GalleyFormats

/// Writes display lists as JPEG files. They have no transparency: what stays uncovered shows the background, or white.
public struct JPEGExporter: Sendable {
    /// The most pixels along a side that the format has.
    public static let maximumSide = 65_500
    /// The quality where none is chosen.
    public static let usualQuality = 90.0

    /// What is drawn into pixels first.
    public var pixels: PNGExporter
    /// From 0 to 100: how close the file stays to what was drawn.
    public var quality: Double

    /// Makes an exporter; by default one pixel a point on white.
    public init(pixels: PNGExporter = PNGExporter(), quality: Double? = nil) {
        self.pixels = pixels
        self.pixels.isOpaque = true
        self.pixels.background = pixels.background ?? .white
        self.quality = quality ?? Self.usualQuality
    }

    /// The picture as a JPEG file. Same list, same bytes.
    /// - Throws: `ExportError` if the size or scale is not usable or the picture too large.
    public func data(for list: DisplayList) throws -> Data {
        let image = try pixels.image(for: list)
        guard let encoder = tjInitCompress() else { throw ExportError.drawingFailed("out of memory") }
        defer { tjDestroy(encoder) }
        let quality = Int32(self.quality.isNaN ? 1 : min(100, max(1, self.quality.rounded())))
        // From here on text in colour would show blocks.
        let sampling = quality >= 85 ? TJSAMP_444 : TJSAMP_420
        var bytes: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        defer { tjFree(bytes) }
        let status = image.premultipliedBGRA.withUnsafeBufferPointer {
            tjCompress2(
                encoder, $0.baseAddress, Int32(image.pixelWidth), 0, Int32(image.pixelHeight),
                Int32(TJPF_BGRX.rawValue),
                &bytes, &count, Int32(sampling.rawValue), quality, Int32(TJFLAG_ACCURATEDCT))
        }
        guard status == 0, let bytes else {
            throw ExportError.drawingFailed("libjpeg-turbo: \(String(cString: tjGetErrorStr2(encoder)))")
        }
        return try Self.adding(
            ColorProfile.of(pixels.colorSpace), to: UnsafeBufferPointer(start: bytes, count: Int(count)))
    }
}

extension JPEGExporter {
    /// A file with a profile behind its first segment, JFIF's, in a separate segment (ICC.1:2010, B.4).
    private static func adding(_ profile: [UInt8], to file: UnsafeBufferPointer<UInt8>) throws -> Data {
        guard file.count > 6, file[0] == 0xFF, file[1] == 0xD8, file[2] == 0xFF, file[3] == 0xE0 else {
            throw ExportError.drawingFailed("libjpeg-turbo's file begins otherwise")
        }
        let place = 4 + Int(file[4]) * 256 + Int(file[5])
        let content = Array("ICC_PROFILE".utf8) + [0, 1, 1] + profile
        var data = Data(file[..<place])
        data.append(contentsOf: [0xFF, 0xE2, UInt8((content.count + 2) >> 8), UInt8((content.count + 2) & 0xFF)])
        data.append(contentsOf: content)
        data.append(contentsOf: file[place...])
        return data
    }
}

extension PictureFormat.JPEGWriter: PictureWriter {
    static func data(for list: DisplayList, _ settings: PictureSettings) throws -> Data {
        try JPEGExporter(pixels: PNGExporter(settings), quality: settings.quality).data(for: list)
    }
}

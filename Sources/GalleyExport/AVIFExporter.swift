import CAVIF
import Foundation
import GalleyDrawing
import GalleyFormats

/// Writes display lists as AVIF files, without loss unless a quality is chosen.
public struct AVIFExporter: Sendable {
    /// What is drawn into pixels first.
    public var pixels: PNGExporter
    /// From 0 to 100: how close a lossy file stays to what was drawn. Nil is without loss.
    public var quality: Double?

    /// Makes an exporter; by default one pixel a point on a transparent ground, without loss.
    public init(pixels: PNGExporter = PNGExporter(), quality: Double? = nil) {
        self.pixels = pixels
        self.quality = quality
    }

    /// The picture as an AVIF file. Same list, same bytes.
    /// - Throws: `ExportError` if libavif is not installed, the size or scale is not usable or the picture too large.
    public func data(for list: DisplayList) throws -> Data {
        let image = try pixels.image(for: list)
        let isOpaque = stride(from: 3, to: image.premultipliedBGRA.count, by: 4)
            .allSatisfy { image.premultipliedBGRA[$0] == 255 }
        let quality = quality.map { $0.isNaN ? 0 : min(100, max(0, $0)) } ?? -1
        let file = galley_avif_encode(
            image.premultipliedBGRA, UInt32(image.pixelWidth), UInt32(image.pixelHeight), isOpaque, quality,
            pixels.colorSpace == .displayP3)
        if let failure = file.failure { throw ExportError.drawingFailed(String(cString: failure)) }
        defer { free(file.bytes) }
        return Data(bytes: file.bytes, count: file.count)
    }
}

extension PictureFormat.AVIFWriter: PictureWriter {
    static func data(for list: DisplayList, _ settings: PictureSettings) throws -> Data {
        try AVIFExporter(pixels: PNGExporter(settings), quality: settings.quality).data(for: list)
    }
}

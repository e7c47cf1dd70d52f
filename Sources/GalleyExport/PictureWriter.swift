import Foundation
import GalleyDrawing
import GalleyFormats

/// What is chosen for a picture, whatever its format. Each format heeds what means something to it.
public struct PictureSettings: Sendable {
    /// Pixels per point.
    public var scale = 1.0
    /// Whether the picture has no transparency: what stays uncovered shows the background, or black.
    public var isOpaque = false
    /// What lies under the picture; nothing if nil.
    public var background: ResolvedColor?
    /// From 0 to 100: how close to what was drawn a lossy format stays; nil is without loss, where the format can.
    public var quality: Double?
    /// How much work goes into making PNG files small.
    public var pngEncoding = PNGEncoding.balanced
    /// How many threads share the encoding of a large PNG file; the file is the same whatever their number.
    public var encodingThreads = 1
    /// How text is written into SVG files.
    public var svgText = SVGTextStyle.outlines
    /// Which colours the numbers of pixels mean, in formats that say so.
    public var colorSpace = PictureColorSpace.sRGB
    /// What a PDF document is called, and what it holds besides its pages.
    public var pdf = PDFSettings()

    /// Makes settings: one pixel a point, transparent, without loss.
    public init() {}
}

/// Writes a format of the table in GalleyFormats: each exporter's file extends the format's writer to this.
protocol PictureWriter {
    static func data(for list: DisplayList, _ settings: PictureSettings) throws -> Data
}

extension PictureFormat {
    /// The picture as a file of this format. Same list, same bytes.
    /// - Throws: `ExportError` if the size or scale is not usable or the picture too large.
    public func data(for list: DisplayList, _ settings: PictureSettings = PictureSettings()) throws -> Data {
        guard let writer = writer as? any PictureWriter.Type else {
            throw ExportError.drawingFailed(
                "\(title) files show a view over time: say which moments, as with --frames 0...2@30")
        }
        return try writer.data(for: list, settings)
    }
}

import CWebP
import Foundation
import GalleyDrawing
import GalleyFormats

/// Writes display lists as WebP files, without loss unless a quality is chosen.
public struct WebPExporter: Sendable {
    /// The most pixels along a side that the format has.
    public static let maximumSide = Int(WEBP_MAX_DIMENSION)
    /// How much work goes into files without loss, from 0 (large and fast) to 9.
    private static let effort: Int32 = 6

    /// What is drawn into pixels first.
    public var pixels: PNGExporter
    /// From 0 to 100: how close a lossy file stays to what was drawn. Nil is without loss.
    public var quality: Double?

    /// Makes an exporter; by default one pixel a point on a transparent ground, without loss.
    public init(pixels: PNGExporter = PNGExporter(), quality: Double? = nil) {
        self.pixels = pixels
        self.quality = quality
    }

    /// Makes an exporter of a picture's settings.
    public init(_ settings: PictureSettings) {
        self.init(pixels: PNGExporter(settings), quality: settings.quality)
    }

    /// The picture as a WebP file. Same list, same bytes.
    /// - Throws: `ExportError` if the size or scale is not usable or the picture too large.
    public func data(for list: DisplayList) throws -> Data {
        let (width, height) = try pixels.pixelSize(of: list.size)
        try checkSides(width, height)
        let image = try pixels.image(for: list)
        var picture = WebPPicture()
        guard WebPPictureInit(&picture) != 0 else { throw Self.otherVersion }
        defer { WebPPictureFree(&picture) }
        picture.use_argb = quality == nil ? 1 : 0
        picture.width = Int32(width)
        picture.height = Int32(height)
        var bytes = WebPMemoryWriter()
        WebPMemoryWriterInit(&bytes)
        defer { WebPMemoryWriterClear(&bytes) }
        return try withUnsafeMutablePointer(to: &bytes) { writer in
            picture.writer = WebPMemoryWrite
            picture.custom_ptr = UnsafeMutableRawPointer(writer)
            let rows = PNGRows.unmultipliedRGBA(image.premultipliedBGRA)
            guard WebPPictureImportRGBA(&picture, rows, Int32(width * 4)) != 0 else {
                throw ExportError.drawingFailed("out of memory")
            }
            var config = try configuration()
            guard WebPEncode(&config, &picture) != 0 else {
                throw ExportError.drawingFailed("libwebp's error \(picture.error_code.rawValue)")
            }
            return try Self.adding(pixels.colorSpace, to: Data(bytes: writer.pointee.mem, count: writer.pointee.size))
        }
    }

    /// A file that says which colours it has. Those without a profile are sRGB (RFC 9649, 2.7.1.4).
    static func adding(_ space: PictureColorSpace, to file: Data) throws -> Data {
        guard space != .sRGB else { return file }
        func data(_ bytes: UnsafeRawBufferPointer) -> WebPData {
            WebPData(bytes: bytes.bindMemory(to: UInt8.self).baseAddress, size: bytes.count)
        }
        return try file.withUnsafeBytes { file in
            var whole = data(file)
            guard let mux = WebPMuxCreate(&whole, 1) else {
                throw ExportError.drawingFailed("libwebp reads no file of its own")
            }
            defer { WebPMuxDelete(mux) }
            let status = ColorProfile.of(space).withUnsafeBytes { bytes in
                var profile = data(bytes)
                return WebPMuxSetChunk(mux, "ICCP", &profile, 1)
            }
            var made = WebPData()
            WebPDataInit(&made)
            defer { WebPDataClear(&made) }
            guard status == WEBP_MUX_OK, WebPMuxAssemble(mux, &made) == WEBP_MUX_OK else {
                throw ExportError.drawingFailed("libwebp takes no profile")
            }
            return Data(bytes: made.bytes, count: made.size)
        }
    }

    func configuration() throws -> WebPConfig {
        var config = WebPConfig()
        var isUsable = WebPConfigInit(&config) != 0
        if let quality {
            config.quality = Float(quality.isNaN ? 0 : min(100, max(0, quality)))
        } else {
            isUsable = isUsable && WebPConfigLosslessPreset(&config, Self.effort) != 0
        }
        guard isUsable, WebPValidateConfig(&config) != 0 else {
            throw Self.otherVersion
        }
        return config
    }

    static var otherVersion: ExportError { .drawingFailed("libwebp is of another version") }

    func checkSides(_ width: Int, _ height: Int) throws {
        guard max(width, height) <= Self.maximumSide else {
            throw ExportError.pictureTooLarge(
                width: Double(width), height: Double(height), limit: "\(Self.maximumSide) pixels a side in WebP")
        }
    }
}

extension PictureFormat.WebPWriter: PictureWriter {
    static func data(for list: DisplayList, _ settings: PictureSettings) throws -> Data {
        try WebPExporter(settings).data(for: list)
    }
}

import CCairo
import GalleyDrawing

/// Reads image files.
public enum ImageDecoder {
    /// The most pixels a decoded image may have: 64 megapixels, 256 MB decoded.
    public static let maximumPixels = 64_000_000
    /// The most pixels along a side.
    public static let maximumSide = 32_767

    /// Decodes a PNG file. The header is checked before memory is taken.
    /// - Throws: `ExportError` if the bytes are of another kind, broken, or too large an image.
    public static func decode(_ bytes: [UInt8]) throws -> RasterImage {
        guard bytes.starts(with: PNGFormat.signature) else {
            throw ExportError.unsupportedImage(type: typeName(of: bytes))
        }
        let (width, height) = try headerSize(bytes)
        guard width <= maximumSide, height <= maximumSide, width * height <= maximumPixels else {
            throw ExportError.imageTooLarge(
                width: width, height: height, limit: "64 megapixels, and \(maximumSide) a side")
        }
        return try decodePNG(bytes)
    }

    private static func headerSize(_ bytes: [UInt8]) throws -> (width: Int, height: Int) {
        func number(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
        guard bytes.count >= 33, number(8) == 13, Array(bytes[12..<16]) == Array("IHDR".utf8) else {
            throw ExportError.damagedImage(type: "PNG", reason: "its header is missing")
        }
        let width = number(16)
        let height = number(20)
        guard width > 0, height > 0 else {
            throw ExportError.damagedImage(type: "PNG", reason: "its header says \(width) × \(height) pixels")
        }
        return (width, height)
    }

    /// Where reading stands; the C callback gets a pointer to it.
    private struct Reader {
        var bytes: UnsafeBufferPointer<UInt8>
        var position = 0
    }

    private static func decodePNG(_ bytes: [UInt8]) throws -> RasterImage {
        let surface = bytes.withUnsafeBufferPointer { buffer in
            var reader = Reader(bytes: buffer)
            return withUnsafeMutablePointer(to: &reader) { pointer in
                cairo_image_surface_create_from_png_stream(
                    { closure, target, count in
                        guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
                        let reader = closure.assumingMemoryBound(to: Reader.self)
                        let start = reader.pointee.position
                        let count = Int(count)
                        guard count <= reader.pointee.bytes.count - start else { return CAIRO_STATUS_READ_ERROR }
                        if count > 0, let base = reader.pointee.bytes.baseAddress {
                            target.update(from: base + start, count: count)
                        }
                        reader.pointee.position = start + count
                        return CAIRO_STATUS_SUCCESS
                    }, pointer)
            }
        }
        defer { cairo_surface_destroy(surface) }
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else {
            let reason =
                status == CAIRO_STATUS_READ_ERROR
                ? "it ends too early" : String(cString: cairo_status_to_string(status))
            throw ExportError.damagedImage(type: "PNG", reason: reason)
        }
        let format = cairo_image_surface_get_format(surface)
        guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24,
            let pixels = CairoSurface.pixels(of: surface, opaque: format == CAIRO_FORMAT_RGB24),
            let image = RasterImage(
                pixelWidth: Int(cairo_image_surface_get_width(surface)),
                pixelHeight: Int(cairo_image_surface_get_height(surface)),
                premultipliedBGRA: pixels, encoded: bytes)
        else {
            throw ExportError.damagedImage(type: "PNG", reason: "its pixels are of an unknown kind")
        }
        return image
    }

    /// What kind of file the bytes look like, by their first ones.
    private static func typeName(of bytes: [UInt8]) -> String {
        func starts(_ text: String, at offset: Int = 0) -> Bool {
            bytes.count >= offset + text.utf8.count && bytes[offset...].starts(with: Array(text.utf8))
        }
        if bytes.isEmpty { return "empty" }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "JPEG" }
        if starts("GIF8") { return "GIF" }
        if starts("RIFF") && starts("WEBP", at: 8) { return "WebP" }
        if starts("ftyp", at: 4) { return starts("avif", at: 8) ? "AVIF" : "HEIC" }
        if starts("BM") { return "BMP" }
        if starts("II*\0") || starts("MM\0*") { return "TIFF" }
        if starts("%PDF") { return "PDF" }
        if starts("<svg") || starts("<?xml") { return "SVG" }
        return "unknown"
    }
}

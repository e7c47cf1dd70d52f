import CCairo
import GalleyDrawing

/// Reads PNG files with libpng, by way of Cairo.
enum PNGDecoder {
    /// What every file begins with.
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    static func headerSize(_ bytes: [UInt8]) throws -> (width: Int, height: Int) {
        func number(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
        guard bytes.count >= 33, number(8) == 13, Array(bytes[12..<16]) == Array("IHDR".utf8) else {
            throw ImageError.damagedImage(type: "PNG", reason: "its header is missing")
        }
        return (number(16), number(20))
    }

    static func decode(_ bytes: [UInt8]) throws -> RasterImage {
        let size = try headerSize(bytes)
        try ImageDecoder.check("PNG", width: size.width, height: size.height)
        let surface = surface(bytes)
        defer { cairo_surface_destroy(surface) }
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else {
            let reason =
                status == CAIRO_STATUS_READ_ERROR
                ? "it ends too early" : String(cString: cairo_status_to_string(status))
            throw ImageError.damagedImage(type: "PNG", reason: reason)
        }
        let format = cairo_image_surface_get_format(surface)
        guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24,
            let rows = cairo_image_surface_get_data(surface),
            let image = RasterImage(
                pixelWidth: Int(cairo_image_surface_get_width(surface)),
                pixelHeight: Int(cairo_image_surface_get_height(surface)), rows: rows,
                bytesPerRow: Int(cairo_image_surface_get_stride(surface)), isOpaque: format == CAIRO_FORMAT_RGB24,
                file: EncodedImage(.png, bytes))
        else {
            throw ImageError.damagedImage(type: "PNG", reason: "its pixels are of an unknown kind")
        }
        return image
    }

    /// Where reading stands; the C callback gets a pointer to it.
    private struct Reader {
        var bytes: UnsafeBufferPointer<UInt8>
        var position = 0
    }

    private static func surface(_ bytes: [UInt8]) -> OpaquePointer? {
        bytes.withUnsafeBufferPointer { buffer in
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
    }
}

import CCairo
import Foundation
import GalleyDrawing

/// Small helpers around Cairo's image surfaces.
enum CairoSurface {
    /// A copy of an ARGB32 surface's pixels.
    static func image(of surface: OpaquePointer) throws -> RasterImage {
        cairo_surface_flush(surface)
        guard let rows = cairo_image_surface_get_data(surface),
            let image = RasterImage(
                pixelWidth: Int(cairo_image_surface_get_width(surface)),
                pixelHeight: Int(cairo_image_surface_get_height(surface)), rows: rows,
                bytesPerRow: Int(cairo_image_surface_get_stride(surface)))
        else { throw ExportError.drawingFailed("the surface has no pixels") }
        return image
    }

    /// A surface with a copy of an image's pixels. The caller destroys it.
    static func make(_ image: RasterImage, format: cairo_format_t = CAIRO_FORMAT_ARGB32) -> OpaquePointer? {
        let surface = cairo_image_surface_create(
            format, Int32(clamping: image.pixelWidth), Int32(clamping: image.pixelHeight))
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface)
        else {
            cairo_surface_destroy(surface)
            return nil
        }
        let row = image.pixelWidth * 4
        let stride = Int(cairo_image_surface_get_stride(surface))
        image.premultipliedBGRA.withUnsafeBufferPointer { pixels in
            guard let base = pixels.baseAddress else { return }
            for y in 0..<image.pixelHeight { (data + y * stride).update(from: base + y * row, count: row) }
        }
        cairo_surface_mark_dirty(surface)
        return surface
    }

    /// A surface with the pixels as the image's JPEG file has them, and with the file, for a document to take as it is.
    static func makeStored(_ image: RasterImage, _ file: EncodedImage) -> OpaquePointer? {
        let turn = file.orientation
        let stored =
            turn == .up
            ? image
            : RasterImage(
                pixelWidth: turn.swapsSides ? image.pixelHeight : image.pixelWidth,
                pixelHeight: turn.swapsSides ? image.pixelWidth : image.pixelHeight,
                premultipliedBGRA: turn.inverse.turned(
                    image.premultipliedBGRA, width: image.pixelWidth, height: image.pixelHeight))
        guard let stored, let surface = make(stored) else { return nil }
        let count = file.bytes.count
        guard let copy = malloc(count) else { return surface }
        file.bytes.withUnsafeBytes { bytes in
            if let base = bytes.baseAddress { copy.copyMemory(from: base, byteCount: count) }
        }
        let status = cairo_surface_set_mime_data(
            surface, CAIRO_MIME_TYPE_JPEG, copy.assumingMemoryBound(to: UInt8.self), UInt(count), { free($0) }, copy)
        if status != CAIRO_STATUS_SUCCESS { free(copy) }
        return surface
    }

    /// Throws what a surface or context complains about.
    static func check(_ status: cairo_status_t) throws {
        guard status == CAIRO_STATUS_SUCCESS else {
            throw ExportError.drawingFailed(String(cString: cairo_status_to_string(status)))
        }
    }
}

import CCairo
import Foundation

/// A picture's pixels while it is drawn: 0xAARRGGBB, multiplied by alpha, rows from the top without gaps.
final class PixelSurface {
    let surface: OpaquePointer
    let width, height: Int
    private let memory: PixelMemory

    /// A clear picture.
    /// - Throws: `ExportError` if there is no memory for it.
    init(width: Int, height: Int) throws {
        let count = width * height * 4
        guard let memory = PixelMemory(count: count) else { throw ExportError.drawingFailed("out of memory") }
        memset(memory.bytes, 0, count)
        // ARGB32 rows are a multiple of four bytes long already, so Cairo adds no padding.
        guard
            let surface = cairo_image_surface_create_for_data(
                memory.bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
                Int32(width * 4))
        else { throw ExportError.drawingFailed("out of memory") }
        self.memory = memory
        self.surface = surface
        self.width = width
        self.height = height
        try CairoSurface.check(cairo_surface_status(surface))
    }

    deinit {
        // Cairo must not touch the memory any more, whoever else still holds the surface.
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
    }

    /// The pixels, which belong to the surface.
    var pixels: UnsafeBufferPointer<UInt32> {
        cairo_surface_flush(surface)
        return UnsafeBufferPointer(
            start: UnsafePointer(memory.bytes.assumingMemoryBound(to: UInt32.self)), count: width * height)
    }
}

import CCairo
import Foundation
import GalleyDrawing

/// How vector pictures become Cairo's surfaces.
extension VectorImage {
    /// The most pixels that a picture is drawn in; where it would need more, it is enlarged from these.
    private static let maximumPixels = 16_000_000.0
    /// The most pixels along a side: Cairo's own limit.
    private static let maximumSide = 32_767

    /// The picture in pixels, stretched to their number.
    /// - Throws: What keeps it from being drawn.
    public func raster(pixelWidth: Int, pixelHeight: Int) throws -> RasterImage {
        let (width, height) = Self.fitted(Double(pixelWidth), Double(pixelHeight))
        let surface = try surface(width: width, height: height)
        defer { cairo_surface_destroy(surface) }
        return try CairoSurface.image(of: surface)
    }

    /// Whole numbers of pixels in the proportion of these, as many as may be.
    static func fitted(_ width: Double, _ height: Double) -> (Int, Int) {
        let width = min(max(width.isFinite ? width : 1, 1), 1e6)
        let height = min(max(height.isFinite ? height : 1, 1), 1e6)
        let scale = min(1, (maximumPixels / (width * height)).squareRoot())
        func side(_ value: Double) -> Int { min(maximumSide, max(1, Int((value * scale).rounded(.up)))) }
        return (side(width), side(height))
    }

    /// The picture on an image surface. The caller destroys it.
    func surface(width: Int, height: Int) throws -> OpaquePointer {
        try drawn(
            on: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height)),
            size: CGSize(width: width, height: height))
    }

    /// The picture as a list of Cairo's drawing steps, in the picture's own size. The caller destroys it.
    func recording() throws -> OpaquePointer {
        var extents = cairo_rectangle_t(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
        return try drawn(on: cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents), size: size)
    }

    /// Draws on a surface and hands it on; lets go of it if that fails.
    private func drawn(on surface: OpaquePointer?, size: CGSize) throws -> OpaquePointer {
        guard let surface, let context = cairo_create(surface) else { throw ExportError.drawingFailed("out of memory") }
        defer { cairo_destroy(context) }
        do {
            try draw(on: context, size: size)
        } catch {
            cairo_surface_destroy(surface)
            throw error
        }
        return surface
    }
}

import CCairo
import GalleyDrawing

/// A picture with clear parts, for documents: its colours and its alpha apart.
///
/// A document keeps colours that are not multiplied by alpha, and viewers blend neighbouring pixels of each separately. What is
/// clear has no colour, black that is, which would seep into the picture's rim; here it has its neighbours'.
enum DocumentPixels {
    /// The colours, opaque, and the alpha as a mask. The caller destroys both. Nil if nothing is clear.
    static func surfaces(of image: RasterImage) -> (colors: OpaquePointer, mask: OpaquePointer)? {
        let pixels = image.premultipliedBGRA
        guard stride(from: 3, to: pixels.count, by: 4).contains(where: { pixels[$0] < 255 }),
            let colors = CairoSurface.make(image, format: CAIRO_FORMAT_RGB24)
        else { return nil }
        guard let mask = CairoSurface.make(image, format: CAIRO_FORMAT_ARGB32) else {
            cairo_surface_destroy(colors)
            return nil
        }
        let stride = Int(cairo_image_surface_get_stride(colors))
        if let data = cairo_image_surface_get_data(colors) {
            for y in 0..<image.pixelHeight {
                for x in 0..<image.pixelWidth {
                    let color = color(image, x, y)
                    let target = data + y * stride + x * 4
                    (target[0], target[1], target[2]) = (color.blue, color.green, color.red)
                }
            }
        }
        cairo_surface_mark_dirty(colors)
        return (colors, mask)
    }

    /// A pixel's colour, or the mean of its neighbours' where it is clear.
    private static func color(_ image: RasterImage, _ x: Int, _ y: Int) -> (blue: UInt8, green: UInt8, red: UInt8) {
        let pixels = image.premultipliedBGRA
        var sums = (blue: 0, green: 0, red: 0, alpha: 0)
        func add(_ x: Int, _ y: Int) {
            let start = (y * image.pixelWidth + x) * 4
            sums.blue += Int(pixels[start])
            sums.green += Int(pixels[start + 1])
            sums.red += Int(pixels[start + 2])
            sums.alpha += Int(pixels[start + 3])
        }
        add(x, y)
        if sums.alpha == 0 {
            for row in max(0, y - 1)...min(image.pixelHeight - 1, y + 1) {
                for column in max(0, x - 1)...min(image.pixelWidth - 1, x + 1) { add(column, row) }
            }
        }
        func byte(_ sum: Int) -> UInt8 {
            sums.alpha == 0 ? 0 : UInt8(min(255, (sum * 255 + sums.alpha / 2) / sums.alpha))
        }
        return (byte(sums.blue), byte(sums.green), byte(sums.red))
    }
}

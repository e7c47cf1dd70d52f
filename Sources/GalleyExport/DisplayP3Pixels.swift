import CCairo
import Foundation
import GalleyDrawing

/// Pixels of sRGB, 0xAARRGGBB, multiplied by alpha, as those of Display P3.
enum DisplayP3Pixels {
    /// What each byte stands for in proportion to the light.
    private static let light = (0...255).map { Float(ResolvedColor.linear(Double($0) / 255)) }
    /// The byte for so much light, in steps that are a twentieth of a byte's where bytes are closest.
    private static let bytes = (0...65_535).map { UInt8((ResolvedColor.encoded(Double($0) / 65_535) * 255).rounded()) }

    static func converted(_ pixels: UnsafeBufferPointer<UInt32>) -> [UInt32] {
        var (last, made) = (UInt32(0), UInt32(0))
        return pixels.map { pixel in
            if pixel != last { (last, made) = (pixel, converted(pixel)) }
            return made
        }
    }

    /// Changes the pixels of an image surface.
    static func convert(_ surface: OpaquePointer) {
        guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
            cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
            let data = cairo_image_surface_get_data(surface)
        else { return }
        cairo_surface_flush(surface)
        let (width, height) = (
            Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
        )
        let stride = Int(cairo_image_surface_get_stride(surface)) / 4
        data.withMemoryRebound(to: UInt32.self, capacity: stride * height) { pixels in
            for y in 0..<height {
                let row = UnsafeBufferPointer(start: pixels + y * stride, count: width)
                for (x, pixel) in converted(row).enumerated() { pixels[y * stride + x] = pixel }
            }
        }
        cairo_surface_mark_dirty(surface)
    }

    private static func converted(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        let (r, g, b) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
        if alpha == 0 || r == g && g == b { return pixel }
        func own(_ part: UInt32) -> Double { Double(light[Int(min(255, (part * 255 + alpha / 2) / alpha))]) }
        let wide = ResolvedColor.linearP3(fromSRGB: own(r), own(g), own(b))
        func part(_ value: Double) -> UInt32 {
            (UInt32(bytes[Int((min(1, max(0, value)) * 65_535).rounded())]) * alpha + 127) / 255
        }
        return alpha << 24 | part(wide.red) << 16 | part(wide.green) << 8 | part(wide.blue)
    }
}

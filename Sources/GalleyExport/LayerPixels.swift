import CCairo
import Foundation
import GalleyDrawing

/// A layer's pixels and where they lie in the target.
final class LayerPixels {
    let surface: OpaquePointer
    let x, y: Int

    /// Takes the surface over.
    init(_ surface: OpaquePointer, x: Int, y: Int) {
        self.surface = surface
        self.x = x
        self.y = y
    }

    deinit { cairo_surface_destroy(surface) }

    var width: Int { Int(cairo_image_surface_get_width(surface)) }
    var height: Int { Int(cairo_image_surface_get_height(surface)) }

    /// The layer blurred, where there is anything of it.
    /// - Parameter keepsAlpha: Whether only the colours are blurred.
    func blurred(radiusX: Double, radiusY: Double, keepsAlpha: Bool) -> LayerPixels {
        guard let area = inkArea(aroundX: radiusX, y: radiusY), let made = empty(area) else { return self }
        let blur = GaussianBlur(radiusX: radiusX, radiusY: radiusY)
        // One channel after the other: a plane of numbers takes as much memory as the layer.
        var share: Plane?
        if keepsAlpha {
            let alpha = blur.apply(to: plane(3, area))
            share = plane(3, area).divided(by: alpha)
            made.write(alpha, channel: 3, times: share)
        } else {
            made.write(blur.apply(to: plane(3, area)), channel: 3)
        }
        for channel in 0..<3 { made.write(blur.apply(to: plane(channel, area)), channel: channel, times: share) }
        cairo_surface_mark_dirty(made.surface)
        return made
    }

    /// The layer's silhouette, blurred and in a colour. Nil if there is nothing to see.
    func shadow(_ shadow: LayerShadow, radiusX: Double, radiusY: Double) -> LayerPixels? {
        guard let area = inkArea(aroundX: radiusX, y: radiusY) else { return nil }
        let color = shadow.color.clamped
        let alpha = GaussianBlur(radiusX: radiusX, radiusY: radiusY, falloff: shadow.falloff).apply(to: plane(3, area))
        let tint = SIMD4(Float(color.blue), Float(color.green), Float(color.red), 1) * Float(color.alpha)
        return make(area) { alpha.values[$0] * tint }
    }

    /// The layer in one colour, as opaque as it was bright. Nil if there is nothing to see.
    func alphaOfLuminance(_ color: ResolvedColor) -> LayerPixels? {
        guard let area = inkArea(aroundX: 0, y: 0), let data = cairo_image_surface_get_data(surface) else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        let tint = SIMD4(Float(color.blue), Float(color.green), Float(color.red), 1) * Float(color.alpha)
        return make(area) { index in
            let (row, column) = index.quotientAndRemainder(dividingBy: area.width)
            let pixel = data + (area.y + row) * stride + (area.x + column) * 4
            guard pixel[3] > 0 else { return .zero }
            let light = 0.0722 * Float(pixel[0]) + 0.7152 * Float(pixel[1]) + 0.2126 * Float(pixel[2])
            return light / Float(pixel[3]) * 255 * tint
        }
    }

    /// What falls into the layer of a shadow of what lies beside it, shifted by so many pixels. Nil if nothing is drawn.
    func innerShadow(
        _ shadow: LayerShadow, radiusX: Double, radiusY: Double, shift: (x: Double, y: Double)
    ) -> LayerPixels? {
        let reach = hypot(shift.x, shift.y)
        guard reach < 1e4, let area = inkArea(aroundX: radiusX + reach, y: radiusY + reach) else { return nil }
        let own = plane(3, area)
        let color = shadow.color.clamped
        let blurred = GaussianBlur(radiusX: radiusX, radiusY: radiusY, falloff: shadow.falloff).apply(to: own)
        let tint = SIMD4(Float(color.blue), Float(color.green), Float(color.red), 1) * Float(color.alpha)
        let (x, y) = (Int(shift.x.rounded()), Int(shift.y.rounded()))
        return make(area) { index in
            let (column, row) = (index % area.width - x, index / area.width - y)
            let isInside = column >= 0 && row >= 0 && column < area.width && row < area.height
            // Everything that is not the layer is what the shadow is of.
            let beside = 255 - (isInside ? blurred.values[row * area.width + column] : 0)
            return beside * own.values[index] / 255 * tint
        }
    }

    /// One colour where the alpha lies in a range. Nil if there is nothing to see.
    func cut(at threshold: LayerThreshold) -> LayerPixels? {
        guard let area = inkArea(aroundX: 0, y: 0) else { return nil }
        let alpha = plane(3, area)
        let color = threshold.color.clamped
        let tint = SIMD4(Float(color.blue), Float(color.green), Float(color.red), 1) * Float(color.alpha * 255)
        let (least, most) = (Float(threshold.least * 255), Float(threshold.most * 255))
        // Both ends of the range belong to it; the step before each fades.
        return make(area) { index in
            let value = alpha.values[index]
            let cover = min(max(value - least + 1, 0), 1) * min(max(most - value + 1, 0), 1)
            return value > 0 ? cover * tint : .zero
        }
    }

    /// The layer in stronger colours, by the formula of the `saturation` filter (rules.md §17.2), under a colour. Only what
    /// comes of both is brought into the range of a pixel.
    func tinted(_ tint: ResolvedColor, saturation amount: Double) -> LayerPixels {
        cairo_surface_flush(surface)
        let color = tint.clamped
        guard amount != 1 || color.alpha > 0, let data = cairo_image_surface_get_data(surface) else { return self }
        let seen = 1 - color.alpha
        let (blueTint, greenTint, redTint, cover) = (
            255 * color.alpha * color.blue, 255 * color.alpha * color.green, 255 * color.alpha * color.red,
            255 * color.alpha
        )
        let stride = Int(cairo_image_surface_get_stride(surface))
        for row in 0..<height {
            for column in 0..<width {
                let pixel = data + row * stride + column * 4
                let (blue, green, red) = (Double(pixel[0]), Double(pixel[1]), Double(pixel[2]))
                let gray = 0.2126 * red + 0.7152 * green + 0.0722 * blue
                let alpha = (cover + seen * Double(pixel[3])).rounded()
                func changed(_ value: Double, _ tint: Double) -> UInt8 {
                    UInt8(min(max(tint + seen * (gray + amount * (value - gray)), 0), alpha).rounded())
                }
                (pixel[0], pixel[1], pixel[2]) = (
                    changed(blue, blueTint), changed(green, greenTint), changed(red, redTint)
                )
                pixel[3] = UInt8(alpha)
            }
        }
        cairo_surface_mark_dirty(surface)
        return self
    }

    /// Whether all pixels are alike, so that a blur changes nothing.
    var isOneColor: Bool {
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface), width > 0, height > 0 else { return true }
        let (width, height) = (self.width, self.height)
        let stride = Int(cairo_image_surface_get_stride(surface)) / 4
        return data.withMemoryRebound(to: UInt32.self, capacity: stride * height) { pixels in
            (0..<height).allSatisfy { y in
                let row = pixels + y * stride
                return (0..<width).allSatisfy { row[$0] == pixels[0] }
            }
        }
    }

    private struct Area {
        var x, y, width, height: Int
    }

    /// The smallest rectangle that holds everything drawn and what a blur makes of it. Nil if nothing is drawn.
    private func inkArea(aroundX radiusX: Double, y radiusY: Double) -> Area? {
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        let (width, height) = (self.width, self.height)
        let stride = Int(cairo_image_surface_get_stride(surface)) / 4
        return data.withMemoryRebound(to: UInt32.self, capacity: stride * height) { pixels in
            var (left, right, top, bottom) = (width, -1, -1, -1)
            for y in 0..<height {
                let row = pixels + y * stride
                guard let first = (0..<width).first(where: { row[$0] != 0 }) else { continue }
                if top < 0 { top = y }
                bottom = y
                left = min(left, first)
                var last = width - 1
                while last > right, row[last] == 0 { last -= 1 }
                right = max(right, last)
            }
            if bottom < 0 { return nil }
            let reachX = Int((radiusX * GaussianBlur.reach).rounded(.up)) + 1
            let reachY = Int((radiusY * GaussianBlur.reach).rounded(.up)) + 1
            left = max(0, left - reachX)
            top = max(0, top - reachY)
            return Area(
                x: left, y: top, width: min(width, right + 1 + reachX) - left,
                height: min(height, bottom + 1 + reachY) - top)
        }
    }

    /// One of the four bytes of every pixel, as numbers from 0 to 255.
    private func plane(_ channel: Int, _ area: Area) -> Plane {
        var plane = Plane(width: area.width, height: area.height)
        guard let data = cairo_image_surface_get_data(surface) else { return plane }
        let stride = Int(cairo_image_surface_get_stride(surface))
        plane.values.withUnsafeMutableBufferPointer { values in
            for y in 0..<area.height {
                let row = data + (area.y + y) * stride + area.x * 4 + channel
                for x in 0..<area.width { values[y * area.width + x] = Float(row[x * 4]) }
            }
        }
        return plane
    }

    /// New pixels from numbers from 0 to 255, multiplied by alpha: blue, green, red, alpha.
    private func make(_ area: Area, _ pixel: (Int) -> SIMD4<Float>) -> LayerPixels? {
        guard let made = empty(area), let data = cairo_image_surface_get_data(made.surface) else { return nil }
        let stride = Int(cairo_image_surface_get_stride(made.surface))
        for y in 0..<area.height {
            let row = data + y * stride
            for x in 0..<area.width {
                let color = pixel(y * area.width + x)
                let alpha = min(255, max(0, color.w + 0.5))
                row[x * 4] = UInt8(min(alpha, max(0, color.x + 0.5)))
                row[x * 4 + 1] = UInt8(min(alpha, max(0, color.y + 0.5)))
                row[x * 4 + 2] = UInt8(min(alpha, max(0, color.z + 0.5)))
                row[x * 4 + 3] = UInt8(alpha)
            }
        }
        cairo_surface_mark_dirty(made.surface)
        return made
    }

    /// New pixels, all of them clear. Nil where there is no memory for them.
    private func empty(_ area: Area) -> LayerPixels? {
        guard
            let surface = cairo_image_surface_create(
                CAIRO_FORMAT_ARGB32, Int32(clamping: area.width), Int32(clamping: area.height))
        else { return nil }
        let made = LayerPixels(surface, x: x + area.x, y: y + area.y)
        return cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS ? made : nil
    }

    /// Writes one of the four bytes of every pixel, alpha before the colours, which are not more than it.
    /// - Parameter share: What each number is multiplied by.
    private func write(_ plane: Plane, channel: Int, times share: Plane? = nil) {
        guard let data = cairo_image_surface_get_data(surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        for y in 0..<plane.height {
            let (row, start) = (data + y * stride, y * plane.width)
            for x in 0..<plane.width {
                let value = plane.values[start + x] * (share?.values[start + x] ?? 1)
                let byte = UInt8(min(255, max(0, value + 0.5)))
                row[x * 4 + channel] = channel == 3 ? byte : min(byte, row[x * 4 + 3])
            }
        }
    }
}

extension Plane {
    /// The quotients of two planes' numbers, 0 where the other's are.
    fileprivate consuming func divided(by other: Plane) -> Plane {
        for index in values.indices {
            values[index] = other.values[index] > 0 ? values[index] / other.values[index] : 0
        }
        return self
    }
}

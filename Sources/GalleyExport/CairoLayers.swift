import CCairo
import Foundation
import GalleyDrawing
import GalleyLayout

/// How layers that are blurred or have a shadow get onto the target: they become pixels first.
extension CairoPainter {
    /// Pixels of the target's space, or of the finer grid that documents get pixels on.
    private struct Area {
        var x, y, width, height: Int
    }

    /// How much of what lies beyond the picture is looked at, in pixels: enormous radii must not take all memory.
    private static let largestMargin = 1024.0
    /// How many layers inside one another are blurred.
    private static let largestDepth = 32
    /// Pixels to the point in documents, where there is room for them.
    private static let documentScale = 2.0

    /// Draws commands as a layer that is blurred or has a shadow. False if nothing but its opacity matters.
    func drawFiltered(_ commands: ArraySlice<DrawCommand>, _ effect: LayerEffect) -> Bool {
        let blur = effect.blur.flatMap { $0.isVisible ? $0 : nil }
        let shadow = effect.shadow.flatMap { $0.isVisible ? $0 : nil }
        guard blur != nil || shadow != nil, layerDepth < Self.largestDepth else { return false }
        let open = openArea
        guard open.width > 0, open.height > 0 else { return true }
        var scale = 1.0
        if target == .document {
            scale = min(Self.documentScale, (16e6 / Double(open.width * open.height)).squareRoot())
        }
        var toPixels = matrix
        var enlarging = cairo_matrix_t()
        cairo_matrix_init_scale(&enlarging, scale, scale)
        withUnsafePointer(to: matrix) { cairo_matrix_multiply(&toPixels, $0, &enlarging) }
        // What a unit circle becomes reaches this far.
        let stretchX = (toPixels.xx * toPixels.xx + toPixels.xy * toPixels.xy).squareRoot()
        let stretchY = (toPixels.yx * toPixels.yx + toPixels.yy * toPixels.yy).squareRoot()
        let radius = (blur?.radius ?? 0) + (shadow?.radius ?? 0)
        let shiftX = shadow.map { toPixels.xx * $0.x + toPixels.xy * $0.y } ?? 0
        let shiftY = shadow.map { toPixels.yx * $0.x + toPixels.yy * $0.y } ?? 0

        // A shadow may come from something that is itself outside the picture.
        func margin(_ length: Double) -> Int { Int(min(Self.largestMargin, max(0, length).rounded(.up))) }
        let reachX = radius * stretchX * GaussianBlur.reach + 1
        let reachY = radius * stretchY * GaussianBlur.reach + 1
        let left = margin(reachX + max(0, shiftX))
        let top = margin(reachY + max(0, shiftY))
        let x = Int((Double(open.x) * scale).rounded(.down)) - left
        let y = Int((Double(open.y) * scale).rounded(.down)) - top
        let area = Area(
            x: x, y: y,
            width: Int((Double(open.x + open.width) * scale).rounded(.up)) + margin(reachX - min(0, shiftX)) - x,
            height: Int((Double(open.y + open.height) * scale).rounded(.up)) + margin(reachY - min(0, shiftY)) - y)
        guard var pixels = rasterize(commands, area, toPixels) else { return false }
        if let blur {
            pixels = pixels.blurred(
                radiusX: Self.usable(blur.radius * stretchX), radiusY: Self.usable(blur.radius * stretchY),
                keepsAlpha: blur.isOpaque)
        }
        if let shadow {
            let shade = pixels.shadow(
                color: shadow.color.clamped, radiusX: Self.usable(shadow.radius * stretchX),
                radiusY: Self.usable(shadow.radius * stretchY))
            if let shade { paint(shade, shiftX: shiftX, shiftY: shiftY, scale: scale) }
        }
        if target == .document, blur == nil {
            draw(commands)
        } else {
            paint(pixels, shiftX: 0, shiftY: 0, scale: scale)
        }
        return true
    }

    /// A radius that looks like any larger one: nothing further away is looked at.
    private static func usable(_ radius: Double) -> Double { min(radius, 2 * largestMargin) }

    /// What the clip leaves open, in whole units of the target.
    private var openArea: Area {
        var bounds = CGRect.zero
        withIdentityMatrix { bounds = clipBounds }
        guard Self.isDrawable(bounds), bounds.width < 1e5, bounds.height < 1e5 else {
            return Area(x: 0, y: 0, width: 0, height: 0)
        }
        let x = Int(bounds.minX.rounded(.down))
        let y = Int(bounds.minY.rounded(.down))
        return Area(
            x: x, y: y, width: Int(bounds.maxX.rounded(.up)) - x, height: Int(bounds.maxY.rounded(.up)) - y)
    }

    /// Draws commands on a surface of their own. Nil if they need more pixels than a picture may have.
    private func rasterize(
        _ commands: ArraySlice<DrawCommand>, _ area: Area, _ matrix: cairo_matrix_t
    ) -> LayerPixels? {
        guard area.width * area.height <= PNGExporter.maximumPixels,
            let surface = cairo_image_surface_create(
                CAIRO_FORMAT_ARGB32, Int32(clamping: area.width), Int32(clamping: area.height))
        else { return nil }
        let pixels = LayerPixels(surface, x: area.x, y: area.y)
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface) else {
            return nil
        }
        defer { cairo_destroy(context) }
        var matrix = matrix
        matrix.x0 -= Double(area.x)
        matrix.y0 -= Double(area.y)
        cairo_set_matrix(context, &matrix)
        let painter = CairoPainter(context: context, target: .pixels)
        painter.layerDepth = layerDepth + 1
        lendGlyphs(to: painter)
        painter.drawAll(commands)
        painter.lendGlyphs(to: self)
        failure = failure ?? painter.failure
        return pixels
    }

    private func lendGlyphs(to painter: CairoPainter) {
        swap(&outlines, &painter.outlines)
        swap(&bitmaps, &painter.bitmaps)
    }

    private func paint(_ pixels: LayerPixels, shiftX: Double, shiftY: Double, scale: Double) {
        guard abs(shiftX) < 1e6, abs(shiftY) < 1e6 else { return }
        withIdentityMatrix {
            cairo_scale(context, 1 / scale, 1 / scale)
            cairo_set_source_surface(
                context, pixels.surface, Double(pixels.x) + shiftX, Double(pixels.y) + shiftY)
            cairo_paint(context)
        }
    }
}

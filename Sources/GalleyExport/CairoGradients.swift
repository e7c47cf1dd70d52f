import CCairo
import Foundation
import GalleyDrawing
import GalleyGeometry

/// Gradients that are written straight into the target's pixels.
extension CairoCanvas {
    /// Fills a rectangle of whole pixels with an opaque gradient, without a surface in between. False where it is something else.
    func fillDirectly(_ path: Path, _ paint: Paint) -> Bool {
        guard target == .pixels, paint.isOpaqueGradient, let rect = path.rectangle else { return false }
        let matrix = matrix
        guard matrix.b == 0, matrix.c == 0, let filled = Self.wholePixels(rect.applying(matrix)),
            let open = openRectangle, let surface = cairo_get_group_target(context),
            cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
            cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
            let raster = GradientRaster(paint, matrix: matrix)
        else { return false }
        var offset = (x: 0.0, y: 0.0)
        cairo_surface_get_device_offset(surface, &offset.x, &offset.y)
        guard offset.x == offset.x.rounded(), offset.y == offset.y.rounded() else { return false }
        let whole = CGRect(
            x: -offset.x, y: -offset.y, width: Double(cairo_image_surface_get_width(surface)),
            height: Double(cairo_image_surface_get_height(surface)))
        let area = filled.intersection(open).intersection(whole)
        guard area.isDrawable else { return true }
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return false }
        let stride = Int(cairo_image_surface_get_stride(surface)) / 4
        let (x, y, width, height) = (Int(area.minX), Int(area.minY), Int(area.width), Int(area.height))
        let (column, row) = (x + Int(offset.x), y + Int(offset.y))
        UnsafeMutableRawPointer(data).withMemoryRebound(to: UInt32.self, capacity: stride * (row + height)) { pixels in
            raster.fill(pixels + row * stride + column, x: x, y: y, width: width, height: height, stride: stride)
        }
        cairo_surface_mark_dirty_rectangle(surface, Int32(x), Int32(y), Int32(width), Int32(height))
        return true
    }

    /// What the clip leaves open, in the target's space, if that is one rectangle of whole pixels.
    private var openRectangle: CGRect? {
        var open: CGRect?
        withIdentityMatrix {
            guard let list = cairo_copy_clip_rectangle_list(context) else { return }
            defer { cairo_rectangle_list_destroy(list) }
            guard list.pointee.status == CAIRO_STATUS_SUCCESS, list.pointee.num_rectangles == 1 else { return }
            let first = list.pointee.rectangles[0]
            open = Self.wholePixels(CGRect(x: first.x, y: first.y, width: first.width, height: first.height))
        }
        return open
    }

    private static func wholePixels(_ rect: CGRect) -> CGRect? {
        let whole = CGRect(
            x: rect.minX.rounded(), y: rect.minY.rounded(), width: (rect.maxX.rounded() - rect.minX.rounded()),
            height: (rect.maxY.rounded() - rect.minY.rounded()))
        let distance = max(
            abs(whole.minX - rect.minX), abs(whole.minY - rect.minY), abs(whole.maxX - rect.maxX),
            abs(whole.maxY - rect.maxY))
        // Cairo's own grid is as fine as 1/256.
        guard whole.isDrawable, distance < 0.001, abs(whole.minX) < 4e6, abs(whole.minY) < 4e6, whole.width < 4e6,
            whole.height < 4e6
        else { return nil }
        return whole
    }
}

extension Paint {
    /// Whether the paint is a gradient that nothing can be seen through.
    fileprivate var isOpaqueGradient: Bool {
        switch self {
        case .linear(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
        case .radial(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
        case .angular(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
        case .color, .mesh, .image: false
        }
    }
}

extension Path {
    /// The rectangle that the path is, if it is one with sides along the axes.
    fileprivate var rectangle: CGRect? {
        guard elements.count == 5, case .move(let a) = elements[0], case .line(let b) = elements[1],
            case .line(let c) = elements[2], case .line(let d) = elements[3], case .closeSubpath = elements[4]
        else { return nil }
        let isUpright = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let isTurned = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        guard isUpright || isTurned else { return nil }
        return CGRect(x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
    }
}

import CCairo
import Foundation
import GalleyDrawing
import GalleyGeometry

/// How paints become Cairo sources.
extension CairoCanvas {
    /// Makes a paint the context's source.
    /// - Parameter bounds: What will be painted, in the target's space; asked only if the paint needs it.
    func setSource(_ paint: Paint, bounds: () -> CGRect) {
        if case .color(let color) = paint {
            setColor(target == .pixels ? color.roundedToPixel : color)
        } else if case .mesh(let gradient) = paint {
            setMesh(gradient, over: bounds())
        } else if case .image(let pattern) = paint {
            setPattern(pattern)
        } else if target == .pixels {
            setGradientPixels(paint, over: bounds())
        } else {
            setGradientPattern(paint, over: bounds())
        }
    }

    /// Paints the gradient's pixels under `bounds` into a separate surface, which becomes the source.
    private func setGradientPixels(_ paint: Paint, over bounds: CGRect) {
        let area = bounds.insetBy(dx: -1, dy: -1).intersection(clipBounds)
        guard area.isDrawable, let raster = GradientRaster(paint, matrix: matrix) else { return setColor(.clear) }
        let x = Int(area.minX.rounded(.down))
        let y = Int(area.minY.rounded(.down))
        let width = Int(area.maxX.rounded(.up)) - x
        let height = Int(area.maxY.rounded(.up)) - y
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height))
        defer { cairo_surface_destroy(surface) }
        guard let data = cairo_image_surface_get_data(surface) else { return setColor(.clear) }
        let stride = Int(cairo_image_surface_get_stride(surface)) / 4
        data.withMemoryRebound(to: UInt32.self, capacity: stride * height) { pixels in
            raster.fill(pixels, x: x, y: y, width: width, height: height, stride: stride)
        }
        cairo_surface_mark_dirty(surface)
        withIdentityMatrix {
            cairo_set_source_surface(context, surface, Double(x), Double(y))
            cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
            cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
        }
    }

    /// A part of a gradient that no one sees.
    private static let hair = 1e-4

    private func setGradientPattern(_ paint: Paint, over bounds: CGRect) {
        let pattern: OpaquePointer?
        let stops: [GradientStop]
        switch paint {
        case .color(let color):
            return setColor(color)
        case .linear(let gradient):
            stops = gradient.stops
            let (start, end) = (gradient.start, gradient.end)
            pattern = cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y))
        case .radial(let gradient):
            stops = gradient.stops
            let (x, y) = (Double(gradient.center.x), Double(gradient.center.y))
            pattern = cairo_pattern_create_radial(x, y, gradient.innerRadius, x, y, gradient.outerRadius)
            if gradient.heightPerWidth != 1 {
                // From the ellipses' space to the circles'.
                let stretch = 1 / gradient.heightPerWidth
                var matrix = cairo_matrix_t(CGAffineTransform(1, 0, 0, stretch, 0, y - y * stretch))
                cairo_pattern_set_matrix(pattern, &matrix)
            }
        case .angular(let gradient):
            return setAngularMesh(gradient, over: bounds)
        case .mesh(let gradient):
            return setMesh(gradient, over: bounds)
        case .image(let pattern):
            return setPattern(pattern)
        }
        guard let pattern else { return setColor(.clear) }
        defer { cairo_pattern_destroy(pattern) }
        let drawn = GradientRamp(stops).sRGBStops()
        func add(_ color: ResolvedColor, _ location: Double) {
            cairo_pattern_add_color_stop_rgba(pattern, location, color.red, color.green, color.blue, color.alpha)
        }
        // A document's gradient begins at its first stop, and may not jump there.
        if drawn.count > 1, drawn[0].location == drawn[1].location { add(drawn[0].color, 0) }
        for (index, stop) in drawn.enumerated() {
            // Viewers disagree on which colour goes on where it jumps at an end: it jumps a hair before.
            var location = stop.location
            if index > 0 { location = max(location, Self.hair) }
            if index < drawn.count - 1 { location = min(location, 1 - Self.hair) }
            add(stop.color, location)
        }
        if let end = drawn.last, drawn.dropLast().last?.location == end.location { add(end.color, 1) }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_source(context, pattern)
    }

    /// Documents know no angular gradients: a fan of narrow patches stands for one.
    private func setAngularMesh(_ gradient: AngularGradientPaint, over bounds: CGRect) {
        let (center, start) = (gradient.center, gradient.startAngle)
        guard let pattern = cairo_pattern_create_mesh() else { return setColor(.clear) }
        defer { cairo_pattern_destroy(pattern) }
        var reach = 1.0
        for corner in [
            (bounds.minX, bounds.minY), (bounds.maxX, bounds.minY), (bounds.minX, bounds.maxY),
            (bounds.maxX, bounds.maxY),
        ] {
            var (x, y) = (Double(corner.0), Double(corner.1))
            cairo_device_to_user(context, &x, &y)
            reach = max(reach, ((x - center.x) * (x - center.x) + (y - center.y) * (y - center.y)).squareRoot())
        }
        let ramp = GradientRamp(gradient.stops)
        let places = AngularPlaces(gradient)
        let count = 120
        let step = 2 * Double.pi / Double(count)
        // The patches' straight outer edges cut the circle a little.
        let radius = min(1e6, reach * 1.01 / cos(step / 2))
        func point(_ angle: Double) -> (x: Double, y: Double) {
            (center.x + radius * cos(angle), center.y + radius * sin(angle))
        }
        for index in 0..<count {
            let angle = start + Double(index) * step
            let from = point(angle)
            let to = point(angle + step)
            // Just inside the patch, so that a jump of colour falls between two of them.
            let first = ramp.color(at: places.place(at: angle + step * 0.001))
            let second = ramp.color(at: places.place(at: angle + step * 0.999))
            cairo_mesh_pattern_begin_patch(pattern)
            cairo_mesh_pattern_move_to(pattern, center.x, center.y)
            cairo_mesh_pattern_line_to(pattern, from.x, from.y)
            cairo_mesh_pattern_line_to(pattern, to.x, to.y)
            cairo_mesh_pattern_line_to(pattern, center.x, center.y)
            for (corner, color) in [first, first, second, second].enumerated() {
                cairo_mesh_pattern_set_corner_color_rgba(
                    pattern, UInt32(corner), color.red, color.green, color.blue, color.alpha)
            }
            cairo_mesh_pattern_end_patch(pattern)
        }
        cairo_set_source(context, pattern)
    }
}

extension ResolvedColor {
    /// The colour with which a pixel gets the nearest of its 256 values, multiplied by alpha: Cairo rounds down.
    fileprivate var roundedToPixel: ResolvedColor {
        let color = clamped
        let alpha = (color.alpha * 255).rounded() / 255
        guard alpha > 0 else { return .clear }
        func component(_ value: Double) -> Double { min(1, (value * color.alpha * 255).rounded() / 255 / alpha) }
        return ResolvedColor(
            red: component(color.red), green: component(color.green), blue: component(color.blue), alpha: alpha)
    }
}

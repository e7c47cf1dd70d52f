import CCairo
import Foundation
import GalleyDrawing

/// Meshes and repeating pictures as Cairo's patterns, which documents keep as they are.
extension CairoCanvas {
    /// - Parameter bounds: What will be painted, in the target's space.
    func setMesh(_ gradient: MeshGradientPaint, over bounds: CGRect) {
        guard let pattern = cairo_pattern_create_mesh() else { return setColor(.clear) }
        defer { cairo_pattern_destroy(pattern) }
        if gradient.background.alpha > 0 { addGround(gradient.background, over: bounds, to: pattern) }
        for quad in gradient.quads {
            cairo_mesh_pattern_begin_patch(pattern)
            for (index, corner) in quad.corners.enumerated() {
                let (x, y) = gradient.place(corner)
                if index == 0 {
                    cairo_mesh_pattern_move_to(pattern, x, y)
                } else {
                    cairo_mesh_pattern_line_to(pattern, x, y)
                }
            }
            addColors(quad.colors, to: pattern)
            cairo_mesh_pattern_end_patch(pattern)
        }
        cairo_set_source(context, pattern)
    }

    /// One colour under all that is painted: patches that come later lie over it.
    private func addGround(_ color: ResolvedColor, over bounds: CGRect, to pattern: OpaquePointer) {
        let area = bounds.insetBy(dx: -1, dy: -1)
        cairo_mesh_pattern_begin_patch(pattern)
        for (index, corner) in [
            (area.minX, area.minY), (area.maxX, area.minY), (area.maxX, area.maxY), (area.minX, area.maxY),
        ].enumerated() {
            var (x, y) = (Double(corner.0), Double(corner.1))
            cairo_device_to_user(context, &x, &y)
            if index == 0 {
                cairo_mesh_pattern_move_to(pattern, x, y)
            } else {
                cairo_mesh_pattern_line_to(pattern, x, y)
            }
        }
        addColors([color, color, color, color], to: pattern)
        cairo_mesh_pattern_end_patch(pattern)
    }

    private func addColors(_ colors: [ResolvedColor], to pattern: OpaquePointer) {
        for (corner, color) in colors.enumerated() {
            cairo_mesh_pattern_set_corner_color_rgba(
                pattern, UInt32(corner), color.red, color.green, color.blue, color.alpha)
        }
    }

    func setPattern(_ paint: ImagePatternPaint) {
        let image = paint.image
        let key = PictureKey(picture: image.number, width: image.pixelWidth, height: image.pixelHeight)
        if surfaces[key] == nil {
            surfaces[key] = CairoSurface.make(image)
            patternImages.append(image)
        }
        guard let surface = surfaces[key], let pattern = cairo_pattern_create_for_surface(surface) else {
            return setColor(.clear)
        }
        defer { cairo_pattern_destroy(pattern) }
        let (scaleX, scaleY) = (
            Double(image.pixelWidth) / Double(paint.tile.width), Double(image.pixelHeight) / Double(paint.tile.height)
        )
        let toImage = CGAffineTransform(
            a: scaleX, b: 0, c: 0, d: scaleY, tx: -Double(paint.tile.minX) * scaleX,
            ty: -Double(paint.tile.minY) * scaleY)
        var matrix = cairo_matrix_t(toImage)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
        cairo_set_source(context, pattern)
    }
}

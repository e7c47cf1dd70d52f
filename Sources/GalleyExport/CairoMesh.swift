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
            if target == .pixels, let box = hugeBox(of: quad, gradient) {
                // All of a picture is a small part of it: one colour.
                let seen = box.intersection(bounds.intersection(clipBounds))
                if !seen.isNull { addGround(quad.meanColor, over: seen, to: pattern) }
                continue
            }
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

    /// The most pixels that a piece may measure, or lie away from the picture: Cairo halves larger ones without end.
    private static var largestPiece: Double { 1e7 }

    /// The box around a piece that is too large for Cairo, in the target's space; nil for others.
    private func hugeBox(of quad: MeshGradientPaint.Quad, _ gradient: MeshGradientPaint) -> CGRect? {
        var (xs, ys): ([Double], [Double]) = ([], [])
        for corner in quad.corners {
            var (x, y) = gradient.place(corner)
            cairo_user_to_device(context, &x, &y)
            xs.append(x)
            ys.append(y)
        }
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return nil }
        let isSmall = (xs + ys).allSatisfy { abs($0) <= Self.largestPiece }
        return isSmall ? nil : CGRect(x: left, y: top, width: right - left, height: bottom - top)
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
        // Tiles repeat: the one that lies nearest to zero, since Cairo loses count of pixels that are very far away.
        func start(_ place: CGFloat, _ scale: Double, _ period: Int) -> Double {
            let start = (-Double(place) * scale).truncatingRemainder(dividingBy: Double(period))
            return start.isFinite ? start : 0
        }
        let toImage = CGAffineTransform(
            a: scaleX, b: 0, c: 0, d: scaleY, tx: start(paint.tile.minX, scaleX, image.pixelWidth),
            ty: start(paint.tile.minY, scaleY, image.pixelHeight))
        var matrix = cairo_matrix_t(toImage)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
        cairo_set_source(context, pattern)
    }
}

extension MeshGradientPaint.Quad {
    /// The mean of the corners' colours.
    fileprivate var meanColor: ResolvedColor {
        func mean(_ part: (ResolvedColor) -> Double) -> Double {
            colors.reduce(0) { $0 + part($1) } / Double(max(colors.count, 1))
        }
        return ResolvedColor(red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha))
    }
}

import CCairo
import Foundation
import GalleyDrawing

/// Glass: what lies below shows blurred through items.
extension CairoCanvas {
    /// Documents have their glass made into pictures before they are drawn (`BackdropPictures`); what is left there has
    /// nothing below it that could be seen, and is its tint.
    func draw(_ items: [DrawItem], overBackdrop backdrop: LayerBackdrop) {
        guard let box = items.bounds, box.isDrawable else { return }
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_new_path(context)
        cairo_rectangle(context, Double(box.minX), Double(box.minY), Double(box.width), Double(box.height))
        cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
        cairo_clip(context)
        cairo_push_group(context)
        draw(items)
        guard let shape = cairo_pop_group(context) else { return }
        defer { cairo_pattern_destroy(shape) }
        if target == .pixels, let below = blurredGround(backdrop) {
            cairo_push_group(context)
            // Where nothing is blurred, there is the tint alone.
            setColor(backdrop.tint)
            cairo_paint(context)
            withIdentityMatrix {
                cairo_set_source_surface(context, below.surface, Double(below.x), Double(below.y))
                cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
                cairo_new_path(context)
                cairo_rectangle(
                    context, Double(below.x), Double(below.y), Double(below.width), Double(below.height))
                cairo_fill(context)
            }
            cairo_pop_group_to_source(context)
            cairo_mask(context, shape)
        } else {
            setColor(backdrop.tint)
            cairo_mask(context, shape)
        }
    }

    /// What lies below, blurred, in stronger colours and under the tint.
    private func blurredGround(_ backdrop: LayerBackdrop) -> LayerPixels? {
        guard let grid = filterGrid, let below = cairo_get_group_target(context) else { return nil }
        let radius = (backdrop.radius * grid.stretchX, backdrop.radius * grid.stretchY)
        func margin(_ radius: Double) -> Int {
            Int(min(Self.largestMargin, radius * GaussianBlur.reach).rounded(.up)) + 1
        }
        let (x, y) = (grid.open.x - margin(radius.0), grid.open.y - margin(radius.1))
        let width = grid.open.width + 2 * margin(radius.0), height = grid.open.height + 2 * margin(radius.1)
        guard width * height <= PNGExporter.maximumPixels,
            let copy = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height)),
            let copying = cairo_create(copy)
        else { return nil }
        let pixels = LayerPixels(copy, x: x, y: y)
        defer { cairo_destroy(copying) }
        cairo_set_source_surface(copying, below, Double(-x), Double(-y))
        // Beyond its edge a picture goes on as it ends: no pale rim.
        cairo_pattern_set_extend(cairo_get_source(copying), CAIRO_EXTEND_PAD)
        cairo_set_operator(copying, CAIRO_OPERATOR_SOURCE)
        cairo_paint(copying)
        // Most glass lies on plain ground.
        if pixels.isOneColor { return pixels.tinted(backdrop.tint, saturation: backdrop.saturation) }
        return pixels.blurred(radiusX: Self.usable(radius.0), radiusY: Self.usable(radius.1), keepsAlpha: false)
            .tinted(backdrop.tint, saturation: backdrop.saturation)
    }
}

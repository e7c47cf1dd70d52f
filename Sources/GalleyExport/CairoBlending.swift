import CCairo
import Foundation
import GalleyDrawing

/// How pictures of their own get onto what lies below them.
extension CairoCanvas {
    /// Documents have the modes of their format; what holds others is drawn as pixels.
    var drawnBlendModes: BlendModes { target == .pixels ? .all : .ofDocuments }

    /// Draws with a clip around what items cover, so that pictures of their own are no larger than that.
    func around(_ items: [DrawItem], _ body: () -> Void) {
        guard target == .pixels else { return body() }
        guard let box = items.bounds?.applying(matrix).insetBy(dx: -1, dy: -1), box.isDrawable else { return }
        cairo_save(context)
        withIdentityMatrix {
            cairo_new_path(context)
            // Whole pixels, so that the clip has no soft edge; Cairo counts in 24.8 fixed point.
            func snap(_ value: Double) -> Double { min(4e6, max(-4e6, value.rounded(.down))) }
            let (left, top) = (snap(box.minX), snap(box.minY))
            cairo_rectangle(context, left, top, snap(box.maxX) + 1 - left, snap(box.maxY) + 1 - top)
            cairo_clip(context)
        }
        body()
        cairo_restore(context)
    }

    /// Draws items as a separate picture and makes it the context's source.
    func setSource(_ items: [DrawItem]) {
        cairo_push_group(context)
        drawPicture(items)
        cairo_pop_group_to_source(context)
    }

    func draw(_ items: [DrawItem], through mask: LayerMask) {
        around(items) {
            cairo_push_group(context)
            drawPicture(mask.group.items)
            guard let pattern = cairo_pop_group(context) else { return }
            defer { cairo_pattern_destroy(pattern) }
            setSource(items)
            cairo_mask(context, pattern)
        }
    }

    func draw(_ items: [DrawItem], blended mode: BlendMode) {
        around(items) { blend(items, mode) }
    }

    private func blend(_ items: [DrawItem], _ mode: BlendMode) {
        cairo_save(context)
        defer { cairo_restore(context) }
        setSource(items)
        if target == .pixels, let formula = Self.formula(mode), let mixed = mixture(formula) {
            matrix = .identity
            cairo_set_source_surface(context, mixed, 0, 0)
            cairo_surface_destroy(mixed)
            cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        } else {
            cairo_set_operator(context, Self.operation(mode))
        }
        cairo_paint(context)
    }

    private static func operation(_ mode: BlendMode) -> cairo_operator_t {
        switch mode {
        case .normal, .plusDarker: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }

    /// What a component of a source and of what lies below become, each 0…1, for the modes that Cairo lacks or has another
    /// formula for.
    private static func formula(_ mode: BlendMode) -> ((Float, Float) -> Float)? {
        switch mode {
        case .softLight: { source, below in (1 - 2 * source) * below * below + 2 * source * below }
        case .plusDarker: { source, below in max(0, source + below - 1) }
        default: nil
        }
    }

    /// The context's source, which is a group, mixed with what lies below by a formula. The caller destroys it.
    private func mixture(_ formula: (Float, Float) -> Float) -> OpaquePointer? {
        var group: OpaquePointer?
        guard cairo_pattern_get_surface(cairo_get_source(context), &group) == CAIRO_STATUS_SUCCESS, let group,
            cairo_surface_get_type(group) == CAIRO_SURFACE_TYPE_IMAGE
        else { return nil }
        let (width, height) = (cairo_image_surface_get_width(group), cairo_image_surface_get_height(group))
        guard let below = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height) else { return nil }
        var (x, y) = (0.0, 0.0)
        cairo_surface_get_device_offset(group, &x, &y)
        cairo_surface_set_device_offset(below, x, y)
        if let copying = cairo_create(below) {
            cairo_set_source_surface(copying, cairo_get_group_target(context), 0, 0)
            cairo_set_operator(copying, CAIRO_OPERATOR_SOURCE)
            cairo_paint(copying)
            cairo_destroy(copying)
        }
        cairo_surface_flush(below)
        cairo_surface_flush(group)
        guard let source = cairo_image_surface_get_data(group), let result = cairo_image_surface_get_data(below) else {
            cairo_surface_destroy(below)
            return nil
        }
        // Both have four bytes a pixel.
        let strides = (Int(cairo_image_surface_get_stride(group)), Int(cairo_image_surface_get_stride(below)))
        for row in 0..<Int(height) {
            for column in 0..<Int(width) {
                mix(source + row * strides.0 + column * 4, into: result + row * strides.1 + column * 4, formula)
            }
        }
        cairo_surface_mark_dirty(below)
        return below
    }

    /// Mixes one pixel with another, both multiplied by alpha.
    private func mix(
        _ source: UnsafeMutablePointer<UInt8>, into below: UnsafeMutablePointer<UInt8>,
        _ formula: (Float, Float) -> Float
    ) {
        let (alpha, ground) = (Float(source[3]) / 255, Float(below[3]) / 255)
        guard alpha > 0 else { return }
        let whole = alpha + ground - alpha * ground
        for channel in 0..<3 {
            let (own, other) = (Float(source[channel]) / 255, Float(below[channel]) / 255)
            let both = ground > 0 ? alpha * ground * formula(own / alpha, other / ground) : 0
            let value = own * (1 - ground) + other * (1 - alpha) + both
            below[channel] = UInt8((min(max(value, 0), whole) * 255).rounded())
        }
        below[3] = UInt8((whole * 255).rounded())
    }
}

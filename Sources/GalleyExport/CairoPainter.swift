import CCairo
import Foundation
import GalleyDrawing
import GalleyLayout
import GalleyText

/// Plays a display list on a Cairo context. It lives for one picture.
final class CairoPainter {
    /// What the context draws to.
    enum Target {
        /// Pixels: pictures are rounded to them, glyphs are filled outlines, gradients come from a table.
        case pixels
        /// A document: text stays text, gradients stay gradients.
        case document
    }

    /// What a pop undoes.
    private enum Scope {
        case transform(cairo_matrix_t)
        case clip
        case layer(opacity: Double)
        /// A push that hides everything up to its pop; the kind tells which pop.
        case hidden(Kind)

        var kind: Kind {
            switch self {
            case .transform: .transform
            case .clip: .clip
            case .layer: .layer
            case .hidden(let kind): kind
            }
        }
    }

    private enum Kind { case transform, clip, layer }

    let context: OpaquePointer
    let target: Target
    private var scopes: [Scope] = []
    private var hidden = 0
    /// How many blurred or shadowed layers this picture is inside of.
    var layerDepth = 0
    var surfaces: [PictureKey: OpaquePointer] = [:]
    /// What went wrong with a picture first; exporters throw it.
    var failure: (any Error)?
    var outlines: [GlyphKey: [OutlineElement]] = [:]
    var bitmaps: [GlyphKey: GlyphBitmap?] = [:]
    var fonts: [FontFace: CairoFont?] = [:]

    init(context: OpaquePointer, target: Target) {
        self.context = context
        self.target = target
        if target == .pixels { cairo_set_tolerance(context, 0.05) }
    }

    deinit {
        for surface in surfaces.values { cairo_surface_destroy(surface) }
    }

    /// Draws the commands, then ends whatever they left open.
    func drawAll(_ commands: ArraySlice<DrawCommand>) {
        draw(commands)
        while let scope = scopes.last { pop(scope.kind) }
    }

    /// Draws the commands; what they leave open stays open.
    func draw(_ commands: ArraySlice<DrawCommand>) {
        var index = commands.startIndex
        while index < commands.endIndex {
            if case .pushLayer(let effect) = commands[index], effect.blur != nil || effect.shadow != nil, hidden == 0 {
                // Its picture is needed twice: all at once.
                let end = Self.end(ofLayerAt: index, in: commands)
                push(LayerEffect(opacity: effect.opacity))
                let inside = commands[(index + 1)..<end]
                let depth = scopes.count
                if hidden > 0 || !drawFiltered(inside, effect) { draw(inside) }
                while scopes.count > depth, let scope = scopes.last { pop(scope.kind) }
                pop(.layer)
                index = min(end + 1, commands.endIndex)
            } else {
                draw(commands[index])
                index += 1
            }
        }
    }

    /// Where a layer's pop is, by the rules that pops follow; the end of the commands if there is none.
    private static func end(ofLayerAt index: Int, in commands: ArraySlice<DrawCommand>) -> Int {
        var open: [Kind] = []
        for next in (index + 1)..<commands.endIndex {
            switch commands[next] {
            case .pushTransform: open.append(.transform)
            case .pushClip: open.append(.clip)
            case .pushLayer: open.append(.layer)
            case .popTransform: if open.last == .transform { open.removeLast() }
            case .popClip: if open.last == .clip { open.removeLast() }
            case .popLayer:
                if open.isEmpty { return next }
                if open.last == .layer { open.removeLast() }
            default: break
            }
        }
        return commands.endIndex
    }

    private func draw(_ command: DrawCommand) {
        switch command {
        case .pushTransform(let transform): push(transform)
        case .popTransform: pop(.transform)
        case .pushClip(let path, let style): pushClip(path, style)
        case .popClip: pop(.clip)
        case .pushLayer(let effect): push(effect)
        case .popLayer: pop(.layer)
        case .beginView, .endView: break
        case _ where hidden > 0: break
        case .fill(let path, let paint, let style): fill(path, paint, style)
        case .stroke(let path, let paint, let style): stroke(path, paint, style)
        case .glyphs(let run, let origin, let paint): draw(run, at: origin, paint)
        case .image(let picture, let rect, let style): draw(picture, in: rect, style)
        }
    }

    // MARK: Scopes

    private func push(_ transform: CGAffineTransform) {
        var step = cairo_matrix_t()
        cairo_matrix_init(
            &step, Double(transform.a), Double(transform.b), Double(transform.c), Double(transform.d),
            Double(transform.tx), Double(transform.ty))
        let current = matrix
        var next = cairo_matrix_t()
        withUnsafePointer(to: current) { cairo_matrix_multiply(&next, &step, $0) }
        var inverse = next
        // Cairo gives up on a context whose matrix cannot be inverted. Nothing can be seen through one anyway.
        guard hidden == 0, next.xx.isFinite, next.x0.isFinite, next.y0.isFinite,
            cairo_matrix_invert(&inverse) == CAIRO_STATUS_SUCCESS
        else { return hide(.transform) }
        scopes.append(.transform(current))
        cairo_set_matrix(context, &next)
    }

    private func pushClip(_ path: Path, _ style: FillStyle) {
        guard hidden == 0 else { return hide(.clip) }
        cairo_save(context)
        scopes.append(.clip)
        // A path that cannot be drawn has no inside.
        if !addPath(path) { cairo_new_path(context) }
        apply(style)
        cairo_clip(context)
    }

    private func push(_ effect: LayerEffect) {
        let opacity = effect.opacity.isNaN ? 0 : min(1, max(0, effect.opacity))
        guard hidden == 0, opacity > 0 else { return hide(.layer) }
        if opacity < 1 { cairo_push_group(context) }
        scopes.append(.layer(opacity: opacity))
    }

    private func hide(_ kind: Kind) {
        hidden += 1
        scopes.append(.hidden(kind))
    }

    private func pop(_ kind: Kind) {
        guard let scope = scopes.last, scope.kind == kind else { return }
        scopes.removeLast()
        switch scope {
        case .transform(var previous): cairo_set_matrix(context, &previous)
        case .clip: cairo_restore(context)
        case .layer(let opacity):
            if opacity < 1 {
                cairo_pop_group_to_source(context)
                cairo_paint_with_alpha(context, opacity)
            }
        case .hidden: hidden -= 1
        }
    }

    // MARK: Shapes

    private func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) {
        guard addPath(path) else { return }
        apply(style)
        setSource(paint) { painter in painter.deviceBounds(cairo_fill_extents) }
        cairo_fill(context)
        cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    }

    private func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
        let width = Double(style.lineWidth)
        guard width > 0, width.isFinite, addPath(path) else { return }
        cairo_set_line_width(context, min(width, 1e6))
        cairo_set_line_cap(context, Self.cap(style.lineCap))
        cairo_set_line_join(context, Self.join(style.lineJoin))
        cairo_set_miter_limit(context, style.miterLimit.isFinite ? max(1, Double(style.miterLimit)) : 10)
        // Dashes too fine to be seen would take for ever: from a hundredth of a pixel on, the line is solid.
        if let dash = style.usableDash, dash.reduce(0, +) * matrixScale > 0.01 {
            let phase = style.dashPhase.isFinite ? Double(style.dashPhase) : 0
            cairo_set_dash(context, dash, Int32(dash.count), phase)
        }
        setSource(paint) { painter in painter.deviceBounds(cairo_stroke_extents) }
        cairo_stroke(context)
        cairo_set_dash(context, nil, 0, 0)
    }

    private static func cap(_ cap: CGLineCap) -> cairo_line_cap_t {
        switch cap {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }

    private static func join(_ join: CGLineJoin) -> cairo_line_join_t {
        switch join {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }

    private func apply(_ style: FillStyle) {
        cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_set_antialias(context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    /// Whether a rectangle has finite coordinates and an inside.
    static func isDrawable(_ rect: CGRect) -> Bool {
        rect.width > 0 && rect.height > 0 && rect.origin.x.isFinite && rect.origin.y.isFinite
            && rect.width.isFinite && rect.height.isFinite
    }

    func setColor(_ color: ResolvedColor) {
        let color = color.clamped
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }

    func withIdentityMatrix(_ body: () -> Void) {
        var saved = matrix
        cairo_identity_matrix(context)
        body()
        cairo_set_matrix(context, &saved)
    }
}

import CCairo
import Foundation
import GalleyDrawing
import GalleyGeometry
import GalleyText

/// Draws on a Cairo context. It lives for one picture.
final class CairoCanvas: DrawingCanvas {
    /// What the context draws to.
    enum Target {
        /// Pixels: pictures are rounded to them, glyphs are filled outlines, gradients come from a table.
        case pixels
        /// A document: text stays text, gradients stay gradients.
        case document
    }

    let context: OpaquePointer
    let target: Target
    /// How many blurred or shadowed groups this picture is inside of.
    var filterDepth = 0
    var surfaces: [PictureKey: OpaquePointer] = [:]
    /// The pictures of patterns: kept, because surfaces are known by their pictures' identity.
    var patternImages: [RasterImage] = []
    /// What went wrong with a picture first; exporters throw it.
    var failure: (any Error)?
    /// Says what the parts of a document are; nil where no one asks.
    var tagger: PDFTagger?
    /// How many pixels to the point there are in what a document holds as pixels.
    var effectScale = 2.0
    /// The letters behind pictures among letters.
    var hiddenLetters: HiddenLetters?
    /// Whether what is drawn repeats what is said elsewhere.
    private(set) var isInCopy = false
    /// Where the last letters ended.
    var lastText: TextEnd?
    var outlines: [GlyphKey: Path] = [:]
    var fonts: [CairoFont.Key: CairoFont?] = [:]

    init(context: OpaquePointer, target: Target) {
        self.context = context
        self.target = target
        if target == .pixels { cairo_set_tolerance(context, 0.05) }
    }

    deinit {
        for surface in surfaces.values { cairo_surface_destroy(surface) }
    }

    // MARK: Groups

    func draw(_ tag: ViewTag, _ content: () -> Void) {
        if let tagger { tagger.enterView(matrix, content) } else { content() }
    }

    func draw(_ group: DrawGroup, meaning semantics: Semantics, _ content: () -> Void) {
        let outer = isInCopy
        isInCopy = outer || semantics.role == .copy
        if let tagger { tagger.enter(semantics, group, matrix, content) } else { content() }
        isInCopy = outer
    }

    func draw(through transform: CGAffineTransform, _ content: () -> Void) {
        let outer = matrix
        let next = transform.concatenating(outer)
        // Each transform has an inverse, but together they may be too much for doubles, and Cairo gives up on a context
        // whose matrix cannot be inverted.
        guard next.isInvertible else { return }
        matrix = next
        content()
        matrix = outer
    }

    func draw(inside clip: DrawClip, _ content: () -> Void) {
        cairo_save(context)
        addPath(clip.path)
        apply(clip.style)
        cairo_clip(context)
        // Where nothing is open nothing is drawn, and Cairo would note the beginnings of tags there, but not their ends.
        if clipBounds.isDrawable { content() }
        cairo_restore(context)
    }

    /// Draws items as one thing, in documents that say what things are.
    func drawWhole(_ items: [DrawItem], asPixels: Bool, _ content: () -> Void) {
        if let tagger { tagger.draw(whole: items, asPixels: asPixels, content) } else { content() }
    }

    // MARK: Shapes

    func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) {
        if fillDirectly(path, paint) { return }
        tagger?.shape()
        addPath(path)
        apply(style)
        setSource(paint) { deviceBounds(cairo_fill_extents) }
        cairo_fill(context)
        cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    }

    func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
        tagger?.shape()
        addPath(path)
        cairo_set_line_width(context, min(Double(style.lineWidth), 1e6))
        cairo_set_line_cap(context, Self.cap(style.lineCap))
        cairo_set_line_join(context, Self.join(style.lineJoin))
        cairo_set_miter_limit(context, style.miterLimit.isFinite ? max(1, Double(style.miterLimit)) : 10)
        // Dashes too fine to be seen would take for ever: from a hundredth of a pixel on, the line is solid.
        if let dash = style.usableDash, dash.reduce(0, +) * matrixScale > 0.01 {
            let phase = style.dashPhase.isFinite ? Double(style.dashPhase) : 0
            cairo_set_dash(context, dash, Int32(dash.count), phase)
        }
        setSource(paint) { deviceBounds(cairo_stroke_extents) }
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

    func setColor(_ color: ResolvedColor) {
        let color = color.clamped
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }

    func withIdentityMatrix(_ body: () -> Void) {
        let saved = matrix
        matrix = .identity
        body()
        matrix = saved
    }
}

import CCairo
import Foundation
import GalleyDrawing
import GalleyGeometry

/// Each effect, as it is drawn.
extension CairoCanvas {
    func draw(_ items: [DrawItem], with effect: LayerEffect) {
        switch effect {
        case .opacity(let opacity): drawWhole(items, asPixels: false) { draw(items, fadedTo: opacity) }
        case .blur(let blur): drawWhole(items, asPixels: true) { draw(items, blurredBy: blur) }
        // The items themselves are drawn as ever.
        case .shadow(let shadow): draw(items, over: shadow)
        case .innerShadow(let shadow): draw(items, underInner: shadow)
        case .mask(let mask): drawWhole(items, asPixels: false) { draw(items, through: mask) }
        case .blend(let mode): drawWhole(items, asPixels: false) { draw(items, blended: mode) }
        case .isolation:
            drawWhole(items, asPixels: false) {
                around(items) {
                    setSource(items)
                    cairo_paint(context)
                }
            }
        case .luminanceToAlpha(let color):
            drawWhole(items, asPixels: true) { draw(alphaOfLuminanceOf: items, in: color) }
        case .alphaThreshold(let threshold): drawWhole(items, asPixels: true) { draw(items, cutAt: threshold) }
        case .projection(let projection): drawWhole(items, asPixels: true) { draw(items, projected: projection) }
        case .backdrop(let backdrop): drawWhole(items, asPixels: true) { draw(items, overBackdrop: backdrop) }
        }
    }

    private func draw(_ items: [DrawItem], fadedTo opacity: Double) {
        if items.count == 1, let faded = items[0].faded(to: opacity) { return draw([faded]) }
        around(items) {
            setSource(items)
            cairo_paint_with_alpha(context, opacity)
        }
    }
}

/// How items that are blurred or have a shadow get onto the target: they become pixels first.
extension CairoCanvas {
    /// Pixels of the target's space, or of the finer grid that documents get pixels on.
    struct Area {
        var x, y, width, height: Int

        /// Leaves out what lies beyond a box; one pixel stays.
        mutating func narrow(to box: CGRect) {
            func clamp(_ value: Double, _ low: Int, _ high: Int) -> Int {
                value.isNaN ? low : Int(min(max(value, Double(low)), Double(high)))
            }
            let left = clamp(box.minX.rounded(.down), x, x + width - 1)
            let top = clamp(box.minY.rounded(.down), y, y + height - 1)
            let right = clamp(box.maxX.rounded(.up), left + 1, x + width)
            let bottom = clamp(box.maxY.rounded(.up), top + 1, y + height)
            (x, y, width, height) = (left, top, right - left, bottom - top)
        }
    }

    /// The grid of pixels that filters work on.
    struct FilterGrid {
        /// Pixels to the target's unit.
        var scale: Double
        /// From the items' space to pixels.
        var matrix: CGAffineTransform
        /// What the clip leaves open, in units of the target.
        var open: Area

        /// How far a unit circle reaches, in pixels.
        var stretchX: Double { (matrix.a * matrix.a + matrix.c * matrix.c).squareRoot() }
        var stretchY: Double { (matrix.b * matrix.b + matrix.d * matrix.d).squareRoot() }

        /// A way in the items' space, in pixels.
        func shift(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
            (matrix.a * x + matrix.c * y, matrix.b * x + matrix.d * y)
        }
    }

    /// How much of what lies beyond the picture is looked at, in pixels: enormous radii must not take all memory.
    static let largestMargin = 1024.0
    /// How many filters inside one another are drawn.
    static let largestDepth = 32

    func draw(_ items: [DrawItem], blurredBy blur: LayerBlur) {
        guard let grid = filterGrid else { return }
        guard let pixels = rasterize(items, grid, radius: blur.radius) else { return draw(items) }
        let blurred = pixels.blurred(
            radiusX: Self.usable(blur.radius * grid.stretchX), radiusY: Self.usable(blur.radius * grid.stretchY),
            keepsAlpha: blur.isOpaque)
        paint(blurred, scale: grid.scale)
    }

    func draw(_ items: [DrawItem], over shadow: LayerShadow) {
        guard let grid = filterGrid else { return }
        let shift = grid.shift(shadow.x, shadow.y)
        guard let pixels = rasterize(items, grid, radius: shadow.radius, shift: shift) else { return draw(items) }
        let shade = pixels.shadow(
            shadow, radiusX: Self.usable(shadow.radius * grid.stretchX),
            radiusY: Self.usable(shadow.radius * grid.stretchY))
        if let shade {
            tagger?.decoration()
            paint(shade, scale: grid.scale, shift: shift)
        }
        if items.blendModes.contains(.backdrop) {
            // Glass shows what lies behind it, its own shadow too.
            draw(items)
        } else if target == .document {
            // A document's items stay sharp.
            // What blends inside does not see the shadow.
            if items.blendModes.isEmpty { draw(items) } else { draw(items, with: .isolation) }
        } else {
            paint(pixels, scale: grid.scale)
        }
    }

    func draw(alphaOfLuminanceOf items: [DrawItem], in color: ResolvedColor) {
        guard let grid = filterGrid else { return }
        guard let pixels = rasterize(items, grid, radius: 0) else { return draw(items) }
        if let made = pixels.alphaOfLuminance(color.clamped) { paint(made, scale: grid.scale) }
    }

    func draw(_ items: [DrawItem], underInner shadow: LayerShadow) {
        guard let grid = filterGrid else { return }
        let shift = grid.shift(shadow.x, shadow.y)
        guard let pixels = rasterize(items, grid, radius: shadow.radius, shift: shift) else { return draw(items) }
        // A document's items stay sharp.
        if target == .document { draw(items) } else { paint(pixels, scale: grid.scale) }
        let shade = pixels.innerShadow(
            shadow, radiusX: Self.usable(shadow.radius * grid.stretchX),
            radiusY: Self.usable(shadow.radius * grid.stretchY), shift: shift)
        if let shade {
            tagger?.decoration()
            paint(shade, scale: grid.scale)
        }
    }

    func draw(_ items: [DrawItem], cutAt threshold: LayerThreshold) {
        guard let grid = filterGrid else { return }
        guard let pixels = rasterize(items, grid, radius: 0) else { return draw(items) }
        if let made = pixels.cut(at: threshold) { paint(made, scale: grid.scale) }
    }

    func drawPixels(_ items: [DrawItem]) {
        guard let grid = filterGrid else { return }
        guard let pixels = rasterize(items, grid, radius: 0) else { return draw(items) }
        drawWhole(items, asPixels: true) { paint(pixels, scale: grid.scale) }
    }

    /// A radius that looks like any larger one: nothing further away is looked at.
    static func usable(_ radius: Double) -> Double { min(radius, 2 * largestMargin) }

    /// Nil where nothing can be seen.
    var filterGrid: FilterGrid? {
        guard let open = openArea else { return nil }
        var scale = 1.0
        if target == .document {
            scale = min(effectScale, (16e6 / Double(open.width * open.height)).squareRoot())
        }
        let enlarging = CGAffineTransform(scaleX: scale, y: scale)
        return FilterGrid(scale: scale, matrix: matrix.concatenating(enlarging), open: open)
    }

    /// What the clip leaves open, in whole units of the target.
    private var openArea: Area? {
        var bounds = CGRect.zero
        withIdentityMatrix { bounds = clipBounds }
        guard bounds.isDrawable, bounds.width < 1e5, bounds.height < 1e5 else { return nil }
        let x = Int(bounds.minX.rounded(.down))
        let y = Int(bounds.minY.rounded(.down))
        return Area(
            x: x, y: y, width: Int(bounds.maxX.rounded(.up)) - x, height: Int(bounds.maxY.rounded(.up)) - y)
    }

    /// Draws items on a separate surface, which holds all that a filter brings into the open area. Nil if they need more
    /// pixels than a picture may have, or filters lie too deep in each other.
    /// - Parameters:
    ///   - radius: How far the filter blurs, in the items' space.
    ///   - shift: How far it moves them, in pixels. They may themselves be outside of the picture.
    private func rasterize(
        _ items: [DrawItem], _ grid: FilterGrid, radius: Double, shift: (x: Double, y: Double) = (0, 0)
    ) -> LayerPixels? {
        guard filterDepth < Self.largestDepth else { return nil }
        func margin(_ length: Double) -> Int { Int(min(Self.largestMargin, max(0, length).rounded(.up))) }
        let reachX = radius * grid.stretchX * GaussianBlur.reach + 1
        let reachY = radius * grid.stretchY * GaussianBlur.reach + 1
        let (open, scale) = (grid.open, grid.scale)
        let x = Int((Double(open.x) * scale).rounded(.down)) - margin(reachX + max(0, shift.x))
        let y = Int((Double(open.y) * scale).rounded(.down)) - margin(reachY + max(0, shift.y))
        let right = Int((Double(open.x + open.width) * scale).rounded(.up)) + margin(reachX - min(0, shift.x))
        let bottom = Int((Double(open.y + open.height) * scale).rounded(.up)) + margin(reachY - min(0, shift.y))
        var area = Area(x: x, y: y, width: right - x, height: bottom - y)
        if let box = items.bounds?.applying(grid.matrix) {
            area.narrow(to: box.insetBy(dx: -reachX - 1, dy: -reachY - 1))
        }
        return rasterize(items, area, grid.matrix)
    }

    func rasterize(_ items: [DrawItem], _ area: Area, _ matrix: CGAffineTransform) -> LayerPixels? {
        guard area.width * area.height <= PNGExporter.maximumPixels,
            let surface = cairo_image_surface_create(
                CAIRO_FORMAT_ARGB32, Int32(clamping: area.width), Int32(clamping: area.height))
        else { return nil }
        let pixels = LayerPixels(surface, x: area.x, y: area.y)
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface) else {
            return nil
        }
        defer { cairo_destroy(context) }
        let canvas = CairoCanvas(context: context, target: .pixels)
        canvas.matrix = matrix
        canvas.matrix.tx -= Double(area.x)
        canvas.matrix.ty -= Double(area.y)
        canvas.filterDepth = filterDepth + 1
        lendGlyphs(to: canvas)
        canvas.draw(items)
        canvas.lendGlyphs(to: self)
        failure = failure ?? canvas.failure
        return pixels
    }

    private func lendGlyphs(to canvas: CairoCanvas) {
        swap(&outlines, &canvas.outlines)
    }

    func paint(_ pixels: LayerPixels, scale: Double, shift: (x: Double, y: Double) = (0, 0)) {
        guard abs(shift.x) < 1e6, abs(shift.y) < 1e6 else { return }
        withIdentityMatrix {
            cairo_scale(context, 1 / scale, 1 / scale)
            cairo_set_source_surface(
                context, pixels.surface, Double(pixels.x) + shift.x, Double(pixels.y) + shift.y)
            cairo_paint(context)
        }
    }
}

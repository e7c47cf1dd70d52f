import CCairo
import Foundation
import GalleyDrawing
import GalleyGeometry
import GalleyText

/// How text gets onto pixels: glyphs' masks are joined to one of the whole run, through which the paint is drawn once, so that
/// glyphs which overlap are not seen through each other.
extension CairoCanvas {
    private struct PlacedMask {
        var mask: GlyphMask
        var x, y: Int
    }

    /// False where the run is to be drawn as outlines: where it is turned, mirrored or very large.
    func fillMasks(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint) -> Bool {
        let matrix = matrix
        let (width, height) = (matrix.a * run.size, matrix.d * run.size)
        guard matrix.b == 0, matrix.c == 0, width > 0, height > 0, max(width, height) <= GlyphMask.largestSize else {
            return false
        }
        let open = clipBoundsOfTarget.intersection(CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)).integral
        guard open.isDrawable else { return true }
        let masks = placed(run, at: origin, matrix, open)
        guard let first = masks.first else { return true }
        var box = (left: first.x, top: first.y, right: first.x, bottom: first.y)
        for placed in masks {
            box.left = min(box.left, placed.x)
            box.top = min(box.top, placed.y)
            box.right = max(box.right, placed.x + placed.mask.width)
            box.bottom = max(box.bottom, placed.y + placed.mask.height)
        }
        box = (
            max(box.left, Int(open.minX)), max(box.top, Int(open.minY)), min(box.right, Int(open.maxX)),
            min(box.bottom, Int(open.maxY))
        )
        guard box.right > box.left, box.bottom > box.top else { return true }
        fill(masks, box.left, box.top, box.right - box.left, box.bottom - box.top, paint)
        return true
    }

    /// What the clip leaves open, in the target's space, whatever the matrix.
    private var clipBoundsOfTarget: CGRect {
        var bounds = CGRect.zero
        withIdentityMatrix { bounds = clipBounds }
        return bounds
    }

    /// The masks of glyphs that may be seen, and where each lies.
    private func placed(
        _ run: GlyphRun, at origin: CGPoint, _ matrix: CGAffineTransform, _ open: CGRect
    ) -> [PlacedMask] {
        let (width, height) = (matrix.a * run.size, matrix.d * run.size)
        var wanted: [(key: GlyphMask.Key, x: Int, y: Int)] = []
        wanted.reserveCapacity(run.glyphs.count)
        for glyph in run.glyphs {
            let x = ((origin.x + glyph.x) * matrix.a + matrix.tx) * GlyphMask.places
            let y = ((origin.y + glyph.y) * matrix.d + matrix.ty) * GlyphMask.places
            guard abs(x) < 1e7, abs(y) < 1e7 else { continue }
            let (column, row) = (Int((x + 0.5).rounded(.down)), Int((y + 0.5).rounded(.down)))
            // What lies far from what is open has no ink in it.
            guard abs(Double(row) / GlyphMask.places - open.midY) < open.height / 2 + 8 * height,
                abs(Double(column) / GlyphMask.places - open.midX) < open.width / 2 + 8 * width
            else { continue }
            let (bits, part) = (GlyphMask.placeBits, (1 << GlyphMask.placeBits) - 1)
            let key = GlyphMask.Key(
                glyph: GlyphKey(run.face, glyph.id), width: width, height: height, x: UInt8(column & part),
                y: UInt8(row & part))
            wanted.append((key, column >> bits, row >> bits))
        }
        let known = GlyphMaskCache.shared.withLock { cache in wanted.map { cache.mask($0.key) } }
        var made: [GlyphMask.Key: GlyphMask] = [:]
        for (index, glyph) in wanted.enumerated() where known[index] == nil && made[glyph.key] == nil {
            made[glyph.key] = GlyphMask.make(run.face.outline(of: glyph.key.glyph.glyph), glyph.key)
        }
        if !made.isEmpty {
            GlyphMaskCache.shared.withLock { [made] cache in
                for (key, mask) in made { cache.add(mask, key, of: run.face) }
            }
        }
        return zip(wanted, known).compactMap { glyph, known in
            guard let mask = known ?? made[glyph.key], mask.width > 0 else { return nil }
            return PlacedMask(mask: mask, x: glyph.x + mask.left, y: glyph.y + mask.top)
        }
    }

    private func fill(_ masks: [PlacedMask], _ left: Int, _ top: Int, _ width: Int, _ height: Int, _ paint: Paint) {
        let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(width)))
        guard let memory = PixelMemory(count: stride * height) else {
            failure = failure ?? ExportError.drawingFailed("out of memory")
            return
        }
        memset(memory.bytes, 0, stride * height)
        let pixels = memory.bytes.assumingMemoryBound(to: UInt8.self)
        for placed in masks { Self.add(placed, to: pixels, stride, left, top, width, height) }
        guard
            let surface = cairo_image_surface_create_for_data(
                pixels, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
        else { return }
        setSource(paint) { CGRect(x: left, y: top, width: width, height: height) }
        withIdentityMatrix { cairo_mask_surface(context, surface, Double(left), Double(top)) }
        // The memory is somebody else's from here on.
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
        withExtendedLifetime(memory) {}
    }

    /// Adds a glyph's coverage to a run's.
    private static func add(
        _ placed: PlacedMask, to pixels: UnsafeMutablePointer<UInt8>, _ stride: Int, _ left: Int, _ top: Int,
        _ width: Int, _ height: Int
    ) {
        let mask = placed.mask
        let columns = max(placed.x, left)..<max(left, min(placed.x + mask.width, left + width), placed.x)
        guard !columns.isEmpty else { return }
        mask.coverage.withUnsafeBufferPointer { coverage in
            guard let coverage = coverage.baseAddress else { return }
            for y in max(placed.y, top)..<max(top, min(placed.y + mask.height, top + height), placed.y) {
                let source = coverage + (y - placed.y) * mask.width + (columns.lowerBound - placed.x)
                let target = pixels + (y - top) * stride + (columns.lowerBound - left)
                for index in 0..<columns.count {
                    let sum = UInt16(target[index]) + UInt16(source[index])
                    target[index] = UInt8(truncatingIfNeeded: min(sum, 255))
                }
            }
        }
    }
}

import CCairo
import Foundation
import GalleyGeometry
import GalleyText

/// How much of each pixel a glyph covers, at a size and a fraction of a pixel.
final class GlyphMask: Sendable {
    /// Where the first column and row lie, in pixels from the whole pixel that the glyph's pen stands in.
    let left, top: Int
    let width, height: Int
    /// From 0 to 255, in rows.
    let coverage: [UInt8]

    private init(left: Int, top: Int, width: Int, height: Int, coverage: [UInt8]) {
        self.left = left
        self.top = top
        self.width = width
        self.height = height
        self.coverage = coverage
    }

    /// What a mask is of.
    struct Key: Hashable {
        var glyph: GlyphKey
        /// Pixels an em.
        var width, height: Double
        /// Eighths of a pixel that the pen stands right of and below a whole one.
        var x, y: UInt8
    }

    /// A pen stands at one of two to the power of this many places in a pixel, along each axis: an edge is off by a sixteenth of a
    /// pixel at most, as much as its coverage by its steps. Four places, as browsers have them, differ visibly from outlines.
    static let placeBits = 3
    static let places = Double(1 << placeBits)
    /// The largest size, in pixels an em, that masks are made of: what is larger is drawn seldom, and takes much memory.
    static let largestSize = 256.0
    /// Coverage has so many steps: finer ones cannot be told apart, and make files larger.
    private static let steps = 32

    /// Draws a glyph's outline, which is 1 em = 1.
    static func make(_ outline: Path, _ key: Key) -> GlyphMask {
        let empty = GlyphMask(left: 0, top: 0, width: 0, height: 0, coverage: [])
        let transform = CGAffineTransform(
            a: key.width, b: 0, c: 0, d: key.height, tx: Double(key.x) / places, ty: Double(key.y) / places)
        guard !outline.isEmpty else { return empty }
        let box = outline.boundingRect.applying(transform)
        guard box.minX.isFinite, box.minY.isFinite, box.width < 8 * largestSize, box.height < 8 * largestSize else {
            return empty
        }
        let (left, top) = (Int(box.minX.rounded(.down)), Int(box.minY.rounded(.down)))
        let (width, height) = (Int(box.maxX.rounded(.up)) - left, Int(box.maxY.rounded(.up)) - top)
        guard width > 0, height > 0,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
        else { return empty }
        defer { cairo_surface_destroy(surface) }
        guard let context = cairo_create(surface) else { return empty }
        let canvas = CairoCanvas(context: context, target: .pixels)
        canvas.append(
            outline, transform.concatenating(CGAffineTransform(translationX: -CGFloat(left), y: -CGFloat(top))),
            limit: .infinity)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
        cairo_fill(context)
        cairo_destroy(context)
        cairo_surface_flush(surface)
        guard let pixels = cairo_image_surface_get_data(surface) else { return empty }
        let stride = Int(cairo_image_surface_get_stride(surface))
        var coverage: [UInt8] = []
        coverage.reserveCapacity(width * height)
        for y in 0..<height {
            for x in 0..<width {
                let step = (Int(pixels[y * stride + x]) * steps + 127) / 255
                coverage.append(UInt8((step * 255 + steps / 2) / steps))
            }
        }
        return GlyphMask(left: left, top: top, width: width, height: height, coverage: coverage)
    }
}

/// Masks of the glyphs drawn lately, by all threads. What is in it changes no picture, only how long it takes.
struct GlyphMaskCache: Sendable {
    private struct Entry {
        /// Held, so that no other face gets the address that the key knows it by.
        var face: FontFace
        var mask: GlyphMask
    }

    private var entries: [GlyphMask.Key: Entry] = [:]
    private var bytes = 0
    /// The most that is kept: it is a few thousand glyphs.
    private static let most = 8 << 20

    static let shared = Locked(GlyphMaskCache())

    func mask(_ key: GlyphMask.Key) -> GlyphMask? { entries[key]?.mask }

    mutating func add(_ mask: GlyphMask, _ key: GlyphMask.Key, of face: FontFace) {
        if bytes > Self.most {
            entries.removeAll(keepingCapacity: true)
            bytes = 0
        }
        bytes += mask.coverage.count + 160
        entries[key] = Entry(face: face, mask: mask)
    }
}

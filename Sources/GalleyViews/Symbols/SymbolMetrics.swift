import Foundation
import GalleyGraph
import GalleyLayout
import GalleySymbols

/// The box that a symbol image takes in a line of text, and how its outline is put into it (rules.md §14.4).
///
/// Apple's boxes of the symbols that were recorded, and of those that lie in a circle, a square or a rectangle, are in
/// `SymbolBox`: an icon's ink fills its box up to a bearing. Any other icon is as large as those of its form are on average.
struct SymbolMetrics: Sendable, Equatable {
    /// The image's size in points.
    var size: CGSize
    /// The ink's place inside the box, in points.
    var ink: CGRect
    /// From icon units to points inside the box, whose origin is its top left corner.
    var inkTransform: CGAffineTransform
    /// From the box's bottom edge up to the text baseline, in points.
    var baselineOffset: CGFloat

    /// `imageScale`'s factors.
    static let smallScale: CGFloat = 0.81
    static let mediumScale: CGFloat = 1
    static let largeScale: CGFloat = 1.28

    /// How much a unit of growth in a weight adds to a recorded box, in em: bold adds half a point at 13 points.
    static let growthUnit: CGFloat = 0.075
    /// SF's cap height in em, for callers without a font at hand.
    static let capHeight: CGFloat = 0.705

    /// Metrics at a font size in points. A size that is not finite or not positive gives an empty box.
    ///
    /// - Parameters:
    ///   - name: The symbol's name, which may have a recorded box.
    ///   - growth: How much longer the weight makes the ink than a regular one's, in em.
    ///   - capHeight: The font's cap height in points; nil takes SF's for this size.
    ///   - pixel: A pixel's length in points.
    init(
        glyph: SymbolGlyph, name: String, fontSize: CGFloat, imageScale: CGFloat = mediumScale, growth: CGFloat = 0,
        capHeight: CGFloat? = nil, pixel: CGFloat = 0.5
    ) {
        let em = fontSize * imageScale
        guard em.isFinite, em > 0, em < 1e6, max(glyph.viewBox.width, glyph.viewBox.height) > 0 else {
            size = .zero
            ink = .zero
            inkTransform = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
            baselineOffset = 0
            return
        }
        let pixel = pixel > 0 && pixel < 0.5 ? pixel : 0.5
        func rounded(_ length: CGFloat) -> CGFloat { max((length / pixel).rounded() * pixel, pixel) }
        let box = Self.box(of: glyph, name: name, growth: growth)
        let scale = Self.unit(of: glyph, in: box) * em
        size = CGSize(width: rounded(box.size.width * em), height: rounded(box.size.height * em))
        let (width, height) = (glyph.ink.width * scale, glyph.ink.height * scale)
        ink = CGRect(x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
        inkTransform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: ink.minX - glyph.ink.minX * scale, ty: ink.minY - glyph.ink.minY * scale
        )
        let middle = (capHeight ?? Self.capHeight * fontSize) / 2 + (box.middle - Self.capHeight / 2) * em
        let offset = size.height / 2 - middle
        baselineOffset = offset.isFinite ? (offset / pixel).rounded() * pixel : 0
    }

    /// An icon unit's length in em, where the outline fills the box that the name asks for.
    static func unit(of glyph: SymbolGlyph, name: String) -> CGFloat {
        unit(of: glyph, in: box(of: glyph, name: name, growth: 0))
    }

    private static func box(of glyph: SymbolGlyph, name: String, growth: CGFloat) -> SymbolBox {
        // A user's file has the size that it was drawn with, unless it is in the place of one of Apple's.
        guard var box = glyph.isFile ? SymbolBox.recorded(name) : SymbolBox.named(name) else {
            let unit = glyph.isFile ? fileUnit(glyph) : averageUnit(glyph)
            return SymbolBox(
                size: CGSize(
                    width: glyph.ink.width * unit + 2 * SymbolBox.usualBearing.width,
                    height: glyph.ink.height * unit + 2 * SymbolBox.usualBearing.height),
                middle: capHeight / 2)
        }
        box.size.width += growth
        box.size.height += growth
        return box
    }

    /// The larger side of a file's view box is 1.2 em long.
    private static func fileUnit(_ glyph: SymbolGlyph) -> CGFloat {
        1.2 / max(glyph.viewBox.width, glyph.viewBox.height)
    }

    /// Icons that fill their grid are 1 em large, like a circle. Wide, tall and small ones are drawn with longer units, up to
    /// 1.2 em to the grid: the trend among the recorded boxes.
    private static func averageUnit(_ glyph: SymbolGlyph) -> CGFloat {
        let grid = max(glyph.viewBox.width, glyph.viewBox.height)
        let share = (glyph.ink.width * glyph.ink.height).squareRoot() / grid
        return 1.2 / grid * min(0.834 * pow(max(share, 0.01), -0.75), 1)
    }

    /// As large as what fills the box but for its bearing; an icon of quite another form than the box may be larger.
    private static func unit(of glyph: SymbolGlyph, in box: SymbolBox) -> CGFloat {
        let sides: [(room: CGFloat, ink: CGFloat)] = [
            (box.size.width - 2 * box.bearing.width, glyph.ink.width),
            (box.size.height - 2 * box.bearing.height, glyph.ink.height),
        ]
        let fits = sides.filter { $0.ink > 0 }.map { max($0.room, 0.01) / $0.ink }
        guard let least = fits.min(), let most = fits.max() else { return 0 }
        return max(least, 0.85 * (least * most).squareRoot())
    }
}

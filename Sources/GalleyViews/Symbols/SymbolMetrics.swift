import Foundation
import GalleyGraph
import GalleyLayout
import GalleySymbols

/// The box that a symbol image takes in a line of text, and how its outline is put into it.
///
/// The rule: one em is 13⅓ icon units, so a full 16-unit icon is 1.2 em; the box is the outline's tight ink box with
/// 0.055 em of bearing at its sides and 0.043 em above and below, rounded to the nearest half point; it is centred on
/// half the cap height. For a star this gives 16.5 × 16 at 13 pt, 22 × 20.5 at 17, 36 × 34 at 28 and 13 × 12 at 10, where
/// SwiftUI was measured with 16.5 × 16, 22 × 20, 36 × 34 and 13 × 11.5 (rules.md §14).
/// Bolder fonts have a little more ink, and so a larger box.
struct SymbolMetrics: Sendable, Equatable {
    /// The image's size in points.
    var size: CGSize
    /// From icon units to points inside the box, whose origin is its top left corner.
    var inkTransform: CGAffineTransform
    /// From the box's bottom edge up to the text baseline, in points.
    var baselineOffset: CGFloat

    /// `imageScale`'s factors.
    static let smallScale: CGFloat = 0.81
    static let mediumScale: CGFloat = 1
    static let largeScale: CGFloat = 1.28

    /// Points per icon unit, in em.
    static let unit: CGFloat = 1.2 / 16
    /// Empty space on the left and right, and above and below the ink, in em.
    static let bearing = CGSize(width: 0.055, height: 0.043)
    /// SF's cap height in em, for callers without a font at hand.
    static let capHeight: CGFloat = 0.705

    /// Metrics at a font size in points. A size that is not finite or not positive gives an empty box.
    ///
    /// - Parameter capHeight: The font's cap height in points; nil takes SF's for this size.
    init(glyph: SymbolGlyph, fontSize: CGFloat, imageScale: CGFloat = mediumScale, capHeight: CGFloat? = nil) {
        let em = fontSize * imageScale
        let grid = max(glyph.viewBox.width, glyph.viewBox.height)
        guard em.isFinite, em > 0, em < 1e6, grid > 0 else {
            size = .zero
            inkTransform = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
            baselineOffset = 0
            return
        }
        func rounded(_ length: CGFloat) -> CGFloat { max((length * 2).rounded() / 2, 0.5) }
        let scale = em * Self.unit * 16 / grid
        let ink = glyph.ink
        size = CGSize(
            width: rounded(ink.width * scale + 2 * Self.bearing.width * em),
            height: rounded(ink.height * scale + 2 * Self.bearing.height * em))
        inkTransform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: size.width / 2 - ink.midX * scale,
            ty: size.height / 2 - ink.midY * scale)
        let cap = capHeight ?? Self.capHeight * fontSize
        let offset = (size.height - cap) / 2
        baselineOffset = offset.isFinite ? (offset * 2).rounded() / 2 : 0
    }
}

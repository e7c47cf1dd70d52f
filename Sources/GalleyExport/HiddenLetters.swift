import CCairo
import Foundation
import GalleyGeometry
import GalleyText

/// Letters that lie, unseen, under pictures among the letters (emoji), so that these can be searched and copied as text. It lives
/// for one document.
///
/// Each text has a separate glyph that stands for no character in its font, so that the document's table of what glyphs
/// mean can say the text.
final class HiddenLetters {
    /// Less than what changes a pixel, and the least that Cairo draws at all.
    static let alpha = 0.004
    /// How many different texts have a separate glyph; the others are written beside the glyph each time.
    private static let most = 1000

    private static let standIn = Paragraph(
        [TextSpan(".", font: FontRequest(size: 1))], options: ParagraphOptions(), fonts: .shared
    ).layout(width: nil, height: nil).lines.first?.runs.first

    /// The font of the letters, or nil if there is none.
    private(set) lazy var font: CairoFont? = Self.standIn.flatMap { CairoFont($0.face) }
    private static let unencoded = standIn.map { CairoFont.unencodedGlyphs(of: $0.face, most) } ?? []
    private lazy var free = Self.unencoded[...]
    private var known: [[UInt8]: UInt] = [:]

    /// The glyph for a text in UTF-8.
    func glyph(for text: [UInt8]) -> UInt {
        if let glyph = known[text] { return glyph }
        let glyph = free.popFirst() ?? UInt(Self.standIn?.glyphs.first?.id ?? 0)
        known[text] = glyph
        return glyph
    }
}

/// Where letters ended that were drawn last.
struct TextEnd {
    /// In their text, in UTF-8.
    var offset: Int
    /// On the page.
    var place: CGPoint
    /// The view and the mark that they lie in.
    var view: Int?
    var mark: Int
}

extension CairoCanvas {
    /// Writes the text of a glyph that is a picture under it.
    func show(_ letters: HiddenLetters, _ font: CairoFont, _ run: GlyphRun, _ glyph: PlacedGlyph, at origin: CGPoint) {
        let all = Array(run.text.utf8)
        let end = run.glyphs.map(\.cluster).filter { $0 > glyph.cluster }.min() ?? all.count
        guard glyph.advance > 0, glyph.x.isFinite, glyph.y.isFinite, glyph.cluster < end, end <= all.count else {
            return
        }
        let bytes = CairoLetters.accepted(Array(all[glyph.cluster..<end]))
        let index = letters.glyph(for: bytes)
        font.select(in: context, size: run.size)
        // As wide as the picture, for whoever selects it.
        var extents = cairo_text_extents_t()
        var shown = cairo_glyph_t(index: index, x: origin.x + glyph.x, y: origin.y + glyph.y)
        cairo_glyph_extents(context, &shown, 1, &extents)
        if extents.x_advance > 0 {
            var matrix = cairo_matrix_t(
                CGAffineTransform(scaleX: run.size * glyph.advance / extents.x_advance, y: run.size))
            cairo_set_font_matrix(context, &matrix)
        }
        cairo_set_source_rgba(context, 0, 0, 0, HiddenLetters.alpha)
        let clusters = [cairo_text_cluster_t(num_bytes: Int32(bytes.count), num_glyphs: 1)]
        bytes.withUnsafeBytes { text in
            cairo_show_text_glyphs(
                context, text.bindMemory(to: CChar.self).baseAddress, Int32(text.count), &shown, 1, clusters, 1,
                cairo_text_cluster_flags_t(rawValue: 0))
        }
    }

    /// Where a space belongs that a line's end has swallowed, or nil: words must not grow together for anyone who hears them.
    func spaceBefore(_ run: GlyphRun) -> CGPoint? {
        guard let tagger, let last = lastText else { return nil }
        let place = tagger.textPlace
        let isNextLine = place.view != nil && place.view == last.view && run.textStart > last.offset
        let isOtherText = place.mark == last.mark && run.textStart != last.offset
        return isNextLine || isOtherText ? last.place : nil
    }

    func noteEnd(of run: GlyphRun, at origin: CGPoint) {
        guard let tagger, let last = run.glyphs.last else { return }
        let place = tagger.textPlace
        // Text from right to left ends at its first glyph.
        let end = run.isRightToLeft ? run.glyphs[0].x : last.x + last.advance
        lastText = TextEnd(
            offset: run.textStart + run.text.utf8.count, place: CGPoint(x: origin.x + end, y: origin.y + last.y),
            view: place.view, mark: place.mark)
    }
}

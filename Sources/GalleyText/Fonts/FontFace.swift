import CHarfBuzz
import Foundation
import GalleyGeometry

/// A setting of a variable font's axis.
public struct FontVariation: Hashable, Sendable {
    /// The axis's four letters.
    public var tag: String
    /// In the axis's own units: `wght` counts from 100 to 900, `wdth` per cent. The font clamps it to its range.
    public var value: Double

    /// A setting of the axis with that tag, four letters such as "wght".
    public init(tag: String, value: Double) {
        self.tag = tag
        self.value = value
    }
}

/// A font file, or one face of a collection, at one setting of its axes.
///
/// Unchecked because HarfBuzz's objects are plain C pointers: the font is made immutable before `init` returns, after which
/// HarfBuzz allows its use from any thread, and it is released in `deinit` only. The face that it holds is shared and
/// guarded in the same way by `FontFile`.
public final class FontFace: @unchecked Sendable, Hashable {
    /// The font's file.
    public let path: String
    /// The face's place in a collection; 0 otherwise.
    public let index: Int
    /// The settings of a variable font's axes; none for the default ones.
    public let variations: [FontVariation]
    /// The name by which PDF and fonts' own tables know it, "Inter-Bold" say.
    public let postScriptName: String
    /// The family's name, as `Font.custom` takes it.
    public let familyName: String
    /// Into how many units the font's own tables divide an em; 1 at least.
    public let unitsPerEm: Double
    /// Whether upright letters are to be slanted, because the family has no italic.
    public let syntheticSlant: Bool
    /// How wide letters are drawn beside the font's own, because the family has no other widths.
    public let stretch: Double
    let font: OpaquePointer
    let file: FontFile
    /// Whether the font has every visible character of ASCII, so that they need not be looked up one by one.
    let coversASCII: Bool
    /// The advance of a space, in em.
    let spaceAdvance: Double
    /// Words that were shaped lately.
    let words = Locked(WordCache())
    private let outlines = Locked<[UInt32: Path]>([:])

    /// How far slanted letters lean, in em for each em up.
    public static let slant = 0.2

    /// - Returns: nil if HarfBuzz cannot make a font of the file.
    init?(_ file: FontFile, variations: [FontVariation] = [], syntheticSlant: Bool = false, stretch: Double = 1) {
        guard let font = hb_font_create(file.face) else { return nil }
        let settings = variations.map {
            hb_variation_t(tag: fontTag($0.tag), value: Float($0.value.isFinite ? $0.value : 0))
        }
        if !settings.isEmpty { hb_font_set_variations(font, settings, UInt32(settings.count)) }
        let unitsPerEm = Int32(clamping: hb_face_get_upem(file.face))
        hb_font_set_scale(font, Int32((Double(unitsPerEm) * stretch).rounded()), unitsPerEm)
        hb_font_make_immutable(font)
        self.file = file
        self.font = font
        self.unitsPerEm = Double(max(unitsPerEm, 1))
        path = file.path
        index = file.index
        postScriptName = file.postScriptName
        familyName = file.familyName
        self.variations = variations
        self.syntheticSlant = syntheticSlant
        self.stretch = stretch
        var glyph: hb_codepoint_t = 0
        coversASCII = (0x20...0x7E).allSatisfy { hb_font_get_nominal_glyph(font, $0, &glyph) != 0 }
        let hasSpace = hb_font_get_nominal_glyph(font, 0x20, &glyph) != 0
        spaceAdvance = hasSpace ? Double(hb_font_get_glyph_h_advance(font, glyph)) / self.unitsPerEm : 0.25
    }

    deinit { hb_font_destroy(font) }

    public static func == (a: FontFace, b: FontFace) -> Bool {
        a === b
            || a.path == b.path && a.index == b.index && a.variations == b.variations
                && a.syntheticSlant == b.syntheticSlant && a.stretch == b.stretch
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(index)
        hasher.combine(variations)
        hasher.combine(syntheticSlant)
        hasher.combine(stretch)
    }

    /// Whether the font has a separate glyph for the code point.
    func hasGlyph(for code: UInt32) -> Bool {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, code, &glyph) != 0
    }

    /// The glyph that the font has for a code point by itself; nil where it has none.
    package func glyph(of code: UInt32) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, code, &glyph) != 0 ? glyph : nil
    }

    /// Whether glyphs are pictures, which have their own colours.
    public var hasPictures: Bool { file.hasPictures }

    /// Whether the font has small capitals for the letters asked for.
    func hasSmallCaps(_ letters: SmallCaps) -> Bool {
        (!letters.contains(.lowercase) || file.substitutions.contains(fontTag("smcp")))
            && (!letters.contains(.uppercase) || file.substitutions.contains(fontTag("c2sc")))
    }

    /// The metrics of the font's own tables, at a size in points.
    func ownMetrics(size: Double) -> LineMetrics {
        func metric(_ tag: hb_ot_metrics_tag_t) -> Double {
            var value: hb_position_t = 0
            return hb_ot_metrics_get_position(font, tag, &value) != 0 ? Double(value) / unitsPerEm : 0
        }
        let ascent = abs(metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER))
        let capHeight = metric(HB_OT_METRICS_TAG_CAP_HEIGHT)
        return LineMetrics(
            ascent: ascent * size, descent: abs(metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER)) * size,
            capHeight: (capHeight > 0 ? capHeight : ascent * 0.75) * size,
            leading: max(metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP), 0) * size)
    }

    /// A glyph's outline: 1 em = 1, y down, the origin on the baseline; empty for a space or a picture. The last few thousand
    /// are kept.
    public func outline(of glyph: UInt32) -> Path {
        if let known = outlines.withLock({ $0[glyph] }) { return known }
        let outline = GlyphPen.outline(
            of: glyph, in: font, scale: 1 / unitsPerEm, slant: syntheticSlant ? Self.slant : 0)
        outlines.withLock { cache in
            if cache.count >= 4096 { cache.removeAll() }
            cache[glyph] = outline
        }
        return outline
    }

    /// A glyph's picture, in fonts that have such.
    public func colorBitmap(of glyph: UInt32) -> ColorBitmap? {
        guard file.hasPictures, let blob = hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        var extents = hb_glyph_extents_t()
        guard let data = hb_blob_get_data(blob, &length), length > 0,
            hb_font_get_glyph_extents(font, glyph, &extents) != 0
        else { return nil }
        return ColorBitmap(
            png: Array(UnsafeRawBufferPointer(start: data, count: Int(length))),
            box: CGRect(
                x: Double(extents.x_bearing) / unitsPerEm, y: -Double(extents.y_bearing) / unitsPerEm,
                width: Double(extents.width) / unitsPerEm, height: -Double(extents.height) / unitsPerEm))
    }
}

/// The four letters of a tag as HarfBuzz takes them; missing ones are spaces.
func fontTag(_ letters: String) -> hb_tag_t {
    var tag: hb_tag_t = 0
    var count = 0
    for byte in letters.utf8.prefix(4) {
        tag = tag << 8 | hb_tag_t(byte)
        count += 1
    }
    while count < 4 {
        tag = tag << 8 | 0x20
        count += 1
    }
    return tag
}

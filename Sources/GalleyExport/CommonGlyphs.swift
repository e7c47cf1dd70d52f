import CHarfBuzzSubset
import Foundation
import GalleyText

/// A font cut down to the glyphs of common western text, for documents: Cairo reads all outlines of an OpenType font (CFF)
/// each time that a document embeds a few, which takes longer than everything else on a page of text.
///
/// Which glyphs these are depends on the font alone, so that a document's bytes do not depend on documents before it.
///
/// Unchecked: nothing is written once it is made, and the blob's bytes belong to it.
final class CommonGlyphs: @unchecked Sendable {
    /// The font's file.
    let file: UnsafeRawBufferPointer
    private let blob: OpaquePointer
    /// The glyphs by the whole font's numbers; `missing` for those that are not among them.
    private let glyphs: [UInt16]
    private static let missing = UInt16.max

    private static let known = Locked<[FontFace: CommonGlyphs?]>([:])

    /// The common glyphs of a face; nil where it is not worth it: another format of outlines, axes, a small font.
    static func of(_ face: FontFace) -> CommonGlyphs? {
        if let known = known.withLock({ $0[face] }) { return known }
        let made = CommonGlyphs(face)
        return known.withLock { known in
            if known.count >= 64 { known.removeAll() }
            if let other = known[face] { return other }
            known[face] = .some(made)
            return made
        }
    }

    /// ASCII, Latin-1 and what is typed with them: dashes, quotation marks, the bullet, the euro, arrows, the minus.
    private static let characters: [ClosedRange<UInt32>] = [
        0x20...0x7E, 0xA0...0xFF, 0x2010...0x203A, 0x20AC...0x20AC, 0x2122...0x2122, 0x2190...0x2193, 0x2212...0x2212,
    ]
    /// What text is shaped with unless someone asks for more, and figures of one width.
    private static let features = ["calt", "ccmp", "clig", "liga", "locl", "rlig", "tnum"]

    private init?(_ face: FontFace) {
        guard face.variations.isEmpty, let whole = hb_blob_create_from_file_or_fail(face.path) else { return nil }
        defer { hb_blob_destroy(whole) }
        let font = hb_face_create(whole, UInt32(face.index))
        defer { hb_face_destroy(font) }
        let outlines = hb_face_reference_table(font, Self.tag("CFF "))
        defer { hb_blob_destroy(outlines) }
        guard hb_blob_get_length(outlines) > 0, hb_face_get_glyph_count(font) > 512,
            let input = hb_subset_input_create_or_fail()
        else { return nil }
        defer { hb_subset_input_destroy(input) }
        let wanted = hb_subset_input_unicode_set(input)
        for range in Self.characters { hb_set_add_range(wanted, range.lowerBound, range.upperBound) }
        let features = hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG)
        hb_set_clear(features)
        for feature in Self.features { hb_set_add(features, Self.tag(feature)) }
        let dropped = hb_subset_input_set(input, HB_SUBSET_SETS_DROP_TABLE_TAG)
        for table in ["GDEF", "GPOS", "kern"] { hb_set_add(dropped, Self.tag(table)) }
        hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING.rawValue)
        guard let plan = hb_subset_plan_create_or_fail(font, input) else { return nil }
        defer { hb_subset_plan_destroy(plan) }
        guard let part = hb_subset_plan_execute_or_fail(plan) else { return nil }
        defer { hb_face_destroy(part) }
        guard let made = hb_face_reference_blob(part) else { return nil }
        var length: UInt32 = 0
        guard let bytes = hb_blob_get_data(made, &length), length > 0 else {
            hb_blob_destroy(made)
            return nil
        }
        let numbers = hb_subset_plan_old_to_new_glyph_mapping(plan)
        glyphs = (0..<hb_face_get_glyph_count(font)).map { glyph in
            let number = hb_map_get(numbers, glyph)
            return number < UInt32(Self.missing) ? UInt16(number) : Self.missing
        }
        blob = made
        file = UnsafeRawBufferPointer(start: bytes, count: Int(length))
    }

    deinit { hb_blob_destroy(blob) }

    /// Whether all of some glyphs are among them.
    func contains(_ run: [PlacedGlyph]) -> Bool {
        run.allSatisfy { $0.id < glyphs.count && glyphs[Int($0.id)] != Self.missing }
    }

    /// A glyph's number in the smaller font; only of those that `contains` says yes to.
    func number(of glyph: UInt32) -> UInt { UInt(glyphs[Int(glyph)]) }

    private static func tag(_ name: String) -> hb_tag_t { name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) } }
}

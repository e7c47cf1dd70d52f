import CHarfBuzzSubset
import Foundation
import GalleyText

/// A font cut down to some characters, for a file that brings it along: no kerning, no substitutions, no axes, because anyone who
/// draws with it Called where each glyph stands.
enum FontSubset {
    /// Whether a face can be cut down: it is drawn as its file has it, and its maker does not forbid that files bring it along.
    static func isPossible(_ face: FontFace) -> Bool {
        guard !face.hasPictures, !face.syntheticSlant, face.stretch == 1 else { return false }
        return withFace(face) { font in
            let table = hb_face_reference_table(font, tag("OS/2"))
            defer { hb_blob_destroy(table) }
            var length: UInt32 = 0
            guard let bytes = hb_blob_get_data(table, &length), length >= 10 else { return true }
            // fsType, the lowest four bits: 2 forbids it (OpenType, OS/2).
            return UnsafeRawBufferPointer(start: bytes, count: Int(length))[9] & 0xF != 2
        } ?? false
    }

    /// The font's file; nil where HarfBuzz cannot make it.
    static func file(_ face: FontFace, characters: Set<UInt32>) -> Data? {
        withFace(face) { font -> Data? in
            guard let input = hb_subset_input_create_or_fail() else { return nil }
            defer { hb_subset_input_destroy(input) }
            let wanted = hb_subset_input_unicode_set(input)
            for character in characters.sorted() { hb_set_add(wanted, character) }
            let dropped = hb_subset_input_set(input, HB_SUBSET_SETS_DROP_TABLE_TAG)
            for table in ["GDEF", "GPOS", "GSUB", "kern", "STAT", "DSIG"] { hb_set_add(dropped, tag(table)) }
            hb_set_clear(hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG))
            hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_NO_HINTING.rawValue)
            guard pinAxes(of: font, as: face, input), let part = hb_subset_or_fail(font, input) else { return nil }
            defer { hb_face_destroy(part) }
            let blob = hb_face_reference_blob(part)
            defer { hb_blob_destroy(blob) }
            var length: UInt32 = 0
            guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
            return Data(bytes: bytes, count: Int(length))
        } ?? nil
    }

    /// Sets every axis of a variable font to where the face has it.
    private static func pinAxes(of font: OpaquePointer, as face: FontFace, _ input: OpaquePointer) -> Bool {
        var count = hb_ot_var_get_axis_count(font)
        guard count > 0 else { return true }
        var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
        hb_ot_var_get_axis_infos(font, 0, &count, &axes)
        return axes.allSatisfy { axis in
            let wanted = face.variations.last { tag($0.tag) == axis.tag }?.value ?? Double(axis.default_value)
            let value = min(max(Float(wanted.isFinite ? wanted : 0), axis.min_value), axis.max_value)
            return hb_subset_input_pin_axis_location(input, font, axis.tag, value) != 0
        }
    }

    private static func withFace<Result>(_ face: FontFace, _ body: (OpaquePointer) -> Result)
        -> Result?
    {
        guard let file = hb_blob_create_from_file_or_fail(face.path) else { return nil }
        defer { hb_blob_destroy(file) }
        guard let font = hb_face_create(file, UInt32(face.index)) else { return nil }
        defer { hb_face_destroy(font) }
        return body(font)
    }

    private static func tag(_ name: String) -> hb_tag_t { name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) } }
}

import CHarfBuzz

/// One face of a font file, mapped into memory; its settings of axes share it.
///
/// Unchecked because HarfBuzz's face is a plain C pointer: it is made immutable before `init` returns, after which HarfBuzz
/// allows its use from any thread, and it is released in `deinit` only.
final class FontFile: @unchecked Sendable {
    let path: String
    let index: Int
    let face: OpaquePointer
    let familyName: String
    let postScriptName: String
    /// Whether glyphs are pictures.
    let hasPictures: Bool
    /// The features that replace glyphs by others.
    let substitutions: Set<hb_tag_t>

    /// - Returns: nil if there is no such file, or it holds no such face, or a face without glyphs.
    init?(path: String, index: Int = 0) {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
        defer { hb_blob_destroy(blob) }
        guard index >= 0, index < Int(hb_face_count(blob)), let face = hb_face_create(blob, UInt32(index)) else {
            return nil
        }
        guard hb_face_get_glyph_count(face) > 0, hb_face_get_upem(face) > 0 else {
            hb_face_destroy(face)
            return nil
        }
        hb_face_make_immutable(face)
        self.path = path
        self.index = index
        self.face = face
        let family = Self.name(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY, of: face)
        familyName = family.isEmpty ? Self.name(HB_OT_NAME_ID_FONT_FAMILY, of: face) : family
        postScriptName = Self.name(HB_OT_NAME_ID_POSTSCRIPT_NAME, of: face)
        hasPictures = hb_ot_color_has_png(face) != 0
        substitutions = Self.substitutions(of: face)
    }

    deinit { hb_face_destroy(face) }

    /// The number of faces in a file; 0 if it is no font.
    static func faceCount(path: String) -> Int {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return 0 }
        defer { hb_blob_destroy(blob) }
        return Int(hb_face_count(blob))
    }

    /// All the names that the font may be asked for by.
    var names: [String] {
        let ids = [HB_OT_NAME_ID_FONT_FAMILY, HB_OT_NAME_ID_FULL_NAME]
        return ([familyName, postScriptName] + ids.map { Self.name($0, of: face) }).filter { !$0.isEmpty }
    }

    /// The name for people, "Inter Bold" say.
    var fullName: String { Self.name(HB_OT_NAME_ID_FULL_NAME, of: face) }

    /// 100…900, from the font's own table.
    var weight: Int { Int(style(HB_STYLE_TAG_WEIGHT).rounded()) }

    var isItalic: Bool { style(HB_STYLE_TAG_ITALIC) != 0 || style(HB_STYLE_TAG_SLANT_ANGLE) != 0 }

    private func style(_ tag: hb_style_tag_t) -> Double {
        guard let font = hb_font_create(face) else { return 0 }
        defer { hb_font_destroy(font) }
        let value = Double(hb_style_get_value(font, tag))
        return value.isFinite ? value : 0
    }

    /// The reach of an axis, or nil.
    func axis(_ tag: String) -> ClosedRange<Double>? {
        var info = hb_ot_var_axis_info_t()
        guard hb_ot_var_find_axis_info(face, fontTag(tag), &info) != 0, info.min_value <= info.max_value else {
            return nil
        }
        return Double(info.min_value)...Double(info.max_value)
    }

    private static func substitutions(of face: OpaquePointer) -> Set<hb_tag_t> {
        let table = fontTag("GSUB")
        var count = hb_ot_layout_table_get_feature_tags(face, table, 0, nil, nil)
        return withUnsafeTemporaryAllocation(of: hb_tag_t.self, capacity: Int(count)) { tags in
            tags.initialize(repeating: 0)
            hb_ot_layout_table_get_feature_tags(face, table, 0, &count, tags.baseAddress)
            return Set(tags.prefix(Int(count)))
        }
    }

    private static func name(_ id: Int, of face: OpaquePointer) -> String {
        var length: UInt32 = 256
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
            buffer.initialize(repeating: 0)
            hb_ot_name_get_utf8(face, hb_ot_name_id_t(id), nil, &length, buffer.baseAddress)
            return String(decoding: buffer.prefix(Int(min(length, 255))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
    }
}

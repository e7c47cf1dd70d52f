import CCairo
import Foundation
import GalleyGeometry
import GalleyText

/// A font face for Cairo, opened with FreeType: from the face's own file, or what holds its common glyphs.
///
/// Unchecked: it is with one document, and so one thread, at a time, or in the list of unused ones.
final class CairoFont: @unchecked Sendable {
    private let face: OpaquePointer
    /// FreeType's own, which lives as long as Cairo's.
    private let outlines: FT_Face
    /// The glyph of a space, or nil if the font has none.
    let space: UInt?
    private let slant: Double
    private let stretch: Double
    private let variations: String

    /// FreeType's objects behind a Cairo face. Cairo keeps faces in a separate cache and may drop them much later and on another
    /// thread; each face therefore has a library to itself, which nothing else touches.
    private struct Resources {
        var library: FT_Library
        var face: FT_Face
        /// The font's file, where it is in memory.
        var glyphs: CommonGlyphs?
    }

    /// Which font it is.
    struct Key: Hashable {
        var face: FontFace
        /// Whether it has the common glyphs alone.
        var isCommon: Bool
    }

    /// Fonts that no document uses, for the next one: Cairo keeps the glyphs that it has read with them, which takes longer than
    /// anything else in a short document. Two documents never share a font: one whose text Cairo cannot draw at some size is of
    /// no use from then on, at any size.
    private static let unused = Locked<[Key: [CairoFont]]>([:])

    /// A face's font, opened unless one is open and free.
    /// - Returns: nil if FreeType cannot open the file.
    static func take(_ key: Key) -> CairoFont? {
        if let font = unused.withLock({ $0[key]?.popLast() }) { return font }
        return CairoFont(key.face, key.isCommon ? CommonGlyphs.of(key.face) : nil)
    }

    /// Keeps the fonts of a document that is written without a failure.
    static func giveBack(_ fonts: [Key: CairoFont?]) {
        unused.withLock { unused in
            if unused.count > 32 { unused.removeAll(keepingCapacity: true) }
            for case (let key, let font?) in fonts where unused[key, default: []].count < 4 {
                guard cairo_font_face_status(font.face) == CAIRO_STATUS_SUCCESS else { continue }
                unused[key, default: []].append(font)
            }
        }
    }

    /// - Returns: nil if FreeType cannot open the file.
    init?(_ source: FontFace, _ glyphs: CommonGlyphs? = nil) {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0, let library else { return nil }
        var opened: FT_Face?
        let error =
            if let glyphs {
                FT_New_Memory_Face(
                    library, glyphs.file.bindMemory(to: FT_Byte.self).baseAddress, FT_Long(glyphs.file.count), 0,
                    &opened)
            } else {
                FT_New_Face(library, source.path, FT_Long(source.index), &opened)
            }
        guard error == 0, let opened else {
            FT_Done_FreeType(library)
            return nil
        }
        Self.apply(source.variations, to: opened, library)
        let resources = UnsafeMutablePointer<Resources>.allocate(capacity: 1)
        resources.initialize(to: Resources(library: library, face: opened, glyphs: glyphs))
        let key = Self.userDataKey
        guard let made = cairo_ft_font_face_create_for_ft_face(opened, Int32(FT_LOAD_NO_HINTING)),
            cairo_font_face_set_user_data(
                made, key, resources,
                { pointer in
                    guard let resources = pointer?.assumingMemoryBound(to: Resources.self) else { return }
                    FT_Done_Face(resources.pointee.face)
                    FT_Done_FreeType(resources.pointee.library)
                    resources.deinitialize(count: 1)
                    resources.deallocate()
                }) == CAIRO_STATUS_SUCCESS
        else {
            FT_Done_Face(opened)
            FT_Done_FreeType(library)
            resources.deinitialize(count: 1)
            resources.deallocate()
            return nil
        }
        face = made
        outlines = opened
        let glyph = FT_Get_Char_Index(opened, 0x20)
        space = glyph == 0 ? nil : UInt(glyph)
        slant = source.syntheticSlant ? FontFace.slant : 0
        stretch = source.stretch
        variations = source.variations.map { "\($0.tag)=\($0.value)" }.joined(separator: ",")
    }

    deinit {
        cairo_font_face_destroy(face)
    }

    /// Cairo's name for our resources. Safe to share: only the address matters, nothing is ever read or written there.
    private nonisolated(unsafe) static let userDataKey: UnsafePointer<cairo_user_data_key_t> = {
        let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
        key.initialize(to: cairo_user_data_key_t())
        return UnsafePointer(key)
    }()

    private static func apply(_ variations: [FontVariation], to face: FT_Face, _ library: FT_Library) {
        guard !variations.isEmpty else { return }
        var axes: UnsafeMutablePointer<FT_MM_Var>?
        guard FT_Get_MM_Var(face, &axes) == 0, let axes else { return }
        defer { FT_Done_MM_Var(library, axes) }
        let coordinates = (0..<Int(axes.pointee.num_axis)).map { index -> FT_Fixed in
            let axis = axes.pointee.axis[index]
            let name = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: axis.tag >> $0) }
            guard let wanted = variations.first(where: { Array($0.tag.utf8) == name }), wanted.value.isFinite else {
                return axis.def
            }
            let value = min(32_000, max(-32_000, wanted.value))
            return min(axis.maximum, max(axis.minimum, FT_Fixed((value * 65_536).rounded())))
        }
        var values = coordinates
        FT_Set_Var_Design_Coordinates(face, UInt32(values.count), &values)
    }

    /// The glyphs that no character is drawn with by itself, the first `count` of them that have an outline.
    static func unencodedGlyphs(of face: FontFace, _ count: Int) -> [UInt] {
        CairoFont(face)?.unencodedGlyphs(count) ?? []
    }

    private func unencodedGlyphs(_ count: Int) -> [UInt] {
        var encoded: Set<FT_UInt> = [0]
        var glyph: FT_UInt = 0
        var character = FT_Get_First_Char(outlines, &glyph)
        while glyph != 0 {
            encoded.insert(glyph)
            character = FT_Get_Next_Char(outlines, character, &glyph)
        }
        var found: [UInt] = []
        for glyph in 1..<FT_UInt(max(outlines.pointee.num_glyphs, 1)) where !encoded.contains(glyph) {
            guard FT_Load_Glyph(outlines, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0,
                outlines.pointee.glyph.pointee.outline.n_points > 2
            else { continue }
            found.append(UInt(glyph))
            if found.count == count { break }
        }
        return found
    }

    /// Makes this the context's font, unhinted.
    func select(in context: OpaquePointer, size: Double) {
        cairo_set_font_face(context, face)
        var matrix = cairo_matrix_t(
            CGAffineTransform(a: stretch * size, b: 0, c: -slant * size, d: size, tx: 0, ty: 0))
        cairo_set_font_matrix(context, &matrix)
        let options = cairo_font_options_create()
        defer { cairo_font_options_destroy(options) }
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        if !variations.isEmpty { cairo_font_options_set_variations(options, variations) }
        cairo_set_font_options(context, options)
    }
}

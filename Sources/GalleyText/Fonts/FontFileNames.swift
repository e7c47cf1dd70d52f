import CHarfBuzz

/// What the first font of a file says of itself.
package struct FontFileNames: Sendable {
    package let postScript: String
    package let full: String
    package let glyphs: Int
    package let unitsPerEm: Int

    /// - Returns: Nil where the file is missing, or no font.
    package init?(path: String) {
        guard let file = FontFile(path: path) else { return nil }
        postScript = file.postScriptName
        full = file.fullName
        glyphs = Int(hb_face_get_glyph_count(file.face))
        unitsPerEm = Int(hb_face_get_upem(file.face))
    }
}

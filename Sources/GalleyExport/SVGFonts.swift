import Foundation
import GalleyDrawing
import GalleyText

/// Text as text, in fonts that the file brings along. A glyph that stands for one character, and is the font's own for it, is
/// written as that character, in its place; all other text is outlines.
struct SVGFonts {
    private struct Font {
        let name: String
        let isPossible: Bool
        var characters: Set<UInt32> = []
    }

    private var fonts: [FontFace: Font] = [:]
    /// In the order in which they come first.
    private var faces: [FontFace] = []

    /// The name of the font that holds all of a run's glyphs by their characters; nil where there can be none.
    mutating func name(for run: GlyphRun) -> String? {
        if fonts[run.face] == nil {
            fonts[run.face] = Font(name: Self.name(of: run.face), isPossible: FontSubset.isPossible(run.face))
            faces.append(run.face)
        }
        guard let font = fonts[run.face], font.isPossible, Self.isPlain(run) else { return nil }
        fonts[run.face]?.characters.formUnion(run.text.unicodeScalars.map(\.value))
        return font.name
    }

    /// The style sheet that defines the fonts; empty where there are none.
    /// - Throws: `ExportError` if a font cannot be cut down.
    func styleSheet() throws -> String {
        let rules = try faces.compactMap { face -> String? in
            guard let font = fonts[face], !font.characters.isEmpty else { return nil }
            guard let file = FontSubset.file(face, characters: font.characters) else {
                throw ExportError.drawingFailed(
                    "the font '\(face.postScriptName)' cannot be cut down to what is shown; write its text as outlines")
            }
            let kind = file.starts(with: Data("OTTO".utf8)) ? "otf" : "ttf"
            return
                "@font-face{font-family:\(font.name);src:url(data:font/\(kind);base64,\(file.base64EncodedString()))}\n"
        }
        return rules.isEmpty ? "" : "<style>\n\(rules.joined())</style>\n"
    }

    /// Pictures in one page share a name for one face: browsers look for a character in all fonts of a name.
    private static func name(of face: FontFace) -> String {
        let settings = face.variations.map { "\($0.tag)=\($0.value)" }.joined(separator: " ")
        let file = URL(fileURLWithPath: face.path).lastPathComponent
        return SVGContentName.text("t", "\(face.postScriptName) \(file) \(face.index) \(settings)")
    }

    /// Whether each of a run's characters has a separate glyph, the one that the font has for it, in one line.
    private static func isPlain(_ run: GlyphRun) -> Bool {
        guard !run.isRightToLeft, run.glyphs.count == run.text.unicodeScalars.count, let first = run.glyphs.first else {
            return false
        }
        var cluster = 0
        for (glyph, character) in zip(run.glyphs, run.text.unicodeScalars) {
            // Characters beyond the first 65,536 count twice in SVG's lists of places; controls are none of XML's.
            guard character.value >= 0x20, character.value < 0x1_0000, character.value & 0xFFFE != 0xFFFE,
                glyph.cluster == cluster, glyph.y == first.y, glyph.x.isFinite,
                run.face.glyph(of: character.value) == glyph.id
            else { return false }
            cluster += character.utf8.count
        }
        return true
    }
}

extension SVGCanvas {
    /// Writes a run as text; false where it has to be outlines.
    func writeText(_ run: GlyphRun, at origin: CGPoint, _ color: ResolvedColor) -> Bool {
        guard let name = fonts?.name(for: run), let first = run.glyphs.first else { return false }
        flushText()
        let places = run.glyphs.map { SVGNumber.text(Double(origin.x) + $0.x) }.joined(separator: " ")
        let start = "<text xml:space=\"preserve\" font-family=\"\(name)\" font-size=\"\(SVGNumber.text(run.size))\""
        emit(
            start + " x=\"\(places)\" y=\"\(SVGNumber.text(Double(origin.y) + first.y))\""
                + "\(Self.colorAttributes("fill", color))>\(Self.escaped(run.text))</text>")
        return true
    }
}

import Foundation
import GalleyText
import Testing

@testable import GalleyExport

@Suite("The common glyphs of a font") struct CommonGlyphsTests {
    private func run(_ text: String) throws -> GlyphRun {
        let paragraph = Paragraph(
            [TextSpan(text, font: FontRequest(size: 17))], options: ParagraphOptions(), fonts: .shared)
        return try #require(paragraph.layout(width: nil, height: nil).lines.first?.runs.first)
    }

    /// OpenType, font file: "OTTO", how many tables there are, and from the twelfth byte on sixteen for each, its name first.
    @Test("A font of their outlines, without what letters are shaped with") func tables() throws {
        let run = try run("Ada & Ève – 12 €")
        #expect(run.face.postScriptName == "Inter-Regular")
        let common = try #require(CommonGlyphs.of(run.face))
        let file = common.file
        #expect(String(decoding: file[..<4], as: UTF8.self) == "OTTO")
        let tables = (0..<Int(file[5])).map { String(decoding: file[12 + 16 * $0..<16 + 16 * $0], as: UTF8.self) }
        #expect(tables.contains("CFF ") && tables.contains("cmap") && tables.contains("hmtx"))
        #expect(!tables.contains("GPOS") && !tables.contains("GDEF") && !tables.contains("kern"))
        #expect(common.contains(run.glyphs))
        #expect(try !common.contains(self.run("Ωж").glyphs))
    }
}

import Foundation
import GalleyDrawing
import GalleyText
import Testing

@testable import GalleyExport

@Suite("What is said of items") struct SpokenItemsTests {
    private func runs(_ parts: [(String, start: Int)]) throws -> [DrawItem] {
        let paragraph = Paragraph(
            [TextSpan("a", font: FontRequest(size: 17))], options: ParagraphOptions(), fonts: .shared)
        let face = try #require(paragraph.layout(width: nil, height: nil).lines.first?.runs.first?.face)
        return parts.map { text, start in
            let run = GlyphRun(
                face: face, size: 17, tag: 0, glyphs: [], text: text, textStart: start, isRightToLeft: false)
            return .glyphs(run, origin: .zero, .color(.black))
        }
    }

    /// A line ends without the space that it was broken at, so that the next one begins further on in the text; runs of one
    /// line that differ in their look begin where the one before ends.
    @Test("Words that a line's end parts stay apart, and parts of words together") func lines() throws {
        #expect(try runs([("re", 0), ("port", 2)]).spokenText == "report")
        #expect(try runs([("one", 0), ("two", 4), ("three", 8)]).spokenText == "one two three")
        // "é" is two bytes long.
        #expect(try runs([("é", 0), ("tude", 2), ("fin", 7)]).spokenText == "étude fin")
        #expect(try runs([("one ", 0), ("two", 5)]).spokenText == "one two")
    }
}

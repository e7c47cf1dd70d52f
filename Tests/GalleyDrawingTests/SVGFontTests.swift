import Foundation
import GalleyDrawing
import GalleyExport
import GalleyFormats
import GalleyGeometry
import GalleyFormatChecks
import GalleyText
import Testing

/// Text as text, in fonts that SVG files bring along.
@Suite struct SVGFontTests {
    private func list(_ text: String, _ request: FontRequest = FontRequest(size: 17)) -> DisplayList {
        let paragraph = Paragraph([TextSpan(text, font: request)], options: ParagraphOptions(), fonts: .shared)
        let items = paragraph.layout(width: nil, height: nil).lines.flatMap { line in
            line.runs.map { DrawItem.glyphs($0, origin: CGPoint(x: 10, y: 0), .color(.black)) }
        }
        return DisplayList(size: CGSize(width: 300, height: 60), items: items)
    }

    private func svg(_ list: DisplayList) throws -> String {
        var exporter = SVGExporter()
        exporter.text = .embedded
        return String(decoding: try exporter.data(for: list), as: UTF8.self)
    }

    /// The font files in an SVG file.
    private func fonts(_ text: String) -> [Data] {
        text.components(separatedBy: ";base64,").dropFirst().compactMap {
            Data(base64Encoded: String($0.prefix { $0 != ")" }))
        }
    }

    @Test("Each character is told its place, and is there once") func places() throws {
        let list = list("Wave & go")
        let text = try svg(list)
        #expect(text.contains(">Wave &amp; go</text>") && !text.contains("<use") && !text.contains("opacity=\"0\""))
        let match = try #require(text.firstMatch(of: /<text[^>]* x="([^"]*)" y="([^"]*)"/))
        let places = match.1.split(separator: " ").compactMap { Double($0) }
        guard case .glyphs(let run, let origin, _, _)? = list.items.first else { throw CocoaError(.featureUnsupported) }
        #expect(places.count == 9)
        for (place, glyph) in zip(places, run.glyphs) { #expect(abs(place - Double(origin.x) - glyph.x) < 0.001) }
        #expect(try svg(list) == text)
    }

    // fontTools' reader is independent; where it is not installed FreeType's table of characters is asked by Cairo's pictures.
    @Test("The font has what is shown, and nothing else", .enabled(if: DocumentTool.has("python3"))) func subset()
        throws
    {
        let text = try svg(list("Ada Ada"))
        let files = fonts(text)
        #expect(files.count == 1)
        let file = try #require(files.first)
        #expect(file.count < 8000)
        // The tables of a font: sixteen bytes each, from the twelfth on (OpenType, font file).
        let tables = (0..<Int(file[5])).map { String(decoding: file[12 + 16 * $0..<16 + 16 * $0], as: UTF8.self) }
        #expect(
            tables.contains("cmap") && !tables.contains("GSUB") && !tables.contains("GPOS") && !tables.contains("fvar"))
        // A, d, a, the space, and the box for what is missing.
        let place = try #require((0..<Int(file[5])).first { tables[$0] == "maxp" })
        func number(_ start: Int, _ length: Int) -> Int { file[start..<start + length].reduce(0) { $0 << 8 | Int($1) } }
        #expect(number(number(12 + 16 * place + 8, 4) + 4, 2) == 5)
    }

    @Test("What no character's own glyph shows stays outlines over invisible text", arguments: ["مرحبا", "1️⃣", "👍🏽"])
    func outlines(_ text: String) throws {
        let file = try svg(list(text))
        #expect(!file.contains("@font-face") || !file.contains("xml:space"))
        #expect(file.contains("opacity=\"0\""))
    }

    @Test("Weights are fonts of their own, and a variable font is one at its setting") func weights() throws {
        let bold = list("Bold", FontRequest(size: 17, weight: 700))
        let both = DisplayList(size: bold.size, items: list("Plain").items + bold.items)
        let text = try svg(both)
        #expect(fonts(text).count == 2)
        #expect(Set(text.matches(of: /font-family="([^"]*)"/).map { String($0.1) }).count == 2)
    }

    @Test("Without it nothing changes, and parts to compare are outlines") func usual() throws {
        let text = String(decoding: try SVGExporter().data(for: list("Wave")), as: UTF8.self)
        #expect(!text.contains("@font-face") && text.contains("<use"))
        var settings = PictureSettings()
        settings.svgText = .embedded
        #expect(try PictureFormat.svg.data(for: list("Wave"), settings) == Data(svg(list("Wave")).utf8))
    }
}

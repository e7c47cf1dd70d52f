import Foundation
import FoundationXML
import GalleyDrawing
import GalleyExport
import GalleyImages
import GalleyLayout
import GalleyFormatChecks
import GalleyText
import Testing

/// Text in every format.
@Suite struct TextTests {
    /// A line of text on a white ground.
    private func list(_ text: String, paint: Paint = .color(.black), weight: Int = 400) -> DisplayList {
        let span = TextSpan(text, font: FontRequest(size: 20, weight: weight))
        let paragraph = Paragraph([span], options: ParagraphOptions(), fonts: .shared)
        var items: [DrawItem] = []
        for line in paragraph.layout(width: nil, height: nil).lines {
            for run in line.runs {
                items.append(.glyphs(run, origin: CGPoint(x: 10, y: 10), paint, pictures: run.pictures))
            }
        }
        return DisplayList(size: CGSize(width: 400, height: 50), items: items)
    }

    private func svg(_ list: DisplayList) throws -> String {
        String(decoding: try SVGExporter().data(for: list), as: UTF8.self)
    }

    @Test(arguments: ["Hello", "한국어", "مرحبا", "日本語"]) func everyFormatDrawsInk(text: String) throws {
        let picture = list(text)
        let image = try PNGExporter().image(for: picture)
        let ink = stride(from: 3, to: image.premultipliedBGRA.count, by: 4).reduce(0) {
            $0 + Int(image.premultipliedBGRA[$1])
        }
        #expect(ink > 255 * 50)
        #expect(try svg(picture).contains("<use xlink:href=\"#g1\""))
        let pdf = try PDFExporter().data(for: picture)
        #expect(try DocumentTool.objects(pdf).contains("/FontFile"))
        #expect(pdf == (try PDFExporter().data(for: picture)))
    }

    @Test func svgTextCanBeSearched() throws {
        let text = try svg(list("Fish & <chips>"))
        #expect(text.contains(">Fish &amp; &lt;chips&gt;</text>"))
        let mixed = list("One 한국어 two")
        #expect(XMLParser(data: try SVGExporter().data(for: mixed)).parse())
        // Runs of one line share an element, so that a search finds words across them.
        #expect(try svg(mixed).components(separatedBy: "<text ").count == 2)
        // Lines do not.
        #expect(try svg(list("One\nTwo")).components(separatedBy: "<text ").count == 3)
    }

    @Test func textTakesGradients() throws {
        let paint = Paint.linearGradient(GradientTests.stops, start: .zero, end: CGPoint(x: 200, y: 0))
        #expect(try svg(list("Gradient", paint: paint, weight: 700)).contains("fill=\"url(#p1)\""))
        _ = try PDFExporter().data(for: list("Gradient", paint: paint, weight: 700))
        let image = Pixels(try PNGExporter().image(for: list("IIIIIIIIIIIIIIIIII", paint: paint, weight: 900)))
        let row = (0..<400).map { image[$0, 24] }.filter { $0[3] == 255 }
        #expect((row.first?[0] ?? 0) > (row.last?[0] ?? 255))
    }

    /// FreeType refuses fonts of 65,536 pixels an em, whichever axis is so long.
    @Test(
        arguments: [
            CGAffineTransform(scaleX: 1, y: 3_000), CGAffineTransform(scaleX: 1, y: 4_000),
            CGAffineTransform(scaleX: 1e9, y: 1e9), CGAffineTransform(scaleX: 1e-9, y: -1e9),
            CGAffineTransform(a: 1e-9, b: 1e-9, c: 1e9, d: -1e9, tx: 0, ty: 0),
        ])
    func textOfAnySizeIsDrawnInDocuments(transform: CGAffineTransform) throws {
        let text = list("abc 🎉")
        let scaled = DisplayList(size: text.size, items: [.group(transform: transform, text.items)])
        #expect(try PDFExporter().data(for: scaled).starts(with: Array("%PDF-".utf8)))
    }

    @Test func emojiAreInColour() throws {
        let picture = list("🎉")
        let pixels = Pixels(try PNGExporter().image(for: picture))
        let colours = Set((0..<400).flatMap { x in (0..<50).map { y in pixels[x, y] } })
        #expect(colours.count > 50)
        let file = try svg(picture)
        #expect(file.contains("data:image/png;base64,"))
        // It is the text that is heard, not a picture without a name.
        #expect(file.contains("<use xlink:href=\"#i1\" aria-hidden=\"true\""))
        #expect(file.contains(">🎉</text>"))
    }

    @Test func parallelRendersAgree() async throws {
        let expected = try PDFExporter().data(for: list("Parallel 한국어"))
        let results = await withTaskGroup(of: Data?.self) { group in
            for _ in 0..<8 {
                let picture = list("Parallel 한국어")
                group.addTask { try? PDFExporter().data(for: picture) }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(results.allSatisfy { $0 == expected })
    }
}

import Foundation
import FoundationXML
import GalleyDrawing
import GalleyExport
import GalleyGeometry
import GalleyPictures
import Testing

@Suite struct DocumentTests {
    private func svg(_ list: DisplayList) throws -> String {
        String(decoding: try SVGExporter().data(for: list), as: UTF8.self)
    }

    @Test func svgIsWellFormed() throws {
        for list in [Samples.picture, Samples.hostile] {
            let parser = XMLParser(data: try SVGExporter().data(for: list))
            #expect(parser.parse(), "\(String(describing: parser.parserError))")
        }
    }

    @Test func svgNamesViewsThatDraw() throws {
        let text = try svg(Samples.picture)
        #expect(
            text.contains(
                "<g data-view=\"Circle\" data-label=\"a &quot;&lt;&amp;&gt;&quot; \u{FFFD}\" data-id=\"dial\">"))
        #expect(!text.contains("data-view=\"Empty\""))
        #expect(text.contains("width=\"220\" height=\"220\" viewBox=\"0 0 220 220\""))
    }

    @Test func svgIsDeterministic() throws {
        #expect(try SVGExporter().data(for: Samples.picture) == SVGExporter().data(for: Samples.picture))
        let prefixed = String(
            decoding: try SVGExporter(idPrefix: "a-").data(for: Samples.picture), as: UTF8.self)
        #expect(prefixed.contains("id=\"a-c1\"") && prefixed.contains("url(#a-c1)"))
    }

    @Test func svgNumbersAreShort() throws {
        let third = 1.0 / 3
        let list = DisplayList(
            size: CGSize(width: 10, height: 10),
            items: [
                .fill(
                    Path(CGRect(x: third, y: -third, width: 0.5, height: 100)),
                    .color(ResolvedColor(red: 1, green: 0, blue: 0, alpha: 0.5)), FillStyle()),
                .stroke(
                    Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)), .color(.black),
                    StrokeStyle(lineWidth: 10, dash: [1, 10])),
            ])
        let text = try svg(list)
        #expect(
            text.contains(
                "<rect x=\".333\" y=\"-.333\" width=\".5\" height=\"100\" fill=\"#f00\" fill-opacity=\".5\"/>"))
        #expect(text.contains("stroke-dasharray=\"1 10\""))
        #expect(text.contains("d=\"M10 5c0 2.761-2.239 5-5 5-2.761 0-5-2.239-5-5 0-2.761"))
    }

    @Test func pdfIsDeterministic() throws {
        let first = try PDFExporter(title: "Picture").data(for: Samples.picture)
        #expect(first.starts(with: Array("%PDF-".utf8)))
        #expect(first == (try PDFExporter(title: "Picture").data(for: Samples.picture)))
        #expect(first.range(of: Data("20000101000000".utf8)) == nil)
    }

    @Test func pdfHasAPageForEachList() throws {
        let small = DisplayList(size: CGSize(width: 100, height: 50))
        let data = try PDFExporter().data(forPages: [small, Samples.picture, small])
        #expect(try DocumentTool.objects(data).contains("/Count 3"))
        #expect(throws: ExportError.self) { try PDFExporter().data(forPages: []) }
    }

    @Test func hostileListsDrawSomething() throws {
        _ = try PNGExporter(scale: 2).data(for: Samples.hostile)
        _ = try PDFExporter().data(for: Samples.hostile)
        _ = try SVGExporter().data(for: Samples.hostile)
    }
}

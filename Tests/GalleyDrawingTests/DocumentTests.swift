import Foundation
import FoundationXML
import GalleyDrawing
import GalleyFormats
import GalleyGeometry
import GalleyFormatChecks
import GalleyText
import Testing

@testable import GalleyExport

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

    /// A document holds what it is made of, and nothing of the structure that Cairo writes besides.
    @Test func pdfHasNoStructureButItsOwn() throws {
        let square = DrawItem.fill(Path(CGRect(x: 1, y: 1, width: 5, height: 5)), .color(.black), FillStyle())
        let list = DisplayList(
            size: CGSize(width: 9, height: 9),
            items: [.group(semantics: Semantics(.figure, label: "Square"), [square]), square])
        let file = try PDFExporter().data(for: list)
        // Objects lie together in compressed streams.
        var texts: [String] = []
        var rest = file[...]
        while let start = rest.range(of: Data("/Type/ObjStm".utf8)) {
            let stream = try #require(rest[start.upperBound...].range(of: Data("stream\n".utf8)))
            let end = try #require(rest[stream.upperBound...].range(of: Data("\nendstream".utf8)))
            let bytes = try PDFCompression.expanded(ArraySlice([UInt8](rest[stream.upperBound..<end.lowerBound])))
            texts.append(String(decoding: bytes, as: UTF8.self))
            rest = rest[end.upperBound...]
        }
        let text = texts.joined()
        #expect(text.contains("/S/Figure") && text.contains("/S/Document"))
        #expect(!text.contains("/Type /StructElem") && !text.contains("/Type /StructTreeRoot"))
    }

    /// What nothing leads to is never read: of Cairo's structure not even the lists are left that name the elements of a page.
    @Test func pdfHasNoObjectThatNothingLeadsTo() throws {
        let square = DrawItem.fill(Path(CGRect(x: 1, y: 1, width: 5, height: 5)), .color(.black), FillStyle())
        let page = DisplayList(
            size: CGSize(width: 9, height: 9),
            items: [.group(semantics: Semantics(.figure, label: "Square"), [square])])
        let file = try PDFExporter().data(forPages: [page, page])
        // The trailer leads to the catalog, and that to the rest.
        let trailer = try #require(file.range(of: Data("/Type/XRef".utf8), options: .backwards))
        let table = try #require(file.range(of: Data("stream\n".utf8), in: trailer.upperBound..<file.endIndex))
        var texts = [String(decoding: file[trailer.upperBound..<table.lowerBound], as: UTF8.self)]
        var numbers: Set<Int> = []
        var rest = file[...]
        while let start = rest.range(of: Data("/Type/ObjStm".utf8)) {
            let stream = try #require(rest[start.upperBound...].range(of: Data("stream\n".utf8)))
            let end = try #require(rest[stream.upperBound...].range(of: Data("\nendstream".utf8)))
            let head = String(decoding: rest[start.upperBound..<stream.lowerBound], as: UTF8.self)
            let first = try #require(head.firstMatch(of: /First (\d+)/).flatMap { Int($0.1) })
            let bytes = try PDFCompression.expanded(ArraySlice([UInt8](rest[stream.upperBound..<end.lowerBound])))
            // In front are the objects' numbers, each with its place behind it.
            let index = String(decoding: bytes[..<first], as: UTF8.self).split(separator: " ").compactMap { Int($0) }
            numbers.formUnion(stride(from: 0, to: index.count, by: 2).map { index[$0] })
            texts.append(String(decoding: bytes[first...], as: UTF8.self))
            rest = rest[end.upperBound...]
        }
        let named = Set(texts.joined(separator: "\n").matches(of: /(\d+) 0 R/).compactMap { Int($0.1) })
        // The catalog, the pages, their two, and the root of the structure are among them.
        #expect(numbers.count >= 5)
        #expect(numbers.subtracting(named) == [])
    }

    /// Effects are drawn as pixels, 1,200 an inch at most.
    @Test func pdfEffectsAreOfBoundedFineness() throws {
        let square = DrawItem.fill(Path(CGRect(x: 2, y: 2, width: 5, height: 5)), .color(.black), FillStyle())
        let list = DisplayList(
            size: CGSize(width: 9, height: 9), items: [.group(effect: .blur(LayerBlur(radius: 1)), [square])])
        func file(_ dpi: Double) throws -> Data {
            var settings = PDFSettings()
            settings.effectsDPI = dpi
            return try PDFExporter(settings: settings).data(for: list)
        }
        let (finest, coarsest) = (try file(1200), try file(36))
        #expect(try file(1201) == finest && file(9e9) == finest && file(1199) != finest)
        #expect(try file(35) == coarsest && file(-1) == coarsest && file(37) != coarsest)
    }

    @Test func pdfHasAPageForEachList() throws {
        let small = DisplayList(size: CGSize(width: 100, height: 50))
        let data = try PDFExporter().data(forPages: [small, Samples.picture, small])
        #expect(try DocumentTool.objects(data).contains("/Count 3"))
        #expect(throws: ExportError.self) { try PDFExporter().data(forPages: []) }
    }

    /// A variable font is drawn at its weight: the pixels' outlines come from another library than the document's.
    @Test(.enabled(if: RasterizedDocument.canPDF), arguments: [200, 450, 1000]) func pdfWeights(weight: Int) throws {
        let font = FontRequest(design: .rounded, size: 40, weight: weight)
        let paragraph = Paragraph([TextSpan("Weight", font: font)], options: ParagraphOptions(), fonts: .shared)
        let run = try #require(paragraph.layout(width: nil, height: nil).lines.first?.runs.first)
        #expect(run.face.variations == [FontVariation(tag: "wght", value: Double(weight))])
        let ground = DrawItem.fill(Path(CGRect(x: 0, y: 0, width: 220, height: 60)), .color(.white), FillStyle())
        let list = DisplayList(
            size: CGSize(width: 220, height: 60),
            items: [ground, .glyphs(run, origin: CGPoint(x: 5, y: 5), .color(.black))])
        func ink(_ image: RasterImage) -> Double {
            let planes = Planes(image)
            return planes.pixels.reduce(0) { $0 + 255 - $1.x } / 255
        }
        let (wanted, found) = (
            ink(try PNGExporter().image(for: list)), ink(try RasterizedDocument.pdf(list, scale: 1))
        )
        #expect(abs(found / wanted - 1) < 0.04, "\(found) for \(wanted)")
    }

    /// Each picture is whole and shows something, and no number is written that is none.
    @Test func hostileListsDrawSomething() throws {
        let image = try PNGExporter(scale: 2).image(for: Samples.hostile)
        #expect(image.pixelWidth == 120 && image.pixelHeight == 120)
        #expect(image.premultipliedBGRA.contains { $0 != 0 })
        let pdf = try PDFExporter().data(for: Samples.hostile)
        #expect(
            pdf.starts(with: Data("%PDF-".utf8)) && String(decoding: pdf.suffix(8), as: UTF8.self).contains("%%EOF"))
        let svg = try svg(Samples.hostile)
        #expect(svg.contains("width=\"60\" height=\"60\" viewBox=\"0 0 60 60\""))
        #expect(svg.contains("<path") || svg.contains("<rect") || svg.contains("<ellipse"))
        #expect(svg.firstMatch(of: /[" ,\(]-?(nan|inf|infinity)\b/.ignoresCase()) == nil, "\(svg)")
    }
}

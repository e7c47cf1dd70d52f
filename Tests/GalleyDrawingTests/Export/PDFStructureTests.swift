import Foundation
import GalleyDrawing
import GalleyFormats
import GalleyGeometry
import GalleyText
import Testing

@testable import GalleyExport

/// Which elements a document has, of pictures made by hand: PDF 1.7, 14.8.4 (structure types), and docs/pdf.md. A
/// number stands for a marked stretch of a page's content, `@` for a link's area.
@Suite("Structure of PDF documents") struct PDFStructureTests {
    private static let run: GlyphRun? = {
        let spans = [TextSpan("Word", font: FontRequest(size: 10))]
        return Paragraph(spans, options: ParagraphOptions(), fonts: .shared).layout(width: nil, height: nil)
            .lines.first?.runs.first
    }()

    /// A word of text at a height.
    private func text(_ y: Double) -> DrawItem {
        guard let run = Self.run else { return .group([]) }
        return .glyphs(run, origin: CGPoint(x: 5, y: y), .color(.black))
    }

    private func view(_ items: [DrawItem]) -> DrawItem { .group(tag: ViewTag(kind: "Text"), items) }

    private func part(
        _ role: Semantics.Role?, label: String? = nil, isDescribed: Bool = true, isContinued: Bool = false,
        _ items: [DrawItem]
    ) -> DrawItem {
        let semantics = Semantics(role, label: label, isDescribed: isDescribed, isContinued: isContinued)
        return .group(semantics: semantics, items)
    }

    private let square = DrawItem.fill(
        Path(CGRect(x: 40, y: 30, width: 20, height: 10)), .color(.black), FillStyle())

    private func page(_ items: [DrawItem]) -> DisplayList {
        DisplayList(size: CGSize(width: 100, height: 200), items: items)
    }

    /// The objects that are no streams, by their numbers.
    private func objects(_ data: Data) throws -> [Int: String] {
        var texts: [Int: String] = [:]
        var place = data.startIndex
        while let begin = data.range(of: Data("/Type/ObjStm".utf8), in: place..<data.endIndex),
            let head = data.range(of: Data(">>\nstream\n".utf8), in: begin.upperBound..<data.endIndex),
            let end = data.range(of: Data("\nendstream".utf8), in: head.upperBound..<data.endIndex)
        {
            let entries = String(decoding: data[begin.upperBound..<head.lowerBound], as: UTF8.self)
            let first = try #require(entries.firstMatch(of: /First (\d+)/).flatMap { Int($0.1) })
            let stream = try PDFCompression.expanded([UInt8](data[head.upperBound..<end.lowerBound])[...])
            let index = String(decoding: stream[..<first], as: UTF8.self).split(separator: " ").compactMap { Int($0) }
            let ends = stride(from: 3, to: index.count, by: 2).map { index[$0] } + [stream.count - first]
            for (pair, end) in zip(stride(from: 0, to: index.count, by: 2), ends) {
                let bytes = stream[first + index[pair + 1]..<first + end - 1]
                texts[index[pair]] = String(decoding: bytes, as: UTF8.self)
            }
            place = end.upperBound
        }
        return texts
    }

    private func tree(_ pages: [[DrawItem]], _ change: (inout PDFSettings) -> Void = { _ in }) throws -> String {
        var settings = PDFSettings()
        change(&settings)
        let objects = try objects(PDFExporter(settings: settings).data(forPages: pages.map(page)))
        guard let root = objects.values.first(where: { $0.contains("/Type/StructTreeRoot") }),
            let top = root.firstMatch(of: /\/K (\d+) 0 R/).flatMap({ Int($0.1) })
        else { return "none" }
        func told(_ number: Int) -> String {
            guard let object = objects[number], let type = object.firstMatch(of: /\/S\/(\w+)/)?.1 else { return "?" }
            let kids = object.components(separatedBy: "/K").last ?? ""
            let list = kids.matches(of: /<<\/Type\/OBJR.*?>>|<<\/Type\/MCR.*?MCID (\d+)>>|(\d+) 0 R|(\d+)/).map {
                if let content = $0.1 { return "'\(content)" }
                if let element = $0.2 { return told(Int(element) ?? 0) }
                if let content = $0.3 { return String(content) }
                return "@"
            }
            let label = object.firstMatch(of: /\/(?:Alt|ActualText)\(([^)]*)\)/).map { "“\($0.1)”" } ?? ""
            return "\(type)\(label)(\(list.joined(separator: " ")))"
        }
        return told(top)
    }

    private func tree(_ items: [DrawItem]) throws -> String { try tree([items]) }

    @Test("Letters are paragraphs: those of a view, and all others of a page together") func paragraphs() throws {
        #expect(try tree([text(20), text(40)]) == "Document(P(0))")
        #expect(try tree([text(20), square, text(40)]) == "Document(P(0 1))")
        #expect(try tree([view([text(20), text(40)]), view([text(60)])]) == "Document(P(0) P(1))")
        #expect(try tree([[text(20)], [text(20)]]) == "Document(P(0) P(0))")
        #expect(try tree([square]) == "Document()")
        #expect(try tree([[text(20)]]) { $0.isTagged = false } == "none")
    }

    @Test("Headings, with their levels, and what is said in place of their letters") func headings() throws {
        let levels = [(2, 20.0), (0, 40), (1, 60)].map { part(.heading(level: $0.0), [text($0.1)]) }
        #expect(try tree(levels) == "Document(H2(0) H3(1) H1(2))")
        #expect(try tree([part(.heading(level: 1), label: "Say", [text(20), square])]) == "Document(H1“Say”(0))")
        // Without a label, shapes among its letters are decoration.
        #expect(try tree([part(.heading(level: 1), [text(20), square, text(40)])]) == "Document(H1(0 1))")
    }

    @Test("Links lie in the paragraph or the heading whose words they are among") func links() throws {
        func link(_ y: Double, _ address: String = "http://a", label: String? = nil) -> DrawItem {
            part(.link(address), label: label, [text(y)])
        }
        #expect(try tree([view([text(20), link(40)])]) == "Document(P(0 Link(1 @)))")
        #expect(try tree([view([link(20), link(40)])]) == "Document(P(Link(0 @ @)))")
        #expect(try tree([view([link(20), link(40, "http://b")])]) == "Document(P(Link(0 @) Link(1 @)))")
        #expect(try tree([view([link(20), text(30), link(40)])]) == "Document(P(Link(0 @) 1 Link(2 @)))")
        #expect(try tree([part(.heading(level: 1), [link(20)])]) == "Document(H1(Link(0 @)))")
        #expect(try tree([view([link(20, label: "L")])]) == "Document(P(Link“L”(0 @)))")
        // No one can go where there is nothing but decoration.
        #expect(try tree([part(.decoration, [link(20)])]) == "Document()")
    }

    @Test("Lists, and what does not belong into them") func lists() throws {
        func item(_ y: Double) -> DrawItem { part(.listItem, [view([text(y)])]) }
        #expect(try tree([part(.list, [item(20), item(40)])]) == "Document(L(LI(LBody(P(0))) LI(LBody(P(1)))))")
        let heading = part(.heading(level: 1), [text(40)])
        #expect(
            try tree([part(.list, [item(20), heading, item(60)])])
                == "Document(L(LI(LBody(P(0)))) H1(1) L(LI(LBody(P(2)))))")
        #expect(try tree([part(.list, [view([text(20)]), item(40)])]) == "Document(P(0) L(LI(LBody(P(1)))))")
        #expect(try tree([item(20)]) == "Document(P(0))")
        let nested = part(.list, [part(.listItem, [view([text(20)]), part(.list, [item(40)])])])
        #expect(try tree([nested]) == "Document(L(LI(LBody(P(0) L(LI(LBody(P(1))))))))")
        let figure = part(.figure, label: "F", [square])
        #expect(try tree([part(.list, [part(.listItem, [figure])])]) == "Document(L(LI(LBody(Figure“F”(0)))))")
        let second = part(.list, isContinued: true, [item(20)])
        #expect(try tree([[part(.list, [item(20)])], [second]]) == "Document(L(LI(LBody(P(0))) LI(LBody(P(0)))))")
        #expect(
            try tree([[part(.list, [item(20)])], [part(.list, [item(20)])]])
                == "Document(L(LI(LBody(P(0)))) L(LI(LBody(P(0)))))")
    }

    @Test("Tables: rows, headers and cells, and letters beside these") func tables() throws {
        func cell(_ role: Semantics.Role, _ y: Double) -> DrawItem { part(role, [view([text(y)])]) }
        let head = part(.tableRow, [cell(.columnHeader, 20), cell(.columnHeader, 40)])
        let body = part(.tableRow, [cell(.tableCell, 60), view([text(80)])])
        #expect(try tree([part(.table, [head, body])]) == "Document(Table(TR(TH(0) TH(1)) TR(TD(2) TD(P(3)))))")
        #expect(try tree([part(.table, [view([text(20)]), head])]) == "Document(P(0) Table(TR(TH(1) TH(2))))")
        #expect(try tree([cell(.tableCell, 20)]) == "Document(P(0))")
        // Rows of lists hold rows of tables.
        let inList = part(.table, [part(.listItem, [part(.tableRow, [cell(.tableCell, 20)])])])
        #expect(try tree([inList]) == "Document(Table(TR(TD(0))))")
    }

    @Test("Figures are said as one; decoration and copies are not said at all") func figures() throws {
        #expect(try tree([part(.figure, label: "F", [square, text(20)])]) == "Document(Figure“F”(0))")
        #expect(try tree([part(nil, label: "F", [square])]) == "Document(Figure“F”(0))")
        #expect(try tree([part(nil, label: "F", [text(20)])]) == "Document(P“F”(0))")
        #expect(try tree([part(nil, [text(20)])]) == "Document(P(0))")
        #expect(try tree([part(.decoration, [text(20), part(.figure, label: "F", [square])])]) == "Document()")
        #expect(try tree([part(.copy, [text(20)])]) == "Document()")
        let inside = part(.figure, label: "F", [part(.heading(level: 1), [text(20)])])
        #expect(try tree([inside, text(40)]) == "Document(Figure“F”(0) P(1))")
    }

    @Test("What is drawn as pixels says its letters, or what its figure shows") func effects() throws {
        func blurred(_ items: [DrawItem]) -> DrawItem { .group(effect: .blur(LayerBlur(radius: 2)), items) }
        #expect(try tree([blurred([text(20)])]) == "Document(P“Word”(0))")
        #expect(try tree([blurred([part(.figure, label: "F", [square])])]) == "Document(Figure“F”(0))")
        #expect(try tree([blurred([square])]) == "Document()")
        #expect(try tree([part(.heading(level: 1), [blurred([text(20)])])]) == "Document(H1(0))")
        let item = part(.listItem, [blurred([text(20)])])
        #expect(try tree([part(.list, [item])]) == "Document(L(LI(LBody(P“Word”(0)))))")
    }

    @Test("Figures without a description are told where a standard asks for one") func undescribed() throws {
        func missing(_ items: [DrawItem]) throws -> [String] {
            do {
                _ = try tree([[text(20)], items]) {
                    $0.standards = [.ua1]
                    $0.title = "T"
                    $0.language = "en"
                }
                return []
            } catch ExportError.notConforming(_, let missing) { return missing }
        }
        let help = "on page 2 has no description: give it accessibilityLabel(_:) or hide it"
        #expect(try missing([part(.figure, [square])]) == ["an image \(help)"])
        #expect(try missing([part(.figure, label: "F", isDescribed: false, [square])]) == ["the image “F” \(help)"])
        #expect(try missing([part(.figure, label: "F", [square]), square]).isEmpty)
    }

    @Test("Bookmarks lead to the upper edges of headings") func bookmarks() throws {
        let shape = DrawItem.fill(Path(CGRect(x: 10, y: 30, width: 20, height: 10)), .color(.black), FillStyle())
        let heading = part(.heading(level: 1), label: "H", [shape])
        let moved = DrawItem.group(transform: CGAffineTransform(translationX: 5, y: 40), [heading])
        let objects = try objects(PDFExporter().data(forPages: [page([heading, moved])]))
        let places = objects.values.compactMap { $0.firstMatch(of: /\/Title\(H\).*XYZ null ([\d.]+) null/)?.1 }
        #expect(places.sorted() == ["130", "170"])
        let plain = try PDFExporter().data(forPages: [page([text(20)])])
        #expect(try !self.objects(plain).values.contains { $0.contains("/Outlines") })
    }
}

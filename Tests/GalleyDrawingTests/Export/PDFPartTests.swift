import Foundation
import GalleyDrawing
import GalleyFormats
import GalleyGeometry
import Testing

@testable import GalleyExport

/// The objects of a document's structure, byte by byte, as ISO 32000-1 has them: 7.5 (files), 12.3.3 (outlines), 14.7
/// (structure).
@Suite("Parts of PDF documents") struct PDFPartTests {
    private func text(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes), as: UTF8.self) }

    /// The objects that lie in streams of objects, by their numbers, and how many lie in each stream.
    private func objects(_ file: [UInt8]) throws -> (texts: [Int: String], counts: [Int]) {
        let data = Data(file)
        var texts: [Int: String] = [:], counts: [Int] = []
        var place = data.startIndex
        while let begin = data.range(of: Data("/Type/ObjStm".utf8), in: place..<data.endIndex),
            let head = data.range(of: Data(">>\nstream\n".utf8), in: begin.upperBound..<data.endIndex),
            let end = data.range(of: Data("\nendstream".utf8), in: head.upperBound..<data.endIndex)
        {
            let entries = text(data[begin.upperBound..<head.lowerBound])
            let first = try #require(entries.firstMatch(of: /First (\d+)/).flatMap { Int($0.1) })
            let stream = try PDFCompression.expanded([UInt8](data[head.upperBound..<end.lowerBound])[...])
            let index = text(stream[..<first]).split(separator: " ").compactMap { Int($0) }
            counts.append(index.count / 2)
            let ends = stride(from: 3, to: index.count, by: 2).map { index[$0] } + [stream.count - first]
            for (pair, end) in zip(stride(from: 0, to: index.count, by: 2), ends) {
                // A line feed ends each.
                texts[index[pair]] = text(stream[first + index[pair + 1]..<first + end - 1])
            }
            place = end.upperBound
        }
        return (texts, counts)
    }

    @Test("A file: its head, streams, objects in a stream, and the table of places") func file() throws {
        var file = PDFFile(version: "2.0", count: 3, unused: [2])
        file.add(1, "/K 1", stream: [65, 66])
        let second = file.number()
        #expect(second == 2)
        file.add(2, "<</A 1>>")
        file.finish("/Root 2 0 R")
        let bytes = file.bytes
        let head = Array("%PDF-2.0\n%".utf8) + [0xB5, 0xED, 0xAE, 0xFB, 10]
        let first = Array("1 0 obj\n<</K 1/Length 2>>\nstream\nAB\nendstream\nendobj\n".utf8)
        #expect(Array(bytes.prefix(head.count + first.count)) == head + first)
        let whole = Data(bytes)
        let third = head.count + first.count
        #expect(text(bytes[third...].prefix(17)) == "3 0 obj\n<</Type/O")
        let (texts, counts) = try objects(bytes)
        #expect(texts == [2: "<</A 1>>"] && counts == [1])
        let table = try #require(whole.range(of: Data("4 0 obj\n<</Type/XRef/Size 5/W[1 4 2]/Root 2 0 R".utf8)))
        #expect(
            text(bytes.suffix("startxref\n\(table.lowerBound)\n%%EOF\n".utf8.count))
                == "startxref\n\(table.lowerBound)\n%%EOF\n")
        let start = try #require(whole.range(of: Data(">>\nstream\n".utf8), in: table.upperBound..<whole.endIndex))
        let end = try #require(whole.range(of: Data("\nendstream".utf8), in: start.upperBound..<whole.endIndex))
        let rows = try PDFCompression.expanded(bytes[start.upperBound..<end.lowerBound])
        func row(_ kind: UInt8, _ value: Int, _ second: Int) -> [UInt8] {
            [kind, UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
                + [UInt8(second >> 8), UInt8(second & 255)]
        }
        let wanted = [row(0, 0, 65_535), row(1, 15, 0), row(2, 3, 0), row(1, third, 0), row(1, table.lowerBound, 0)]
        #expect(rows == wanted.flatMap { $0 })
    }

    @Test("Two hundred objects lie in one stream; free numbers are taken from the lowest on") func numbers() throws {
        var file = PDFFile(version: "1.7", count: 6, unused: [4, 2, 5])
        let given = (0..<4).map { _ in file.number() }
        #expect(given == [2, 4, 5, 6])
        var many = PDFFile(version: "1.7", count: 1, unused: [])
        let numbers = (0..<201).map { many.add("<</N \($0)>>") }
        // The two hundredth is followed by its stream.
        #expect(numbers == Array(1...200) + [202])
        many.finish("")
        let (texts, counts) = try objects(many.bytes)
        #expect(counts == [200, 1] && texts.count == 201 && texts[1] == "<</N 0>>" && texts[202] == "<</N 200>>")
        #expect(text(many.bytes).contains("/Type/ObjStm/N 1/First 6/"))
    }

    private func heading(_ level: Int, _ text: String, page: Int = 0, top: Double = 10) -> PDFStructure.Heading {
        PDFStructure.Heading(level: level, text: text, page: page, top: top)
    }

    @Test("Bookmarks: lower levels inside of higher ones, each with its neighbours") func outline() throws {
        let headings = [
            heading(1, "A"), heading(2, "B", top: 25), heading(3, "C"), heading(2, "D", page: 1), heading(1, " \t"),
            heading(1, "E", page: 1, top: 0.5),
        ]
        var file = PDFFile(version: "1.7", count: 1, unused: [])
        let root = PDFOutline(headings).write(to: &file, [9, 11], [100, 60])
        #expect(root == 1)
        file.finish("")
        let texts = try objects(file.bytes).texts
        #expect(texts[1] == "<</Type/Outlines/First 2 0 R/Last 6 0 R/Count 5>>")
        let a = "<</Title(A)/Parent 1 0 R/Dest[9 0 R/XYZ null 90 null]/Next 6 0 R/First 3 0 R/Last 5 0 R/Count 3>>"
        let b = "<</Title(B)/Parent 2 0 R/Dest[9 0 R/XYZ null 75 null]/Next 5 0 R/First 4 0 R/Last 4 0 R/Count 1>>"
        #expect(texts[2] == a && texts[3] == b)
        #expect(texts[4] == "<</Title(C)/Parent 3 0 R/Dest[9 0 R/XYZ null 90 null]>>")
        #expect(texts[5] == "<</Title(D)/Parent 2 0 R/Dest[11 0 R/XYZ null 50 null]/Prev 3 0 R>>")
        #expect(texts[6] == "<</Title(E)/Parent 1 0 R/Dest[11 0 R/XYZ null 59.5 null]/Prev 2 0 R>>")
        var none = PDFFile(version: "1.7", count: 1, unused: [])
        let empty = PDFOutline([heading(1, " ")]).write(to: &none, [9], [100])
        #expect(empty == nil)
    }

    /// A paragraph on two pages with a link, a described figure and a column's header.
    private var structure: PDFStructure {
        var structure = PDFStructure()
        structure.beginPage()
        let paragraph = structure.add("P", to: 0)
        let first = structure.addContent(to: paragraph)
        #expect(first == 0 && structure.page == 0)
        structure.beginPage()
        let second = structure.addContent(to: paragraph)
        #expect(second == 0 && structure.page == 1)
        let figure = structure.add(
            "Figure", to: 0, alternative: "A", box: CGRect(x: 1, y: 2, width: 3, height: 4))
        let third = structure.addContent(to: figure)
        #expect(third == 1)
        let header = structure.add("TH", to: 0, actualText: "T")
        let fourth = structure.addContent(to: header)
        #expect(fourth == 2)
        structure.addLink(CGRect(x: 10, y: 20, width: 30, height: 40), "http://a", label: "L", to: paragraph)
        return structure
    }

    @Test("Elements as objects, with their content, their links and the way back from a page") func tree() throws {
        var file = PDFFile(version: "1.7", count: 10, unused: [])
        let written = PDFTree(structure, pages: [7, 8], heights: [100, 50]).write(to: &file)
        #expect(written.root == 10 && written.links == [1: [15]])
        file.finish("")
        let texts = try objects(file.bytes).texts
        #expect(texts[10] == "<</Type/StructTreeRoot/K 11 0 R/ParentTree 18 0 R/ParentTreeNextKey 3>>")
        #expect(texts[11] == "<</S/Document/P 10 0 R/K[12 0 R 13 0 R 14 0 R]>>")
        let kids = "0 <</Type/MCR/Pg 8 0 R/MCID 0>> <</Type/OBJR/Obj 15 0 R/Pg 8 0 R>>"
        #expect(texts[12] == "<</S/P/P 11 0 R/Pg 7 0 R/K[\(kids)]>>")
        let box = "/A<</O/Layout/Placement/Block/BBox[1 44 4 48]>>"
        #expect(texts[13] == "<</S/Figure/P 11 0 R/Pg 8 0 R/Alt(A)\(box)/K 1>>")
        #expect(texts[14] == "<</S/TH/P 11 0 R/Pg 8 0 R/ActualText(T)/A<</O/Table/Scope/Column>>/K 2>>")
        let link = "/Rect[10 -10 40 30]/Border[0 0 0]/F 4/P 8 0 R/StructParent 2/Contents(L)/A<</S/URI/URI(http://a)>>"
        #expect(texts[15] == "<</Type/Annot/Subtype/Link\(link)>>")
        #expect(texts[16] == "[12 0 R]" && texts[17] == "[12 0 R 13 0 R 14 0 R]")
        #expect(texts[18] == "<</Nums[0 16 0 R 1 17 0 R 2 12 0 R ]>>")
    }

    @Test("The last element of a kind, the last link's address, and pages of which nothing is left") func contents() {
        var made = structure
        #expect(made.last(of: 0, type: "TH") == 3 && made.last(of: 0, type: "P") == nil)
        #expect(made.last(of: 3, type: "TH") == nil && made.elements.map(\.parent) == [0, 0, 0, 0])
        #expect(made.address(of: 1) == "http://a" && made.address(of: 2) == nil)
        made.addLink(.zero, "http://b", label: "M", to: 1)
        #expect(made.address(of: 1) == "http://b" && made.links.map(\.page) == [1, 1] && made.links[1].element == 1)
        #expect(made.pages == [[1], [1, 2, 3]])
        made.removeContent(ofPage: 1)
        #expect(made.pages == [[1], []] && made.elements.map(\.children.count) == [3, 3, 0, 0])
    }

    @Test("Levels of headings: as they are given, else one below the last that was; gaps are told") func levels() {
        var structure = PDFStructure()
        structure.beginPage()
        let levels = [(0, 1), (2, 2), (0, 3), (0, 3), (6, 6), (9, 6), (0, 6), (1, 1), (2, 2)]
        let own = levels.map { structure.addHeading(level: $0.0, "t", top: 3) }
        #expect(own == levels.map(\.1))
        #expect(structure.headings.map(\.level) == levels.map(\.1) && structure.headings[0].top == 3)
        #expect(
            structure.problems == ["a heading after one of level 3, “t” on page 1, has level 6: a level is left out"])
        var second = PDFStructure()
        second.beginPage()
        second.beginPage()
        _ = second.addHeading(level: 2, "x", top: 0)
        second.addUndescribed(nil)
        second.addUndescribed("a")
        let help = "on page 2 has no description: give it accessibilityLabel(_:) or hide it"
        #expect(
            second.problems == [
                "the first heading, “x” on page 2, has level 2: a level is left out", "an image \(help)",
                "the image “a” \(help)",
            ])
    }

    private func missing(_ standards: [PDFStandard], _ change: (inout PDFSettings) -> Void = { _ in }) -> [String] {
        var settings = PDFSettings()
        settings.standards = standards
        change(&settings)
        do {
            try PDFConformance.check(settings)
            try PDFConformance.check(settings, PDFStructure())
            return []
        } catch ExportError.notConforming(let standard, let missing) {
            return [standard] + missing
        } catch { return ["\(error)"] }
    }

    @Test("What standards ask for, and which do not go together") func conformance() {
        let title = "the document has no title", language = "the document has no language"
        #expect(missing([]).isEmpty && missing([.a4]).isEmpty)
        #expect(missing([.ua1]) == ["PDF/UA-1", title, language])
        #expect(missing([.a2a]) == ["PDF/A-2a", language])
        #expect(missing([.a2a]) { $0.isTagged = false } == ["PDF/A-2a", "the document is not tagged", language])
        #expect(
            missing([.ua1]) {
                $0.title = " \n"
                $0.language = "x!"
            } == ["PDF/UA-1", title, "“x!” is no language: give a tag such as en or de-CH"])
        #expect(
            missing([.a2a, .ua1]) {
                $0.title = "T"
                $0.language = "de-CH"
            }.isEmpty)
        let other = "no document keeps to PDF/A-2a as well: they are of different versions of PDF"
        #expect(missing([.a2a, .a4]) == ["PDF/A-4", other])
        let tags = [
            "en", "de-CH", "abcdefgh", "zh-Hant-1", "e", "abcdefghi", "de-", "de-123456789", "1a", "é", "", "a b",
        ]
        #expect(tags.map { PDFSettings.isLanguage($0) } == tags.indices.map { $0 < 4 })
        #expect(PDFSettings.isLanguage("AZ-az-09") && !PDFSettings.isLanguage("[]") && !PDFSettings.isLanguage("en-:"))
    }

    @Test("What a document says of itself") func metadata() {
        var settings = PDFSettings()
        #expect(PDFMetadata(settings: settings).info == "<</Producer(Galley)>>")
        settings.title = "T"
        settings.author = "B"
        settings.subject = "S"
        settings.keywords = ["k", "l"]
        settings.creationDate = 0
        settings.language = "en"
        let info = "/Title(T)/Author(B)/Subject(S)/Keywords(k, l)/CreationDate(D:19700101000000Z)"
        #expect(PDFMetadata(settings: settings).info == "<</Producer(Galley)\(info)>>")
        settings.standards = [.ua1]
        let one = PDFMetadata(settings: settings).xmp
        #expect(one.contains("<pdf:Keywords>k, l</pdf:Keywords>") && one.contains("<pdfuaid:part>1</pdfuaid:part>"))
        #expect(one.contains("<xmp:CreateDate>1970-01-01T00:00:00Z<") && !one.contains("pdfaExtension"))
        #expect(
            one.contains("<rdf:li>B</rdf:li>") && one.contains("<rdf:li>en</rdf:li>") && one.contains(">S</rdf:li>"))
        settings.standards = [.ua1, .a2a]
        let both = PDFMetadata(settings: settings).xmp
        #expect(both.contains("<pdfaid:part>2</pdfaid:part>\n<pdfaid:conformance>A<") && both.contains("pdfaExtension"))
        settings.standards = [.a4]
        let four = PDFMetadata(settings: settings).xmp
        #expect(four.contains("<pdfaid:part>4</pdfaid:part>\n<pdfaid:rev>2020<") && !four.contains("pdfaExtension"))
    }
}

import Foundation
import Galley
import GalleyFormatChecks
import GalleyRandom
import GalleyTestSupport
import Testing

/// Documents of pages, read back by other programs.
@MainActor @Suite(.enabled(if: DocumentTool.has("pdfinfo"))) struct PagedDocumentTests {
    private func pdf(_ view: some View, _ change: (inout PDFSettings) -> Void = { _ in }) throws -> Data {
        var options = RenderOptions()
        change(&options.pdf)
        return try RenderedView(view, options: options).pdfData()
    }

    /// The words of each page, in the order in which they are read.
    private func pages(_ view: some View) throws -> [[String]] {
        let text = try DocumentTool.run("pdftotext", ["-raw", "IN", "-"], pdf(view)).output
        return text.split(separator: "\u{C}").map { page in page.split(whereSeparator: \.isWhitespace).map(String.init)
        }
    }

    @Test("In a picture it is its first page, at its place") func picture() throws {
        let document = PagedDocument(size: PageSize(width: 60, height: 50), margins: EdgeInsets()) {
            Color.red.frame(width: 60, height: 50)
            Color.blue.frame(width: 60, height: 50)
        }
        let pixels = try Pixels(in: 100, 90, document)
        #expect([pixels[50, 45], pixels[21, 21], pixels[79, 69]].allSatisfy { $0[0] > 200 && $0[2] < 100 })
        #expect(pixels[18, 45] == pixels[2, 2] && pixels[50, 72] == pixels[2, 2])
    }

    private struct Rows: View {
        var count: Int

        var body: some View {
            PagedDocument(
                size: PageSize(width: 200, height: 200),
                margins: EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10), spacing: 0
            ) {
                Section {
                    ForEach(0..<count, id: \.self) { row in
                        HStack { Text("row\(row)").documentRole(.tableCell) }.frame(height: 20).documentRole(.tableRow)
                    }
                } header: {
                    HStack { Text("head").documentRole(.columnHeader) }.frame(height: 20).documentRole(.tableRow)
                }
            } header: { _ in
                Text("top").frame(height: 20)
            } footer: { page in
                Text("\(page.number)of\(page.count)").frame(height: 20)
            }
        }
    }

    /// 200 points less margins, header and footer are 140: seven rows of 20 points a page, one of them the header.
    @Test func headersComeAgainAndPagesAreCounted() throws {
        let pages = try pages(Rows(count: 14))
        #expect(pages.count == 3)
        #expect(pages[0] == ["top", "head", "row0", "row1", "row2", "row3", "row4", "row5", "1of3"])
        #expect(pages[1] == ["top", "head", "row6", "row7", "row8", "row9", "row10", "row11", "2of3"])
        #expect(pages[2] == ["top", "head", "row12", "row13", "3of3"])
        let view = RenderedView(Rows(count: 14))
        #expect(view.pageCount == 3)
        #expect(view.size == CGSize(width: 200, height: 200))
    }

    /// Readers hear one table, with its header once, and neither top nor page numbers.
    @Test func oneTableOverAllPages() throws {
        let lines = try DocumentTool.structure(pdf(Rows(count: 14))).split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        #expect(lines.filter { $0 == "Table" }.count == 1)
        #expect(lines.filter { $0.hasPrefix("TH") }.count == 1)
        #expect(lines.filter { $0 == "TR" }.count == 15)
        #expect(lines.filter { $0.hasPrefix("\"") } == ["\"head\""] + (0..<14).map { "\"row\($0)\"" })
    }

    @Test func aTextIsDividedBetweenItsLines() throws {
        let words = (0..<60).map { "word\($0)" }
        let document = PagedDocument(size: PageSize(width: 200, height: 200), margins: EdgeInsets()) {
            Text("Title").accessibilityHeading(.h1)
            Text(words.joined(separator: " "))
        }
        let pages = try pages(document)
        #expect(pages.count > 2)
        #expect(pages.flatMap(\.self) == ["Title"] + words)
        // And is one paragraph.
        let structure = try DocumentTool.structure(pdf(document)).split(separator: "\n")
        #expect(structure.filter { $0 == "  P" }.count == 1)
    }

    @Test func breaksThatAreAskedFor() throws {
        let document = PagedDocument(size: PageSize(width: 200, height: 200)) {
            Text("one")
            Text("two").pageBreak(before: true)
            ForEach(0..<2, id: \.self) { Text("item\($0)").pageBreak(after: true) }
            Text("last")
        }
        #expect(try pages(document) == [["one"], ["two", "item0"], ["item1"], ["last"]])
    }

    /// A heading is not left alone at a page's foot.
    @Test func headingsStayWithTheirText() throws {
        let document = PagedDocument(size: PageSize(width: 200, height: 120), margins: EdgeInsets(), spacing: 0) {
            Color.red.frame(height: 60)
            Text("Heading").frame(height: 30).accessibilityAddTraits(.isHeader)
            Text("Body").frame(height: 40)
        }
        #expect(try pages(document) == [["Heading", "Body"]] || pages(document).last == ["Heading", "Body"])
        #expect(RenderedView(document).pageCount == 2)
    }

    @Test func aPageWithoutRoomIsAnError() {
        let view = RenderedView(PagedDocument(size: PageSize(width: 50, height: 50)) { Text("x") })
        #expect(view.diagnostics.contains { $0.severity == .error && $0.message.contains("has no room") })
        for size in [CGFloat.nan, .infinity, -1, 0] {
            _ = RenderedView(PagedDocument(size: PageSize(width: size, height: size)) { Text("x") })
        }
    }

    @Test func emptyDocumentsAndViewsOfNothing() throws {
        #expect(try pages(PagedDocument {}) == [])
        #expect(RenderedView(PagedDocument {}).pageCount == 1)
        #expect(
            try pages(
                PagedDocument {
                    EmptyView(); if false { Text("no") }; Text("yes")
                }) == [["yes"]])
    }

    @Test(.enabled(if: DocumentTool.canCheck)) func pagesKeepToTheStandard() throws {
        let document = PagedDocument(size: .a5) {
            Text("Report").accessibilityHeading(.h1)
            ForEach(0..<40, id: \.self) { index in
                if index % 10 == 0 {
                    Text("Part \(index)").accessibilityHeading(.h2)
                } else {
                    Text(String(repeating: "Some words and [a link](https://swift.org). ", count: 1 + index % 4))
                }
            }
            List { Text("In a list") }.frame(height: 100)
        } footer: { page in
            Text("\(page)")
        }
        let data = try pdf(document) { ($0.title, $0.language, $0.standards) = ("Report", "en", [.ua1, .a2a]) }
        #expect(try DocumentTool.broken(data, ["ua-1", "a-2a"]) == [])
        #expect(try DocumentTool.run("qpdf", ["--check", "IN"], data).status == 0)
    }

    /// Twice the pages take about twice the time: four times would be more than linear.
    @Test func timeGrowsWithPages() throws {
        func time(_ rows: Int) throws -> Duration { try processorTime { _ = try pdf(Rows(count: rows)) } }
        _ = try time(60)
        let (small, large) = (try time(150), try time(600))
        #expect(large < small * 10, "\(small), then \(large) for four times as many")
    }

    /// A logo at the head of each page lies in the document once, with its alpha; another picture lies beside it.
    @Test func aPictureOfEveryPageIsHeldOnce() throws {
        func picture(_ alpha: UInt8) throws -> Image {
            let image = try #require(
                RasterImage(pixelWidth: 2, pixelHeight: 1, premultipliedBGRA: [0, 0, alpha, alpha, 9, 9, 255, 255]))
            return Image(decorative: CGImage(image), scale: 1)
        }
        let (logo, other) = (try picture(128), try picture(77))
        let document = PagedDocument(
            size: PageSize(width: 200, height: 200), margins: EdgeInsets(), spacing: 0
        ) {
            ForEach(0..<12, id: \.self) { Text("row\($0)").frame(height: 60) }
        } header: { page in
            (page.number == 3 ? other : logo).resizable().frame(width: 40, height: 20)
        } footer: { _ in
            EmptyView()
        }
        let list = try DocumentTool.run("pdfimages", ["-list", "IN"], pdf(document)).output
        let rows = list.split(separator: "\n").dropFirst(2).map { $0.split(separator: " ") }
        // Page, number, type, width, height, color, comp, bpc, enc, interp, object.
        // A picture and its alpha, which the list gives the same number.
        let numbers = rows.map { [String($0[0]), String($0[10])] }
        let logoNumber = try #require(numbers.first?[1])
        let otherNumber = try #require(numbers.first { $0[0] == "3" }?[1])
        #expect(logoNumber != otherNumber)
        let expected: [[String]] = ["1", "2", "3", "4"].flatMap { page in
            let number = page == "3" ? otherNumber : logoNumber
            return [[page, number], [page, number]]
        }
        #expect(numbers == expected)
    }
}

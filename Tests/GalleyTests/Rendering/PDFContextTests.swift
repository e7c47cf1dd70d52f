import Foundation
import GalleyFormatChecks
import GalleyTestSupport
import Testing

// Not testable: what a program sees that imports Galley alone.
import Galley

/// Apple's own ways to files: the code of ImageRenderer's documentation
/// (developer.apple.com/documentation/swiftui/imagerenderer, "Creating a PDF document"), unchanged.
@MainActor @Suite("A view in a PDF file of Core Graphics", .enabled(if: DocumentTool.has("pdftoppm")))
struct PDFContextTests {
    private func url() -> URL { URL.temporaryDirectory.appending(path: "galley-\(UUID().uuidString).pdf") }

    /// A page as poppler draws it, a pixel a point.
    private struct Page {
        var size: [Int]
        var pixels: Data

        init(_ number: Int, of document: Data) throws {
            let page = "\(number)"
            let arguments = ["-r", "72", "-aa", "no", "-aaVector", "no", "-f", page, "-l", page, "IN"]
            let (picture, status) = try DocumentTool.bytes("pdftoppm", arguments, document)
            try #require(status == 0)
            // P6, width and height, 255, pixels.
            let lines = picture.split(separator: 0x0A, maxSplits: 3)
            try #require(lines.count == 4)
            size = String(decoding: lines[1], as: UTF8.self).split(separator: " ").compactMap { Int($0) }
            pixels = Data(lines[3])
        }

        /// Red, green and blue at a place, counted from the upper left corner.
        func color(_ x: Int, _ y: Int) -> [UInt8] {
            Array(pixels[((y * size[0] + x) * 3)..<((y * size[0] + x) * 3 + 3)])
        }
    }

    @Test("Texts are texts in the file, and only files are written") func text() throws {
        let url = url()
        defer { try? FileManager.default.removeItem(at: url) }
        let renderer = ImageRenderer(content: Text("Hello"))
        renderer.render { size, context in
            var box = CGRect(x: 0, y: 0, width: size.width, height: size.height)
            guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
            pdf.beginPDFPage(nil)
            context(pdf)
            pdf.endPDFPage()
            pdf.closePDF()
        }
        let document = try Data(contentsOf: url)
        #expect(try DocumentTool.run("pdftotext", ["-raw", "IN", "-"], document).output.hasPrefix("Hello"))
        let elsewhere = try #require(URL(string: "https://example.com/a.pdf"))
        #expect(CGContext(elsewhere as CFURL, mediaBox: nil, nil) == nil)
    }

    @Test("The lower left corner is 0, 0, pictures stand upright there, and pages have sizes of their own")
    func places()
        throws
    {
        let url = url()
        defer { try? FileManager.default.removeItem(at: url) }
        // Red above, and nothing below.
        let renderer = ImageRenderer(
            content: Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 10).padding(.bottom, 30))
        renderer.render { size, context in
            #expect(size == CGSize(width: 20, height: 40))
            var box = CGRect(x: 0, y: 0, width: 50, height: 100)
            guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
            pdf.beginPDFPage(nil)
            context(pdf)
            pdf.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
            pdf.fill(CGRect(x: 30, y: 0, width: 10, height: 10))
            pdf.endPDFPage()
            box.size = CGSize(width: 60, height: 90)
            pdf.beginPage(mediaBox: &box)
            pdf.translateBy(x: 5, y: 7)
            context(pdf)
            pdf.endPage()
            pdf.closePDF()
        }
        let document = try Data(contentsOf: url)
        let (red, white, blue): ([UInt8], [UInt8], [UInt8]) = ([255, 0, 0], [255, 255, 255], [0, 0, 255])
        let first = try Page(1, of: document)
        #expect(first.size == [50, 100])
        for (x, y) in [(10, 61), (10, 68), (1, 65), (18, 65)] { #expect(first.color(x, y) == red) }
        for (x, y) in [(10, 58), (10, 72), (22, 65), (35, 88), (28, 95)] { #expect(first.color(x, y) == white) }
        #expect(first.color(35, 95) == blue)
        let second = try Page(2, of: document)
        #expect(second.size == [60, 90])
        for (x, y) in [(7, 45), (23, 51)] { #expect(second.color(x, y) == red) }
        for (x, y) in [(3, 48), (27, 48), (10, 41), (10, 55)] { #expect(second.color(x, y) == white) }
    }
}

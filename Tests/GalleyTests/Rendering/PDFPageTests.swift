import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import GalleyTold
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// The pages of a Core Graphics context that writes a PDF file, as they are before they are written: coordinates go up from the lower
/// left corner, and each page begins anew (Apple's pages of `CGContext.beginPDFPage(_:)` and `beginPage(mediaBox:)`).
@MainActor @Suite("Pages of a PDF file of Core Graphics, mark by mark")
struct PDFPageTests {
    private let url = URL(fileURLWithPath: "/nowhere/galley.pdf")

    private func context(_ width: CGFloat = 50, _ height: CGFloat = 100) throws -> CGContext {
        var box = CGRect(x: 3, y: 4, width: width, height: height)
        return try #require(CGContext(url, mediaBox: &box, nil))
    }

    private func pages(_ context: CGContext) -> [[String]] {
        (context.file?.pages ?? []).map { page in
            ToldPicture(page).lines.filter { $0.hasPrefix("fill") || $0.hasPrefix("clip") || $0.hasPrefix("opacity") }
        }
    }

    private let box = CGRect(x: 0, y: 0, width: 10, height: 10)
    private let list = DisplayList(
        size: CGSize(width: 20, height: 40),
        items: [
            .fill(
                Path(CGRect(x: 1, y: 2, width: 3, height: 4)), .color(ResolvedColor(red: 1, green: 0, blue: 0)),
                FillStyle())
        ])

    @Test("Pages have the file's size or their own; the file's is US Letter's unless said") func sizes() throws {
        let letter = try #require(CGContext(url, mediaBox: nil, nil))
        #expect(letter.file?.size == CGSize(width: 612, height: 792) && letter.file?.isClosed == false)
        let own = try context()
        own.beginPDFPage(nil)
        own.endPDFPage()
        var large = CGRect(x: 0, y: 0, width: 60, height: 90)
        own.beginPage(mediaBox: &large)
        own.endPage()
        own.beginPage(mediaBox: nil)
        own.endPage()
        let sizes = (own.file?.pages ?? []).map(\.size)
        #expect(sizes == [CGSize(width: 50, height: 100), large.size, CGSize(width: 50, height: 100)])
        #expect(own.file?.page == nil)
    }

    @Test("A page that begins ends the one before, and knows nothing of its state") func state() throws {
        let own = try context()
        own.beginPDFPage(nil)
        own.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        own.setAlpha(0.5)
        own.translateBy(x: 5, y: 6)
        own.saveGState()
        own.fill(box)
        own.beginPDFPage(nil)
        #expect(own.file?.pages.count == 1 && own.saved.isEmpty)
        own.restoreGState()
        own.fill(box)
        own.endPDFPage()
        // 100 − 6 − 10, and 100 − 10.
        #expect(pages(own) == [["fill rect 5 84 10 10 #ff0000/0.5"], ["fill rect 0 90 10 10 #000000"]])
    }

    @Test("A picture stands upright at the lower left corner, between the marks before and after it") func pictures()
        throws
    {
        let own = try context()
        own.beginPDFPage(nil)
        own.fill(box)
        own.draw(list)
        own.translateBy(x: 7, y: 8)
        own.draw(list)
        own.fill(box)
        own.endPDFPage()
        #expect(
            pages(own) == [
                [
                    "fill rect 0 90 10 10 #000000", "fill rect 1 62 3 4 #ff0000", "fill rect 8 54 3 4 #ff0000",
                    "fill rect 7 82 10 10 #000000",
                ]
            ])
    }

    @Test("A picture that is faded, clipped or shaded is a mark like others") func states() throws {
        func drawn(_ change: (CGContext) -> Void) throws -> [String] {
            let own = try context()
            own.beginPDFPage(nil)
            change(own)
            own.draw(list)
            own.endPDFPage()
            return pages(own).first ?? []
        }
        #expect(try drawn { _ in } == ["fill rect 1 62 3 4 #ff0000"])
        #expect(try drawn { $0.setAlpha(0.5) } == ["fill rect 1 62 3 4 #ff0000/0.5"])
        #expect(
            try drawn { $0.clip(to: CGRect(x: 0, y: 0, width: 9, height: 50)) } == [
                "clip rect 0 50 9 50 {", "fill rect 1 62 3 4 #ff0000",
            ])
        let own = try context()
        own.beginPDFPage(nil)
        own.setShadow(offset: CGSize(width: 1, height: 0), blur: 4)
        own.draw(list)
        own.endPDFPage()
        let lines = (own.file?.pages.first).map { ToldPicture($0).lines } ?? []
        #expect(lines.contains { $0.hasPrefix("shadow 2 ") })
    }

    @Test("A file that is closed takes no more pages, and one that is open is ended") func closing() throws {
        let file = URL.temporaryDirectory.appending(path: "galley-\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        let own = try #require(CGContext(file, mediaBox: nil, nil))
        own.beginPDFPage(nil)
        own.fill(box)
        own.closePDF()
        #expect(own.file?.isClosed == true && own.file?.pages.count == 1)
        let first = try Data(contentsOf: file)
        #expect(first.starts(with: Data("%PDF".utf8)))
        own.beginPDFPage(nil)
        #expect(own.file?.page == nil)
        try Data("x".utf8).write(to: file)
        own.closePDF()
        #expect(try Data(contentsOf: file) == Data("x".utf8))
    }

    private struct Scales: View {
        @Environment(\.displayScale) private var scale
        let note: (CGFloat) -> Void

        var body: some View {
            let _ = note(scale)
            Color.clear.frame(width: 4, height: 6)
        }
    }

    @Test("A renderer's picture has as many pixels a point as are asked for") func scales() {
        var scales: [CGFloat] = []
        let renderer = ImageRenderer(content: Scales { scales.append($0) })
        renderer.scale = 5
        var sizes: [CGSize] = []
        renderer.render { size, _ in sizes.append(size) }
        let one = Set(scales)
        scales = []
        renderer.render(rasterizationScale: 3) { size, _ in sizes.append(size) }
        #expect(one == [1] && Set(scales) == [3] && Set(sizes.map(\.height)) == [6])
    }
}

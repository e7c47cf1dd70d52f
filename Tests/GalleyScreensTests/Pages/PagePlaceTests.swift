import Galley
import GalleyTestSupport
import Testing

/// Sizes of paper (ISO 216 in millimetres, North American sizes in points; a point is 1/72 of an inch of 25.4 mm), and where a page's
/// parts lie: the documentation of `PagedDocument` names margins of 54 points and a spacing of 8.
@MainActor @Suite("Places on pages") struct PagePlaceTests {
    @Test("Sizes of paper, to a thousandth of a point") func sizes() {
        let sizes: [PageSize] = [.a3, .a4, .a5, .letter, .legal]
        #expect(sizes.map(\.width) == [841.89, 595.276, 419.528, 612, 612])
        #expect(sizes.map(\.height) == [1190.551, 841.89, 595.276, 792, 1008])
        for size in sizes {
            #expect(size.landscape.width == size.height && size.landscape.height == size.width)
            #expect(size.landscape.landscape.width == size.height)
        }
    }

    /// Whole points, so that nothing is rounded to pixels.
    private let page = PageSize(width: 600, height: 790)

    private func bounds(_ view: some View) -> [String: CGRect] {
        drawnBounds(in: page.width, page.height, view)
    }

    @Test("Margins, spacing and alignment that are left out") func standard() {
        let found = bounds(
            PagedDocument(size: page) {
                Color.red.frame(width: 100, height: 20).probe("a")
                Color.blue.frame(width: 50, height: 30).probe("b")
            })
        expect(found["a"], 54, 54, 100, 20)
        expect(found["b"], 54, 82, 50, 30)
        expect(RenderedView(PagedDocument { Color.red }).size, 595.276, 841.89)
    }

    @Test("A header and a footer within the margins, the content between them") func parts() {
        func document(_ alignment: HorizontalAlignment, _ header: CGFloat, _ footer: CGFloat) -> [String: CGRect] {
            bounds(
                PagedDocument(
                    size: page, margins: EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40),
                    alignment: alignment,
                    spacing: 6
                ) {
                    Color.red.frame(width: 100, height: 20).probe("a")
                    Color.blue.frame(width: 50, height: 30).probe("b")
                } header: { _ in
                    Color.green.frame(width: 80, height: header).probe("header")
                } footer: { _ in
                    Color.green.frame(width: 80, height: footer).probe("footer")
                })
        }
        let found = document(.leading, 25, 15)
        expect(found["header"], 20, 10, 80, 25)
        expect(found["a"], 20, 41, 100, 20)
        expect(found["b"], 20, 67, 50, 30)
        expect(found["footer"], 20, 745, 80, 15)
        let trailing = document(.trailing, 0, 15)
        // Without a header the content begins at the margin; 560 is the other edge.
        expect(trailing["a"], 460, 10, 100, 20)
        expect(trailing["b"], 510, 36, 50, 30)
        // A header takes a third of the page at most: 750 ÷ 3 within the margins.
        let tall = document(.leading, 900, 15)
        expect(tall["a"], 20, 266, 100, 20)
    }

    @Test("Where pages break, and arguments that are left out") func breaks() {
        func count(_ content: some View) -> Int { RenderedView(PagedDocument(size: page) { content }).pageCount }
        let row = Color.red.frame(height: 20)
        #expect(
            count(
                Group {
                    row; row.pageBreak(before: true); row
                }) == 2)
        #expect(
            count(
                Group {
                    row.pageBreak(after: true); row; row
                }) == 2)
        #expect(
            count(
                Group {
                    row; row.pageBreak(); row
                }) == 1
                && count(
                    Group {
                        row; row.pageBreak(before: true, after: true); row
                    }) == 3
        )
        // 24 rows and what is between them are 664 of 682 points; 25 are 692.
        #expect(
            count(ForEach(0..<24, id: \.self) { _ in row }) == 1 && count(ForEach(0..<25, id: \.self) { _ in row }) == 2
        )
        let filled = Color.blue.frame(height: 640)
        #expect(
            count(
                Group {
                    filled; row.keepsWithNextOnPage(); Color.red.frame(height: 30)
                }) == 2)
        func second(_ view: some View) -> [String: CGRect] {
            bounds(
                PagedDocument(size: page) {
                    filled; view
                })
        }
        // 682 − 640 − 8 are 34: a row that need not stay with the next one lies there, one that must does not.
        expect(
            second(
                Group {
                    row.probe("row"); row
                })["row"], 54, 702, 492, 20)
        #expect(
            second(
                Group {
                    row.keepsWithNextOnPage().probe("row"); row
                })["row"] == nil)
        expect(
            second(
                Group {
                    row.keepsWithNextOnPage(false).probe("row"); row
                })["row"], 54, 702, 492, 20)
    }
}

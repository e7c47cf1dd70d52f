import Galley
import GalleyGraph
import GalleyTestSupport
import Testing

@testable import GalleyPages
@testable import GalleyViews

/// What lies where on which page: views of several collections in their order, headers and footers that differ from
/// page to page, each with the spacing between it and the content, a third of the room at most (the documentation
/// of `PagedDocument`). All lengths are whole.
@MainActor @Suite("Order on pages") struct PageOrderTests {
    /// The boxes of what is filled on each page, with the hundredth of red that names it, from top to bottom.
    private func pages(_ view: some View) -> [[String]] {
        guard let pages = RenderedView(view).tree.document else { return [] }
        return (0..<pages.count).map { index in
            var found: [(CGFloat, String)] = []
            func search(_ items: [DrawItem], _ transform: CGAffineTransform) {
                for item in items {
                    switch item {
                    case .fill(let path, .color(let color), _):
                        let box = path.boundingRect.applying(transform)
                        let name = Int((color.red * 100).rounded())
                        found.append((box.minY, "\(name):\(Int(box.minY))+\(Int(box.height))"))
                    case .group(let group): search(group.items, group.transform.concatenating(transform))
                    default: break
                    }
                }
            }
            search(pages.page(index).items, .identity)
            return found.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }

    private func tile(_ name: Int, _ height: CGFloat = 20) -> some View {
        Color(.sRGB, red: Double(name) / 100, green: 0, blue: 0, opacity: 1).frame(width: 50, height: height)
    }

    private func document(spacing: CGFloat = 0, @ViewBuilder _ content: () -> some View) -> some View {
        PagedDocument(
            size: PageSize(width: 100, height: 110), margins: EdgeInsets(top: 4, leading: 3, bottom: 6, trailing: 7),
            spacing: spacing, content: content)
    }

    @Test("Views of collections of any length follow each other") func collections() {
        let seen = pages(
            document {
                tile(1)
                ForEach(0..<3, id: \.self) { tile(10 + $0) }
                ForEach(0..<0, id: \.self) { tile(20 + $0) }
                ForEach(0..<1, id: \.self) { tile(30 + $0) }
                Section {
                    ForEach(0..<4, id: \.self) { tile(40 + $0) }
                    tile(50)
                }
                ForEach(0..<2, id: \.self) { tile(60 + $0) }
                tile(70)
            })
        // 100 points between the margins are five of 20, from 4 on.
        let wanted = [
            ["1:4+20", "10:24+20", "11:44+20", "12:64+20", "30:84+20"],
            ["40:4+20", "41:24+20", "42:44+20", "43:64+20", "50:84+20"], ["60:4+20", "61:24+20", "70:44+20"],
        ]
        #expect(seen == wanted)
    }

    @Test("With a distance between them") func distances() {
        let seen = pages(document(spacing: 5) { ForEach(0..<6, id: \.self) { tile($0 + 1) } })
        // Four of 20 and three gaps are 95, five would be 120.
        #expect(
            seen == [["1:4+20", "2:29+20", "3:54+20", "4:79+20"], ["5:4+20", "6:29+20"]])
        let exact = pages(document(spacing: 4) { ForEach(0..<5, id: \.self) { tile($0 + 1, 16.8) } })
        #expect(exact.map(\.count) == [5])
    }

    private func framed(header: @escaping (PageNumber) -> CGFloat, footer: @escaping (PageNumber) -> CGFloat)
        -> [[String]]
    {
        pages(
            PagedDocument(
                size: PageSize(width: 100, height: 110),
                margins: EdgeInsets(top: 4, leading: 3, bottom: 6, trailing: 7),
                spacing: 5,
                content: { ForEach(0..<8, id: \.self) { tile($0 + 1) } },
                header: { page in tile(80 + page.number, header(page)) },
                footer: { page in tile(90 + page.count, footer(page)) }))
    }

    @Test("Headers and footers of each page by themselves") func edges() {
        // A header of 20 on the first page alone: it and its gap leave 75, three of 20 and two gaps are 70.
        let first = framed(header: { $0.number == 1 ? 20 : 0 }, footer: { _ in 0 })
        #expect(
            first.map { $0.filter { !$0.hasSuffix("+0") } } == [
                ["81:4+20", "1:29+20", "2:54+20", "3:79+20"], ["4:4+20", "5:29+20", "6:54+20", "7:79+20"], ["8:4+20"],
            ])
        // A footer of 10 ends at the margin, 104; 100 − 15 leave 85.
        let last = framed(header: { _ in 0 }, footer: { _ in 10 })
        #expect(
            last.map { $0.filter { !$0.hasSuffix("+0") } } == [
                ["1:4+20", "2:29+20", "3:54+20", "93:94+10"], ["4:4+20", "5:29+20", "6:54+20", "93:94+10"],
                ["7:4+20", "8:29+20", "93:94+10"],
            ])
        // Both: 100 − 15 − 15 are 70, three of 20 and two gaps; on the second page 10 less, two of 20 and a gap.
        let both = framed(header: { _ in 10 }, footer: { $0.number == 2 ? 20 : 10 })
        #expect(
            both == [
                ["81:4+10", "1:19+20", "2:44+20", "3:69+20", "93:94+10"],
                ["82:4+10", "4:19+20", "5:44+20", "93:84+20"],
                ["83:4+10", "6:19+20", "7:44+20", "8:69+20", "93:94+10"],
            ])
    }

    /// What takes more than a third of the room is no header: 100 ÷ 3 of it are left free.
    @Test("A header takes a third of the room at most") func third() {
        let seen = framed(header: { _ in 60 }, footer: { _ in 0 })
        let content = seen[0].filter { $0.hasPrefix("1:") }
        // 4 and 33⅓ and 5.
        #expect(content == ["1:42+20"])
        let just = framed(header: { _ in 33 }, footer: { _ in 0 })
        #expect(just[0].contains("1:42+20") && just[0].contains("2:67+20"))
    }

    @Test("Pages are counted, in words too") func numbers() {
        #expect("\(PageNumber(number: 2, count: 9))" == "2 of 9" && PageNumber(number: 2, count: 9).count == 9)
        #expect(PageNumber(number: 2, count: 9) != PageNumber(number: 2, count: 8))
        let sizes = [PageSize(width: 3, height: 2), PageSize(width: 2, height: 3)].map(\.landscape)
        #expect(sizes.map(\.width) == [3, 3] && sizes.map(\.height) == [2, 2])
        let view = document { ForEach(0..<11, id: \.self) { tile($0 + 1) } }
        #expect(RenderedView(view).pageCount == 3 && pages(document {}).count == 1)
    }

    @Test("Pages that have no room are a fault, and none is shown") func unusable() {
        func errors(_ width: CGFloat, _ height: CGFloat, _ margins: EdgeInsets = EdgeInsets(), spacing: CGFloat = 0)
            -> Int
        {
            let view = PagedDocument(size: PageSize(width: width, height: height), margins: margins, spacing: spacing) {
                tile(1)
            }
            return RenderedView(view).diagnostics.count { $0.severity == .error }
        }
        #expect(errors(1, 1) == 0 && errors(0.5, 1) == 1 && errors(1, 0.5) == 1 && errors(0, 100) == 1)
        let sides = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        #expect(errors(61, 41, sides) == 0 && errors(60.5, 41, sides) == 1 && errors(61, 40.5, sides) == 1)
        #expect(errors(10, 10, spacing: -1) == 1 && errors(10, 10, spacing: .nan) == 1 && errors(10, .infinity) == 1)
        #expect(errors(.nan, 10) == 1 && errors(10, 10, spacing: .infinity) == 1)
    }
}

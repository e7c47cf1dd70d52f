import Galley
import GalleyGraph
import GalleyTestSupport
import Testing

@testable import GalleyPages
@testable import GalleyViews

/// What of a document is on which page, and what it is there: rows of a table are one table, also over pages; a header that comes again,
/// and what stands above and below the content, are no part of the text (docs/pdf.md).
@MainActor @Suite("Parts of pages") struct PagePartTests {
    /// The texts of a page's parts, with what each part is: `table`, `table on` where it continues, `decoration`.
    private func pages(_ document: some View) -> [[String]] {
        guard let pages = RenderedView(document).tree.document else { return [] }
        return (0..<pages.count).map { index in pages.page(index).items.flatMap(told) }
    }

    private func told(_ item: DrawItem) -> [String] {
        let roles: [Semantics.Role?] = [.table, .list, .decoration]
        if case .group(let group) = item, let semantics = group.semantics,
            semantics.isContinued || roles.contains(semantics.role)
        {
            let name = semantics.role.map { "\($0)" } ?? ""
            let texts = group.items.flatMap(\.marks).compactMap(text).joined(separator: " ")
            return [name + (semantics.isContinued ? " on" : "") + ": " + texts]
        }
        return [item].flatMap(\.marks).compactMap(text)
    }

    private func text(_ mark: DrawItem) -> String? {
        guard case .glyphs(let run, _, _, _) = mark else { return nil }
        return run.text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func row(_ name: String) -> some View { Text(name).frame(height: 20).documentRole(.tableRow) }

    private func document(@ViewBuilder _ content: () -> some View) -> some View {
        PagedDocument(size: PageSize(width: 100, height: 100), margins: EdgeInsets(), spacing: 0, content: content)
    }

    @Test("A table over two pages, its header once") func tables() {
        let seen = pages(
            document {
                Section {
                    ForEach(0..<6, id: \.self) { row("\($0)") }
                } header: {
                    row("head")
                }
                Text("after").frame(height: 20)
                row("other")
            })
        #expect(
            seen == [
                ["table: head 0 1 2 3"], ["decoration: head", "table on: 4 5", "after", "table: other"],
            ])
    }

    @Test("Rows and items are of different kinds, and what lies between parts them") func kinds() {
        func item(_ name: String) -> some View { Text(name).frame(height: 20).documentRole(.listItem) }
        let seen = pages(
            document {
                row("a")
                row("b")
                item("c")
                item("d")
                item("e")
                item("f")
                Text("g").frame(height: 20)
            })
        #expect(seen == [["table: a b", "list: c d e"], ["list on: f", "g"]])
        #expect(
            pages(
                document {
                    item("a").frame(height: 100)
                    row("b")
                }) == [["list: a"], ["table: b"]])
    }

    @Test("A text that is divided continues") func texts() {
        let lines = (0..<9).map { "line\($0)" }
        let seen = pages(document { Text(verbatim: lines.joined(separator: "\n")).font(.system(size: 17)) })
        #expect(seen.count == 3 && seen.first?.contains("line0") == true)
        let rest = seen.dropFirst().flatMap { $0 }
        #expect(rest.allSatisfy { $0.hasPrefix(" on: ") } && rest.count == 2)
        #expect(
            seen.flatMap { $0 }.joined(separator: " ").replacing(" on: ", with: "").split(separator: " ").map(
                String.init) == lines)
        // One that is to stay together does, and is cut where it has no room.
        let kept = pages(
            document {
                Text("first").frame(height: 50)
                Text(verbatim: lines.prefix(4).joined(separator: "\n")).font(.system(size: 17)).keepsTogetherOnPage()
            })
        #expect(kept == [["first"], Array(lines.prefix(4))])
    }

    @Test("What stands above and below is decoration, with the page's number") func edges() {
        let view = PagedDocument(
            size: PageSize(width: 100, height: 100), margins: EdgeInsets(), spacing: 0,
            content: { ForEach(0..<3, id: \.self) { Text("\($0)").frame(height: 40) } },
            header: { page in Text("\(page.number)").frame(height: 10) },
            footer: { page in Text("of \(page.count)").frame(height: 10) })
        #expect(
            pages(view) == [
                ["decoration: 1", "0", "1", "decoration: of 2"], ["decoration: 2", "2", "decoration: of 2"],
            ])
    }

    private func bounds(_ view: some View) -> [String: CGRect] { drawnBounds(in: 100, 100, view) }

    @Test("Views in the middle, and such as are several") func places() {
        struct Boxed: ViewModifier { func body(content: Content) -> some View { content } }
        func found(_ alignment: HorizontalAlignment) -> [String: CGRect] {
            bounds(
                PagedDocument(
                    size: PageSize(width: 100, height: 100),
                    margins: EdgeInsets(top: 5, leading: 10, bottom: 0, trailing: 20), alignment: alignment, spacing: 6
                ) {
                    Color.red.frame(width: 40, height: 10).probe("one")
                    Group {
                        Color.red.frame(width: 30, height: 20).probe("two")
                        Color.red.frame(width: 10, height: 15).probe("three")
                    }.modifier(Boxed())
                })
        }
        // 70 points are left between the margins.
        let middle = found(.center)
        expect(middle["one"], 25, 5, 40, 10)
        expect(middle["two"], 30, 21, 30, 20)
        expect(middle["three"], 40, 47, 10, 15)
        let end = found(.trailing)
        expect(end["one"], 40, 5, 40, 10)
        expect(end["three"], 70, 47, 10, 15)
    }

    /// Says whether it is in a document whose views say where pages end.
    private struct Place: View {
        @Environment(\.isInPages) private var isInPages
        let name: String
        let tell: (String) -> Void

        var body: some View {
            tell("\(name) \(isInPages)")
            return Color.red.frame(width: 10, height: 10)
        }
    }

    @Test("What stands beside a document is not in it") func beside() {
        var told: Set<String> = []
        let view = VStack {
            Place(name: "before") { told.insert($0) }
            PagedDocument(size: PageSize(width: 100, height: 100), margins: EdgeInsets()) {
                Place(name: "in") { told.insert($0) }
            }
            Place(name: "behind") { told.insert($0) }
        }
        _ = RenderedView(view).displayList
        #expect(told.subtracting(["in true"]) == ["before false", "behind false"])
    }

    @Test("What is said of the container on a page is the room between the margins") func container() {
        let view = PagedDocument(
            size: PageSize(width: 100, height: 100), margins: EdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20)
        ) {
            Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 }.probe("half")
        }
        expect(bounds(view)["half"], 10, 5, 35, 40)
    }
}

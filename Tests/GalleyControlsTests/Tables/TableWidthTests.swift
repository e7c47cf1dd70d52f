import Galley
import GalleyTestSupport
import Testing

@testable import GalleyControls

/// Columns beside each other, 16 apart: those with limits keep to them, the others share what is left (rules.md §18.8; Apple's
/// documentation of `TableColumn.width(min:ideal:max:)`).
@MainActor @Suite("Widths of a table's columns") struct TableWidthTests {
    private func lengths(_ widths: [TableColumnWidth], in room: CGFloat) -> [CGFloat] {
        TableLine(widths: widths).lengths(in: room)
    }

    private let free = TableColumnWidth()

    private func fixed(_ width: CGFloat) -> TableColumnWidth { .init(least: width, ideal: width, most: width) }

    @Test("What one may not have, or must have, the others share") func limits() {
        let (wide, narrow) = (TableColumnWidth(least: 200), TableColumnWidth(most: 50))
        let seen: [[CGFloat]] = [
            lengths([free], in: 300), lengths([free, free, free], in: 332), lengths([fixed(40), free, free], in: 332),
            // 332 − 2 · 16 = 300: 200 and 50 leave 50.
            lengths([wide, narrow, free], in: 332), lengths([narrow, free, wide], in: 332),
            // The rest of two narrow ones is shared by those that may have it.
            lengths([narrow, narrow, free, free], in: 348), lengths([narrow, narrow], in: 316),
            lengths([wide, wide], in: 316), lengths([fixed(500), free], in: 316),
            lengths([fixed(30), fixed(40)], in: 316),
            lengths([free, free], in: 10), lengths([free, free], in: 0),
            // A share that is just a limit is none to be limited.
            lengths([TableColumnWidth(least: 150), TableColumnWidth(most: 150)], in: 316),
        ]
        let wanted: [[CGFloat]] = [
            [300], [100, 100, 100], [40, 130, 130], [200, 50, 50], [50, 50, 200], [50, 50, 100, 100], [50, 50],
            [200, 200], [500, 0], [30, 40], [0, 0], [0, 0], [150, 150],
        ]
        #expect(seen == wanted)
        #expect(lengths([], in: 300) == [])
    }

    @Test("Cells lie from one column to the next, in the middle of the tallest") func places() {
        let line = TableLine(widths: [fixed(40), free, fixed(60)]) {
            box(10, 30).probe("a")
            Color.red.frame(height: 10).probe("b")
            box(20, 20).probe("c")
        }
        let found = frames(in: 232, 30, line)
        // 232 − 100 − 32 = 100.
        expect(found["a"], 0, 0, 10, 30)
        expect(found["b"], 56, 10, 100, 10)
        expect(found["c"], 172, 5, 20, 20)
        expect(size(of: line, 232, nil), 232, 30)
        expect(size(of: line, 232, 99), 232, 30)
        expect(size(of: TableLine(widths: []) {}, 50, nil), 50, 0)
        // Without a width: 10, 10 and 20, and two gaps.
        expect(size(of: line, nil, nil), 72, 30)
    }

    private struct Person: Identifiable {
        let id: Int
        let name: String
    }

    @Test("Headers are 28 tall, with a line under them; rows follow") func header() throws {
        let people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Bob")]
        let table = Table(people) {
            TableColumn("Name") { (person: Person) in Color.red.frame(height: 10).probe(person.name) }
        }
        let root = screen(table, 1024, 768)
        let divider = try #require(root.first("Divider")).frame
        #expect(divider.minY == 28 && root.named("Name")?.frame.midY == 14)
        // A row is 52 tall.
        let (ada, bob) = (try #require(root.named("Ada")).frame, try #require(root.named("Bob")).frame)
        #expect(ada.midY == divider.maxY + 26 && bob.midY == ada.midY + 52)
        // No line above the first row, as the header has one: one between both and one behind the last.
        #expect(root.all("Separator").count == 2)
        let bare = screen(table.tableColumnHeaders(.hidden), 1024, 768)
        #expect(bare.named("Ada")?.frame.midY == 26 && bare.first("Divider") == nil)
        // On a phone it is a list of the first column.
        #expect(screen(table).named("Ada")?.frame.midY == 26)
    }

    @Test("Rows of sections stand below their headers, in parts and alone") func parts() {
        let people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Bob"), Person(id: 3, name: "Cy")]
        let table = Table(of: Person.self) {
            TableColumn("Name") { (person: Person) in Text(person.name) }
        } rows: {
            TableRow(people[0])
            Section("Later") {
                TableRow(people[1])
                TableRow(people[2])
            }
        }
        #expect(screen(table, 1024, 768).texts == ["Name", "Ada", "Later", "Bob", "Cy"])
        #expect(screen(table).texts == ["Ada", "Later", "Bob", "Cy"])
    }
}

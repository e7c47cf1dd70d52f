import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyControls

private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
}

/// Tables: in columns where there is room, on phones as a list of the first column (Apple's documentation of `Table`).
@MainActor @Suite("Tables")
struct TableTests {
    private let people = [Person(id: 1, name: "Ada", age: 36), Person(id: 2, name: "Bob", age: 41)]

    private var table: some View {
        Table(people) {
            TableColumn("Name", value: \.name)
            TableColumn("Age") { Text("\($0.age)") }.width(80)
        }
    }

    @Test("On a phone the first column alone, without headers") func phone() {
        #expect(screen(table).texts == ["Ada", "Bob"])
    }

    @Test("On a tablet columns under their headers") func tablet() throws {
        let root = screen(table, 1024, 768)
        #expect(root.texts == ["Name", "Age", "Ada", "36", "Bob", "41"])
        let (name, age) = (try #require(root.named("Name")), try #require(root.named("Age")))
        // 20 at both sides, as in other wide lists; the last column is 80 wide, so that it starts 100 before the end.
        #expect(name.frame.minX == 20 && age.frame.minX == 1024 - 100)
        #expect(root.named("Ada")?.frame.minX == 20 && root.named("36")?.frame.minX == 1024 - 100)
        #expect(screen(table.tableColumnHeaders(.hidden), 1024, 768).texts == ["Ada", "36", "Bob", "41"])
    }

    @Test("Columns share what those with widths of their own leave") func widths() {
        func lengths(_ widths: [TableColumnWidth]) -> [CGFloat] { TableLine(widths: widths).lengths(in: 332) }
        let free = TableColumnWidth(), fixed = TableColumnWidth(least: 60, ideal: 60, most: 60)
        #expect(lengths([free, free]) == [158, 158])
        #expect(lengths([free, fixed, free]) == [120, 60, 120])
        #expect(lengths([TableColumnWidth(least: 200), free]) == [200, 116])
        #expect(lengths([TableColumnWidth(most: 50), free]) == [50, 266])
        #expect(lengths([TableColumnWidth(least: 400, most: 400), free]) == [400, 0])
        #expect(lengths([]) == [])
    }

    @Test("An arrow stands at the header of the column that rows are sorted by") func sorting() {
        func marks(_ order: [KeyPathComparator<Person>]) -> [String?] {
            let view = Table(people, sortOrder: .constant(order)) {
                TableColumn("Name", value: \.name)
                TableColumn("Age", value: \.age) { Text("\($0.age)") }
                TableColumn("Both") { Text("\($0.name) \($0.age)") }
            }
            return screen(view, 1024, 768).all("Image").map(\.label)
        }
        #expect(marks([]) == [])
        #expect(marks([KeyPathComparator(\Person.age)]) == ["chevron.up"])
        #expect(marks([KeyPathComparator(\Person.age, order: .reverse)]) == ["chevron.down"])
        #expect(marks([KeyPathComparator(\Person.id)]) == [])
    }

    @Test("Rows are built from a collection or one by one; a selected one has a ground") func rows() throws {
        let view = Table(of: Person.self, selection: .constant(Set([2]))) {
            TableColumn("Name", value: \.name).alignment(.trailing)
        } rows: {
            TableRow(people[0])
            ForEach(people.dropFirst())
        }
        let root = screen(view, 1024, 768)
        #expect(root.texts == ["Name", "Ada", "Bob"])
        // The closure's rows say what the table's are of (Apple's documentation of TableRow has this form).
        let each = Table(of: Person.self) {
            TableColumn("Name", value: \.name)
        } rows: {
            ForEach(people) { TableRow($0) }
        }
        #expect(screen(each, 1024, 768).texts == ["Name", "Ada", "Bob"])
        #expect(root.named("Ada").map { abs($0.frame.maxX - 1004) < 1e-9 } == true)
        let plain = try Pixels(in: 1024, 300, Table(people) { TableColumn("Name", value: \.name) })
        let chosen = try Pixels(in: 1024, 300, view)
        #expect(plain[300, 100] == [255, 255, 255, 255] && chosen[300, 100] != [255, 255, 255, 255])
    }

    /// Apple's "Food Truck" has this form: the rows of a section, and no type named (Orders/OrdersTable.swift).
    @Test("The rows of a section, below a header over all columns or below none") func sections() throws {
        let plain = Table(selection: .constant(Set<Int>()), sortOrder: .constant([KeyPathComparator(\Person.name)])) {
            TableColumn("Name", value: \.name)
            TableColumn("Age", value: \.age) { Text("\($0.age)") }
        } rows: {
            Section { ForEach(people) { TableRow($0) } }
        }
        let flat = Table(people, sortOrder: .constant([KeyPathComparator(\Person.name)])) {
            TableColumn("Name", value: \.name)
            TableColumn("Age", value: \.age) { Text("\($0.age)") }
        }
        #expect(screen(plain, 1024, 768).texts == screen(flat, 1024, 768).texts)
        let grouped = Table {
            TableColumn("Name") { (person: Person) in Text(person.name) }
        } rows: {
            Section("First") { TableRow(people[0]) }
            Section {
                ForEach(people.dropFirst())
            } header: {
                Text("Others")
            }
            if people.isEmpty { TableRow(people[0]) }
        }
        let root = screen(grouped, 1024, 768)
        #expect(root.texts == ["Name", "First", "Ada", "Others", "Bob"])
        let (header, row) = try (#require(root.named("Others")), #require(root.named("Bob")))
        #expect(header.frame.maxY <= row.frame.minY && header.frame.minY >= 0)
        // Narrow, it is a list of the first column with the same headers.
        #expect(screen(grouped, 393, 852).texts == ["First", "Ada", "Others", "Bob"])
    }

    @Test("A table of a hundred thousand rows builds what is seen") func many() {
        final class Count { var built = 0 }
        let count = Count()
        let view = Table((0..<100_000).map { Person(id: $0, name: "", age: $0) }) {
            TableColumn("Age") { person in
                let _ = count.built += 1
                Text("\(person.age)")
            }
        }
        _ = screen(view, 1024, 768)
        #expect(count.built < 60, "\(count.built)")
    }
}

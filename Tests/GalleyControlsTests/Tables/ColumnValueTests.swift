import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyControls

/// Columns and rows of tables as values, and positions of scroll views that a person has scrolled: Apple's pages of
/// `TableColumn.width(min:ideal:max:)`, `TableColumn.alignment(_:)`, `Table.init(_:sortOrder:columns:)`, `Section`
/// in tables, and `ScrollPosition` (`isPositionedByUser`, `viewID(type:)`).
@MainActor @Suite("Columns, rows and positions as values") struct ColumnValueTests {
    private struct Person: Identifiable, Equatable {
        let id: Int
        var name = "Ada"
        var age = 30
    }

    private typealias Plain = TableColumn<Person, Never, Text, Text>

    private func column(_ change: (Plain) -> Plain) -> TableColumnWidth {
        change(TableColumn("Name") { (person: Person) in Text(person.name) })._columns[0].width
    }

    @Test("Widths of columns") func widths() {
        let (all, free) = (CGFloat.infinity, TableColumnWidth())
        #expect(free.least == 0 && free.ideal == nil && free.most == all && column { $0 } == free)
        #expect(column { $0.width(80) } == TableColumnWidth(least: 80, ideal: 80, most: 80))
        #expect(column { $0.width(80).width(nil) } == free && column { $0.width(80).width() } == free)
        #expect(column { $0.width(-5) } == TableColumnWidth(least: 0, ideal: 0, most: 0))
        #expect(
            column { $0.width(min: 20, ideal: 30, max: 40) } == TableColumnWidth(least: 20, ideal: 30, most: 40))
        #expect(column { $0.width(min: 20) } == TableColumnWidth(least: 20, ideal: nil, most: all))
        #expect(column { $0.width(ideal: 30) } == TableColumnWidth(least: 0, ideal: 30, most: all))
        #expect(column { $0.width(max: 40) } == TableColumnWidth(least: 0, ideal: nil, most: 40))
        // What is to be at least so wide is not less, whatever the most is.
        #expect(column { $0.width(min: 50, max: 40) } == TableColumnWidth(least: 50, ideal: nil, most: 50))
        #expect(column { $0.width(min: -1, ideal: -2, max: -3) } == TableColumnWidth(least: 0, ideal: 0, most: 0))
    }

    @Test("Sides of columns") func sides() {
        let alignments: [TableColumnAlignment] = [.automatic, .leading, .center, .trailing, .numeric]
        #expect(alignments.map(\.alignment) == [.leading, .leading, .center, .trailing, .trailing])
        let column = TableColumn("Name") { (person: Person) in Text(person.name) }
        #expect(column._columns[0].alignment == nil && column._columns.count == 1)
        #expect(column.alignment(.center)._columns[0].alignment == .center)
        // One after the other, each stays.
        let both = column.alignment(.numeric).width(70)._columns[0]
        #expect(both.alignment == .numeric && both.width.least == 70)
    }

    private func order<Sort: SortComparator>(
        _ order: [Sort], @TableColumnBuilder<Person, Sort> _ columns: () -> some TableColumnContent<Person, Sort>
    ) -> [String] {
        let table = Table([Person(id: 1)], sortOrder: .constant(order), columns: columns)
        let header = screen(table, 1024, 768)
        return header.all("Image").map { "\($0.label ?? "") \(Int($0.frame.minX) / 340)" }
    }

    @Test("An arrow at the column that rows are sorted by first, up where they rise") func arrows() {
        typealias Sort = KeyPathComparator<Person>
        func seen(_ sorted: [Sort]) -> [String] {
            order(sorted) {
                TableColumn("Name", value: \Person.name)
                TableColumn("Age", value: \Person.age) { Text("\($0.age)") }
                TableColumn("Id", value: \Person.id) { Text("\($0.id)") }
            }
        }
        let (name, age) = (Sort(\Person.name), Sort(\Person.age))
        #expect(seen([name]) == ["chevron.up 0"] && seen([Sort(\Person.name, order: .reverse)]) == ["chevron.down 0"])
        #expect(seen([age, name]) == ["chevron.up 1"] && seen([]) == [])
        #expect(seen([Sort(\Person.id, order: .reverse), age]) == ["chevron.down 2"])
    }

    @Test("Rows one by one, of collections, and where a condition holds") func rows() {
        func parts(@TableRowBuilder<Person> _ rows: () -> some TableRowContent<Person>) -> [[Int]] {
            _TablePart.joined(rows()._parts).map { part in
                (part.header == nil ? [] : [-1]) + part.rows.map(\.id)
            }
        }
        let people = (1...3).map { Person(id: $0) }
        let isShown = people.count == 3
        #expect(
            parts {
                TableRow(people[0])
                TableRow(people[1])
                ForEach(people)
            } == [[1, 2, 1, 2, 3]])
        #expect(
            parts {
                if isShown { TableRow(people[2]) }
                if !isShown { TableRow(people[0]) }
            } == [[3]])
        #expect(
            parts {
                TableRow(people[0])
                Section("A") { ForEach(people) { TableRow($0) } }
                TableRow(people[1])
                Section("B") { TableRow(people[2]) }
            } == [[1], [-1, 1, 2, 3, 2], [-1, 3]])
        #expect(
            parts {
                Section { TableRow(people[0]) }
                Section {
                    TableRow(people[1])
                } header: {
                    Text("H")
                }
            } == [[1], [-1, 2]])
    }

    // MARK: Positions

    @Test("Who has scrolled, and to what") func followed() {
        var position = ScrollPosition(idType: Int.self)
        #expect(!position.isPositionedByUser && position.viewID == nil && position.edge == nil)
        position.follow(AnyHashable(7))
        #expect(position.isPositionedByUser && position.viewID(type: Int.self) == 7)
        #expect(position.viewID(type: String.self) == nil && position.edge == nil && position.point == nil)
        // A view of another type is none that the position could name.
        position.follow(AnyHashable("x"))
        #expect(position.isPositionedByUser && position.viewID == nil)
        position.scrollTo(edge: .trailing)
        #expect(!position.isPositionedByUser && position.edge == .trailing)
        position.scrollTo(x: 3, y: 4)
        #expect(position.point == CGPoint(x: 3, y: 4) && position.edge == nil && !position.isPositionedByUser)
        position.scrollTo(id: "name", anchor: .bottom)
        #expect(position.viewID(type: String.self) == "name" && position.point == nil)
    }

    @Test("Positions are alike by what they ask for, and by the type of their names") func alike() {
        #expect(ScrollPosition(id: 3) == ScrollPosition(id: 3) && ScrollPosition(id: 3) != ScrollPosition(id: 4))
        #expect(ScrollPosition(id: 3) != ScrollPosition(id: 3, anchor: .top))
        #expect(ScrollPosition(idType: Int.self) == ScrollPosition(idType: Int.self))
        #expect(ScrollPosition(idType: Int.self) != ScrollPosition(idType: String.self))
        #expect(
            ScrollPosition(edge: .top) == ScrollPosition(edge: .top) && ScrollPosition(edge: .top) != ScrollPosition())
        #expect(ScrollPosition(edge: .top) != ScrollPosition(edge: .bottom))
        #expect(
            ScrollPosition(x: 1) != ScrollPosition(y: 1) && ScrollPosition(x: 1, y: 2) != ScrollPosition(x: 2, y: 1))
        var (person, other) = (ScrollPosition(idType: Int.self), ScrollPosition(idType: Int.self))
        person.follow(AnyHashable(1))
        #expect(person != other)
        other.follow(AnyHashable(2))
        #expect(person != other)
        other.follow(AnyHashable(1))
        #expect(person == other && person != ScrollPosition(id: 1))
    }
}

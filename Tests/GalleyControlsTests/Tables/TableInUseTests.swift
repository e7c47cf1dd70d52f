import Foundation
import Galley
import GalleyTestSupport
import Testing

private struct City: Identifiable {
    let id: Int
    let name: String
    let people: Int
}

/// Widths of columns by Apple's documentation of `TableColumn.width(_:)` and `width(min:ideal:max:)`; a selection is one row's
/// identity or a set of them (`Table.init(_:selection:columns:)`).
@MainActor @Suite("Tables in use")
struct TableInUseTests {
    private static let cities = [City(id: 3, name: "Rome", people: 28), City(id: 5, name: "Oslo", people: 7)]

    /// The leading edges of headers in a window of 1024 points.
    private func edges(_ first: TableColumn<City, Never, Text, Text>) -> [CGFloat] {
        let table = Table(Self.cities) {
            first
            TableColumn("B") { Text("\($0.people)") }
        }
        let root = screen(table, 1024, 768)
        return ["A", "B"].compactMap { root.named($0)?.frame.minX }
    }

    @Test("A column is as wide as it says; the other has what is left") func widths() {
        let column = TableColumn("A") { (city: City) in Text(city.name) }
        // 20 at the sides, 16 between the columns: (1024 - 56) / 2 each.
        #expect(edges(column) == [20, 520])
        #expect(edges(column.width(100)) == [20, 136])
        #expect(edges(column.width(100).width(nil)) == [20, 520])
        #expect(edges(column.width(min: 600)) == [20, 636])
        #expect(edges(column.width(max: 200)) == [20, 236])
        #expect(edges(column.width(min: 300, max: 100)) == [20, 336])
        #expect(edges(column.width(min: 10, max: 2000)) == [20, 520])
    }

    @Test("A tap on a row selects it, on a phone and in columns", arguments: [CGFloat(393), 1024])
    func selection(width: CGFloat) {
        let selected = Recorded(Int?.none)
        let table = Table(Self.cities, selection: selected.binding) {
            TableColumn("Name", value: \.name)
        }
        let host = liveHost(table, width, 700)
        host.tap("Oslo")
        #expect(selected.value == 5)
        host.tap("Rome")
        #expect(selected.value == 3)
    }

    @Test("Of a set a tap selects a row beside the others, and takes it back")
    func selectionOfSeveral() {
        let selected = Recorded(Set<Int>())
        let host = liveHost(
            Table(Self.cities, selection: selected.binding) { TableColumn("Name", value: \.name) }, 1024, 700)
        for (name, wanted) in [("Oslo", [5]), ("Rome", [3, 5]), ("Oslo", [3])] as [(String, Set<Int>)] {
            host.tap(name)
            #expect(selected.value == wanted)
        }
    }

    @Test("Rows stand in the order of the collection, whatever they are sorted by") func order() throws {
        let table = Table(Self.cities, sortOrder: .constant([KeyPathComparator(\City.people)])) {
            TableColumn("Name", value: \.name)
            TableColumn("People", value: \.people) { Text("\($0.people)") }
        }
        let root = screen(table, 1024, 768)
        let rome = try #require(root.named("Rome")), oslo = try #require(root.named("Oslo"))
        #expect(rome.frame.minY < oslo.frame.minY)
        #expect(rome.frame.midY == root.named("28")?.frame.midY && oslo.frame.midY == root.named("7")?.frame.midY)
    }

    @Test("Cells stand at the side that their column says") func alignment() throws {
        func maxX(_ alignment: TableColumnAlignment) -> CGRect? {
            let table = Table(Self.cities) {
                TableColumn("Name") { (city: City) in Text(city.name) }.width(400).alignment(alignment)
            }
            return screen(table, 1024, 768).named("Rome")?.frame
        }
        #expect(maxX(.leading)?.minX == 20)
        #expect(maxX(.trailing).map { abs($0.maxX - 420) < 1e-6 } == true)
        #expect(maxX(.center).map { abs($0.midX - 220) < 1 } == true)
    }
}

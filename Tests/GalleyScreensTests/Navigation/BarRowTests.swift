import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyScreens

/// A bar's row (rules.md §18.9: the title in the middle of the bar, as far from the items as the spacing), and the parts of a screen's
/// address, which are text that is read again.
@MainActor @Suite("Rows of bars, and addresses") struct BarRowTests {
    private func places(
        _ width: CGFloat, _ leading: CGFloat, _ title: CGFloat, _ trailing: CGFloat, titleIsLeading: Bool = false
    ) -> [CGRect?] {
        let row = BarRow(spacing: 8, titleIsLeading: titleIsLeading) {
            box(leading, 20).probe("leading")
            Color.red.frame(minWidth: 0, idealWidth: title, maxWidth: title, minHeight: 10, maxHeight: 10).probe(
                "title")
            box(trailing, 30).probe("trailing")
        }
        let found = frames(in: width, 40, row)
        return [found["leading"], found["title"], found["trailing"]]
    }

    @Test("The title is in the middle, unless items are in its way") func row() {
        func xs(_ places: [CGRect?]) -> [CGFloat?] { places.map { $0?.minX } }
        #expect(xs(places(300, 40, 60, 50)) == [0, 120, 250])
        // Items of 130 and the spacing reach beyond the middle's start of 120: the title moves aside.
        #expect(xs(places(300, 130, 60, 50)) == [0, 138, 250] && xs(places(300, 40, 60, 130)) == [0, 102, 170])
        #expect(xs(places(300, 0, 60, 130)) == [0, 102, 170] && xs(places(300, 130, 60, 0)) == [0, 138, 300])
        // A title that does not fit between has the room that is left: 300 − 108 − 108.
        let tight = places(300, 100, 200, 100)
        #expect(xs(tight) == [0, 108, 200] && tight[1]?.width == 84)
        #expect(xs(places(300, 40, 60, 50, titleIsLeading: true)) == [0, 48, 250])
        #expect(xs(places(300, 0, 60, 50, titleIsLeading: true)) == [0, 0, 250])
        #expect(places(300, 40, 60, 50).map { $0?.midY } == [20, 20, 20])
    }

    @Test("Its own size is that of all, with the spacing twice") func size() {
        let row = BarRow(spacing: 8) {
            box(40, 20)
            box(60, 10)
            box(50, 30)
        }
        expect(GalleyTestSupport.size(of: row, nil, nil), 40 + 60 + 50 + 16, 30)
        expect(GalleyTestSupport.size(of: row, 200, 99), 200, 30)
    }

    /// A name is looked up when it is read: a private type has none.
    struct Place: Codable, Hashable {
        var name = "a/b"
        var number = 3
    }
    private struct Silent: Hashable {}
    private enum Kind: String { case first, second }
    private enum Level: Int { case low = 7 }

    @Test("Values are written as text, and read again") func texts() throws {
        let id = try #require(UUID(uuidString: "12345678-1234-1234-1234-123456789ABC"))
        let values: [(AnyHashable, String)] = [
            (5, "5"), ("text", "text"), (true, "true"), (id, "12345678-1234-1234-1234-123456789ABC"),
            (Kind.second, "second"),
            (Level.low, "7"), (Place(), "{\"name\":\"a/b\",\"number\":3}"),
        ]
        for (value, text) in values {
            #expect(AddressPart.text(of: value, isNamed: false) == text)
            let named = try #require(AddressPart.text(of: value, isNamed: true))
            #expect(named == "\(type(of: value.base)):\(text)")
            let types: [any Hashable.Type] = [Double.self, type(of: value.base) as? any Hashable.Type ?? Int.self]
            #expect(AddressPart.value(named: named, types) == value && AddressPart.value(text, types[1]) == value)
        }
        #expect(AddressPart.text(of: "", isNamed: false) == nil && AddressPart.text(of: Silent(), isNamed: true) == nil)
        let long = String(repeating: "a", count: 1000)
        #expect(
            AddressPart.text(of: long, isNamed: false) == long
                && AddressPart.text(of: long + "a", isNamed: false) == nil)
        #expect(
            AddressPart.value(named: "Int:5", [String.self]) == nil && AddressPart.value(named: "5", [Int.self]) == nil)
        #expect(AddressPart.value("x", Int.self) == nil && AddressPart.value("third", Kind.self) == nil)
        #expect(AddressPart.value("{}", Place.self) == nil && AddressPart.value("x", Silent.self) == nil)
        #expect(AddressPart.value("x", UUID.self) == nil)
    }

    /// Apple's documentation of `NavigationPath.CodableRepresentation`: a path is written and read where all of it is Codable.
    @Test("A path is written, and read again") func path() throws {
        var path = NavigationPath([1, 2])
        path.append("three")
        path.append(Place())
        #expect(path.count == 4 && !path.isEmpty)
        let data = try JSONEncoder().encode(#require(path.codable))
        let read = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        #expect(read == path)
        path.removeLast()
        #expect(path.count == 3 && read != path)
        path.removeLast(3)
        #expect(path.isEmpty && path == NavigationPath())
        path.append(Silent())
        #expect(path.codable == nil && path.count == 1)
        let broken = Data(#"["no type","1"]"#.utf8)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: broken)
        }
    }
}

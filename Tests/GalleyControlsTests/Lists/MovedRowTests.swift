import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyControls
@testable import GalleyGraph

/// Rows that a finger moves: a row makes room once the moved one's edge is beyond its middle, and `onMove` gets the place before which
/// the row comes to lie (Apple's documentation of `onMove(perform:)`: "an offset from the start").
@MainActor @Suite("Rows that are moved") struct MovedRowTests {
    private func row(_ offset: Int, _ group: String = "a") -> RowPlaces.Row {
        RowPlaces.Row(group: group, offset: offset)
    }

    /// Five rows of 40 points, and one of another group below them.
    private func places() -> RowPlaces {
        let places = RowPlaces(ChangeLog())
        places.begin()
        for offset in 0..<5 { places.note(row(offset), CGRect(x: 0, y: CGFloat(offset) * 40, width: 100, height: 40)) }
        places.note(row(5, "b"), CGRect(x: 0, y: 200, width: 100, height: 40))
        return places
    }

    @Test("Rows between make room, by the height of the moved one") func shifts() {
        let places = places()
        #expect((0..<5).map { places.shift(of: row($0)) } == [0, 0, 0, 0, 0] && !places.isMoved(row(1)))
        // The second row's lower edge is at 80; the middles of the next two at 100 and 140.
        let table: [(CGFloat, [CGFloat])] = [
            (0, [0, 0, 0, 0, 0]), (20, [0, 20, 0, 0, 0]), (21, [0, 21, -40, 0, 0]), (60, [0, 60, -40, 0, 0]),
            (61, [0, 61, -40, -40, 0]), (500, [0, 500, -40, -40, -40]), (-20, [0, -20, 0, 0, 0]),
            (-21, [40, -21, 0, 0, 0]),
            (-500, [40, -500, 0, 0, 0]),
        ]
        for (way, shifts) in table {
            places.move(row(1), by: way)
            #expect((0..<5).map { places.shift(of: row($0)) } == shifts, "\(way)")
            #expect(places.shift(of: row(5, "b")) == 0 && places.isMoved(row(1)) && !places.isMoved(row(2)))
        }
    }

    @Test("Where it comes to lie") func ends() {
        let places = places()
        func end(_ offset: Int, _ way: CGFloat) -> [Int]? {
            places.move(row(offset), by: way)
            #expect(places.end(row((offset + 1) % 5)) == nil)
            let end = places.end(row(offset))
            #expect(!places.isMoved(row(offset)) && places.end(row(offset)) == nil)
            return end.map { [$0.source, $0.destination] }
        }
        #expect(end(1, 20) == nil && end(1, 21) == [1, 3] && end(1, 61) == [1, 4] && end(1, 999) == [1, 5])
        #expect(end(3, -21) == [3, 2] && end(3, -60) == [3, 2] && end(3, -61) == [3, 1] && end(3, -999) == [3, 0])
        #expect(end(0, -999) == nil && end(4, 999) == nil)
    }

    @Test("Steps of a key stay in the group") func steps() {
        let places = places()
        func step(_ offset: Int, _ count: Int, _ group: String = "a") -> [Int]? {
            places.step(row(offset, group), by: count).map { [$0.source, $0.destination] }
        }
        #expect(step(1, 1) == [1, 3] && step(1, -1) == [1, 0] && step(1, 9) == [1, 5] && step(3, -9) == [3, 0])
        #expect(
            step(0, -1) == nil && step(4, 1) == nil && step(2, 0) == nil && step(5, 1, "b") == nil
                && step(7, 1, "c") == nil)
        places.begin()
        #expect(step(1, 1) == nil)
    }
}

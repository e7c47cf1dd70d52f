import Galley
import GalleyLive
import GalleyTestSupport
import Testing

@testable import GalleyControls
@testable import GalleyGraph

/// Where something is dropped between rows: before the row's element over its upper half, behind it over the lower one (Apple's
/// documentation of `dropDestination(for:action:)` of a `DynamicViewContent`: the offset relative to the collection).
@MainActor @Suite("Gaps between rows that something is dropped in") struct RowGapTests {
    private final class Taken: RowInsertion {
        var offsets: [Int] = []
        var counts: [Int] = []
        /// How many of the things are of use.
        var most = 9

        func fitting(_ items: [AnyObject]) -> [AnyObject] { Array(items.prefix(most)) }
        func insert(_ items: [AnyObject], at offset: Int) {
            offsets.append(offset)
            counts.append(items.count)
        }
    }

    private let rows = [AnyHashable("a"), AnyHashable("b")]

    /// Which gaps are shown: before and behind the first row, before and behind the second.
    private func shown(_ gaps: RowGaps) -> [Bool] {
        rows.flatMap { row in [false, true].map { gaps.isShown(row, isBehind: $0) } }
    }

    @Test("The lower half begins below the middle") func halves() {
        let gaps = RowGaps(ChangeLog())
        gaps.note(rows[0], height: 40)
        let heights: [CGFloat] = [-5, 19, 20, 20.5, 21, 99]
        let seen = heights.map { gaps.isBehind(rows[0], CGPoint(x: 50, y: $0)) }
        #expect(seen == [false, false, false, true, true, true])
        // Nobody knows how high the other one is.
        #expect([0, 1].map { gaps.isBehind(rows[1], CGPoint(x: 50, y: $0)) } == [false, true])
    }

    @Test("One gap is shown at a time; a change is told where there is one") func gaps() {
        let changes = ChangeLog()
        let gaps = RowGaps(changes)
        func change(_ work: () -> Void) -> Bool {
            work()
            return !changes.take().isEmpty
        }
        #expect(shown(gaps) == [false, false, false, false])
        #expect(change { gaps.show(rows[0], isBehind: true) } && shown(gaps) == [false, true, false, false])
        #expect(!change { gaps.show(rows[0], isBehind: true) })
        #expect(change { gaps.show(rows[0], isBehind: false) } && shown(gaps) == [true, false, false, false])
        #expect(change { gaps.show(rows[1], isBehind: false) } && shown(gaps) == [false, false, true, false])
        #expect(!change { gaps.hide(rows[0]) } && shown(gaps) == [false, false, true, false])
        #expect(change { gaps.hide(rows[1]) } && shown(gaps) == [false, false, false, false])
        #expect(!change { gaps.hide(rows[1]) })
    }

    @Test("What is dropped goes before the row's element or behind it") func drops() {
        let (gaps, taken) = (RowGaps(ChangeLog()), Taken())
        gaps.note(rows[0], height: 40)
        let place = RowDropPlace(row: rows[0], offset: 3, insertion: taken, gaps: gaps)
        let things: [AnyObject] = [Taken(), Taken()]
        let (upper, lower) = (CGPoint(x: 0, y: 5), CGPoint(x: 0, y: 35))
        func handle(_ phase: DropTarget.Phase, _ point: CGPoint) -> Bool { place.target.handle(phase, things, point) }
        #expect(handle(.asked, upper) && shown(gaps) == [false, false, false, false])
        #expect(handle(.entered, upper) && shown(gaps) == [true, false, false, false])
        #expect(handle(.moved, lower) && shown(gaps) == [false, true, false, false])
        #expect(handle(.left, lower) && shown(gaps) == [false, false, false, false])
        #expect(handle(.entered, lower) && handle(.dropped, lower) && shown(gaps) == [false, false, false, false])
        #expect(handle(.dropped, upper))
        #expect(taken.offsets == [4, 3] && taken.counts == [2, 2])
        // What is of no use is not taken, and shows nothing.
        taken.most = 0
        #expect(!handle(.entered, upper) && !handle(.dropped, upper) && shown(gaps) == [false, false, false, false])
        taken.most = 1
        #expect(handle(.dropped, upper) && taken.counts == [2, 2, 1])
    }
}

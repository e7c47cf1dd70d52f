import Testing

@testable import GalleyEngine

@Suite("Remembered answers")
struct MeasurementCacheTests {
    private func answer(_ width: Double) -> MeasuredSize { MeasuredSize(Size(width, 1), for: Proposal(width, 1)) }

    @Test("Nine answers are kept, then the oldest goes") func nineSlots() {
        let cache = MeasurementCache()
        defer { cache.free() }
        var start: Int32 = -1
        for width in 1...9 { cache.insert(answer(Double(width)), from: &start) }
        func known() -> [Int] {
            (1...12).filter { cache.answer(from: start, for: Proposal(Double($0), 1))?.size.width == Double($0) }
        }
        #expect(known() == Array(1...9))
        cache.insert(answer(10), from: &start)
        #expect(known() == Array(2...10))
        cache.insert(answer(11), from: &start)
        cache.insert(answer(12), from: &start)
        #expect(known() == Array(4...12))
    }

    @Test("After nine more only those are left") func roundAgain() {
        let cache = MeasurementCache()
        defer { cache.free() }
        var start: Int32 = -1
        for width in 1...18 { cache.insert(answer(Double(width)), from: &start) }
        let known = (1...18).filter { cache.answer(from: start, for: Proposal(Double($0), 1)) != nil }
        #expect(known == Array(10...18))
    }

    @Test("An answer is found for every proposal of its range, and for no other") func ranges() {
        let cache = MeasurementCache()
        defer { cache.free() }
        var start: Int32 = -1
        let range = ProposalRange(low: 10, high: 20, includesNone: true)
        cache.insert(MeasuredSize(Size(5, 5), width: range, height: .everything), from: &start)
        func isKnown(_ width: Double, _ height: Double) -> Bool {
            cache.answer(from: start, for: Proposal(width, height)) != nil
        }
        #expect(isKnown(10, 0) && isKnown(20, .infinity) && isKnown(15, .nan) && isKnown(.nan, 3))
        #expect(!isKnown(9.9, 0) && !isKnown(20.1, 0) && !isKnown(.infinity, 0))
        cache.insert(MeasuredSize(Size(6, 6), for: Proposal(30, .nan)), from: &start)
        #expect(isKnown(30, .nan) && !isKnown(30, 4))
    }

    @Test("Nodes do not hear of each other's answers") func ownSlots() {
        let cache = MeasurementCache()
        defer { cache.free() }
        var first: Int32 = -1, second: Int32 = -1
        for width in 1...4 { cache.insert(answer(Double(width)), from: &first) }
        cache.insert(answer(50), from: &second)
        #expect(cache.answer(from: second, for: Proposal(1, 1)) == nil)
        #expect(cache.answer(from: first, for: Proposal(4, 1))?.size == Size(4, 1))
        #expect(cache.answer(from: -1, for: Proposal(1, 1)) == nil)
    }

    @Test("Taken answers are all there were, as long as none has gone; the slots are free again") func taking() {
        let cache = MeasurementCache()
        defer { cache.free() }
        var start: Int32 = -1
        for width in 1...8 { cache.insert(answer(Double(width)), from: &start) }
        #expect(cache.takeAnswers(from: start)?.map(\.size.width) == [1, 2, 3, 4, 5, 6, 7, 8])
        #expect(cache.answer(from: start, for: Proposal(1, 1)) == nil)
        for width in 1...9 { cache.insert(answer(Double(width)), from: &start) }
        // One may have gone before.
        #expect(cache.takeAnswers(from: start) == nil)
    }
}

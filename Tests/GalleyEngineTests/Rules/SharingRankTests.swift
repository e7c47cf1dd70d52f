import Testing

@testable import GalleyEngine

@Suite("Whose turn comes first where a length is shared (rules.md §4.2)") struct SharingRankTests {
    /// The order in which children of these ranks are served, by their places in the source.
    private func order(_ ranks: [SharingRank]) -> [Int32] {
        let placed = ranks.enumerated().map { index, rank in
            SharingRank(priority: rank.priority, low: rank.low, high: rank.high, order: Int32(index))
        }
        return placed.sorted { $0.precedes($1) }.map(\.order)
    }

    @Test func theHighestPriorityIsFirst() {
        let rigid = SharingRank(priority: 0, low: 5, high: 5)
        #expect(order([rigid, SharingRank(priority: 1, low: 0, high: .infinity)]) == [1, 0])
        #expect(order([SharingRank(priority: -.infinity, low: 8, high: 8), rigid]) == [1, 0])
    }

    @Test func theLeastFlexibleOfAPriorityIsFirst() {
        let ranks = [(0.0, Double.infinity), (10, 40), (70, 71), (5, 5)].map { SharingRank(low: $0, high: $1) }
        #expect(order(ranks) == [3, 2, 1, 0])
    }

    @Test func theLargerMinimumOfEndlesslyFlexibleOnesIsFirst() {
        #expect(order([0, 80, 5].map { SharingRank(low: $0, high: .infinity) }) == [1, 2, 0])
        // Of those that end the minimum says nothing.
        #expect(order([SharingRank(low: 0, high: 10), SharingRank(low: 80, high: 90)]) == [0, 1])
    }

    @Test func equalsAndWhatCannotBeComparedStayInSourceOrder() {
        #expect(order([7, 7, 7].map { SharingRank(low: $0, high: 9) }) == [0, 1, 2])
        let endless = SharingRank(low: .infinity, high: .infinity)
        #expect(order([endless, SharingRank(low: 3, high: 3)]) == [0, 1])
        #expect(order([SharingRank(low: 3, high: 3), endless]) == [0, 1])
    }

    @Test func likenessIsOfPriorityAndFlexibility() {
        let rank = SharingRank(priority: 1, low: 3, high: 10)
        #expect(rank.isAlike(SharingRank(priority: 1, low: 5, high: 12.004), within: 0.005))
        #expect(!rank.isAlike(SharingRank(priority: 1, low: 5, high: 12.006), within: 0.005))
        #expect(!rank.isAlike(SharingRank(priority: 0, low: 3, high: 10), within: 0.005))
        let endless = SharingRank(low: 0, high: .infinity)
        #expect(endless.isAlike(SharingRank(low: 9, high: .infinity), within: 0.005))
    }
}

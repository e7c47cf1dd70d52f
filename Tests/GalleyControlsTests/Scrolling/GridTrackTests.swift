import Galley
import GalleyTestSupport
import Testing

@testable import GalleyControls
@testable import GalleyGraph

/// The tracks of lazy grids, worked out by rules.md §12.2: what gaps and fixed items leave is given out in order, each item that is not
/// fixed gets an equal part of what is left, within its limits.
@MainActor @Suite("Tracks of lazy grids") struct GridTrackTests {
    private func arrangement(_ items: [GridItem], axis: Axis = .vertical) -> LazyGridArrangement {
        LazyGridArrangement(axis: axis, items: items, alignment: .topTrailing, lineSpacing: nil)
    }

    /// Where each track starts and how long it is.
    private func tracks(_ items: [GridItem], _ across: CGFloat?) -> [[CGFloat]] {
        arrangement(items).tracks(across: across).map { [$0.start, $0.length ?? -1] }
    }

    @Test("Flexible and fixed items share what gaps leave") func shares() {
        let capped = GridItem(.flexible(maximum: 80))
        let long = GridItem(.flexible(minimum: 100))
        let seen: [[[CGFloat]]] = [
            tracks([GridItem()], 100),
            // 316 − 2 · 8 = 300.
            tracks([GridItem(), GridItem(), GridItem()], 316),
            // 200 − 10 − 50 = 140: an item's spacing is the one after it, and the last one's counts for nothing.
            tracks([GridItem(.fixed(50), spacing: 10), GridItem(spacing: 99)], 200),
            // The first takes 80 of its 136, the next what is left of 272.
            tracks([capped, GridItem()], 280), tracks([GridItem(), capped], 280),
            // 71 each would be less than they need.
            tracks([long, long], 150),
            // The first takes more than its part, 100 of 142; the second gets the other 42.
            tracks([long, GridItem()], 150),
            tracks([GridItem(.fixed(100)), GridItem(.flexible(minimum: 5))], 50),
            tracks([GridItem(spacing: -20), GridItem()], 100),
        ]
        let wanted: [[[CGFloat]]] = [
            [[0, 100]], [[0, 100], [108, 100], [216, 100]], [[0, 50], [60, 140]], [[0, 80], [88, 192]],
            [[0, 136], [144, 80]], [[0, 100], [108, 100]], [[0, 100], [108, 42]], [[0, 100], [108, 5]],
            [[0, 60], [40, 60]],
        ]
        #expect(seen == wanted)
    }

    @Test("An adaptive item is as many tracks as fit into its share") func adaptive() {
        let fifty = GridItem(.adaptive(minimum: 50))
        let seen: [[[CGFloat]]] = [
            // (190 + 8) / 58 is 3.4, and 190 − 2 · 8 = 174.
            tracks([fifty], 190),
            // Three of 50 with two gaps are 166 exactly; a point less, and there are two.
            tracks([fifty], 166), tracks([fifty], 165),
            tracks([GridItem(.adaptive(minimum: 50, maximum: 55))], 190),
            // What is narrower than one is one.
            tracks([fifty], 30),
            // 388 − 8 = 380, 190 for each of both.
            tracks([fifty, GridItem()], 388), tracks([GridItem(), fifty], 388),
            tracks([GridItem(.adaptive(minimum: 20), spacing: 5)], 45),
            tracks([GridItem(.adaptive(minimum: 20), spacing: 0)], 45),
        ]
        let wanted: [[[CGFloat]]] = [
            [[0, 58], [66, 58], [132, 58]], [[0, 50], [58, 50], [116, 50]], [[0, 78.5], [86.5, 78.5]],
            [[0, 55], [63, 55], [126, 55]], [[0, 30]], [[0, 58], [66, 58], [132, 58], [198, 190]],
            [[0, 190], [198, 58], [264, 58], [330, 58]], [[0, 20], [25, 20]], [[0, 22.5], [22.5, 22.5]],
        ]
        #expect(seen == wanted)
    }

    @Test("Without a width, or with one that is none, items are as short as they may be") func nowhere() {
        let items = [GridItem(), GridItem(.flexible(minimum: 30)), GridItem(.adaptive(minimum: 40))]
        let least: [[CGFloat]] = [[0, 10], [18, 30], [56, 0]]
        #expect([nil, CGFloat.infinity, -50, .nan].map { tracks(items, $0) } == [least, least, least, least])
        #expect(tracks([], 70) == [[0, 70]] as [[CGFloat]])
    }

    @Test("Numbers that are no lengths count as none, or as endless") func oddNumbers() {
        let seen: [[[CGFloat]]] = [
            tracks([GridItem(.fixed(-5)), GridItem(.fixed(.nan)), GridItem(.fixed(.infinity))], 100),
            tracks([GridItem(.flexible(minimum: .nan, maximum: .nan))], 100),
            tracks([GridItem(.flexible(minimum: -3, maximum: -3))], 100),
            tracks([GridItem(spacing: .infinity), GridItem(spacing: .nan)], 108),
            tracks([GridItem(.adaptive(minimum: 45, maximum: .nan))], 98),
        ]
        let wanted: [[[CGFloat]]] = [
            [[0, 0], [8, 0], [16, 1e15]], [[0, 100]], [[0, 0]], [[0, 50], [58, 50]], [[0, 45], [53, 45]],
        ]
        #expect(seen == wanted)
        let numbers: [CGFloat] = [5, -5, 0, 1e300, -1e300]
        #expect(numbers.map { $0.asSpacing } == [5, -5, 0, 1e15, -1e15])
        #expect([CGFloat.infinity, -.infinity, .nan].allSatisfy { $0.asSpacing == nil })
        #expect(
            [5, 0.5, 0, -5, 1e300, .infinity, .nan].map { (length: CGFloat) in length.asLength } == [
                5, 0.5, 0, 0, 1e15, 1e15, 0,
            ])
    }

    /// However many items would fit, there are 10,000 tracks at most.
    @Test("Not endlessly many tracks") func most() {
        let endless = GridItem(.adaptive(minimum: 0), spacing: 0)
        let counts = [
            tracks([endless], 100).count, tracks([endless, GridItem()], 100).count,
            tracks([GridItem(.fixed(10)), endless], 100).count,
            tracks([GridItem(.adaptive(minimum: 0.001), spacing: 0)], 100).count,
            tracks([GridItem(.adaptive(minimum: 0.5), spacing: 0)], 100).count,
            tracks([GridItem(.adaptive(minimum: 5), spacing: -5)], 100).count,
        ]
        #expect(counts == [10_000, 10_000, 10_000, 10_000, 200, 10_000])
        // 100 points for 10,000.
        #expect(abs((tracks([endless], 100).last?[1] ?? 0) - 0.01) < 1e-9)
    }

    @Test("How thick a grid is, and where its views lie in their tracks") func thickness() {
        let items = [GridItem(.fixed(60), spacing: 4), GridItem(.fixed(60), alignment: .bottomLeading)]
        let (down, aside) = (arrangement(items), arrangement(items, axis: .horizontal))
        let rooms = [
            ProposedViewSize(width: 300, height: 20), ProposedViewSize(width: nil, height: 20),
            ProposedViewSize(width: .infinity, height: 20),
        ]
        #expect(rooms.map { down.across($0) } == [300, 124, 124] && rooms.map { aside.across($0) } == [20, 20, 20])
        let found = down.tracks(across: 300)
        #expect(found.map(\.alignment) == [.topTrailing, .bottomLeading] && found.allSatisfy(\.alignsAlong))
        let whole = down.wholeTrack(across: 300)
        #expect(whole.start == 0 && whole.length == 300 && whole.alignment == .topTrailing && !whole.alignsAlong)
        #expect(down.end(of: found) == 124 && down.end(of: []) == 0)
        #expect(down.end(of: [LazyTrack(start: 7, length: nil, alignment: .center)]) == 7)
        let offers = [down.offer(found[1]), aside.offer(found[1])]
        #expect(offers.map(\.width) == [60, nil] && offers.map(\.height) == [nil, 60])
    }
}

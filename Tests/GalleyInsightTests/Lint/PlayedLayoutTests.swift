import Foundation
import Galley
import Testing

@testable import GalleyInsight

/// What the checks of layouts compare: played layouts, their children and examples. Half a point is the noise of an overlap, a hundredth
/// that of a length, a sixteenth that of a line.
@Suite("Played layouts") struct PlayedLayoutTests {
    private func played(
        _ frames: [CGRect?], _ size: CGSize = CGSize(width: 100, height: 100),
        _ proposal: ProposedViewSize = .unspecified
    ) -> PlayedLayout {
        PlayedLayout(
            children: frames.map { _ in .usual }, proposal: proposal, size: size, frames: frames)
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 10, _ height: CGFloat = 10) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    private func pair(_ frames: CGRect?...) -> [Int] {
        guard let overlap = played(frames).overlap else { return [] }
        return [overlap.0, overlap.1]
    }

    @Test("Children lie over each other from more than half a point on, along both axes") func overlap() {
        let seen: [[Int]] = [
            pair(rect(0, 0), rect(9.5, 0)), pair(rect(0, 0), rect(9.25, 0)), pair(rect(0, 0), rect(0, 9.5)),
            pair(rect(0, 0), rect(0, 9.25)), pair(rect(0, 0), rect(20, 0)), pair(rect(50, 0), rect(0, 0), rect(5, 5)),
            pair(nil, rect(0, 0), nil, rect(5, 5)), pair(rect(0, 0)),
        ]
        let wanted: [[Int]] = [[], [0, 1], [], [0, 1], [], [1, 2], [1, 3], []]
        #expect(seen == wanted)
    }

    @Test("Where the children begin and end, and in how many lines") func extents() {
        let some = played([rect(5, 7, 10, 20), nil, rect(30, 2, 4, 6)])
        let none = played([nil])
        let seen: [CGFloat] = [
            some.start(.horizontal), some.end(.horizontal), some.start(.vertical), some.end(.vertical),
            none.start(.horizontal), none.end(.horizontal), none.start(.vertical), none.end(.vertical),
        ]
        let wanted: [CGFloat] = [5, 34, 2, 27, 0, 0, 0, 0]
        #expect(seen == wanted)
        // 0.03 is less than half of a sixteenth, 0.04 more.
        func lines(_ starts: [CGFloat], _ axis: Axis) -> Int {
            played(starts.map { axis == .horizontal ? rect($0, 0) : rect(0, $0) }).lines(axis)
        }
        let counts: [Int] = [
            lines([0, 0.03], .horizontal), lines([0, 0.04], .horizontal), lines([0, 0.03], .vertical),
            lines([0, 20, 20, 40], .vertical), lines([], .vertical),
        ]
        #expect(counts == [1, 2, 1, 3, 0])
    }

    @Test("Lengths are the same to a hundredth; what is no number is the same as such") func near() {
        func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { a.isNear(b) }
        let seen: [Bool] = [
            isNear(0, 0.009), isNear(0, 0.01), isNear(0.01, 0), isNear(.infinity, .infinity), isNear(.infinity, 1),
            isNear(.nan, .nan), isNear(.nan, 1), isNear(1, .nan), isNear(-.infinity, .infinity),
        ]
        #expect(seen == [true, false, false, true, false, true, false, false, false])
        let size = CGSize(width: 10, height: 20)
        let sizes = [CGSize(width: 10.001, height: 20), CGSize(width: 11, height: 20), CGSize(width: 10, height: 21)]
        #expect(sizes.map { size.isNear($0) } == [true, false, false])
    }

    @Test("Two layouts are the same where sizes, places and what is not placed are") func sameness() {
        let one = played([rect(0, 0), nil])
        let others: [PlayedLayout] = [
            played([rect(0, 0), nil]), played([rect(0.1, 0), nil]), played([rect(0, 0.1), nil]),
            played([rect(0, 0, 11), nil]), played([rect(0, 0, 10, 11), nil]), played([rect(0, 0), rect(0, 0)]),
            played([nil, nil]), played([rect(0, 0)]), played([rect(0, 0), nil], CGSize(width: 101, height: 100)),
        ]
        #expect(others.map { one.isPlaced(as: $0) } == [true, false, false, false, false, false, false, false, true])
        #expect(others.map { one.isSame(as: $0) } == [true, false, false, false, false, false, false, false, false])
    }

    @Test("Whether sizes and places are finite") func finiteness() {
        let layouts: [PlayedLayout] = [
            played([rect(0, 0), nil]), played([rect(.infinity, 0)]), played([rect(0, .nan)]),
            played([rect(0, 0, .infinity)]), played([rect(0, 0, 1, .infinity)]),
            played([], CGSize(width: CGFloat.infinity, height: 1)), played([], CGSize(width: 1, height: CGFloat.nan)),
        ]
        #expect(layouts.map(\.isFinite) == [true, false, false, false, false, false, false])
    }

    @Test("Axes of rectangles, sizes and proposals") func axes() {
        let rect = rect(1, 2, 30, 40)
        let offer = ProposedViewSize(width: 5, height: 6)
        let seen: [CGFloat?] = [
            rect.start(.horizontal), rect.start(.vertical), rect.end(.horizontal), rect.end(.vertical),
            rect.size.length(.horizontal), rect.size.length(.vertical), offer.length(.horizontal),
            offer.length(.vertical),
        ]
        #expect(seen == [1, 2, 31, 42, 30, 40, 5, 6])
        #expect(ProposedViewSize.only(7, .horizontal) == ProposedViewSize(width: 7, height: nil))
        #expect(ProposedViewSize.only(7, .vertical) == ProposedViewSize(width: nil, height: 7))
        #expect(ProposedViewSize.ample == ProposedViewSize(width: 1000, height: 1000))
        #expect(Axis.horizontal.other == .vertical && Axis.vertical.other == .horizontal)
    }

    @Test("The children that layouts are tried with") func children() {
        let kinds: [LayoutCheckChild] = [
            .usual, .flexible(40, 20, least: 10), .text(30, 40, baseline: 10), .fixed(50, 20),
        ]
        #expect(
            kinds.map(\.text) == [
                "30×20", "flexible from 10 on, ideally 40×20", "30×40 with its baseline at 10", "50×20",
            ])
        #expect(kinds.map(\.isFixed) == [true, false, true, true])
        #expect(kinds.map(\.baseline) == [nil, nil, 10, nil])
        #expect(kinds.map(\.ideal.width) == [30, 40, 30, 50] && kinds.map(\.ideal.height) == [20, 20, 40, 20])
        // What is flexible follows its width, and nothing below its least.
        let offers: [CGFloat?] = [nil, 70, 10, 3]
        let widths = offers.map { kinds[1].size(ProposedViewSize(width: $0, height: 99)).width }
        #expect(widths == [40, 70, 10, 10])
        // Of four kinds 4 + 16 rows of at most two; of three kinds, two of them texts, 3 + 9 less the two rows without a text.
        let rows = LayoutCheckChild.rows(upTo: 2), texts = LayoutCheckChild.textRows(upTo: 2)
        #expect(rows.count == 20 && texts.count == 10)
        #expect(rows[0] == [.usual] && rows[5] == [.usual, .fixed(50, 20)] && rows[19] == [kinds[1], kinds[1]])
        #expect(texts[0] == [.text(40, 20, baseline: 15)] && texts[1] == [.text(30, 40, baseline: 10)])
    }

    @Test("Examples in words: up to four children one by one, more as one kind") func examples() {
        func text(_ count: Int) -> String {
            LayoutExample(children: Array(repeating: .usual, count: count), proposal: .ample).text
        }
        #expect(
            [0, 1, 4, 5].map(text) == [
                "0 children, proposed 1000×1000", "1 child (30×20), proposed 1000×1000",
                "4 children (30×20, 30×20, 30×20, 30×20), proposed 1000×1000",
                "5 children (each 30×20), proposed 1000×1000",
            ])
    }

    @Test("Answers that are no length, and places that are none") func finitenessFaults() {
        func found(
            _ width: CGFloat, _ height: CGFloat, _ offer: ProposedViewSize, _ frames: [CGRect?] = []
        ) -> String {
            let faults = FinitenessCheck.faults(played(frames, CGSize(width: width, height: height), offer))
            let words = faults.map { fault in String(fault.message.prefix { $0 != "(" }) }
            return faults.allSatisfy { $0.rule == .notFinite } ? words.joined(separator: "; ") : "another rule"
        }
        let wide = ProposedViewSize(width: 100, height: nil), endless = ProposedViewSize.infinity
        let seen: [String] = [
            found(0, 0, wide), found(.nan, 1, wide), found(1, .nan, wide), found(.infinity, 1, wide),
            found(.infinity, .infinity, endless), found(.infinity, 1, .unspecified),
            found(1, 1, wide, [rect(0, 0), rect(.nan, 0)]), found(.infinity, 1, endless, [rect(.nan, 0)]),
            found(1, .infinity, endless, [rect(.nan, 0)]), found(1, 1, wide, [nil, rect(0, 0)]),
        ]
        let wanted: [String] = [
            "", "it answers a width of 100 with no number ", "it answers an unspecified height with no number ",
            "it answers a width of 100 with ∞ ", "", "it answers an unspecified width with ∞ ",
            "it places child 2 at no finite place", "", "", "",
        ]
        #expect(seen == wanted)
        #expect(found(-1, 1, wide).hasPrefix("it answers a width of 100 with "))
    }
}

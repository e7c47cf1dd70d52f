import Galley
import GalleyTestSupport
import Testing

/// The kinds of layouts that people write, each sound and with the slips that such layouts have.
@Suite("Usual layouts are checked")
struct UsualLayoutTests {
    private func rules(_ layout: some Layout) -> Set<LayoutFault.Rule> {
        let faults = LayoutCheck.faults(in: layout)
        #expect(faults.allSatisfy { $0.children.count <= 4 })
        return Set(faults.map(\.rule))
    }

    @Test("Sound ones have no fault")
    func sound() {
        #expect(rules(Usual.Masonry()) == [])
        #expect(rules(Usual.Radial()) == [])
        #expect(rules(Usual.EqualWidths()) == [])
        #expect(rules(Usual.VerticalFlow()) == [])
        #expect(rules(Usual.CachedFlow()) == [])
        #expect(rules(Usual.GuidedRow()) == [])
        #expect(rules(Usual.GuidedRow(alignment: .firstTextBaseline)) == [])
        #expect(rules(Usual.GuidedRow(alignment: .bottom)) == [])
        #expect(rules(Usual.Justified()) == [])
        #expect(rules(Usual.Overlapping()) == [])
    }

    /// Two children of 30 and 20 end at 50 in a grid whose two columns take 60.
    @Test("A grid needs the width of its columns, not of what is in them")
    func grid() {
        #expect(rules(Usual.AdaptiveGrid()) == [])
        #expect(rules(Usual.AdaptiveGrid(slip: .lastRowLost)) == [.sizeAndPlacement])
    }

    /// Where 1,000 are proposed, the row ends in the middle of it, and needs less.
    @Test("Rows in the middle need no more than what is in them")
    func centredRows() { #expect(rules(Usual.CentredRows()) == []) }

    @Test("Columns: the distance after the last child counted, 10 for nothing proposed, placed at another width")
    func masonry() {
        #expect(rules(Usual.Masonry(slip: .countsLastSpacing)) == [.sizeAndPlacement])
        #expect(rules(Usual.Masonry(slip: .replacesUnspecified)).contains(.sizeAndPlacement))
        #expect(rules(Usual.Masonry(slip: .placesAtOtherWidth)).contains(.sizeAndPlacement))
    }

    @Test(
        "A circle: its middle at half the size, half of each child outside, a gap too few, the size of one child, a corner at the place"
    )
    func radial() {
        #expect(rules(Usual.Radial(slip: .centreOfSize)) == [.originIgnored])
        #expect(rules(Usual.Radial(slip: .radiusOfBounds)).contains(.outside))
        #expect(rules(Usual.Radial(slip: .dividesByOneLess)) == [.notFinite])
        #expect(rules(Usual.Radial(slip: .answersIdealOfOne)).contains(.outside))
        #expect(rules(Usual.Radial(slip: .startsAtCorner)) == [.outside])
    }

    @Test(
        "Equal widths: distances forgotten, a middle for an edge, the widest answer to the whole proposal, each offered all of it"
    )
    func equalWidths() {
        #expect(rules(Usual.EqualWidths(slip: .forgetsSpacing)).contains(.sizeAndPlacement))
        #expect(rules(Usual.EqualWidths(slip: .centreForEdge)).contains(.outside))
        #expect(rules(Usual.EqualWidths(slip: .widestOfProposal)) == [.exceedsProposal])
        #expect(rules(Usual.EqualWidths(slip: .stretches)).contains(.overlap))
    }

    @Test("Columns one after the other: broken by the width, by >=, the last not counted, the first one's width kept")
    func verticalFlow() {
        #expect(rules(Usual.VerticalFlow(slip: .looksAtWidth)).contains(.exceedsProposal))
        #expect(rules(Usual.VerticalFlow(slip: .breaksAtEqual)) == [.rowBreak])
        #expect(rules(Usual.VerticalFlow(slip: .forgetsLastColumn)) == [.sizeAndPlacement])
        #expect(rules(Usual.VerticalFlow(slip: .keepsWidthOfFirst)).contains(.overlap))
        #expect(rules(Usual.VerticalFlow(slip: .ignoresMinX)) == [.originIgnored])
    }

    @Test(
        "A cache: empty and taken for the answer to nothing, filled once, not asked again, kept by the number of children"
    )
    func cachedFlow() {
        #expect(rules(Usual.CachedFlow(slip: .equalToNothing)).contains(.unplaced))
        #expect(rules(Usual.CachedFlow(slip: .onceForAll)).contains(.staleCache))
        #expect(rules(Usual.CachedFlow(slip: .sizeOnly)).contains(.sizeAndPlacement))
        #expect(rules(Usual.CachedFlow(slip: .bySubviewCount)) == [.staleCache])
    }

    @Test("Baselines on one line: as tall as the tallest, the first one's line, the line counted twice")
    func guidedRow() {
        #expect(rules(Usual.GuidedRow(slip: .tallestForHeight, alignment: .firstTextBaseline)) == [.sizeAndPlacement])
        #expect(rules(Usual.GuidedRow(slip: .lineOfFirst)) == [.outside])
        #expect(rules(Usual.GuidedRow(slip: .noLine)).contains(.outside))
    }

    @Test("Full rows: divided by no gap, each child offered the whole row")
    func justified() {
        #expect(rules(Usual.Justified(slip: .dividesByGaps)) == [.notFinite])
        #expect(rules(Usual.Justified(slip: .placesWithProposal)).contains(.overlap))
    }
}

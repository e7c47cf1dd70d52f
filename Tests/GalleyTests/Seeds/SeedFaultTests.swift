import Galley
import Testing

/// What a check of layouts finds in those of the articles.
@Suite("Slips of the articles' layouts")
struct SeedFaultTests {
    private func rules(_ layout: some Layout) -> Set<LayoutFault.Rule> {
        Set(LayoutCheck.faults(in: layout).map(\.rule))
    }

    /// `Wrapping` answers what it is proposed, infinity for nothing, and breaks where the distance after a child does not fit;
    /// `LeadingRows` begins a row's sum with a distance and breaks on >= where it places on >.
    @Test("They have the slips that their arithmetic has")
    func articles() {
        #expect(rules(Wrapping()) == [.notFinite, .rowBreak])
        #expect(rules(LeadingRows(spacing: 8, rowSpacing: 8)).contains(.sizeAndPlacement))
    }

    /// Two children of 30 and a distance of 8 are 68. `LeadingRows` adds a distance before the first one, too: 76, and with >= more.
    @Test("A row that the answer breaks where placing does not: by how much, and whether where it fits exactly")
    func breaksApart() {
        let leading = LayoutCheck.faults(in: LeadingRows(spacing: 8, rowSpacing: 8)).first { $0.rule == .rowBreak }
        #expect(
            leading?.message
                == "its answer has both children in one row where more than 76 is proposed, and placing them has "
                + "from 68 on; one of the sums has 8 too much; one breaks a row that fits exactly (>=), and the other does not (>)"
        )
    }
}

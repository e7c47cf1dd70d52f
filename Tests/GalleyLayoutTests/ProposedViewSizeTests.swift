import Foundation
import GalleyEngine
import Testing

@testable import GalleyLayout

@Suite("Proposals")
struct ProposedViewSizeTests {
    @Test("Unspecified lengths are replaced, 10 by default: rules.md §1.1") func replacing() {
        let width = ProposedViewSize(width: 30, height: nil)
        #expect(width.replacingUnspecifiedDimensions() == CGSize(width: 30, height: 10))
        #expect(width.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2)) == CGSize(width: 30, height: 2))
        #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
        #expect(ProposedViewSize.infinity.replacingUnspecifiedDimensions().width == .infinity)
    }

    @Test("To the engine a negative length is 0, and one that is no number unspecified") func engine() {
        #expect(ProposedViewSize(width: -5, height: 7).engine == Proposal(0, 7))
        #expect(ProposedViewSize(width: nil, height: .nan).engine == .unspecified)
        #expect(ProposedViewSize(Proposal(.nan, 4)) == ProposedViewSize(width: nil, height: 4))
    }
}

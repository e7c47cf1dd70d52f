import Foundation
import Galley
import GalleyTestSupport
import Testing

// The numeric cases are data: Tests/Conformance.

@MainActor @Suite("Proposals, leaves and the root")
struct ProposalAndLeavesTests {
    /// rules.md §15.1: what a circle answers to one length alone is not measured. The clock of the article on
    /// `RadialLayout` shows `Circle().frame(width: 44)` at its ideal height as a disc that holds a symbol.
    @Test("A circle's one length counts for both (inferred)") func circleWithoutHeight() {
        expect(size(of: Circle().frame(width: 44), nil, nil), 44, 44)
        expect(size(of: Circle(), nil, nil), 10, 10)
    }
}

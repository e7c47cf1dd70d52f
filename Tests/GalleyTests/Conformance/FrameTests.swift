import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyEngine

// rules.md §8. The numeric cases are data: Tests/Conformance.

@MainActor @Suite("Frames")
struct FrameTests {
    /// T-037 as data tells it through views.
    @Test("Limits that contradict each other are put right (read, rules.md §8.2)") func sanitising() {
        #expect(FrameLimits(minimum: -10).minimum == 0)
        #expect(FrameLimits(minimum: 20, ideal: 10).ideal == 20)
        #expect(FrameLimits(ideal: 30, maximum: 20).maximum == 30)
    }

    @Test("Lengths that no frame can have are ignored (read, rules.md §8.1)", arguments: [-5, CGFloat.nan, .infinity])
    func unusable(length: CGFloat) { expect(size(of: Color.red.frame(width: length, height: 20), 70, 70), 70, 20) }
}

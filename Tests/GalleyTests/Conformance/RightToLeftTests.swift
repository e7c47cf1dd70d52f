import Galley
import GalleyTestSupport
import Testing

// rules.md §2.7. The numeric cases are data: Tests/Conformance.

@MainActor @Suite("Right to left")
struct RightToLeftTests {
    @Test("A position counts from the right (rules.md §2.7, recorded)") func position() {
        let found = frames(
            in: 200, 100, box(20, 20).probe("p").position(x: 30, y: 50).environment(\.layoutDirection, .rightToLeft))
        expect(found["p"]?.midX, 170)
    }

    @Test("A horizontal scroll view starts at its right end (rules.md §2.7, recorded)") func scrolling() {
        let view = ScrollView(.horizontal) { box(500, 20).probe("content") }
            .environment(\.layoutDirection, .rightToLeft)
        expect(frames(in: 200, 100, view)["content"]?.maxX, 200)
    }
}

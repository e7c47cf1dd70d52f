import Galley
import GalleyTestSupport
import Testing

/// Content that is shorter than its scroll view, where the view is alive. Apple's documentation of `defaultScrollAnchor(_:for:)`: the role
/// `alignment` says where content lies that is smaller than its container (rules.md §19.2).
@MainActor @Suite("Content shorter than its scroll view") struct ShortContentTests {
    /// Where content of 60 × 60 lies in a scroll view of 60 × 200, or of 200 × 60, before and after a wheel has turned over it.
    private func places(_ axis: Axis, _ anchor: UnitPoint) -> [CGPoint?] {
        let view = ScrollView(axis == .vertical ? .vertical : .horizontal) { box(60, 60).probe("content") }
            .defaultScrollAnchor(anchor, for: .alignment)
        let host = liveHost(view, axis == .vertical ? 60 : 200, axis == .vertical ? 200 : 60)
        let before = host.frame("content")?.origin
        host.send(.scroll(CGSize(width: 20, height: 20), at: CGPoint(x: 30, y: 30)))
        return [before, host.frame("content")?.origin]
    }

    @Test("It lies where the anchor says, and no wheel moves it") func anchors() {
        // 140 are left along the axis.
        for (anchor, part) in [(UnitPoint.topLeading, 0), (.center, 70), (.bottomTrailing, 140)]
            as [(UnitPoint, CGFloat)]
        {
            let (down, across) = (CGPoint(x: 0, y: part), CGPoint(x: part, y: 0))
            #expect(places(.vertical, anchor) == [down, down])
            #expect(places(.horizontal, anchor) == [across, across])
        }
    }
}

import Galley
import GalleyTestSupport
import Testing

/// Apple's documentation of `scrollPosition(id:anchor:)` and `ScrollPosition`: the scroll view shows what the binding asks for.
@Suite("Scroll positions")
@MainActor
struct ScrollPositionTests {
    private var rows: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<100, id: \.self) { Color.red.frame(height: 20).probe("\($0)") }
            }.scrollTargetLayout()
        }
    }

    @Test func ofAView() {
        let top = frames(in: 100, 200, rows.scrollPosition(id: .constant(50), anchor: .top))
        expect(top["50"], 0, 0, 100, 20)
        let centre = frames(in: 100, 200, rows.scrollPosition(.constant(ScrollPosition(id: 50)), anchor: .center))
        expect(centre["50"], 0, 90, 100, 20)
        let start = frames(in: 100, 200, rows.scrollPosition(id: .constant(nil as Int?)))
        expect(start["0"], 0, 0, 100, 20)
    }

    @Test func ofAnEnd() {
        var position = ScrollPosition(edge: .bottom)
        let bottom = frames(in: 100, 200, rows.scrollPosition(.constant(position)))
        expect(bottom["99"], 0, 180, 100, 20)
        #expect(position.edge == .bottom && position.viewID == nil && !position.isPositionedByUser)
        position.scrollTo(id: 7)
        #expect(position.edge == nil && position.viewID(type: Int.self) == 7)
    }

    /// Apple's documentation of `scrollTo(point:)`, `scrollTo(x:y:)`, `scrollTo(x:)` and `scrollTo(y:)`: content offsets.
    @Test func ofAPoint() {
        var position = ScrollPosition(y: 130)
        let first = frames(in: 100, 200, rows.scrollPosition(.constant(position)))
        expect(first["6"], 0, -10, 100, 20)
        #expect(position.y == 130 && position.x == nil && position.point == nil && position.viewID == nil)
        position.scrollTo(point: CGPoint(x: 40, y: 5000))
        let last = frames(in: 100, 200, rows.scrollPosition(.constant(position)))
        expect(last["99"], 0, 180, 100, 20)
        #expect(position.point == CGPoint(x: 40, y: 5000))
        position.scrollTo(x: 7)
        let start = frames(in: 100, 200, rows.scrollPosition(.constant(position)))
        expect(start["0"], 0, 0, 100, 20)
        position.scrollTo(edge: .top)
        #expect(position.x == nil && position.y == nil)
    }
}

import Galley
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
}

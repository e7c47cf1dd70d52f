import Galley
import GalleyTestSupport
import Testing

/// A stroke is hit where it is drawn, also beyond the path: its outline is only made for points that it can reach.
@MainActor @Suite("Touches on strokes")
struct StrokedHitTests {
    private final class Counter { var count = 0 }

    /// Whether a view in the middle of a window of 200 by 200 points is hit at a point.
    private func isHit(_ view: some View, _ x: CGFloat, _ y: CGFloat) -> Bool {
        let counter = Counter()
        let host = ViewHost(view.onTapGesture { counter.count += 1 }, size: CGSize(width: 200, height: 200))
        host.send(.pointerDown(CGPoint(x: x, y: y)))
        host.send(.pointerUp(CGPoint(x: x, y: y)))
        return counter.count == 1
    }

    @Test("A ring of radius 30 and 20 wide reaches from 20 to 40 points") func ring() {
        let ring = Circle().stroke(lineWidth: 20).frame(width: 60, height: 60)
        #expect(isHit(ring, 138, 100) && isHit(ring, 100, 62) && isHit(ring, 122, 100))
        #expect(!isHit(ring, 142, 100) && !isHit(ring, 118, 100) && !isHit(ring, 100, 100))
    }

    @Test("A pointed join reaches half the width by the sine of half its angle") func pointed() {
        // Half the angle is atan(10 / 60): 5 / sin of that is 30.4 points beyond the corner at 60, and the path lies at 70, 90.
        let arrow = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 60, y: 10))
            path.addLine(to: CGPoint(x: 0, y: 20))
        }.stroke(lineWidth: 10).frame(width: 60, height: 20)
        #expect(isHit(arrow, 70 + 60 + 29, 100))
        #expect(!isHit(arrow, 70 + 60 + 32, 100))
    }

    @Test("A square end's corner is reached") func squareEnd() {
        let line = Path { path in
            path.move(to: CGPoint(x: 0, y: 10))
            path.addLine(to: CGPoint(x: 60, y: 10))
        }.stroke(style: StrokeStyle(lineWidth: 20, lineCap: .square, lineJoin: .round)).frame(width: 60, height: 20)
        #expect(isHit(line, 70 + 69, 91))
        #expect(!isHit(line, 70 + 71, 91))
    }
}

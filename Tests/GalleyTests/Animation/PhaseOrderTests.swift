import Foundation
import Galley
import GalleyTestSupport
import Testing

/// In which order a view goes through phases, and where it stops (Apple's page of `PhaseAnimator`: it cycles without a
/// trigger; with one it goes through the phases once for each change).
@MainActor @Suite("Phases, one after the other")
struct PhaseOrderTests {
    private static let color = Color(red: 1, green: 0, blue: 0)

    private struct Phases: View {
        let phases: [Double]
        var isTriggered = true
        @State private var count = 0

        private func marker(_ x: Double) -> some View {
            PhaseOrderTests.color.frame(width: 10, height: 10).offset(x: x)
                .frame(width: 60, height: 10, alignment: .leading)
        }

        var body: some View {
            Group {
                if isTriggered {
                    PhaseAnimator(phases, trigger: count) {
                        marker($0)
                    } animation: { _ in
                        .linear(duration: 1)
                    }
                } else {
                    PhaseAnimator(phases) {
                        marker($0)
                    } animation: { _ in
                        .linear(duration: 1)
                    }
                }
            }
            .contentShape(Rectangle()).onTapGesture { count += 1 }
        }
    }

    /// Where the mark is after each half of a second.
    private func places(_ view: Phases, taps: Int, _ count: Int) -> (places: [CGFloat], isMoving: Bool) {
        let host = ViewHost(view, size: CGSize(width: 60, height: 10))
        for _ in 0..<taps { host.tap(CGPoint(x: 5, y: 5)) }
        var found: [CGFloat] = []
        for index in 0..<count {
            if index > 0 { host.advance(by: 0.5) }
            found.append((host.boxes(.pureRed).first?.minX ?? -1).rounded())
        }
        return (found, host.needsFrame)
    }

    @Test("Without a trigger over and over, the first after the last") func cycling() {
        let found = places(Phases(phases: [0, 50, 20], isTriggered: false), taps: 0, 9)
        #expect(found.places == [0, 25, 50, 35, 20, 10, 0, 25, 50] && found.isMoving)
        let two = places(Phases(phases: [10, 40], isTriggered: false), taps: 0, 5)
        #expect(two.places == [10, 25, 40, 25, 10] && two.isMoving)
    }

    @Test("With a trigger once, and back to the first") func triggered() {
        let still = places(Phases(phases: [0, 50, 20]), taps: 0, 3)
        #expect(still.places == [0, 0, 0] && !still.isMoving)
        let once = places(Phases(phases: [0, 50, 20]), taps: 1, 9)
        #expect(once.places == [0, 25, 50, 35, 20, 10, 0, 0, 0] && !once.isMoving)
    }

    @Test("One phase stays, none is nothing") func few() {
        for isTriggered in [true, false] {
            let one = places(Phases(phases: [30], isTriggered: isTriggered), taps: 1, 3)
            #expect(one.places == [30, 30, 30] && !one.isMoving)
            let none = places(Phases(phases: [], isTriggered: isTriggered), taps: 0, 2)
            #expect(none.places == [-1, -1] && !none.isMoving)
        }
        // A picture shows the first one.
        let picture = drawnBounds(
            in: 60, 10, Phases(phases: [30, 50], isTriggered: false).accessibilityIdentifier("x"))
        #expect(picture["x"] == CGRect(x: 30, y: 0, width: 10, height: 10))
    }
}

import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Puts its views on a circle around the middle, `turn` radians on from the top.
private struct Wheel: Layout {
    var radius: CGFloat
    var turn: Double
    var name = ""

    var animatableData: AnimatablePair<CGFloat, Double> {
        get { AnimatablePair(radius, turn) }
        set { (radius, turn) = (newValue.first, newValue.second) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (index, subview) in subviews.enumerated() {
            let angle = turn + 2 * .pi * Double(index) / Double(subviews.count)
            subview.place(
                at: CGPoint(x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle)),
                anchor: .center, proposal: .unspecified)
        }
    }
}

@MainActor @Suite("Moments between two values")
struct InterpolationTests {
    @Test(
        arguments: [
            // From radius 40, not turned, to radius 80, half a turn. The first of two 10 × 10 boxes in 200 × 200.
            (0.0, 95, 55), (0.25, 95 + 50 / 2.0.squareRoot(), 95 - 50 / 2.0.squareRoot()), (0.5, 155, 95), (1, 95, 175),
        ] as [(Double, CGFloat, CGFloat)])
    func layouts(progress: Double, x: CGFloat, y: CGFloat) {
        let start = Wheel(radius: 40, turn: 0, name: "start")
        let end = Wheel(radius: 80, turn: .pi, name: "end")
        let moment = Wheel.interpolated(from: start, to: end, progress: progress)
        #expect(moment.name == "end")
        let view = moment {
            box(10, 10).probe("first")
            box(10, 10).probe("second")
        }
        let found = frames(in: 200, 200, view)
        expect(found["first"], x, y, 10, 10)
        expect(found["second"], 190 - x, 190 - y, 10, 10)
    }

    @Test func theEndsAreExact() {
        let start = Wheel(radius: 0.1, turn: 0.3), end = Wheel(radius: 0.3, turn: 0.1)
        let first = Wheel.interpolated(from: start, to: end, progress: 0).animatableData
        #expect(first == start.animatableData)
        let last = Wheel.interpolated(from: start, to: end, progress: 1).animatableData
        #expect(last == end.animatableData)
    }

    @Test func hiddenLayouts() {
        let start = AnyLayout(Wheel(radius: 40, turn: 0)), end = AnyLayout(Wheel(radius: 80, turn: .pi))
        func first(_ layout: AnyLayout) -> CGRect? {
            frames(in: 200, 200, layout { box(10, 10).probe("first") })["first"]
        }
        expect(first(.interpolated(from: start, to: end, progress: 0)), 95, 55, 10, 10)
        expect(first(.interpolated(from: start, to: end, progress: 0.5)), 155, 95, 10, 10)
        expect(first(.interpolated(from: start, to: end, progress: 1)), 95, 175, 10, 10)
        // Nothing lies between two types of layouts.
        let row = AnyLayout(HStackLayout())
        expect(first(.interpolated(from: row, to: end, progress: 0.5)), 95, 175, 10, 10)
    }

    @Test func springsOvershoot() {
        let start = Wheel(radius: 10, turn: 0), end = Wheel(radius: 20, turn: 0)
        expect(Wheel.interpolated(from: start, to: end, progress: 1.1).radius, 21)
        expect(Wheel.interpolated(from: start, to: end, progress: -0.5).radius, 5)
    }
}

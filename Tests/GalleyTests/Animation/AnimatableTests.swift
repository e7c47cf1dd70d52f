import Foundation
import Galley
import GalleyTestSupport
import Testing

/// What Apple's documentation lists as `Animatable`; the factor 128 of angles and unit points is OpenSwiftUICore's `unitScale`.
@Suite("Values that animate")
struct AnimatableTests {
    private func moved<T: Animatable>(_ from: T, _ to: T, _ amount: Double) -> T {
        var moved = from
        moved.animatableData = from.animatableData.interpolated(towards: to.animatableData, amount: amount)
        return moved
    }

    @Test func numbers() {
        #expect(moved(1.0, 3.0, 0.25) == 1.5)
        #expect(moved(Float(1), 3, 0.25) == 1.5)
        #expect(moved(CGFloat(1), 3, 0.25) == 1.5)
    }

    @Test func geometry() {
        #expect(moved(CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 10), 0.5) == CGPoint(x: 2, y: 6))
        #expect(moved(CGSize(width: 1, height: 2), CGSize(width: 3, height: 10), 0.5) == CGSize(width: 2, height: 6))
        #expect(
            moved(CGRect(x: 0, y: 1, width: 2, height: 3), CGRect(x: 4, y: 5, width: 6, height: 7), 0.5)
                == CGRect(x: 2, y: 3, width: 4, height: 5))
        #expect(moved(Angle(radians: 1), Angle(radians: 2), 0.5) == Angle(radians: 1.5))
        #expect(Angle(radians: 2).animatableData == 256)
        #expect(moved(UnitPoint.topLeading, .bottomTrailing, 0.25) == UnitPoint(x: 0.25, y: 0.25))
        #expect(UnitPoint(x: 1, y: 0.5).animatableData == AnimatablePair(128, 64))
        #expect(
            moved(EdgeInsets(), EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8), 0.5)
                == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }

    @Test func vectors() {
        #expect((2.0).scaled(by: 3) == 6)
        #expect(AnimatablePair(1.0, CGFloat(2)).scaled(by: 2) == AnimatablePair(2, 4))
        #expect(
            AnimatablePair(1.0, 2.0).interpolated(towards: AnimatablePair(3, 6), amount: 0.5) == AnimatablePair(2, 4))
        var value = 1.0
        value.interpolate(towards: 5, amount: 1)
        #expect(value == 5)
        var pair = AnimatablePair(1.0, 2.0)
        pair += AnimatablePair(1, 1)
        pair -= AnimatablePair(0, 3)
        #expect(pair == AnimatablePair(2, 0))
    }

    @Test("A number's squared magnitude is its square, a pair's the sum of both") func magnitudes() {
        #expect((-3.0).magnitudeSquared == 9 && Float(-3).magnitudeSquared == 9 && CGFloat(-3).magnitudeSquared == 9)
        #expect(AnimatablePair(CGFloat(3), Float(4)).magnitudeSquared == 25)
    }
}

@MainActor @Suite("Transitions as types")
struct BuiltInTransitionTests {
    @Test func aViewThatIsThere() {
        let view = HStack(spacing: 0) {
            box(10, 10).transition(.scale(0.5))
            box(10, 10).transition(.scale(0.5, anchor: .leading))
            box(10, 10).transition(.scale)
            box(10, 10).transition(.opacity)
            box(10, 10).transition(.move(edge: .top))
            box(10, 10).transition(.offset(x: 5))
            box(10, 10).transition(.asymmetric(insertion: .slide, removal: .push(from: .leading)))
            box(10, 10).transition(MoveTransition(edge: .top))
            box(10, 10).transition(SlideTransition())
            box(10, 10).transition(PushTransition(edge: .bottom))
        }
        expect(size(of: view, nil, nil), 100, 10)
        let bounds = drawnBounds(in: 100, 10, view.probe("row"))
        expect(bounds["row"], 0, 0, 100, 10)
    }

    /// Where a view of 20 by 10 is drawn in a phase of a transition.
    private func drawn<T: Transition>(_ transition: T, _ phase: TransitionPhase) -> CGRect? {
        let content = PlaceholderContentView<T>(box(20, 10).probe("box"))
        return drawnBounds(in: 20, 10, transition.body(content: content, phase: phase))["box"]
    }

    @Test func phases() {
        expect(drawn(ScaleTransition(0.5), .willAppear), 5, 2.5, 10, 5)
        expect(drawn(ScaleTransition(0.5, anchor: .topLeading), .didDisappear), 0, 0, 10, 5)
        expect(drawn(OffsetTransition(CGSize(width: 3, height: 4)), .didDisappear), 3, 4, 20, 10)
        // `slide` comes from the leading edge and leaves by the trailing one (rules.md §21).
        expect(drawn(SlideTransition(), .willAppear), -20, 0, 20, 10)
        expect(drawn(SlideTransition(), .didDisappear), 20, 0, 20, 10)
        expect(drawn(MoveTransition(edge: .bottom), .willAppear), 0, 10, 20, 10)
        expect(drawn(MoveTransition(edge: .bottom), .didDisappear), 0, 10, 20, 10)
        for transition in [MoveTransition(edge: .top), MoveTransition(edge: .leading)] {
            expect(drawn(transition, .identity), 0, 0, 20, 10)
        }
    }
}

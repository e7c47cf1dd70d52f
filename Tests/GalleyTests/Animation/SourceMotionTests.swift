import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph

/// The way of a matched geometry from one source to the next (Apple's documentation of `matchedGeometryEffect`: their frames are
/// interpolated), and of a value that a view is built with. Numbers of straight ways, reckoned by hand.
@MainActor @Suite("Ways of sources and of built values")
struct SourceMotionTests {
    private let one = Identity.root.child(1)
    private let other = Identity.root.child(2)
    private let moving = Transaction(animation: .linear(duration: 1))
    private let small = CGRect(x: 0, y: 0, width: 40, height: 20)
    private let large = CGRect(x: 100, y: 200, width: 80, height: 60)

    /// Goes three times as far as it should, at once, for a second.
    private struct Leap: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            time < 1 ? value.scaled(by: 3) : nil
        }
    }

    @Test("From the place of the old source to that of the new one") func matched() {
        let motion = MatchedMotion(one, small)
        #expect(motion.frame(at: 0) == small && !motion.isMoving)
        // The same source elsewhere has no way.
        motion.follow(one, large, moving, at: 0)
        #expect(!motion.isMoving && motion.frame(at: 0) == large)
        motion.follow(one, small, moving, at: 0)
        motion.follow(other, large, moving, at: 2)
        #expect(motion.isMoving && motion.source == other && motion.nextEnd == 3 && motion.span == 2...3)
        #expect(motion.frame(at: 2.25) == CGRect(x: 25, y: 50, width: 50, height: 30))
        motion.follow(one, small, Transaction(), at: 2.25)
        #expect(!motion.isMoving && motion.frame(at: 2.25) == small && motion.source == one)
        motion.follow(other, large, moving, at: 4)
        motion.tick(5)
        #expect(!motion.isMoving && motion.frame(at: 5) == large)
        motion.follow(one, small, moving, at: 6)
        motion.stop()
        #expect(!motion.isMoving)
    }

    @Test("One that goes too far takes the frame along") func beyond() {
        let back = MatchedMotion(one, CGRect(x: 0, y: 0, width: 10, height: 60))
        back.follow(
            other, CGRect(x: 0, y: 0, width: 20, height: 50), Transaction(animation: Animation(Leap())), at: 0)
        #expect(back.frame(at: 0.5) == CGRect(x: 0, y: 0, width: 40, height: 30))
        // 100 − 3 · 60 and 60 − 3 · 40 are less than nothing.
        let less = MatchedMotion(one, CGRect(x: 0, y: 0, width: 100, height: 60))
        less.follow(
            other, CGRect(x: 0, y: 0, width: 40, height: 20), Transaction(animation: Animation(Leap())), at: 0)
        #expect(less.frame(at: 0.5).size == .zero)
    }

    @Test("Of several sources in a build the first counts; a name without one is forgotten") func names() {
        var motions = MatchedMotions()
        let space = Namespace().wrappedValue
        let (box, ball) = (
            MatchedGeometryWork.Name(id: "box", namespace: space),
            MatchedGeometryWork.Name(id: "ball", namespace: space)
        )
        let first = motions.follow(box, one, small, moving, at: 0)
        #expect(first != nil && motions[box] === first && motions[ball] == nil)
        #expect(motions.follow(box, other, large, moving, at: 0) == nil && first?.source == one)
        _ = motions.follow(ball, other, small, moving, at: 0)
        motions.endBuild()
        motions.beginBuild()
        #expect(motions.follow(box, other, large, moving, at: 0) === first && first?.source == other)
        #expect(first?.frame(at: 0.5) == CGRect(x: 50, y: 100, width: 60, height: 40))
        let gone = motions[ball]
        motions.beginBuild()
        _ = motions.follow(ball, one, large, moving, at: 0)
        #expect(gone?.isMoving == true)
        motions.beginBuild()
        _ = motions.follow(box, other, large, moving, at: 0)
        motions.endBuild()
        #expect(motions[ball] == nil && motions[box] === first && gone?.isMoving == false && first?.isMoving == true)
    }

    @Test("What a view is built with goes from the last value to the new one") func built() {
        let animator = BuildAnimator<Double>()
        #expect(animator.present(10, moving, at: 0) == 10 && !animator.isMoving)
        #expect(animator.present(10, moving, at: 0) == 10 && !animator.isMoving)
        #expect(animator.present(30, moving, at: 0) == 10 && animator.isMoving)
        #expect(animator.nextEnd == 1 && animator.span == 0...1)
        #expect(animator.present(30, Transaction(), at: 0.25) == 15)
        #expect(animator.present(130, Transaction(), at: 0.25) == 115)
        var still = moving
        still.disablesAnimations = true
        #expect(animator.present(30, still, at: 0.75) == 25)
        animator.tick(1)
        #expect(!animator.isMoving && animator.present(30, Transaction(), at: 1) == 30)
        #expect(animator.present(70, Transaction(), at: 1) == 70 && !animator.isMoving)
    }

    @Test("A frame goes to each new place with the animation that takes it there") func frames() {
        let motion = FrameMotion(small)
        #expect(!motion.isMoving && motion.shift(at: 0) == nil && motion.nextEnd == nil && motion.span == nil)
        motion.follow(small, moving, at: 0)
        #expect(!motion.isMoving)
        motion.follow(large, Transaction(), at: 0)
        #expect(!motion.isMoving && motion.target == large)
        motion.follow(small, moving, at: 0)
        motion.follow(CGRect(x: 10, y: 0, width: 40, height: 20), moving, at: 0.5)
        #expect(motion.nextEnd == 1 && motion.span == 0...1.5)
        // A half of the way from the large one, and all of the ten points.
        let shift = motion.shift(at: 0.5)
        #expect(shift?.origin == CGPoint(x: 50 - 10, y: 100) && shift?.size == CGSize(width: 20, height: 20))
        motion.tick(1.5)
        #expect(!motion.isMoving && motion.shift(at: 1.5) == nil)
        motion.follow(small, moving, at: 2)
        motion.stop()
        #expect(!motion.isMoving)
    }
}

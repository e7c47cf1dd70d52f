import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import Testing

@testable import GalleyGraph

/// Values on their way: what is left of it at a time, with several ways at once, and when completions run (Apple's documentation of
/// `withAnimation(_:completionCriteria:_:completion:)`).
@MainActor @Suite("Values on their way")
struct AnimatorTests {
    private func transaction(_ completions: AnimationCompletion...) -> Transaction {
        var transaction = Transaction()
        transaction.completions = completions
        return transaction
    }

    @Test("Ways of curves add up") func curves() {
        let animator = Animator<Double>()
        #expect(!animator.isMoving && animator.nextEnd == nil && animator.span == nil && animator.left(at: 0) == 0)
        animator.add(100, .linear(duration: 1), at: 2, Transaction())
        animator.add(-40, .linear(duration: 2), at: 2.5, Transaction())
        #expect(animator.isMoving && animator.span == 2...4.5 && animator.nextEnd == 3)
        // What is left of both: 100 · (1 − t) and −40 · (1 − t ÷ 2).
        #expect(animator.left(at: 2.25) == 75 - 40)
        #expect(animator.left(at: 2.75) == 25 - 35)
        #expect(animator.left(at: 3.5) == -20)
        animator.tick(2.99)
        #expect(animator.nextEnd == 3)
        animator.tick(3)
        #expect(animator.nextEnd == 4.5 && animator.span == 2.5...4.5)
        animator.tick(4.5)
        #expect(!animator.isMoving && animator.left(at: 4.5) == 0)
        animator.add(0, .linear(duration: 1), at: 5, Transaction())
        animator.add(9, .linear(duration: 0), at: 5, Transaction())
        #expect(!animator.isMoving)
        animator.add(9, .linear.repeatForever(), at: 5, Transaction())
        #expect(animator.isMoving && animator.nextEnd == nil && animator.span == 5...Double.infinity)
        animator.stop()
        #expect(!animator.isMoving)
    }

    @Test("A spring takes over the way and the speed of another, a curve does not") func merging() {
        let spring = Animation.spring(duration: 0.5, bounce: 0.2)
        let animator = Animator<Double>()
        animator.add(100, spring, at: 0, Transaction())
        let left = animator.left(at: 0.2)
        let speed = (left - animator.left(at: 0.2001)) / 1e-4
        animator.add(50, spring, at: 0.2, Transaction())
        #expect(abs(animator.left(at: 0.2) - left - 50) < 1e-9)
        let expected = left + 50 - (spring.value(left + 50, velocity: speed, at: 0.1) ?? 0)
        #expect(abs(animator.left(at: 0.3) - expected) < 1e-6)
        #expect(animator.span?.lowerBound == 0.2)
        let other = Animator<Double>()
        other.add(100, spring, at: 0, Transaction())
        other.add(50, .linear(duration: 1), at: 0.2, Transaction())
        #expect(abs(other.left(at: 0.2) - left - 50) < 1e-9 && other.span?.lowerBound == 0)
        // The way back ends where the spring that was taken over has gone on to.
        let back = Animator<Double>()
        var ends = 0
        back.add(100, spring, at: 0, transaction(AnimationCompletion(waitsForLast: false) { ends += 1 }))
        back.add(-100, spring, at: 0.2, Transaction())
        #expect(ends == 1)
    }

    @Test("A completion runs when it is over for a person, or when nothing moves any more") func completions() {
        var told: [String] = []
        let animator = Animator<Double>()
        let early = AnimationCompletion(waitsForLast: false) { told.append("early") }
        let late = AnimationCompletion(waitsForLast: true) { told.append("late") }
        let line = Animation.linear(duration: 1).logicallyComplete(after: 0.25)
        animator.add(10, line, at: 1, transaction(early))
        animator.add(10, line, at: 1, transaction(late))
        #expect(animator.nextEnd == 1.25)
        animator.tick(1.24)
        #expect(told.isEmpty)
        animator.tick(1.25)
        #expect(told == ["early"] && animator.nextEnd == 2)
        animator.tick(1.99)
        #expect(told == ["early"])
        animator.tick(2)
        #expect(told == ["early", "late"] && !animator.isMoving)
        // One of two ways: it waits for both; what is stopped is over.
        let both = AnimationCompletion(waitsForLast: false) { told.append("both") }
        animator.add(10, .linear(duration: 1), at: 3, transaction(both))
        animator.add(10, .linear(duration: 2), at: 3, transaction(both))
        animator.tick(4)
        #expect(told.count == 2)
        animator.stop()
        #expect(told.last == "both")
    }

    @Test("A completion that nothing has taken runs at once") func alone() {
        var count = 0
        let completion = AnimationCompletion(waitsForLast: false) { count += 1 }
        #expect(!completion.isAdopted)
        completion.adopt()
        #expect(completion.isAdopted)
        completion.begin()
        completion.begin()
        completion.end()
        completion.runIfOver()
        #expect(count == 0)
        completion.end()
        completion.runIfOver()
        #expect(count == 1)
    }

    @Test("Lists of numbers of any length are vectors") func vectors() {
        let (a, b) = (NumberVector(numbers: [1, 2]), NumberVector(numbers: [10, 20, 30]))
        #expect(
            (a + b).numbers == [11, 22, 30] && (a - b).numbers == [-9, -18, -30] && (b - a).numbers == [9, 18, 30])
        #expect(a == NumberVector(numbers: [1, 2, 0]) && a != b && NumberVector.zero == NumberVector(numbers: [0]))
        #expect(b.magnitudeSquared == 1400 && a[1] == 2 && a[2] == 0)
        var scaled = b
        scaled.scale(by: 0.5)
        #expect(scaled.numbers == [5, 10, 15])
    }

    @Test("Colours move in linear light, 128 times its share") func colors() {
        // sRGB's transfer function (IEC 61966-2-1): 0.5 is 0.21404114, 0.02 is 0.02 ÷ 12.92.
        let numbers = ResolvedColor(red: 0.5, green: 0.02, blue: 1, alpha: 0.25).motionNumbers
        for (found, expected) in zip(numbers, [27.397266, 0.198142, 128, 32]) { #expect(abs(found - expected) < 1e-5) }
        let back = ResolvedColor(motionNumbers: numbers[...])
        #expect(abs(back.red - 0.5) < 1e-6 && abs(back.green - 0.02) < 1e-6 && abs(back.blue - 1) < 1e-6)
        #expect(back.alpha == 0.25)
        let beyond = ResolvedColor(motionNumbers: [200, -3, 0, 300][...])
        #expect(beyond == ResolvedColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(ResolvedColor(motionNumbers: [128]).alpha == 0)
    }

    @Test("One scope's changes move as it says, others as the first that moves") func changes() {
        let (one, other) = (Identity.root.child(1), Identity.root.child(2))
        func batch(_ scope: Identity, _ animation: Animation?) -> ChangeBatch {
            ChangeBatch(scopes: [scope], transaction: animation.map { Transaction(animation: $0) })
        }
        let mixed = ChangeTransactions([batch(one, nil), batch(other, .easeIn), batch(one, .linear)][...])
        #expect(mixed.whole.animation == .easeIn)
        #expect(mixed[one]?.animation == .linear && mixed[other]?.animation == .easeIn)
        let first = ChangeTransactions([batch(one, .linear), batch(one, nil)][...])
        #expect(first.whole.animation == .linear && first[one]?.animation == .linear && first[other] == nil)
        let plain = ChangeTransactions([batch(one, nil), batch(other, nil)][...])
        #expect(plain.whole.animation == nil && plain[one] == nil)
        let alone = ChangeTransactions([batch(one, .linear)][...])
        #expect(alone.whole.animation == .linear && alone[one] == nil)
        let root = ChangeTransactions([batch(.root, .linear), batch(other, .easeIn)][...])
        #expect(root[.root] == nil && root[other]?.animation == .easeIn)
        var still = Transaction(animation: .linear)
        still.disablesAnimations = true
        let stopped = ChangeTransactions(
            [ChangeBatch(scopes: [one], transaction: still), batch(other, nil)][...])
        #expect(stopped.whole.disablesAnimations && stopped.whole.effectiveAnimation == nil && stopped[one] == nil)
    }
}

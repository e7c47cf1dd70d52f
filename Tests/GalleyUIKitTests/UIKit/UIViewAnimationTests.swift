import Galley
import GalleyTestSupport
import GalleyUIKitClasses
import Testing

/// Changes that UIKit animates: made at once, ended in time.
@MainActor @Suite("UIKit's animations")
struct UIViewAnimationTests {
    private typealias Completion = (Bool) -> Void

    /// How long it takes until each of some completions is called.
    private func waits(_ start: [(@escaping Completion) -> Void]) async throws -> [Duration?] {
        let clock = ContinuousClock()
        let began = clock.now
        var ended = [Duration?](repeating: nil, count: start.count)
        for (index, start) in start.enumerated() { start { if $0 { ended[index] = clock.now - began } } }
        #expect(ended.allSatisfy { $0 == nil }, "none ends at once")
        for _ in 0..<6000 where ended.contains(nil) { try await Task.sleep(for: .milliseconds(10)) }
        return ended
    }

    /// Documentation of `animate(withDuration:delay:options:animations:completion:)`: the delay is “the amount of time (measured in
    /// seconds) to wait before beginning the animations”, and the completion is called “when the animation sequence ends”.
    @Test("What is done at the end waits for the delay and the duration")
    func ends() async throws {
        var made = 0
        let waits = try await waits([
            { UIView.animate(withDuration: 0.1, delay: 0.1, animations: { made += 1 }, completion: $0) },
            {
                UIView.animate(
                    withDuration: 0.1, delay: 0.1, usingSpringWithDamping: 1, initialSpringVelocity: 0,
                    animations: { made += 1 }, completion: $0)
            },
            { UIView.animate(springDuration: 0.1, delay: 0.1, animations: { made += 1 }, completion: $0) },
            {
                UIView.animateKeyframes(
                    withDuration: 0.1, delay: 0.1,
                    animations: {
                        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { made += 1 }
                    }, completion: $0)
            },
            { UIView.animate(withDuration: 0.2, animations: { made += 1 }, completion: $0) },
            {
                UIView.transition(
                    with: UIView(), duration: 0.2, animations: { made += 1 }, completion: $0)
            },
        ])
        #expect(made == 6)
        for wait in waits { #expect(try #require(wait) >= .milliseconds(200)) }
    }

    /// Documentation of `UIViewPropertyAnimator`: blocks are run when it starts, completions “after the animations finish normally”,
    /// with the position `.end`.
    @Test("An animator makes its changes when it starts, once")
    func animator() async throws {
        var log: [String] = []
        let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear) { log.append("first") }
        animator.addAnimations { log.append("second") }
        animator.addCompletion { log.append($0 == .end ? "end" : "?") }
        #expect(log.isEmpty && !animator.isRunning && animator.duration == 0.1)
        animator.startAnimation()
        #expect(log == ["first", "second"] && animator.isRunning)
        for _ in 0..<6000 where log.count < 3 { try await Task.sleep(for: .milliseconds(10)) }
        #expect(log == ["first", "second", "end"])
        animator.pauseAnimation()
        #expect(!animator.isRunning)
    }
}

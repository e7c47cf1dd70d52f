import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Keyframes on the view's clock. Apple's documentation of `KeyframeAnimator`: without a trigger it begins as soon as it is shown, and
/// repeats unless that is turned off; a trigger starts it from where the value is.
@MainActor @Suite("Keyframes on a clock")
struct KeyframeRunTests {
    private final class Log: @unchecked Sendable {
        var last = -1.0
        var count = 0
    }

    private struct Shown: View {
        let value: Double
        let log: Log
        var body: some View {
            log.last = value
            log.count += 1
            return Color.red.frame(width: 10, height: 10)
        }
    }

    private func host(_ view: some View) -> ViewHost { ViewHost(view, size: CGSize(width: 50, height: 50)) }

    /// The values after steps of a clock.
    private func values(_ host: ViewHost, _ log: Log, _ steps: [Double]) -> [Double] {
        steps.map { step in
            host.advance(by: step)
            return (log.last * 1e6).rounded() / 1e6
        }
    }

    @Test("Over and over, from the beginning") func repeating() {
        let log = Log()
        let host = host(
            KeyframeAnimator(initialValue: 10.0) {
                Shown(value: $0, log: log)
            } keyframes: { start in
                LinearKeyframe(start + 40, duration: 2)
                LinearKeyframe(30, duration: 2)
            })
        #expect(log.last == 10 && host.needsFrame)
        #expect(values(host, log, [0.5, 1.5, 1, 1, 0.5, 8]) == [20, 50, 40, 10, 20, 20])
        #expect(host.needsFrame)
        let quiet = Log()
        let none = self.host(
            KeyframeAnimator(initialValue: 3.0) {
                Shown(value: $0, log: quiet)
            } keyframes: { _ in
                MoveKeyframe(8)
            })
        #expect(values(none, quiet, [1]) == [8] && !none.needsFrame)
    }

    @Test("Once, and it stays at the end") func once() {
        let log = Log()
        let host = host(
            KeyframeAnimator(initialValue: 0.0, repeating: false) {
                Shown(value: $0, log: log)
            } keyframes: { _ in
                LinearKeyframe(40, duration: 2)
            })
        #expect(values(host, log, [0.5, 1, 0.5, 3]) == [10, 30, 40, 40] && !host.needsFrame)
        let before = log.count
        host.advance(by: 1)
        #expect(log.count == before)
    }

    private struct Triggered: View {
        let log: Log
        @State private var count = 0
        var body: some View {
            KeyframeAnimator(initialValue: 0.0, trigger: count) { value in
                Shown(value: value, log: log).contentShape(Rectangle()).onTapGesture { count += 1 }
            } keyframes: { start in
                LinearKeyframe(start + 100, duration: 1)
            }
        }
    }

    @Test("A trigger starts it from where the value is") func triggers() {
        let log = Log()
        let host = host(Triggered(log: log))
        #expect(values(host, log, [2]) == [0] && !host.needsFrame)
        host.tap(CGPoint(x: 25, y: 25))
        #expect(values(host, log, [0.25]) == [25] && host.needsFrame)
        host.tap(CGPoint(x: 25, y: 25))
        #expect(values(host, log, [0, 0.5, 0.5, 1]) == [25, 75, 125, 125] && !host.needsFrame)
    }

    @Test("A modifier does the same to its view; a picture shows the beginning") func modifiers() {
        let log = Log()
        let view = Color.red.frame(width: 10, height: 10).keyframeAnimator(initialValue: 4.0) { content, value in
            content.background(Shown(value: value, log: log))
        } keyframes: { _ in
            LinearKeyframe(8, duration: 1)
        }
        _ = RenderedView(view).size
        #expect(log.last == 4)
        let host = host(view)
        #expect(values(host, log, [0.25, 0.5, 0.5]) == [5, 7, 5])
        let once = self.host(
            Color.red.keyframeAnimator(initialValue: 4.0, repeating: false) { content, value in
                content.background(Shown(value: value, log: log))
            } keyframes: { _ in
                LinearKeyframe(8, duration: 1)
            })
        #expect(values(once, log, [0.5, 5]) == [6, 8])
    }

    private struct Tall: View {
        let note: (Bool) -> Void
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 30)
                    Color.blue.frame(height: 40).onScrollVisibilityChange(threshold: 0.25, note)
                    Color.red.frame(height: 200)
                }
            }
        }
    }

    /// Apple's documentation of `onScrollVisibilityChange(threshold:_:)`: told when the share of the view that is seen crosses the
    /// threshold.
    @Test("A view in a scroll view is told when so much of it is seen, and when it is not any more") func visible() {
        var told: [Bool] = []
        let host = host(Tall { told.append($0) })
        // 20 of 40 points are seen at first; a quarter is 10.
        #expect(told == [true])
        func scroll(_ way: CGFloat) { host.send(.scroll(CGSize(width: 0, height: way), at: CGPoint(x: 25, y: 25))) }
        scroll(60)
        #expect(told == [true])
        scroll(1)
        #expect(told == [true, false])
        scroll(40)
        #expect(told.count == 2)
        scroll(-41)
        #expect(told == [true, false, true])
    }
}

import Galley
import GalleyTestSupport
import Testing

/// A gesture that consists of another has that one's values: Apple's protocol has them by the default of `_makeGesture`, which holds
/// where `Value` is `Body.Value`.
@MainActor @Suite("Gestures that consist of others")
struct ComposedGestureTests {
    private struct DoubleTap: Gesture {
        let onEnd: () -> Void

        var body: some Gesture { TapGesture(count: 2).onEnded { onEnd() } }
    }

    private struct Drag: Gesture {
        var body: some Gesture<DragGesture.Value> { DragGesture(minimumDistance: 0) }
    }

    @Test("They are recognised as what they consist of, and told their values") func values() {
        let isDrag = Drag.Value.self == DragGesture.Value.self
        #expect(isDrag)
        var ended = 0
        var widths: [CGFloat] = []
        let view = HStack(spacing: 0) {
            Color.red.frame(width: 50, height: 50).gesture(DoubleTap { ended += 1 })
            Color.blue.frame(width: 50, height: 50).gesture(Drag().onEnded { widths.append($0.translation.width) })
        }
        let host = ViewHost(view, size: CGSize(width: 100, height: 50))
        for _ in 0..<2 {
            #expect(ended == 0)
            host.tap(CGPoint(x: 25, y: 25))
            host.advance(by: 0.1)
        }
        #expect(ended == 1)
        host.send(.pointerDown(CGPoint(x: 60, y: 25)))
        host.send(.pointerMoved(CGPoint(x: 72, y: 25)))
        host.send(.pointerUp(CGPoint(x: 72, y: 25)))
        #expect(widths == [12])
    }
}

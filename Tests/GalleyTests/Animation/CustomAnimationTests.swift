import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Apple's documentation of `CustomAnimation`: `animate(value:time:context:)` says how much of the way is done, nil that it is over;
/// `AnimationState` keeps values from one moment to the next.
@MainActor @Suite("Animations of one's own")
struct CustomAnimationTests {
    private struct Halfway: CustomAnimation {
        let duration: TimeInterval
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            time < duration ? value.scaled(by: 0.5) : nil
        }
    }

    private struct Count: AnimationStateKey { static var defaultValue: Int { 0 } }

    private struct Counting: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            context.state[Count.self] += 1
            return context.state[Count.self] > 60 ? nil : value.scaled(by: 0.25)
        }
    }

    private struct Moving: View {
        let animation: Animation
        @State private var isFar = false

        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: 10, height: 20).padding(.leading, isFar ? 80 : 0)
                Spacer(minLength: 0)
            }
            .frame(width: 100, height: 20)
            .contentShape(Rectangle())
            .onTapGesture { withAnimation(animation) { isFar = true } }
        }
    }

    @Test("They are the same where their types and values are") func equality() {
        #expect(Animation(Halfway(duration: 1)) == Animation(Halfway(duration: 1)))
        #expect(Animation(Halfway(duration: 1)) != Animation(Halfway(duration: 2)))
        #expect(Animation(Halfway(duration: 1)) != Animation(Counting()))
    }

    @Test("A view is where the animation says", arguments: [(0.5, 40.0), (1.5, 80.0)])
    func places(time: Double, place: Double) throws {
        let host = ViewHost(Moving(animation: Animation(Halfway(duration: 1))), size: CGSize(width: 100, height: 20))
        #expect(try x(host, after: time) == place)
    }

    @Test("What it keeps is there at the next moment", arguments: [(0.5, 20.0), (1.5, 80.0)])
    func state(time: Double, place: Double) throws {
        let host = ViewHost(Moving(animation: Animation(Counting())), size: CGSize(width: 100, height: 20))
        #expect(try x(host, after: time) == place)
    }

    private func x(_ host: ViewHost, after time: Double) throws -> CGFloat {
        host.tap(CGPoint(x: 50, y: 10))
        for _ in 0..<Int(time * 60) { host.advance(by: 1 / 60) }
        let red = ResolvedColor(red: 1, green: 56 / 255, blue: 60 / 255)
        return try #require(host.boxes(red).first).minX.rounded()
    }
}

import Foundation
import Galley
import GalleyTestSupport
import Testing

/// A picture shows the state that changes lead to.
@MainActor @Suite("Animations and transitions in a picture")
struct AnimationTests {
    private struct Pulse: View {
        @State private var isLarge = true

        var body: some View {
            Color.red
                .frame(width: isLarge ? 30 : 10, height: 10)
                .animation(.easeInOut(duration: 2).delay(1).repeatForever(autoreverses: false), value: isLarge)
        }
    }

    @Test func theTargetIsLaidOut() {
        expect(size(of: Pulse(), nil, nil), 30, 10)
    }

    @Test func groupsStayFlat() {
        let row = HStack(spacing: 4) {
            Group {
                box(10, 10)
                box(10, 10)
            }
            .animation(.default, value: 1)
            .animation(.linear)
            .transaction { $0.animation = nil }
            .transition(.opacity)
        }
        expect(size(of: row, nil, nil), 24, 10)
    }

    private struct Sized: ViewModifier {
        let width: CGFloat
        func body(content: Content) -> some View { content.frame(width: width) }
    }

    private struct Growing: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.padding(phase.isIdentity ? 3 : 50)
        }
    }

    @Test func transitionsShowTheirIdentity() {
        let custom = AnyTransition.modifier(active: Sized(width: 100), identity: Sized(width: 20))
        expect(size(of: box(10, 10).transition(custom), nil, nil), 20, 10)
        expect(size(of: box(10, 10).transition(.move(edge: .top).combined(with: custom)), nil, nil), 20, 10)
        expect(size(of: box(10, 10).transition(.asymmetric(insertion: .scale, removal: custom)), nil, nil), 10, 10)
        expect(size(of: box(10, 10).transition(Growing()), nil, nil), 16, 16)
        let both = AnyTransition(Growing()).combined(with: custom)
        expect(size(of: box(10, 10).transition(both), nil, nil), 20, 16)
    }

    @Test func closuresModifyTheView() {
        let view = box(10, 10).animation(.default) { $0.padding(5) }
        expect(size(of: view, nil, nil), 20, 20)
    }

    @Test func animationsCompareByWhatTheyAskFor() {
        #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
        #expect(Animation.smooth == .spring)
        #expect(Animation.easeIn(duration: 0.35) == .easeIn)
        #expect(Animation.easeIn.delay(1) != .easeIn)
        #expect(Animation.linear.repeatCount(2) != .linear.repeatForever())
    }

    private enum Speed: TransactionKey { static let defaultValue = 1 }

    @Test func transactionsCarryValues() throws {
        var transaction = Transaction(animation: .linear)
        #expect(transaction[Speed.self] == 1)
        transaction[Speed.self] = 3
        #expect(transaction[Speed.self] == 3)
        #expect(transaction.animation == .linear)
        var steps: [Int] = []
        let result = withAnimation {
            steps.append(1)
            return "done"
        } completion: {
            steps.append(2)
        }
        #expect(result == "done")
        #expect(steps == [1, 2])
    }

    @Test("A curve and a spring as values are the animations of their numbers") func values() {
        #expect(Animation.timingCurve(.easeIn, duration: 0.5) == .easeIn(duration: 0.5))
        #expect(Animation.timingCurve(.linear, duration: 2) == .linear(duration: 2))
        #expect(
            Animation.interpolatingSpring(Spring(mass: 1, stiffness: 100, damping: 10), initialVelocity: 2)
                == .interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 2))
        #expect(Animation.spring(.bouncy) != .spring(.smooth))
    }
}

import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import Testing

/// Where a view of 20 by 10 in the middle of 100 by 100 is a quarter of a second after it has come or gone, in a line of a second. Apple's
/// documentation says of each transition from where a view comes and where it goes.
@MainActor @Suite("Transitions on their way")
struct MovingTransitionTests {
    private struct Stage: View {
        @State var isThere: Bool
        let transition: AnyTransition

        var body: some View {
            ZStack {
                Color.white
                if isThere {
                    Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 20, height: 10).transition(transition)
                }
            }
            .onTapGesture { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
        }
    }

    private struct Moment {
        var box: CGRect?
        var opacity = 1.0
        var blur = 0.0
    }

    private func moment(_ transition: AnyTransition, comes: Bool, after seconds: Double = 0.25) -> Moment {
        let host = liveHost(Stage(isThere: !comes, transition: transition), 100, 100)
        host.tap(CGPoint(x: 5, y: 5))
        host.advance(by: seconds)
        var found = Moment(box: host.boxes(.pureRed).first)
        for effect in host.displayList().effects {
            switch effect {
            case .opacity(let opacity): found.opacity = opacity
            case .blur(let blur): found.blur = blur.radius
            default: break
            }
        }
        return found
    }

    private func expect(
        _ found: Moment, _ x: Double, _ y: Double, _ width: Double = 20, _ height: Double = 10, opacity: Double = 1,
        blur: Double = 0, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard let box = found.box else {
            Issue.record("nothing is shown", sourceLocation: sourceLocation)
            return
        }
        let pairs = [
            (box.minX, x), (box.minY, y), (box.width, width), (box.height, height), (found.opacity, opacity),
            (found.blur, blur),
        ]
        for (a, b) in pairs { #expect(abs(a - b) < 1e-3, "\(found)", sourceLocation: sourceLocation) }
    }

    @Test("Three quarters of the way are left when it comes") func coming() {
        expect(moment(.move(edge: .leading), comes: true), 25, 45)
        expect(moment(.move(edge: .trailing), comes: true), 55, 45)
        expect(moment(.move(edge: .top), comes: true), 40, 37.5)
        expect(moment(.move(edge: .bottom), comes: true), 40, 52.5)
        expect(moment(.slide, comes: true), 25, 45)
        expect(moment(.push(from: .trailing), comes: true), 55, 45, opacity: 0.25)
        expect(moment(.push(from: .top), comes: true), 40, 37.5, opacity: 0.25)
        expect(moment(.offset(x: 8), comes: true), 46, 45)
        expect(moment(.offset(y: 40), comes: true), 40, 75)
        expect(moment(.offset(CGSize(width: -8, height: 4)), comes: true), 34, 48)
        expect(moment(.scale(scale: 0.5), comes: true), 43.75, 46.875, 12.5, 6.25)
        expect(moment(.scale(scale: 0.5, anchor: .topLeading), comes: true), 40, 45, 12.5, 6.25)
        expect(moment(.scale, comes: true), 47.5, 48.75, 5, 2.5)
        expect(moment(.opacity, comes: true), 40, 45, opacity: 0.25)
        expect(moment(.identity, comes: true), 40, 45)
        expect(moment(AnyTransition(.blurReplace), comes: true), 39.25, 44.625, 21.5, 10.75, opacity: 0.25, blur: 7.5)
        expect(
            moment(AnyTransition(.blurReplace(.upUp)), comes: true), 40.75, 45.375, 18.5, 9.25, opacity: 0.25, blur: 7.5
        )
    }

    @Test("A quarter of the way is done when it goes") func going() {
        expect(moment(.move(edge: .leading), comes: false), 35, 45)
        expect(moment(.move(edge: .bottom), comes: false), 40, 47.5)
        expect(moment(.slide, comes: false), 45, 45)
        expect(moment(.push(from: .trailing), comes: false), 35, 45, opacity: 0.75)
        expect(moment(.push(from: .top), comes: false), 40, 47.5, opacity: 0.75)
        expect(moment(.offset(x: 8, y: -4), comes: false), 42, 44)
        expect(moment(.scale, comes: false), 42.5, 46.25, 15, 7.5)
        expect(moment(.opacity, comes: false), 40, 45, opacity: 0.75)
        expect(moment(AnyTransition(.blurReplace), comes: false), 40.25, 45.125, 19.5, 9.75, opacity: 0.75, blur: 2.5)
        expect(
            moment(AnyTransition(.blurReplace(.upUp)), comes: false), 39.75, 44.875, 20.5, 10.25, opacity: 0.75,
            blur: 2.5)
        #expect(moment(.move(edge: .leading), comes: false, after: 1.01).box == nil)
    }

    @Test("Others for the way in and out, together, and with an animation of their own") func composed() {
        let each = AnyTransition.asymmetric(insertion: .move(edge: .leading), removal: .opacity)
        expect(moment(each, comes: true), 25, 45)
        expect(moment(each, comes: false), 40, 45, opacity: 0.75)
        let both = AnyTransition.move(edge: .leading).combined(with: .opacity)
        expect(moment(both, comes: true), 25, 45, opacity: 0.25)
        expect(moment(both, comes: false), 35, 45, opacity: 0.75)
        let slow = AnyTransition.move(edge: .leading).animation(.linear(duration: 2))
        expect(moment(slow, comes: true), 22.5, 45)
        expect(moment(slow, comes: false), 37.5, 45)
        // The types of iOS 17 are the same transitions.
        expect(moment(AnyTransition(.move(edge: .top)), comes: true), 40, 37.5)
        expect(moment(AnyTransition(.scale(0.5, anchor: .topLeading)), comes: true), 40, 45, 12.5, 6.25)
        expect(moment(AnyTransition(.offset(y: 40)), comes: true), 40, 75)
        expect(moment(AnyTransition(.offset(x: 40)), comes: true), 70, 45)
        expect(moment(AnyTransition(.push(from: .leading)), comes: true), 25, 45, opacity: 0.25)
        expect(moment(AnyTransition(.slide), comes: false), 45, 45)
    }
}

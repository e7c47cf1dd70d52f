import Foundation
import Galley
import GalleyTestSupport
import Testing

@MainActor @Suite("Views that come and go together")
struct TransitionGroupTests {
    private static func color(_ red: Double, _ green: Double, _ blue: Double) -> Color {
        Color(red: red, green: green, blue: blue)
    }
    private static let blue = ResolvedColor(red: 0, green: 0, blue: 1)
    private static let green = ResolvedColor(red: 0, green: 1, blue: 0)

    private struct Three: View {
        @State private var isShown = true

        var body: some View {
            VStack(spacing: 0) {
                // As wide without them as with them: what leaves goes with what it was in.
                Color.clear.frame(width: 100, height: 0)
                if isShown {
                    TransitionGroupTests.color(1, 0, 0).frame(width: 20, height: 10).transition(.offset(x: 40)).padding(
                        0)
                    TransitionGroupTests.color(0, 0, 1).frame(width: 20, height: 10).transition(.offset(x: -20))
                    TransitionGroupTests.color(0, 1, 0).frame(width: 20, height: 10)
                }
            }
            .frame(width: 100, height: 30)
            .contentShape(Rectangle())
            .onTapGesture { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        }
    }

    /// Apple's documentation of `transition(_:)`: "Associates a transition with the view", which is each of those in a condition.
    @Test("Each view in a condition goes and comes with its own transition") func each() {
        let host = ViewHost(Three(), size: CGSize(width: 100, height: 30))
        host.tap(CGPoint(x: 50, y: 5))
        host.advance(by: 0.5)
        #expect(host.boxes(.pureRed).map(\.minX) == [60])
        #expect(host.boxes(Self.blue).map(\.minX) == [30])
        #expect(host.boxes(Self.green).map(\.minX) == [40])
        host.advance(by: 0.6)
        #expect(host.boxes(.pureRed).isEmpty && host.boxes(Self.blue).isEmpty && host.boxes(Self.green).isEmpty)
        host.tap(CGPoint(x: 50, y: 5))
        host.advance(by: 0.5)
        #expect(host.boxes(.pureRed).map(\.minX) == [60])
        #expect(host.boxes(Self.blue).map(\.minX) == [30])
        #expect(host.boxes(Self.green).map(\.minX) == [40])
    }
}

import Galley
import GalleyLayout
import GalleyTestSupport
import Testing

@testable import GalleyLive

/// `ViewModifier.animation(_:)`: "a new version of the modifier that will apply `animation` to all animatable values within the modifier"
/// (Apple's documentation); what it modifies does not move with it.
@MainActor @Suite("A modifier that is animated by itself")
struct AnimatedModifierTests {
    private struct Shift: ViewModifier {
        var x: CGFloat
        func body(content: Content) -> some View { content.offset(x: x) }
    }

    private struct Page: View {
        @State private var isOn = false
        var body: some View {
            Color.red.frame(width: isOn ? 30 : 10, height: 10)
                .modifier(Shift(x: isOn ? 100 : 0).animation(.linear(duration: 1)))
                .frame(width: 300, height: 100, alignment: .leading)
                .contentShape(Rectangle())
                .onTapGesture { isOn = true }
        }
    }

    @Test("Its own values move, the view's do not") func halfWay() throws {
        let red = ResolvedColor(red: 1, green: 56 / 255, blue: 60 / 255)
        let host = ViewHost(Page(), size: CGSize(width: 300, height: 100))
        let start = try #require(host.boxes(red).first)
        host.tap(CGPoint(x: 150, y: 50))
        host.advance(by: 0.5)
        let half = try #require(host.boxes(red).first)
        #expect(abs(half.minX - start.minX - 50) < 0.01 && half.width == 30)
        host.advance(by: 1)
        let end = try #require(host.boxes(red).first)
        #expect(abs(end.minX - start.minX - 100) < 0.01 && !host.needsFrame)
    }
}

import Galley
import GalleyTestSupport
import Testing

/// The margins of scenes: 16 on phones of 375 to 402 points, 20 on wider ones (pictures of iOS 26), as UIKit's are.
@MainActor @Suite("Scene padding (rules.md §18.8)")
struct ScenePaddingTests {
    private func frame(_ width: CGFloat, _ change: (AnyView) -> some View) -> CGRect {
        screen(change(AnyView(Color.red.probe("content"))), width, 600).named("content")?.frame ?? .zero
    }

    @Test("By the window's width", arguments: [(375, 16), (393, 16), (402, 16), (430, 20), (440, 20), (820, 20)])
    func width(window: CGFloat, margin: CGFloat) {
        #expect(frame(window) { $0.scenePadding(.horizontal) }.minX == margin)
        #expect(frame(window) { $0.scenePadding(.minimum, edges: .leading) }.width == window - margin)
    }

    @Test("On all edges unless some are named") func edges() {
        #expect(frame(402) { $0.scenePadding() } == CGRect(x: 16, y: 16, width: 370, height: 568))
        // Where there is room for columns the scene is wide, whatever the window.
        #expect(frame(402) { $0.scenePadding(.leading).environment(\.horizontalSizeClass, .regular) }.minX == 20)
    }
}

import Foundation
import Galley
import GalleyTestSupport
import Testing

private struct Screen: View {
    let note: (CGRect, CGFloat, UIUserInterfaceIdiom) -> Void

    var body: some View {
        note(UIScreen.main.bounds, UIScreen.main.scale, UIDevice.current.userInterfaceIdiom)
        return Color.red.frame(width: UIScreen.main.bounds.width / 2, height: 10)
    }
}

/// The screen is what the picture shows as a window.
@Suite("UIKit's screen")
@MainActor
struct UIScreenTests {
    private func screen(_ options: RenderOptions) -> (CGRect, CGFloat, UIUserInterfaceIdiom, CGFloat) {
        var found: (CGRect, CGFloat, UIUserInterfaceIdiom)?
        let width = RenderedView(Screen { found = ($0, $1, $2) }, options: options).record.root.frame.width
        return (found?.0 ?? .zero, found?.1 ?? 0, found?.2 ?? .unspecified, width)
    }

    @Test func sizes() {
        var options = RenderOptions()
        #expect(screen(options) == (CGRect(x: 0, y: 0, width: 393, height: 852), 1, .phone, 196.5))
        options.canvas = CGSize(width: 390, height: 844)
        options.proposal = ProposedViewSize(width: 390, height: 844)
        options.scale = 3
        #expect(screen(options) == (CGRect(x: 0, y: 0, width: 390, height: 844), 3, .phone, 195))
        options.canvas = CGSize(width: 744, height: 1133)
        #expect(screen(options) == (CGRect(x: 0, y: 0, width: 744, height: 1133), 3, .pad, 372))
    }
}

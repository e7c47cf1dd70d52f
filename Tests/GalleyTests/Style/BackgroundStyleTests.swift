import Foundation
import Galley
import GalleyTestSupport
import Testing

@MainActor @Suite("The background style")
struct BackgroundStyleTests {
    /// The colours that are filled, in drawing order.
    private func fills(_ view: some View, _ scheme: ColorScheme = .light) -> [ResolvedColor] {
        var options = RenderOptions()
        options.colorScheme = scheme
        return RenderedView(view.frame(width: 10, height: 10), options: options).displayList.marks.compactMap {
            if case .fill(_, .color(let color), _) = $0 { color } else { nil }
        }
    }

    private let white = ResolvedColor(red: 1, green: 1, blue: 1, alpha: 1)
    private let black = ResolvedColor(red: 0, green: 0, blue: 0, alpha: 1)

    @Test func followsTheColorScheme() {
        #expect(fills(Rectangle().fill(.background)) == [white])
        #expect(fills(Rectangle().fill(.background), .dark) == [black])
        #expect(fills(Spacer().background(), .dark) == [black])
        #expect(fills(Spacer().background(in: Circle())) == [white])
    }

    @Test func isSetForTheViewsInside() {
        #expect(fills(Spacer().background().backgroundStyle(.black)) == [black])
        #expect(fills(Spacer().background().backgroundStyle(.background).backgroundStyle(.black)) == [black])
        #expect(fills(Spacer().background().backgroundStyle(.background)) == [white])
    }
}

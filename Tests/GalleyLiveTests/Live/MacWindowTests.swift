import Galley
import GalleyTestSupport
import Testing

/// What a window of macOS has and a picture does not (rules.md §0.3).
@MainActor @Suite("Windows of macOS")
struct MacWindowTests {
    // Two independent recordings of windows have two lines 0 apart in a column, ImageRenderer's pictures 1 (body's leading).
    @Test("The default font is the system font of 13 points in a window, body in a picture") func defaultFont() throws {
        var options = RenderOptions()
        options.textPlatform = .macOS
        let view = VStack {
            Text("first")
            Text("second")
        }
        let host = ViewHost(view, size: CGSize(width: 200, height: 100), options: options)
        let first = try #require(host.frame("first")), second = try #require(host.frame("second"))
        expect(second.minY, first.maxY)
        let picture = RenderedView(view, options: options).record.root
        expect(picture.named("second")?.frame.minY, (picture.named("first")?.frame.maxY ?? 0) + 1)
        // A style that somebody asks for is that style.
        let styled = ViewHost(view.font(.body), size: CGSize(width: 200, height: 100), options: options)
        expect(styled.frame("second")?.minY, (styled.frame("first")?.maxY ?? 0) + 1)
    }
}

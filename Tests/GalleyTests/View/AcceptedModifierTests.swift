import Galley
import GalleyTestSupport
import Testing

/// What is accepted without effect says so where it would have shown.
@MainActor @Suite("Modifiers accepted without effect")
struct AcceptedModifierTests {
    @Test("A live view says once what does nothing; a picture at rest, which would look the same, is silent")
    func live() {
        let view = VStack { ForEach(0..<3) { Text(verbatim: "\($0)").selectionDisabled() } }
        #expect(RenderedView(view).diagnostics.isEmpty)
        let host = ViewHost(view, size: CGSize(width: 100, height: 100))
        #expect(host.diagnostics.map(\.severity) == [.warning])
        #expect(host.diagnostics.first?.message.contains("“selectionDisabled”") == true)
    }

    @Test("A picture that looks otherwise on macOS says so there alone") func macOS() {
        let view = Menu("More") { Button("A") {} }.menuIndicator(.hidden)
        var options = RenderOptions()
        #expect(RenderedView(view, options: options).diagnostics.isEmpty)
        options.textPlatform = .macOS
        #expect(
            RenderedView(view, options: options).diagnostics.map(\.message).contains { $0.contains("“menuIndicator”") })
    }
}

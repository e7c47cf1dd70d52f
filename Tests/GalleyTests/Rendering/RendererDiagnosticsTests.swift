import GalleyTestSupport
import Testing

// Not testable: what a program sees that imports Galley alone.
import Galley

@MainActor @Suite("What ImageRenderer could not draw")
struct RendererDiagnosticsTests {
    @Test("A missing symbol, a missing font and a size without end are told; the next picture begins anew") func told()
        throws
    {
        let renderer = ImageRenderer(content: AnyView(Image(systemName: "no.such.symbol")))
        renderer.printsDiagnostics = false
        #expect(renderer.diagnostics.isEmpty)
        _ = try renderer.pngData()
        #expect(renderer.diagnostics.map(\.severity) == [.warning])
        #expect(renderer.diagnostics.first?.message.contains("no.such.symbol") == true)
        renderer.content = AnyView(Text("a").font(.custom("No Such Family", size: 10)))
        _ = renderer.displayList()
        #expect(renderer.diagnostics.contains { $0.message.contains("No Such Family") })
        renderer.content = AnyView(Text("a"))
        renderer.render { _, _ in }
        #expect(renderer.diagnostics.isEmpty)
    }

    @Test("Awaited pictures tell, too") func awaited() async throws {
        let renderer = ImageRenderer(content: Image("no such image"))
        renderer.printsDiagnostics = false
        _ = try? await renderer.pngData()
        #expect(renderer.diagnostics.contains { $0.message.contains("no such image") })
    }

    @Test("Fonts are registered by what Galley alone brings into scope") func fonts() {
        #expect(throws: (any Error).self) { try FontLibrary.shared.registerFont(atPath: "/no/such/font.ttf") }
    }
}

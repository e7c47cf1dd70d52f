import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Colour modes that Galley does not blend in (rules.md §17.4).
@MainActor @Suite("Colour modes")
struct ColorModeTests {
    private func notes(_ view: some View) -> [Diagnostic.Severity] {
        RenderedView(view.frame(width: 10, height: 10)).diagnostics.map(\.severity)
    }

    @Test(
        "Each but nonLinear is drawn, and a note says once how",
        arguments: [ColorRenderingMode.linear, .extendedLinear])
    func modes(mode: ColorRenderingMode) {
        #expect(notes(Color.red.drawingGroup(opaque: false, colorMode: mode)) == [.note])
        #expect(notes(Canvas(colorMode: mode) { _, _ in }.drawingGroup(colorMode: mode)) == [.note])
        #expect(notes(Image(size: CGSize(width: 4, height: 4), colorMode: mode) { _ in }) == [.note])
        let renderer = ImageRenderer(content: Color.red)
        renderer.colorMode = mode
        #expect(renderer.rendered().diagnostics.map(\.severity) == [.note])
    }

    @Test("Of nonLinear nothing is said") func usual() {
        #expect(notes(Color.red.drawingGroup().drawingGroup(colorMode: .nonLinear)) == [])
        #expect(notes(Canvas { _, _ in }) == [])
    }
}

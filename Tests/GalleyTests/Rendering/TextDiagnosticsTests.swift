import Galley
import GalleyTestSupport
import GalleyText
import Testing

@MainActor @Suite struct TextDiagnosticsTests {
    @Test("What another text could not find is no warning of a picture's") func fontsOfOthers() {
        let font = FontRequest(family: "No Other Family", size: 10)
        _ = Paragraph([TextSpan("b", font: font)], options: ParagraphOptions(), fonts: .shared)
        #expect(RenderedView(Text("plain")).diagnostics.isEmpty)
        let found = RenderedView(Text("b").font(.custom("No Other Family", size: 10))).diagnostics
        #expect(found.count == 1 && found[0].severity == .warning && found[0].message.contains("No Other Family"))
    }
}

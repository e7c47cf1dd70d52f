import Testing

@testable import Galley

@MainActor @Suite("Lists and forms without their look")
struct RowColumnTests {
    private func messages(_ view: some View) -> [String] {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: 200, height: 300)
        return RenderedView(view, options: options).diagnostics.map(\.message)
    }

    @Test("Lists and forms say, once each, that their look is missing") func bareColumns() {
        let view = VStack {
            List { Text("a") }
            List(0..<3) { Text("\($0)") }
            Form { Text("b") }
        }
        let found = messages(view)
        #expect(found.count == 2)
        #expect(found.first?.hasPrefix("List is drawn as a bare column: its insets, separators") == true)
        #expect(found.last?.hasPrefix("Form is drawn as a bare column") == true)
    }
}

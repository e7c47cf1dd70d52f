import Galley
import GalleyTestSupport
import Testing

@MainActor @Suite("Frames that are reported")
struct FrameReportTests {
    private func messages(_ view: some View) -> [String] {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: 200, height: 300)
        return RenderedView(view, options: options).diagnostics.map(\.message)
    }

    private struct Card: View {
        var body: some View { Text("Card") }
    }

    @Test("Frames that SwiftUI warns of are reported with the view's name") func frames() {
        #expect(
            messages(Text("Hi").frame(width: -3)) == [
                "the frame of Text “Hi” is left out where its width is negative (-3.0)"
            ])
        #expect(
            messages(Card().frame(height: .nan)) == ["the frame of Card is left out where its height is not a number"])
        #expect(
            messages(Color.red.padding().frame(width: .infinity)).first?.contains(".frame(maxWidth: .infinity)") == true
        )
        #expect(messages(Card().frame(minWidth: -1)).first?.contains("its minWidth is negative") == true)
        #expect(messages(Image("x").frame(maxHeight: .nan)).contains { $0.contains("its maxHeight is not a number") })
        #expect(messages(Card().frame(minWidth: 0, maxWidth: .infinity).frame(width: 0)).isEmpty)
        // What is left out is as if it were not given.
        expect(size(of: Color.red.frame(width: -3, height: 7), 20, 30), 20, 7)
    }
}

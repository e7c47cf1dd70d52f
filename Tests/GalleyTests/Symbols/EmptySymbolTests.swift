import Foundation
import Galley
import GalleyTestSupport
import Testing

/// A symbol without a name draws nothing, as in SwiftUI, and nobody is told: sources use it for "no icon" (rules.md §14.4).
@MainActor @Suite("Symbols without a name")
struct EmptySymbolTests {
    @Test("It takes no room and is not reported") func nothing() {
        for view in [
            AnyView(Image(systemName: "")), AnyView(Image(systemName: "").font(.largeTitle).symbolVariant(.fill)),
            AnyView(Image(systemName: "").foregroundStyle(.red).padding(0)),
        ] {
            let rendered = RenderedView(view)
            #expect(rendered.size == .zero && rendered.displayList.marks.isEmpty)
            #expect(rendered.diagnostics.isEmpty, "\(rendered.diagnostics)")
        }
    }

    @Test("Where it is resizable, in a label, a button and a text, nothing is drawn either") func elsewhere() {
        let resizable = RenderedView(
            Image(systemName: "").resizable().scaledToFit().frame(width: 20, height: 20))
        #expect(resizable.size == CGSize(width: 20, height: 20) && resizable.displayList.marks.isEmpty)
        for view in [
            AnyView(Label("a", systemImage: "")), AnyView(Button("a", systemImage: "") {}),
            AnyView(Text("a\(Image(systemName: ""))")),
        ] {
            let rendered = RenderedView(view)
            #expect(rendered.diagnostics.isEmpty && rendered.displayList.marks.count == 1, "\(rendered.diagnostics)")
        }
    }
}

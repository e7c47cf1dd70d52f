import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyInsight

/// Which of the program's views a node was made in: what leads from a finding to the source.
@MainActor @Suite("Origins of views")
struct ViewOriginTests {
    struct Tile: View {
        let title: String
        var body: some View { Text(title) }
    }

    struct Board<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { VStack { content } }
    }

    struct Screen: View {
        @State private var title = "three"
        var body: some View {
            Board {
                Text("one")
                Tile(title: "two")
                List { ForEach(0..<2, id: \.self) { _ in Tile(title: title) } }
            }
        }
    }

    private func owners(_ lint: LayoutLint, _ label: String) -> [[String]] {
        lint.explanation.nodes.filter { $0.label == label }.map { node in
            lint.item(node.id)?.origin?.owner?.names.map { String($0.split(separator: ".").last ?? "") } ?? []
        }
    }

    @Test("Each node knows in whose body it was made, also what a lazy container makes later") func owners() {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: 300, height: 400)
        options.notesOrigins = true
        let lint = LayoutLint(RenderedView(Screen(), options: options))
        #expect(owners(lint, "one") == [["Board", "Screen"]])
        #expect(owners(lint, "two") == [["Tile", "Board", "Screen"]])
        #expect(owners(lint, "three") == [["Tile", "Board", "Screen"], ["Tile", "Board", "Screen"]])
        options.notesOrigins = false
        let plain = LayoutLint(RenderedView(Screen(), options: options))
        #expect(owners(plain, "one") == [[]])
    }

    @Test("Noting changes no layout") func sameLayout() {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: 300, height: 400)
        let plain = LayoutLines.lines(RenderedView(Screen(), options: options).record)
        options.notesOrigins = true
        #expect(LayoutLines.lines(RenderedView(Screen(), options: options).record) == plain)
    }

    @Test("A text that is translated keeps the key that its author wrote") func keys() {
        var options = RenderOptions()
        options.locale = Locale(identifier: "en_XA")
        options.notesOrigins = true
        let count = 3
        let lint = LayoutLint(
            RenderedView(
                VStack {
                    Text("Password"); Text("\(count) apples"); Text(verbatim: "as it is")
                }, options: options))
        let written = lint.explanation.nodes.filter { $0.kind == "Text" }.map { lint.item($0.id)?.origin?.written }
        #expect(written == ["Password", "%lld apples", nil])
    }

    @Test("Names of types as the source has them") func names() {
        #expect(ViewOwner.parts(of: "App.Outer.Inner") == ["App", "Outer", "Inner"])
        #expect(ViewOwner.parts(of: "App.Board<Galley.Text>") == ["App", "Board"])
        #expect(ViewOwner.parts(of: "App.(unknown context at $1f2e).Card") == ["App", "Card"])
        #expect(ViewOwner(Text.self, in: nil) == nil)
        #expect(ViewOwner(Tile.self, in: nil)?.name.hasSuffix("Tile") == true)
    }
}

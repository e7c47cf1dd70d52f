import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyInsight

/// Views whose bodies are listed by the container around them: a stack sees the views in them, and each keeps what is its own.
@MainActor @Suite("Listed views")
struct ListedViewsTests {
    private struct Rows: View {
        let name: String
        @State private var count = 0
        @Environment(\.layoutDirection) private var direction

        @ViewBuilder var body: some View {
            Button("\(name) \(count)") { count += 1 }
            Text(verbatim: "\(name) \(direction == .rightToLeft ? "rtl" : "ltr")")
        }
    }

    private struct Screen: View {
        var body: some View {
            VStack(spacing: 7) {
                Rows(name: "a")
                Rows(name: "b").environment(\.layoutDirection, .rightToLeft)
            }
        }
    }

    @Test("A container spaces what is in them as its own") func spacing() throws {
        let root = screen(VStack(spacing: 7) { Rows(name: "a") })
        let (button, text) = (try #require(root.named("a 0")), try #require(root.named("a ltr")))
        expect(text.frame.minY - button.frame.maxY, 7)
    }

    @Test("Two of one type have states and surroundings of their own") func states() {
        let host = liveHost(Screen(), 300, 400)
        #expect(host.shows("a 0") && host.shows("b 0") && host.shows("a ltr") && host.shows("b rtl"))
        host.tap("b 0")
        host.tap("b 1")
        host.tap("a 0")
        #expect(host.shows("a 1") && host.shows("b 2"))
    }

    @Test("What they list was made in their bodies, and what follows in the body around", arguments: [true, false])
    func owners(notesOrigins: Bool) {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: 300, height: 400)
        options.notesOrigins = notesOrigins
        struct Mixed: View {
            var body: some View {
                VStack {
                    Rows(name: "a")
                    Text(verbatim: "after")
                }
            }
        }
        let lint = LayoutLint(RenderedView(Mixed(), options: options))
        func owners(_ label: String) -> [String] {
            lint.explanation.nodes.first { $0.label == label }.flatMap { lint.item($0.id)?.origin?.owner?.names }?
                .map { String($0.split(separator: ".").last ?? "") } ?? []
        }
        #expect(owners("a ltr") == (notesOrigins ? ["Rows", "Mixed"] : []))
        #expect(owners("after") == (notesOrigins ? ["Mixed"] : []))
    }

    @Test("One that lists itself for ever is left out, with a message, and what follows is there") func recursion() {
        struct Endless: View {
            @ViewBuilder var body: some View { Group { Endless() } }
        }
        let drawn = RenderedView(
            VStack {
                Endless()
                Text(verbatim: "after")
            })
        #expect(!drawn.diagnostics.isEmpty)
        #expect(
            screen(
                VStack {
                    Endless(); Text(verbatim: "after")
                }
            ).texts == ["after"])
    }
}

import Galley
import GalleyTestSupport
import Testing

/// Documentation of `FocusState`: setting it moves the focus once; what a person does with the focus then is followed, not undone.
@MainActor @Suite("Focus that was asked for") struct FocusStateTests {
    private struct Form: View {
        enum Field { case name, place }

        @State private var texts = ["", ""]
        @FocusState private var focus: Field?

        var body: some View {
            VStack {
                TextField("Name", text: $texts[0]).focused($focus, equals: .name)
                TextField("Place", text: $texts[1]).focused($focus, equals: .place)
                Button("Ask") { focus = .name }
                Button("End") { focus = nil }
                Text(verbatim: "[\(focus.map { "\($0)" } ?? "none")]")
            }
        }
    }

    @Test("The focus goes where it is sent, and a tap or a return moves it on") func moves() {
        let host = ViewHost(Form(), size: CGSize(width: 300, height: 300))
        #expect(host.shows("[none]"))
        host.tap("Ask")
        #expect(host.shows("[name]"))
        host.tap("Place")
        #expect(host.shows("[place]"))
        host.tap("Ask")
        #expect(host.shows("[name]"))
        host.send(.key(.return))
        #expect(host.shows("[none]"))
        host.tap("Ask")
        host.tap("End")
        #expect(host.shows("[none]"))
        host.tap("Place")
        #expect(host.shows("[place]"))
    }
}

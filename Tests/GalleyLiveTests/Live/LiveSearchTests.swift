import Foundation
import Galley
import GalleyTestSupport
import Testing

/// A search that a person makes. When scopes are shown: Apple's documentation of `SearchScopeActivation` (`automatic` is `onTextEntry` in
/// iOS; shown when typing begins, hidden after the search is cancelled).
@MainActor @Suite("Searching")
struct LiveSearchTests {
    private struct Results: View {
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismiss
        var body: some View {
            Text(verbatim: isSearching ? "searching" : "at rest")
            Button("Dismiss") { dismiss() }
        }
    }

    private struct Searching: View {
        var activation = SearchScopeActivation.automatic
        @State private var text = ""
        @State private var scope = 0
        var body: some View {
            NavigationStack {
                VStack {
                    Results()
                    Text(verbatim: "[\(text)] in \(scope)")
                }
                .navigationTitle("Title")
                .searchable(text: $text)
                .searchScopes($scope, activation: activation) {
                    Text(verbatim: "All").tag(0)
                    Text(verbatim: "Mine").tag(1)
                }
            }
        }
    }

    private func host(_ look: Look, _ view: Searching = Searching()) -> ViewHost {
        var options = RenderOptions()
        options.look = look
        return ViewHost(view, size: CGSize(width: 390, height: 844), options: options)
    }

    @Test(
        "The field begins a search; scopes are shown from the first letter on, and chosen by a tap",
        arguments: [Look.iOS18, .iOS26])
    func scopes(_ look: Look) {
        let host = host(look)
        #expect(host.shows("at rest") && !host.shows("Mine"))
        host.tap("Search")
        #expect(host.shows("searching") && !host.shows("Mine"))
        host.send(.text("a"))
        #expect(host.shows("[a] in 0") && host.shows("Mine"))
        host.tap("Mine")
        #expect(host.shows("[a] in 1"))
        // Once shown they stay until the search ends.
        host.send(.key(.delete, []))
        #expect(host.shows("[] in 1") && host.shows("Mine"))
        host.tap("Cancel")
        #expect(host.shows("at rest") && !host.shows("Mine"))
        // The field has lost the focus.
        host.send(.text("b"))
        #expect(host.shows("[] in 1"))
    }

    @Test("Scopes that are asked for at once") func presentation() {
        let host = host(.iOS18, Searching(activation: .onSearchPresentation))
        #expect(!host.shows("Mine"))
        host.tap("Search")
        #expect(host.shows("Mine"))
    }

    @Test("A program ends the search: what was typed goes") func dismissal() {
        let host = host(.iOS18)
        host.tap("Search")
        host.send(.text("abc"))
        #expect(host.shows("[abc] in 0"))
        host.tap("Dismiss")
        #expect(host.shows("[] in 0") && host.shows("at rest"))
    }

    @Test("A binding begins and ends the search, and is told of both") func binding() {
        struct Bound: View {
            @State private var text = ""
            @State private var isPresented = false
            var body: some View {
                NavigationStack {
                    VStack {
                        Text(verbatim: "presented \(isPresented) [\(text)]")
                        Button("Begin") { isPresented = true }
                    }
                    .navigationTitle("Title")
                    .searchable(text: $text, isPresented: $isPresented, placement: .navigationBarDrawer)
                }
            }
        }
        let host = ViewHost(Bound(), size: CGSize(width: 390, height: 844))
        host.tap("Begin")
        // The field has the focus.
        host.send(.text("a"))
        #expect(host.shows("presented true [a]"))
        host.tap("Cancel")
        #expect(host.shows("presented false []"))
        host.tap("Search")
        #expect(host.shows("presented true []"))
    }

    @Test("Assistive technology is told that the field takes text") func role() {
        let host = host(.iOS18)
        func field() -> LiveNode? { host.viewTree().flatMap(\.all).first { $0.kind == "SearchField" } }
        #expect(field()?.role == .textField && field()?.label == "Search" && field()?.value == nil)
        host.tap("Search")
        host.send(.text("abc"))
        #expect(field()?.label == "Search" && field()?.value == "abc")
    }
}

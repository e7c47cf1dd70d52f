import Galley
import GalleyTestSupport
import Testing

@testable import GalleyScreens

/// A search field's parts and what it writes: rules.md §18.7 (on glass the symbol 12 in, the text 39, a field of
/// 44, at the bottom of 48, 12 before a round 44 that ends the search; before iOS 26 a field of 36) and Apple's
/// pages of `searchable`, `searchScopes`, `searchSuggestions` and `dismissSearch`.
@MainActor @Suite("Fields for searching") struct SearchFieldTests {
    private struct Searched: View {
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismiss
        var body: some View {
            VStack {
                Text(verbatim: isSearching ? "searching" : "at rest")
                Button("Dismiss") { dismiss() }
            }
        }
    }

    private struct Shelf: View {
        let tell: (String) -> Void
        var placement = SearchFieldPlacement.automatic
        @State var text = ""
        @State var isPresented = false
        @State var scope: String? = "all"
        var body: some View {
            NavigationStack {
                Searched().navigationTitle("T")
                    .searchable(
                        text: Binding {
                            text
                        } set: {
                            text = $0
                            tell("[\($0)]")
                        },
                        isPresented: Binding {
                            isPresented
                        } set: {
                            isPresented = $0
                            tell("\($0)")
                        }, placement: placement, prompt: "Find"
                    )
                    .searchScopes(
                        Binding {
                            scope
                        } set: {
                            scope = $0
                            tell($0 ?? "none")
                        }
                    ) {
                        Text("All").tag("all")
                        Text("Mine").tag("mine")
                        Text("Number").tag(3)
                    }
                    .searchSuggestions {
                        Text("First")
                        Text("Second")
                    }
            }
        }
    }

    private func host(_ look: Look, _ view: some View) -> ViewHost {
        ViewHost(view, options: screenOptions(look: look))
    }

    @Test("A search is begun and ended once, with its text", arguments: [Look.iOS18, .iOS26]) func presence(look: Look)
    {
        var told: [String] = []
        let host = host(look, Shelf { told.append($0) })
        #expect(host.shows("at rest") && !host.shows("First") && !host.shows("Mine") && told == [])
        host.tap("Find")
        #expect(told == ["true"] && host.shows("searching") && host.shows("First") && host.shows("Second"))
        host.tap("Find")
        host.send(.text("a"))
        host.send(.text("b"))
        #expect(told == ["true", "[a]", "[ab]"] && host.shows("Mine"))
        host.tap("Mine")
        host.tap("Number")
        // What has no value of the scope's type chooses nothing.
        #expect(told == ["true", "[a]", "[ab]", "mine"])
        host.tap("Cancel")
        #expect(Array(told.dropFirst(4)) == ["[]", "false"] && host.shows("at rest") && !host.shows("First"))
        // The program begins it anew: nothing is written.
        #expect(!host.shows("Mine") && !host.shows("Cancel"))
    }

    @Test("A view inside ends it: the text goes, and the binding is told") func dismissal() {
        var told: [String] = []
        let host = host(.iOS26, Shelf(tell: { told.append($0) }, text: "abc"))
        host.tap("Dismiss")
        // No search: there is a text to be emptied, and nothing to be ended.
        #expect(told == ["[]"])
        host.tap("Find")
        host.send(.text("x"))
        host.tap("Cancel")
        #expect(told == ["[]", "true", "[x]", "[]", "false"])
    }

    @Test("A cross empties the field and stays in the search; an empty one has a microphone") func clearing() {
        var told: [String] = []
        let host = host(.iOS18, Shelf(tell: { told.append($0) }, text: "abc", isPresented: true))
        #expect(host.shows("abc") && host.shows("searching"))
        let symbols = { host.viewTree().flatMap(\.all).compactMap(\.label) }
        #expect(symbols().contains("xmark.circle.fill") && !symbols().contains("mic.fill"))
        host.tap("xmark.circle.fill")
        #expect(told == ["[]"] && host.shows("searching"))
        #expect(!symbols().contains("xmark.circle.fill") && symbols().contains("mic.fill"))
        host.tap("mic.fill")
        #expect(told.filter { $0 != "true" } == ["[]"])
    }

    // MARK: Places

    private func field(_ look: Look, isPresented: Bool, _ placement: SearchFieldPlacement = .navigationBarDrawer)
        -> LayoutRecord.Node
    {
        screen(Shelf(tell: { _ in }, placement: placement, text: "words", isPresented: isPresented), look: look)
    }

    @Test("On glass") func glass() throws {
        let root = field(.iOS26, isPresented: false)
        let box = try #require(root.first("SearchField")).frame
        expect(box, 16, 116, 361, 44)
        let (symbol, words) = (
            try #require(root.named("magnifyingglass")).frame, try #require(root.named("words")).frame
        )
        // In the middle of a slot of 21 that begins 12 in; 6 behind it the text.
        expect(symbol.midX, box.minX + 12 + 10.5)
        expect(words.minX, box.minX + 39)
        expect(try #require(root.named("xmark.circle.fill")).frame.maxX, box.maxX - 12)
        expect(words.midY, box.midY)
        let open = field(.iOS26, isPresented: true)
        let narrow = try #require(open.first("SearchField")).frame
        expect(narrow.minX, 16)
        // 361 less 12 and 44.
        expect(narrow.width, 305)
        expect(narrow.height, 44)
        expect(try #require(open.named("xmark")).frame.midX, 393 - 16 - 22)
        expect(try #require(open.named("xmark")).frame.midY, narrow.midY)
    }

    @Test("At the bottom on glass, and before iOS 26") func others() throws {
        let bottom = try #require(field(.iOS26, isPresented: false, .automatic).first("SearchField")).frame
        expect(bottom, 28, 776, 337, 48)
        let searching = try #require(field(.iOS26, isPresented: true, .automatic).first("SearchField")).frame
        expect(searching.height, 48)
        expect(searching.width, 337 - 12 - 44)
        let root = field(.iOS18, isPresented: false)
        let box = try #require(root.first("SearchField")).frame
        expect(box, 16, 96, 361, 36)
        // A slot of 18 that begins 8 in.
        expect(try #require(root.named("magnifyingglass")).frame.midX, box.minX + 8 + 9)
        expect(try #require(root.named("xmark.circle.fill")).frame.maxX, box.maxX - 8)
        let open = field(.iOS18, isPresented: true)
        let (narrow, cancel) = (
            try #require(open.first("SearchField")).frame, try #require(open.named("Cancel")).frame
        )
        expect(cancel.minX, narrow.maxX + 12)
        expect(cancel.maxX, 377)
        expect(narrow.minX, 16)
    }

    @Test("Scopes share the width, in a bar of 32 with a distance of 16 to the sides") func scopes() throws {
        let view = NavigationStack {
            Color.red.searchable(text: .constant(""), isPresented: .constant(true))
                .searchScopes(.constant(1), activation: .onSearchPresentation) {
                    Text("A").tag(0)
                    Text("B").tag(1)
                    Text("C").tag(2)
                }
        }
        let root = screen(view, look: .iOS18)
        let middles = try ["A", "B", "C"].map { try #require(root.named($0)).frame.midX }
        // 361 less 2 at each side are 357: three of 119.
        expect(middles[1], 196.5)
        expect(middles[1] - middles[0], 119)
        expect(middles[2] - middles[1], 119)
    }

    @Test("Suggestions are rows of 44 at least, 16 in, a line below each") func suggestions() throws {
        let view = NavigationStack {
            Color.red.searchable(text: .constant(""), isPresented: .constant(true))
                .searchSuggestions {
                    box(30, 10).probe("one")
                    box(30, 60).probe("two")
                    box(30, 10).probe("three")
                }
        }
        let root = screen(view, look: .iOS18)
        let rows = try ["one", "two", "three"].map { try #require(root.named($0)).frame }
        #expect(rows.map(\.minX) == [16, 16, 16])
        // The bar is 52 tall while somebody searches.
        expect(rows[0].midY, 52 + 22)
        #expect(rows[1].midY >= 52 + 44 + 30 && rows[2].midY >= rows[1].maxY + 22)
        let lines = root.all("Divider").suffix(3).map(\.frame)
        #expect(lines.count == 3)
        for (row, line) in zip(rows, lines) {
            #expect(line.minX == 16 && line.maxX == 393 && line.minY >= max(row.maxY, row.midY + 22))
        }
        // Without a search there are none.
        let quiet = NavigationStack {
            Color.red.searchable(text: .constant(""), isPresented: .constant(false)).searchSuggestions { Text("one") }
        }
        #expect(screen(quiet, look: .iOS18).named("one") == nil)
    }
}

import Foundation
import Galley
import GalleyTestSupport
import UniformTypeIdentifiers
import Testing

@testable import GalleyScreens

/// Rarer forms of scenes, tabs, bars and searches, as Apple's documentation of each says.
@MainActor @Suite("Rarer forms of screens") struct SceneFormTests {
    private final class Sheet: ReferenceFileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        @Published var text = "new"

        init() {}
        init(configuration: ReadConfiguration) throws {}
        func snapshot(contentType: UTType) throws -> String { text }
        func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(snapshot.utf8))
        }
    }

    private struct Editor: App {
        var body: some Scene {
            DocumentGroup(newDocument: { Sheet() }) { file in
                Text("\(file.document.text) \(file.isEditable) \(file.fileURL == nil)")
            }
        }
    }
    private struct Viewer: App {
        var body: some Scene {
            DocumentGroup(viewing: Sheet.self) { _ in Text("viewed") }
            WindowGroup { Text("window") }
        }
    }

    @Test("A document that is an object is made new; one to be viewed has no window") func documents() {
        #expect(screen(_AppWindow(Editor.self)).texts == ["new true true"])
        #expect(screen(_AppWindow(Viewer.self)).texts == ["window"])
    }

    private func bar(_ tabs: some View) -> [String] { screen(tabs).first("TabBar")?.texts ?? [] }

    @Test("Tabs one by one, by conditions, in sections and by a modifier") func tabs() {
        let isShown = true
        let view = TabView {
            Tab("A", systemImage: "a.circle") { Color.red }
            if isShown { Tab("B", systemImage: "b.circle") { Color.red } }
            if !isShown {
                Tab("C", systemImage: "c.circle") { Color.red }
            } else {
                Tab("D", systemImage: "d.circle") { Color.red }
            }
            TabSection {
                Tab("E", systemImage: "e.circle") { Color.red }
            } header: {
                Text("Section")
            }
        }
        #expect(bar(view) == ["A", "B", "D", "E"])
        func one(_ change: (Tab<Never, Color, DefaultTabLabel>) -> some TabContent<Never>) -> [String] {
            bar(
                TabView {
                    change(Tab("A", systemImage: "a.circle") { Color.red })
                    Tab("B", systemImage: "b.circle") { Color.red }
                })
        }
        #expect(one { $0.hidden() } == ["B"] && one { $0.hidden(false) } == ["A", "B"])
        #expect(one { $0.tabPlacement(.sidebarOnly) } == ["B"] && one { $0.tabPlacement(.automatic) } == ["A", "B"])
        #expect(
            one { $0.defaultVisibility(.hidden) } == ["B"]
                && one { $0.defaultVisibility(.hidden, for: .tabBar) } == ["B"])
        #expect(
            one { $0.defaultVisibility(.hidden, for: .sidebar) } == ["A", "B"]
                && one { $0.defaultVisibility(.visible) } == ["A", "B"])
        #expect(
            one { $0.badge(0) } == ["A", "B"] && one { $0.badge(4) } == ["A", "4", "B"]
                && one { $0.badge("new") } == ["A", "new", "B"])
        struct Item: Identifiable { let id: String }
        let each = TabView(selection: .constant("y")) {
            ForEach([Item(id: "x"), Item(id: "y")]) { item in
                Tab(item.id, systemImage: "circle", value: item.id) { Text("page \(item.id)") }
            }
        }
        #expect(
            bar(each) == ["x", "y"] && screen(each).texts.contains("page y") && !screen(each).texts.contains("page x"))
    }

    private func texts(_ content: some View, look: Look = .iOS26) -> [String] {
        screen(NavigationStack { content }, look: look).texts
    }

    @Test("Items of bars that are hidden, in none or in one of two ways") func items() {
        func shown(_ change: (ToolbarItem<(), Text>) -> some ToolbarContent) -> Bool {
            texts(Color.clear.toolbar { change(ToolbarItem(placement: .topBarTrailing) { Text("item") }) }).contains(
                "item")
        }
        #expect(
            shown { $0 } && !shown { $0.hidden() } && shown { $0.hidden(false) }
                && shown { $0.sharedBackgroundVisibility(.hidden) })
        func custom(_ change: (ToolbarItem<String, Text>) -> some CustomizableToolbarContent) -> Bool {
            texts(
                Color.clear.toolbar(id: "bar") {
                    change(ToolbarItem(id: "a", placement: .topBarTrailing) { Text("item") })
                }
            ).contains("item")
        }
        #expect(custom { $0 } && custom { $0.defaultCustomization() } && !custom { $0.defaultCustomization(.hidden) })
        #expect(custom { $0.defaultCustomization(.visible) })
    }

    @Test("A search in the bottom bar lies where its item is, between the others") func search() {
        let view = Color.clear.searchable(text: .constant("")).toolbar {
            ToolbarItem(placement: .bottomBar) { Text("first") }
            DefaultToolbarItem(kind: .search, placement: .bottomBar)
            ToolbarItem(placement: .bottomBar) { Text("last") }
        }
        let root = screen(NavigationStack { view })
        let (first, field, last) = (root.named("first"), root.named("Search"), root.named("last"))
        #expect(
            (first?.frame.maxX ?? 999) < (field?.frame.minX ?? 0)
                && (field?.frame.maxX ?? 999) < (last?.frame.minX ?? 0))
        #expect(field.map { $0.frame.minY > 700 } == true)
    }

    private struct Token: Identifiable { let id: String }

    @Test("Tokens stand before the text, 6 from their ground's edges") func tokens() throws {
        let view = NavigationStack {
            Color.clear.searchable(text: .constant("words"), tokens: .constant([Token(id: "one"), Token(id: "two")])) {
                Text($0.id)
            }
        }
        let root = screen(view)
        let (one, two, words) = (
            try #require(root.named("one")?.frame), try #require(root.named("two")?.frame),
            try #require(root.named("words")?.frame)
        )
        // 6 to the ground's end, 6 between, and 6 from the next one's beginning; 6 and 6 to the text.
        #expect(abs(two.minX - one.maxX - 18) < 0.01 && abs(words.minX - two.maxX - 12) < 0.01)
        #expect(abs(one.midY - words.midY) < 0.01)
    }

    @Test("Suggestions are shown while somebody searches, unless they are hidden") func suggestions() {
        func shown(_ change: (AnyView) -> some View) -> Bool {
            let page = Color.clear.searchable(text: .constant(""), isPresented: .constant(true)).searchSuggestions {
                Text("suggestion")
            }
            return texts(change(AnyView(page))).contains("suggestion")
        }
        #expect(shown { $0 } && shown { $0.findDisabled() } && shown { $0.replaceDisabled() })
        #expect(!shown { $0.searchSuggestions(.hidden, for: .content) })
        #expect(shown { $0.searchSuggestions(.visible, for: .content) })
        #expect(shown { $0.searchSuggestions(.hidden, for: .menu) })
        #expect(!SearchToolbarBehavior.automatic.isMinimized && SearchToolbarBehavior.minimize.isMinimized)
    }

    @Test("Links by a string's name, with and without a value") func links() {
        func isEnabled(_ link: some View) -> Bool? {
            let host = ViewHost(NavigationStack { link }, size: CGSize(width: 300, height: 300))
            return host.viewTree().flatMap(\.all).first { $0.kind == "NavigationLink" || $0.label == "Go" }?.isEnabled
        }
        let (some, none): (Int?, Int?) = (1, nil)
        #expect(
            isEnabled(NavigationLink(String("Go"), value: some)) == true
                && isEnabled(NavigationLink(String("Go"), value: none)) == false)
        #expect(
            isEnabled(NavigationLink("Go", value: some)) == true
                && isEnabled(NavigationLink("Go", value: none)) == false)
        #expect(
            isEnabled(NavigationLink(value: some) { Text("Go") }) == true
                && isEnabled(NavigationLink(value: none) { Text("Go") }) == false)
    }

    @Test("A container's ground reaches beneath the safe areas") func grounds() {
        let view = Color.clear.frame(width: 100, height: 100).containerBackground(Color.red, for: .navigation)
        let same = Color.clear.frame(width: 100, height: 100).background(Color.red, ignoresSafeAreaEdges: .all)
        func bounds(_ view: some View) -> [CGRect] {
            let host = ViewHost(NavigationStack { view }, options: screenOptions(insets: phoneInsets))
            return host.boxes(ResolvedColor(red: 1, green: 56.0 / 255, blue: 60.0 / 255))
        }
        #expect(bounds(view) == bounds(same) && bounds(view).count == 1)
    }
}

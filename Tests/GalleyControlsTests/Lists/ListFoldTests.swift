import Galley
import GalleyTestSupport
import Testing

/// Rows that disclose others: those are 16 further in for each level (rules.md §18.8); Apple's documentation of `OutlineGroup`,
/// `DisclosureGroup` and `Section(isExpanded:content:header:)`, whose rows only a sidebar's headers fold away.
@MainActor @Suite("Rows that are folded away") struct ListFoldTests {
    private struct Item: Identifiable {
        let id: String
        var children: [Item]?
    }

    private let trees = [
        Item(id: "root", children: [Item(id: "branch", children: [Item(id: "leaf")]), Item(id: "bare", children: [])]),
        Item(id: "other"),
    ]

    /// The left end of each text that is shown, from top to bottom.
    private func places(_ host: ViewHost, _ names: [String]) -> [String: CGFloat] {
        var found: [String: CGFloat] = [:]
        for name in names { found[name] = host.frame(name)?.minX }
        return found
    }

    private let names = ["root", "branch", "leaf", "bare", "other"]

    @Test("A list of trees opens level by level, and closes with all that is inside") func outline() {
        let host = ViewHost(List(trees, children: \.children) { Text($0.id) }, size: CGSize(width: 393, height: 852))
        #expect(places(host, names) == ["root": 32, "other": 32])
        let other = host.frame("other")?.minY ?? 0
        host.tap("root")
        host.advance(by: 2)
        #expect(places(host, names) == ["root": 32, "branch": 48, "bare": 48, "other": 32])
        // Two rows of 52 more.
        expect(host.frame("other")?.minY, other + 104)
        host.tap("branch")
        host.advance(by: 2)
        #expect(places(host, names) == ["root": 32, "branch": 48, "leaf": 64, "bare": 48, "other": 32])
        host.tap("bare")
        host.advance(by: 2)
        #expect(places(host, names).count == 5)
        host.tap("root")
        host.advance(by: 2)
        #expect(places(host, names) == ["root": 32, "other": 32])
    }

    @Test("A group outside of a list stands above its views") func group() {
        let host = ViewHost(
            DisclosureGroup("Group") {
                Text("One")
                Text("Two")
            }, size: CGSize(width: 200, height: 200))
        #expect(host.frame("One") == nil && host.frame("Group")?.minX == 0)
        host.tap("Group")
        host.advance(by: 2)
        guard let label = host.frame("Group"), let one = host.frame("One"), let two = host.frame("Two") else {
            Issue.record("nothing is disclosed")
            return
        }
        #expect(one.minX == 0 && one.minY >= label.maxY && two.minY == one.maxY)
        host.tap("Group")
        host.advance(by: 2)
        #expect(host.frame("One") == nil)
    }

    private struct Plain: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) {
                configuration.label
                if configuration.isExpanded { configuration.content }
            }
        }
    }

    @Test("A group in a style of one's own is one row") func style() {
        func list(_ isExpanded: Bool) -> some View {
            List {
                DisclosureGroup("a", isExpanded: .constant(isExpanded)) {
                    Text("b")
                    Text("c")
                }
                Text("z")
            }
        }
        let lists = [
            AnyView(list(true)), AnyView(list(true).disclosureGroupStyle(.automatic)), AnyView(list(false)),
            AnyView(list(true).disclosureGroupStyle(Plain())),
        ]
        #expect(lists.map { screen($0).all("Separator").count } == [3, 3, 1, 1])
    }

    /// Apple's documentation of `disclosureGroupStyle(_:)`: it sets the style for disclosure groups within the view, which the group itself is.
    @Test("A style that is set on the group itself counts as well, and before one from further out") func ownStyle() {
        func list(_ style: some DisclosureGroupStyle) -> some View {
            List {
                DisclosureGroup("a", isExpanded: .constant(true)) {
                    Text("b")
                    Text("c")
                }
                .disclosureGroupStyle(style)
                Text("z")
            }
        }
        let lists = [
            AnyView(list(Plain())), AnyView(list(.automatic)), AnyView(list(.automatic).disclosureGroupStyle(Plain())),
            AnyView(list(Plain()).disclosureGroupStyle(.automatic)),
        ]
        #expect(lists.map { screen($0).all("Separator").count } == [1, 3, 3, 1])
        #expect(lists.map { screen($0).texts } == Array(repeating: ["a", "b", "c", "z"], count: 4))
    }

    @Test("A section's rows fold away; a sidebar's header has a chevron for it") func sections() {
        func texts(_ isExpanded: Bool, _ style: some ListStyle) -> [String] {
            screen(List { Section("head", isExpanded: .constant(isExpanded)) { Text("row") } }.listStyle(style)).texts
        }
        #expect(texts(true, .insetGrouped) == ["head", "row"] && texts(false, .insetGrouped) == ["head"])
        #expect(texts(true, .sidebar) == ["head", "row"] && texts(false, .sidebar) == ["head"])
        let isExpanded = Recorded(true)
        func tapped(_ style: some ListStyle) {
            let list = List { Section("head", isExpanded: isExpanded.binding) { Text("row") } }.listStyle(style)
            ViewHost(list, size: CGSize(width: 393, height: 600)).tap("head")
        }
        tapped(.insetGrouped)
        #expect(isExpanded.written == [])
        tapped(.sidebar)
        tapped(.sidebar)
        #expect(isExpanded.written == [false, true])
        // Elsewhere a section's rows are there or not as well.
        let column = VStack { Section("head", isExpanded: .constant(false)) { Text("row") } }
        #expect(screen(column).texts == ["head"])
    }

    /// The picture, 12, the title, 6, the sentence, 16, and what can be done, 10 apart; all in the middle.
    @Test("What is shown where there is nothing to show") func unavailable() {
        let view = ContentUnavailableView {
            Label {
                box(60, 20).probe("title")
            } icon: {
                box(40, 40).probe("icon")
            }
        } description: {
            box(30, 10).probe("words")
        } actions: {
            box(20, 10).probe("first")
            box(20, 10).probe("second")
        }
        let found = frames(in: 200, 400, view)
        let seen = ["icon", "title", "words", "first", "second"].map { found[$0]?.minY ?? -1 }
        #expect(seen == [133, 185, 211, 237, 257] && found["icon"]?.midX == 100)
        expect(size(of: view, 200, 400), 200, 400)
    }

    @Test("Icons of rows have a slot of 24, before iOS 26 of 28, 16 before the title, and the list's tint") func icons()
    {
        func title(_ look: Look, isInList: Bool) -> CGFloat {
            let label = Label {
                box(30, 10).probe("title")
            } icon: {
                box(10, 10).probe("icon")
            }
            let root = isInList ? screen(List { label }, look: look) : screen(label, look: look)
            return (root.named("title")?.frame.minX ?? 0) - (root.named("icon")?.frame.midX ?? 0)
        }
        expect(title(.iOS26, isInList: true), 12 + 16)
        expect(title(.iOS18, isInList: true), 14 + 16)
        expect(title(.iOS26, isInList: false), 5 + 8)
    }
}

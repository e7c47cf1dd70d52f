import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyControls

/// Which elements rows are of where they are moved, sections and groups outside of lists, and slots of icons:
/// Apple's pages of `onMove(perform:)`, `moveDisabled`, `Section.init(isExpanded:content:header:)`, `OutlineGroup`
/// and `labelsHidden`; rules.md §18.2 (a label in a list of a Mac: a slot of 16, 6 to the title) and §18.8 (rows in
/// a group 16 further in).
@MainActor @Suite("Rows that are edited, and groups") struct RowEditingTests {
    /// What is told when the row of a name is moved by so many places with the keys of its handle.
    private func moved(_ name: String, by count: Int, @ViewBuilder _ rows: (@escaping (String) -> Void) -> some View)
        -> [String]
    {
        var told: [String] = []
        let list = List { rows { told.append($0) } }.environment(\.editMode, .constant(.active))
        let host = liveHost(list, 393, 600)
        guard let row = host.frame(name) else { return ["no row"] }
        let handle = host.viewTree().flatMap(\.all).first {
            $0.kind == "MoveHandle" && abs($0.frame.midY - row.midY) < 1
        }
        guard let handle else { return ["no handle"] }
        // Keys that make values larger move it up.
        host.adjust(handle.id, by: -count)
        return told
    }

    private func text(_ set: IndexSet, _ to: Int) -> String { "\(set.map { $0 }) \(to)" }

    @Test("The inner of two ways to move counts; a row that may not be moved has no handle") func moves() {
        let both = moved("1", by: 1) { tell in
            ForEach(0..<3, id: \.self) { Text(verbatim: "\($0)") }
                .onMove { tell("inner " + text($0, $1)) }.onMove { tell("outer " + text($0, $1)) }
        }
        #expect(both == ["inner [1] 3"])
        let none = moved("1", by: 1) { _ in
            ForEach(0..<3, id: \.self) { Text(verbatim: "\($0)") }.onMove(perform: nil)
        }
        #expect(none == ["no handle"])
        func kept(_ name: String) -> [String] {
            moved(name, by: -1) { tell in
                ForEach(0..<3, id: \.self) { Text(verbatim: "\($0)").moveDisabled($0 == 1) }.onMove {
                    tell(text($0, $1))
                }
            }
        }
        #expect(kept("1") == ["no handle"] && kept("2") == ["[2] 1"])
        // Beside others that are not moved, and of two collections each by itself.
        func mixed(_ name: String, _ count: Int) -> [String] {
            moved(name, by: count) { tell in
                Text(verbatim: "x")
                ForEach(["a", "b"], id: \.self) { Text($0) }.onMove { tell("1 " + text($0, $1)) }
                ForEach(["c", "d", "e"], id: \.self) { Text($0) }.onMove { tell("2 " + text($0, $1)) }
            }
        }
        #expect(mixed("x", 1) == ["no handle"] && mixed("b", -1) == ["1 [1] 0"] && mixed("b", 1) == [])
        #expect(mixed("c", 2) == ["2 [0] 3"] && mixed("c", -1) == [] && mixed("e", -5) == ["2 [2] 0"])
    }

    @Test("Elements of several rows, and such as are none") func elements() {
        func pairs(_ name: String, _ count: Int) -> [String] {
            moved(name, by: count) { tell in
                ForEach(0..<3, id: \.self) { number in
                    Text(verbatim: "\(number)")
                    Text(verbatim: "\(number)b")
                }
                .onMove { tell(text($0, $1)) }
            }
        }
        #expect(pairs("0", 1) == ["[0] 2"] && pairs("2", -1) == ["[2] 1"])
        func some(_ name: String, _ count: Int) -> [String] {
            moved(name, by: count) { tell in
                ForEach(0..<4, id: \.self) { number in if number != 1 { Text(verbatim: "\(number)") } }
                    .onMove { tell(text($0, $1)) }
            }
        }
        #expect(some("3", -1) == ["[3] 2"] && some("0", 9) == ["[0] 4"])
    }

    // MARK: Sections and groups

    private func section(_ isExpanded: Bool?) -> some View {
        Group {
            if let isExpanded {
                Section(isExpanded: .constant(isExpanded)) {
                    Text("row")
                } header: {
                    Text("header")
                }
            } else {
                Section {
                    Text("row")
                } header: {
                    Text("header")
                } footer: {
                    Text("footer")
                }
            }
        }
    }

    @Test("A section that is folded away has its header alone, in a list and elsewhere") func sections() {
        let states: [Bool?] = [nil, true, false]
        let wanted = [["header", "row", "footer"], ["header", "row"], ["header"]]
        #expect(states.map { state in screen(VStack { section(state) }).texts } == wanted)
        #expect(states.map { state in screen(List { section(state) }).texts } == wanted)
        #expect(states.map { state in screen(List { section(state) }.listStyle(.plain)).texts } == wanted)
        #expect(states.map { state in screen(List { section(state) }.listStyle(.sidebar)).texts } == wanted)
        // Sidebars have a chevron for it, where it can be folded away.
        func chevrons(_ state: Bool?, _ style: some ListStyle) -> Int {
            screen(List { section(state) }.listStyle(style)).all("Image").count
        }
        #expect(
            states.map { chevrons($0, .sidebar) } == [0, 1, 1] && states.map { chevrons($0, .plain) } == [0, 0, 0])
    }

    private struct Tree: Identifiable {
        let id: String
        var children: [Tree]?
    }

    private let trees = [
        Tree(id: "a", children: [Tree(id: "b", children: [Tree(id: "c")]), Tree(id: "d")]), Tree(id: "e"),
    ]

    @Test("An outline opens level by level, each 16 further in") func outlines() {
        let list = List(trees, children: \.children) { Text($0.id) }
        let host = liveHost(list, 393, 600)
        func shown() -> [String] { ["a", "b", "c", "d", "e"].filter { host.shows($0) } }
        #expect(shown() == ["a", "e"])
        host.tap("a")
        #expect(shown() == ["a", "b", "d", "e"])
        host.tap("b")
        #expect(shown() == ["a", "b", "c", "d", "e"])
        let edges = ["a", "b", "c", "d", "e"].map { host.frame($0)?.minX ?? -1 }
        #expect(edges == [32, 48, 64, 48, 32])
        host.tap("a")
        #expect(shown() == ["a", "e"])
        // Outside of a list the roots stand below each other.
        let group = OutlineGroup(trees, children: \.children) { Text($0.id) }
        #expect(screen(VStack { group }).texts == ["a", "e"])
    }

    @Test("Groups in rows: nested ones go further in, their labels and their rows") func groups() {
        let list = List {
            DisclosureGroup("one", isExpanded: .constant(true)) {
                Text("two")
                DisclosureGroup("three", isExpanded: .constant(true)) { Text("four") }
                DisclosureGroup("five", isExpanded: .constant(false)) { Text("six") }
            }
            Text("seven")
        }
        let root = screen(list)
        let names = ["one", "two", "three", "four", "five", "seven"]
        #expect(names.map { root.named($0)?.frame.minX ?? -1 } == [32, 48, 48, 64, 48, 32])
        #expect(root.named("six") == nil && root.all("Separator").count == 5)
    }

    // MARK: Labels

    private func label(_ look: Look, _ platform: TextPlatform) -> [CGFloat] {
        var options = screenOptions(look: look)
        options.textPlatform = platform
        let list = List {
            Label {
                Text("title")
            } icon: {
                box(10, 10).probe("icon")
            }
        }
        .listStyle(.plain)
        let root = LayoutRecord(of: list, options: options).root
        return [root.named("icon")?.frame.midX ?? -1, root.named("title")?.frame.minX ?? -1]
    }

    @Test("Icons lie in the middle of their slots") func slots() {
        // Content begins 16 in, on a Mac's plain list 8: slots of 24, 28 and 16; 16 and 6 to the title.
        #expect(label(.iOS26, .iOS) == [28, 56] && label(.iOS18, .iOS) == [30, 60])
        #expect(label(.iOS26, .macOS) == [16, 30] && label(.iOS18, .macOS) == [16, 30])
    }

    @Test("A number for a badge, none for nought") func badges() {
        func texts(_ row: some View) -> [String] { screen(List { row }).texts }
        #expect(texts(Text("row").badge(3)) == ["row", "3"] && texts(Text("row").badge(0)) == ["row"])
        #expect(texts(Text("row").badge(-2)) == ["row", "-2"] && texts(Text("row").badge(1)) == ["row", "1"])
        #expect(texts(Text("row").badge("new")) == ["row", "new"] && texts(Text("row").badge(nil as Text?)) == ["row"])
        // Outside of lists there is none.
        #expect(screen(Text("row").badge(3)).texts == ["row"])
    }
}

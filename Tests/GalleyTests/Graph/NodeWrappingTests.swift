import Foundation
import Galley
import GalleyEngine
import GalleyLayout
import GalleyTestSupport
import Testing

@testable import GalleyGraph

private nonisolated struct Around: WrappingModifier {
    static let kind = "around"
    func wrap(_ child: Int, in tree: LayoutTree) -> Int { tree.addPassthrough(around: child) }
}

/// What modifiers do to the nodes that their content has made, and what a node's item keeps.
@MainActor @Suite("Nodes around nodes")
struct NodeWrappingTests {
    private let builder: ViewTreeBuilder
    private let store = StateStore()

    init() {
        store.live = LiveState(start: Date(timeIntervalSinceReferenceDate: 0), transition: AnyTransition.opacity)
        builder = ViewTreeBuilder(
            context: RenderContext(options: RenderOptions(), store: store), environment: EnvironmentValues())
    }

    @discardableResult
    private func leaf(_ name: String = "leaf") -> Int {
        let node = builder.tree.addRigid(Size(10, 20))
        builder.push(node, NodeItem(name))
        return node
    }

    private var kinds: [String] { builder.pending.map { builder.items[builder.tree.tag(of: $0)].kind } }

    @Test("Each node is wrapped once, those from before are not; each has a key of its own") func wrapping() {
        leaf("before")
        let mark = builder.pendingCount
        leaf("a")
        leaf("b")
        builder.wrap(since: mark, with: Around())
        #expect(kinds == ["before", "around", "around"] && builder.items.count == 5)
        #expect(builder.pending.map { builder.tree.tag(of: $0) } == [0, 3, 4])
        builder.wrap({ leaf("c") }, NodeItem("own")) { builder.tree.addPassthrough(around: $0) }
        #expect(kinds == ["before", "around", "around", "own"])
        #expect(builder.keys.count == 7 && Set(builder.keys).count == 7 && builder.noteCount == 7)
        builder.step(1) { #expect(builder.noteCount == 0) }
        #expect(store.live?.seen == Set(builder.keys))
        builder.isTrial = true
        leaf("trial")
        #expect(builder.keys.count == 8 && store.live?.seen.count == 7)
    }

    @Test("Where one view is expected a frame is around all of them, and around nothing, too") func joined() {
        builder.expectsOne = true
        leaf("a")
        leaf("b")
        builder.wrap(since: 0, with: Around())
        #expect(kinds == ["around"])
        builder.wrap(since: 1, with: Around())
        #expect(kinds == ["around", "around"])
        builder.wrap(
            {
                leaf("c")
                leaf("d")
            }, NodeItem("own")
        ) { builder.tree.addPassthrough(around: $0) }
        #expect(kinds == ["around", "around", "own"])
        builder.label(
            {
                leaf("e")
                leaf("f")
            }, "name")
        #expect(kinds.count == 4 && builder.items.last?.identifier == "name" && builder.items.last?.kind == "VStack")
        builder.addTraits {
            leaf("g")
            leaf("h")
        } _: {
            $0.zIndex = 3
        }
        #expect(kinds.count == 5 && builder.traits(of: builder.pending[4]).zIndex == 3)
    }

    @Test("Views that had no traits share theirs, others have their own changed") func traits() {
        let nodes = (0..<3).map { _ in leaf() }
        #expect(nodes.map { builder.traits(of: $0).zIndex } == [nil, nil, nil])
        builder.addTraits(since: 1) { $0.zIndex = ($0.zIndex ?? 0) + 2 }
        #expect(nodes.map { builder.traits(of: $0).zIndex } == [nil, 2, 2] && builder.host.traits.count == 1)
        #expect(builder.tree.traits(of: nodes[1]) == builder.tree.traits(of: nodes[2]))
        builder.addTraits(since: 0) { $0.zIndex = ($0.zIndex ?? 0) + 5 }
        #expect(nodes.map { builder.traits(of: $0).zIndex } == [5, 7, 7])
        builder.addTraits(since: 2) { $0.grid.columns = 4 }
        #expect(nodes.map { builder.gridTraits(of: $0).columns } == [nil, nil, 4])
        builder.addTraits({ leaf("new") }) { $0.zIndex = 1 }
        #expect(builder.traits(of: builder.pending[3]).zIndex == 1 && builder.traits(of: nodes[2]).zIndex == 7)
    }

    @Test("The outermost nodes that a view makes are changed") func items() {
        leaf("before")
        builder.changeItems({
            leaf("a")
            leaf("b")
        }) { item in
            item.identifier = "x"
            item.style = item.kind
        }
        #expect(builder.items.map(\.identifier) == [nil, "x", "x"] && builder.items.map(\.style) == [nil, "a", "b"])
        builder.label({ leaf("c") }, "y")
        #expect(builder.items.map(\.identifier) == [nil, "x", "x", "y"])
    }

    @Test("Items that share what few have are changed one by one") func details() throws {
        var item = NodeItem("kind", label: "label")
        builder.live?.movesScreens = false
        let passage = PassagePart(try #require(builder.screenPassage()), .fading)
        var said = AccessibilityProperties()
        said.hint = "hint"
        (item.identifier, item.style, item.spokenName, item.role) = ("id", "style", "spoken", .decoration)
        (item.value, item.accessibility, item.passage) = (.fraction(0.5), said, passage)
        item.origin = ViewOrigin(owner: nil, written: "written")
        func told(_ item: NodeItem) -> [String?] {
            [
                item.label, item.identifier, item.style, item.spokenName, item.role.map { "\($0)" },
                item.value?.spoken(Locale(identifier: "en_US")), item.accessibility?.hint,
                item.passage.map { $0.passage === passage.passage ? "passage" : "another" }, item.origin?.written,
            ]
        }
        let wanted: [String?] = ["label", "id", "style", "spoken", "decoration", "50%", "hint", "passage", "written"]
        var copy = item
        copy.style = "other"
        #expect(told(item) == wanted)
        #expect(told(copy) == wanted.map { $0 == "style" ? "other" : $0 })
        copy.accessibility = nil
        copy.passage = nil
        #expect(told(item) == wanted && copy.accessibility == nil && copy.passage == nil)
        #expect(!item.isDeferred && NodeItem.kind(of: Int.self) == "Int" && NodeItem("plain").identifier == nil)
    }
}

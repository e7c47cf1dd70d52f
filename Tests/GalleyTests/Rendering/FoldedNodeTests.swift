import Foundation
import Galley
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// What controls are called in a record without parts: a title or an icon of their parts, a text of the views in them
/// (`ControlNames`; docs/explain.md), and a layout in lines, which has the parts where all is asked for.
@MainActor @Suite("Records without parts")
struct FoldedNodeTests {
    private typealias Node = LayoutRecord.Node

    private func node(_ kind: String, _ label: String?, _ children: Node..., part: Bool = false) -> Node {
        Node(
            kind: kind, label: label, proposal: .unspecified, frame: CGRect(x: 1, y: 2, width: 3, height: 4),
            isPart: part, children: children)
    }

    private func node(_ kind: String, _ children: Node...) -> Node {
        var node = node(kind, nil)
        node.children = children
        return node
    }

    private func part(_ kind: String, _ label: String? = nil, _ children: Node...) -> Node {
        var node = node(kind, label, part: true)
        node.children = children
        return node
    }

    /// Kind and label, and in brackets what is inside.
    private func told(_ node: Node) -> String {
        let name = node.kind + (node.label.map { " “\($0)”" } ?? "")
        return node.children.isEmpty ? name : name + "(" + node.children.map(told).joined(separator: ", ") + ")"
    }

    @Test("A control that is its label is called by its title, else a text in it, else its icon") func titled() {
        let found = [
            node("Button", part("HStack", nil, part("Image", "star"), part("Text", "Save"))),
            node("Button", part("Image", "star")), node("Button", node("Text", "Own")),
            node("Button", part("Image", "star"), node("Text", "Own")),
            node("Button", node("Text", "Own"), part("Text", "Title")),
            node("Button", part("Text", "One"), part("Text", "Two")), node("Link", "Set", part("Text", "Title")),
            node("Menu", node("VStack", node("HStack", node("Text", "Deep")))),
            node("Label", node("Text", "a"), node("Text", "b")), node("Button"),
        ].map { told($0.folded) }
        #expect(
            found == [
                "Button “Save”", "Button “star”", "Button “Own”(Text “Own”)", "Button “Own”(Text “Own”)",
                "Button “Title”(Text “Own”)", "Button “One”", "Link “Set”",
                "Menu “Deep”(VStack(HStack(Text “Deep”)))", "Label “a”(Text “a”, Text “b”)", "Button",
            ])
    }

    @Test("A control beside its label is called by its title alone, other views by nothing") func labelled() {
        let found = [
            node("Toggle", part("Text", "Title"), part("Image", "x")), node("Toggle", node("Text", "Own")),
            node("Toggle", part("Image", "x")), node("GroupBox", part("HStack", nil, part("Text", "In"))),
            node("VStack", part("Text", "Title"), node("Text", "Own")), node("Stepper", "Set", part("Text", "Title")),
            node("TextField", node("VStack", part("Text", "Inside"))),
        ].map { told($0.folded) }
        #expect(
            found == [
                "Toggle “Title”", "Toggle(Text “Own”)", "Toggle", "GroupBox “In”", "VStack(Text “Own”)",
                "Stepper “Set”", "TextField(VStack)",
            ])
    }

    @Test("What a control inside is called is no name of the one around") func nested() {
        let found = [
            node("Menu", part("VStack", nil, node("Button", part("Text", "In")))),
            node("Button", node("Button", node("Text", "Own")), node("Text", "Last")),
            node("Button", node("Toggle", node("Text", "Deep"))),
            node("List", part("Row", nil, node("Text", "a"), part("Cell", nil, node("Text", "b"))), node("Text", "c")),
        ].map { told($0.folded) }
        #expect(
            found == [
                "Menu(Button “In”)", "Button “Last”(Button “Own”(Text “Own”), Text “Last”)",
                "Button “Deep”(Toggle(Text “Deep”))", "List(Text “a”, Text “b”, Text “c”)",
            ])
        let kept = node("V", node("Text", "a")).folded
        #expect(kept.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && !kept.isPart && kept.children.count == 1)
    }

    @Test("Deep trees are folded like others") func deep() {
        var tree = node("Text", "end")
        for index in 0..<2000 { tree = index % 2 == 0 ? part("P", nil, tree) : node("V", tree) }
        var open = node("Button", tree).folded, depth = 0
        #expect(open.label == "end")
        while let next = open.children.first { (open, depth) = (next, depth + 1) }
        #expect(depth == 1001 && open.kind == "Text")
    }

    @Test("Lines have the parts where all is asked for, and the text ends with its last line") func lines() throws {
        var record = LayoutRecord(of: Color.red.frame(width: 4, height: 3))
        record.root = node("Button", part("HStack", nil, part("Text", "a\nb")))
        record.proposal = ProposedViewSize(width: nil, height: 7)
        let first = "size 4×3 offered nil×7", place = "at 1,2 size 3×4 offered nil×nil"
        #expect(LayoutLines.lines(record) == [first, "Button \"a\\nb\" \(place)"])
        #expect(LayoutLines.text(record) == "\(first)\nButton \"a\\nb\" \(place)\n")
        let parts = ["  HStack", "    Text \"a\\nb\""].map { "\($0) at 1,2 size 3×4 offered nil×nil" }
        #expect(LayoutLines.lines(record, all: true) == [first, "Button \(place)"] + parts)
    }

    @Test("How many items a view has before it is laid out") func items() {
        let counts = [
            ViewBuilding.itemCount(of: Color.red), ViewBuilding.itemCount(of: EmptyView().frame(width: 3)),
            ViewBuilding.itemCount(
                of: VStack {
                    Color.red
                    Color.blue.padding()
                }),
        ]
        #expect(counts[0] == 1 && counts[2] == 4)
    }
}

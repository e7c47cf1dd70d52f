import Galley
import GalleyPlay
import GalleyProtocol
import Testing

@testable import GalleyLive

/// What people are told of views who do not see them: trees written by hand, and which elements they are read as (docs/preview.md).
@Suite("Elements that are read")
struct ReadElementTests {
    private func node(
        _ kind: String, _ role: LiveNode.Role = .container, _ label: String? = nil, id: UInt64 = 1,
        frame: CGRect = CGRect(x: 1, y: 2, width: 3, height: 4), _ children: [LiveNode] = [],
        _ change: (inout LiveNode) -> Void = { _ in }
    ) -> LiveNode {
        var node = LiveNode(
            id: id, kind: kind, label: label, hasGivenName: false, identifier: nil, value: nil, hint: nil, role: role,
            frame: frame, proposal: .unspecified, isEnabled: true, isSelected: false, isInteractive: false,
            isHidden: false,
            followsFinger: false, scroll: nil, field: nil, isFocusable: false, shortcut: nil, link: nil,
            headingLevel: nil,
            sortPriority: 0, updatesFrequently: false, origin: nil, children: children)
        change(&node)
        return node
    }

    private func node(
        _ kind: String, _ children: [LiveNode], _ change: (inout LiveNode) -> Void = { _ in }
    ) -> LiveNode { node(kind, .container, nil, children, change) }

    private func text(_ label: String, _ change: (inout LiveNode) -> Void = { _ in }) -> LiveNode {
        node("Text", .text, label, [], change)
    }

    private func image(_ label: String, _ change: (inout LiveNode) -> Void = { _ in }) -> LiveNode {
        node("Image", .image, label, [], change)
    }

    private func button(_ children: [LiveNode], _ change: (inout LiveNode) -> Void = { _ in }) -> LiveNode {
        node("Button", .button, nil, children, change)
    }

    private func told(_ roots: [LiveNode], focused: UInt64? = nil) -> [String] {
        LiveElements.all(in: roots, focused: focused).map { element in
            let words = [
                (element.isInteractive, "used"), (!element.isEnabled, "disabled"),
                (element.isFocusable == true, "focusable"),
                (element.isFocused == true, "focused"), (element.isLive == true, "live"),
            ].compactMap { $0.0 ? $0.1 : nil }
            let more = [element.value, element.hint, element.shortcut, element.link, element.level.map { "\($0)" }]
            return ([element.role, element.label] + words + more.compactMap(\.self)).joined(separator: " ")
        }
    }

    @Test("A text, with all that is said of it; what is hidden is not read") func plain() {
        let all = LiveElements.all(in: [text("a") { ($0.id, $0.value, $0.hint) = (36, "v", "h") }])
        #expect(all.map(\.id) == ["10"] && all.map(\.frame) == [[1, 2, 3, 4]] && LiveElements.view(named: "10") == 36)
        let endless = node("Text", .text, "a", frame: CGRect(x: CGFloat.infinity, y: 2, width: CGFloat.nan, height: 4))
        #expect(LiveElements.all(in: [endless]).map(\.frame) == [[0, 2, 0, 4]])
        let group = node(
            "VStack",
            [
                text("a") { ($0.value, $0.hint) = ("v", "h") }, text("b") { $0.isHidden = true }, text(""),
                node("HStack", [text("c")]) { $0.isHidden = true }, text("d") { $0.updatesFrequently = true },
                node("Text", .heading, "e") { $0.headingLevel = 3 },
                text("f") { ($0.headingLevel, $0.link) = (3, "x") },
                node("Link", .link, "g") { $0.link = "/there" }, text("h") { $0.isEnabled = false },
                node("Item", .tab, "i"),
            ])
        #expect(
            told([group]) == [
                "text a v h", "text d live", "heading e 3", "text f", "link g used /there", "text h disabled", "tab i",
            ])
    }

    @Test("A control is called what is in it: its texts, or else its pictures, as words") func names() {
        let controls = [
            button([text("a"), text("a"), text("b"), image("heart")]), button([image("heart.fill")]),
            button([image("circle.fill")]),
            button([image("square.and.arrow.up"), image("plus")]),
            button([image("x.fill") { $0.hasGivenName = true }, image("y")]),
            button([text("a") { $0.isHidden = true }, text("b")]), button([text("a")]) { $0.label = "own" },
            node("Toggle", .toggle, "t") { ($0.value, $0.isEnabled) = ("on", false) },
        ]
        #expect(
            told(controls) == [
                "button a, b used", "button heart used", "button circle fill used", "button and arrow up, plus used",
                "button x.fill used", "button b used", "button own used", "toggle t used disabled on",
            ])
    }

    @Test("A gesture makes a button of what is in it, unless that is a control already") func gestures() {
        func gesture(_ children: [LiveNode], _ kind: String = "gesture") -> LiveNode {
            node(kind, children) { $0.isInteractive = true }
        }
        let all = [
            gesture([text("a"), text("b")]), gesture([button([text("c")])]), gesture([node("adjust"), text("d")]),
            gesture([], "dismiss"), gesture([text("e")], "dismiss"), gesture([]),
            node("Menu", .menu, nil, [button([text("f")])]), node("buttonStyle", .button, nil, [button([text("g")])]),
        ]
        // What closes what lies over it is read last.
        #expect(
            told(all) == [
                "button a, b used", "button c used", "stepper d used", "button e used", "button  used", "menu f used",
                "button g used", "button Dismiss used",
            ])
    }

    @Test("What is said around one element counts more than what is in it") func givenNames() {
        func named(_ children: [LiveNode]) -> LiveNode {
            node("label", .container, "own", children) { $0.hasGivenName = true }
        }
        #expect(told([named([text("a")])]) == ["text own"])
        #expect(
            told([named([text("a"), text("b")])]) == ["text a", "text b"] && told([named([])]) == ["container own"])
        #expect(told([node("label", .container, "own", [text("a")])]) == ["text a"])
        #expect(told([text("before"), named([text("a")])]) == ["text before", "text own"])
    }

    @Test("A view that takes the focus is one element, unless controls are in it") func focus() {
        func focusable(_ children: [LiveNode], _ label: String? = nil) -> LiveNode {
            node("focusable", .container, label, id: 7, children) { $0.isFocusable = true }
        }
        let texts = focusable([text("a"), text("b")])
        #expect(
            told([texts]) == ["container a, b focusable"]
                && told([texts], focused: 7) == ["container a, b focusable focused"])
        #expect(told([texts], focused: 8) == ["container a, b focusable"])
        #expect(told([focusable([text("a")], "own")]) == ["container own focusable"])
        #expect(told([text("x"), focusable([button([text("a")])])]) == ["text x", "button a used"])
    }

    @Test("Keys around a control are its own, the innermost first") func shortcuts() {
        func keys(_ key: KeyEquivalent, _ modifiers: EventModifiers, _ children: [LiveNode]) -> LiveNode {
            node("keyboardShortcut", children) { $0.shortcut = KeyboardShortcut(key, modifiers: modifiers) }
        }
        let inner = keys("n", [.command, .shift], [button([text("b")])])
        #expect(
            told([keys("a", .control, [button([text("a")]), inner, text("c")]), button([text("d")])]) == [
                "button a used control+a", "button b used shift+command+n", "text c", "button d used",
            ])
    }

    @Test("Marks of rows are called after their rows, and colours lie where they are chosen") func rows() {
        func row(_ kind: String, _ mark: String, _ name: String) -> LiveNode {
            node(kind, [node("HStack", [text("Milk"), node(mark, [button([text(name)])])])])
        }
        let all = [
            row("movable", "MoveHandle", "Reorder"), row("swipe", "DeletionMark", "Remove"),
            row("VStack", "MoveHandle", "Reorder"),
            row("movable", "HStack", "Reorder"),
        ]
        #expect(
            told(all) == [
                "text Milk", "button Reorder Milk used", "text Milk", "button Remove Milk used", "text Milk",
                "button Reorder used", "text Milk", "button Reorder used",
            ])
        let well = node("choose", frame: CGRect(x: 9, y: 8, width: 7, height: 6))
        let pickers = LiveElements.all(in: [
            node("ColorPicker", [text("Paint"), well]), node("ColorPicker", .container, "own"),
        ])
        #expect(pickers.map(\.role) == ["colorPicker", "colorPicker"] && pickers.map(\.label) == ["Paint", "own"])
        #expect(
            pickers.map(\.frame) == [[9, 8, 7, 6], [1, 2, 3, 4]] && pickers.map(\.isInteractive) == [true, true])
    }

    @Test("A bar is read before its screen, once; its heading is the screen's title") func bars() {
        let bar = node(
            "NavigationBar", .container, nil, id: 5, [node("Text", .heading, "Title"), button([text("Add")])])
        let stack = node("NavigationStack", [node("VStack", [text("a")]), node("ZStack", [bar])])
        #expect(told([stack]) == ["heading Title", "button Add used", "text a"])
        #expect(
            LiveElements.title(of: [text("x"), stack]) == "Title"
                && LiveElements.title(of: [node("VStack", [text("a")])]) == nil)
        let plain = node("VStack", [text("a"), bar])
        #expect(told([plain]) == ["text a", "heading Title", "button Add used"])
        let other = node("NavigationBar", [node("Text", .heading, "Other")])
        #expect(LiveElements.title(of: [stack, other]) == "Title")
    }

    @Test("Where views have menus, can be dragged, or take what is dropped") func places() {
        func box(_ kind: String, _ x: Double, _ change: (inout LiveNode) -> Void = { _ in }) -> LiveNode {
            node(kind, .container, nil, frame: CGRect(x: x, y: 0, width: 1, height: 1), [], change)
        }
        let places = LiveElements.places(in: [
            node("VStack", [box("contextMenu", 1), box("draggable", 2), box("onDrag", 3)]), box("dropDestination", 4),
            box("onDrop", 5),
            box("onDrop", 6) { $0.isEnabled = false }, box("padding", 7),
        ])
        #expect(places.menus == [[1, 0, 1, 1]] && places.drags == [[2, 0, 1, 1], [3, 0, 1, 1]])
        #expect(places.drops == [[4, 0, 1, 1], [5, 0, 1, 1]])
    }
}

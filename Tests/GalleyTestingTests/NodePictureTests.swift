import Foundation
import Galley
import Testing

@testable import GalleyLive
@testable import GalleyTesting

/// Layouts as pictures of characters, elements as they are read, and combinations of situations, from trees written by hand: a box
/// takes the characters that its edges are nearest to.
@MainActor @Suite("Pictures of nodes") struct NodePictureTests {
    private func node(
        _ role: LiveNode.Role, _ label: String? = nil, kind: String = "View", id: UInt64 = 1,
        _ frame: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 10, 10), _ children: [LiveNode] = [],
        _ change: (inout LiveNode) -> Void = { _ in }
    ) -> LiveNode {
        var node = LiveNode(
            id: id, kind: kind, label: label, hasGivenName: false, identifier: nil, value: nil, hint: nil, role: role,
            frame: CGRect(x: frame.0, y: frame.1, width: frame.2, height: frame.3), proposal: .unspecified,
            isEnabled: true, isSelected: false, isInteractive: false, isHidden: false, followsFinger: false,
            scroll: nil, field: nil, isFocusable: false, shortcut: nil, link: nil, headingLevel: nil, sortPriority: 0,
            updatesFrequently: false, origin: nil, children: children)
        change(&node)
        return node
    }

    // MARK: Characters

    private func lines(_ nodes: [LiveNode], _ width: CGFloat = 80, _ height: CGFloat = 64) -> [String] {
        LayoutPicture.lines(nodes, size: CGSize(width: width, height: height), cell: CGSize(width: 8, height: 16))
    }

    private func box(
        _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ label: String? = "ab"
    ) -> LiveNode { node(.button, label, (x, y, width, height)) }

    @Test("A box with its name in its middle") func boxes() {
        #expect(lines([box(8, 16, 40, 32)]) == ["", " +ab-+", " +---+", ""])
        #expect(lines([box(8, 0, 48, 48)]) == [" +----+", " | ab |", " +----+", ""])
        #expect(lines([box(0, 0, 40, 64, "abcdef")]) == ["+---+", "|abc|", "|   |", "+---+"])
        #expect(lines([box(16, 16, 40, 16)]) == ["", "  [ab ]", "", ""])
        #expect(lines([box(0, 0, 56, 48, "a\nb")]) == ["+-----+", "| a b |", "+-----+", ""])
        #expect(lines([box(0, 0, 40, 48, nil)]) == ["+---+", "|Vie|", "+---+", ""])
    }

    @Test("Edges are the nearest characters, and each box has one at the least") func edges() {
        #expect(lines([box(11.9, 0, 40, 16)]) == [" [ab ]", "", "", ""])
        #expect(lines([box(12, 7.9, 40, 16)]) == ["  [ab ]", "", "", ""])
        #expect(lines([box(12, 8, 40, 16)]) == ["", "  [ab ]", "", ""])
        #expect(
            lines([box(16, 0, 2, 2)]) == ["  [", "", "", ""] && lines([box(16, 0, 16, 2)]) == ["  []", "", "", ""])
        #expect(lines([box(16, 0, 2, 48)]) == ["  +", "  |", "  +", ""])
    }

    @Test("What reaches out of the window ends with it; what lies beyond it has no box") func clipping() {
        #expect(lines([box(-16, 0, 40, 48)]) == ["+-+", "|a|", "+-+", ""])
        #expect(lines([box(56, 32, 80, 160)]) == ["", "", "       +a+", "       +-+"])
        #expect(lines([box(80, 0, 40, 16)]) == ["", "", "", ""] && lines([box(0, 64, 40, 16)]) == ["", "", "", ""])
        #expect(lines([box(0, 0, 3, 3)], 3, 5) == ["["] && lines([], 20, 40) == ["", "", ""])
        #expect(lines([], 11.9, 23) == [""] && lines([], 12, 24) == ["", ""])
    }

    @Test("Later boxes lie over those before; in controls nothing is told apart") func order() {
        #expect(lines([box(0, 0, 40, 16), box(16, 0, 40, 16, "c")]) == ["[a[ c ]", "", "", ""])
        let text = node(.text, "in", (8, 0, 16, 16))
        let control = node(.button, nil, kind: "Button", (0, 0, 64, 16), [text, node(.text, "it", (24, 0, 16, 16))])
        #expect(lines([control]) == ["[in it ]", "", "", ""])
        let list = node(.list, nil, (0, 0, 80, 64), [box(0, 0, 24, 16, "a"), box(0, 16, 24, 16, "b")])
        #expect(lines([list]) == ["[a]", "[b]", "", ""])
    }

    @Test("A container without anything in it is a box; its name is that of the one nameless thing in it") func names()
    {
        func container(_ children: [LiveNode], _ width: CGFloat = 40) -> LiveNode {
            node(.container, nil, kind: "Stack", (0, 0, width, 16), children) { $0.identifier = "own" }
        }
        #expect(lines([container([])]) == ["[own]", "", "", ""] && lines([container([], 0)]) == ["", "", "", ""])
        #expect(lines([container([box(0, 16, 40, 16, nil)])]) == ["", "[own]", "", ""])
        #expect(lines([container([box(0, 16, 40, 16)])]) == ["", "[ab ]", "", ""])
        let two = container([box(0, 16, 40, 16, nil), box(0, 32, 40, 16, nil)])
        #expect(lines([two]) == ["", "[Vie]", "[Vie]", ""])
        let named = node(.button, nil, (0, 16, 40, 16)) { $0.identifier = "it" }
        #expect(lines([container([named])]) == ["", "[it ]", "", ""])
    }

    // MARK: Reading

    private func read(_ nodes: LiveNode...) -> [String] { AccessibilityPicture.elements(of: nodes).map(\.text) }

    @Test("An element is its name, its value, its role, whether it can be used, and its hint") func elements() {
        #expect(read(node(.text, "a"), node(.button, "b")) == ["a", "b, button"])
        #expect(
            read(
                node(.slider, "Volume") { ($0.value, $0.hint, $0.isEnabled) = ("40%", "Louder", false) },
                node(.text, "a") { ($0.value, $0.isEnabled) = ("a", false) }) == [
                    "Volume, 40%, slider, dimmed, Louder", "a, dimmed",
                ])
        let texts = [node(.text, "in"), node(.heading, "it", kind: "Text"), node(.image, "star")]
        #expect(read(node(.button, nil, (0, 0, 1, 1), texts)) == ["in, it, button"])
        #expect(read(node(.button, nil, (0, 0, 1, 1), [node(.image, "star")])) == ["star, button"])
        #expect(read(node(.button), node(.button) { $0.isHidden = true }) == ["button"])
        #expect(AccessibilityPicture.elements(of: [node(.text, "a", (1, 2, 3, 4))]).map(\.frame.maxX) == [4])
    }

    @Test("What holds others is read as they are, unless it has a name and nothing in it, or a hint") func holders() {
        let inside = [node(.text, "a"), node(.text, "b")]
        #expect(read(node(.list, "name", (0, 0, 1, 1), inside)) == ["a", "b"])
        #expect(read(node(.container, "name", (0, 0, 1, 1), inside)) == ["a", "b"])
        #expect(read(node(.container, "name", (0, 0, 1, 1), inside) { $0.hint = "h" }) == ["name, h"])
        #expect(read(node(.container, "name"), node(.container, ""), node(.container), node(.picker, "p")) == ["name"])
        #expect(read(node(.container, nil, (0, 0, 1, 1), inside) { $0.isHidden = true }) == [])
    }

    @Test("A navigation bar is read before its screen, once") func bars() {
        let bar = node(
            .container, nil, kind: "NavigationBar", id: 9, (0, 0, 1, 1), [node(.heading, "Title", kind: "Text")])
        let screen = node(.container, nil, id: 2, (0, 0, 1, 1), [node(.text, "row", id: 3)])
        let over = node(.container, nil, id: 4, (0, 0, 1, 1), [bar, node(.text, "over", id: 5)])
        let stack = node(.container, nil, kind: "NavigationStack", (0, 0, 1, 1), [screen, over])
        #expect(read(stack) == ["Title, heading", "row", "over"])
        let plain = node(.container, nil, kind: "ZStack", (0, 0, 1, 1), [screen, over])
        #expect(read(plain) == ["row", "Title, heading", "over"])
    }

    // MARK: Situations

    @Test("Every combination of what is named, sizes first and type sizes last") func variants() {
        #expect(SnapshotVariant.all([], [], [], []).map(\.name) == [""])
        let sizes = [CGSize(width: 100, height: 50.5), CGSize(width: 9, height: 8)]
        let all = SnapshotVariant.all(sizes, [.dark, .light], [Locale(identifier: "ar")], [.large, .accessibility1])
        #expect(
            all.map(\.name) == [
                "100x50.5-dark-ar-large", "100x50.5-dark-ar-accessibility1", "100x50.5-light-ar-large",
                "100x50.5-light-ar-accessibility1", "9x8-dark-ar-large", "9x8-dark-ar-accessibility1",
                "9x8-light-ar-large", "9x8-light-ar-accessibility1",
            ])
        #expect(all.map(\.size?.width) == [100, 100, 100, 100, 9, 9, 9, 9] && all[2].colorScheme == .light)
        #expect(all[1].typeSize == .accessibility1 && all[7].locale?.identifier == "ar")
        let some = SnapshotVariant.all([], [.light], [], [.small])
        #expect(some.map(\.name) == ["light-small"] && some[0].size == nil && some[0].locale == nil)
    }

    private struct Told: View {
        @Environment(\.colorScheme) private var scheme
        @Environment(\.layoutDirection) private var direction
        @Environment(\.dynamicTypeSize) private var size
        @Environment(\.locale) private var locale

        var body: some View {
            Text(
                verbatim: "\(scheme == .dark) \(direction == .rightToLeft) \(size == .small) \(locale.identifier)")
        }
    }

    @Test("A view is shown as its situation says, and else as its options do") func situations() {
        func told(_ variant: SnapshotVariant, _ options: RenderOptions = RenderOptions()) -> String? {
            variant.host(Told(), options).elements.first { $0.kind == "Text" }?.label
        }
        var options = RenderOptions()
        (options.colorScheme, options.layoutDirection) = (.dark, .rightToLeft)
        options.locale = Locale(identifier: "fr")
        var variant = SnapshotVariant(name: "")
        #expect(told(variant, options) == "true true false fr")
        (variant.colorScheme, variant.locale, variant.typeSize) = (.light, Locale(identifier: "de"), .small)
        #expect(told(variant, options) == "false false true de")
        variant.locale = Locale(identifier: "he_IL")
        #expect(told(variant) == "false true true he_IL")
        variant.size = CGSize(width: 300, height: 40)
        #expect(variant.host(Told(), options).size == CGSize(width: 300, height: 40))
    }
}

import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyLive

/// What a view is to a person, a test or assistive technology: its role, its name and value, and how it can be used (Apple's
/// documentation of `AccessibilityTraits` and of the accessibility modifiers).
@MainActor @Suite("Views as a person sees them")
struct LiveTreeTests {
    private func nodes(_ view: some View) -> [LiveNode] {
        ViewHost(view, size: CGSize(width: 300, height: 400)).viewTree().flatMap(\.all)
    }

    /// The outermost view with a name.
    private func node(_ view: some View) throws -> LiveNode {
        try #require(nodes(VStack { view.accessibilityIdentifier("x") }).first { $0.identifier == "x" })
    }

    @Test("Traits say what a view is before its type does") func roles() throws {
        let text = Text(verbatim: "t")
        let found: [LiveNode.Role] = [
            try node(text).role, try node(Image(systemName: "star")).role, try node(Color.red).role,
            try node(Button("b") {}).role, try node(Toggle("t", isOn: .constant(true))).role,
            try node(Slider(value: .constant(0.5))).role, try node(ProgressView(value: 0.5)).role,
            try node(text.accessibilityAddTraits(.isButton)).role,
            try node(text.accessibilityAddTraits(.isHeader)).role,
            try node(text.accessibilityAddTraits(.isLink)).role,
            try node(Button("b") {}.accessibilityAddTraits(.isImage)).role,
            try node(text.accessibilityAddTraits([.isButton, .isHeader])).role,
            try node(text.role(.heading(level: 2))).role, try node(Color.red.role(.heading(level: 2))).role,
            try node(Link("l", destination: URL(fileURLWithPath: "/a"))).role,
        ]
        let wanted: [LiveNode.Role] = [
            .text, .image, .container, .button, .toggle, .slider, .progress, .button, .heading, .link, .image, .button,
            .heading, .container, .link,
        ]
        #expect(found == wanted)
        #expect(LiveNode.Role.allCases.filter(\.isControl).count == 11 && !LiveNode.Role.sheet.isControl)
    }

    @Test("What is said of a view is known of it, and nothing else") func said() throws {
        let plain = try node(Text(verbatim: "t"))
        #expect(
            [plain.isHidden, plain.isSelected, plain.updatesFrequently, plain.hasGivenName] == [
                false, false, false, false,
            ])
        #expect(plain.isEnabled && !plain.isInteractive && !plain.isFocusable && !plain.followsFinger)
        #expect(plain.sortPriority == 0 && plain.headingLevel == nil && plain.value == nil && plain.link == nil)
        let full = try node(
            Text(verbatim: "t").accessibilityLabel("l").accessibilityValue("v").accessibilityHint("h")
                .accessibilityHidden(true).accessibilityAddTraits([.isSelected, .updatesFrequently])
                .accessibilitySortPriority(3).accessibilityHeading(.h4))
        #expect(
            [full.isHidden, full.isSelected, full.updatesFrequently, full.hasGivenName] == [true, true, true, true])
        #expect([full.label, full.value, full.hint] == ["l", "v", "h"])
        #expect(full.sortPriority == 3 && full.headingLevel == 4)
        let removed = try node(
            Text(verbatim: "t").accessibilityAddTraits(.isSelected).accessibilityRemoveTraits(.isSelected))
        #expect(!removed.isSelected)
        let levels = [
            try node(Text(verbatim: "t").role(.heading(level: 2))).headingLevel,
            try node(Text(verbatim: "t").accessibilityHeading(.unspecified)).headingLevel,
            try node(Text(verbatim: "t").role(.heading(level: 2)).accessibilityHeading(.h1)).headingLevel,
        ]
        #expect(levels == [2, nil, 1])
        #expect(try node(Link("l", destination: URL(fileURLWithPath: "/a"))).link == "file:///a")
    }

    @Test("How a view can be used") func used() throws {
        let box = Color.red.frame(width: 20, height: 20)
        let kinds = [
            try node(box.onTapGesture {}), try node(box.gesture(DragGesture())), try node(box.systemDrag(TapGesture())),
            try node(box.gesture(TapGesture().simultaneously(with: DragGesture()))), try node(box.focusable()),
            try node(box.focusable(false)), try node(box.onTapGesture {}.disabled(true)),
            try node(Button("b") {}.disabled(true)),
        ]
        func told(_ node: LiveNode) -> String {
            [
                node.isInteractive ? "used" : "", node.followsFinger ? "follows" : "", node.isFocusable ? "focus" : "",
                node.isEnabled ? "" : "off",
            ].filter { !$0.isEmpty }.joined(separator: " ")
        }
        let wanted = ["used", "used follows", "", "used follows", "focus", "", "used off", "used off"]
        #expect(kinds.map(told) == wanted)
        let key = try node(Button("b") {}.keyboardShortcut("s"))
        #expect(key.shortcut == KeyboardShortcut("s"))
    }

    @Test("A picker's value is what the chosen one is called: by texts, else by pictures") func chosen() throws {
        let texts = Picker("p", selection: .constant(2)) {
            Text(verbatim: "one").tag(1)
            Text(verbatim: "two").tag(2)
        }.pickerStyle(.segmented)
        let pictures = Picker("p", selection: .constant(1)) {
            Image(systemName: "star").tag(1)
            Image(systemName: "heart").tag(2)
        }.pickerStyle(.segmented)
        let none = Picker("p", selection: .constant(3)) { Text(verbatim: "one").tag(1) }.pickerStyle(.segmented)
        #expect([try node(texts).value, try node(pictures).value, try node(none).value] == ["two", "star", nil])
    }

    @Test("Views lie in each other where they lie in the window, and hidden ones are not there") func tree() throws {
        let host = ViewHost(
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Text(verbatim: "a").frame(width: 50, height: 20).accessibilityIdentifier("a")
                    Color.red.frame(width: 50, height: 20).scaleEffect(2, anchor: .topLeading).accessibilityIdentifier(
                        "b")
                }
                .offset(x: 10).accessibilityIdentifier("row")
                Text(verbatim: "h").hidden()
            }.frame(width: 300, height: 100, alignment: .topLeading), size: CGSize(width: 300, height: 100))
        let all = host.viewTree().flatMap(\.all)
        #expect(!all.contains { $0.label == "h" })
        let row = try #require(host.node("row"))
        let wanted = ["row", "a", "b"].map { name in all.firstIndex { $0.identifier == name } ?? -1 }
        #expect(wanted == wanted.sorted() && wanted[0] > 0)
        #expect(host.frame("a") == CGRect(x: 10, y: 0, width: 50, height: 20))
        let box = try #require(row.first { $0.kind == "Color" })
        #expect(box.frame == CGRect(x: 60, y: 0, width: 100, height: 40))
        var walked: [UInt64] = []
        row.forEach { walked.append($0.id) }
        #expect(walked == row.all.map(\.id) && walked.count > 3 && row.first { $0.kind == "none" } == nil)
        let road = try #require(host.road(to: box.id))
        #expect(
            road.first?.id == host.viewTree().first?.id && road.last?.id == box.id && road.contains { $0.id == row.id })
        #expect(host.road(to: 1) == nil && host.shown(box.id)?.kind == "Color" && host.shown(1) == nil)
        #expect(host.shownView(row.id)?.all.map(\.id) == walked && host.shownView(1) == nil)
    }

    private struct Covered: View {
        @State private var isShown = false
        var body: some View {
            Button("open") { isShown = true }
                .sheet(isPresented: $isShown) { Button("inside") {} }
        }
    }

    @Test("What lies over the window can be used, and nothing under it") func covers() {
        for chrome in [false, true] {
            var options = RenderOptions()
            options.chrome = chrome
            let host = ViewHost(Covered(), size: CGSize(width: 390, height: 844), options: options)
            func names(_ nodes: [LiveNode]) -> [String] {
                nodes.flatMap(\.all).compactMap(\.label).filter { ["open", "inside"].contains($0) }
            }
            #expect(names(host.viewTrees().usable) == ["open"])
            host.tap("open")
            #expect(names(host.viewTrees().usable) == ["inside"], "\(chrome)")
            #expect(names(host.viewTrees().shown) == ["open", "inside"])
        }
    }
}

import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// What a node means to who reads a document, by what was said of it: the documentation of the accessibility modifiers
/// on Apple's pages (hidden, label and value, header, image, `accessibilityElement(children:)`), and of `Semantics` for
/// the names of pictures.
@MainActor @Suite("Meanings of nodes")
struct SpokenMeaningTests {
    private final class Shown: NodeContent {
        let medium: ContentMedium
        let ownLabel: String?
        init(_ medium: ContentMedium, _ label: String?) { (self.medium, ownLabel) = (medium, label) }
        func draw(
            _ place: NodePlace, with painter: inout Painter, inside: (inout Painter, CGPoint) -> Void
        ) {}
        func hit(_ point: CGPoint, in place: NodePlace, inside: (CGPoint) -> [LivePlace]?)
            -> [LivePlace]?
        { nil }
        func geometry(in place: NodePlace) -> EffectGeometry { .inPlace }
        var motion: Motion? { nil }
        var frameWay: FrameWay { .frame }
        var isSeen: Bool { true }
    }

    private func item(_ medium: ContentMedium?, _ label: String? = nil, _ role: Semantics.Role? = nil)
        -> NodeItem
    {
        var item = NodeItem("kind", medium.map { Shown($0, label) })
        item.role = role
        return item
    }

    private func told(_ item: NodeItem, isLeaf: Bool = true) -> String? {
        item.semantics(isLeaf: isLeaf).map { meaning in
            let role = meaning.role.map { "\($0)" } ?? "none"
            return "\(role), \(meaning.label ?? "nothing")" + (meaning.isDescribed ? "" : ", a name")
        }
    }

    private func told(
        _ item: NodeItem, isLeaf: Bool = true, _ change: (inout AccessibilityProperties) -> Void
    ) -> String? {
        var (item, said) = (item, AccessibilityProperties())
        change(&said)
        item.accessibility = said
        return told(item, isLeaf: isLeaf)
    }

    @Test("Without a word a picture is its name, a symbol its words, and the rest what its kind says")
    func plain() {
        #expect(told(item(.picture, "cat.jpg")) == "figure, cat.jpg, a name")
        #expect(
            told(item(.symbol, "star.fill")) == "figure, star fill"
                && told(item(.symbol)) == "figure, nothing")
        for medium in [ContentMedium.text, .drawing, .inside, nil] {
            #expect(told(item(medium, "x")) == nil)
        }
        for medium in [ContentMedium.picture, .symbol] {
            #expect(told(item(medium, "x"), isLeaf: false) == nil)
        }
        #expect(
            told(item(.text, "x", .list)) == "list, nothing"
                && told(item(nil, nil, .decoration)) == "decoration, nothing")
        #expect(told(item(.picture, "cat.jpg", .listItem)) == "listItem, nothing")
        var (picture, symbol) = (item(.picture, "cat.jpg"), item(.symbol, "star.fill"))
        (picture.spokenName, symbol.spokenName) = ("A cat.", "Best.")
        #expect(told(picture) == "figure, A cat." && told(symbol) == "figure, Best.")
    }

    @Test("What is hidden is decoration, whatever else is said") func hidden() {
        let all: (inout AccessibilityProperties) -> Void = {
            ($0.isHidden, $0.label, $0.headingLevel) = (true, "l", .h2)
        }
        #expect(told(item(.text, "x"), all) == "decoration, nothing")
        #expect(told(item(.picture, "x", .list), isLeaf: false, all) == "decoration, nothing")
        #expect(told(item(.text, "x")) { $0.isHidden = false } == nil)
    }

    @Test("Label and value are said together, and stand for pictures' own names") func labels() {
        #expect(told(item(.picture, "cat.jpg")) { $0.label = "A cat" } == "figure, A cat")
        #expect(told(item(.picture, "cat.jpg")) { $0.hint = "h" } == "figure, cat.jpg, a name")
        #expect(
            told(item(.symbol, "a.b")) { ($0.label, $0.value) = ("Best", "40 %") } == "figure, Best, 40 %"
        )
        #expect(told(item(.symbol, "a.b")) { $0.value = "40 %" } == "figure, 40 %")
        var named = item(.picture, "cat.jpg")
        named.spokenName = "A cat."
        #expect(
            told(named) { $0.hint = "h" } == "figure, A cat."
                && told(named) { $0.label = "Tom" } == "figure, Tom")
        // A text is a text with other words; a shape that says something is a picture, and so is what is said to be
        // one.
        #expect(told(item(.text, "x")) { $0.label = "l" } == "none, l")
        #expect(
            told(item(.drawing)) { $0.label = "l" } == "figure, l"
                && told(item(.drawing)) { $0.hint = "h" } == nil)
        #expect(told(item(.drawing), isLeaf: false) { $0.label = "l" } == "none, l")
        #expect(told(item(.picture, "p"), isLeaf: false) { $0.label = "l" } == "none, l")
        #expect(told(item(.text, "x")) { ($0.label, $0.addedTraits) = ("l", .isImage) } == "figure, l")
        #expect(
            told(item(.text, "x"), isLeaf: false) {
                ($0.label, $0.addedTraits, $0.removedTraits) = ("l", .isImage, .isImage)
            } == "none, l")
        // What contains elements is not said in their place.
        #expect(told(item(.inside), isLeaf: false) { ($0.label, $0.children) = ("l", .contain) } == nil)
        #expect(
            told(item(.inside), isLeaf: false) { ($0.label, $0.children) = ("l", .combine) } == "none, l")
        #expect(
            told(item(.inside), isLeaf: false) { ($0.label, $0.children) = ("l", .ignore) } == "none, l")
    }

    @Test("Kinds keep what they are, with what is said; decoration that says something is none")
    func roles() {
        #expect(told(item(.text, "x", .list)) { $0.label = "l" } == "list, l")
        #expect(
            told(item(.text, "x", .tableRow)) { ($0.label, $0.children) = ("l", .contain) }
                == "tableRow, nothing")
        #expect(told(item(.drawing, nil, .decoration)) { $0.hint = "h" } == "decoration, nothing")
        #expect(told(item(.drawing, nil, .decoration)) { $0.label = "l" } == "figure, l")
        #expect(told(item(.picture, "p", .decoration)) { $0.label = "l" } == "figure, l")
    }

    @Test("A header is a heading of its level, unless that is taken away") func headings() {
        let text = item(.text, "x")
        #expect(told(text) { $0.addedTraits = .isHeader } == "heading(level: 0), nothing")
        #expect(
            told(text) { ($0.addedTraits, $0.label) = ([.isHeader, .isLink], "l") }
                == "heading(level: 0), l")
        let levels: [(AccessibilityHeadingLevel, Int)] = [
            (.unspecified, 0), (.h1, 1), (.h2, 2), (.h3, 3), (.h6, 6),
        ]
        for (level, number) in levels {
            #expect(told(text) { $0.headingLevel = level } == "heading(level: \(number)), nothing")
        }
        #expect(told(text) { ($0.headingLevel, $0.removedTraits) = (.h1, .isHeader) } == nil)
        #expect(told(text) { ($0.addedTraits, $0.removedTraits) = (.isHeader, .isHeader) } == nil)
        #expect(
            told(text) { ($0.headingLevel, $0.removedTraits) = (.h1, .isButton) }
                == "heading(level: 1), nothing")
        #expect(
            told(item(.picture, "p", .list)) { $0.addedTraits = .isHeader }
                == "heading(level: 0), nothing")
    }

    @Test("Roles of documents are those of their meanings") func documents() {
        let roles: [(DocumentRole, Semantics.Role)] = [
            (.list, .list), (.listItem, .listItem), (.table, .table), (.tableRow, .tableRow),
            (.columnHeader, .columnHeader), (.tableCell, .tableCell), (.decoration, .decoration),
        ]
        for (role, wanted) in roles {
            let tree = RenderedView.layOut(Color.red.documentRole(role), RenderOptions()).0
            #expect(tree.item(0)?.role == wanted && tree.item(0)?.semantics(isLeaf: true)?.role == wanted)
        }
    }

    @Test("Each trait is one of its own, and traits are a set") func traits() {
        let all: [AccessibilityTraits] = [
            .isButton, .isHeader, .isSelected, .isLink, .isSearchField, .isImage, .playsSound,
            .isKeyboardKey,
            .isStaticText, .isSummaryElement, .updatesFrequently, .startsMediaSession,
            .allowsDirectInteraction,
            .causesPageTurn, .isModal, .isToggle, .isTabBar,
        ]
        #expect(Set(all).count == 17)
        var whole: AccessibilityTraits = []
        for (index, trait) in all.enumerated() {
            #expect(!whole.contains(trait), "\(index)")
            let (inserted, member) = whole.insert(trait)
            #expect(inserted && member == trait && !whole.insert(trait).inserted && whole.contains(trait))
        }
        let (some, other): (AccessibilityTraits, AccessibilityTraits) = (
            [.isButton, .isLink], [.isLink, .isImage]
        )
        #expect(
            some.union(other) == [.isButton, .isLink, .isImage] && some.intersection(other) == .isLink)
        #expect(
            some.symmetricDifference(other) == [.isButton, .isImage]
                && some.subtracting(other) == .isButton)
        #expect(!some.contains([.isLink, .isImage]) && some.contains([]) && whole.isSuperset(of: some))
        var changed = some
        #expect(
            changed.update(with: .isImage) == nil
                && changed.update(with: [.isImage, .isModal]) == .isImage)
        #expect(changed == [.isButton, .isLink, .isImage, .isModal])
        #expect(changed.remove([.isLink, .isToggle]) == .isLink && changed.remove(.isLink) == nil)
        #expect(changed == [.isButton, .isImage, .isModal])
        changed.formIntersection([.isImage, .isTabBar])
        changed.formUnion(.isHeader)
        changed.formSymmetricDifference([.isHeader, .isLink])
        #expect(changed == [.isImage, .isLink])
        #expect([AccessibilityHeadingLevel.unspecified, .h1, .h6].map(\.rawValue) == [0, 1, 6])
    }

    @Test("Controls say their values in words") func values() {
        let english = Locale(identifier: "en_US")
        let values: [ControlValue] = [
            .state(isOn: true), .state(isOn: false), .mixed, .text("t"), .fraction(0), .fraction(0.404),
            .fraction(0.405), .fraction(0.625), .fraction(1),
        ]
        #expect(
            values.map { $0.spoken(english) } == [
                "on", "off", "mixed", "t", "0%", "40%", "41%", "63%", "100%",
            ])
    }

    @Test("What moves of a node: its frame, or what lies inside") func ways() {
        let ways: [FrameWay] = [.frame, .place, .outline, .space, .inside, .scrolled]
        #expect(ways.map(\.hasFrame) == [true, true, true, true, false, false])
    }
}

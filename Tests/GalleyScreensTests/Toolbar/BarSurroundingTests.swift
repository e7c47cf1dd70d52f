import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyScreens

/// What views in bars know of their surroundings: titles and items are one line, items of bars stop growing at
/// `xxLarge` (rules.md §18.7, "titles and items of bars stop at xxL, the large title does not"), symbols in them
/// are large; on glass items are medium and take no tint from outside (rules.md §18.10). Sizes of items on glass:
/// 44 at least, a text 16 inside, a symbol in the middle (rules.md §18.7).
@MainActor @Suite("Surroundings of what lies in bars") struct BarSurroundingTests {
    private struct Told: View {
        @Environment(\.lineLimit) private var lines
        @Environment(\.imageScale) private var scale
        @Environment(\.dynamicTypeSize) private var size
        @Environment(\.font) private var font
        @Environment(\.minimumScaleFactor) private var least
        @Environment(\.isEnabled) private var isEnabled
        var body: some View {
            let limit = lines.map { "\($0)" } ?? "none"
            let weight = font == .body.weight(.medium) ? "medium" : font == .body ? "body" : "other"
            return Text(verbatim: "\(limit) \(scale) \(size) \(weight) \(Int(least * 100))" + (isEnabled ? "" : " off"))
        }
    }

    private func told(_ look: Look, size typeSize: DynamicTypeSize = .large, _ view: some View) -> [String] {
        screen(view.environment(\.dynamicTypeSize, typeSize), look: look).texts.filter { $0.contains(" ") }
    }

    private func item(_ placement: ToolbarItemPlacement) -> some View {
        NavigationStack { Color.red.toolbar { ToolbarItem(placement: placement) { Told() } } }
    }

    @Test("Items: one line, large symbols, no larger than xxLarge") func items() {
        for placement in [ToolbarItemPlacement.topBarLeading, .topBarTrailing, .bottomBar, .principal] {
            #expect(told(.iOS26, item(placement)) == ["1 large large medium 100"], "\(placement)")
            #expect(told(.iOS18, item(placement)) == ["1 large large body 100"], "\(placement)")
        }
        let sizes: [(DynamicTypeSize, String)] = [
            (.xSmall, "xSmall"), (.xLarge, "xLarge"), (.xxLarge, "xxLarge"), (.xxxLarge, "xxLarge"),
            (.accessibility3, "xxLarge"),
        ]
        for (size, name) in sizes {
            #expect(told(.iOS18, size: size, item(.topBarTrailing)) == ["1 large \(name) body 100"], "\(name)")
        }
        let disabled = NavigationStack {
            Color.red.toolbar { ToolbarItem { Button(action: {}) { Told() }.disabled(true) } }
        }
        #expect(told(.iOS26, disabled) == ["1 large large medium 100 off"])
    }

    @Test("Titles: one line, inline no larger than xxLarge; a large one shrinks to seven tenths") func titles() {
        func title(_ mode: NavigationBarItem.TitleDisplayMode, _ size: DynamicTypeSize) -> [CGFloat] {
            func texts(_ words: String) -> CGRect {
                let view = NavigationStack { Color.red.navigationTitle(words).navigationBarTitleDisplayMode(mode) }
                let root = screen(view.environment(\.dynamicTypeSize, size), look: .iOS18)
                return root.first("NavigationBar")?.named(words)?.frame ?? .null
            }
            let long = texts(
                "A title that is far too long for one line in the bar of such a screen, and for two as well")
            return [texts("b").height.rounded(), long.height.rounded(), (long.width / 10).rounded()]
        }
        let (small, large) = (title(.inline, .large), title(.large, .large))
        #expect(small[0] == small[1] && small[2] <= 36)
        // Both are one line of the bar's width; the long one is smaller.
        #expect(large[1] <= large[0] && large[1] >= (large[0] * 0.7).rounded(.down) && large[2] <= 36)
        #expect(title(.inline, .xxLarge)[0] == title(.inline, .accessibility3)[0])
        #expect(
            title(.inline, .xxLarge)[0] > small[0] && title(.large, .accessibility3)[0] > title(.large, .xxLarge)[0])
    }

    @Test("Labels of tabs are one line") func tabs() {
        let words = "A name of a tab that is far too long for it"
        let view = TabView {
            Tab(words, systemImage: "circle") { Text("a") }
            Tab("b", systemImage: "circle") { Text("b") }
        }
        for (width, height) in [(393, 852), (1024, 768)] as [(CGFloat, CGFloat)] {
            let bar = screen(view, width, height).first("TabBar")
            let heights = [words, "b"].map { bar?.named($0)?.frame.height ?? -1 }
            #expect(heights[0] == heights[1] && heights[0] > 8, "\(width)")
        }
    }

    // MARK: Items on glass

    /// The frame of what an item holds, and how wide the bar's item is: twice the way from its middle to the
    /// screen's edge less 16.
    private func placed(_ placement: ToolbarItemPlacement, _ look: Look, _ content: some View) -> CGRect {
        let view = NavigationStack { Color.red.toolbar { ToolbarItem(placement: placement) { content } } }
        return screen(view, look: look).named("item")?.frame ?? .null
    }

    @Test("A symbol or a view lies in the middle of 44 at least, 7 inside of what is wider") func glass() {
        func leading(_ width: CGFloat) -> CGRect { placed(.topBarLeading, .iOS26, box(width, 20).probe("item")) }
        // 16 from the edge; 10 up to 30 wide an item is 44.
        expect(leading(10).midX, 16 + 22)
        expect(leading(30).midX, 16 + 22)
        expect(leading(31).midX, 16 + 22.5)
        expect(leading(100).minX, 16 + 7)
        expect(leading(20).midY, 10 + 22)
        let trailing = placed(.topBarTrailing, .iOS26, box(100, 20).probe("item"))
        expect(trailing.maxX, 393 - 16 - 7)
        let text = placed(.topBarLeading, .iOS26, Text(verbatim: "item"))
        expect(text.minX, 16 + 16)
        // At the bottom a bar of 48 begins 10 down in its 86.
        let bottom = placed(.bottomBar, .iOS26, Text(verbatim: "item"))
        expect(bottom.midY, 852 - 86 + 10 + 24)
    }

    @Test("Before iOS 26 items stand by themselves, 16 from the edges and from each other") func flat() {
        let view = NavigationStack {
            Color.red.toolbar {
                ToolbarItem(placement: .topBarLeading) { box(20, 10).probe("a") }
                ToolbarItem(placement: .topBarLeading) { box(30, 10).probe("b") }
                ToolbarItem(placement: .topBarTrailing) { box(40, 10).probe("c") }
                ToolbarItem(placement: .topBarTrailing) { box(50, 10).probe("d") }
            }
        }
        let root = screen(view, look: .iOS18)
        let frames = ["a", "b", "c", "d"].map { root.named($0)?.frame ?? .null }
        #expect(frames.map(\.minX) == [16, 52, 271, 327] && frames.map(\.midY) == [22, 22, 22, 22])
        // On glass neighbours share a ground, each in 44 at least, 14 more than it is wide: at the end 54 and 64 of
        // 377.
        let glass = screen(view)
        let shared = ["a", "b", "c", "d"].map { glass.named($0)?.frame.midX ?? -1 }
        #expect(shared == [38, 82, 286, 345])
    }

    /// Neighbours share a ground up to a `ToolbarSpacer`; a flexible one takes all the room (documentation of that).
    /// Grounds are 12 apart, and 28 from the screen's edges at the bottom (rules.md §18.7).
    @Test("Spacers between items part their grounds") func spacers() {
        func expectPlaces(_ spacer: ToolbarSpacer?, _ first: CGFloat, _ second: CGFloat) {
            let view = NavigationStack {
                Color.red.toolbar {
                    ToolbarItem(placement: .bottomBar) { box(40, 10).probe("a") }
                    if let spacer { spacer }
                    ToolbarItem(placement: .bottomBar) { box(40, 10).probe("b") }
                }
            }
            let root = screen(view)
            expect(root.named("a")?.frame.minX, first)
            expect(root.named("b")?.frame.minX, second)
        }
        // Each item is 7 + 40 + 7 wide, and what is not pushed apart lies in the middle of 393.
        expectPlaces(nil, 196.5 - 54 + 7, 196.5 + 7)
        expectPlaces(ToolbarSpacer(.fixed, placement: .bottomBar), 196.5 - 6 - 54 + 7, 196.5 + 6 + 7)
        expectPlaces(ToolbarSpacer(placement: .bottomBar), 28 + 7, 393 - 28 - 7 - 40)
    }

    @Test("Options have their bits") func options() {
        #expect(
            FileWrapper.ReadingOptions.immediate.rawValue == 1
                && FileWrapper.ReadingOptions.withoutMapping.rawValue == 2)
        #expect(
            FileWrapper.WritingOptions.atomic.rawValue == 1 && FileWrapper.WritingOptions.withNameUpdating.rawValue == 2
        )
        #expect(SearchSuggestionsPlacement.Set.content.isDisjoint(with: .menu))
        #expect(ToolbarCustomizationOptions.alwaysAvailable.contains(.alwaysAvailable))
        #expect(!ToolbarCustomizationOptions().contains(.alwaysAvailable))
        #expect(EnvironmentValues().supportsMultipleWindows == false)
        let turned: [InterfaceOrientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
        #expect(turned.map(\.isLandscape) == [false, false, true, true] && InterfaceOrientation.allCases == turned)
    }
}

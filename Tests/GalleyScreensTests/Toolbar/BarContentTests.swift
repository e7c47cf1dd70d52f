import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyScreens

/// What bars hold besides a title and buttons, and how it lies there (rules.md §18.7, §18.10: a bar of 64 without a safe area, items 16
/// from the edges and 44 tall, 10 above the content).
@MainActor @Suite("What bars hold") struct BarContentTests {
    private let width: CGFloat = 393

    private func page(look: Look = .iOS26, _ change: (AnyView) -> some View) -> LayoutRecord.Node {
        screen(NavigationStack { change(AnyView(Color.red.probe("content"))) }, look: look)
    }

    private func inline(look: Look = .iOS26, _ change: (AnyView) -> some View) -> LayoutRecord.Node {
        page(look: look) { change(AnyView($0.navigationTitle("T").navigationBarTitleDisplayMode(.inline))) }
    }

    private func texts(_ root: LayoutRecord.Node) -> [String] { root.first("NavigationBar")?.texts ?? [] }

    @Test("Views in the middle are 8 apart") func middle() throws {
        let root = inline {
            $0.toolbar {
                ToolbarItemGroup(placement: .principal) {
                    box(20, 10).probe("a")
                    box(30, 10).probe("b")
                }
            }
        }
        // Both and the space between are 58 wide.
        #expect(root.named("a")?.frame.minX == (width - 58) / 2 && root.named("b")?.frame.maxX == (width + 58) / 2)
        #expect(root.named("a")?.frame.midY == 32)
    }

    @Test("The arrow at a title that can be changed, or has a menu, in a circle of 18, 4 behind the title")
    func arrows() throws {
        let arrow = Image(systemName: "chevron.down").font(.system(size: 9, weight: .bold))
        let own = size(of: arrow, nil, nil)
        let titled = Color.red.navigationBarTitleDisplayMode(.inline)
        let views: [AnyView] = [
            AnyView(titled.navigationTitle("T").toolbarTitleMenu { Button("One") {} }),
            AnyView(titled.navigationTitle(.constant("T"))), AnyView(titled.navigationTitle("T")),
        ]
        let bars = try views.map { view in try #require(screen(NavigationStack { view }).first("NavigationBar")) }
        #expect(bars.map { $0.all("Image").count } == [1, 1, 0])
        for bar in bars.prefix(2) {
            let (title, image) = (try #require(bar.named("T")?.frame), try #require(bar.first("Image")?.frame))
            expect(image.size, own.width, own.height)
            expect(image.midX, title.maxX + 4 + 9)
            expect(image.midY, title.midY)
        }
        let title = try #require(bars[2].named("T")?.frame)
        expect(title.midX, width / 2)
        expect(title.size, size(of: Text("T").font(.headline), nil, nil).width, title.height)
    }

    @Test("A large title in the bar's own row is as large as one below it") func inlineLarge() throws {
        func title(_ mode: ToolbarTitleDisplayMode) throws -> (CGRect, CGFloat?) {
            let root = page { $0.navigationTitle("T").toolbarTitleDisplayMode(mode) }
            return (try #require(root.named("T")?.frame), root.named("content")?.frame.minY)
        }
        let (inRow, below, small) = (try title(.inlineLarge), try title(.large), try title(.inline))
        #expect(inRow.0.size == below.0.size && small.0.height < below.0.height)
        #expect([inRow.1, below.1, small.1, try title(.automatic).1] == [64, 116, 64, 116])
        // 16 from the edge, and in the middle of its row of 52.
        #expect(below.0.minX == 16 && below.0.midY == 64 + 26 && inRow.0.midY == 32)
        let subtitled = page { $0.navigationTitle("T").navigationSubtitle("S") }
        let (first, second) = (try #require(subtitled.named("T")?.frame), try #require(subtitled.named("S")?.frame))
        #expect(first.maxY == second.minY && second.minX == 16)
        expect((first.minY + second.maxY) / 2, 64 + (52 + 18) / 2)
    }

    @Test("Views in a title's place, large and small") func titles() {
        func item(_ placement: ToolbarItemPlacement, large: Bool) -> [String] {
            let root = page {
                $0.navigationTitle("T").navigationSubtitle("S").navigationBarTitleDisplayMode(large ? .large : .inline)
                    .toolbar { ToolbarItem(placement: placement) { Text("own") } }
            }
            return texts(root)
        }
        let seen: [[String]] = [
            item(.title, large: false), item(.subtitle, large: false), item(.title, large: true),
            item(.largeTitle, large: true), item(.largeSubtitle, large: true), item(.subtitle, large: true),
            item(.largeTitle, large: false),
        ]
        let wanted: [[String]] = [
            ["own", "S"], ["T", "own"], ["T", "S"], ["own", "S"], ["T", "own"], ["T", "own"], ["T", "S"],
        ]
        #expect(seen == wanted)
        // Such a view names the screen too, and one in the place of a subtitle makes the large title's row 18 taller.
        func top(_ placement: ToolbarItemPlacement, _ title: String?) -> CGFloat? {
            page { content in
                let items = content.toolbar { ToolbarItem(placement: placement) { Text("own") } }
                return title.map { AnyView(items.navigationTitle($0)) } ?? AnyView(items)
            }.named("content")?.frame.minY
        }
        #expect(
            [top(.title, nil), top(.largeTitle, nil), top(.largeSubtitle, "T"), top(.subtitle, nil)] == [
                116, 116, 134, 0,
            ])
    }

    @Test("What has no room is behind a symbol at the end", arguments: [Look.iOS18, .iOS26]) func overflow(look: Look) {
        let root = inline(look: look) {
            $0.toolbar { ToolbarItem(placement: .secondaryAction) { Button("More") {} } }
        }
        let names = ["ellipsis", "ellipsis.circle"].map { root.named($0) != nil }
        #expect(names == (look == .iOS26 ? [true, false] : [false, true]))
        let frame = root.named(look == .iOS26 ? "ellipsis" : "ellipsis.circle")?.frame
        if look == .iOS26 { expect(frame?.midX, width - 16 - 22) } else { expect(frame?.maxX, width - 16) }
        expect(frame?.midY, look == .iOS26 ? 32 : 22)
    }

    @Test("The way back: on glass a circle of 44, before an arrow 8 from the edge and 6 before the title") func back()
        throws
    {
        func bar(_ look: Look, hidden: Bool? = nil, title: String? = "Second") throws -> LayoutRecord.Node {
            let view = NavigationStack(path: .constant([1])) {
                Color.red.navigationTitle("First").navigationDestination(for: Int.self) { _ in
                    let page = Color.blue.probe("content").navigationBarTitleDisplayMode(.inline)
                    let titled = title.map { AnyView(page.navigationTitle($0)) } ?? AnyView(page)
                    if let hidden { titled.navigationBarBackButtonHidden(hidden) } else { titled }
                }
            }
            return screen(view, look: look)
        }
        let glass = try #require(try bar(.iOS26).named("chevron.backward")?.frame)
        #expect(glass.midX == 16 + 22 && glass.midY == 32)
        let old = try bar(.iOS18)
        let (arrow, name) = (
            try #require(old.named("chevron.backward")?.frame), try #require(old.named("First")?.frame)
        )
        #expect(arrow.minX == 8 && arrow.midY == 22 && name.minX == arrow.maxX + 6)
        let hidden: [Bool] = try [nil, false, true].map { try bar(.iOS26, hidden: $0).named("chevron.backward") == nil }
        #expect(hidden == [false, false, true])
        // A screen without a title and without a way back has no bar.
        let tops = try [false, true].map { try bar(.iOS26, hidden: $0, title: nil).named("content")?.frame.minY }
        #expect(tops == [64, 0])
    }

    private struct SchemeItem: View {
        @Environment(\.colorScheme) private var scheme
        @State var count = 0
        let name: String

        var body: some View {
            let said = "\(name) \(scheme == .dark ? "dark" : "light")"
            Text(said)
            Button("\(said) \(count)") { count += 1 }
        }
    }

    /// “Specifies the preferred color scheme of a bar”: what is in the bar is drawn in it, and asks for it; the screen keeps its own. It
    /// “is respected when a background for the toolbar is shown” (SwiftUI's documentation of `toolbarColorScheme(_:for:)`).
    @Test("Items see the colour scheme of their bar", arguments: [Look.iOS18, .iOS26]) func scheme(look: Look) {
        func view(_ bar: ToolbarPlacement, _ visibility: Visibility) -> some View {
            NavigationStack {
                SchemeItem(name: "screen").navigationTitle("T").navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { SchemeItem(name: "top") }
                        ToolbarItem(placement: .principal) { SchemeItem(name: "middle") }
                        ToolbarItem(placement: .bottomBar) { SchemeItem(name: "low") }
                    }
                    .toolbarBackground(visibility, for: bar)
                    .toolbarColorScheme(.dark, for: bar)
            }
        }
        func said(_ bar: ToolbarPlacement, _ visibility: Visibility) -> Set<String> {
            Set(screen(view(bar, visibility), look: look).texts)
        }
        func words(_ schemes: KeyValuePairs<String, String>) -> Set<String> {
            Set(schemes.flatMap { ["\($0) \($1)", "\($0) \($1) 0"] })
        }
        let top = words(["screen": "light", "top": "dark", "middle": "dark", "low": "light"])
        #expect(said(.navigationBar, .visible).isSuperset(of: top))
        let bottom = words(["screen": "light", "top": "light", "middle": "light", "low": "dark"])
        #expect(said(.bottomBar, .visible).isSuperset(of: bottom))
        let none = words(["screen": "light", "top": "light", "middle": "light", "low": "light"])
        #expect(said(.navigationBar, .hidden).isSuperset(of: none))
        // Their state is the same as in a bar without a scheme of its own.
        let host = ViewHost(view(.navigationBar, .visible), options: screenOptions(look: look))
        host.tap("top dark 0")
        host.tap("top dark 1")
        host.tap("low light 0")
        let texts = Set(host.record.root.texts)
        #expect(texts.isSuperset(of: ["top dark 2", "middle dark 0", "low light 1", "screen light 0"]))
    }

    @Test("Grounds of bars reach to the screen's ends") func grounds() {
        func found(_ look: Look, _ bar: ToolbarPlacement, _ visibility: Visibility) -> [CGFloat] {
            let view = NavigationStack {
                Color.clear.navigationTitle("T").navigationBarTitleDisplayMode(.inline)
                    .toolbar { ToolbarItem(placement: .bottomBar) { Text("low") } }
                    .toolbarBackground(Color(red: 1, green: 0, blue: 0), for: bar)
                    .toolbarBackground(visibility, for: bar)
            }
            let host = ViewHost(view, options: screenOptions(look: look, insets: phoneInsets))
            return host.boxes(.pureRed).flatMap { [$0.minY, $0.maxY] }
        }
        // 59 above and a row of 54, or 44 before iOS 26; below 86 on glass, and 44 above the 34 of the device before.
        let seen: [[CGFloat]] = [
            found(.iOS26, .navigationBar, .visible), found(.iOS18, .navigationBar, .visible),
            found(.iOS26, .navigationBar, .automatic), found(.iOS18, .navigationBar, .hidden),
            found(.iOS18, .bottomBar, .automatic), found(.iOS18, .bottomBar, .hidden),
            found(.iOS26, .bottomBar, .automatic), found(.iOS26, .bottomBar, .visible),
        ]
        let wanted: [[CGFloat]] = [[0, 113], [0, 103], [], [], [774, 852], [], [], [766, 852]]
        #expect(seen == wanted)
    }
}

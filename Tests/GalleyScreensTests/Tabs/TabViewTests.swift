import Foundation
import Galley
import GalleyTestSupport
import Testing

@MainActor @Suite("Tab views")
struct TabViewTests {
    private func tabs<Selection: Hashable>(_ selection: Selection) -> some View {
        TabView(selection: .constant(selection)) {
            Color.red.probe("a").tabItem { Label("A", systemImage: "a.circle") }.tag(0)
            Color.green.probe("b").tabItem { Text("B") }.tag(1)
            ForEach(2..<4, id: \.self) { index in Color.blue.probe("c\(index)").tabItem { Text("C\(index)") } }
        }
    }

    private func shown(_ root: LayoutRecord.Node) -> [String] {
        ["a", "b", "c2", "c3"].filter { root.named($0) != nil }
    }

    @Test(
        "What ignores the safe area reaches under the bar, in a window without unsafe edges too",
        arguments: [true, false])
    func groundUnderTheBar(hasSafeArea: Bool) {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: 393, height: 852)
        if hasSafeArea {
            options.canvas = CGSize(width: 393, height: 852)
            options.safeArea = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
        }
        let view = TabView {
            Color(red: 1, green: 0, blue: 0).ignoresSafeArea().tabItem { Text("A") }
            Text("b").background(Color.blue).tabItem { Text("B") }
        }
        let fills = RenderedView(view, options: options).displayList.marks.compactMap { mark -> CGRect? in
            guard case .fill(let path, .color(let color), _) = mark, color == ResolvedColor(red: 1, green: 0, blue: 0)
            else { return nil }
            return path.boundingRect
        }
        #expect(fills.map(\.height) == [852])
    }

    @Test("A selection chooses by tag, or by the name that ForEach gives") func selection() {
        #expect(shown(screen(tabs(1))) == ["b"])
        #expect(shown(screen(tabs(3))) == ["c3"])
        #expect(shown(screen(tabs(Optional(1)))) == ["b"])
        #expect(shown(screen(tabs(9))) == ["a"], "where nothing matches the first is shown")
        #expect(screen(tabs(0)).first("TabBar")?.texts == ["A", "B", "C2", "C3"])
    }

    @Test("Tabs are chosen by their values") func values() {
        func view(_ value: String) -> some View {
            TabView(selection: .constant(value)) {
                Tab("A", systemImage: "a.circle", value: "a") { Color.red.probe("a") }
                TabSection("More") {
                    Tab("B", systemImage: "b.circle", value: "b") { Color.green.probe("b") }
                }
                ForEach(["c2", "c3"], id: \.self) { name in
                    Tab("Tab \(name)", systemImage: "circle", value: name) { Color.blue.probe(name) }
                }
            }
        }
        for name in ["a", "b", "c2", "c3"] { #expect(shown(screen(view(name))) == [name]) }
        let plain = TabView {
            Tab("A", systemImage: "a.circle") { Color.red.probe("a") }
            Tab("B", systemImage: "b.circle") { Color.green.probe("b") }.hidden()
        }
        #expect(shown(screen(plain)) == ["a"])
        #expect(screen(plain).first("TabBar")?.texts == ["A"])
    }

    // rules.md §18.9: the content lies in the height less 83; before iOS 26 less 49 and the 34 of the device.
    @Test("What the bar takes") func height() {
        func bottom(_ look: Look, _ insets: EdgeInsets) -> CGFloat? {
            screen(tabs(0), look: look, insets: insets).named("a")?.frame.maxY
        }
        #expect(bottom(.iOS26, EdgeInsets()) == 769)
        #expect(bottom(.iOS26, phoneInsets) == 769)
        #expect(bottom(.iOS18, EdgeInsets()) == 803)
        #expect(bottom(.iOS18, phoneInsets) == 769)
        let hidden = TabView { Color.red.probe("a").toolbar(.hidden, for: .tabBar).tabItem { Text("A") } }
        #expect(screen(hidden).named("a")?.frame.height == 852 && screen(hidden).first("TabBar") == nil)
    }

    @Test("Pages take all of the room, with dots over them") func pages() {
        func view(_ mode: PageTabViewStyle.IndexDisplayMode, count: Int) -> LayoutRecord.Node {
            screen(
                TabView { ForEach(0..<count, id: \.self) { Color.red.probe("page \($0)") } }
                    .tabViewStyle(.page(indexDisplayMode: mode)))
        }
        #expect(view(.automatic, count: 3).named("page 0")?.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(view(.automatic, count: 3).first("PageControl")?.all("Circle").count == 3)
        #expect(view(.automatic, count: 1).first("PageControl") == nil)
        #expect(view(.never, count: 3).first("PageControl") == nil)
        #expect(view(.always, count: 1).first("PageControl") != nil)
        #expect(view(.automatic, count: 3).named("page 1") == nil)
    }

    @Test("Stacks in tabs: both bars, and a title that goes to the stack around the tabs") func nested() {
        let inside = TabView {
            NavigationStack { Color.red.probe("a").navigationTitle("T").navigationBarTitleDisplayMode(.inline) }
                .tabItem { Text("A") }
        }
        #expect(screen(inside).named("a")?.frame == CGRect(x: 0, y: 64, width: 393, height: 852 - 64 - 83))
        let around = NavigationStack {
            TabView { Color.red.probe("a").navigationTitle("T").tabItem { Text("A") } }
        }
        #expect(screen(around).first("NavigationBar")?.texts == ["T"])
        #expect(screen(around).named("a")?.frame == CGRect(x: 0, y: 116, width: 393, height: 852 - 116 - 83))
    }

    @Test("A symbol stands above its text, whichever is given first") func labels() throws {
        let view = TabView {
            Color.red.tabItem {
                Text("Title")
                Image(systemName: "star")
            }
        }
        let bar = try #require(screen(view).first("TabBar"))
        let (text, image) = (try #require(bar.first("Text")), try #require(bar.first("Image")))
        #expect(image.frame.maxY <= text.frame.minY + 0.01)
    }

    @Test("Badges: a number, none for 0") func badges() {
        func texts(_ count: Int) -> [String] {
            screen(TabView { Color.red.tabItem { Text("A") }.badge(count) }).first("TabBar")?.texts ?? []
        }
        #expect(texts(3) == ["A", "3"])
        #expect(texts(0) == ["A"])
    }
}

import Galley
import GalleyTestSupport
import Testing

/// Which tab is shown, and what its bar takes: Apple's pages of `TabView` and `TabContent.hidden(_:)`; the bar of a
/// tablet lies 10 below the window's top or at its safe area and is 44 tall (rules.md §18.7), a phone's takes 83
/// with the device's own, before iOS 26 49 above it.
@MainActor @Suite("Tabs that are chosen") struct TabChoiceTests {
    private let phone = CGSize(width: 390, height: 844)

    private struct Changing: View {
        let count: Int
        let tell: (Int) -> Void
        @State private var less = 0
        var body: some View {
            VStack {
                Button("Less") { less += 1 }
                TabView {
                    ForEach(0..<max(count - less, 0), id: \.self) { index in
                        Tab("Tab \(index)", systemImage: "circle") {
                            Text(verbatim: "page \(index)").onAppear { tell(index) }
                        }
                    }
                }
            }
        }
    }

    @Test("Where the chosen tab goes, the last one is shown") func fewer() {
        var told: [Int] = []
        let host = ViewHost(Changing(count: 4) { told.append($0) }, size: phone)
        #expect(host.shows("page 0"))
        host.tap("Tab 3")
        #expect(host.shows("page 3") && !host.shows("page 0"))
        host.tap("Less")
        #expect(host.shows("page 2") && !host.shows("Tab 3"))
        host.tap("Less")
        host.tap("Less")
        #expect(host.shows("page 0") && !host.shows("Tab 1"))
        host.tap("Less")
        #expect(!host.shows("page 0") && !host.shows("Tab 0") && host.shows("Less"))
        #expect(told == [0, 3, 2, 1, 0])
        let middle = ViewHost(Changing(count: 4) { _ in }, size: phone)
        middle.tap("Tab 1")
        middle.tap("Less")
        #expect(middle.shows("page 1"))
    }

    @Test("A hidden tab is shown where it is chosen, and no longer otherwise") func hidden() {
        func bar(_ chosen: String) -> [String] {
            let view = TabView(selection: .constant(chosen)) {
                Tab("A", systemImage: "circle", value: "a") { Text("page a") }
                Tab("B", systemImage: "circle", value: "b") { Text("page b") }.hidden()
                Tab("C", systemImage: "circle", value: "c") { Text("page c") }
            }
            let root = screen(view)
            return (root.first("TabBar")?.texts ?? []) + root.texts.filter { $0.hasPrefix("page") }
        }
        #expect(bar("a") == ["A", "C", "page a"] && bar("c") == ["A", "C", "page c"])
        #expect(bar("b") == ["A", "B", "C", "page b"] && bar("x") == ["A", "C", "page a"])
    }

    @Test("A tap writes the tab's value, where it has one of the selection's type") func values() {
        let chosen = Recorded("a")
        let view = TabView(selection: chosen.binding) {
            Text("page a").tabItem { Text("A") }.tag("a")
            Text("page b").tabItem { Text("B") }.tag("b")
            Text("page c").tabItem { Text("C") }.tag(3)
            Text("page d").tabItem { Text("D") }
        }
        let host = ViewHost(view, size: phone)
        for name in ["B", "C", "D", "A"] { host.tap(name) }
        #expect(chosen.written == ["b", "a"])
    }

    // MARK: What bars take

    private func content(
        _ width: CGFloat, _ height: CGFloat, _ insets: EdgeInsets = EdgeInsets(), look: Look = .iOS26,
        platform: TextPlatform = .iOS, _ change: (AnyView) -> some View
    ) -> [CGFloat] {
        var options = screenOptions(width, height, look: look, insets: insets)
        options.textPlatform = platform
        let page = AnyView(Color.red.probe("page"))
        let view = TabView {
            Tab("A", systemImage: "circle") { change(page) }
            Tab("B", systemImage: "circle") { Text("B") }
        }
        let frame = LayoutRecord(of: view, options: options).root.named("page")?.frame ?? .null
        return [frame.minY, height - frame.maxY]
    }

    @Test("At the top of a tablet's window and of a Mac's") func wide() {
        let tablet = EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
        #expect(content(1180, 820) { $0 } == [54, 0] && content(1180, 820, tablet) { $0 } == [68, 20])
        #expect(content(1180, 820, platform: .macOS) { $0 } == [32, 0])
        #expect(content(1180, 820, tablet) { $0.toolbar(.hidden, for: .tabBar) } == [24, 20])
        // A stack's bar has the tabs in it.
        let stack = content(1180, 820, tablet) { page in
            NavigationStack { page.navigationTitle("T").navigationBarTitleDisplayMode(.inline) }
        }
        #expect(stack == [24 + 54, 20])
        // One without a bar leaves them their place.
        #expect(content(1180, 820, tablet) { page in NavigationStack { page } } == [68, 20])
    }

    @Test("At the end of a phone's screen") func narrow() {
        let low = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
        let high = EdgeInsets(top: 0, leading: 0, bottom: 100, trailing: 0)
        #expect(content(390, 844) { $0 } == [0, 83] && content(390, 844, low) { $0 } == [20, 83])
        #expect(content(390, 844, phoneInsets) { $0 } == [59, 83])
        // What is unsafe there is taller than the bar.
        #expect(content(390, 844, high) { $0 } == [0, 100])
        #expect(content(390, 844, phoneInsets, look: .iOS18) { $0 } == [59, 83])
        #expect(content(390, 844, low, look: .iOS18) { $0 } == [20, 49])
        #expect(content(390, 844, phoneInsets) { $0.toolbar(.hidden, for: .tabBar) } == [59, 34])
    }

    @Test("A bottom bar of a stack stands on the tabs") func stacked() {
        func bottom(_ look: Look) -> CGFloat {
            content(390, 844, phoneInsets, look: look) { page in
                NavigationStack { page.toolbar { ToolbarItem(placement: .bottomBar) { Button("X") {} } } }
            }[1]
        }
        // Before iOS 26 44 above the tabs' 49 and the device's 34.
        expect(bottom(.iOS18), 34 + 49 + 44)
    }

    @Test("Without tabs there is no bar") func none() {
        let view = TabView { ForEach(0..<0, id: \.self) { _ in Text("x") } }
        let root = screen(view)
        #expect(root.first("TabBar") == nil && root.texts == [])
        let pages = screen(view.tabViewStyle(.page(indexDisplayMode: .always)))
        #expect(pages.texts == [] && pages.first("PageControl")?.all("Circle").count ?? 0 == 0)
    }

    // MARK: Pages

    private func dots(_ count: Int, _ mode: PageTabViewStyle.IndexDisplayMode) -> Int {
        let view = TabView { ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)") } }
        return screen(view.tabViewStyle(.page(indexDisplayMode: mode))).first("PageControl")?.all("Circle").count ?? 0
    }

    @Test("Dots: by themselves for two pages and more") func pages() {
        #expect([1, 2, 3].map { dots($0, .automatic) } == [0, 2, 3])
        #expect([1, 2, 3].map { dots($0, .always) } == [1, 2, 3] && [1, 2, 3].map { dots($0, .never) } == [0, 0, 0])
    }

    @Test("A tab's badge and name in the bar, those of a section too") func sections() {
        let view = TabView(selection: .constant(2)) {
            TabSection("Section") {
                Tab("A", systemImage: "circle", value: 1) { Text("page 1") }.badge(12)
                Tab("B", systemImage: "circle", value: 2) { Text("page 2") }.badge(0)
            }
            Tab("C", systemImage: "circle", value: 3) { Text("page 3") }.badge("new")
            Tab("D", systemImage: "circle", value: 4, role: .search) { Text("page 4") }
            Tab(value: 5, role: .search) { Text("page 5") }
        }
        let root = screen(view)
        #expect(root.first("TabBar")?.texts == ["A", "12", "B", "C", "new"] && root.texts.contains("page 2"))
        #expect(root.first("TabBar")?.all("Image").count == 5)
    }
}

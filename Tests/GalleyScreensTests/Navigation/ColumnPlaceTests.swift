import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyScreens

/// How wide columns, inspectors and panes are (rules.md §18.10; the widths are chosen, or said by the views), and which of them are shown.
@MainActor @Suite("Widths of columns") struct ColumnPlaceTests {
    private func three(_ change: (AnyView) -> some View = { $0 }) -> some View {
        NavigationSplitView {
            change(AnyView(Color.red.probe("sidebar")))
        } content: {
            Color.green.probe("content")
        } detail: {
            Color.blue.probe("detail")
        }
    }

    private func widths(_ view: some View, _ names: [String] = ["sidebar", "content"], look: Look = .iOS18)
        -> [CGFloat?]
    {
        let root = screen(view, 1180, 820, look: look)
        return names.map { root.named($0)?.frame.width }
    }

    @Test("A column is as wide as its view says: the ideal, held between the others") func columns() {
        let seen: [CGFloat?] = [
            widths(three())[0], widths(three { $0.navigationSplitViewColumnWidth(140) })[0],
            widths(three { $0.navigationSplitViewColumnWidth(ideal: 250) })[0],
            widths(three { $0.navigationSplitViewColumnWidth(min: 200, ideal: 150, max: 300) })[0],
            widths(three { $0.navigationSplitViewColumnWidth(min: 200, ideal: 400, max: 300) })[0],
            widths(three { $0.navigationSplitViewColumnWidth(min: 200, ideal: 250, max: 300) })[0],
            widths(three { $0.navigationSplitViewColumnWidth(150).navigationSplitViewColumnWidth(170) })[0],
        ]
        #expect(seen == [320, 140, 250, 200, 300, 250, 150])
        #expect(widths(three())[1] == 320)
    }

    @Test("On glass the sidebar floats 10 inside of its column; on macOS columns are 200 and 250 wide") func platforms()
    {
        let glass = screen(three(), 1180, 820)
        #expect(glass.named("sidebar")?.frame.minX == 10 && glass.named("sidebar")?.frame.width == 320)
        #expect(glass.named("content")?.frame.minX == 340)
        var options = screenOptions(1180, 820)
        options.textPlatform = .macOS
        let mac = LayoutRecord(of: three(), options: options).root
        #expect(mac.named("sidebar")?.frame.width == 200 && mac.named("content")?.frame.width == 250)
        #expect(mac.named("sidebar")?.frame.minX == 0)
        // A window of macOS has room for three columns however tall it is.
        options = screenOptions(820, 1180)
        options.textPlatform = .macOS
        #expect(LayoutRecord(of: three(), options: options).root.named("sidebar") != nil)
    }

    @Test("What hides the sidebar is in its bar, unless it is taken out; titles of details are small") func bars() {
        func shown(_ view: some View) -> Bool { screen(view, 1180, 820).named("sidebar.leading") != nil }
        #expect(shown(three()) && !shown(three { $0.toolbar(removing: .sidebarToggle) }))
        #expect(shown(three { $0.toolbar(removing: nil) }))
        let titled = NavigationSplitView {
            Color.red.probe("sidebar").navigationTitle("A")
        } detail: {
            Color.blue.probe("detail").navigationTitle("B")
        }
        let root = screen(titled, 1180, 820, look: .iOS18)
        // 44 and 52 more for a large title.
        #expect(root.named("sidebar")?.frame.minY == 96 && root.named("detail")?.frame.minY == 44)
    }

    @Test("Older containers: two views are two columns, three are three, one is a stack") func older() {
        func shown(_ count: Int, _ width: CGFloat = 1180) -> [String] {
            let view = NavigationView { ForEach(0..<count, id: \.self) { Color.red.probe("\($0)") } }
            let root = screen(view, width, 820)
            return (0..<count).map { "\($0)" }.filter { root.named($0) != nil }
        }
        #expect([shown(1), shown(2), shown(3), shown(3, 390)] == [["0"], ["0", "1"], ["0", "1", "2"], ["0"]])
        let styled = NavigationView {
            Color.red.probe("a")
            Color.blue.probe("b")
        }
        func both(_ view: some View) -> Bool { screen(view, 1180, 820).named("b") != nil }
        #expect(both(styled.navigationViewStyle(.columns)) && both(styled.navigationViewStyle(.automatic)))
        #expect(!both(styled.navigationViewStyle(.stack)))
        #expect(both(styled.navigationViewStyle(DoubleColumnNavigationViewStyle())))
    }

    @Test("An inspector is 270 wide, or as its view says") func inspectors() {
        func width(_ change: (AnyView) -> some View) -> [CGFloat?] {
            let view = Color.red.probe("main").inspector(isPresented: .constant(true)) {
                change(AnyView(Color.blue.probe("side")))
            }
            let root = screen(view, 1180, 820)
            return [root.named("side")?.frame.width, root.named("side")?.frame.maxX]
        }
        let seen: [[CGFloat?]] = [
            width { $0 }, width { $0.inspectorColumnWidth(180) }, width { $0.inspectorColumnWidth(ideal: 150) },
            width { $0.inspectorColumnWidth(min: 100, ideal: 50, max: 200) },
            width { $0.inspectorColumnWidth(min: 100, ideal: 250, max: 200) },
            width { $0.inspectorColumnWidth(160).inspectorColumnWidth(190) },
        ]
        #expect(seen == [270, 180, 150, 100, 200, 160].map { [$0, 1180] })
        let closed = Color.red.probe("main").inspector(isPresented: .constant(false)) { Color.blue.probe("side") }
        let root = screen(closed, 1180, 820)
        #expect(root.named("side") == nil && root.named("main")?.frame.width == 1180)
    }

    @Test("Panes share a window, with a line before each but the first") func panes() throws {
        let row = frames(
            in: 302, 100,
            HSplitView {
                Color.red.probe("a")
                Color.green.probe("b")
                Color.blue.probe("c")
            })
        let column = frames(
            in: 100, 302,
            VSplitView {
                Color.red.probe("a")
                Color.green.probe("b")
                Color.blue.probe("c")
            })
        func edges(_ frames: [String: CGRect], _ start: (CGRect) -> CGFloat, _ end: (CGRect) -> CGFloat) -> [CGFloat] {
            ["a", "b", "c"].compactMap { frames[$0] }.flatMap { [start($0), end($0)] }
        }
        // Two lines of a point leave 300 for three.
        let wanted: [CGFloat] = [0, 100, 101, 201, 202, 302]
        #expect(edges(row, { $0.minX }, { $0.maxX }) == wanted && row["b"]?.height == 100)
        #expect(edges(column, { $0.minY }, { $0.maxY }) == wanted && column["b"]?.width == 100)
    }

    @Test("A view behind a container lies where its alignment says, under all of the window") func grounds() {
        let view = NavigationStack {
            Color.clear.frame(width: 100, height: 100).containerBackground(for: .navigation, alignment: .topLeading) {
                Color.red.frame(width: 10, height: 20).probe("ground")
            }
        }
        let root = screen(view)
        let content = CGRect(x: (393 - 100) / 2.0, y: (852 - 100) / 2.0, width: 100, height: 100)
        #expect(root.named("ground")?.frame.origin == content.origin)
        let names: [ContainerBackgroundPlacement] = [.navigation, .navigationSplitView, .tabView, .window]
        #expect(Set(names).count == 4)
    }

    @Test("A widget's ground fills its place, or is taken away") func widgets() {
        func ground(_ isShown: Bool, _ placement: ContainerBackgroundPlacement) -> CGRect? {
            let view = Text("x").containerBackground(for: placement) { Color.red.probe("ground") }
                .frame(width: 100, height: 80).widgetGround(isShown: isShown)
            return frames(in: 300, 200, view)["ground"]
        }
        let widget = ContainerBackgroundPlacement(name: "widget")
        #expect(ground(true, widget) == CGRect(x: 100, y: 60, width: 100, height: 80) && ground(false, widget) == nil)
        #expect(ground(false, .window) != nil)
    }
}

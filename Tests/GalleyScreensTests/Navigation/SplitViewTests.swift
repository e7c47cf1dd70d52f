import Foundation
import Galley
import GalleyTestSupport
import Testing

@MainActor @Suite("Columns")
struct SplitViewTests {
    private func split(_ visibility: NavigationSplitViewVisibility = .automatic) -> some View {
        NavigationSplitView(columnVisibility: .constant(visibility)) {
            Color.red.probe("sidebar").navigationTitle("Sidebar")
        } content: {
            Color.green.probe("content").navigationSplitViewColumnWidth(300)
        } detail: {
            Color.blue.probe("detail").navigationTitle("Detail")
        }
    }

    private func shown(_ root: LayoutRecord.Node) -> [String] {
        ["sidebar", "content", "detail"].filter { root.named($0) != nil }
    }

    @Test("A phone shows one column") func compact() {
        #expect(shown(screen(split())) == ["sidebar"])
        let preferred = NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
            Color.red.probe("sidebar")
        } detail: {
            Color.blue.probe("detail")
        }
        #expect(shown(screen(preferred)) == ["detail"])
        #expect(shown(screen(split().environment(\.horizontalSizeClass, .compact), 1180, 820)) == ["sidebar"])
    }

    @Test("A tablet shows them side by side") func regular() {
        let root = screen(split(), 1180, 820, look: .iOS18)
        #expect(shown(root) == ["sidebar", "content", "detail"])
        #expect(root.named("sidebar")?.frame.width == 320)
        #expect(root.named("content")?.frame.width == 300)
        #expect(root.named("detail")?.frame.maxX == 1180)
        // Upright there is room for two.
        #expect(shown(screen(split(), 820, 1180)) == ["content", "detail"])
        #expect(shown(screen(split(.all), 820, 1180)) == ["sidebar", "content", "detail"])
        #expect(shown(screen(split(.doubleColumn), 1180, 820)) == ["content", "detail"])
        #expect(shown(screen(split(.detailOnly), 1180, 820)) == ["detail"])
    }

    @Test("Each column has its own bar") func bars() {
        let root = screen(split(), 1180, 820)
        #expect(root.all("NavigationBar").map(\.texts) == [["Sidebar"], ["Detail"]])
    }

    @Test("NavigationView: the first view, or columns where there is room") func navigationView() {
        let view = NavigationView {
            Color.red.probe("sidebar").navigationBarTitle("A")
            Color.blue.probe("detail").navigationBarTitle("B")
        }
        #expect(shown(screen(view)) == ["sidebar"])
        #expect(shown(screen(view, 1180, 820)) == ["sidebar", "detail"])
        #expect(shown(screen(view.navigationViewStyle(.stack), 1180, 820)) == ["sidebar"])
        #expect(screen(view).first("NavigationBar")?.texts == ["A"])
    }
}

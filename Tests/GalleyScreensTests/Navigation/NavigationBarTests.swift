import Foundation
import Galley
import GalleyTestSupport
import Testing

@MainActor @Suite("Bars around screens")
struct NavigationBarTests {
    /// Where the content of a stack begins and how tall it is.
    private func content<V: View>(
        look: Look = .iOS26, insets: EdgeInsets = EdgeInsets(), _ change: (AnyView) -> V
    ) -> CGRect {
        let view = NavigationStack { change(AnyView(Color.red.probe("content"))) }
        return screen(view, look: look, insets: insets).named("content")?.frame ?? .zero
    }

    // rules.md §18.7: 64 without a safe area, 54 below one, 52 more for a large title; before iOS 26 44 and 96.
    @Test("The heights of the bar") func heights() {
        #expect(content { $0 }.minY == 0)
        #expect(content { $0.navigationTitle("T").navigationBarTitleDisplayMode(.inline) }.minY == 64)
        #expect(content { $0.navigationTitle("T") }.minY == 116)
        #expect(content(insets: phoneInsets) { $0.navigationBarTitle("T", displayMode: .inline) }.minY == 113)
        #expect(content(insets: phoneInsets) { $0.navigationBarTitle("T") }.minY == 165)
        #expect(content(look: .iOS18) { $0.navigationBarTitle("T", displayMode: .inline) }.minY == 44)
        #expect(content(look: .iOS18) { $0.navigationTitle("T") }.minY == 96)
        #expect(content { $0.navigationTitle("T").toolbar(.hidden, for: .navigationBar) }.minY == 0)
        #expect(content { $0.navigationTitle("T").navigationBarHidden(true) }.minY == 0)
        // A line below a large title adds its own height (inferred); in an inline title there is room for it.
        #expect(content { $0.navigationTitle("T").navigationSubtitle("S") }.minY == 134)
        #expect(
            content {
                $0.navigationTitle("T").navigationSubtitle("S").navigationBarTitleDisplayMode(.inline)
            }.minY == 64)
        // Items alone are a bar without a large title.
        #expect(content { $0.toolbar { Button("Add") {} } }.minY == 64)
        #expect(content { $0.toolbar { ToolbarItem(placement: .keyboard) { Button("Done") {} } } }.minY == 0)
    }

    // rules.md §18.7, note 4: bars at the bottom take 86, the 34 of the device included; before iOS 26 44 above those.
    @Test("The height of the bar at the bottom") func bottom() {
        func height(_ look: Look, insets: EdgeInsets = phoneInsets) -> CGFloat {
            852
                - content(look: look, insets: insets) {
                    $0.toolbar { ToolbarItem(placement: .bottomBar) { Button("A") {} } }
                }.maxY
        }
        #expect(height(.iOS26) == 86)
        #expect(height(.iOS26, insets: EdgeInsets()) == 86)
        #expect(height(.iOS18) == 78)
    }

    @Test("Content that ignores the safe area reaches under the bars") func unsafe() {
        let frame = content { $0.ignoresSafeArea().navigationTitle("T") }
        #expect(frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test("Titles: the innermost and first holds, a mode is taken over by the screens that follow") func titles() {
        let inner = NavigationStack { Text("x").navigationTitle("Inner").navigationTitle("Outer") }
        #expect(screen(inner).first("NavigationBar")?.texts == ["Inner"])
        let pushed = NavigationStack(path: .constant([1])) {
            Text("x").navigationTitle("A").navigationBarTitleDisplayMode(.inline)
                .navigationDestination(for: Int.self) { _ in Color.red.probe("content").navigationTitle("B") }
        }
        #expect(screen(pushed).named("content")?.frame.minY == 64)
    }

    @Test("Items: at the ends, in the middle, at the bottom") func items() throws {
        let view = NavigationStack {
            Color.red.navigationTitle("T").navigationBarTitleDisplayMode(.inline).toolbar {
                ToolbarItem(placement: .cancellationAction) { box(20, 20).probe("leading") }
                ToolbarItem { box(20, 20).probe("automatic") }
                ToolbarItem(placement: .topBarTrailing) { box(20, 20).probe("trailing") }
                ToolbarItem(placement: .bottomBar) { box(20, 20).probe("bottom") }
                ToolbarItem(placement: .status) { box(20, 20).probe("status") }
                ToolbarItem(placement: .keyboard) { box(20, 20).probe("keyboard") }
            }
        }
        let root = screen(view)
        // 16 from the edges, 44 tall; a box of 20 in an item that is 44 wide lies 12 inside of it.
        #expect(root.named("leading")?.frame == CGRect(x: 28, y: 22, width: 20, height: 20))
        #expect(root.named("trailing")?.frame == CGRect(x: 345, y: 22, width: 20, height: 20))
        #expect(root.named("automatic")?.frame.minX == 301)
        #expect(root.named("status")?.frame.midX == 196.5)
        #expect(root.named("bottom") != nil && root.named("keyboard") == nil)
        let title = try #require(root.first("NavigationBar")?.named("T"))
        #expect(abs(title.frame.midX - 393 / 2) < 0.01)
    }

    @Test("An item in the middle takes the title's place") func principal() {
        let view = NavigationStack {
            Color.red.navigationTitle("T").navigationBarTitleDisplayMode(.inline)
                .toolbar { ToolbarItem(placement: .principal) { Text("Middle") } }
        }
        #expect(screen(view).first("NavigationBar")?.texts == ["Middle"])
    }

    @Test("A title that has no room in the middle moves between the items") func crowded() throws {
        let view = NavigationStack {
            Color.red.navigationTitle("A title that is long enough").navigationBarTitleDisplayMode(.inline)
                .toolbar { ToolbarItem { box(100, 20) } }
        }
        let title = try #require(screen(view).first("NavigationBar")?.first("Text"))
        #expect(title.frame.minX >= 16 && title.frame.maxX <= 393 - 16 - 114 - 12 + 0.01)
    }

    @Test("Search fields: below the title, on glass at the bottom") func search() throws {
        func field(_ look: Look, placement: SearchFieldPlacement = .automatic) -> CGRect? {
            let view = NavigationStack {
                Color.red.navigationTitle("T").searchable(text: .constant(""), placement: placement)
            }
            return screen(view, look: look).first("SearchField")?.frame
        }
        // Before iOS 26 the field is 36 tall, 16 from the edges, in a row of 52 below the large title.
        #expect(field(.iOS18) == CGRect(x: 16, y: 96, width: 361, height: 36))
        // On glass 48 tall at the bottom, 28 from the edges and from the end (rules.md §18.7, swiftui-web).
        #expect(field(.iOS26) == CGRect(x: 28, y: 852 - 28 - 48, width: 337, height: 48))
        #expect(field(.iOS26, placement: .navigationBarDrawer)?.minY == 116)
    }

    @Test("While somebody searches the views know it, and the title is gone") func searching() {
        struct Results: View {
            @Environment(\.isSearching) private var isSearching
            var body: some View { Text(isSearching ? "searching" : "at rest") }
        }
        func root(_ isPresented: Bool) -> LayoutRecord.Node {
            screen(
                NavigationStack {
                    Results().navigationTitle("T").searchable(text: .constant("x"), isPresented: .constant(isPresented))
                }, look: .iOS18)
        }
        #expect(root(true).named("searching") != nil && root(true).named("T") == nil)
        #expect(root(true).named("Cancel") != nil)
        #expect(root(false).named("at rest") != nil && root(false).named("T") != nil)
    }

    @Test("Every form of navigation can be drawn") func usage() {
        func check<V: View>(_ view: V) {
            for (width, height) in [(CGFloat(393), CGFloat(852)), (1180, 820)] {
                let rendered = RenderedView(view, options: screenOptions(width, height))
                #expect(rendered.diagnostics.allSatisfy { $0.severity != .error }, "\(V.self): \(rendered.diagnostics)")
                #expect(!rendered.displayList.items.isEmpty)
            }
        }
        check(StackUsage())
        check(MixedPathUsage())
        check(LinkUsage())
        check(TitleUsage())
        check(NavigationStack { TitleUsage() })
        check(SplitUsage())
        check(ToolbarUsage())
        check(SearchUsage())
        check(TabUsage())
        check(PresentationUsage())
    }
}

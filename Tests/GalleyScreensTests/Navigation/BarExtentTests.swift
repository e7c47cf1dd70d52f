import Galley
import GalleyTestSupport
import Testing

@testable import GalleyScreens

/// What bars take of a screen: rules.md §18.7 and §18.9, and the doc comments of `BarMetrics`. At the top a row of
/// 64, below a safe area 54, a large title 52 more, a line below it 18, a search field 60, what one can search in
/// 44; before iOS 26 44, 52 and 52. At the bottom 86 up to the screen's end, before iOS 26 44 above the safe area.
@MainActor @Suite("What bars take") struct BarExtentTests {
    /// What is above the content of a stack in a window of 393 × 852, and what is below it.
    private func extents(
        _ look: Look, _ insets: EdgeInsets = EdgeInsets(), platform: TextPlatform = .iOS,
        _ change: (AnyView) -> some View
    ) -> [CGFloat] {
        var options = screenOptions(look: look, insets: insets)
        options.textPlatform = platform
        let view = NavigationStack { change(AnyView(Color.red.probe("content"))) }
        let frame = LayoutRecord(of: view, options: options).root.named("content")?.frame ?? .null
        return [frame.minY, 852 - frame.maxY]
    }

    private func searching(
        _ view: some View, _ isPresented: Bool, _ placement: SearchFieldPlacement = .automatic, scopes: Bool = false
    ) -> some View {
        let field = view.searchable(text: .constant(""), isPresented: .constant(isPresented), placement: placement)
        return Group {
            if scopes {
                field.searchScopes(.constant(0), activation: .onSearchPresentation) {
                    Text("All").tag(0)
                    Text("Mine").tag(1)
                }
            } else {
                field
            }
        }
    }

    @Test("A search field below the title, before iOS 26") func older() {
        let small = extents(.iOS18) { searching($0.navigationTitle("T").navigationBarTitleDisplayMode(.inline), false) }
        #expect(small == [96, 0])
        let large = extents(.iOS18) { searching($0.navigationTitle("T"), false) }
        let below = extents(.iOS18, phoneInsets) { searching($0.navigationTitle("T"), false) }
        #expect(large == [148, 0] && below == [59 + 148, 34])
        // Without a title the field is below the bar's row.
        #expect(extents(.iOS18) { searching($0, false) } == [96, 0])
        let open = extents(.iOS18) { searching($0.navigationTitle("T"), true) }
        let scoped = extents(.iOS18) { searching($0.navigationTitle("T"), true, scopes: true) }
        #expect(open == [52, 0] && scoped == [96, 0])
        let rest = extents(.iOS18) { searching($0.navigationTitle("T"), false, scopes: true) }
        #expect(rest == [148, 0])
    }

    @Test("A search field in the bar on glass") func drawer() {
        let large = extents(.iOS26) { searching($0.navigationTitle("T"), false, .navigationBarDrawer) }
        let below = extents(.iOS26, phoneInsets) { searching($0.navigationTitle("T"), false, .navigationBarDrawer) }
        #expect(large == [176, 0] && below == [59 + 54 + 52 + 60, 34])
        let open = extents(.iOS26) { searching($0.navigationTitle("T"), true, .navigationBarDrawer) }
        let openBelow = extents(.iOS26, phoneInsets) {
            searching($0.navigationTitle("T"), true, .navigationBarDrawer)
        }
        // 64 less 54 is above the row, where no safe area is.
        #expect(open == [70, 0] && openBelow == [59 + 60, 34])
        let scoped = extents(.iOS26, phoneInsets) {
            searching($0.navigationTitle("T"), true, .navigationBarDrawer, scopes: true)
        }
        #expect(scoped == [59 + 60 + 44, 34])
    }

    @Test("A search field at the bottom on glass") func bottom() {
        let rest = extents(.iOS26) { searching($0.navigationTitle("T"), false) }
        let below = extents(.iOS26, phoneInsets) { searching($0.navigationTitle("T"), false) }
        #expect(rest == [116, 86] && below == [59 + 106, 86])
        let scoped = extents(.iOS26) { searching($0.navigationTitle("T"), true, scopes: true) }
        #expect(scoped[1] == 130)
        let quiet = extents(.iOS26) { searching($0.navigationTitle("T"), false, scopes: true) }
        #expect(quiet == [116, 86])
        let hidden = extents(.iOS26) { searching($0, false).toolbar(.hidden, for: .bottomBar) }
        #expect(hidden == [0, 0])
        // Where an item says where the search is, it is there alone.
        let named = extents(.iOS26) {
            searching($0, false).toolbar { DefaultToolbarItem(kind: .search, placement: .bottomBar) }
        }
        #expect(named == [0, 86])
    }

    @Test("Lines below a large title") func subtitles() {
        func title(_ mode: NavigationBarItem.TitleDisplayMode, _ look: Look = .iOS26) -> CGFloat {
            extents(look) {
                $0.navigationTitle("T").navigationSubtitle("S").navigationBarTitleDisplayMode(mode)
            }[0]
        }
        #expect(
            title(.large) == 134 && title(.inline) == 64 && title(.large, .iOS18) == 114 && title(.inline, .iOS18) == 44
        )
        #expect(extents(.iOS26) { $0.navigationSubtitle("S") }[0] == 0)
        let views = extents(.iOS26) {
            $0.navigationTitle("T").toolbar { ToolbarItem(placement: .largeSubtitle) { Text("S") } }
        }
        #expect(views[0] == 134)
        let titled = extents(.iOS26) { $0.toolbar { ToolbarItem(placement: .title) { Text("S") } } }
        #expect(titled[0] == 116)
    }

    @Test("Items make a bar, whatever their place in it") func items() {
        func top(_ placement: ToolbarItemPlacement, _ look: Look = .iOS26) -> [CGFloat] {
            extents(look) { $0.toolbar { ToolbarItem(placement: placement) { Button("A") {} } } }
        }
        let above: [ToolbarItemPlacement] = [
            .topBarLeading, .topBarTrailing, .principal, .secondaryAction, .primaryAction, .cancellationAction,
            .confirmationAction, .automatic,
        ]
        for placement in above {
            #expect(top(placement) == [64, 0] && top(placement, .iOS18) == [44, 0], "\(placement)")
        }
        for placement in [ToolbarItemPlacement.bottomBar, .status] {
            #expect(top(placement) == [0, 86] && top(placement, .iOS18) == [0, 44], "\(placement)")
        }
        #expect(extents(.iOS26) { $0.toolbar {} } == [0, 0])
        let both = extents(.iOS18, phoneInsets) {
            $0.toolbar {
                ToolbarItem { Button("A") {} }
                ToolbarItem(placement: .bottomBar) { Button("B") {} }
            }
        }
        // 44 each, beside the insets of 59 and 34.
        #expect(both == [103, 78])
        let hidden = extents(.iOS26) {
            $0.toolbar {
                ToolbarItem { Button("A") {} }
                ToolbarItem(placement: .bottomBar) { Button("B") {} }
            }
            .toolbar(.hidden, for: .bottomBar)
        }
        #expect(hidden == [64, 0])
        // A Mac's bars are the window's.
        let mac = extents(.iOS26, platform: .macOS) {
            $0.navigationTitle("T").toolbar { ToolbarItem { Button("A") {} } }
        }
        #expect(mac == [0, 0])
    }

    @Test("A stack takes what it is offered, also nothing and less than its bars need") func least() {
        let view = NavigationStack {
            Color.red.navigationTitle("T").toolbar { ToolbarItem(placement: .bottomBar) { Text("low") } }
        }
        for (width, height) in [(0, 0), (0, 852), (393, 0), (20, 30)] as [(CGFloat, CGFloat)] {
            #expect(size(of: view, width, height) == CGSize(width: width, height: height))
        }
    }

    @Test("The way back makes a bar, unless it is hidden; modes are handed on until one is set") func pushed() {
        func top(
            _ depth: Int, hidesBack: Bool = false, _ modes: [NavigationBarItem.TitleDisplayMode?], _ look: Look = .iOS26
        ) -> CGFloat {
            func level(_ number: Int) -> some View {
                let mode = modes[number] ?? .automatic
                let hasTitle = modes[number] != nil
                return Color.red.probe("content \(number)")
                    .navigationBarTitleDisplayMode(mode).modifier(Titled(title: hasTitle ? "T\(number)" : nil))
                    .navigationBarBackButtonHidden(hidesBack)
            }
            let view = NavigationStack(path: .constant(Array(1..<(depth + 1)))) {
                level(0).navigationDestination(for: Int.self) { level($0) }
            }
            return screen(view, look: look).named("content \(depth)")?.frame.minY ?? -1
        }
        #expect(top(1, [nil, nil]) == 64 && top(1, hidesBack: true, [nil, nil]) == 0)
        #expect(top(1, [nil, nil], .iOS18) == 44 && top(0, [nil]) == 0)
        #expect(top(2, [.large, .automatic, .automatic]) == 116 && top(2, [.large, .inline, .automatic]) == 64)
        #expect(top(2, [.inline, .automatic, .automatic]) == 64 && top(2, [.inline, .large, .automatic]) == 116)
        #expect(top(2, [.automatic, .inline, .large]) == 116 && top(1, [.automatic, .automatic]) == 116)
    }

    private struct Titled: ViewModifier {
        let title: String?
        func body(content: Content) -> some View {
            if let title { content.navigationTitle(title) } else { content }
        }
    }
}

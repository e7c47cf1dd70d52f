import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyLive
@testable import GalleyViews

/// What is told of scroll views, and how content is handed to a page that moves it: half of a view counts as seen
/// (Apple's documentation of `onScrollVisibilityChange(threshold:_:)`), a wheel goes on with what is around (rules.md
/// §19), a page moves what lies upright alone.
@MainActor @Suite("Scroll views as they are watched")
struct ScrollWatchTests {
    private func host(_ view: some View, _ width: CGFloat = 50, _ height: CGFloat = 50) -> ViewHost {
        ViewHost(view, size: CGSize(width: width, height: height))
    }

    private func wheel(_ host: ViewHost, _ way: CGFloat, _ point: CGPoint = CGPoint(x: 25, y: 25)) {
        host.send(.scroll(CGSize(width: 0, height: way), at: point))
    }

    @Test("Half of a view is seen, or not; a view without a size never is, nor one outside of scroll views") func half()
    {
        var told: [String] = []
        let host = host(
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 30)
                    Color.blue.frame(height: 40).onScrollVisibilityChange { told.append("half \($0)") }
                    Color.red.frame(height: 0).onScrollVisibilityChange { told.append("none \($0)") }
                    Color.red.frame(height: 200).onScrollVisibilityChange(threshold: 1) { told.append("all \($0)") }
                }
            })
        // 20 of 40 points are seen.
        #expect(told == ["half true"])
        wheel(host, 1)
        wheel(host, 39)
        wheel(host, 10)
        // From 80 to 130 of the content: of the blue view, which ends at 70, nothing is seen.
        wheel(host, 30)
        #expect(told == ["half true", "half false"])
        wheel(host, -30)
        #expect(told == ["half true", "half false", "half true"])
        var outside: [Bool] = []
        _ = self.host(Color.red.onScrollVisibilityChange { outside.append($0) })
        #expect(outside.isEmpty)
    }

    private struct Nested: View {
        let note: (String, CGFloat) -> Void
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView { Color.red.frame(height: 120) }
                        .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { note("inner", $1) }
                        .frame(height: 50)
                    Color.blue.frame(height: 300)
                }
            }
            .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { note("outer", $1) }
        }
    }

    @Test("A wheel scrolls what is under it to its end, and the rest goes to what is around") func nested() {
        var places: [String: CGFloat] = [:]
        let host = host(Nested { places[$0] = $1 })
        func now() -> [CGFloat] { [places["inner"] ?? -1, places["outer"] ?? -1] }
        wheel(host, 30)
        #expect(now() == [30, 0])
        wheel(host, 60)
        // The inner content is 70 longer than its view: 20 of the way are left.
        #expect(now() == [70, 20])
        wheel(host, -10, CGPoint(x: 25, y: 45))
        #expect(now() == [70, 10])
        wheel(host, -100, CGPoint(x: 25, y: 5))
        #expect(now() == [0, 0])
    }

    private func scrolls(_ view: some View, inPage: Bool = true) -> [LocalScroll] {
        let host = ViewHost(view.environment(\.pageScrolls, inPage), size: CGSize(width: 100, height: 80))
        return host.viewTree().flatMap(\.all).compactMap(\.scroll)
    }

    @Test("A page is told of scroll views that lie upright, where it moves them") func upright() throws {
        let rows = ScrollView { Color.red.frame(height: 300) }.frame(width: 60, height: 40)
        let plain = try #require(scrolls(rows).first)
        #expect(plain.frame == CGRect(x: 20, y: 20, width: 60, height: 40) && plain.axes == .vertical)
        #expect(plain.longest == CGSize(width: 0, height: 260) && plain.offset == .zero && plain.revision == 0)
        #expect(!plain.snaps && plain.path.isEmpty && plain.covered == EdgeReach())
        #expect(scrolls(rows.offset(x: 7, y: -3)).map(\.frame.origin) == [CGPoint(x: 27, y: 17)])
        #expect(scrolls(rows.scaleEffect(0.5)).isEmpty && scrolls(rows.scaleEffect(x: 1, y: 0.5)).isEmpty)
        #expect(scrolls(rows.scaleEffect(x: -1, y: 1)).isEmpty && scrolls(rows.rotationEffect(.degrees(90))).isEmpty)
        #expect(scrolls(rows, inPage: false).isEmpty)
        #expect(scrolls(rows.scrollTargetBehavior(.paging)).map(\.snaps) == [true])
        #expect(scrolls(rows.scrollDisabled(true)).map(\.axes) == [[]])
        let bare = ScrollView(showsIndicators: false) { Color.red.frame(height: 300) }.frame(width: 60, height: 40)
        #expect(plain.showsBars && scrolls(bare).map(\.showsBars) == [false])
    }

    @Test("A wheel reaches a scroll view where some part of it lies open") func reached() throws {
        func isReached(_ width: CGFloat, _ height: CGFloat, _ alignment: Alignment) -> Bool? {
            let view = ScrollView { Color.red.frame(height: 300) }.overlay(alignment: alignment) {
                Color.blue.frame(width: width, height: height).onTapGesture {}
            }
            let host = ViewHost(view.environment(\.pageScrolls, true), size: CGSize(width: 100, height: 80))
            return host.viewTree().flatMap(\.all).compactMap(\.scroll).first.map { host.isReached($0) }
        }
        #expect(isReached(100, 80, .center) == false && isReached(10, 10, .center) == true)
        #expect(isReached(100, 40, .top) == true && isReached(100, 40, .bottom) == true)
        #expect(isReached(60, 80, .leading) == true && isReached(60, 80, .trailing) == true)
        let gone = ScrollView { Color.red.frame(height: 300) }.frame(width: 100, height: 80).offset(x: 300)
        let host = ViewHost(gone.environment(\.pageScrolls, true), size: CGSize(width: 100, height: 80))
        let scroll = try #require(host.viewTree().flatMap(\.all).compactMap(\.scroll).first)
        #expect(!host.isReached(scroll))
    }

    private struct Stack: View {
        let name: String
        @State private var path: [Int] = []
        var body: some View {
            NavigationStack(path: $path) {
                Button("on \(name)") { path = [7] }.navigationDestination(for: Int.self) {
                    Text(verbatim: "\(name) \($0)")
                }
            }
        }
    }

    @Test("Of several stacks of screens the one that someone has gone into counts") func stacks() {
        let host = host(
            VStack(spacing: 0) {
                Stack(name: "a")
                Stack(name: "b")
            }, 390, 800)
        #expect(host.shownScreens?.depth == 0)
        host.tap("on b")
        #expect(host.shownScreens?.depth == 1 && host.shownScreens?.address == ["7"])
        #expect(host.leaveScreen() && host.shows("on b") && host.shownScreens?.depth == 0 && !host.leaveScreen())
        host.tap("on a")
        host.tap("on b")
        #expect(host.shownScreens?.depth == 1 && host.leaveScreen() && host.shows("on a") && host.shows("b 7"))
    }

    private func traits(_ view: some View) -> ElementTraits? {
        let builder = ViewTreeBuilder(
            context: RenderContext(options: RenderOptions()), environment: EnvironmentValues())
        let elements = ViewElements(builder, isExpanding: true)
        func list<V: View>(_ view: V) { V._list(view, into: elements) }
        list(view)
        return elements.segments.first?.traits
    }

    @Test("Command, and no more, goes with a key; capitals are their small letters' keys") func shortcuts() {
        let plain = Button("b") {}
        #expect(traits(plain)?.button != nil && traits(plain)?.isDefaultButton == nil)
        let chosen = traits(plain.keyboardShortcut(.defaultAction))
        #expect(chosen?.button != nil && chosen?.isDefaultButton == true)
        #expect(traits(Text("t").keyboardShortcut(.defaultAction))?.button == nil)
        #expect(traits(plain.keyboardShortcut(.cancelAction))?.isDefaultButton == nil)
        #expect(traits(plain.keyboardShortcut(.return))?.isDefaultButton == nil)
        #expect(traits(plain.keyboardShortcut(KeyboardShortcut?.none))?.isDefaultButton == nil)
        let usual = KeyboardShortcut("k")
        #expect(usual.modifiers == .command && usual.localization == .automatic && usual.key.character == "k")
        #expect(KeyboardShortcut.defaultAction.modifiers.isEmpty && KeyboardShortcut.cancelAction.key == .escape)
        #expect(KeyEquivalent(typed: "A") == "a" && KeyEquivalent(typed: "ß") == "ß")
    }

    @Test("A view that waits for its time, or is being touched, is not put away") func putAway() {
        struct Waiting: View {
            let date: Date
            var body: some View {
                TimelineView(.explicit([date])) { _ in
                    NavigationStack { List(0..<2, id: \.self) { Text(verbatim: "row \($0)") } }
                }
            }
        }
        let later = host(Waiting(date: Date(timeIntervalSinceReferenceDate: 5)), 390, 600)
        later.putAway()
        #expect(later.isLaidOut && later.nextFrame == 5)
        later.advance(by: 6)
        later.putAway()
        #expect(!later.isLaidOut && later.nextFrame == nil && !later.needsFrame)
        later.send(.pointerDown(CGPoint(x: 200, y: 300)))
        later.putAway()
        #expect(later.isLaidOut)
        later.send(.pointerUp(CGPoint(x: 200, y: 300)))
        later.advance(by: 1)
        later.putAway()
        #expect(!later.isLaidOut)
    }
}

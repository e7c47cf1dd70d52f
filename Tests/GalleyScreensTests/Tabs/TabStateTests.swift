import Foundation
import Galley
import GalleyTestSupport
import Testing

/// What tabs keep while others are shown. Apple's documentation of TabView does not say it; that state and scroll positions stay, that
/// `onDisappear` is called when a tab is left and `onAppear` when it comes back, and that a tab is built when it is first shown, is
/// reported of devices (swiftyplace.com, SwiftUI View Lifecycle).
@MainActor @Suite("State of tabs")
struct TabStateTests {
    private let phone = CGSize(width: 390, height: 844)

    private struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    /// Two tabs, the first with all that may be in the way between a tab and the views that have state.
    private struct Tabbed: View {
        var isOld = false
        var log: (String) -> Void = { _ in }
        @State private var isWhole = true

        @ViewBuilder private var first: some View {
            VStack {
                Counter(name: "plain")
                GeometryReader { _ in Counter(name: "late") }
                List { ForEach(0..<50, id: \.self) { Counter(name: "row \($0),") } }
            }
            .onAppear { log("first appears") }
            .onDisappear { log("first disappears") }
        }

        var body: some View {
            VStack {
                if isOld {
                    TabView {
                        VStack { first }.tabItem { Text(verbatim: "First") }
                        VStack { Counter(name: "other") }.tabItem { Text(verbatim: "Second") }
                    }
                } else {
                    TabView {
                        if isWhole { Tab("First", systemImage: "star") { first } }
                        Tab("Second", systemImage: "heart") { Counter(name: "other") }
                    }
                }
                Button("Toggle") { isWhole.toggle() }
            }
        }
    }

    @Test("State stays on every switch, also in readers and in rows", arguments: [false, true])
    func state(isOld: Bool) {
        let host = ViewHost(Tabbed(isOld: isOld), size: phone)
        for name in ["plain 0", "late 0", "row 2, 0"] { host.tap(name) }
        #expect(host.shows("plain 1") && host.shows("late 1") && host.shows("row 2, 1"))
        host.tap("Second")
        host.tap("other 0")
        #expect(host.shows("other 1") && !host.shows("plain 1"))
        host.tap("First")
        #expect(host.shows("plain 1") && host.shows("late 1") && host.shows("row 2, 1"))
        host.tap("Second")
        #expect(host.shows("other 1"))
    }

    @Test("A list is where it was scrolled to") func scrolling() {
        let host = ViewHost(Tabbed(), size: phone)
        host.send(.scroll(CGSize(width: 0, height: 500), at: CGPoint(x: 195, y: 600)))
        #expect(!host.shows("row 2, 0"))
        let place = host.frame("row 15, 0")
        host.tap("Second")
        host.tap("First")
        #expect(place != nil && host.frame("row 15, 0") == place)
    }

    @Test("A tab that is taken out of the bar begins anew when it comes again") func removal() {
        let host = ViewHost(Tabbed(), size: phone)
        host.tap("plain 0")
        host.tap("Second")
        host.tap("Toggle")
        #expect(!host.shows("First"))
        host.tap("Toggle")
        host.tap("First")
        #expect(host.shows("plain 0"))
    }

    @Test("What is left disappears after what is shown has appeared; coming back it appears again") func presence() {
        var log: [String] = []
        let host = ViewHost(Tabbed { log.append($0) }, size: phone)
        #expect(log == ["first appears"])
        host.tap("Second")
        #expect(log == ["first appears", "first disappears"])
        host.tap("First")
        #expect(log == ["first appears", "first disappears", "first appears"])
        // A tap that changes nothing about the tabs.
        host.tap("plain 0")
        #expect(log.count == 3)
    }

    private struct Working: View {
        let log: (String) -> Void
        var body: some View {
            TabView {
                Tab("First", systemImage: "star") {
                    Text(verbatim: "a").task {
                        log("begins")
                        try? await Task.sleep(for: .seconds(600))
                        log("ends")
                    }
                }
                Tab("Second", systemImage: "heart") { Text(verbatim: "b") }
            }
        }
    }

    // Apple's documentation of `task`: the task is cancelled when the view disappears.
    @Test("The tasks of a tab that is left end, and begin again with it") func tasks() async {
        var log: [String] = []
        let host = ViewHost(Working { log.append($0) }, size: phone)
        func settle(_ count: Int) async {
            for _ in 0..<60_000 where log.count < count { try? await Task.sleep(for: .milliseconds(1)) }
        }
        await settle(1)
        host.tap("Second")
        await settle(2)
        host.tap("First")
        await settle(3)
        #expect(log == ["begins", "ends", "begins"])
        host.cancelTasks()
    }

    @Test("Tabs in a tab that is hidden keep theirs") func nested() {
        struct Nested: View {
            @State private var outer = 0
            @State private var inner = 0
            var body: some View {
                VStack {
                    Button("Turn outer") { outer = 1 - outer }
                    Button("Turn inner") { inner = 1 - inner }
                    TabView(selection: $outer) {
                        Tab("A", systemImage: "star", value: 0) {
                            TabView(selection: $inner) {
                                Text(verbatim: "inner a").tag(0)
                                VStack { Counter(name: "deep") }.tag(1)
                            }
                            .tabViewStyle(.page)
                        }
                        Tab("B", systemImage: "heart", value: 1) { Text(verbatim: "outer b") }
                    }
                }
            }
        }
        let host = ViewHost(Nested(), size: phone)
        host.tap("Turn inner")
        host.tap("deep 0")
        host.tap("Turn inner")
        host.tap("Turn outer")
        #expect(host.shows("outer b") && !host.shows("inner a"))
        host.tap("Turn outer")
        #expect(host.shows("inner a"))
        host.tap("Turn inner")
        #expect(host.shows("deep 1"))
    }

    @Test("An animated switch leaves nothing of the tab behind") func animated() {
        struct Animated: View {
            @State private var tab = 0
            var body: some View {
                VStack {
                    TabView(selection: $tab) {
                        Tab("A", systemImage: "star", value: 0) { if true { Text(verbatim: "page a") } }
                        Tab("B", systemImage: "heart", value: 1) { Text(verbatim: "page b") }
                    }
                    Button("Go") { withAnimation(.linear(duration: 1)) { tab = 1 - tab } }
                }
            }
        }
        let host = ViewHost(Animated(), size: phone)
        host.tap("Go")
        #expect(host.shows("page b") && !host.shows("page a"))
        host.advance(by: 2)
        host.tap("Go")
        #expect(host.shows("page a") && !host.shows("page b"))
    }
}

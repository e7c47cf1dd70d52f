import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Bars of tabs: sizes of rules.md §18.7 ("tab bar"); badges, roles and customisation by Apple's documentation of `Tab`.
@MainActor @Suite("Bars of tabs")
struct TabBarTests {
    private struct Tabs: View {
        var count = 3
        var selection: Binding<Int>
        var badge = 0
        var body: some View {
            TabView(selection: selection) {
                ForEach(0..<count, id: \.self) { index in
                    Tab("Tab \(index)", systemImage: "circle", value: index) { Color.clear.probe("page \(index)") }
                        .badge(index == 1 ? badge : 0)
                }
            }
        }
    }

    @Test("A tap on a tab chooses it and shows its page", arguments: [Look.iOS18, .iOS26]) func chosen(look: Look) {
        struct Choosing: View {
            let log: (Int) -> Void
            @State private var selection = 0
            var body: some View {
                Tabs(selection: $selection).onChange(of: selection) { log(selection) }
            }
        }
        var log: [Int] = []
        let host = liveHost(Choosing { log.append($0) }, 393, 852, look: look)
        #expect(host.shows("page 0"))
        host.tap("Tab 2")
        #expect(host.shows("page 2") && !host.shows("page 0"))
        host.tap("Tab 1")
        #expect(log == [2, 1] && host.shows("page 1"))
    }

    @Test("Before iOS 26 tabs share the width in equal parts, in a bar of 49") func plain() throws {
        let host = liveHost(Tabs(selection: .constant(0)), 393, 852, look: .iOS18)
        let middles = (0..<3).compactMap { host.frame("Tab \($0)")?.midX }
        for (middle, expected) in zip(middles, [65.5, 196.5, 327.5]) { #expect(abs(middle - expected) < 1) }
        expect(host.frame("page 0")?.maxY, 852 - 49)
    }

    // Four at 402 lie from 25 to 377 and are 98 wide, each 13⅓ over the next (UIKit's frames, iOS 26.2); five at 375 are 76
    // wide (openuikit), which the same makes of 325.
    @Test(
        "On glass three tabs are 94 wide around the screen's middle, more share the bar",
        arguments: [(3, 393, 94), (4, 402, 98 - 40 / 3.0), (5, 375, 62.3)] as [(Int, CGFloat, CGFloat)])
    func glass(count: Int, screen: CGFloat, width: CGFloat) throws {
        let host = liveHost(Tabs(count: count, selection: .constant(0)), screen, 852)
        let middles = (0..<count).compactMap { host.frame("Tab \($0)")?.midX }
        #expect(middles.count == count)
        for (index, middle) in middles.enumerated() {
            #expect(abs(middle - (screen / 2 + (CGFloat(index) - CGFloat(count - 1) / 2) * width)) < 1)
        }
    }

    @Test("A badge is 20 tall, red, with a digit of 13; none for 0") func badges() throws {
        func badge(_ count: Int) -> CGRect? {
            let host = liveHost(Tabs(selection: .constant(0), badge: count), 393, 852)
            guard let text = host.frame("\(count)") else { return nil }
            let red = Color.red.resolve(in: EnvironmentValues())
            let color = ResolvedColor(red: Double(red.red), green: Double(red.green), blue: Double(red.blue))
            return host.boxes(color).first { $0.contains(CGPoint(x: text.midX, y: text.midY)) }
        }
        let one = try #require(badge(1))
        expect(one.size, 20, 20)
        let many = try #require(badge(1234))
        #expect(many.height == 20 && many.width > 30)
        #expect(badge(0) == nil)
    }

    @Test("A tab for searching stands apart at the end, with a name by itself") func search() throws {
        let view = TabView {
            Tab("Home", systemImage: "house") { Color.clear }
            Tab(role: .search) { Color.clear }
        }
        let host = liveHost(view, 393, 852)
        let home = try #require(host.frame("Home")), search = try #require(host.frame("Search"))
        #expect(search.minX > 300 && home.maxX < 200)
    }

    /// On a tablet of iOS 26 the tab for searching is a magnifying glass beside the strip (Apple's TabRole.search).
    @Test("On a tablet a tab for searching is a symbol beside the strip") func wideSearch() throws {
        let view = TabView {
            Tab("Home", systemImage: "house") { Color.clear }
            Tab("You", systemImage: "person") { Color.clear }
            Tab(role: .search) { Color.clear }
        }
        let host = liveHost(view.environment(\.horizontalSizeClass, .regular), 1024, 768)
        let you = try #require(host.frame("You")), search = try #require(host.frame("Search"))
        // A tab's text ends 18 before its pill of 36, which lies 4 inside the strip of 44 (rules.md §18.7); 8 behind that the symbol has a
        // circle of 44 for itself.
        #expect(abs(search.midX - (you.maxX + 18 + 4 + 8 + 22)) <= 0.25 && abs(search.midY - you.midY) < 0.001)
        #expect(abs(search.midY - (10 + 22)) < 0.001)
    }
}

import Galley
import GalleyTestSupport
import Testing

/// A finger that comes in from the edge and leads back (rules.md §18.11).
@MainActor
struct BackSwipeTests {
    private struct Pushed: View {
        @State private var path = [1]
        var body: some View {
            NavigationStack(path: $path) {
                Text("first")
                    .navigationDestination(for: Int.self) { number in
                        ScrollView(.horizontal) { Text("number").frame(width: 1000, height: 700) }
                            .navigationTitle("Number \(number)")
                    }
            }
        }
    }

    private func host(_ direction: LayoutDirection = .leftToRight, _ platform: TextPlatform = .iOS) -> ViewHost {
        var options = RenderOptions()
        options.layoutDirection = direction
        options.textPlatform = platform
        return ViewHost(Pushed(), size: CGSize(width: 390, height: 844), options: options)
    }

    private func swipe(_ host: ViewHost, from x: CGFloat, by way: CGFloat, down: CGFloat = 0) {
        host.send(.pointerDown(CGPoint(x: x, y: 400)))
        for step in 1...20 {
            host.advance(by: 0.1)
            let part = CGFloat(step) / 20
            host.send(.pointerMoved(CGPoint(x: x + way * part, y: 400 + down * part)))
        }
        host.advance(by: 1)
        let end = CGPoint(x: x + way, y: 400 + down)
        host.send(.pointerMoved(end))
        host.send(.pointerUp(end))
        host.advance(by: 1)
    }

    @Test("From the edge over the middle it leads back, also where the screen scrolls to the side") func back() {
        let host = host()
        #expect(!host.shows("first"))
        swipe(host, from: 10, by: 190)
        #expect(!host.shows("first"))
        swipe(host, from: 10, by: 200)
        #expect(host.shows("first"))
    }

    @Test("From further in, downwards, and on macOS it leads nowhere") func elsewhere() {
        let inside = host()
        swipe(inside, from: 25, by: 300)
        #expect(!inside.shows("first"))
        let down = host()
        swipe(down, from: 10, by: 300, down: 320)
        #expect(!down.shows("first"))
        let mac = host(.leftToRight, .macOS)
        swipe(mac, from: 10, by: 300)
        #expect(!mac.shows("first"))
    }

    @Test("From right to left it comes from the right") func mirrored() {
        let host = host(.rightToLeft)
        swipe(host, from: 10, by: 300)
        #expect(!host.shows("first"))
        swipe(host, from: 380, by: -300)
        #expect(host.shows("first"))
    }
}

import Galley
import GalleyTestSupport
import Testing

/// Requests to scroll after a person has scrolled. `ScrollViewProxy.scrollTo(_:anchor:)` without an anchor scrolls as little as makes the
/// view wholly visible (Apple's documentation of it, rules.md §19.4), from where the content lies.
@MainActor @Suite("Requests after a person has scrolled") struct ScrolledRequestTests {
    /// Thirty lines of 600 by 20 points; a tap on them makes the request.
    private struct Lines: View {
        let request: @MainActor (ScrollViewProxy) -> Void
        var body: some View {
            ScrollViewReader { proxy in
                ScrollView([.horizontal, .vertical]) {
                    VStack(spacing: 0) {
                        ForEach(0..<30, id: \.self) { Color.red.frame(width: 600, height: 20).id($0) }
                    }
                    .probe("content")
                }
                .onTapGesture { request(proxy) }
            }
        }
    }

    /// Where the content lies after it was scrolled by 40, 100 and the request was made, in a window of 100 by 100.
    private func place(_ request: @escaping @MainActor (ScrollViewProxy) -> Void) -> [CGFloat] {
        let host = ViewHost(Lines(request: request), size: CGSize(width: 100, height: 100))
        host.send(.scroll(CGSize(width: 40, height: 100), at: CGPoint(x: 50, y: 50)))
        host.tap(CGPoint(x: 50, y: 50))
        let frame = host.frame("content") ?? .null
        return [frame.minX, frame.minY]
    }

    @Test("What is wholly in sight stays, what is not comes in by the shorter way") func shortest() {
        // Rows 5 to 9 are seen. A row is wider than the window, and its beginning comes into sight.
        let places = [5, 7, 9, 10, 4, 0, 29].map { row in place { $0.scrollTo(row) } }
        #expect(places.map { $0[1] } == [-100, -100, -100, -120, -80, 0, -500])
    }

    @Test("A view that is not there moves nothing") func absent() {
        #expect(place { $0.scrollTo(99) } == [-40, -100])
    }

    @Test("An edge moves along its own axis alone") func edges() {
        struct Edged: View {
            let edge: Edge
            @State private var position = ScrollPosition()
            var body: some View {
                ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 600, height: 600).probe("content") }
                    .scrollPosition($position).onTapGesture { position.scrollTo(edge: edge) }
            }
        }
        let places = [Edge.top, .bottom, .leading, .trailing].map { edge -> [CGFloat] in
            let host = ViewHost(Edged(edge: edge), size: CGSize(width: 100, height: 100))
            host.send(.scroll(CGSize(width: 40, height: 100), at: CGPoint(x: 50, y: 50)))
            host.tap(CGPoint(x: 50, y: 50))
            let frame = host.frame("content") ?? .null
            return [frame.minX, frame.minY]
        }
        #expect(places == [[-40, 0], [-40, -500], [0, -100], [-500, -100]])
    }
}

import Foundation
import Galley
import GalleyRandom
import GalleyTestSupport
import Testing

@testable import GalleyGraph

/// What an event or a frame may cost: so many times is the whole view built, however long the frame before it took.
@MainActor @Suite("Layouts of an event")
struct LayoutCountTests {
    /// How often the whole view is built while something is done.
    private func builds(_ host: ViewHost, _ body: () -> Void) -> Int {
        let before = host.core.store.build
        body()
        return host.core.store.build - before
    }

    private struct Cards: View {
        var body: some View {
            ScrollView {
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 10) {
                        ForEach(0..<8, id: \.self) { index in
                            Color.blue.frame(height: 100).containerRelativeFrame(.horizontal).id(index)
                        }
                    }
                }
                .frame(width: 200)
                ForEach(0..<40, id: \.self) { Text("Row \($0)").frame(height: 30) }
            }
        }
    }

    @Test("Frames that follow a scroll view narrower than the window keep what the last layout found") func containers()
    {
        let host = ViewHost(Cards(), size: CGSize(width: 300, height: 400))
        #expect(host.boxes(ResolvedColor(red: 0, green: 136 / 255, blue: 1)).first?.width == 200)
        for _ in 0..<3 {
            #expect(builds(host) { host.send(.scroll(CGSize(width: 0, height: 10), at: CGPoint(x: 150, y: 300))) } <= 1)
            #expect(builds(host) { host.send(.scroll(CGSize(width: 10, height: 0), at: CGPoint(x: 150, y: 50))) } <= 1)
        }
        #expect(host.boxes(ResolvedColor(red: 0, green: 136 / 255, blue: 1)).first?.width == 200)
        #expect(!host.needsFrame)
    }

    @Test("A container that is as long as its content starts from the window each time") func dependentContainer() {
        struct Rows: View {
            @State private var isTall = true
            var body: some View {
                ScrollView {
                    ScrollView(.horizontal) {
                        HStack(alignment: .top, spacing: 0) {
                            Color.red.frame(width: 20).containerRelativeFrame(.vertical) { length, _ in length / 2 }
                            Color.green.frame(width: 20, height: isTall ? 300 : 50).onTapGesture { isTall.toggle() }
                        }
                    }
                }
            }
        }
        let host = ViewHost(Rows(), size: CGSize(width: 200, height: 400))
        let first = host.frame("ScrollView")
        let heights = {
            host.viewTree().flatMap(\.all).filter { $0.kind == "containerRelativeFrame" }.map(\.frame.height)
        }
        let tall = heights()
        host.tap(CGPoint(x: 25, y: 10))
        host.tap(CGPoint(x: 25, y: 10))
        #expect(heights() == tall && host.frame("ScrollView") == first)
    }

    @Test("A display that was held up shows its next frame once, not those that it has missed") func missedFrames() {
        struct Clock: View {
            var body: some View { TimelineView(.animation) { Text("\($0.date.timeIntervalSince1970)") } }
        }
        let host = ViewHost(Clock(), size: CGSize(width: 300, height: 100))
        let before = host.core.tree.items.compactMap(\.label)
        #expect(builds(host) { host.skip(60) } <= 1)
        #expect(host.time == 60)
        #expect(host.core.tree.items.compactMap(\.label) != before)
    }

    private struct Endless: View {
        @State private var width = 10.0
        @State private var taps = 0
        let isEndless: Bool
        var body: some View {
            VStack {
                Color.red.frame(width: width, height: 10)
                    .onGeometryChange(for: Double.self, of: { Double($0.size.width) }) { _ in
                        width = isEndless ? width + 1 : 20
                    }
                Button("tap \(taps)") { taps += 1 }
            }
        }
    }

    @Test("A view that never settles gets sixteen layouts, then one for each event and frame, and says so")
    func endless() {
        let host = ViewHost(Endless(isEndless: true), size: CGSize(width: 300, height: 100))
        #expect(
            host.diagnostics.contains {
                $0.message.contains("never settles") && $0.message.contains("onGeometryChange")
            })
        #expect(host.needsFrame)
        func width() -> CGFloat { host.boxes(ResolvedColor(red: 1, green: 56 / 255, blue: 60 / 255)).first?.width ?? 0 }
        var last = width()
        host.refresh()
        #expect(width() == last)
        host.advance(by: 1 / 60)
        #expect(width() == last + 1)
        last = width()
        host.send(.hover(CGPoint(x: 1, y: 1)))
        #expect(width() == last + 1)
        // What the event changes is seen at once all the same.
        host.tap(CGPoint(x: 150, y: 60))
        #expect(host.core.tree.items.compactMap(\.label).contains("tap 1"))
        let settled = ViewHost(Endless(isEndless: false), size: CGSize(width: 300, height: 100))
        #expect(settled.diagnostics.isEmpty && !settled.needsFrame)
    }

    @Test("No event on a random view leads to many layouts") func randomEvents() {
        var trees = 0
        for seed in PropertyRounds.seeds(20) {
            trees += 1
            var random = SeededGenerator(seed: seed)
            var maker = RandomLiveView(seed: seed)
            let view = maker.view(1 + Int(seed % 3))
            let host = ViewHost(view, size: CGSize(width: 393, height: 700))
            for step in 0..<8 {
                let point = CGPoint(x: random.number(-10...400), y: random.number(-10...710))
                var most = 0
                for event in events(at: point, &random) { most = max(most, builds(host) { host.send(event) }) }
                most = max(most, builds(host) { host.skip(random.pick([1 / 60, 0.3, 5])) })
                guard most <= Self.mostBuilds else {
                    Issue.record("seed \(seed), step \(step): \(most) builds")
                    break
                }
            }
            host.cancelTasks()
        }
        PropertyRounds.report("random live events", trees)
    }

    /// An observer of geometry, a lazy container that learns its length, a transition's next phase: each is a build of its own.
    private static let mostBuilds = 10

    private func events(at point: CGPoint, _ random: inout SeededGenerator) -> [ViewEvent] {
        switch random.whole(0...5) {
        case 0, 1: return [.pointerDown(point), .pointerUp(point)]
        case 2, 3:
            let way = CGSize(width: random.number(-300...300), height: random.number(-300...300))
            let moves = (1...4).map { step in
                let part = Double(step) / 4
                return ViewEvent.pointerMoved(CGPoint(x: point.x + way.width * part, y: point.y + way.height * part))
            }
            return [.pointerDown(point)] + moves + [random.coin() ? .pointerUp(point) : .pointerCancelled]
        case 4:
            return [
                .scroll(
                    CGSize(width: random.pick([0, 40, -1000]), height: random.pick([100, -5000, 5000])), at: point)
            ]
        default: return [.text("a"), .key(.return, []), .focusNext, .hover(point)]
        }
    }
}

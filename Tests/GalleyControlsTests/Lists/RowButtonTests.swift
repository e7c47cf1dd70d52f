import Galley
import GalleyTestSupport
import Testing

/// The buttons that a row's way uncovers: the first lies at the edge, each 74 wide, wider where the row goes further than that takes
/// (Apple's documentation of `swipeActions(edge:allowsFullSwipe:content:)`: "the first button next to the edge").
@MainActor @Suite("Buttons beside rows") struct RowButtonTests {
    private struct Swiped: View {
        let tell: (String) -> Void
        var body: some View {
            List {
                Text("Row")
                    .swipeActions(edge: .leading) {
                        Button("Pin") { tell("Pin") }
                        Button("Mark") { tell("Mark") }
                    }
                    .swipeActions {
                        Button("Bin") { tell("Bin") }
                        Button("Flag") { tell("Flag") }
                    }
                Text("Other")
            }
            .listStyle(.plain)
        }
    }

    private func host(_ direction: LayoutDirection = .leftToRight, _ tell: @escaping (String) -> Void = { _ in })
        -> ViewHost
    {
        ViewHost(Swiped(tell: tell).environment(\.layoutDirection, direction), size: CGSize(width: 300, height: 400))
    }

    private func drag(_ host: ViewHost, _ way: CGFloat, isLetGo: Bool) {
        let y = host.frame("Row")?.midY ?? 26
        host.send(.pointerDown(CGPoint(x: 150, y: y)))
        for step in 1...5 { host.send(.pointerMoved(CGPoint(x: 150 + way * CGFloat(step) / 5, y: y))) }
        if isLetGo { host.send(.pointerUp(CGPoint(x: 150 + way, y: y))) }
    }

    /// The middles of buttons while a finger has moved the row so far.
    private func middles(_ way: CGFloat, _ names: String..., direction: LayoutDirection = .leftToRight) -> [CGFloat] {
        let host = host(direction)
        drag(host, way, isLetGo: false)
        return names.map { (host.frame($0)?.midX ?? -1).rounded() }
    }

    @Test("Where they lie while the row moves") func places() {
        // Two share 200; of 100 the one at the edge has its 74.
        #expect(middles(-200, "Bin", "Flag") == [250, 150] && middles(-100, "Bin", "Flag") == [263, 189])
        #expect(middles(200, "Pin", "Mark") == [50, 150] && middles(100, "Pin", "Mark") == [37, 111])
        #expect(middles(-200, "Pin", "Mark") == [-1, -1] && middles(200, "Bin", "Flag") == [-1, -1])
    }

    @Test("From right to left the trailing ones are at the left") func mirrored() {
        #expect(middles(200, "Bin", "Flag", direction: .rightToLeft) == [50, 150])
        #expect(middles(-200, "Pin", "Mark", direction: .rightToLeft) == [250, 150])
    }

    @Test("What they do, and a full swipe by either edge") func actions() {
        var told: [String] = []
        let live = host { told.append($0) }
        for (way, name) in [(-100, "Bin"), (-100, "Flag"), (100, "Mark"), (100, "Pin")] as [(CGFloat, String)] {
            drag(live, way, isLetGo: true)
            live.tap(name)
        }
        #expect(told == ["Bin", "Flag", "Mark", "Pin"])
        told = []
        let again = host { told.append($0) }
        drag(again, -190, isLetGo: true)
        drag(again, 190, isLetGo: true)
        #expect(told == ["Bin", "Pin"])
    }

    @Test("Another row stays where it is") func others() {
        let live = host()
        let before = live.frame("Other")
        drag(live, -100, isLetGo: true)
        #expect(live.frame("Other") == before && live.shows("Bin"))
    }
}

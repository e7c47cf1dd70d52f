import Galley
import GalleyTestSupport
import Testing

// rules.md §20.

@MainActor @Suite("Matched geometry, scroll requests and the preferred appearance")
struct MatchedGeometryTests {
    private struct Matched: View {
        let properties: MatchedGeometryProperties
        var anchor = UnitPoint.center
        @Namespace private var namespace

        var body: some View {
            HStack(spacing: 0) {
                box(60, 40).matchedGeometryEffect(id: "a", in: namespace)
                Color.green.probe("follower")
                    .matchedGeometryEffect(
                        id: "a", in: namespace, properties: properties, anchor: anchor, isSource: false
                    )
                    .probe("slot").frame(width: 20, height: 20)
            }
        }
    }

    @Test("A follower lies where its source lies, as large as it is; its own place stays")
    func frame() {
        let found = frames(in: 200, 100, Matched(properties: .frame))
        expect(found["follower"], 60, 30, 60, 40)
        expect(found["slot"], 120, 40, 20, 20)
    }

    @Test("Only its position, or only its size") func parts() {
        expect(frames(in: 200, 100, Matched(properties: .position))["follower"], 80, 40, 20, 20)
        expect(
            frames(in: 200, 100, Matched(properties: .position, anchor: .topLeading))["follower"], 60, 30, 20, 20)
        expect(frames(in: 200, 100, Matched(properties: .size))["follower"], 100, 30, 60, 40)
    }

    private func list(_ count: Int, lazily: Bool, to id: Int, _ anchor: UnitPoint?) -> some View {
        ScrollViewReader { proxy in
            ScrollView {
                if lazily {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { Color.red.frame(height: 50).probe("\($0)") }
                    }
                } else {
                    VStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { Color.red.frame(height: 50).probe("\($0)") }
                    }
                }
            }.onAppear { proxy.scrollTo(id, anchor: anchor) }
        }
    }

    @Test("scrollTo shows a view at an anchor, or just shows it", arguments: [false, true])
    func scrolling(lazily: Bool) {
        let top = frames(in: 100, 200, list(100, lazily: lazily, to: 40, .top))
        expect(top["40"], 0, 0, 100, 50)
        let center = frames(in: 100, 200, list(100, lazily: lazily, to: 40, .center))
        expect(center["40"]?.minY, 75)
        let shown = frames(in: 100, 200, list(100, lazily: lazily, to: 40, nil))
        expect(shown["40"]?.maxY, 200)
        let end = frames(in: 100, 200, list(100, lazily: lazily, to: 99, .top))
        expect(end["99"]?.maxY, 200)
    }

    @Test("The preferred appearance holds for the whole picture") func appearance() {
        struct Dark: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { box(scheme == .dark ? 20 : 10, 10).probe("b") }
        }
        let found = frames(
            in: 100, 100,
            VStack {
                Dark(); Color.red.preferredColorScheme(.dark)
            })
        expect(found["b"]?.width, 20)
    }

    private struct Counter: View {
        let name: String
        @State private var count = 1
        let log: Log

        var body: some View {
            log.grow[name] = { count += 1 }
            log.bodies += 1
            return box(CGFloat(10 * count), 10).probe(name)
        }
    }

    private final class Log {
        var grow: [String: () -> Void] = [:]
        var bodies = 0
    }

    @Test("A live view builds again what changed, and lays out what depends on it") func live() {
        let log = Log()
        let live = LiveView(
            HStack(spacing: 0) { ForEach(0..<100) { Counter(name: "\($0)", log: log) } }.frame(width: 2000))
        log.bodies = 0
        log.grow["3"]?()
        #expect(live.update())
        #expect(log.bodies == 1)
        expect(live.record.node("3")?.frame.width, 20)
        expect(live.record.node("4")?.frame.minX, (live.record.node("3")?.frame.maxX ?? 0))
        expect(live.record.node("99")?.frame.maxX, 1505)
        #expect(!live.update())
    }
}

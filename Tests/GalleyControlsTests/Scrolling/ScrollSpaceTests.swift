import Galley
import GalleyTestSupport
import Testing

/// What views in a scroll view are told of it: Apple's documentation of `CoordinateSpaceProtocol.scrollView(axis:)` (the innermost that
/// scrolls along the axis), `containerRelativeFrame` (the nearest container, a scroll view's without its margins), `refreshable`.
@MainActor @Suite("Spaces of scroll views") struct ScrollSpaceTests {
    /// Where a view lies that is 20 in a row, which is 30 down a column; the column begins 7 below the window's edge.
    private func places(_ position: ScrollPosition = ScrollPosition()) -> [String] {
        let reader = GeometryReader { proxy in
            let spaces: [CGRect] = [
                proxy.frame(in: .scrollView), proxy.frame(in: .scrollView(axis: .horizontal)),
                proxy.frame(in: .scrollView(axis: .vertical)), proxy.frame(in: .global),
            ]
            Text(verbatim: spaces.map { "\(Int($0.minX)),\(Int($0.minY))" }.joined(separator: " "))
        }
        let column = ScrollView {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 100, height: 30)
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        Color.red.frame(width: 20, height: 40)
                        reader.frame(width: 200, height: 40)
                    }
                }
                Color.red.frame(width: 100, height: 300)
            }
        }
        .scrollPosition(.constant(position))
        return screen(column.frame(width: 100, height: 100).padding(.top, 7), 100, 107).texts
    }

    @Test("Of the innermost, and of the innermost of an axis") func spaces() {
        #expect(places() == ["20,0 20,0 20,30 20,37"])
        #expect(places(ScrollPosition(y: 5)) == ["20,0 20,0 20,25 20,32"])
    }

    @Test("A container's room is that inside the margins, the nearest container's") func containers() {
        func half(_ axes: Axis.Set, _ margins: EdgeInsets = EdgeInsets(), isNested: Bool = false) -> [CGFloat] {
            let color = Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 }.probe(
                "half")
            let inner = ScrollView(axes) { color }.contentMargins(.all, margins, for: .scrollContent)
            let view = isNested ? AnyView(ScrollView { inner.frame(width: 60, height: 40) }) : AnyView(inner)
            let frame = frames(in: 100, 200, view)["half"] ?? .null
            return [frame.width, frame.height]
        }
        let margins = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        let all: [Axis.Set] = [.vertical, .horizontal, [.horizontal, .vertical]]
        #expect(all.map { half($0) } == [[50, 100], [50, 100], [50, 100]] as [[CGFloat]])
        #expect(all.map { half($0, margins) } == [[20, 80], [20, 80], [20, 80]] as [[CGFloat]])
        #expect(half(.vertical, isNested: true) == [30, 20])
        // Margins that leave nothing leave nothing.
        #expect(half(.vertical, EdgeInsets(top: 150, leading: 90, bottom: 150, trailing: 90)) == [0, 0])
    }

    // MARK: Pulling

    private func pulled(_ way: CGFloat, isLetGo: Bool) -> ViewHost {
        let view = ScrollView { Color.red.frame(width: 100, height: 20).probe("content") }.refreshable {}
        let host = ViewHost(view, size: CGSize(width: 100, height: 300))
        host.send(.pointerDown(CGPoint(x: 50, y: 50)))
        for step in 1...4 { host.send(.pointerMoved(CGPoint(x: 50, y: 50 + way * CGFloat(step) / 4))) }
        if isLetGo { host.send(.pointerUp(CGPoint(x: 50, y: 50 + way))) }
        return host
    }

    @Test("Content that is pulled down follows the finger, a wheel above it") func pulling() {
        func wheel(_ host: ViewHost) -> CGRect? {
            host.viewTree().flatMap(\.all).first { $0.role == .progress }?.frame
        }
        let rest = pulled(0, isLetGo: false)
        #expect(rest.frame("content")?.minY == 0 && wheel(rest) == nil)
        let half = pulled(40, isLetGo: false)
        #expect(half.frame("content")?.minY == 40)
        // In the middle of the room above the content, which is 60 high at most.
        #expect(wheel(half)?.midY == 20 && wheel(half)?.midX == 50)
        let far = pulled(100, isLetGo: false)
        #expect(far.frame("content")?.minY == 100 && wheel(far)?.midY == 30)
        // Upwards there is nothing to pull.
        #expect(pulled(-40, isLetGo: false).frame("content")?.minY == 0)
    }

    @Test("Let go, it goes back, or rests 60 down where it was pulled 80") func released() {
        func rest(_ way: CGFloat) -> CGFloat? { pulled(way, isLetGo: true).frame("content")?.minY }
        #expect([40, 79, 80, 120].map { rest($0) } == [0, 0, 60, 60])
    }

    @Test("A wheel is as strong as the way that it takes, up to the whole") func strength() {
        func opacities(_ way: CGFloat) -> [Double] {
            pulled(way, isLetGo: false).displayList().effects.compactMap { effect in
                if case .opacity(let opacity) = effect { opacity } else { nil }
            }
        }
        // The wheel's spokes have strengths of their own.
        #expect(opacities(40).first == 0.5 && opacities(20).first == 0.25)
        #expect(opacities(80).first == opacities(160).first && opacities(80).contains(0.5) == false)
    }

    @Test("Where nothing is to be fetched nothing is pulled; the action is there for the views inside") func refresh() {
        struct Told: View {
            @Environment(\.refresh) private var refresh
            var body: some View { Text(verbatim: refresh == nil ? "none" : "some") }
        }
        #expect(screen(ScrollView { Told() }).texts == ["none"])
        #expect(screen(ScrollView { Told() }.refreshable {}).texts == ["some"])
        let host = ViewHost(
            ScrollView { Color.red.frame(width: 100, height: 20).probe("content") },
            size: CGSize(width: 100, height: 300))
        host.send(.pointerDown(CGPoint(x: 50, y: 50)))
        host.send(.pointerMoved(CGPoint(x: 50, y: 150)))
        #expect(host.frame("content")?.minY == 0)
    }

    @Test("Whether one can scroll is said from the outside in, and not taken back") func disabled() {
        struct Told: View {
            @Environment(\.isScrollEnabled) private var isEnabled
            var body: some View { Text(verbatim: "\(isEnabled)") }
        }
        let all: [[Bool]] = [[], [false], [true], [true, false], [false, true]]
        let seen = all.map { said in
            screen(said.reduce(AnyView(Told())) { AnyView($0.scrollDisabled($1)) }).texts
        }
        #expect(seen == [["true"], ["true"], ["false"], ["false"], ["false"]])
    }
}

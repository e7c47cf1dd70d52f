import Galley
import GalleyTestSupport
import Testing

/// Where requests to scroll lead, by rules.md §19.4: without an anchor no further than shows all of the target, with one the target's
/// anchor on that of the room inside the margins, never beyond the content. The room is 100 by 100, the content 300 by 300.
@MainActor @Suite("Where requests to scroll lead") struct ScrollToTests {
    private let both: Axis.Set = [.horizontal, .vertical]
    private let insets = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)

    /// A target of 20 by 30 at 200, 150.
    private var content: some View {
        VStack(alignment: .leading, spacing: 0) {
            Color.blue.frame(width: 300, height: 150)
            HStack(spacing: 0) {
                Color.blue.frame(width: 200, height: 30)
                Color.red.frame(width: 20, height: 30).id("target")
            }
            Color.blue.frame(width: 300, height: 120)
        }
        .probe("content")
    }

    private func place(_ view: some View) -> [CGFloat] {
        let frame = frames(in: 100, 100, view)["content"] ?? .null
        return [frame.minX, frame.minY]
    }

    private func asked(_ anchor: UnitPoint?, _ axes: Axis.Set, _ margins: EdgeInsets = EdgeInsets()) -> [CGFloat] {
        place(
            ScrollViewReader { proxy in
                ScrollView(axes) { content }.contentMargins(.all, margins, for: .scrollContent)
                    .onAppear { proxy.scrollTo("target", anchor: anchor) }
            })
    }

    @Test("To a view, by its anchor or as far as shows it") func views() {
        let anchors: [UnitPoint?] = [nil, .topLeading, .center, .bottomTrailing, .top, UnitPoint(x: 0.25, y: 0.75)]
        // The target ends at 220 and 180; its middle is at 210 and 165, that of the room at 50.
        #expect(
            anchors.map { asked($0, both) } == [
                [-120, -80], [-200, -150], [-160, -115], [-120, -80], [-160, -150], [-180, -97.5],
            ] as [[CGFloat]])
        // Inside the margins 40 by 60 points are left, from 20 and 10 on.
        #expect(
            anchors.map { asked($0, both, insets) } == [
                [-160, -110], [-180, -140], [-170, -125], [-160, -110], [-170, -140], [-175, -117.5],
            ] as [[CGFloat]])
        // Along one axis; across it a scroll view is as its content is and lies in the middle.
        #expect(asked(nil, .vertical) == [-100, -80] && asked(nil, .horizontal) == [-120, -100])
        // An anchor outside of the view is met as far as the content reaches.
        #expect(asked(UnitPoint(x: -9, y: 9), both) == [-200, 0] && asked(UnitPoint(x: 9, y: -9), both) == [0, -200])
    }

    @Test("To points, as far as the content reaches, along the axes that scroll") func points() {
        func point(_ position: ScrollPosition, _ axes: Axis.Set, _ margins: EdgeInsets = EdgeInsets()) -> [CGFloat] {
            place(
                ScrollView(axes) { content }.contentMargins(.all, margins, for: .scrollContent)
                    .scrollPosition(.constant(position)))
        }
        let seen: [[CGFloat]] = [
            point(ScrollPosition(x: 30, y: 40), both), point(ScrollPosition(x: 30), both),
            point(ScrollPosition(y: 40), both), point(ScrollPosition(x: -5, y: 900), both),
            point(ScrollPosition(x: .nan, y: .infinity), both), point(ScrollPosition(x: 30, y: 40), both, insets),
            // 300 − 40 and 300 − 60 are the furthest inside the margins.
            point(ScrollPosition(x: 900, y: 900), both, insets), point(ScrollPosition(x: 30, y: 40), .vertical),
        ]
        let wanted: [[CGFloat]] = [
            [-30, -40], [-30, 0], [0, -40], [0, -200], [0, 0], [-10, -30], [-240, -230], [-100, -40],
        ]
        #expect(seen == wanted)
    }

    /// In a view that is alive, where a person may have scrolled before; it begins at the content's end.
    private func edge(_ edge: Edge, _ axes: Axis.Set, isMirrored: Bool = false) -> [CGFloat] {
        struct Edged<Content: View>: View {
            let edge: Edge
            let content: Content
            @State private var position = ScrollPosition()
            var body: some View {
                content.scrollPosition($position).onTapGesture { position.scrollTo(edge: edge) }
            }
        }
        let scroll = ScrollView(axes) { content }.contentMargins(.all, insets, for: .scrollContent)
        let view = Edged(edge: edge, content: scroll).environment(
            \.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
        let host = ViewHost(view, size: CGSize(width: 100, height: 100))
        // To the middle of the way, and from there to the edge.
        host.send(.scroll(CGSize(width: isMirrored ? -50 : 50, height: 50), at: CGPoint(x: 50, y: 50)))
        host.tap(CGPoint(x: 50, y: 50))
        let frame = host.frame("content") ?? .null
        return [frame.minX, frame.minY]
    }

    @Test("To edges, along the edge's own axis") func edges() {
        let (down, aside): ([Edge], [Edge]) = ([.top, .bottom], [.leading, .trailing])
        for axes in [both, .vertical] { #expect(down.map { edge($0, axes)[1] } == [10, -230]) }
        for axes in [both, .horizontal] {
            #expect(aside.map { edge($0, axes)[0] } == [20, -240])
            // From right to left the leading margin is at the right, where the content begins: at 100 − 20 − 300.
            #expect(aside.map { edge($0, axes, isMirrored: true)[0] } == [-220, 40])
        }
        #expect(down.map { edge($0, both, isMirrored: true)[1] } == [10, -230])
    }

    @Test("What is shorter than the room stays where it is") func short() {
        func y(_ height: CGFloat) -> CGFloat? {
            let reader = ScrollViewReader { proxy in
                ScrollView {
                    VStack(spacing: 0) {
                        Color.blue.frame(height: height - 10)
                        Color.red.frame(height: 10).id("end")
                    }.probe("content")
                }.onAppear { proxy.scrollTo("end", anchor: .top) }
            }
            return frames(in: 100, 100, reader)["content"]?.minY
        }
        #expect([40, 100, 101, 150].map { y($0) } == [0, 0, -1, -50])
    }

    @Test("From right to left, in a row and in a lazy one") func mirrored() {
        func row(_ isLazy: Bool, _ margins: EdgeInsets) -> [CGFloat] {
            let items = ForEach(0..<100, id: \.self) { Color.red.frame(width: 30, height: 20).probe("\($0)") }
            let view = ScrollViewReader { proxy in
                ScrollView(.horizontal) {
                    if isLazy { LazyHStack(spacing: 0) { items } } else { HStack(spacing: 0) { items } }
                }
                .contentMargins(.all, margins, for: .scrollContent)
                .onAppear { proxy.scrollTo(50) }
            }
            let found = frames(in: 100, 100, view.environment(\.layoutDirection, .rightToLeft))
            return ["50", "49"].map { found[$0]?.minX ?? -999 }
        }
        // It comes in at the left.
        #expect([false, true].map { row($0, EdgeInsets()) } == [[0, 30], [0, 30]] as [[CGFloat]])
        let sides = EdgeInsets(top: 0, leading: 7, bottom: 0, trailing: 20)
        #expect([false, true].map { row($0, sides) } == [[20, 50], [20, 50]] as [[CGFloat]])
    }

    @Test("Content that has become shorter is shown up to its end") func shrunk() {
        struct Rows: View {
            @State private var count = 20
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Color.red.frame(height: 20).probe("\($0)") } }
                }
                .onTapGesture { count = count == 20 ? 10 : 20 }
            }
        }
        let host = ViewHost(Rows(), size: CGSize(width: 100, height: 100))
        func start() -> CGFloat? { host.frame("0")?.minY }
        host.send(.scroll(CGSize(width: 0, height: 260), at: CGPoint(x: 50, y: 50)))
        let first = start()
        host.tap(CGPoint(x: 50, y: 50))
        let shorter = start()
        host.tap(CGPoint(x: 50, y: 50))
        #expect([first, shorter, start()] == [-260, -100, -100])
    }
}

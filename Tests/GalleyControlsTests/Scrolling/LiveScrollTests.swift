import Foundation
import Galley
import GalleyTestSupport
import Testing

/// What a scroll view tells while somebody scrolls, and where it comes to rest.
///
/// Apple's documentation: `ScrollPhase` (idle, tracking, interacting, decelerating, animating), `ScrollPosition` ("the top-most view
/// scrolled within the visible region"; `isPositionedByUser`), `scrollTargetLayout`, `PagingScrollTargetBehavior`,
/// `ViewAlignedScrollTargetBehavior`, `onScrollPhaseChange` ("the first scroll view in the hierarchy").
@MainActor @Suite("Scrolling of live views")
struct LiveScrollTests {
    @MainActor private final class Log {
        var lines: [String] = []
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private func drag(_ host: ViewHost, from start: CGPoint, by way: CGSize, seconds: Double = 0, lifts: Bool = true) {
        host.send(.pointerDown(start))
        for step in 1...4 {
            host.advance(by: seconds / 4)
            let part = CGFloat(step) / 4
            host.send(.pointerMoved(CGPoint(x: start.x + way.width * part, y: start.y + way.height * part)))
        }
        if lifts { host.send(.pointerUp(CGPoint(x: start.x + way.width, y: start.y + way.height))) }
    }

    private func finish(_ host: ViewHost) {
        for _ in 0..<200 where host.needsFrame { host.advance(by: 1 / 60) }
    }

    // MARK: Geometry and phases

    private struct Rows: View {
        let log: Log

        var body: some View {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<10, id: \.self) { Color.blue.frame(width: 100, height: 40).id($0) } }
            }
            .contentMargins(.top, 20, for: .scrollContent)
            .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { old, new in
                log.lines.append("\(Int(old)) \(Int(new))")
            }
            .onScrollPhaseChange { old, new, context in
                log.lines.append("\(old) \(new) \(Int(context.geometry.contentOffset.y))")
            }
        }
    }

    @Test("The geometry is told at first and when it changes; phases follow the finger") func dragging() {
        let log = Log()
        let host = ViewHost(Rows(log: log), size: CGSize(width: 100, height: 120))
        // The content's margins are insets: its start lies before nothing.
        #expect(log.take() == ["-20 -20"])
        drag(host, from: CGPoint(x: 50, y: 100), by: CGSize(width: 0, height: -60))
        #expect(
            log.take() == [
                "idle tracking -20", "tracking interacting -20", "-20 -5", "-5 10", "10 25", "25 40",
                "interacting idle 40",
            ])
        host.tap(CGPoint(x: 50, y: 60))
        #expect(log.take() == ["idle tracking 40", "tracking idle 40"])
        host.send(.pointerDown(CGPoint(x: 50, y: 60)))
        host.send(.pointerCancelled)
        #expect(log.take() == ["idle tracking 40", "tracking idle 40"])
    }

    @Test("A wheel scrolls while it turns, and is still a moment later") func wheel() {
        let log = Log()
        let host = ViewHost(Rows(log: log), size: CGSize(width: 100, height: 120))
        _ = log.take()
        host.send(.scroll(CGSize(width: 0, height: 30), at: CGPoint(x: 50, y: 60)))
        host.send(.scroll(CGSize(width: 0, height: 10), at: CGPoint(x: 50, y: 60)))
        #expect(log.take() == ["idle interacting -20", "-20 10", "10 20"])
        host.advance(by: 0.1)
        #expect(log.take().isEmpty)
        host.advance(by: 0.1)
        #expect(log.take() == ["interacting idle 20"])
        #expect(host.nextFrame == nil)
    }

    @Test("Of two scroll views the first one tells; the geometry is that of what is seen with its insets") func first()
    {
        struct Two: View {
            let log: Log
            var body: some View {
                VStack(spacing: 0) {
                    ScrollView { Color.red.frame(width: 50, height: 300) }.frame(height: 100)
                    ScrollView { Color.red.frame(width: 50, height: 900) }.frame(height: 100)
                }
                .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { _, new in
                    log.lines.append("\(new.contentOffset.y) \(new.contentSize.height) \(new.containerSize.height)")
                }
            }
        }
        let log = Log()
        let host = ViewHost(Two(log: log), size: CGSize(width: 50, height: 200))
        host.send(.scroll(CGSize(width: 0, height: 30), at: CGPoint(x: 25, y: 150)))
        host.send(.scroll(CGSize(width: 0, height: 40), at: CGPoint(x: 25, y: 50)))
        #expect(log.take() == ["0.0 300.0 100.0", "40.0 300.0 100.0"])
    }

    /// Apple's documentation of `scrollDisabled(_:)`: "Disables or enables scrolling in scrollable views." UIKit's `isScrollEnabled`: "If
    /// the value of this property is NO, scrolling is disabled, and scroll view forwards touch events up the responder chain."
    @Test("What is disabled takes neither wheel nor finger, and leaves them to what is around it; a program scrolls it")
    func disabled() {
        struct Nested: View {
            let log: Log
            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView {
                        ScrollView {
                            VStack(spacing: 0) {
                                ForEach(0..<10, id: \.self) { Color.blue.frame(width: 100, height: 40).id($0) }
                            }
                        }
                        .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, new in
                            log.lines.append("inner \(Int(new))")
                        }
                        .frame(height: 200).scrollDisabled(true)
                        Button("Leap") { proxy.scrollTo(5, anchor: .top) }.frame(height: 100)
                    }
                    .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, new in
                        log.lines.append("outer \(Int(new))")
                    }
                }
            }
        }
        let log = Log()
        let host = ViewHost(Nested(log: log), size: CGSize(width: 100, height: 240))
        _ = log.take()
        host.send(.scroll(CGSize(width: 0, height: 10), at: CGPoint(x: 50, y: 60)))
        #expect(log.take() == ["outer 10"])
        drag(host, from: CGPoint(x: 50, y: 100), by: CGSize(width: 0, height: -12))
        #expect(log.take().allSatisfy { $0.hasPrefix("outer") })
        host.tap(CGPoint(x: 50, y: 230))
        #expect(log.take().contains("inner 200"))
    }

    // MARK: Where scrolling comes to rest

    private struct Cards<Behavior: ScrollTargetBehavior>: View {
        let log: Log
        let behavior: Behavior
        @State private var id: Int?

        var body: some View {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 10) {
                    ForEach(0..<20, id: \.self) { Color.blue.frame(width: 90, height: 50).id($0) }
                }
                .scrollTargetLayout()
            }
            .scrollPosition(id: $id)
            .scrollTargetBehavior(behavior)
            .frame(width: 100)
            .onChange(of: id) { _, new in log.lines.append("\(new ?? -1)") }
        }
    }

    private func cards(_ behavior: some ScrollTargetBehavior, _ log: Log = Log()) -> ViewHost {
        ViewHost(Cards(log: log, behavior: behavior), size: CGSize(width: 100, height: 50))
    }

    /// How far the content is scrolled.
    private func offset(_ host: ViewHost) -> CGFloat {
        -(host.viewTree().flatMap(\.all).first { $0.kind == "LazyHStack" }?.frame.minX ?? .nan)
    }

    @Test("Content comes to rest at a view, and the binding is told which one is seen first") func aligned() {
        let log = Log()
        let host = cards(.viewAligned, log)
        drag(host, from: CGPoint(x: 90, y: 25), by: CGSize(width: -70, height: 0))
        #expect(host.needsFrame)
        finish(host)
        // 100 from view to view: 70 are nearer to the second one.
        #expect(offset(host) == 100)
        #expect(log.take() == ["0", "1"])
        drag(host, from: CGPoint(x: 10, y: 25), by: CGSize(width: 40, height: 0))
        finish(host)
        #expect(offset(host) == 100)
        #expect(log.take() == ["0", "1"])
        #expect(host.nextFrame == nil)
    }

    @Test("A quick finger turns one page, however far it would go") func paging() {
        let log = Log()
        let host = cards(.paging, log)
        // 20 points in 0.04 seconds: 250 points further.
        drag(host, from: CGPoint(x: 90, y: 25), by: CGSize(width: -20, height: 0), seconds: 0.04)
        finish(host)
        #expect(log.take().last == "1")
        drag(host, from: CGPoint(x: 90, y: 25), by: CGSize(width: -30, height: 0))
        finish(host)
        #expect(log.lines.last ?? "1" == "1")
        #expect(offset(host) == 100)
    }

    @Test("A finger stops content on its way, and lets it go on") func caught() {
        let host = cards(.viewAligned)
        drag(host, from: CGPoint(x: 90, y: 25), by: CGSize(width: -70, height: 0))
        host.advance(by: 0.05)
        host.send(.pointerDown(CGPoint(x: 50, y: 25)))
        let held = offset(host)
        host.advance(by: 0.5)
        #expect(offset(host) == held && held < 100 && held > 70)
        host.send(.pointerUp(CGPoint(x: 50, y: 25)))
        finish(host)
        #expect(offset(host) == 100)
    }

    @Test("A behaviour of one's own is asked with what is known") func custom() {
        struct Halves: ScrollTargetBehavior {
            func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
                guard context.containerSize.width == 100, context.contentSize.width == 1990 else { return }
                target.rect.origin.x = context.originalTarget.rect.minX + 50
            }
        }
        let host = cards(Halves())
        drag(host, from: CGPoint(x: 90, y: 25), by: CGSize(width: -15, height: 0))
        finish(host)
        #expect(offset(host) == 50)
    }

    // MARK: Positions

    private struct Positioned: View {
        let log: Log
        @State private var position = ScrollPosition(idType: Int.self)

        var body: some View {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Color.blue.frame(width: 100, height: 40).id($0) } }
                    .scrollTargetLayout()
            }
            .scrollPosition($position)
            .frame(height: 100)
            .onTapGesture { withAnimation(.linear(duration: 1)) { position.scrollTo(edge: .bottom) } }
            .onChange(of: position) { _, new in
                log.lines.append("\(new.viewID(type: Int.self) ?? -1) \(new.isPositionedByUser)")
            }
            .onScrollPhaseChange { _, new in log.lines.append("\(new)") }
        }
    }

    @Test("A position is told who has scrolled, and moves in the animation in which it is set") func position() {
        let log = Log()
        let host = ViewHost(Positioned(log: log), size: CGSize(width: 100, height: 100))
        host.send(.scroll(CGSize(width: 0, height: 90), at: CGPoint(x: 50, y: 50)))
        host.advance(by: 1)
        #expect(log.take() == ["interacting", "2 true", "idle"])
        host.tap(CGPoint(x: 50, y: 50))
        #expect(log.take() == ["tracking", "idle", "-1 false", "animating"])
        #expect(shownTop(host) == 90)
        host.advance(by: 0.5)
        // From 90 to 700.
        #expect(abs(shownTop(host) - (90 + 305)) < 0.01)
        host.advance(by: 0.6)
        #expect(abs(shownTop(host) - 700) < 0.01)
        #expect(log.take() == ["idle"])
    }

    private func shownTop(_ host: ViewHost) -> CGFloat {
        -(host.viewTree().flatMap(\.all).first { $0.kind == "VStack" }?.frame.minY ?? .nan)
    }

    // MARK: Pages

    private struct Pages: View {
        let log: Log
        @State private var page = 0

        var body: some View {
            TabView(selection: $page) {
                ForEach(0..<3, id: \.self) { number in
                    (number == 0 ? Color(.sRGB, red: 1, green: 0, blue: 0) : Color(.sRGB, red: 0, green: 0, blue: 1))
                        .tag(number)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            .onChange(of: page) { _, new in log.lines.append("\(new)") }
        }
    }

    @Test("A page follows the finger, turns where it has gone half of the way, and goes back where it has not")
    func pages() {
        let log = Log()
        let host = ViewHost(Pages(log: log), size: CGSize(width: 200, height: 100))
        let red = ResolvedColor(red: 1, green: 0, blue: 0), blue = ResolvedColor(red: 0, green: 0, blue: 1)
        #expect(host.boxes(red) == [CGRect(x: 0, y: 0, width: 200, height: 100)] && host.boxes(blue).isEmpty)
        drag(host, from: CGPoint(x: 150, y: 50), by: CGSize(width: -80, height: 0), lifts: false)
        #expect(host.boxes(red).first?.minX == -80 && host.boxes(blue).first?.minX == 120)
        host.send(.pointerUp(CGPoint(x: 70, y: 50)))
        finish(host)
        #expect(host.boxes(red).first?.minX == 0 && host.boxes(blue).isEmpty && log.lines.isEmpty)
        drag(host, from: CGPoint(x: 150, y: 50), by: CGSize(width: -120, height: 0))
        #expect(log.take() == ["1"])
        #expect(abs((host.boxes(blue).map(\.minX).min() ?? 0) - 80) < 1)
        finish(host)
        #expect(host.boxes(red).isEmpty && host.boxes(blue).first?.minX == 0)
        // Nothing lies beyond the first page.
        drag(host, from: CGPoint(x: 20, y: 50), by: CGSize(width: 150, height: 0))
        finish(host)
        drag(host, from: CGPoint(x: 20, y: 50), by: CGSize(width: 150, height: 0), lifts: false)
        #expect(log.take() == ["0"] && host.boxes(red).first?.minX == 0)
    }

    private struct Counted: View {
        let number: Int
        @State private var count = 0

        var body: some View {
            Button("page \(number) count \(count)") { count += 1 }.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    @Test("A page that is out of sight, and not beside the chosen one, keeps its state") func pageState() {
        struct Counters: View {
            var body: some View {
                TabView { ForEach(0..<4, id: \.self) { Counted(number: $0) } }.tabViewStyle(
                    .page(indexDisplayMode: .never))
            }
        }
        let host = ViewHost(Counters(), size: CGSize(width: 200, height: 100))
        host.tap("page 0 count 0")
        for (way, page) in [(-120, 1), (-120, 2), (120, 1), (120, 0)] as [(CGFloat, Int)] {
            drag(host, from: CGPoint(x: way < 0 ? 180 : 20, y: 90), by: CGSize(width: way, height: 0))
            finish(host)
            #expect(host.shows("page \(page) count \(page == 0 ? 1 : 0)"), "page \(page)")
        }
    }
}
